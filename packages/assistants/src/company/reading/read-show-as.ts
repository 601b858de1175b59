import type * as z from "zod";
import tableWords from "../content/table-words.json" with { type: "json" };
import type { ShowAs } from "../domain/semantic/show-as.ts";
import { type FoundWord, findWords, type Named, wordList } from "./find-words.ts";

type Look = z.output<typeof ShowAs>;
type Meaning = { readonly [key in keyof Look]: { readonly is: key; readonly value: Look[key] } }[keyof Look];

const named = <Key extends keyof Look>(key: Key): readonly Named<Meaning>[] =>
  Object.entries(tableWords[key]).map(([value, names]) => ({
    meaning: { is: key, value } as Meaning,
    names,
  }));

const WORDS = wordList<Meaning>([...named("form"), ...named("unit"), ...named("order")]);

/** How a message wants the figures to look. */
export function lookWords(text: string): readonly FoundWord<Meaning>[] {
  return findWords(text, WORDS, []);
}

export function readShowAs(text: string): Partial<Look> {
  return Object.fromEntries(lookWords(text).map(({ meaning }) => [meaning.is, meaning.value]));
}
