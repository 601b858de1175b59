import { GLOSSARY } from "../law/glossary.ts";

const fold = (text: string) => text.replaceAll(/\s+/gu, "");

/** Longest first: «최우선변제» is not «우선변제». */
const NAMES: readonly string[] = GLOSSARY.flatMap(({ term, also }) => [term, ...also].map(fold)).sort(
  (left, right) => right.length - left.length,
);

/** The word of the glossary that a text names, as it is written there without white space. */
export function termNamedIn(text: string): string | null {
  const folded = fold(text);
  return NAMES.find((name) => folded.includes(name)) ?? null;
}
