import { findAges } from "../ages.ts";
import { findAreas } from "../areas.ts";
import { findCounts } from "../counts.ts";
import { findDates } from "../dates.ts";
import { findDurations } from "../durations.ts";
import { findNames } from "../find-names.ts";
import type { Found } from "../found.ts";
import type { Gazetteer } from "../gazetteer.ts";
import { findMoney } from "../money.ts";
import { findPeople } from "../people.ts";
import { findPercentages } from "../percentages.ts";
import { findNumbers } from "../read-numbers.ts";
import type { Span } from "../tokenise.ts";
import type { Reading } from "./mention.ts";

export interface FindOptions {
  /** An ISO instant; days are those of Seoul. */
  readonly now: string;
  /** The names this assistant knows. */
  readonly names?: readonly Gazetteer[];
}

/** Words that mean something, with every way to read them, the likeliest first. */
export interface FoundWords {
  readonly span: Span;
  readonly readings: readonly Reading[];
}

interface Candidate {
  readonly span: Span;
  readonly reading: Reading;
  readonly confidence: number;
}

/** A number that nothing else claims is still said; it waits for what it stands for. */
const BARE = 0.1;

/** Every quantity, day, person and name of a text, in order. Words that can be read in several ways are found once. */
export function findMentioned(text: string, { now, names = [] }: FindOptions): readonly FoundWords[] {
  const candidates: readonly Candidate[] = [
    ...from(findMoney(text), (value) => ({ kind: "money", value })),
    ...from(findDates(text, { now }), (value) => ({ kind: "date", value })),
    ...from(findDurations(text), (value) => ({ kind: "duration", value })),
    ...from(findPeople(text), (value) => ({ kind: "people", value })),
    ...from(findPercentages(text), (value) => ({ kind: "percent", value })),
    ...from(findAreas(text), (value) => ({ kind: "area", value })),
    ...from(findCounts(text), (value) => ({ kind: "count", value })),
    ...from(findAges(text), (value) => ({ kind: "age", value })),
    ...names.flatMap((gazetteer) =>
      from(findNames(text, gazetteer), (value) => ({
        kind: "name",
        value:
          "ambiguous" in value ? { kind: null, ids: value.ambiguous } : { kind: value.kind, ids: [value.id] },
      })),
    ),
    ...from(findNumbers(text), (value) => ({ kind: "number", value })).map((each) => ({
      ...each,
      confidence: BARE,
    })),
  ];
  return gather(
    text.length,
    candidates.filter(({ span }) => span.end > span.start),
  );
}

function from<Value>(
  found: readonly Found<Value>[],
  toReading: (value: Value) => Reading,
): readonly Candidate[] {
  return found.map(({ value, span, confidence }) => ({ span, confidence, reading: toReading(value) }));
}

/** The surest readings claim their words; others over the same words stay as further ways to read them. */
function gather(length: number, candidates: readonly Candidate[]): readonly FoundWords[] {
  const surest = [...candidates].sort(
    (left, right) =>
      right.confidence - left.confidence ||
      lengthOf(right.span) - lengthOf(left.span) ||
      left.span.start - right.span.start,
  );
  const claimed: { readonly span: Span; readonly readings: Reading[] }[] = [];
  /** Which claim holds a character, counted from one, so that a long list of numbers is read in one pass. */
  const holder = new Uint32Array(length);
  for (const { span, reading } of surest) {
    const holders = new Set(holder.subarray(span.start, span.end));
    holders.delete(0);
    const [only] = holders;
    if (only === undefined) {
      claimed.push({ span, readings: [reading] });
      holder.fill(claimed.length, span.start, span.end);
    }
    // What reaches over two claims («500에서 600») is read in its parts.
    else if (holders.size === 1) claimed[only - 1]?.readings.push(reading);
  }
  return claimed.sort((left, right) => left.span.start - right.span.start);
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}
