import { countDenials } from "@maru/language";
import type { Source } from "../library/source.ts";
import { figuresIn } from "./figures.ts";
import { holds, type Quote } from "./quote.ts";

export const CLAIM_PROBLEMS = ["no_quote", "quote_not_found", "figure", "name", "denial"] as const;
export interface ClaimProblem {
  readonly problem: (typeof CLAIM_PROBLEMS)[number];
  /** What does not stand in the quotes. */
  readonly what: string;
}

/**
 * What of a sentence does not stand in its quotes: a figure, a name, a denial. Who wrote the sentence does not matter;
 * what its quotes do not carry does not reach a report.
 */
export function checkClaim(
  text: string,
  quotes: readonly Quote[],
  sources: ReadonlyMap<string, Source>,
): readonly ClaimProblem[] {
  if (quotes.length === 0) return [{ problem: "no_quote", what: text }];
  const missing = quotes.find((quote) => {
    const source = sources.get(quote.source);
    return source === undefined || !holds(quote, source);
  });
  if (missing !== undefined) return [{ problem: "quote_not_found", what: missing.exact }];
  const said = quotes.map(({ exact }) => exact).join("\n");
  const around = quotes.map(({ source }) => aboutSource(sources.get(source))).join("\n");
  const carried = figuresIn(said);
  const figures = [...figuresIn(text)].filter((figure) => !carried.has(figure));
  const names = namesIn(text).filter((name) => !containsWord(`${said}\n${around}`, name));
  const isDenied = countDenials(text) % 2 !== countDenials(said) % 2;
  return [
    ...figures.map((what) => ({ problem: "figure" as const, what })),
    ...names.map((what) => ({ problem: "name" as const, what })),
    // Several sentences together may deny more than the one that joins them.
    ...(isDenied && quotes.length === 1 ? [{ problem: "denial" as const, what: text }] : []),
  ];
}

function aboutSource(source: Source | undefined): string {
  return source === undefined ? "" : [source.title, source.publisher ?? "", ...source.authors].join(" ");
}

/** What is written as a name: with a capital inside a sentence, all in capitals, with a digit, or between quotation marks. */
const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{Lu}\p{N}-]+|\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*|\p{L}+\d[\p{L}\p{N}]*)(?![a-z])|(?<=\p{Ll},?\s)\p{Lu}\p{Ll}+|[«“"‘]([^»”"’]{2,60})[»”"’]/gu;

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(NAME)].map(([name, quoted]) => quoted ?? name);
}

function containsWord(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}
