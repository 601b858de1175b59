import { alike, gramsOf } from "./alike.ts";
import { saysTheSame } from "./choose-statements.ts";
import type { Claim } from "./claim.ts";
import { figuresIn } from "./figures.ts";
import type { Quote } from "./quote.ts";

/** So many words in common, and other figures: two sources differ about one thing. */
const ABOUT_THE_SAME = 0.6;

export interface Disagreement {
  readonly topic: string;
  /** The claims that differ, by id. */
  readonly claims: readonly string[];
}

/** One claim for each statement; what several sources say alike is one claim with all their quotes. */
export function claimsFrom(topic: string, quotes: readonly Quote[], firstNumber: number): readonly Claim[] {
  const joined: { quote: Quote; grams: ReadonlySet<string>; quotes: Quote[] }[] = [];
  for (const quote of quotes) {
    const grams = gramsOf(quote.exact);
    const same = joined.find((each) => saysTheSame(each, { quote, grams }));
    if (same === undefined) joined.push({ quote, grams, quotes: [quote] });
    else same.quotes.push(quote);
  }
  return joined.map((each, index) => ({
    id: `c${firstNumber + index}`,
    topic,
    text: each.quote.exact,
    quotes: each.quotes,
    standing: "confirmed" as const,
  }));
}

/** Claims of different sources that say other figures of the same thing. Disagreement is kept as disagreement. */
export function disagreementsIn(claims: readonly Claim[]): readonly Disagreement[] {
  const found: { topic: string; claims: string[] }[] = [];
  claims.forEach((one, index) => {
    for (const other of claims.slice(index + 1)) {
      if (one.topic !== other.topic || sharesSource(one, other)) continue;
      const [left, right] = [figuresIn(one.text), figuresIn(other.text)];
      const differ = left.size > 0 && right.size > 0 && ![...left].some((figure) => right.has(figure));
      if (!differ || alike(gramsOf(one.text), gramsOf(other.text)) < ABOUT_THE_SAME) continue;
      const known = found.find((each) => each.claims.includes(one.id));
      if (known === undefined) found.push({ topic: one.topic, claims: [one.id, other.id] });
      else if (!known.claims.includes(other.id)) known.claims.push(other.id);
    }
  });
  return found;
}

function sharesSource(one: Claim, other: Claim): boolean {
  return one.quotes.some(({ source }) => other.quotes.some((each) => each.source === source));
}
