export interface Passage {
  readonly text: string;
  /** The very sentence an answer rests on. */
  readonly isCited: boolean;
}

const ENOUGH = 0.5;

/**
 * An article sentence by sentence, with what the answer takes from it marked: the paragraphs it names («제7조 제2항»),
 * or else the one sentence it says again in its own words.
 */
export function passagesOf(content: string, number: string, answer: string): readonly Passage[] {
  const sentences = content.split(/(?<=\.)\s+/u).filter(Boolean);
  const named = paragraphsNamed(number, answer);
  const cited = sentences.map((text) => paragraphsIn(text).some((paragraph) => named.has(paragraph)));
  if (!cited.includes(true)) {
    const shares = sentences.map((text) => sharedWith(text, answer));
    const best = shares.indexOf(Math.max(...shares));
    if ((shares[best] ?? 0) >= ENOUGH) cited[best] = true;
  }
  return sentences.map((text, index) => ({ text, isCited: cited[index] === true }));
}

/** `제7조` in «…할 수 없어요(제7조 제1항)» or “Article 7(1)”: 1. `제7조` is not `제7조의2`. */
function paragraphsNamed(number: string, answer: string): ReadonlySet<string> {
  const korean = answer.matchAll(new RegExp(`${literally(number)}(?!의)\\s*((?:제\\d+항[,·\\s]*)+)`, "gu"));
  const english = answer.matchAll(new RegExp(`${literally(articleInEnglish(number))}\\((\\d+)\\)`, "gu"));
  return new Set([
    ...[...korean].flatMap(([, paragraphs = ""]) => paragraphsIn(paragraphs)),
    ...[...english].map(([, paragraph = ""]) => paragraph),
  ]);
}

/** `제6조의3` → `Article 6-3`. */
export function articleInEnglish(number: string): string {
  return number.replace(/^제(\d+)조(?:의(\d+))?$/u, (_, first, second) =>
    second === undefined ? `Article ${first}` : `Article ${first}-${second}`,
  );
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");

/** `제2항`, or `(2)` in English. */
function paragraphsIn(text: string): readonly string[] {
  return [...text.matchAll(/제(\d+)항|\((\d+)\)/gu)].map(([, korean, english]) => korean ?? english ?? "");
}

/** How much of a sentence stands in a text, by pairs of letters. */
function sharedWith(sentence: string, text: string): number {
  const pairs = pairsIn(sentence);
  const known = new Set(pairsIn(text));
  return pairs.length === 0 ? 0 : pairs.filter((pair) => known.has(pair)).length / pairs.length;
}

function pairsIn(text: string): readonly string[] {
  const letters = [...text.replace(/[\s\p{P}]/gu, "")];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
