import { subjectWords, type Token, tokenise, withoutRequestWords } from "@maru/language";
import { conceptsIn } from "../lexicon/concepts.ts";
import generalWords from "../lexicon/general-words.json" with { type: "json" };

/** A word of a question, with every way in which a text may say it. */
export interface AskedWord {
  readonly words: string;
  /** All terms of one way must stand in the text; `share` is how surely it is the word then. */
  readonly ways: readonly { readonly terms: readonly string[]; readonly share: number }[];
  /** How much of the question it is. */
  readonly weight: number;
}

/** Short Latin words in small letters bind a sentence together and say little. */
const LITTLE = 0.3;
const SHORT_WORD = 3;
/** The inside of a Korean word is as often an ending as a noun. */
const INSIDE = 0.5;

/** Words of any question: they narrow one, and are the subject of none. */
const GENERAL: ReadonlySet<string> = new Set(generalWords);

/** What a question is about, word by word. Figures narrow it, but are no subject of their own. */
export function askedWords(question: string): readonly AskedWord[] {
  const text = withoutRequestWords(question);
  const concepts = conceptsIn(text);
  const rest = concepts.reduce((left, { words }) => blank(left, words), text);
  return [
    ...concepts.map(({ words, names }) => ({
      words,
      ways: names.map((name) => ({ terms: mainTerms(name), share: 1 })),
      weight: 1,
    })),
    ...runsOf(tokenise(rest)).flatMap(wordOf),
  ].map((word) => (isGeneral(word.words) ? { ...word, weight: Math.min(word.weight, LITTLE) } : word));
}

/** With or without the particle behind it. */
export function isGeneral(words: string): boolean {
  return [words, ...subjectWords(words)].some((word) => GENERAL.has(word));
}

function blank(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words);
  return at === -1 ? text : `${text.slice(0, at)} ${text.slice(at + words.length)}`;
}

function mainTerms(name: string): readonly string[] {
  return runsOf(tokenise(name)).flatMap((run) => {
    const pairs = run.filter(({ kind }) => kind !== "unigram");
    return (pairs.length > 0 ? pairs : run).map(({ text }) => text);
  });
}

/** Tokens of one script that touch. */
function runsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    const end = last?.at(-1)?.end ?? -1;
    if (last !== undefined && token.kind !== "word" && token.start < end + 1 && !startsNew(token, last))
      last.push(token);
    else runs.push([token]);
  }
  return runs;
}

function startsNew(token: Token, [first]: readonly Token[]): boolean {
  return first?.kind === "word" || (token.startsRun && token.start !== first?.start);
}

function wordOf(run: readonly Token[]): readonly AskedWord[] {
  const [first] = run;
  if (first === undefined) return [];
  const words = run.filter(({ kind }) => kind !== "bigram").map(({ text }) => text);
  if (first.kind === "word") {
    if (/^\d+$/u.test(first.text)) return [];
    const weight = first.text.length <= SHORT_WORD ? LITTLE : 1;
    return [{ words: first.text, ways: [{ terms: [first.text], share: 1 }], weight }];
  }
  const pairs = run.filter(({ kind }) => kind === "bigram");
  if (pairs.length === 0) return [];
  return [
    {
      words: words.join(""),
      ways: pairs.map(({ text, startsRun }) => ({ terms: [text], share: startsRun ? 1 : INSIDE })),
      weight: 1,
    },
  ];
}

/** Of so many texts, a term that stands in more than this part of them tells none apart. */
const COMMON = 0.3;
const ENOUGH_TEXTS = 10;

export interface TermCounts {
  readonly texts: number;
  readonly holding: (term: string) => number;
}

/** How much of what is asked a text speaks of, from 0 to 1. */
export function coverageOf(
  asked: readonly AskedWord[],
  terms: ReadonlySet<string>,
  { texts, holding }: TermCounts,
): number {
  const isCommon = (term: string) => texts >= ENOUGH_TEXTS && holding(term) > texts * COMMON;
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  const covered = asked.map(({ ways, weight }) => {
    const found = ways
      .filter((way) => way.terms.every((term) => terms.has(term)))
      .map((way) => way.share * (way.terms.every(isCommon) ? LITTLE : 1));
    return weight * Math.max(0, ...found);
  });
  return covered.reduce((sum, each) => sum + each, 0) / total;
}
