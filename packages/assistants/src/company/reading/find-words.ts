import type { Span } from "@maru/language";

/** Something that words can stand for. */
export interface Named<Meaning> {
  readonly meaning: Meaning;
  readonly names: readonly string[];
}

export interface FoundWord<Meaning> {
  readonly meaning: Meaning;
  readonly span: Span;
}

interface Entry<Meaning> {
  readonly name: string;
  readonly meaning: Meaning;
}

export type WordList<Meaning> = ReadonlyMap<string, readonly Entry<Meaning>[]>;

/** An index by the first letter, the longest name first. Names of several words are also found in one. */
export function wordList<Meaning>(named: readonly Named<Meaning>[]): WordList<Meaning> {
  const index = new Map<string, Entry<Meaning>[]>();
  for (const { meaning, names } of named)
    for (const name of names.flatMap((each) =>
      each.includes(" ") ? [each, each.replaceAll(" ", "")] : [each],
    )) {
      const first = name.charAt(0);
      index.set(first, [...(index.get(first) ?? []), { name, meaning }]);
    }
  for (const entries of index.values()) entries.sort((left, right) => right.name.length - left.name.length);
  return index;
}

/**
 * Words where a word begins, or where another one that was found ends: Korean writes them together, and endings follow.
 * What stands in a span that is taken already is left alone.
 */
export function findWords<Meaning>(
  text: string,
  words: WordList<Meaning>,
  taken: readonly Span[],
): readonly FoundWord<Meaning>[] {
  const lower = text.toLowerCase();
  const found: FoundWord<Meaning>[] = [];
  const ends = new Set(taken.map(({ end }) => end));
  for (let position = 0; position < text.length; ) {
    const within = taken.find(({ start, end }) => start <= position && position < end);
    if (within !== undefined) {
      position = within.end;
      continue;
    }
    const next =
      beginsWord(lower, position) || ends.has(position)
        ? longestAt(lower, position, words, taken)
        : undefined;
    if (next === undefined) position += 1;
    else {
      const span = { start: position, end: position + next.name.length };
      found.push({ meaning: next.meaning, span });
      ends.add(span.end);
      position = span.end;
    }
  }
  return found;
}

function longestAt<Meaning>(
  text: string,
  position: number,
  words: WordList<Meaning>,
  taken: readonly Span[],
) {
  return (words.get(text.charAt(position)) ?? []).find(
    ({ name }) =>
      text.startsWith(name, position) &&
      isWhole(text, position, name) &&
      !taken.some(({ start, end }) => start < position + name.length && position < end),
  );
}

/** A Latin word is found whole. */
function isWhole(text: string, position: number, name: string): boolean {
  return !/[a-z]$/u.test(name) || !/[a-z]/u.test(text.charAt(position + name.length));
}

function beginsWord(text: string, position: number): boolean {
  return position === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(position - 1));
}

export const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
