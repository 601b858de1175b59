import { type Gazetteer, understand } from "@maru/language";
import type { Language } from "@maru/state";
import { accountFor } from "../accounting/account.ts";
import { partsOfReply } from "../model/reply.ts";
import { checkedOffer } from "../offers/checked-offer.ts";
import type { Catalogue } from "../operations/catalogue.ts";
import { checkParts } from "../parts/check-parts.ts";
import { HOW_TO_MEND } from "../parts/how-to-mend.ts";
import type { Offer, Part } from "../parts/part.ts";
import { renderParts } from "../parts/render-parts.ts";
import { sentencesOf } from "../parts/sentences.ts";
import { fillTokens, KEPT, SAID, tokensIn, type Values } from "../parts/token.ts";
import type { Shown } from "../references/thing.ts";
import type { ResultValue } from "../results/result.ts";
import { claimsOf, spokenOf } from "./answer-grounds.ts";
import type { DialogueState } from "./dialogue-fields.ts";
import { draftsOf } from "./kept-draft.ts";
import type { OperationRecord } from "./operation-record.ts";

type Answered = Pick<DialogueState, "heard" | "model_steps" | "operations" | "parts" | "results" | "drafts">;

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
  /** What a model may say by reference beside results, by the name of the slot. */
  readonly kept?: KeptForAnswers;
  readonly language: Language;
  readonly now: string;
}

/** Kept values in words, under the label of their slot, and figures of what is shown with a label of their own. */
export interface KeptForAnswers {
  readonly [slot: string]: string | ResultValue;
}

/** What is wrong with what the model wants to say, in words for the model. */
export function replyProblems(state: Answered, view: AnswerView): readonly string[] {
  const reply = state.model_steps.at(-1)?.reply ?? null;
  if (reply === null) return [];
  const parts = partsOfReply(reply);
  const wrong = checkParts(parts, spokenOf(state, view), claimsOf(state, view)).map(
    ({ index, code, found }) =>
      `reply.parts[${index}]: ${code} «${found.slice(0, 120)}»: ${HOW_TO_MEND[code]}`,
  );
  const offers = parts.flatMap((part, index) =>
    part.type === "offer" && offersOf(part.offers, state, view).length < part.offers.length
      ? [`reply.parts[${index}]: an offer cannot be carried out as it is: check its op, args and words`]
      : [],
  );
  const open = openClauses(state, view).map(
    (words) =>
      `nothing stands for «${words.slice(0, 120)}»: carry it out, answer it, ask, or put its clause in covers`,
  );
  return [...wrong, ...offers, ...open];
}

/** Words of the message that no operation, answer or offer covers. */
export function openClauses(state: Answered, view: AnswerView): readonly string[] {
  const { heard, model_steps, operations } = state;
  if (heard === null) return [];
  const utterance = understand(heard.text, { now: NEVER });
  const spans = operations.filter(isAnswered).flatMap(({ covers }) => covers);
  const reply = model_steps.at(-1)?.reply ?? null;
  // Words that cannot be said answer nothing.
  const isSaid = reply !== null && sound(partsOfReply(reply), state, view).length > 0;
  const answered = new Set(isSaid ? reply.covers : []);
  return accountFor(utterance, spans)
    .open.filter(({ id }) => !answered.has(id))
    .map(({ words }) => words);
}

/** Who is told why something cannot be worked out was understood. */
function isAnswered({ status, refusal }: OperationRecord): boolean {
  return status !== "refused" || refusal?.code === "CANNOT_BE_DONE";
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
  // A text that the model writes stands for the one it was made from.
  const isWritten = said.some(({ type }) => type === "draft");
  const written = parts.filter(({ type }) => type === "change" || (type === "draft" && !isWritten));
  const grounds = parts.filter(({ type }) => type === "ground");
  return [...written, ...said, ...grounds, ...unread];
}

/** What an answer leaves to tap, what it did not understand, and the texts in it: kept with the turn. */
export function keptOfAnswer(parts: readonly Part[], { drafts }: Pick<DialogueState, "drafts">) {
  return {
    drafts: draftsOf(parts, drafts),
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
  const values = spokenOf(state, view);
  const problems = checkParts(parts, spokenOf(state, view), claimsOf(state, view));
  const held = parts.flatMap((part, index): readonly Part[] => {
    const codes = problems.filter((each) => each.index === index).map(({ code }) => code);
    if (codes.some((code) => code !== "NO_GROUND")) return [];
    if (part.type === "fact")
      return groundedApart(part.text).map((each) => ({
        ...each,
        text: withKept(each.text, values, view.language),
      }));
    if (part.type === "draft") return [{ ...part, text: withKept(part.text, values, part.language) }];
    if (part.type === "talk" || part.type === "general" || part.type === "ask")
      return [{ ...part, text: withKept(part.text, values, view.language) }];
    if (part.type !== "offer") return [part];
    const offers = offersOf(part.offers, state, view);
    return offers.length === 0 ? [] : [{ ...part, lead: withKept(part.lead, values, view.language), offers }];
  });
  // Where offers or small words are all that is left, the operations say what came of them.
  return held.some(({ type }) => type !== "offer") ? generalAsOne(held) : [];
}

/** General knowledge stands in one place, under one label. */
function generalAsOne(parts: readonly Part[]): readonly Part[] {
  const general = parts.flatMap((part) => (part.type === "general" ? [part.text] : []));
  const first = parts.findIndex(({ type }) => type === "general");
  return parts.flatMap((part, index): readonly Part[] => {
    if (part.type !== "general") return [part];
    return index === first ? [{ type: "general", text: general.join(" ") }] : [];
  });
}

/** What is kept and what was said is written out at once: it is no result that could go stale. */
function withKept(text: string, values: Values, language: Language): string {
  return fillTokens(text, values, language, ({ result }) => result === KEPT || result === SAID);
}

/** A sentence with a value, or with a result that it rests on, is a fact; one without is what a model knows in general. */
function groundedApart(
  text: string,
): readonly { readonly type: "fact" | "general"; readonly text: string }[] {
  const parts: { type: "fact" | "general"; text: string }[] = [];
  for (const sentence of citedSentences(text)) {
    const type = tokensIn(sentence).length > 0 ? "fact" : "general";
    const last = parts.at(-1);
    if (last?.type === type) last.text = `${last.text} ${sentence}`;
    else parts.push({ type, text: sentence });
  }
  return parts;
}

/** What stands behind the full stop of a sentence belongs to it. */
function citedSentences(text: string): readonly string[] {
  const sentences: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const tokens = tokensIn(sentence);
    const isBare = tokens.map(({ written }) => written).join("") === sentence.replaceAll(/[\s.]/gu, "");
    const isCitation = isBare && tokens.length > 0 && tokens.every(({ key }) => key === "");
    if (isCitation && sentences.length > 0) sentences.push(`${sentences.pop() ?? ""} ${sentence}`);
    else sentences.push(sentence);
  }
  return sentences;
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

function valuesOf({ results }: Pick<DialogueState, "results">): Values {
  return new Map(Object.entries(results));
}
