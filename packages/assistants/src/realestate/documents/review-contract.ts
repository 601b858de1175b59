import { findMoney } from "@maru/language";
import type { Sentence } from "@maru/state";
import type { ContractReview, ReviewedClause } from "../ports.ts";
import { missingClauses } from "./review/expected-clauses.ts";
import { CHECKS, type Context, type Finding, type Rule } from "./review/finding.ts";
import { judgeIncrease } from "./review/judge-increase.ts";
import { LEAVING_RULES } from "./review/judge-leaving.ts";
import { DEPOSIT_RULES, judgePenalty } from "./review/judge-money.ts";
import { PROTECTION_RULES } from "./review/judge-protection.ts";
import { REPAIR_RULES } from "./review/judge-repair.ts";
import { SHOP_RULES } from "./review/judge-shop.ts";
import { judgeTerm, TERM_RULES } from "./review/judge-term.ts";
import { kindOfClause } from "./review/kind-of-clause.ts";
import { isUnread, koreanClause } from "./review/korean-clause.ts";
import { type Clause, sentencesOf, splitClauses } from "./review/split-clauses.ts";

type Risk = ReviewedClause["risk_level"];

const RULES: readonly Rule[] = [
  ...PROTECTION_RULES,
  ...TERM_RULES,
  judgeIncrease,
  judgePenalty,
  ...LEAVING_RULES,
  ...DEPOSIT_RULES,
  ...REPAIR_RULES,
  judgeTerm,
];
const RANK: Readonly<Record<Risk, number>> = { low: 0, medium: 1, high: 2 };

/**
 * A pasted lease, clause by clause: what each is about, how risky it is for the tenant, the article and a better
 * wording.
 *
 * @example
 * reviewContract("제5조 갱신 시 보증금을 10% 인상한다.").clauses[0]?.risk_level; // "high"
 */
export function reviewContract(text: string, of: "home" | "shop" = "home"): ContractReview {
  const context: Context = { deposit: depositOf(text) };
  const rules = of === "shop" ? SHOP_RULES : RULES;
  const judged = splitClauses(text).map((clause) => ({
    clause,
    findings: findingsIn(clause, context, rules),
  }));
  const clauses = judged.map(({ clause, findings }) => reviewed(clause, findings));
  const failed = new Set(judged.flatMap(({ findings }) => findings.map(({ fails }) => fails)));
  const missing = missingClauses(text, clauses.length);
  const worst = clauses.reduce<Risk>((worse, { risk_level }) => worseOf(worse, risk_level), "low");
  return {
    clauses,
    risk_level: missing.length > 3 ? worseOf(worst, "medium") : worst,
    missing_clauses: missing,
    recommendations: recommendationsFor(clauses, missing.length, of),
    compliance_check: Object.fromEntries(CHECKS.map((check) => [check, !failed.has(check)])),
  };
}

function findingsIn({ text }: Clause, context: Context, rules: readonly Rule[]): readonly Finding[] {
  const findings = sentencesOf(text).flatMap((sentence) =>
    rules.flatMap((rule) => {
      const finding = rule(koreanClause(sentence), context);
      return finding === undefined ? [] : [finding];
    }),
  );
  return findings.sort((left, right) => RANK[right.risk_level] - RANK[left.risk_level]);
}

/** The worst finding speaks for the clause; others of the same weight are added to its reason. */
function reviewed({ number, text, isSpecialTerm }: Clause, findings: readonly Finding[]): ReviewedClause {
  const [worst] = findings;
  if (worst === undefined && isUnread(text))
    return {
      number,
      text,
      kind: isSpecialTerm ? "special_term" : kindOfClause(text),
      risk_level: "medium",
      reason: NOT_JUDGED,
      articles: [],
      suggestion: null,
    };
  if (worst === undefined)
    return {
      number,
      text,
      kind: isSpecialTerm ? "special_term" : kindOfClause(text),
      risk_level: "low",
      reason: nothingFound(isSpecialTerm ? "special_term" : kindOfClause(text)),
      articles: [],
      suggestion: null,
    };
  const equals = findings.filter(({ risk_level }) => risk_level === worst.risk_level);
  const reasons = unique(equals.map(({ reason }) => reason));
  return {
    number,
    text,
    kind: worst.kind,
    risk_level: worst.risk_level,
    reason: { ko: reasons.map(({ ko }) => ko).join(" "), en: reasons.map(({ en }) => en).join(" ") },
    articles: unique(equals.flatMap(({ articles }) => articles)),
    suggestion: worst.suggestion,
  };
}

