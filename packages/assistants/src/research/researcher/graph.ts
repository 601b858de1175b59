import { contentWords } from "@maru/language";
import { defineGraph, END, type NodeContext } from "@maru/runtime";
import type { UpdateOf } from "@maru/state";
import { chooseStatements } from "../domain/evidence/choose-statements.ts";
import { figuresIn } from "../domain/evidence/figures.ts";
import type { Quote } from "../domain/evidence/quote.ts";
import { leftOutBy } from "../domain/library/limits.ts";
import { type Source, sourceOf } from "../domain/library/source.ts";
import { supersededIn } from "../domain/library/superseded.ts";
import { conceptsIn, inOtherWords } from "../lexicon/concepts.ts";
import { properNames } from "../sources/proper-names.ts";
import { isGeneral } from "../sources/relevance.ts";
import { type Finding, ResearcherState } from "../state.ts";
import type { ResearchTools } from "../tools.ts";

type Update = UpdateOf<typeof ResearcherState>;

const NOTHING = { pages: [], searched: [], left_out: [], near: [], quotes: [] };

/** One researcher: searches with each of its queries, then keeps the statements that answer. */
export function researcherGraph(tools: ResearchTools) {
  return defineGraph(ResearcherState, {
    start: "researcher",
    nodes: {
      researcher: { run: (state, context) => research(tools, state, context), next: "compress_research" },
      compress_research: { run: compress, next: END },
    },
  });
}

async function research(
  { search }: ResearchTools,
  { queries, budget }: ResearcherState,
  context: NodeContext,
): Promise<Update> {
  const pages = new Map<string, Source>();
  const searched: { query: string; found: number }[] = [];
  const near = new Set<string>();
  for (const query of queries) {
    const found = await context.call(search, { query, limit: budget.pages });
    const answering = found.pages.filter(({ is_near }) => !is_near);
    searched.push({ query, found: answering.length });
    for (const page of found.pages) {
      if (page.is_near) near.add(page.title);
      if (page.is_near || page.text.trim() === "") continue;
      const source = sourceOf(page, context.now());
      pages.set(source.id, source);
    }
  }
  return {
    tool_call_iterations: searched.length,
    finding: {
      ...NOTHING,
      searched,
      near: [...near],
      pages: [...pages.values()].map((source) => structuredClone(source) as never),
    },
    raw_notes: [...pages.values()].map(({ title, url, text }) => `${title}\n${url}\n${text}`),
  };
}

/** Keeps every fact that answers, word by word, with where it stands. */
function compress(state: ResearcherState): Update {
  const { queries, focus, limits, years, compared, finding, budget } = state;
  const read = finding.pages;
  const newer = supersededIn(read);
  const left_out: Finding["left_out"][number][] = [];
  const counted = read.filter((source) => {
    const reason = leftOutBy(limits, source) ?? (newer.has(source.id) ? ("superseded" as const) : undefined);
    if (reason !== undefined) left_out.push({ source: source.id, reason });
    return reason === undefined;
  });
  const choose = (asked: readonly string[]) =>
    chooseStatements(asked, counted, {
      inOtherWords: asked.flatMap(inOtherWords),
      most: budget.quotes,
      mostOfOne: budget.of_one,
    });
  const titles = new Map(read.map(({ id, title }) => [id, title]));
  const focused =
    focus === null
      ? []
      : choose([focus]).filter(
          ({ quote, score }) =>
            score > 0 &&
            namesAll(`${titles.get(quote.source)} ${quote.exact}`, focus, read) &&
            isOnSubject(
              read.find(({ id }) => id === quote.source),
              queries[0] ?? "",
              focus,
            ),
        );
  const chosen = focused.length > 0 ? focused : choose(queries);
  const quotes = chosen
    .map(({ quote }) => quote)
    .filter(
      (quote) => isOfYears(quote, years) && isAbout(`${titles.get(quote.source)} ${quote.exact}`, compared),
    );
  const addressOf = (id: string) => read.find((source) => source.id === id)?.url ?? id;
  const said = quotes.map(({ exact, source }) => `${exact} (${addressOf(source)})`);
  return {
    finding: structuredClone({ ...finding, quotes, left_out }) as never,
    ...(said.length === 0 ? {} : { compressed_research: said.join("\n") }),
  };
}

/** Whether a document speaks of what the follow-up goes on from, not only of what it adds; another name begins anew. */
function isOnSubject(source: Source | undefined, query: string, focus: string): boolean {
  const added = new Set(focus.split(" "));
  const subject = contentWords(query).filter((word) => !added.has(word) && !isGeneral(word));
  if (source === undefined || subject.length === 0 || properNames(focus).length > 0) return true;
  const text = `${source.title}\n${source.publisher ?? ""}\n${source.text}`.toLowerCase();
  return subject
    .flatMap((word) => [word, ...conceptsIn(word).flatMap(({ names }) => names)])
    .some((name) => text.includes(name.toLowerCase()));
}

/** Whether a text names all that the question calls by the name of a document: another product is no answer. */
function namesAll(text: string, focus: string, read: readonly Source[]): boolean {
  const said = text.toLowerCase();
  return properNames(focus)
    .filter((word) => read.some(({ title }) => title.includes(word)))
    .every((name) => said.includes(name.toLowerCase()));
}

/** A statement about one of the others («자바» beside «자바스크립트») says nothing of this one. */
function isAbout(text: string, compared: ResearcherState["compared"]): boolean {
  if (compared === null) return true;
  const longer = compared.others.filter((other) => other.length > compared.name.length);
  const rest = longer.reduce((left, other) => left.replaceAll(other, " "), text);
  return rest.toLowerCase().includes(compared.name.toLowerCase());
}

const YEAR = /^(?:19|20)\d\d$/u;

/** A statement about other years than those that are asked about answers something else. */
function isOfYears({ exact }: Quote, years: readonly number[]): boolean {
  if (years.length === 0) return true;
  const named = [...figuresIn(exact)].filter((figure) => YEAR.test(figure)).map(Number);
  return named.length === 0 || named.some((year) => years.includes(year));
}
