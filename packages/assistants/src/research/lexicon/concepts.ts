import groups from "./concepts.json" with { type: "json" };

/** Words that mean the same in both languages, so that a question finds what is written in the other one. */
export const CONCEPTS: readonly (readonly string[])[] = groups;

export interface FoundConcept {
  /** The words of the text that stand for it. */
  readonly words: string;
  /** All that it is called. */
  readonly names: readonly string[];
}

/** The concepts that a text names, the longest name of each place first. */
export function conceptsIn(text: string): readonly FoundConcept[] {
  let rest = ` ${text.toLowerCase()} `;
  const found: FoundConcept[] = [];
  for (const { name, names } of BY_LENGTH) {
    const at = placeOf(rest, name);
    if (at === -1) continue;
    found.push({ words: name, names });
    rest = `${rest.slice(0, at)}${" ".repeat(name.length)}${rest.slice(at + name.length)}`;
  }
  return found;
}

const BY_LENGTH = CONCEPTS.flatMap((names) =>
  names.map((name) => ({ name: name.toLowerCase(), names })),
).sort((left, right) => right.name.length - left.name.length);

const LETTER = /\p{L}/u;
const LATIN = /[a-z]/u;

/** A Latin name is a whole word; a Korean one may have particles behind it, and one syllable begins its word. */
function placeOf(text: string, name: string): number {
  const isLatin = name < "\u0080";
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before = " ", after = " "] = [text[at - 1], text[at + name.length]];
    if (isLatin ? !LATIN.test(before) && !LATIN.test(after) : name.length > 1 || !LETTER.test(before))
      return at;
  }
  return -1;
}

/** What is asked, in all the words that mean the same; nothing where none is known. */
export function inOtherWords(question: string): readonly string[] {
  const names = conceptsIn(question).flatMap((concept) => concept.names);
  return names.length === 0 ? [] : [names.join(" ")];
}
