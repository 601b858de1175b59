import type { Language, Sentence } from "@maru/state";
import type { Catalogue } from "../operations/catalogue.ts";
import type { Thing } from "../references/thing.ts";
import { type Result, sayValue } from "../results/result.ts";
import { labelOfCall } from "../saying/describe-call.ts";
import type { DialogueState } from "./dialogue-fields.ts";

/** What every assistant can be pointed at: slots, results, drafts, offers, and what was last supposed. */
export function shownDialogue(state: DialogueState, { operations, slots }: Catalogue): readonly Thing[] {
  const numbered = (id: string) => Number(id.replace(/\D/gu, ""));
  const inOrder = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.entries(all).sort(([left], [right]) => numbered(left) - numbered(right));
  return [
    ...[...slots.values()].map(({ name, label }): Thing => ({ kind: "slot", id: name, label })),
    ...inOrder(state.results).map(
      ([id, { op, values }], index): Thing => ({
        kind: "result",
        id,
        label: nameOfResult(values) ?? operations.get(op)?.label ?? { ko: op, en: op },
        names: Object.values(values).flatMap(({ label }) => [label.ko, label.en]),
        position: index + 1,
      }),
    ),
    ...inOrder(state.drafts).map(
      ([id, { title }], index): Thing => ({
        kind: "draft",
        id,
        label: { ko: title, en: title },
        position: index + 1,
      }),
    ),
    ...state.wishes.map(
      ({ what }, index): Thing => ({
        kind: "rule",
        id: `wish.${index + 1}`,
        label: { ko: what, en: what },
        position: index + 1,
      }),
    ),
    ...state.offers.map(
      ({ label }, index): Thing => ({ kind: "offer", id: String(index + 1), label, position: index + 1 }),
    ),
    ...state.supposed_calls.map(
      (call, index): Thing => ({
        kind: "supposition",
        id: String(index + 1),
        label: labelOfCall(call, { operations, slots }),
        position: index + 1,
      }),
    ),
  ];
}

/** A figure goes by what it is and how much: «월세 상한 45만원». */
function nameOfResult(values: Result["values"]): Sentence | undefined {
  const [first] = Object.values(values).filter(({ label }) => label.ko !== "");
  if (first === undefined) return undefined;
  if (first.kind === "text" || first.kind === "rows") return undefined;
  const named = (language: Language) => `${first.label[language]} ${sayValue(first, language)}`;
  return { ko: named("ko"), en: named("en") };
}
