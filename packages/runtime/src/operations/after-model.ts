import { type DialogueState, replyProblems } from "@maru/dialogue";
import type { StateDefinition, StateOf } from "@maru/state";
import { answerView } from "./answer-view.ts";
import type { Abilities } from "./behaviour.ts";
import { HAND_OVER } from "./model-question.ts";

/** What is next once a model has answered, or what it asked for is done. */
export type Next = "operations" | "ask" | "rules" | "tell";

export function afterModel<Definition extends StateDefinition>(
  abilities: Abilities<Definition>,
  state: StateOf<Definition>,
): Next {
  const dialogue = state as unknown as DialogueState;
  const { calls, model_steps, operations, unread } = dialogue;
  const last = model_steps.at(-1);
  if (calls.length > 0) return "operations";
  // Where no model reads, the rules hear what the trained reader left.
  if (last === undefined) return unread === null ? "tell" : "rules";
  if (abilities.isUnderWay?.(state) === true) return "tell";
  const isUntouched = operations.every(({ status }) => status === "refused");
  if (last.called.some(({ name }) => name === HAND_OVER)) return isUntouched ? "rules" : "tell";
  if (last.failed !== null) return isUntouched ? "rules" : "tell";
  if (last.reply !== null && replyProblems(dialogue, answerView(abilities, state)).length === 0)
    return "tell";
  // One repair; then what can be said is said.
  const repairs = model_steps.filter(({ reply, problems }) => reply !== null || problems.length > 0).length;
  if (last.rounds_left === 0 || repairs > 1) return isUntouched && last.reply === null ? "rules" : "tell";
  return "ask";
}
