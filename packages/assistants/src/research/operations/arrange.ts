import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import type { Claim } from "../domain/evidence/claim.ts";
import { figuresIn } from "../domain/evidence/figures.ts";
import type { Report } from "../domain/report/report.ts";
import { orderIn } from "../lexicon/orders.ts";
import { type AgentState, type AgentUpdate, sourcesOf } from "../state.ts";
import { holdsSomething } from "../thread/thread.ts";
import { asCondition } from "./as-condition.ts";
import { shownAgain } from "./shown-again.ts";

/** `arrange`: the sentences by date or by their first figure; those that name none come last. */
export function arrangeReport(call: CheckedCall, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { state } = scene;
  const said = wordsFor(call, "words") ?? wordsFor(call, "sort") ?? "";
  const { report } = state;
  if (report === null || !holdsSomething(state) || choiceFor(call, "how") !== "sort")
    return asCondition(said, "change", scene, "form");
  const order = orderIn(said);
  const sources = sourcesOf(state);
  const keyOf = (id: string): number | null => {
    const claim = state.claims[id] as Claim | undefined;
    const [quote] = claim?.quotes ?? [];
    if (claim === undefined || quote === undefined) return null;
    if (order.by === "figure") return Number([...figuresIn(claim.text)][0] ?? Number.NaN);
    return Date.parse(sources.get(quote.source)?.published ?? "");
  };
  const sorted = (lines: Report["lead"]) =>
    [...lines].sort((left, right) => {
      const [one, other] = [keyOf(left.claims[0] ?? ""), keyOf(right.claims[0] ?? "")];
      const [unknownOne, unknownOther] = [!isNumber(one), !isNumber(other)];
      if (unknownOne || unknownOther) return Number(unknownOne) - Number(unknownOther);
      return order.isAscending ? Number(one) - Number(other) : Number(other) - Number(one);
    });
  const sections = report.sections.map((section) => ({ ...section, lines: sorted(section.lines) }));
  const by = {
    date: { ko: "발행일", en: "date" },
    figure: { ko: "문장의 첫 수치", en: "the first figure of each sentence" },
  }[order.by];
  return shownAgain({ ...report, lead: sorted(report.lead), sections }, scene, {
    ko: `${by.ko} 순서로 다시 놓았어요. 모르는 것은 뒤에 있어요.`,
    en: `In order of ${by.en}; what names none comes last.`,
  });
}

function isNumber(key: number | null): boolean {
  return key !== null && !Number.isNaN(key);
}
