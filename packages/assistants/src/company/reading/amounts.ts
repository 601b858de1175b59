import { findCounts, findMoney, findNumbers, findPeople, findPercentages, type Span } from "@maru/language";
import type { Measure } from "../domain/semantic/semantic-model.ts";
import type { Meaning } from "./company-words.ts";
import { type FoundWord, overlaps } from "./find-words.ts";

export interface Amount {
  readonly kind: "money" | "percent" | "count";
  readonly least: number | null;
  readonly most: number | null;
  readonly exact: number | null;
  readonly inclusive: boolean;
  readonly span: Span;
}

export function amountsIn(text: string, taken: readonly Span[]): readonly Amount[] {
  const found = [
    ...findMoney(text).map((each) => ({ ...each, kind: "money" as const })),
    ...findPercentages(text).map((each) => ({ ...each, kind: "percent" as const })),
    ...findCounts(text).map((each) => ({ ...each, kind: "count" as const })),
  ];
  return found
    .filter(({ span }) => !taken.some((each) => overlaps(each, span)))
    .map(({ kind, value, span }) => {
      if (value.kind === "range")
        return { kind, least: value.minimum, most: value.maximum, exact: null, inclusive: true, span };
      if (value.kind === "exact")
        return { kind, least: null, most: null, exact: value.amount, inclusive: true, span };
      const isLeast = value.kind === "at_least";
      return {
        kind,
        least: isLeast ? value.amount : null,
        most: isLeast ? null : value.amount,
        exact: null,
        inclusive: value.inclusive,
        span,
      };
    });
}

/** «달성률 100 넘은»: a bare number before the word of a bound. */
export function bareBefore(text: string, words: readonly FoundWord<Meaning>[]): Amount | undefined {
  const bound = words.find(({ meaning }) => meaning.is === "bound");
  if (bound === undefined) return undefined;
  return findNumbers(text).flatMap(({ value, span }): Amount[] =>
    value.kind === "exact" &&
    span.end <= bound.span.start &&
    text.slice(span.end, bound.span.start).trim() === ""
      ? [{ kind: "percent", least: null, most: null, exact: value.amount, inclusive: true, span }]
      : [],
  )[0];
}

export function thresholdOf(
  amounts: readonly Amount[],
  words: readonly FoundWord<Meaning>[],
  measure: Measure,
  isGrowth: boolean,
) {
  const reached = words.find(({ meaning }) => meaning.is === "reached" || meaning.is === "missed")?.meaning
    .is;
  if (reached !== undefined && measure.id === "attainment" && amounts.length === 0)
    return reached === "reached"
      ? { of: "value", least: 100, most: null, inclusive: true }
      : { of: "value", least: null, most: 100, inclusive: false };
  const bound = words.find(({ meaning }) => meaning.is === "bound");
  for (const { kind, least, most, exact, inclusive, span } of amounts) {
    const of = kind === "percent" && isGrowth && measure.unit !== "percent" ? "growth" : "value";
    if (of === "value" && (kind === "percent") !== (measure.unit === "percent")) continue;
    if (least !== null || most !== null) return { of, least, most, inclusive };
    if (exact === null || bound?.meaning.is !== "bound" || bound.span.start < span.end) continue;
    switch (bound.meaning.bound) {
      case "at_least":
        return { of, least: exact, most: null, inclusive: true };
      case "more":
        return { of, least: exact, most: null, inclusive: false };
      case "at_most":
        return { of, least: null, most: exact, inclusive: true };
      case "less":
        return { of, least: null, most: exact, inclusive: false };
    }
  }
  return null;
}

/** What is told in numbers beside «top»: how many lines. */
export function limitOf(
  text: string,
  fns: readonly string[],
  words: readonly FoundWord<Meaning>[],
  amounts: readonly Amount[],
  fn: string,
): number | null {
  if (fn !== "top" && fn !== "bottom") return null;
  const place = words.find(
    ({ meaning }) => meaning.is === "function" && (meaning.fn === "top" || meaning.fn === "bottom"),
  );
  const people = findPeople(text).flatMap(({ value, span }) =>
    value.kind === "count" ? [{ amount: value.total, span }] : [],
  );
  const counts = amounts.flatMap(({ kind, exact, span }) =>
    kind === "count" && exact !== null ? [{ amount: exact, span }] : [],
  );
  const after = /^\s?(\d{1,2})/u.exec(text.slice(place?.span.end ?? text.length))?.[1];
  const told = after ?? counts[0]?.amount ?? people[0]?.amount;
  if (told !== undefined) return Math.min(100, Math.max(1, Number(told)));
  const isRanking =
    place !== undefined && ["순위", "랭킹"].includes(text.slice(place.span.start, place.span.end));
  return isRanking || fns.length === 0 ? null : 1;
}
