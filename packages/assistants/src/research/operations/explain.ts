import type { CheckedCall, Thing } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import type { Claim } from "../domain/evidence/claim.ts";
import { figuresIn } from "../domain/evidence/figures.ts";
import type { Quote } from "../domain/evidence/quote.ts";
import type { Source } from "../domain/library/source.ts";
import { statementsOf } from "../domain/library/statements.ts";
import { type AgentState, sourcesOf } from "../state.ts";
import type { ResearchTools } from "../tools.ts";
import { type CitedLine, citedOutcome } from "./cited-text.ts";
import { lookUp } from "./look-up.ts";
import { toldInstead } from "./told-instead.ts";

/** `explain`: where a sentence comes from, word by word and with its date; a term as the sources use it. */
export function explainSource(tools: ResearchTools) {
  return async (call: CheckedCall, scene: Scene<AgentState>): Promise<Outcome<never>> => {
    const { state } = scene;
    const [thing] = thingsFor(call, "ref");
    const question = wordsFor(call, "question") ?? wordsFor(call, "term") ?? "";
    const held = sourcesOf(state);
    const quotes = thing === undefined ? saidWith(question, state) : quotesOf(thing, state);
    if (quotes.length > 0)
      return citedOutcome(scene, { ko: origin(quotes, held, "ko"), en: origin(quotes, held, "en") }, held);
    const found = await lookUp(tools, question, state, scene.context);
    if (found.quotes.length === 0)
      return toldInstead(
        scene,
        "무엇을 설명해 드릴지 찾지 못했어요. 보고서의 번호나 문장을 말씀해 주세요.",
        "I could not tell what to explain. Please name a number or a sentence of the report.",
      );
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

/** The claims that state the figures that are asked about. */
function saidWith(question: string, { claims }: AgentState): readonly Quote[] {
  const figures = [...figuresIn(question)];
  if (figures.length === 0) return [];
  return (Object.values(claims) as readonly Claim[])
    .filter(({ text }) => figures.every((figure) => figuresIn(text).has(figure)))
    .flatMap(({ quotes }) => quotes)
    .slice(0, MOST_SHOWN);
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
