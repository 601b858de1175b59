import type { ClauseAct } from "../clause-acts.ts";
import { type Clause, clauseAt, findClauses } from "../clauses.ts";
import { findCorrections, rejectedSpans } from "../correction.ts";
import { detectLanguage } from "../detect-language.ts";
import type { Span } from "../tokenise.ts";
import { type FindOptions, findMentioned } from "./find-mentions.ts";
import { findPasted } from "./find-pasted.ts";
import type { Mention, Polarity, Reading, ReadingKind } from "./mention.ts";

/** A part of a message with a verb of its own. */
export interface SaidClause {
  /** c1, c2 … in the order of the message. */
  readonly id: string;
  readonly span: Span;
  readonly words: string;
  readonly act: ClauseAct;
}

/** A message as everybody after this reads it: nobody looks into the raw text again. */
export interface Utterance {
  readonly text: string;
  readonly language: "ko" | "en";
  readonly clauses: readonly SaidClause[];
  readonly mentions: readonly Mention[];
  /** Where it holds a text of somebody else. */
  readonly pasted: readonly Span[];
}

export interface UtteranceOptions extends FindOptions {
  /** Where pasted text stands in the message, for who knows; it is seen by its form otherwise. */
  readonly pasted?: readonly Span[];
}

/**
 * What a message says, without knowing what it is about: its clauses with their acts, and every quantity, day, person
 * and name once, with every way to read it.
 *
 * @example
 * const { mentions } = understand("보증금 1억에 월 50은 부담돼요", { now: "2026-11-18T10:00:00+09:00" });
 * mentions.map(({ id, words }) => [id, words]); // [["m1", "1억"], ["m2", "50"]]
 */
export function understand(text: string, options: UtteranceOptions): Utterance {
  const clauses = findClauses(text);
  const denied = rejectedSpans(findCorrections(text));
  const { pasted = findPasted(text) } = options;
  return Object.freeze({
    text,
    pasted,
    language: detectLanguage(text)?.value === "en" ? "en" : "ko",
    clauses: clauses
      .map(({ start, end, act }) => ({ span: { start, end }, words: text.slice(start, end).trim(), act }))
      .filter(({ words }) => words !== "")
      .map((clause, index) => ({ id: `c${index + 1}`, ...clause })),
    mentions: findMentioned(text, options).map(({ span, readings }, index) => ({
      id: `m${index + 1}`,
      span,
      words: text.slice(span.start, span.end),
      readings,
      polarity: polarityOf(span, clauses, denied),
      origin: pasted.some((each) => isInside(span, each)) ? ("pasted" as const) : ("typed" as const),
    })),
  });
}

function polarityOf(span: Span, clauses: readonly Clause[], denied: readonly Span[]): Polarity {
  if (denied.some((each) => isInside(span, each))) return "denied";
  return clauseAt(clauses, span.start)?.act === "supposes" ? "supposed" : "wanted";
}

export function isInside(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** A figure or day is one thing: half of it means something else. A stay and a party have parts that are said. */
const WHOLE: readonly ReadingKind[] = ["money", "percent", "area", "number", "count", "date", "age"];

/**
 * A mention that a reader points out by its exact words. Its edges must be edges of words and numbers: «500» does not
 * stand in «1500», nor «5천» in «1억5천». Undefined where the words do not stand in the message like that.
 */
export function mentionAt(utterance: Utterance, words: string): Span | undefined {
  const { text, mentions } = utterance;
  const isHalf = (span: Span) =>
    mentions.some(
      (mention) =>
        mention.span.start < span.end &&
        span.start < mention.span.end &&
        !isInside(mention.span, span) &&
        WHOLE.includes(mention.readings[0]?.kind ?? "name") &&
        !saysTheSame(words, mention),
    );
  for (
    let start = text.indexOf(words);
    words !== "" && start !== -1;
    start = text.indexOf(words, start + 1)
  ) {
    const span = { start, end: start + words.length };
    if (hasWholeEdges(text, span) && !isHalf(span)) return span;
  }
  return undefined;
}

/** «1.1M» of «1.1M a month», «190» of «190에서 250»: less words for the same amount or day, or for one end of it. */
function saysTheSame(words: string, { readings }: Mention): boolean {
  const meant = new Set(readings.flatMap(valuesOf));
  const [alone, ...more] = findMentioned(words, { now: NEVER });
  return (
    more.length === 0 &&
    (alone?.readings ?? []).some((each) => valuesOf(each).some((value) => meant.has(value)))
  );
}

/** Days without a year differ by when they are said, so that only what names its year is compared. */
const NEVER = "2000-01-01T00:00:00+09:00";

function valuesOf(reading: Reading): readonly string[] {
  switch (reading.kind) {
    case "money":
    case "number": {
      const { value } = reading;
      const amounts = value.kind === "range" ? [value.minimum, value.maximum] : [value.amount];
      return amounts.map((amount) => `amount ${amount}`);
    }
    case "date":
      return [`date ${JSON.stringify(reading.value)}`];
    default:
      return [];
  }
}

const DIGIT = /[\d.,]/u;

/** Korean words carry particles and endings, so only their beginning and the ends of numbers are edges that count. */
function hasWholeEdges(text: string, { start, end }: Span): boolean {
  const [before, first] = [text[start - 1] ?? " ", text[start] ?? " "];
  const [last, after] = [text[end - 1] ?? " ", text[end] ?? " "];
  const cutsNumberBefore = /\d/u.test(first) && DIGIT.test(before);
  const cutsNumberAfter =
    /\d/u.test(last) && (/\d/u.test(after) || /^[.,]\d/u.test(text.slice(end, end + 2)));
  const cutsWord = isLetter(first) && isLetter(before) && sameScript(first, before);
  const cutsLatin = /[a-z]/iu.test(last) && /[a-z]/iu.test(after);
  return !cutsNumberBefore && !cutsNumberAfter && !cutsWord && !cutsLatin;
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}

function sameScript(left: string, right: string): boolean {
  return /[가-힣]/u.test(left) === /[가-힣]/u.test(right);
}
