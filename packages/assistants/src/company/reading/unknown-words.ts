import type { Span } from "@maru/language";
import endings from "../content/endings.json" with { type: "json" };

/** What stands for a part of a message, and whether any short ending may hang on it: a polite verb has many. */
export interface KnownSpan {
  readonly span: Span;
  readonly isLoose?: boolean;
}

/** After a loose word, more than this is a word of its own. */
const LONGEST_ENDING = 4;
const WORD = /[\p{L}\p{N}]+/gu;
const ENDINGS: ReadonlySet<string> = new Set([...endings.particles, ...endings.verbs]);

/**
 * Words of a message that nothing stands for. A figure must not be given for a question of which a part was passed
 * over: what is not understood may have changed it.
 */
export function unknownWords(text: string, known: readonly KnownSpan[]): readonly string[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const end = index + word.length;
    const within = known.filter(({ span }) => span.start < end && index < span.end);
    if (within.length === 0) return PARTICLES.has(word) || isLetter(word) ? [] : [word];
    const first = Math.min(...within.map(({ span }) => span.start));
    if (first > index) return [word];
    return isEnded(text, end, within) ? [] : [word];
  });
}

/** What may stand alone: «서부 는» is «서부는», but «더 는 팀» is a verb of its own. */
const PARTICLES: ReadonlySet<string> = new Set(endings.particles.filter((each) => each !== "는"));

/** What was typed as an aside: «ㅋㅋ», «ㅠ». */
const isLetter = (word: string) => /^[ㄱ-ㅎㅏ-ㅣ]+$/u.test(word);

/** Every gap behind a known span, and the rest of the word, is an ending. */
function isEnded(text: string, end: number, within: readonly KnownSpan[]): boolean {
  const ordered = within
    .filter((each) => !within.some((other) => other !== each && holds(other.span, each.span)))
    .sort((left, right) => left.span.start - right.span.start);
  return ordered.every(({ span, isLoose = false }, at) => {
    const next = ordered[at + 1]?.span.start ?? end;
    const rest = text.slice(span.end, Math.max(span.end, Math.min(next, end)));
    if (rest === "" || ENDINGS.has(rest)) return true;
    return isLoose && rest.length <= LONGEST_ENDING;
  });
}

/** Of two that are alike the first counts. */
function holds(outer: Span, inner: Span): boolean {
  const isLonger = outer.end - outer.start > inner.end - inner.start;
  return isLonger && outer.start <= inner.start && inner.end <= outer.end;
}
