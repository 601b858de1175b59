import type { NodeContext } from "@maru/runtime";
import type { Language, Sentence } from "@maru/state";
import { sayVerdict } from "../answer/say-verdict.ts";
import rulesData from "../content/rules.json" with { type: "json" };
import type { Desk } from "../desk.ts";
import type { Act } from "../domain/compliance/act.ts";
import { judge, type Verdict } from "../domain/compliance/judge.ts";
import { Rule } from "../domain/compliance/rule.ts";
import type { Request } from "../domain/request.ts";
import { findCues } from "../reading/cues.ts";
import { readAct } from "../reading/read-act.ts";
import type { Worked } from "./worked.ts";

export const RULES: readonly Rule[] = rulesData.map((rule) => Rule.parse(rule));
const LAWS = { law: "rebate_law", code: "fair_trade", company: "internal_compliance" } as const;

export function verdictOf(act: Act, desk: Desk): Verdict {
  return judge(act, RULES, desk.data.ledger);
}

/** Judges an act, or what a document says was done or will be. */
export function validate({ act, words, op }: Request, desk: Desk, context: NodeContext): Worked {
  if (op === "review") return reviewed(words, desk, context);
  if (act === null) throw new Error("nothing to judge");
  const verdict = verdictOf(act, desk);
  const text = sayVerdict(act, verdict, context.language);
  return {
    text,
    result: { text, status: verdict.status, risk: verdict.risk, largest: verdict.largest },
    own: stateOf(act, verdict, "action", context.language),
  };
}

/** Every act that the words of a document name is judged; a document that names none holds nothing to judge. */
function reviewed(words: string, desk: Desk, { now, language }: NodeContext): Worked {
  const named = findCues(words).some(({ meaning }) => meaning.is === "act");
  const act = named ? readAct(words, now(), desk) : null;
  if (act === null) {
    const text = NOTHING_TO_JUDGE[language];
    return {
      text,
      result: { text, status: "pass", risk: "low", largest: null },
      own: {
        validation_target: { words },
        validation_type: "document",
        applied_rules: ["internal_compliance"],
        risk_level: "low",
      },
    };
  }
  const verdict = verdictOf(act, desk);
  const text = sayVerdict(act, verdict, language);
  return {
    text,
    result: { text, status: verdict.status, risk: verdict.risk, largest: verdict.largest },
    own: stateOf(act, verdict, "document", language),
  };
}

const NOTHING_TO_JUDGE: Sentence = {
  ko: "규정 검토: 통과. 문서에 경제적 이익 제공이나 효능 주장이 없어 어긋나는 규정이 없어요(자율준수 관리규정 기준).",
  en: "Rules: passed. The document names no benefit and no claim, so no rule is broken (company rules).",
};

function stateOf(
  act: Act,
  { findings, status, risk }: Verdict,
  type: "action" | "document",
  language: Language,
) {
  const broken = findings.filter((each) => each.status === "broken");
  return {
    validation_target: JSON.parse(JSON.stringify(act)),
    validation_type: type,
    applied_rules: [...new Set(findings.map(({ rule }) => LAWS[rule.layer]))],
    validation_results: findings.map(({ rule, status: each }) => ({
      rule: rule.id,
      status: each === "broken" ? "fail" : "pass",
      confidence: each === "open" ? 0.5 : 1,
      details: rule.title[language],
    })),
    violations: broken.map(({ rule, used, limit }) => ({ rule: rule.id, used, limit })),
    risk_level: status === "pass" ? "low" : risk,
    recommendations: broken.map(({ rule }) => rule.remedy[language]),
    required_modifications: [],
  };
}
