import type { CheckedCall } from "@maru/dialogue";
import { findDates, findNumbers } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import type { Claim } from "../domain/evidence/claim.ts";
import { figuresIn } from "../domain/evidence/figures.ts";
import type { Quote } from "../domain/evidence/quote.ts";
import { type AgentState, sourcesOf } from "../state.ts";
import { claimsInOrder } from "../thread/pointed.ts";
import { calcFromTold } from "./calc-from-told.ts";
import { citedOutcome } from "./cited-text.ts";
import { quotesOf } from "./explain.ts";

/** `calc`: the change between the two figures of a cited sentence, marked as worked out by us. */
export function changeBetween(call: CheckedCall, scene: Scene<AgentState>): Outcome<never> {
  const pointed = thingsFor(call, "ref").flatMap((thing) => quotesOf(thing, scene.state));
  const quote = [...pointed, ...likely(wordsFor(call, "what") ?? "", claimsInOrder(scene.state))].find(
    ({ exact }) => pairIn(exact) !== undefined,
  );
  const [before, after] = (quote === undefined ? undefined : pairIn(quote.exact)) ?? [];
  if (quote === undefined || before === undefined || after === undefined || before === 0)
    return calcFromTold(call, scene);
  const change = rounded(after - before);
  const percent = rounded(((after - before) / before) * 100);
  const lines = {
    ko: `${before}에서 ${after}(으)로 ${change > 0 ? "+" : ""}${change}, ${percent > 0 ? "+" : ""}${percent}%예요 (계산).`,
    en: `From ${before} to ${after}: ${change > 0 ? "+" : ""}${change}, ${percent > 0 ? "+" : ""}${percent}% (calculated).`,
  };
  return citedOutcome(
    scene,
    { ko: [lines.ko, { quotes: [quote] }], en: [lines.en, { quotes: [quote] }] },
    sourcesOf(scene.state),
  );
}

/** Sentences that state a figure that was named, before the others. */
function likely(words: string, claims: readonly Claim[]): readonly Quote[] {
  const named = [...figuresIn(words)];
  const states = ({ text }: Claim) => named.some((figure) => figuresIn(text).has(figure));
  return [...claims.filter(states), ...claims.filter((claim) => !states(claim))].flatMap(
    ({ quotes }) => quotes,
  );
}

/** The first two figures in a row that count the same thing: «3.1회에서 1.8회로». Days and years only say when. */
function pairIn(text: string): readonly [number, number] | undefined {
  const dated = findDates(text, { now: "2000-01-01T00:00:00+09:00" }).map(({ span }) => span);
  const measures = findNumbers(text).flatMap(({ value, span }) =>
    value.kind === "range" || dated.some(({ start, end }) => start <= span.start && span.end <= end)
      ? []
      : [{ amount: value.amount, unit: UNIT.exec(text.slice(span.end))?.[0] ?? "" }],
  );
  const at = measures.findIndex(({ unit }, index) => measures[index + 1]?.unit === unit);
  const [first, second] = at === -1 ? [] : measures.slice(at, at + 2);
  return first === undefined || second === undefined ? undefined : [first.amount, second.amount];
}

/** The sign or syllable behind a figure. */
const UNIT = /^[\p{L}%]/u;

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
