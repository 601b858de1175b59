import type { NodeContext } from "@maru/runtime";
import { chooseStatements } from "../domain/evidence/choose-statements.ts";
import type { Quote } from "../domain/evidence/quote.ts";
import { leftOutBy } from "../domain/library/limits.ts";
import { type Source, sourceOf } from "../domain/library/source.ts";
import { statementsOf } from "../domain/library/statements.ts";
import { supersededIn } from "../domain/library/superseded.ts";
import { inOtherWords } from "../lexicon/concepts.ts";
import type { AgentState } from "../state.ts";
import type { ResearchTools } from "../tools.ts";

export interface LookedUp {
  readonly quotes: readonly Quote[];
  /** What withdrawn sources said. */
  readonly retracted: readonly Quote[];
  readonly sources: ReadonlyMap<string, Source>;
}

const MOST_PAGES = 6;
const MOST_QUOTES = 5;
const MOST_OF_ONE = 2;

/** One search, for a question that needs no report: what sources within the limits say of it. */
export async function lookUp(
  { search }: ResearchTools,
  words: string,
  { limits }: Pick<AgentState, "limits">,
  context: NodeContext,
  most = MOST_QUOTES,
): Promise<LookedUp> {
  const { pages } = await context.call(search, { query: words.slice(0, 400), limit: MOST_PAGES });
  const read = pages
    .filter(({ is_near, text }) => !is_near && text.trim() !== "")
    .map((page) => sourceOf(page, context.now()));
  const newer = supersededIn(read);
  const counted = read.filter((source) => leftOutBy(limits, source) === undefined && !newer.has(source.id));
  const chosen = chooseStatements([words], counted, {
    most,
    mostOfOne: MOST_OF_ONE,
    inOtherWords: inOtherWords(words),
  });
  return {
    quotes: chosen.map(({ quote }) => quote),
    retracted: read.filter(({ retracted }) => retracted).flatMap(statementsOf),
    sources: new Map(read.map((source) => [source.id, source])),
  };
}
