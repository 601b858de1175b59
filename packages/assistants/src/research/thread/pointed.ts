import { findPosition } from "@maru/language";
import { alike, gramsOf } from "../domain/evidence/alike.ts";
import type { Claim } from "../domain/evidence/claim.ts";
import { figuresIn } from "../domain/evidence/figures.ts";
import type { Quote } from "../domain/evidence/quote.ts";
import { asksIn } from "../lexicon/asks.ts";
import type { AgentState } from "../state.ts";

/** So much of what is said must stand in a sentence for it to be the one that is meant. */
const MEANT = 0.5;

/** The claims of the report as it tells them: the answer first. */
export function claimsInOrder({ report, claims }: Pick<AgentState, "report" | "claims">): readonly Claim[] {
  if (report === null) return [];
  const ids = [...report.lead, ...report.sections.flatMap(({ lines }) => lines)].flatMap(
    (line) => line.claims,
  );
  return [...new Set([...ids, ...report.only_claimed])].flatMap(
    (id) => (claims[id] as Claim | undefined) ?? [],
  );
}

/** The claims that words point at: by their place, by a figure they state, by what they say; none where nothing fits. */
export function claimsMeant(words: string, state: AgentState): readonly Claim[] {
  const claims = claimsInOrder(state);
  const position = findPosition(words);
  if (position !== undefined) {
    const isSource = asksIn(words).some(({ how }) => how !== undefined && OF_SOURCES.includes(how));
    const source = isSource ? state.citations.at(position > 0 ? position - 1 : position) : undefined;
    const of = claims.filter(({ quotes }) => quotes.some((quote) => quote.source === source));
    const one = claims.at(position > 0 ? position - 1 : position);
    return of.length > 0 ? of : one === undefined ? [] : [one];
  }
  const figures = [...figuresIn(words)];
  const stating = claims.filter(
    ({ text }) => figures.length > 0 && figures.every((figure) => figuresIn(text).has(figure)),
  );
  if (stating.length > 0) return stating;
  const said = gramsOf(words);
  return said.size < 2 ? [] : claims.filter(({ text }) => alike(said, gramsOf(text)) >= MEANT);
}

const OF_SOURCES: readonly string[] = ["source", "funding", "date", "links"];

/** The sentences meant, or those that lead the report. */
export function quotesMeant(words: string, state: AgentState): readonly Quote[] {
  const meant = claimsMeant(words, state);
  const claims = meant.length > 0 ? meant : claimsInOrder(state).slice(0, 1);
  return claims.flatMap(({ quotes }) => quotes);
}
