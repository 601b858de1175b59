import { countDenials, findDates, findPercentages, tokenise } from "@maru/language";
import { onlyClaims } from "../library/reliance.ts";
import type { Source } from "../library/source.ts";
import { figuresIn } from "./figures.ts";
import type { Quote } from "./quote.ts";

export const VERDICTS = [
  "supported",
  "outdated",
  "retracted",
  "other_figure",
  "only_claimed",
  "related",
  "not_found",
] as const;

/** How a saying stands to the sources, with the sentences that decide. */
export interface Verdict {
  readonly verdict: (typeof VERDICTS)[number];
  readonly quotes: readonly Quote[];
  /** Who only claims it. */
  readonly claimed: readonly Quote[];
}

/**
 * Holds a saying against statements about the same thing. Only a figure that a reliable source states, and does not
 * deny, is support; a saying without figures is answered with what the sources say of it.
 */
export function verdictOn(
  saying: string,
  statements: readonly Quote[],
  sources: ReadonlyMap<string, Source>,
  retracted: readonly Quote[] = [],
): Verdict {
  const isClaim = ({ source: id }: Quote) => {
    const source = sources.get(id);
    return source !== undefined && onlyClaims(source);
  };
  const [reliable, claimed] = [statements.filter((each) => !isClaim(each)), statements.filter(isClaim)];
  const figures = [...measuresIn(saying)];
  const withdrawn = retracted.filter((quote) => figures.length > 0 && states(quote, saying, figures));
  if (withdrawn.length > 0) return { verdict: "retracted", quotes: reliable, claimed: withdrawn };
  if (statements.length === 0) return { verdict: "not_found", quotes: [], claimed: [] };
  if (figures.length > 0) {
    const stating = reliable.filter((quote) => states(quote, saying, figures));
    const [first] = stating;
    if (first !== undefined) {
      const later = reliable.filter((quote) => isLater(quote, stating, sources) && differs(quote, figures));
      return later.length > 0
        ? { verdict: "outdated", quotes: later, claimed: [first] }
        : { verdict: "supported", quotes: stating, claimed: [] };
    }
    const claiming = claimed.filter((quote) => states(quote, saying, figures));
    if (claiming.length > 0) return { verdict: "only_claimed", quotes: reliable, claimed: claiming };
    const withFigures = reliable.filter(({ exact }) => measuresIn(exact).size > 0);
    if (withFigures.length > 0) return { verdict: "other_figure", quotes: withFigures, claimed: [] };
  }
  if (claimed.length > 0 && isNearest(saying, claimed, reliable))
    return { verdict: "only_claimed", quotes: reliable, claimed };
  return reliable.length === 0
    ? { verdict: "only_claimed", quotes: [], claimed }
    : { verdict: "related", quotes: reliable, claimed: [] };
}

function states({ exact }: Quote, saying: string, figures: readonly string[]): boolean {
  const stated = measuresIn(exact);
  return (
    figures.every((figure) => stated.has(figure)) && countDenials(exact) % 2 === countDenials(saying) % 2
  );
}

/** Which spans are days does not depend on today. */
const ANY_TIME = "2000-01-01T00:00:00+09:00";

/** A figure with what kind of amount it is: «10월» is no «10%». Days and years only say when. */
function measuresIn(text: string): ReadonlySet<string> {
  const shares = new Set(
    findPercentages(text).flatMap(({ value }) =>
      (value.kind === "range" ? [value.minimum, value.maximum] : [value.amount]).map((each) => `${each}%`),
    ),
  );
  const dated = new Set(
    findDates(text, { now: ANY_TIME })
      .map(({ span }) => span)
      .flatMap((span) => [...figuresIn(text.slice(span.start, span.end))]),
  );
  const others = [...figuresIn(text)].filter((figure) => !dated.has(figure) && !shares.has(`${figure}%`));
  return new Set([...shares, ...others]);
}

/** Published after everything that states the figure. */
function isLater(
  { source }: Quote,
  stating: readonly Quote[],
  sources: ReadonlyMap<string, Source>,
): boolean {
  const day = sources.get(source)?.published;
  if (day === null || day === undefined) return false;
  return stating.every((each) => {
    const other = sources.get(each.source)?.published;
    return other !== null && other !== undefined && other < day;
  });
}

/** It gives another figure of the same kind. */
function differs({ exact }: Quote, figures: readonly string[]): boolean {
  const isShare = (figure: string) => figure.endsWith("%");
  const own = [...measuresIn(exact)];
  return (
    own.some((figure) => figures.some((other) => isShare(figure) && isShare(other))) &&
    !own.some((figure) => figures.includes(figure))
  );
}

/** Whether what is only claimed says more of it than what is measured. */
function isNearest(saying: string, claimed: readonly Quote[], reliable: readonly Quote[]): boolean {
  const words = new Set(termsOf(saying));
  const shared = (quotes: readonly Quote[]) =>
    Math.max(0, ...quotes.map(({ exact }) => termsOf(exact).filter((term) => words.has(term)).length));
  return shared(claimed) > shared(reliable);
}

function termsOf(text: string): readonly string[] {
  return [
    ...new Set(
      tokenise(text)
        .filter(({ kind }) => kind !== "unigram")
        .map((token) => token.text),
    ),
  ];
}
