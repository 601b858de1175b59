import * as z from "zod";
import type { Term } from "../ports.ts";
import glossary from "./data/glossary.json" with { type: "json" };

const Glossary = z.array(
  z.strictObject({
    term: z.string().min(1),
    term_en: z.string().min(1),
    also: z.array(z.string().min(1)),
    meaning: z.string().min(10),
    meaning_en: z.string().min(10),
    /** None where no statute says it: words of lending. */
    articles: z.array(z.string()),
  }),
);

export const GLOSSARY: readonly Term[] = Glossary.parse(glossary);

const fold = (text: string) => text.replace(/\s/gu, "");

/** Longest first: «최우선변제» is not «우선변제». */
const NAMES = GLOSSARY.flatMap((term) =>
  [term.term, ...term.also].map((name) => ({ name: fold(name), term })),
).sort((left, right) => right.name.length - left.name.length);

/** The word of the law that a text asks about; of several, the longest. */
export function findTerm(text: string): Term | undefined {
  const folded = fold(text);
  return NAMES.find(({ name }) => folded.includes(name))?.term;
}
