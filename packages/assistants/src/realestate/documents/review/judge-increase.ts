import { findMoney, findPercentages } from "@maru/language";
import { type Context, type Finding, HOUSING } from "./finding.ts";

const RAISES = /인상|증액|올리|올려|올린|상향/u;
const LEASE_MONEY = /보증금|차임|월세|임대료|전세금|임료|갱신|재계약|연장/u;
const ONLY_OTHER_MONEY = /관리비|공과금/u;
const MAY_NOT = /(?:초과|넘).{0,12}(?:못|없|않)|이내|이하|범위|한도|까지만/u;
const AT_WILL =
  /임대인(?:이|은)?.{0,12}(?:정하는|요구|원하는|임의|일방|언제든|통보)|시세(?:에|대로|만큼)|주변\s?시세|언제든/u;
const OFTEN = /(?:[1-9]|1[01]|한|두|석|세|여섯|육)\s?(?:개월|달)\s?(?:마다|간격|후|뒤)|매월|분기마다|수시로/u;
const CAP = 5;

/** «갱신 시 10% 인상» breaks the cap of article 7; «계약금은 보증금의 10%» speaks of no increase. */
export function judgeIncrease(sentence: string, { deposit }: Context): Finding | undefined {
  if (!RAISES.test(sentence) || !LEASE_MONEY.test(sentence)) return undefined;
  if (ONLY_OTHER_MONEY.test(sentence) && !/보증금|차임|월세|임대료/u.test(sentence)) return undefined;
  const rate = highestRate(sentence, deposit);
  if (rate !== null && rate > CAP) return tooMuch(rate);
  if (OFTEN.test(sentence)) return TOO_OFTEN;
  if (rate !== null) return WITHIN;
  if (/하지\s?(?:않|못)|동결|없/u.test(sentence)) return WITHIN;
  if (AT_WILL.test(sentence)) return AT_WILL_FINDING;
  return MAY_NOT.test(sentence) || /합의|협의|법/u.test(sentence) ? WITHIN : UNBOUNDED;
}

/** The highest rate named, or what a sum is of the deposit. */
function highestRate(sentence: string, deposit: number | null): number | null {
  const after = sentence.search(RAISES);
  const rates = findPercentages(sentence)
    .filter(
      ({ span }) => !/(?:계약금|위약금|중도금|이자|연체)[^,.]{0,14}$/u.test(sentence.slice(0, span.start)),
    )
    .map(({ value }) => (value.kind === "range" ? value.maximum : value.amount));
  if (rates.length > 0) return Math.max(...rates);
  if (deposit === null || deposit === 0 || after < 0) return null;
  const sums = findMoney(sentence)
    .filter(({ span }) => /^\s?(?:을|를|씩|만큼|\s)*\s?(?:인상|증액|올)/u.test(sentence.slice(span.end)))
    .map(({ value }) => (value.kind === "range" ? value.maximum : value.amount));
  return sums.length === 0 ? null : (Math.max(...sums) / deposit) * 100;
}

const ARTICLES = [`${HOUSING}7`, `${HOUSING}10`];
const SUGGESTION = {
  ko: "갱신하거나 계약 기간 중 증액할 때 보증금과 차임은 5%를 넘지 않는 범위에서 협의하여 정한다.",
  en: "On renewal or during the term, deposit and rent are raised by agreement and by no more than 5%.",
};

function tooMuch(rate: number): Finding {
  const shown = Number(rate.toFixed(1));
  return {
    kind: "increase",
    risk_level: "high",
    reason: {
      ko: `${shown}% 인상은 제7조의 상한 5%를 넘어요. 계약 중 증액과 갱신요구권을 쓴 갱신에서 5%를 넘는 부분은 효력이 없어요.`,
      en: `${shown}% goes beyond the 5% cap of article 7; during the term and in a demanded renewal the excess is void.`,
    },
    articles: ARTICLES,
    suggestion: SUGGESTION,
    fails: "increase_within_cap",
  };
}

const TOO_OFTEN: Finding = {
  kind: "increase",
  risk_level: "high",
  reason: {
    ko: "계약이나 마지막 증액 뒤 1년 안에는 올려 달라고 할 수 없어요(제7조 제1항).",
    en: "No increase may be demanded within a year of the contract or the last increase (article 7).",
  },
  articles: ARTICLES,
  suggestion: SUGGESTION,
  fails: "increase_within_cap",
};

const AT_WILL_FINDING: Finding = {
  kind: "increase",
  risk_level: "high",
  reason: {
    ko: "임대인이 마음대로 또는 시세대로 올릴 수 있게 되어 있어요. 상한 5%와 1년 제한(제7조)이 빠져 있어요.",
    en: "The landlord may raise at will or by the market; the 5% cap and the one-year wait of article 7 are missing.",
  },
  articles: ARTICLES,
  suggestion: SUGGESTION,
  fails: "increase_within_cap",
};

const UNBOUNDED: Finding = {
  kind: "increase",
  risk_level: "medium",
  reason: {
    ko: "얼마나 올릴 수 있는지 적혀 있지 않아요. 법의 상한은 5%예요(제7조).",
    en: "It does not say by how much; the law's cap is 5% (article 7).",
  },
  articles: [`${HOUSING}7`],
  suggestion: SUGGESTION,
  fails: null,
};

const WITHIN: Finding = {
  kind: "increase",
  risk_level: "low",
  reason: {
    ko: "증액 상한 5%(제7조)를 넘지 않아요. 증액은 1년이 지나야 요구할 수 있어요.",
    en: "Within the 5% cap of article 7; an increase still needs a year to pass.",
  },
  articles: [`${HOUSING}7`],
  suggestion: null,
  fails: null,
};