function recommendationsFor(
  clauses: readonly ReviewedClause[],
  missing: number,
  of: "home" | "shop",
): readonly Sentence[] {
  const risky = (level: Risk) =>
    clauses
      .filter(({ risk_level, suggestion }) => risk_level === level && suggestion !== null)
      .map(({ number, suggestion }) => ({
        ko: `${number} 조항을 이렇게 바꿔 달라고 하세요: ${suggestion?.ko}`,
        en: `Ask to change clause ${number}: ${suggestion?.en}`,
      }));
  return [
    ...risky("high"),
    ...risky("medium"),
    ...(missing > 0 ? [ADD_MISSING] : []),
    ...(clauses.some(({ risk_level }) => risk_level === "high") ? [ASK_FOR_HELP[of]] : []),
    BEFORE_SIGNING[of],
  ];
}

function depositOf(text: string): number | null {
  const found = findMoney(text.slice(0, 20_000)).find(({ value }) => value.role === "deposit");
  return found?.value.kind === "exact" ? found.value.amount : null;
}

function worseOf(left: Risk, right: Risk): Risk {
  return RANK[left] >= RANK[right] ? left : right;
}

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** What a clause of a kind is looked at for. */
const LOOKED_FOR: Readonly<Record<ReviewedClause["kind"], Sentence>> = {
  term: { ko: "2년보다 짧거나 2년을 막는지", en: "a term under two years" },
  increase: { ko: "5%와 1년 제한을 넘는 인상인지", en: "increases beyond 5% or within a year" },
  penalty: { ko: "위약금과 연체이자가 지나친지", en: "excessive penalties and interest" },
  termination: { ko: "갱신하거나 나갈 권리를 막는지", en: "limits to renewing or leaving" },
  repair: {
    ko: "큰 수리나 통상의 마모를 임차인에게 넘기는지",
    en: "major repairs and wear put on the tenant",
  },
  deposit_return: {
    ko: "보증금 반환을 미루거나 조건을 붙이는지",
    en: "delays and conditions of the deposit's return",
  },
  special_term: {
    ko: "전입신고·갱신·보증금·수리에서 임차인에게 불리한지",
    en: "disadvantages in registering, renewing, the deposit and repairs",
  },
  other: {
    ko: "전입신고·갱신·보증금·수리에서 임차인에게 불리한지",
    en: "disadvantages in registering, renewing, the deposit and repairs",
  },
};

function nothingFound(kind: ReviewedClause["kind"]): Sentence {
  const { ko, en } = LOOKED_FOR[kind];
  return {
    ko: `${ko} 봤어요. 임차인에게 불리하거나 법에 어긋나는 내용을 찾지 못했어요.`,
    en: `Looked for ${en}: nothing found that is against the tenant or the law.`,
  };
}
/** Better no verdict than a wrong one. */
const NOT_JUDGED: Sentence = {
  ko: "영어로 된 이 조항은 제가 아는 유형이 아니라서 판단하지 못했어요. 괜찮다는 뜻은 아니니 한국어 계약서의 문장을 보여 주시거나 대한법률구조공단(132)에 확인해 주세요.",
  en: "I do not know this kind of clause in English, so I could not judge it. That does not mean it is fine: show me the Korean text, or ask legal aid (132).",
};
const ADD_MISSING: Sentence = {
  ko: "빠진 조항을 계약서에 더해 두세요.",
  en: "Have the missing clauses added.",
};
const ASK_FOR_HELP: Readonly<Record<"home" | "shop", Sentence>> = {
  home: {
    ko: "서명하기 전에 대한법률구조공단(132)이나 주택임대차분쟁조정위원회에 물어보세요.",
    en: "Before signing, ask the Korea Legal Aid Corporation (132) or the lease dispute committee.",
  },
  shop: {
    ko: "서명하기 전에 대한법률구조공단(132)이나 상가건물임대차분쟁조정위원회에 물어보세요.",
    en: "Before signing, ask the Korea Legal Aid Corporation (132) or the committee for leases of shops.",
  },
};
const BEFORE_SIGNING: Readonly<Record<"home" | "shop", Sentence>> = {
  home: {
    ko: "서명 전과 잔금 전에 등기부등본을 다시 떼고, 이사한 날 전입신고와 확정일자를 마치세요.",
    en: "Check the register before signing and before paying; report the move and get a fixed date on the day you move.",
  },
  shop: {
    ko: "서명 전과 잔금 전에 등기부등본을 다시 떼고, 상가를 넘겨받으면 바로 사업자등록을 신청하고 세무서에서 확정일자를 받으세요.",
    en: "Check the register before signing and before paying; on taking over, apply for business registration and get a fixed date at the tax office.",
  },
};
