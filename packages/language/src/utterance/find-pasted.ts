import type { Span } from "../tokenise.ts";

/** What is longer than this is read at its beginning and end; the middle is a document. */
const BEGINNING = 2_000;
const END = 500;
/** Shorter quotations are a manner of speaking: «월세 “45”로». */
const QUOTED = 20;
/** Nobody types this many lines in one go. */
const MANY_LINES = 5;
const MANY_LETTERS = 300;

const FENCED = /```[^`]*```/g;
const QUOTES = /"([^"\n]*)"|“([^”\n]*)”|«([^»\n]*)»|「([^」\n]*)」/g;

/**
 * Where a message holds a text of somebody else: forwarded lines, a quotation, a fenced block, the middle of something
 * very long. What stands there is data, whoever wrote it.
 */
export function findPasted(text: string): readonly Span[] {
  return [
    ...spansOf(text, FENCED, 0),
    ...spansOf(text, QUOTES, QUOTED),
    ...citedLines(text),
    ...manyLines(text),
    ...(text.length > BEGINNING + END ? [{ start: BEGINNING, end: text.length - END }] : []),
  ];
}

/** What the person wrote themselves. */
export function withoutPasted(text: string): string {
  return findPasted(text).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
}

function spansOf(text: string, pattern: RegExp, shortest: number): readonly Span[] {
  return [...text.matchAll(pattern)]
    .filter(([found]) => found.length - 2 >= shortest)
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

interface Line extends Span {
  readonly words: string;
}

function linesOf(text: string): readonly Line[] {
  let start = 0;
  return text.split("\n").map((words) => {
    const line = { start, end: start + words.length, words };
    start += words.length + 1;
    return line;
  });
}

function citedLines(text: string): readonly Span[] {
  return linesOf(text)
    .filter(({ words }) => words.startsWith(">"))
    .map(({ start, end }) => ({ start, end }));
}

/** A question, then a text of many lines, perhaps a question again. */
function manyLines(text: string): readonly Span[] {
  const lines = linesOf(text).filter(({ words }) => words.trim() !== "");
  if (lines.length < MANY_LINES || text.length < MANY_LETTERS) return [];
  const [, second] = lines;
  const last = lines.at(-2);
  return second === undefined || last === undefined ? [] : [{ start: second.start, end: last.end }];
}
