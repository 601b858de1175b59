import type { Span } from "@maru/language";

/** An ending hangs on a word that is known; more than this is a word of its own. */
const LONGEST_ENDING = 4;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Words of a message that nothing stands for. A figure must not be given for a question of which a part was passed
 * over: what is not understood may have changed it.
 */
export function unknownWords(text: string, known: readonly Span[]): readonly string[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const end = index + word.length;
    const within = known.filter((span) => span.start < end && index < span.end);
    if (within.length === 0) return word.length === 1 ? [] : [word];
    const first = Math.min(...within.map((span) => span.start));
    if (first > index) return [word];
    const last = Math.max(...within.map((span) => span.end));
    return end - last > LONGEST_ENDING ? [word] : [];
  });
}
