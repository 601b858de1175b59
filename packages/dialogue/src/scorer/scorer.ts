import type { Utterance } from "@maru/language";
import * as z from "zod";
import type { Focus } from "./focus.ts";
import { judgedParts, type Place, valueFeatures } from "./judged.ts";
import { type LoadedWeights, loadWeights, StoredWeights, scoresOf } from "./weights.ts";

/** What was learnt from the examples, as it is kept. */
export const StoredScorer = z.strictObject({
  /** Which examples it was learnt from. */
  examples: z.string(),
  /** Operations by name, and what their closed arguments may be: `draft`, `draft.kind=letter`, `set.slot=rent`. */
  classes: z.array(z.string()),
  message: StoredWeights,
  clause: StoredWeights,
  value: StoredWeights,
  /** How scores become the chance of being right: for each assistant. */
  chances: z.record(z.string(), z.strictObject({ base: z.number(), best: z.number(), gap: z.number() })),
});
export type StoredScorer = z.output<typeof StoredScorer>;

/** An operation that a text may ask for. */
export interface Guess {
  readonly op: string;
  /** How likely it is the right one, measured on people whose messages were not learnt from. */
  readonly chance: number;
}

export interface Scorer {
  /** For each clause of a message: what it may ask for, the likeliest first. */
  guess(utterance: Utterance, among: readonly string[]): readonly (readonly Guess[])[];
  /** Which of the values of a closed argument words mean, the likeliest first. */
  choose(utterance: Utterance, clause: number, argument: string, among: readonly string[]): readonly string[];
  /** The value of an argument that may be left out, where words speak for one plainly. */
  isLikely(
    utterance: Utterance,
    clause: number,
    argument: string,
    among: readonly string[],
  ): string | undefined;
  /** Which slot a value belongs to, the likeliest first. */
  slotOf(utterance: Utterance, span: Span, among: readonly string[]): readonly string[];
  /** The same, with the score of each: above zero its examples speak for it plainly. */
  slotScores(utterance: Utterance, span: Span, among: readonly string[]): readonly SlotScore[];
}

export interface SlotScore {
  readonly slot: string;
  readonly score: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** How much the whole message says about each of its clauses. */
export const MESSAGE_SHARE = 0.5;

/** A stored scorer, ready to judge for any assistant. */
export interface LoadedScorer extends Pick<StoredScorer, "chances"> {
  readonly classes: ReadonlyMap<string, number>;
  readonly message: LoadedWeights;
  readonly clause: LoadedWeights;
  readonly value: LoadedWeights;
}

export function loadScorer(stored: StoredScorer): LoadedScorer {
  return {
    chances: stored.chances,
    classes: new Map(stored.classes.map((name, index) => [name, index])),
    message: loadWeights(stored.message),
    clause: loadWeights(stored.clause),
    value: loadWeights(stored.value),
  };
}

/** A judgement takes well under a millisecond. */
export function scorerFor(
  { classes, message, clause, value, chances }: LoadedScorer,
  assistant: string,
  focus: Focus | null = null,
): Scorer {
  const place = { assistant, focus };
  const count = classes.size;
  const { base, best, gap } = chances[assistant] ?? { base: 0, best: 0, gap: 0 };
  /** A message is judged once, however many arguments of its clauses are chosen. */
  const judged = new WeakMap<Utterance, readonly Float32Array[]>();
  const scoresFor = (utterance: Utterance) => {
    const known = judged.get(utterance);
    const scores = known ?? clauseScores(utterance, place, { message, clause }, count);
    if (known === undefined) judged.set(utterance, scores);
    return scores;
  };
  const slotScores: Scorer["slotScores"] = (utterance, span, among) => {
    const scores = scoresOf(value, valueFeatures(utterance, span, place), count);
    return among
      .map((slot) => ({ slot, score: scores[classes.get(`set.slot=${slot}`) ?? -1] ?? -1 }))
      .sort((left, right) => right.score - left.score);
  };
  return {
    guess(utterance, among) {
      const known = among.flatMap((op) => (classes.has(op) ? [[op, classes.get(op) ?? 0] as const] : []));
      return scoresFor(utterance).map((scores) => {
        const ranked = known
          .map(([op, at]) => ({ op, score: scores[at] ?? 0 }))
          .sort((left, right) => right.score - left.score);
        return ranked.map(({ op, score }, index) => {
          const other = index === 0 ? ranked[1]?.score : ranked[0]?.score;
          return { op, chance: logistic(base + best * score + gap * (score - (other ?? score))) };
        });
      });
    },
    choose(utterance, index, argument, among) {
      const scores = scoresFor(utterance)[index];
      const scoreOf = (each: string) => scores?.[classes.get(`${argument}=${each}`) ?? -1] ?? -1;
      return [...among].sort((left, right) => scoreOf(right) - scoreOf(left));
    },
    isLikely(utterance, index, argument, among) {
      const scores = scoresFor(utterance)[index];
      const found = among
        .map((each) => ({ each, score: scores?.[classes.get(`${argument}=${each}`) ?? -1] ?? -1 }))
        .sort((left, right) => right.score - left.score)[0];
      return found !== undefined && found.score > 0 ? found.each : undefined;
    },
    slotOf(utterance, span, among) {
      return slotScores(utterance, span, among).map(({ slot }) => slot);
    },
    slotScores,
  };
}

/** Scores of every clause: its own and a share of the whole message's. */
export function clauseScores(
  utterance: Utterance,
  place: Place,
  { message, clause }: { readonly message: LoadedWeights; readonly clause: LoadedWeights },
  count: number,
): readonly Float32Array[] {
  const parts = judgedParts(utterance, place);
  const whole = scoresOf(message, parts.message, count);
  return parts.clauses.map((features) => {
    const own = scoresOf(clause, features, count);
    return own.map((score, index) => score + MESSAGE_SHARE * (whole[index] ?? 0));
  });
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
