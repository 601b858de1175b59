import { grouped } from "@maru/dialogue";
import type { Language, Sentence } from "@maru/state";
import type { Act } from "../domain/compliance/act.ts";
import type { RuleFinding, Verdict } from "../domain/compliance/judge.ts";
import type { Risk } from "../domain/compliance/rule.ts";

const STATUS: { readonly [status in Verdict["status"]]: Sentence } = {
  pass: { ko: "됩니다", en: "Allowed" },
  fail: { ko: "안 됩니다", en: "Not allowed" },
  open: { ko: "아직 말할 수 없어요", en: "Open" },
};
const RISK: { readonly [risk in Risk]: Sentence } = {
  low: { ko: "낮음", en: "low" },
  medium: { ko: "보통", en: "medium" },
  high: { ko: "높음", en: "high" },
  critical: { ko: "매우 높음", en: "critical" },
};

/** What has to be known of an act, as it is asked. */
export const FACT_QUESTIONS: { readonly [fact: string]: Sentence } = {
  occasion: {
    ko: "한 기관 제품설명회인가요, 여러 기관 설명회인가요, 설명회 없는 자리인가요?",
    en: "Is it a briefing at one institution, for several, or none at all?",
  },
  is_public_official: {
    ko: "받는 분이 공직자 등(국공립병원, 공공의료원, 사립학교 교직원)인가요?",
    en: "Is the recipient a public official?",
  },
  amount: { ko: "금액이 얼마인가요?", en: "How much is it?" },
  people: { ko: "몇 명이 함께하나요?", en: "For how many people?" },
  recipient: { ko: "누구에게 제공하나요?", en: "Who receives it?" },
  has_contract: { ko: "서면 계약이 있나요?", en: "Is there a written contract?" },
  reported_to_association: { ko: "협회에 미리 신고했나요?", en: "Was it reported to the association?" },
  through_association: { ko: "협회를 통해 지원하나요?", en: "Does it go through the association?" },
  at_least_30_minutes: { ko: "30분 이상 걸리는 조사인가요?", en: "Does it take at least 30 minutes?" },
  smallest_quantity: { ko: "최소 수량인가요?", en: "Is it the smallest quantity?" },
  marked_as_sample: { ko: "견본품(sample) 표시가 있나요?", en: "Is it marked as a sample?" },
};

/** The verdict first, then the rule with its numbers, the largest amount allowed, and what else to know. */
export function sayVerdict(act: Act, verdict: Verdict, language: Language): string {
  const { status, risk, deciding, findings, largest, missing, notices } = verdict;
  if (findings.length === 0)
    return {
      ko: "이 행위를 다루는 규정을 가지고 있지 않아 판단하지 않을게요. 준법관리팀에 확인해 주세요.",
      en: "No rule at hand is about this. Please ask the compliance team.",
    }[language];
  const head = {
    ko: `${STATUS[status].ko}${status === "fail" ? ` (위험도 ${RISK[risk].ko})` : ""}.`,
    en: `${STATUS[status].en}${status === "fail" ? ` (risk: ${RISK[risk].en})` : ""}.`,
  }[language];
  const others = findings.filter((each) => each !== deciding && each.status !== "open");
  const lines = [
    head,
    ...(deciding === null ? [] : [sayFinding(deciding, act, language)]),
    ...others.slice(0, 4).map((each) => sayFinding(each, act, language)),
    ...(largest === null || act.amount === null
      ? []
      : [
          {
            ko: `허용되는 최대 금액: ${grouped(largest)}원${act.people === null ? "" : `(${act.people}명)`}`,
            en: `Largest amount allowed: ${grouped(largest)} won`,
          }[language],
        ]),
    ...(status === "fail" && deciding !== null
      ? [
          { ko: `이렇게 하세요: ${deciding.rule.remedy.ko}`, en: `What to do: ${deciding.rule.remedy.en}` }[
            language
          ],
        ]
      : []),
    ...missing.map(
      (fact) =>
        `${{ ko: "확인이 필요해요", en: "To be settled" }[language]}: ${FACT_QUESTIONS[fact]?.[language] ?? fact}`,
    ),
    ...notices.map(
      (rule) =>
        ({
          ko: `참고: ${rule.source.title} ${rule.source.article}, ${rule.title.ko} (회사 규정에는 아직 반영되지 않아 판단을 바꾸지 않아요)`,
          en: `Note: ${rule.title.en} (${rule.source.title} ${rule.source.article}); it does not change the verdict`,
        })[language],
    ),
  ];
  return lines.join("\n");
}

const MARKS: { readonly [status in RuleFinding["status"]]: Sentence } = {
  broken: { ko: "위반", en: "broken" },
  kept: { ko: "지킴", en: "kept" },
  open: { ko: "미확인", en: "open" },
};

function sayFinding({ rule, status, used, limit }: RuleFinding, { amount }: Act, language: Language): string {
  const { title, article } = rule.source;
  const unit =
    rule.limit?.of === "times" ? { ko: "회", en: " times" }[language] : { ko: "원", en: " won" }[language];
  const numbers =
    used === null || limit === null || (amount === null && rule.limit?.of !== "times")
      ? ""
      : ` (${grouped(used)}${unit} / ${grouped(limit)}${unit})`;
  return `- ${title} ${article}: ${rule.title[language]}, ${MARKS[status][language]}${numbers}`;
}
