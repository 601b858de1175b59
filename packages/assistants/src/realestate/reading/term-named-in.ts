import { GLOSSARY } from "../law/glossary.ts";

const fold = (text: string) => text.replaceAll(/\s+/gu, "");

/** Longest first: «최우선변제» is not «우선변제». */
const NAMES: readonly string[] = GLOSSARY.flatMap(({ term, also }) => [term, ...also].map(fold)).sort(
  (left, right) => right.length - left.length,
);

/** The word of the glossary that a text names, as it is written there without white space. */
export function termNamedIn(text: string): string | null {
  const folded = fold(text);
  const named = NAMES.filter((name) => folded.includes(name));
  // «등기부에 가압류라고 써 있는데 무슨 뜻?»: of words as long as each other, the one nearest to the question.
  return (
    named
      .filter(({ length }) => length === named[0]?.length)
      .sort((one, two) => folded.lastIndexOf(two) - folded.lastIndexOf(one))[0] ?? null
  );
}
