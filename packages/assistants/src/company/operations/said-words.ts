import type { CheckedCall } from "@maru/dialogue";
import type { Scene } from "@maru/runtime";
import { wordsFor } from "../../shared/operations/arguments-of.ts";
import type { GlobalSessionState } from "../states/state.ts";

const WORDS = ["what", "question", "words", "change", "text", "with", "to", "term"];

/** Everything that an operation was told in words, amounts included; the message itself where it names none. */
export function saidWords(call: CheckedCall, { state }: Scene<GlobalSessionState>): string {
  const own = WORDS.flatMap((name) => wordsFor(call, name) ?? []);
  const mentioned = Object.values(call.arguments)
    .flat()
    .flatMap((each) => (each.type === "mention" ? [each.mention.words] : []));
  const missing = mentioned.filter((words) => !own.some((each) => each.includes(words)));
  const all = [...own, ...missing].join(" ").trim();
  return all === "" ? (state.heard?.text ?? "") : all;
}
