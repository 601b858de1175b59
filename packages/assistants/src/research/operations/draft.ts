import type { CheckedCall } from "@maru/dialogue";
import { findNumbers } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, mentionFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { saidBy } from "../../shared/texts/said-by.ts";
import { orderOf, type TextSource, writeText } from "../../shared/texts/write-text.ts";
import { type AgentState, sourcesOf } from "../state.ts";
import { claimsInOrder } from "../thread/pointed.ts";
import { citedText } from "./cited-text.ts";
import { textWithoutFindings } from "./text-without-findings.ts";

const USUAL_SENTENCES = 3;
const MOST_SENTENCES = 20;

const OF_CLAIMS: readonly string[] = ["summary", "one_pager", "article", "paragraph", "report", "caption"];
const MOST_FACTS = 3;

/** What the researcher's texts are made of, where they are more than confirmed sentences. */
export const RESEARCH_TEXTS: TextSource<AgentState> = {
  said: saidBy,
  about: ({ state }) => state.report?.title ?? null,
  facts: ({ state }) => {
    const quotes = claimsInOrder(state).flatMap(({ quotes: each }) => each.slice(0, 1));
    return quotes.length === 0 ? null : { lines: quotes.slice(0, MOST_FACTS).map(({ exact }) => exact) };
  },
};

/** `draft`: what is to be said in somebody's own words, or a text out of confirmed sentences. */
export function draftOfResearch(call: CheckedCall, scene: Scene<AgentState>): Outcome<never> {
  const order = orderOf(call, scene.state.heard?.text ?? null);
  const isOwn =
    order.contents.some(({ type }) => type === "said" || type === "words") || order.purpose !== null;
  const kind = choiceFor(call, "kind") ?? "summary";
  const hasClaims = claimsInOrder(scene.state).length > 0;
  return isOwn && !(hasClaims && OF_CLAIMS.includes(kind))
    ? writeText(RESEARCH_TEXTS)(call, scene)
    : draftFromClaims(call, scene);
}

/** A text to copy out of confirmed sentences; each keeps its number, and nothing else is said as a fact. */
function draftFromClaims(call: CheckedCall, scene: Scene<AgentState>): Outcome<never> {
  const { report } = scene.state;
  const claims = claimsInOrder(scene.state);
  if (report === null || claims.length === 0) return textWithoutFindings(call, scene);
  const wanted = sentencesWanted(call);
  const taken = claims.slice(0, wanted);
  const language = scene.language;
  const body = citedText(
    taken.map(({ quotes }) => ({ quotes: quotes.slice(0, 1) })),
    sourcesOf(scene.state),
    language,
  );
  const short =
    taken.length < wanted
      ? {
          ko: `확인된 문장이 ${taken.length}개뿐이라 ${taken.length}문장으로 썼어요.`,
          en: `Only ${taken.length} sentences are checked, so there are ${taken.length}.`,
        }[language]
      : null;
  const draft = { kind: choiceFor(call, "kind") ?? "summary", title: report.title, text: body, language };
  return {
    draft,
    parts: [
      ...(short === null ? [] : [{ type: "change" as const, text: short }]),
      { type: "draft", title: draft.title, text: body, language },
    ],
  };
}

function sentencesWanted(call: CheckedCall): number {
  const words = [mentionFor(call, "count")?.words, wordsFor(call, "length"), wordsFor(call, "what")];
  const [number] = words.flatMap((each) => findNumbers(each ?? ""));
  if (number === undefined) return USUAL_SENTENCES;
  const amount = number.value.kind === "range" ? number.value.maximum : number.value.amount;
  return Number.isInteger(amount) && amount >= 1 ? Math.min(amount, MOST_SENTENCES) : USUAL_SENTENCES;
}
