import { findPasted, type Gazetteer, understand } from "@maru/language";
import type { Language } from "@maru/state";
import { accountFor } from "../accounting/account.ts";
import type { ClaimContext } from "../claims/find-claims.ts";
import { partsOfReply } from "../model/reply.ts";
import { checkedOffer } from "../offers/checked-offer.ts";
import type { Catalogue } from "../operations/catalogue.ts";
import { checkParts } from "../parts/check-parts.ts";
import type { Offer, Part } from "../parts/part.ts";
import { renderParts } from "../parts/render-parts.ts";
import { sentencesOf } from "../parts/sentences.ts";
import { tokensIn, type Values } from "../parts/token.ts";
import type { Shown } from "../references/thing.ts";
import type { DialogueState } from "./dialogue-fields.ts";

type Answered = Pick<DialogueState, "heard" | "model_steps" | "operations" | "parts" | "results">;

/** What an answer is held against. */
export interface AnswerView {
  readonly catalogue: Catalogue;
  /** Operations that are offered at all: those that can be carried out. */
  readonly able: readonly string[];
  readonly shown: Shown;
  readonly names: readonly Gazetteer[];
  /** Names that free words may only repeat; those of the assistant where nothing else is given. */
  readonly watched?: readonly Gazetteer[] | undefined;
  /** Names and terms that the code itself has shown. */
  readonly told: readonly string[];
  readonly now: string;
}

/** What is wrong with what the model wants to say, in words for the model. */
export function replyProblems(state: Answered, view: AnswerView): readonly string[] {
  const reply = state.model_steps.at(-1)?.reply ?? null;
  if (reply === null) return [];
  const parts = partsOfReply(reply);
  const wrong = checkParts(parts, valuesOf(state), claimsOf(state, view)).map(
    ({ index, code, found }) => `reply.parts[${index}]: ${code} ${found.slice(0, 120)}`,
  );
  const offers = parts.flatMap((part, index) =>
    part.type === "offer" && offersOf(part.offers, state, view).length < part.offers.length
      ? [`reply.parts[${index}]: an offer cannot be carried out as it is`]
      : [],
  );
  const open = openClauses(state, view).map((words) => `nothing stands for «${words.slice(0, 120)}»`);
  return [...wrong, ...offers, ...open];
}

/** Words of the message that no operation, answer or offer covers. */
export function openClauses(state: Answered, view: AnswerView): readonly string[] {
  const { heard, model_steps, operations } = state;
  if (heard === null) return [];
  const utterance = understand(heard.text, { now: NEVER });
  const spans = operations.filter(({ status }) => status !== "refused").flatMap(({ covers }) => covers);
  const reply = model_steps.at(-1)?.reply ?? null;
  // Words that cannot be said answer nothing.
  const isSaid = reply !== null && sound(partsOfReply(reply), state, view).length > 0;
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
export function answerParts(state: Answered, view: AnswerView): readonly Part[] {
  const { parts } = state;
  const reply = state.model_steps.at(-1)?.reply ?? null;
  const open = openClauses(state, view);
  const unread: readonly Part[] = open.length === 0 ? [] : [{ type: "not_understood", words: [...open] }];
  if (reply === null) return [...parts, ...unread];
  const said = sound(partsOfReply(reply), state, view);
  if (said.length === 0) return [...parts, ...unread];
  const written = parts.filter(({ type }) => type === "change" || type === "draft");
  const grounds = parts.filter(({ type }) => type === "ground");
  return [...written, ...said, ...grounds, ...unread];
}

/** What an answer leaves to tap, and what it did not understand: kept with the turn. */
export function keptOfAnswer(parts: readonly Part[]) {
  return {
    offers: parts.flatMap((part) => (part.type === "offer" ? part.offers.map((each) => ({ ...each })) : [])),
    not_understood: parts.flatMap((part) => (part.type === "not_understood" ? [...part.words] : [])),
  };
}

/**
 * What the operations of this turn came to, as text before an answer of the rules; empty where the rules have the whole
 * message.
 */
export function saidBefore(
  state: Pick<DialogueState, "parts" | "results" | "unread">,
  language: Language,
): string {
  return state.unread === null ? "" : renderParts(state.parts, valuesOf(state), language);
}

/** Parts that hold. A sentence without a ground is general knowledge; one with a figure of its own goes. */
function sound(parts: readonly Part[], state: Answered, view: AnswerView): readonly Part[] {
  const problems = checkParts(parts, valuesOf(state), claimsOf(state, view));
  const held = parts.flatMap((part, index): readonly Part[] => {
    const codes = problems.filter((each) => each.index === index).map(({ code }) => code);
    if (codes.some((code) => code !== "NO_GROUND")) return [];
    if (part.type === "fact") return groundedApart(part.text);
    if (part.type !== "offer") return [part];
    const offers = offersOf(part.offers, state, view);
    return offers.length === 0 ? [] : [{ ...part, offers }];
  });
  // Where offers or small words are all that is left, the operations say what came of them.
  return held.some(({ type }) => type !== "offer") ? held : [];
}

/** A sentence with a value is a fact; one without is what a model knows in general, and says so. */
function groundedApart(text: string): readonly Part[] {
  const parts: { type: "fact" | "general"; text: string }[] = [];
  for (const sentence of sentencesOf(text)) {
    const type = tokensIn(sentence).length > 0 ? "fact" : "general";
    const last = parts.at(-1);
    if (last?.type === type) last.text = `${last.text} ${sentence}`;
    else parts.push({ type, text: sentence });
  }
  return parts;
}

function offersOf(
  offers: readonly Offer[],
  { heard }: Answered,
  { catalogue, able, shown, names, now }: AnswerView,
): Offer[] {
  const utterance = heard === null ? null : understand(heard.text, { now, names });
  return offers.flatMap(({ call }) => {
    const offer = checkedOffer(call, { catalogue, able, shown, utterance, names, now });
    return offer === undefined ? [] : [offer];
  });
}

function claimsOf(
  { heard, results }: Answered,
  { names, watched = names, now, told }: AnswerView,
): ClaimContext {
  const found = Object.values(results).flatMap(({ values }) =>
    Object.values(values).flatMap((value) => {
      if (value.kind === "text") return [value.text.ko, value.text.en];
      return value.kind === "rows" ? value.rows.flatMap(({ ko, en }) => [ko, en]) : [];
    }),
  );
  const { text = "" } = heard ?? {};
  const spans = findPasted(text);
  const typed = spans.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  const pasted = spans.map(({ start, end }) => text.slice(start, end));
  return { said: [typed, ...told, ...found].join("\n"), pasted, names: watched, now };
}

function valuesOf({ results }: Pick<DialogueState, "results">): Values {
  return new Map(Object.entries(results));
}
