/** A sentence in both languages. Written side by side, so that neither is ever missing. */
export interface Pair {
  readonly ko: string;
  readonly en: string;
}
export type Words = { readonly [Name in string]: Pair | Words };

export const pair = (ko: string, en: string): Pair => ({ ko, en });

export type OneLanguage<Given> = {
  readonly [Name in keyof Given]: Given[Name] extends Pair ? string : OneLanguage<Given[Name]>;
};

/** One column of the table. */
export function column<const Given extends Words>(words: Given, language: keyof Pair): OneLanguage<Given> {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      isPair(word) ? word[language] : column(word, language),
    ]),
  ) as OneLanguage<Given>;
}

export function isPair(word: Pair | Words): word is Pair {
  return typeof word["ko"] === "string" && typeof word["en"] === "string";
}
