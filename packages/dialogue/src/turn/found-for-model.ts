import type { Sentence } from "@maru/state";
import type { Part } from "../parts/part.ts";
import type { Result } from "../results/result.ts";
import { type DialogueState, nextResultId } from "./dialogue-fields.ts";

/** A model reads this turn, has not answered yet, and may be asked again. */
export function isModelWaiting({ model_steps }: Pick<DialogueState, "model_steps">): boolean {
  const last = model_steps.at(-1);
  return last !== undefined && last.failed === null && last.reply === null && last.rounds_left > 0;
}

/** What an assistant found in its own way, as a result: a model answers from it, and without one it is said as it is. */
export function foundForModel(
  { results, parts }: Pick<DialogueState, "results" | "parts">,
  op: string,
  text: Sentence,
) {
  const id = nextResultId(results);
  const found: Result = {
    ...{ id, op, by: op, rests_on: [], basis: null, is_stale: false },
    values: { text: { kind: "text", label: { ko: "", en: "" }, text: { ...text } } },
  };
  const told: Part = { type: "fact", text: `{{${id}.text}}` };
  return { results: { [id]: found }, parts: [...parts, told] };
}
