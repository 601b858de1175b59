import type { CheckedCall, Thing } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import type { Claim } from "../domain/evidence/claim.ts";
import { figuresIn } from "../domain/evidence/figures.ts";
import type { Quote } from "../domain/evidence/quote.ts";
import type { Source } from "../domain/library/source.ts";
import { statementsOf } from "../domain/library/statements.ts";
import { conceptsIn } from "../lexicon/concepts.ts";
import { type AgentState, type AgentUpdate, sourcesOf } from "../state.ts";
import { claimsMeant, quotesMeant } from "../thread/pointed.ts";
import { addedWords } from "../thread/thread.ts";
import type { ResearchTools } from "../tools.ts";
import { type CitedLine, citedOutcome } from "./cited-text.ts";
import { notHeld } from "./follow-up.ts";
import { lookUp } from "./look-up.ts";
import { toldInstead } from "./told-instead.ts";

/** `explain`: where a sentence comes from, word by word and with its date; a term as the sources use it. */
export function explainSource(tools: ResearchTools) {
  return async (call: CheckedCall, scene: Scene<AgentState>): Promise<Outcome<AgentUpdate>> => {
    const { state } = scene;
    const [thing] = thingsFor(call, "ref");
    const question = wordsFor(call, "question") ?? wordsFor(call, "term") ?? "";
    const held = sourcesOf(state);
    const ask = choiceFor(call, "ask") ?? "source";
    const quotes = thing === undefined ? meantBy(ask, question, state) : quotesOf(thing, state);
    if (quotes.length > 0 && (ask === "sample" || ask === "funding"))
      return citedOutcome(
        scene,
        { ko: aside(ask, quotes, held, "ko"), en: aside(ask, quotes, held, "en") },
        held,
      );
    if (quotes.length > 0)
      return citedOutcome(scene, { ko: origin(quotes, held, "ko"), en: origin(quotes, held, "en") }, held);
    const asked = figuresIn(question).size > 0 ? `${state.topic} ${question}` : question;
    const looked = await lookUp(tools, asked, state, scene.context, MOST_LOOKED_AT);
    const figures = [...figuresIn(question)];
    const found = {
      ...looked,
      quotes: looked.quotes.filter(({ exact }) => figures.every((each) => figuresIn(exact).has(each))),
    };
    if (found.quotes.length === 0) return nothingToExplain(ask, question, scene);
    const lines = (before: string): readonly CitedLine[] => [
      before,
      ...found.quotes.slice(0, MOST_SHOWN).map((quote) => ({ quotes: [quote] })),
    ];
    return citedOutcome(
      scene,
      {
        ko: lines("뜻풀이는 자료에 없어요. 그 말이 나오는 문장은 이래요."),
        en: lines("No source defines it. These sentences use it."),
      },
      found.sources,
    );
  };
}

const MOST_SHOWN = 3;
const MOST_LOOKED_AT = 12;

/** The sentences behind something that is shown: those a source was cited for, or those of a claim. */
export function quotesOf({ kind, id }: Thing, state: AgentState): readonly Quote[] {
  const claims = Object.values(state.claims) as readonly Claim[];
  if (kind === "line") return claims.find((claim) => claim.id === id)?.quotes ?? [];
  if (kind !== "source") return [];
  const source = state.citations[Number(id) - 1];
  const cited = claims.flatMap(({ quotes }) => quotes).filter((quote) => quote.source === source);
  const held = source === undefined ? undefined : sourcesOf(state).get(source);
  return cited.length > 0 || held === undefined ? cited : statementsOf(held).slice(0, MOST_SHOWN);
}

/** What a question about the report means: a term is looked up, all else is about the sentence that is shown. */
function meantBy(ask: string, question: string, state: AgentState): readonly Quote[] {
  const meant = claimsMeant(question, state).flatMap(({ quotes }) => quotes);
  return meant.length > 0 || !OF_A_SENTENCE.includes(ask) ? meant : quotesMeant(question, state);
}

const OF_A_SENTENCE: readonly string[] = ["source", "passage", "date", "sample", "funding"];

/** What the sources of a sentence say of whom they studied, or of who paid; or that they do not say. */
function aside(
  ask: "sample" | "funding",
  quotes: readonly Quote[],
  sources: ReadonlyMap<string, Source>,
  language: "ko" | "en",
): readonly CitedLine[] {
  const about = ASIDE_CONCEPTS[ask];
  const said = [...new Set(quotes.map(({ source }) => source))]
    .flatMap((id) => sources.get(id) ?? [])
    .flatMap(statementsOf)
    .filter(({ exact }) => conceptsIn(exact).some(({ names }) => names.includes(about)))
    .slice(0, MOST_SHOWN);
  if (said.length > 0) return said.map((quote) => ({ quotes: [quote] }));
  const nothing = {
    sample: {
      ko: "몇 명을 보았는지는 자료에 적혀 있지 않아요.",
      en: "The source does not say how many were studied.",
    },
    funding: {
      ko: "누가 돈을 냈는지는 자료에 적혀 있지 않아요.",
      en: "The source does not say who paid for it.",
    },
  };
  return [nothing[ask][language], ...origin(quotes.slice(0, 1), sources, language)];
}

/** A name of the concept that such statements speak of. */
const ASIDE_CONCEPTS = { sample: "표본", funding: "연구비" } as const;

/** There is no sentence to explain: a term is not held, and what nothing was found for has no source. */
function nothingToExplain(ask: string, question: string, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { state } = scene;
  const isTerm = !OF_A_SENTENCE.includes(ask);
  if (isTerm && state.topic !== "") {
    const query = addedWords(question, state.topic).join(" ") || state.topic;
    return notHeld(question, query, scene, "meaning");
  }
  return toldInstead(
    scene,
    "아직 찾아서 인용한 자료가 없어요. 그래서 출처, 원문, 날짜로 알려 드릴 것이 없어요.",
    "No source has been found and cited yet, so there is no origin, wording or date to show.",
  );
}

function origin(
  quotes: readonly Quote[],
  sources: ReadonlyMap<string, Source>,
  language: "ko" | "en",
): readonly CitedLine[] {
  return quotes.slice(0, MOST_SHOWN).map(({ source: id, exact, ...rest }) => {
    const source = sources.get(id);
    const { title = "", publisher = null, published = null } = source ?? {};
    const about = [title, publisher, published].filter((each) => each !== null && each !== "").join(", ");
    const before = language === "ko" ? `원문이에요 (${about}): ` : `The passage (${about}): `;
    return { before, quotes: [{ source: id, exact, ...rest }] };
  });
}
