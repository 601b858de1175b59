import type { CheckedCall } from "@maru/dialogue";
import { findNumbers, readTextSize, readTextStyle } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, mentionFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { answeredBefore, saidBy } from "../../shared/texts/said-by.ts";
import { orderOf, type TextSource, writeText } from "../../shared/texts/write-text.ts";
import type { Claim } from "../domain/evidence/claim.ts";
import { asksIn } from "../lexicon/asks.ts";
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
  answered: answeredBefore,
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
  const { report, topic } = scene.state;
  const claims = claimsInOrder(scene.state);
  if (report === null || claims.length === 0) return textWithoutFindings(call, scene);
  const kind = choiceFor(call, "kind") ?? "summary";
  const { lines, isPlain, characters } = sizeWanted(call);
  const language = scene.language;
  const isSpoken = lines === undefined && SPOKEN.includes(kind);
  const frame = isSpoken ? FRAMES[language](topic) : null;
  const taken = fitting(claims, lines ?? (characters === undefined ? USUAL_SENTENCES : MOST_SENTENCES), {
    characters: (characters ?? Number.POSITIVE_INFINITY) - (frame?.join("").length ?? 0),
  });
  const body = citedText(
    [
      ...(frame === null ? [] : [frame[0]]),
      ...taken.map(({ quotes }) => ({ quotes: quotes.slice(0, 1) })),
      ...(frame === null ? [] : [frame[1]]),
    ],
    sourcesOf(scene.state),
    language,
  );
  const notes = [
    ...(lines !== undefined && taken.length < lines ? [NOTES[language].few(taken.length)] : []),
    ...(characters !== undefined && taken.length === claims.length
      ? [NOTES[language].all(taken.length)]
      : []),
    ...(isPlain ? [NOTES[language].plain] : []),
  ];
  const title = report.title;
  return {
    draft: { kind, title, text: body, language },
    parts: [
      ...notes.map((text) => ({ type: "change" as const, text })),
      { type: "draft", title, text: body, language },
    ],
  };
}

/** Kinds that speak to somebody. */
const SPOKEN: readonly string[] = ["script", "speech", "message", "mail", "letter", "notice"];

const FRAMES = {
  ko: (topic: string): readonly [string, string] => [
    `안녕하세요. ${topic}에 대해 자료로 확인된 것만 말씀드릴게요.`,
    "여기까지가 자료에서 확인된 내용이에요.",
  ],
  en: (topic: string): readonly [string, string] => [
    `Hello. This is what sources confirm about ${topic}.`,
    "That is all the sources confirm.",
  ],
};

const NOTES = {
  ko: {
    few: (count: number) => `확인된 문장이 ${count}개뿐이라 ${count}문장으로 썼어요.`,
    all: (count: number) => `확인된 문장 ${count}개를 모두 넣었어요. 근거 없는 말로 길이를 채우지 않았어요.`,
    plain: "자료의 문장을 그대로 두었어요. 말을 바꾸면 출처와 달라질 수 있어요.",
  },
  en: {
    few: (count: number) => `Only ${count} sentences are checked, so there are ${count}.`,
    all: (count: number) => `All ${count} checked sentences are in; I added nothing to fill the length.`,
    plain: "The sentences stand as in the sources; other words might change what they say.",
  },
};

/** As many claims as the length holds, at least one. */
function fitting(claims: readonly Claim[], most: number, { characters }: { readonly characters: number }) {
  let left = characters;
  return claims.slice(0, most).filter(({ text }, index) => {
    left -= text.length;
    return index === 0 || left >= 0;
  });
}

function sizeWanted(call: CheckedCall) {
  const words = [mentionFor(call, "count")?.words, wordsFor(call, "length"), wordsFor(call, "what")]
    .filter((each) => each !== undefined)
    .join(" ");
  const { lines } = readTextStyle(words);
  const counted = mentionFor(call, "count") === undefined ? undefined : findNumbers(words)[0]?.value;
  const amount = counted === undefined || counted.kind === "range" ? undefined : counted.amount;
  const isPlain = asksIn(words).some(({ op, how }) => op === "edit" && how === "reword");
  return { lines: lines ?? amount, isPlain, ...readTextSize(words) };
}
