import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import type { Claim } from "../domain/evidence/claim.ts";
import { figuresIn } from "../domain/evidence/figures.ts";
import type { Quote } from "../domain/evidence/quote.ts";
import type { Source } from "../domain/library/source.ts";
import { type AgentState, type AgentUpdate, sourcesOf } from "../state.ts";
import { claimsInOrder } from "../thread/pointed.ts";
import { addedWords, composed } from "../thread/thread.ts";
import type { ResearchTools } from "../tools.ts";
import { type CitedLine, citedOutcome } from "./cited-text.ts";
import { itemsIn, onCriterion } from "./compare-items.ts";
import { quotesOf } from "./explain.ts";
import { notHeld } from "./follow-up.ts";
import { lookUp } from "./look-up.ts";

const MOST_SHOWN = 4;

/** `compare`: what sources say of one thing, side by side with who says it and when. No winner is declared. */
export function compareSayings(tools: ResearchTools) {
  return async (call: CheckedCall, scene: Scene<AgentState>): Promise<Outcome<AgentUpdate>> => {
    const { state } = scene;
    const pointed = thingsFor(call, "ref").flatMap((thing) => quotesOf(thing, state));
    const asked = wordsFor(call, "what") ?? "";
    const items = pointed.length > 0 ? [] : await itemsIn(asked, tools, scene);
    if (items.length > 1) return onCriterion(asked, items, tools, scene);
    const added = addedWords(asked, state.topic);
    const found =
      pointed.length > 0 || asked === ""
        ? null
        : await lookUp(tools, composed(state.topic, added), state, scene.context);
    const quotes = pointed.length > 0 ? pointed : [...differing(state), ...(found?.quotes ?? [])];
    const sources = new Map([...sourcesOf(state), ...(found?.sources ?? [])]);
    const measured = oneOfEach(quotes.filter(({ exact }) => figuresIn(exact).size > 0));
    const shown = measured.length > 1 ? measured : oneOfEach(quotes);
    if (shown.length < 2) return notHeld(asked, composed(state.topic, added), scene, "comparison");
    return citedOutcome(scene, { ko: told(shown, sources, "ko"), en: told(shown, sources, "en") }, sources);
  };
}

/** The sentences that the report sets against each other, else those it rests on. */
function differing(state: AgentState): readonly Quote[] {
  const { report, claims } = state;
  const ids = report?.disagreements.flatMap((each) => each.claims) ?? [];
  const against = ids.flatMap((id) => (claims[id] as Claim | undefined)?.quotes ?? []);
  return against.length > 0 ? against : claimsInOrder(state).flatMap(({ quotes }) => quotes);
}

function oneOfEach(quotes: readonly Quote[]): readonly Quote[] {
  return quotes.filter(({ source }, index) => quotes.findIndex((each) => each.source === source) === index);
}

function told(
  quotes: readonly Quote[],
  sources: ReadonlyMap<string, Source>,
  language: "ko" | "en",
): readonly CitedLine[] {
  const dates = quotes.map(({ source }) => sources.get(source)?.published ?? "");
  const newest = quotes[dates.indexOf([...dates].sort().at(-1) ?? "")];
  const newestTitle = newest === undefined ? "" : (sources.get(newest.source)?.title ?? "");
  const lead = {
    ko: `어느 쪽이 맞다고 정하지 않고 나란히 놓았어요. 무엇을 세었는지 함께 보세요. 가장 새 자료는 「${newestTitle}」예요.`,
    en: `Side by side, without declaring a winner. Mind what each of them counts. The newest is “${newestTitle}”.`,
  }[language];
  return [
    lead,
    ...quotes.slice(0, MOST_SHOWN).map((quote) => {
      const source = sources.get(quote.source);
      const who = [source?.publisher ?? source?.title, source?.published].filter((each) => each);
      return { before: `${who.join(", ")}: `, quotes: [quote] };
    }),
  ];
}
