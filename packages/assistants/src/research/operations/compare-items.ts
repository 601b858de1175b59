import type { Outcome, Scene } from "@maru/runtime";
import type { Quote } from "../domain/evidence/quote.ts";
import type { Source } from "../domain/library/source.ts";
import { conceptsIn } from "../lexicon/concepts.ts";
import { properNames } from "../sources/proper-names.ts";
import { isGeneral } from "../sources/relevance.ts";
import type { AgentState, AgentUpdate } from "../state.ts";
import { addedWords } from "../thread/thread.ts";
import type { ResearchTools } from "../tools.ts";
import { type CitedLine, citedOutcome } from "./cited-text.ts";
import { lookUp } from "./look-up.ts";

const MOST_ITEMS = 4;
const MOST_OF_ITEM = 2;

/** The things that are held against each other: names that the question or the topic before it holds. */
export async function itemsIn(
  asked: string,
  { search }: ResearchTools,
  { state, context }: Pick<Scene<AgentState>, "state" | "context">,
): Promise<readonly string[]> {
  const compared = state.brief?.kind === "comparison" ? state.brief.topics.map(({ title }) => title) : [];
  const named = addedWords(`${asked} ${state.topic}`, "").filter((word) => isName(word));
  const items: string[] = [];
  for (const name of [...new Set([...compared, ...named])].slice(0, MOST_ITEMS * 2)) {
    if (items.some((each) => each.toLowerCase() === name.toLowerCase())) continue;
    const { pages } = await context.call(search, { query: name, limit: 1 });
    if (pages.some(({ is_near, title }) => !is_near && title.toLowerCase().includes(name.toLowerCase())))
      items.push(name);
  }
  return items.slice(0, MOST_ITEMS);
}

/** A proper name that stands for no concept. */
function isName(word: string): boolean {
  return properNames(word).length > 0 && conceptsIn(word).length === 0 && !isGeneral(word);
}

/** What sources say of each thing on the point that is asked for; what they do not say is said. */
export async function onCriterion(
  asked: string,
  items: readonly string[],
  tools: ResearchTools,
  scene: Scene<AgentState>,
): Promise<Outcome<AgentUpdate>> {
  const criterion = addedWords(asked, `${scene.state.topic} ${items.join(" ")}`).filter(
    (word) => !isGeneral(word),
  );
  const words = criterion.length === 0 ? addedWords(asked, items.join(" ")) : criterion;
  const names = namesOf(words);
  const sources = new Map<string, Source>();
  const found: OfItem[] = [];
  for (const item of items) {
    const looked = await lookUp(
      tools,
      `${item} ${names.join(" ")}`,
      scene.state,
      scene.context,
      MOST_OF_EACH,
    );
    for (const [id, source] of looked.sources) sources.set(id, source);
    const isOfItem = ({ exact, source: id }: Quote) =>
      holds(exact, [item]) || holds(sources.get(id)?.title ?? "", [item]);
    const weighed = looked.quotes.filter(isOfItem).map((quote) => ({
      quote,
      weight: words.filter((word) => holds(quote.exact, namesOf([word]))).length,
    }));
    const most = Math.max(...weighed.map(({ weight }) => weight), words.length === 0 ? 0 : 1);
    const quotes = weighed.filter(({ weight }) => weight === most).map(({ quote }) => quote);
    found.push({ item, quotes: quotes.slice(0, MOST_OF_ITEM) });
  }
  const lines = (language: "ko" | "en"): readonly CitedLine[] => {
    const said = criterion.join(" ") || asked.trim();
    const held = found.filter(({ quotes }) => quotes.length > 0);
    return [
      held.length === 0 ? LEADS[language].none(said, items) : LEADS[language].some,
      ...joined(found).flatMap(({ item, quotes }): readonly CitedLine[] =>
        quotes.length > 0
          ? quotes.map((quote) => ({ before: `${item} (${whoSays(quote, sources)}): `, quotes: [quote] }))
          : held.length === 0
            ? []
            : [LEADS[language].missing(item, said)],
      ),
    ];
  };
  return citedOutcome(scene, { ko: lines("ko"), en: lines("en") }, sources);
}

interface OfItem {
  readonly item: string;
  readonly quotes: readonly Quote[];
}

/** Sentences that speak of all of them are told once. */
function joined(found: readonly OfItem[]): readonly OfItem[] {
  const [first] = found;
  const shared = (first?.quotes ?? []).filter(({ exact }) =>
    found.every(({ quotes }) => quotes.some((each) => each.exact === exact)),
  );
  if (shared.length === 0) return found;
  const isShared = ({ exact }: Quote) => shared.some((each) => each.exact === exact);
  const own = found
    .map(({ item, quotes }) => ({ item, quotes: quotes.filter((each) => !isShared(each)) }))
    .filter(({ quotes }) => quotes.length > 0);
  return [{ item: found.map(({ item }) => item).join(", "), quotes: shared }, ...own];
}

function whoSays({ source: id }: Quote, sources: ReadonlyMap<string, Source>): string {
  const source = sources.get(id);
  return [source?.publisher ?? source?.title, source?.published].filter((each) => each).join(", ");
}

const MOST_OF_EACH = 10;

function namesOf(words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap((word) => [word, ...conceptsIn(word).flatMap(({ names }) => names)]))];
}

function holds(text: string, names: readonly string[]): boolean {
  const said = text.toLowerCase();
  return names.some((name) => name.length > 1 && said.includes(name.toLowerCase()));
}

const LEADS = {
  ko: {
    some: "그 점에 대해 자료가 말하는 것만 나란히 놓았어요. 어느 쪽이 낫다고 정하지는 않아요.",
    none: (said: string, items: readonly string[]) =>
      `자료에는 ${items.join(", ")}의 ${said} 이야기가 없어요. 그래서 어느 쪽이 낫다고 말할 수 없어요.`,
    missing: (item: string, said: string) => `${item}: ‘${said}’에 대해 말하는 자료가 없어요.`,
  },
  en: {
    some: "Only what sources say on that point, side by side; I do not declare a winner.",
    none: (said: string, items: readonly string[]) =>
      `No source speaks of “${said}” for ${items.join(", ")}, so I cannot say which is better.`,
    missing: (item: string, said: string) => `${item}: no source speaks of “${said}”.`,
  },
};
