import type { Span, Utterance } from "@maru/language";
import { isPasted } from "./pasted.ts";

/**
 * Where words stand in a message: as they are, with other blanks between them, or as whole clauses one after the
 * other. Undefined where they are somebody else's, or cut a word or number.
 */
export function quotedFrom(utterance: Utterance, given: string): readonly Span[] | undefined {
  const words = given.trim();
  if (words === "") return undefined;
  const places = find(utterance.text, words);
  // What was pasted and then typed as well is the person's own.
  const whole = places.find((place) => !isPasted(utterance, place)) ?? places[0];
  if (whole !== undefined) return [whole];
  const spans: Span[] = [];
  let left = words;
  for (const clause of utterance.clauses) {
    if (!left.startsWith(clause.words)) continue;
    spans.push(clause.span);
    left = left.slice(clause.words.length).trim();
  }
  return left === "" && spans.length > 0 ? spans : undefined;
}

/** Blanks count as one, wherever they are. */
function find(text: string, words: string): readonly Span[] {
  const places: number[] = [];
  let folded = "";
  for (let at = 0; at < text.length; at += 1) {
    const isBlank = /\s/u.test(text[at] ?? "");
    if (isBlank && (folded === "" || folded.endsWith(" "))) continue;
    folded += isBlank ? " " : (text[at] ?? "");
    places.push(at);
  }
  const wanted = words.replaceAll(/\s+/gu, " ");
  const found: Span[] = [];
  for (let from = folded.indexOf(wanted); from !== -1; from = folded.indexOf(wanted, from + 1)) {
    const [start = 0, last = 0] = [places[from], places[from + wanted.length - 1]];
    if (!cutsNumber(text, start, last + 1)) found.push({ start, end: last + 1 });
  }
  return found;
}

const DIGIT = /\d/u;

function cutsNumber(text: string, start: number, end: number): boolean {
  const isInside = (left: string | undefined, right: string | undefined) =>
    DIGIT.test(right ?? "") && /[\d.,]/u.test(left ?? "");
  return (
    isInside(text[start - 1], text[start]) || (DIGIT.test(text[end - 1] ?? "") && DIGIT.test(text[end] ?? ""))
  );
}
