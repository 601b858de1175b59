import { understand } from "@maru/language";
import type { Language } from "@maru/state";
import { accountFor } from "../accounting/account.ts";
import { partsOfReply } from "../model/reply.ts";
import { checkParts } from "../parts/check-parts.ts";
import type { Part } from "../parts/part.ts";
import { renderParts } from "../parts/render-parts.ts";
import type { Values } from "../parts/token.ts";
import type { DialogueState } from "./dialogue-fields.ts";

type Answered = Pick<DialogueState, "heard" | "model_steps" | "operations" | "parts" | "results">;

/** What is wrong with what the model wants to say, in words for the model. */
export function replyProblems(state: Answered): readonly string[] {
  const reply = state.model_steps.at(-1)?.reply ?? null;
  if (reply === null) return [];
  const wrong = checkParts(partsOfReply(reply), valuesOf(state)).map(
    ({ index, code, found }) => `reply.parts[${index}]: ${code} ${found.slice(0, 120)}`,
  );
  const open = openClauses(state).map((words) => `nothing stands for «${words.slice(0, 120)}»`);
  return [...wrong, ...open];
}

/** Words of the message that no operation, answer or offer covers. */
export function openClauses({ heard, model_steps, operations, results }: Answered): readonly string[] {
  if (heard === null) return [];
  const utterance = understand(heard.text, { now: NEVER });
  const spans = operations.filter(({ status }) => status !== "refused").flatMap(({ covers }) => covers);
  const reply = model_steps.at(-1)?.reply ?? null;
  // Words that cannot be said answer nothing.
  const isSaid = reply !== null && sound(partsOfReply(reply), new Map(Object.entries(results))).length > 0;
  const answered = new Set(isSaid ? reply.covers : []);
  return accountFor(utterance, spans)
    .open.filter(({ id }) => !answered.has(id))
    .map(({ words }) => words);
}

/** Clauses are the same at any time. */
const NEVER = "2000-01-01T00:00:00+09:00";

/**
 * The answer of a turn: what changed, in the words of the code, then what the model says as far as it holds, or else
 * what the operations say themselves; last what nothing stands for.
 */
export function answerParts(state: Answered): readonly Part[] {
  const { parts } = state;
  const reply = state.model_steps.at(-1)?.reply ?? null;
  const open = openClauses(state);
  const unread: readonly Part[] = open.length === 0 ? [] : [{ type: "not_understood", words: [...open] }];
  if (reply === null) return [...parts, ...unread];
  const said = sound(partsOfReply(reply), valuesOf(state));
  if (said.length === 0) return [...parts, ...unread];
  const written = parts.filter(({ type }) => type === "change" || type === "draft");
  const grounds = parts.filter(({ type }) => type === "ground");
  return [...written, ...said, ...grounds, ...unread];
}

/**
 * What the operations of this turn came to, as text before an answer of the rules; empty where the rules have the whole
 * message.
 */
export function saidBefore(state: Answered & Pick<DialogueState, "unread">, language: Language): string {
  return state.unread === null ? "" : renderParts(state.parts, valuesOf(state), language);
}

/** Parts that hold. A sentence without a ground is general knowledge; one with a figure of its own goes. */
function sound(parts: readonly Part[], results: Values): readonly Part[] {
  const problems = checkParts(parts, results);
  return parts.flatMap((part, index): readonly Part[] => {
    const codes = problems.filter((each) => each.index === index).map(({ code }) => code);
    if (codes.length === 0) return [part];
    const isGroundless = codes.every((code) => code === "NO_GROUND");
    return isGroundless && part.type === "fact" ? [{ type: "general", text: part.text }] : [];
  });
}

function valuesOf({ results }: Answered): Values {
  return new Map(Object.entries(results));
}
