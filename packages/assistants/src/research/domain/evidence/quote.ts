import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import type { Source } from "../library/source.ts";

/** Words of a source, with their place in it. */
export const Quote = z.strictObject({
  source: z.string(),
  start: z.int().min(0),
  end: z.int().min(1),
  exact: z.string().min(1),
});
export type Quote = DeepReadonly<z.output<typeof Quote>>;

/** Shorter words stand in any text and prove nothing. */
const SHORTEST = 8;

/** A quote is what stands in the source, letter by letter; undefined where it does not. */
export function findQuote(source: Source, exact: string): Quote | undefined {
  const words = exact.trim();
  if (words.length < SHORTEST) return undefined;
  const start = source.text.indexOf(words);
  return start === -1 ? undefined : { source: source.id, start, end: start + words.length, exact: words };
}

/** Whether a stored quote still is what its source says there. */
export function holds(quote: Quote, source: Source): boolean {
  return source.id === quote.source && source.text.slice(quote.start, quote.end) === quote.exact;
}
