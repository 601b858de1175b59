import { findDates } from "@maru/language";
import { type Finding, HOUSING, phrase, type Rule } from "./finding.ts";

const PERIOD = /기간|부터.{1,40}까지|계약은|존속/u;
/** Dates of a contract do not depend on today; any instant serves. */
const ANY_DAY = "2026-01-01T00:00:00+09:00";
const TWO_YEARS_IN_DAYS = 729;

/** A term under two years; «12개월» elsewhere in a contract is not one. */
export function judgeTerm(sentence: string): Finding | undefined {
  if (
    !PERIOD.test(sentence) ||
    /갱신|통지|통보|전까지\s?(?:갱신|해지)|연체|수리|하자|보증보험/u.test(sentence)
  )
    return undefined;
  const days = daysOf(sentence) ?? namedDays(sentence);
  if (days === undefined) return undefined;
  return days < TWO_YEARS_IN_DAYS ? SHORT : LONG_ENOUGH;
}

function daysOf(sentence: string): number | undefined {
  const days = findDates(sentence, { now: ANY_DAY }).flatMap(({ value }) =>
    value.kind === "day" ? [value.date] : value.kind === "span" ? [value.from, value.to] : [],
  );
  const [from, to] = days;
  if (from === undefined || to === undefined || to <= from) return undefined;
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

function namedDays(sentence: string): number | undefined {
  const named = /(?:기간|존속)[^.]{0,16}?(\d{1,2}|일|이|한|두|육|여섯)\s?(년|개월|달)/u.exec(sentence);
  if (named === null) return undefined;
  const words: Readonly<Record<string, number>> = { 일: 1, 한: 1, 이: 2, 두: 2, 육: 6, 여섯: 6 };
  const count = words[named[1] ?? ""] ?? Number(named[1]);
  return named[2] === "년" ? count * 365 : count * 30.4;
}

const SHORT: Finding = {
  kind: "term",
  risk_level: "medium",
  reason: {
    ko: "2년보다 짧게 정했어도 2년으로 봐요. 임차인은 2년을 주장할 수도, 짧은 기간이 유효하다고 주장할 수도 있어요(제4조).",
    en: "A term under two years counts as two; the tenant may claim either (article 4).",
  },
  articles: [`${HOUSING}4`],
  suggestion: {
    ko: "임대차 기간은 인도일부터 2년으로 한다.",
    en: "The term is two years from handover.",
  },
  fails: null,
};

const LONG_ENOUGH: Finding = {
  kind: "term",
  risk_level: "low",
  reason: { ko: "2년 이상이라 제4조에 맞아요.", en: "Two years or more, as article 4 asks." },
  articles: [`${HOUSING}4`],
  suggestion: null,
  fails: null,
};

/** «쓰지 않는다», «안 쓰기로 함», «행사할 수 없다», «이미 사용한 것으로 본다»: in whatever words a right is given up. */
const GIVEN_UP =
  "(?:포기|배제|제외|제한|불가|금지|(?:쓰|(?:사용|행사|요구|청구|주장|인정|적용|허용)[을를]?\\s?하)지\\s?(?:않|못|아니|말|안)|(?:쓸|사용할|행사할|요구할|청구할|주장할)\\s?(?:수|권리가|권리는)\\s?(?:없|못)|(?:사용|행사|요구|청구)?\\s?(?:안|못)\\s?(?:쓰|쓴|씀|쓸|하|한|함|해)|(?<=권(?:은|는|이)?)\\s?없(?:다|음|는)|이미\\s?(?:사용|행사)(?:한|된)\\s?(?:것|걸)|(?:사용|행사)(?:한|된)\\s?것으로)";
/** «제한하지 않는다», «거절하지 못한다»: the right stays. */
const KEPT = /(?:포기|배제|제외|제한|금지|거절|방해|거부)(?:를|을)?\s?(?:하지|할\s?수\s?없|시키지|강요하지)/u;

export const TERM_RULES: readonly Rule[] = [
  phrase(/2\s?년.{0,14}(?:주장하지|요구하지|보장하지|포기)/u, {
    kind: "term",
    risk_level: "high",
    reason: {
      ko: "2년을 주장하지 못하게 하는 약속은 임차인에게 불리해 효력이 없어요(제4조, 제10조).",
      en: "Giving up the two years is void against the tenant (articles 4 and 10).",
    },
    articles: [`${HOUSING}4`, `${HOUSING}10`],
    suggestion: {
      ko: "이 문장을 지운다. 기간은 주택임대차보호법 제4조에 따른다.",
      en: "Strike this; article 4 governs the term.",
    },
    fails: "two_years_kept",
  }),
  phrase(
    new RegExp(
      `(?<!묵시(?:적|의)?\\s?)갱신\\s?(?:요구|청구)?\\s?권?(?:을|를|은|는|의|이)?.{0,14}${GIVEN_UP}|갱신\\s?(?:없이|하지\\s?않고).{0,14}(?:퇴거|명도|인도|나가|비우)`,
      "u",
    ),
    {
      kind: "termination",
      risk_level: "high",
      reason: {
        ko: "계약갱신요구권을 미리 포기시키는 약속은 임차인에게 불리해 효력이 없어요(제6조의3, 제10조).",
        en: "Giving up the right to renew in advance is void (articles 6-3 and 10).",
      },
      articles: [`${HOUSING}6-3`, `${HOUSING}10`],
      suggestion: {
        ko: "임차인은 기간이 끝나기 6개월 전부터 2개월 전까지 계약의 갱신을 요구할 수 있다.",
        en: "The tenant may ask for renewal between six and two months before the end.",
      },
      fails: "renewal_right_kept",
    },
    KEPT,
  ),
  phrase(new RegExp(`묵시(?:적|의)?\\s?갱신.{0,16}(?:${GIVEN_UP}|주장\\s?못|없|아니|않)`, "u"), {
    kind: "termination",
    risk_level: "high",
    reason: {
      ko: "묵시적 갱신을 없애는 약속은 임차인에게 불리해 효력이 없어요(제6조, 제10조).",
      en: "Excluding implied renewal is void against the tenant (articles 6 and 10).",
    },
    articles: [`${HOUSING}6`, `${HOUSING}10`],
    suggestion: { ko: "이 문장을 지운다.", en: "Strike this." },
    fails: "renewal_right_kept",
  }),
  phrase(
    /임대인[은이]?.{0,40}(?:언제든|임의로|일방적|동의\s?없이|수시로|(?:\d{1,2}\s?(?:주|일|개월|달)\s?전)?\s?(?:통보|통지)(?:만)?(?:로|만으로|하고|하면)).{0,30}(?:해지|종료|해제|퇴거|명도|나가)/u,
    {
      kind: "termination",
      risk_level: "high",
      reason: {
        ko: "임대인이 마음대로 계약을 끝낼 수 있게 하고 있어요. 기간 안에는 정해진 이유 없이 해지할 수 없고 2년은 보장되므로(제4조), 임차인에게 불리한 이 약속은 효력이 없어요(제10조).",
        en: "It lets the landlord end the lease at will; two years are guaranteed (article 4), so this is void against the tenant (article 10).",
      },
      articles: [`${HOUSING}4`, `${HOUSING}10`],
      suggestion: {
        ko: "임대인은 임차인이 차임을 2기분 이상 연체하는 등 법에서 정한 사유가 있을 때만 계약을 해지할 수 있다.",
        en: "The landlord may end the lease only for the reasons the law sets, such as two months' arrears.",
      },
      fails: "two_years_kept",
    },
  ),
  phrase(
    /임차인[은이]?.{0,30}(?:이의(?:를)?\s?(?:제기)?(?:하지|할\s?수\s?없|제기하지)|일체(?:의)?\s?(?:권리|청구).{0,10}포기)/u,
    {
      kind: "special_term",
      risk_level: "medium",
      reason: {
        ko: "임차인이 다투지 못하게 하는 약속이에요. 법이 보장하는 권리까지 막는 부분은 효력이 없어요(제10조).",
        en: "It keeps the tenant from objecting; as far as it takes away rights of the act it is void (article 10).",
      },
      articles: [`${HOUSING}10`],
      suggestion: { ko: "이 문장을 지운다.", en: "Strike this." },
      fails: null,
    },
  ),
];
