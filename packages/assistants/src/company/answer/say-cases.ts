import { grouped } from "@maru/dialogue";
import type { Language, Sentence } from "@maru/state";
import type { Act } from "../domain/compliance/act.ts";
import type { Case } from "../domain/compliance/judge-open.ts";
import { FACT_QUESTIONS } from "./say-verdict.ts";

const OCCASION_LABELS: { readonly [occasion in NonNullable<Act["occasion"]>]: Sentence } = {
  briefing_single: { ko: "한 기관 제품설명회 자리라면", en: "At a briefing at one institution" },
  briefing_multi: { ko: "여러 기관 설명회 자리라면", en: "At a briefing for several institutions" },
  none: { ko: "설명회 없는 자리라면", en: "Without a briefing" },
};

/** What is so in every case first, then each case in a line, then what would settle it. */
export function sayCases(act: Act, cases: readonly Case[], language: Language): string {
  const isNever = cases.every(({ verdict }) => verdict.status === "fail");
  const isAlways = cases.every(({ verdict }) => verdict.status === "pass");
  const head = isNever
    ? { ko: "아니요, 안 돼요.", en: "No." }
    : isAlways
      ? { ko: "네, 돼요.", en: "Yes." }
      : cases.length === 1
        ? { ko: "조건을 지키면 돼요.", en: "Yes, on conditions." }
        : { ko: "자리에 따라 달라요.", en: "It depends." };
  const lines = cases.map((each) => sayCase(act, each, language));
  const unknown = [...new Set(cases.flatMap(({ verdict }) => verdict.missing))].filter(
    (fact) => fact !== "amount" && fact !== "recipient",
  );
  const open = unknown.map((fact) => FACT_QUESTIONS[fact]?.[language] ?? fact);
  const official =
    act.is_public_official === null && act.kind === "meal"
      ? [
          {
            ko: "받는 분이 공직자 등(국공립병원·공공의료원)이면 1인 5만원까지예요(청탁금지법 시행령 별표 1).",
            en: "For public officials the limit is 50,000 won a person.",
          }[language],
        ]
      : [];
  return [head[language], ...lines, ...official, ...open.slice(0, 1)].join("\n");
}

function sayCase(act: Act, { occasion, verdict }: Case, language: Language): string {
  const { status, deciding, largest, findings } = verdict;
  const where = occasion === null || act.occasion !== null ? "" : `${OCCASION_LABELS[occasion][language]} `;
  const deciders = deciding === null ? findings.slice(0, 1) : [deciding];
  const ground = deciders.map(
    ({ rule }) => `${rule.title[language]}, ${rule.source.title} ${rule.source.article}`,
  );
  const basis = ground.length === 0 ? "" : ` (${ground.join("; ")})`;
  const most = largest === null || largest === 0 ? "" : mostOf(act, largest, language);
  if (status === "fail") {
    const remedy = deciding?.rule.remedy[language] ?? "";
    return { ko: `${where}안 돼요${basis}. ${remedy}${most}`, en: `${where}no${basis}. ${remedy}${most}` }[
      language
    ];
  }
  if (act.amount === null && largest !== null)
    return { ko: `${where}${most.trim()}${basis}`, en: `${where}${most.trim()}${basis}` }[language];
  return { ko: `${where}돼요${basis}.${most}`, en: `${where}yes${basis}.${most}` }[language];
}

function mostOf({ people }: Act, largest: number, language: Language): string {
  const who = people === null ? "" : { ko: `${people}명 `, en: `for ${people}, ` }[language];
  return {
    ko: ` ${who}최대 ${grouped(largest)}원까지 돼요.`,
    en: ` At most ${who}${grouped(largest)} won.`,
  }[language];
}
