import { detectLanguage, rank, tokenise } from "@maru/language";
import { reliance } from "../library/reliance.ts";
import type { Source } from "../library/source.ts";
import { statementsOf } from "../library/statements.ts";
import { alike, gramsOf } from "./alike.ts";
import { figuresIn } from "./figures.ts";
import type { Quote } from "./quote.ts";

export interface Choice {
  readonly quote: Quote;
  readonly score: number;
}

/** A statement that says less of the question than this share of the best one is left out. */
const WORTH_QUOTING = 0.3;
/** Sources in the language of the question come first. */
const FOREIGN = 0.6;
/** Below this a source has a side of its own: it is heard after those that have none. */
const DISINTERESTED = 0.78;
const OTHER_WORDS = 0.6;
/** What was measured answers better than what was only remarked. */
const WITH_FIGURES = 1.25;
/** Two statements that share so many words and all figures say the same. */
const SAME = 0.75;

interface ChooseOptions {
  readonly most: number;
  /** Of one source at most. */
  readonly mostOfOne: number;
  /** The same question in words that mean the same; the own words count more. */
  readonly inOtherWords?: readonly string[];
}

/**
 * The statements of these sources that answer a question, the best first: what they share with it, with the title of
 * their source counted a little, and without saying anything twice.
 */
export function chooseStatements(
  queries: readonly string[],
  sources: readonly Source[],
  { most, mostOfOne, inOtherWords = [] }: ChooseOptions,
): readonly Choice[] {
  const statements = sources.flatMap((source) => statementsOf(source).map((quote) => ({ quote, source })));
  const documents = statements.map(({ quote, source }) =>
    tokenise(`${source.title}\n${source.publisher ?? ""}\n${quote.exact}`),
  );
  const asked = detectLanguage(queries[0] ?? "")?.value;
  const worthOf = (quote: Quote | undefined) => {
    if (quote === undefined) return 1;
    const isForeign = asked !== undefined && detectLanguage(quote.exact)?.value !== asked;
    return (isForeign ? FOREIGN : 1) * (figuresIn(quote.exact).size > 0 ? WITH_FIGURES : 1);
  };
  const scores = new Map<number, number>();
  const asking = [
    ...queries.map((query) => ({ query, share: 1 })),
    ...inOtherWords.map((query) => ({ query, share: OTHER_WORDS })),
  ];
  for (const { query, share } of asking)
    for (const { document, score } of rank(tokenise(query), documents)) {
      const { quote, source } = statements[document] ?? {};
      const weighed = score * share * reliance(source) * worthOf(quote);
      scores.set(document, Math.max(scores.get(document) ?? 0, weighed));
    }
  // What a search found in another language shares no word with the question: its first words speak for it.
  if (scores.size === 0)
    return firstOf(
      statements.map(({ quote }) => quote),
      most,
    );
  const ranked = [...scores].sort((left, right) => right[1] - left[1] || left[0] - right[0]);
  const least = (ranked[0]?.[1] ?? 0) * WORTH_QUOTING;
  const chosen: (Choice & { readonly grams: ReadonlySet<string> })[] = [];
  for (const [index, score] of ranked) {
    const quote = statements[index]?.quote;
    if (quote === undefined || score < least || chosen.length >= most) continue;
    if (chosen.filter((each) => each.quote.source === quote.source).length >= mostOfOne) continue;
    const grams = gramsOf(quote.exact);
    if (chosen.some((each) => each.quote.source === quote.source && saysTheSame(each, { quote, grams })))
      continue;
    chosen.push({ quote, score, grams });
  }
  const kindOf = new Map(sources.map((source) => [source.id, source]));
  const isInterested = ({ quote }: Choice) => reliance(kindOf.get(quote.source)) < DISINTERESTED;
  const first = [...chosen.filter((each) => !isInterested(each)), ...chosen.filter(isInterested)];
  return first.map(({ quote, score }) => ({ quote, score }));
}

function firstOf(quotes: readonly Quote[], most: number): readonly Choice[] {
  const first = new Map<string, Quote>();
  for (const quote of quotes) if (!first.has(quote.source)) first.set(quote.source, quote);
  return [...first.values()].slice(0, most).map((quote) => ({ quote, score: 0 }));
}

interface Said {
  readonly quote: Quote;
  readonly grams: ReadonlySet<string>;
}

export function saysTheSame(left: Said, right: Said): boolean {
  const [one, other] = [figuresIn(left.quote.exact), figuresIn(right.quote.exact)];
  const areEqual = one.size === other.size && [...one].every((figure) => other.has(figure));
  return areEqual && alike(left.grams, right.grams) >= SAME;
}
