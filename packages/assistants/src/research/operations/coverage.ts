import { type CheckedCall, choice, choices, defineOperation, ref, text } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor } from "../../shared/operations/arguments-of.ts";
import { foundText } from "../../shared/operations/found-text.ts";
import { REPORT_WORDS } from "../domain/report/words.ts";
import { type AgentState, sourcesOf } from "../state.ts";
import { holdsSomething } from "../thread/thread.ts";
import { tellContrary } from "./contrary.ts";
import { toldInstead } from "./told-instead.ts";

export const coverageOperation = defineOperation({
  name: "coverage",
  kind: "ask",
  effect: "reads",
  label: { ko: "무엇을 찾았고 없는지 보기", en: "see what was searched and what is missing" },
  does: {
    ko: "무엇을 찾아봤고 무엇이 빠졌는지 알려 드려요.",
    en: "what is held, searched, missing, how far the run is",
  },
  phrases: [{ ko: "{ask} 보기", en: "See: {ask}" }],
  arguments: {
    ask: choice(
      { ko: "무엇을", en: "which" },
      choices({
        held: ["가진 자료", "sources held"],
        searched: ["찾아본 말", "what was searched"],
        queries: ["찾은 말", "queries"],
        missing: ["못 찾은 것", "what is missing"],
        dropped: ["쓰지 않은 자료", "sources left out"],
        count: ["몇 개인지", "how many"],
        freshness: ["언제 것인지", "how recent"],
        contrary: ["반대되는 자료", "what contradicts"],
        progress: ["어디까지 했는지", "how far it is"],
        fields: ["항목", "fields"],
        time: ["걸린 시간", "time"],
      }),
      { required: true },
    ),
    what: text({ ko: "내용", en: "what" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
    term: text({ ko: "낱말", en: "term" }),
  },
  results: { rows: { kind: "rows", label: { ko: "목록", en: "list" } } },
});

/** `coverage`: what was searched, what was read, what was left out and why, what is missing. */
export function tellCoverage(call: CheckedCall, scene: Scene<AgentState>): Outcome<never> {
  const { state } = scene;
  if (state.asked.length === 0 && state.report === null)
    return toldInstead(scene, "아직 조사한 것이 없어요.", "Nothing has been researched yet.");
  const ask = choiceFor(call, "ask") ?? "searched";
  const contrary = ask === "contrary" && holdsSomething(state) ? tellContrary(scene) : undefined;
  if (contrary !== undefined) return contrary;
  const tell = holdsSomething(state) ? told : toldOfNothing;
  return foundText(scene, { text: { ko: tell(ask, state, "ko"), en: tell(ask, state, "en") } });
}

function told(ask: string, state: AgentState, language: "ko" | "en"): string {
  const { report, findings, citations } = state;
  if (report === null) return "";
  const words = WORDS[language];
  const sources = [...sourcesOf(state).values()];
  const titleOf = new Map(sources.map(({ id, title }) => [id, title]));
  switch (ask) {
    case "dropped": {
      const lines = report.left_out.map(
        ({ reason, sources: ids }) =>
          `${REPORT_WORDS[language].reasons[reason]}: ${ids.map((id) => titleOf.get(id) ?? id).join(", ")}`,
      );
      return lines.length === 0 ? words.nothingDropped : lines.join("\n");
    }
    case "missing": {
      const lines = [
        ...report.not_found.map(REPORT_WORDS[language].nothing),
        ...report.not_covered.map(({ topic, reason }) => REPORT_WORDS[language].notCovered(topic, reason)),
      ];
      return lines.length === 0 ? words.nothingMissing : lines.join("\n");
    }
    case "contrary":
      return words.noContrary;
    case "held":
    case "freshness":
      return sources
        .map(({ title, published }) => `${title}, ${published ?? REPORT_WORDS[language].undated}`)
        .join("\n");
    case "count":
    case "progress":
      return words.count(sources.length, citations.length);
    default: {
      const searched = Object.values(findings).flatMap((each) => each.searched);
      return searched.map(({ query, found }) => words.searched(query, found)).join("\n");
    }
  }
}

/** Nothing was found: what was searched and with which words is all there is to tell. */
function toldOfNothing(ask: string, { asked, findings }: AgentState, language: "ko" | "en"): string {
  const words = WORDS[language];
  const queries = [
    ...new Set([
      ...Object.values(findings).flatMap((each) => each.searched.map(({ query }) => query)),
      ...asked.map(({ query }) => query),
    ]),
  ];
  const list = queries.slice(-MOST_QUERIES).map((query) => words.searched(query, 0));
  const open = [...new Set(asked.map(({ question }) => question))].slice(-MOST_QUERIES);
  switch (ask) {
    case "count":
      return words.none;
    case "missing":
      return [words.allMissing, ...open.map((question) => `- ${question}`)].join("\n");
    case "contrary":
      return words.neither;
    case "dropped":
      return words.nothingDropped;
    default:
      return [words.onlyHere, ...list].join("\n");
  }
}

const MOST_QUERIES = 6;

const WORDS = {
  ko: {
    none: "하나도 없어요. 지금까지 물으신 것에 답하는 자료를 아직 찾지 못했어요.",
    allMissing: "없다고 확인된 것이 아니라, 가진 자료에서 못 찾은 거예요. 아직 답을 못 찾은 물음이에요.",
    neither: "찬성이든 반대든 이 물음에 대한 자료를 찾지 못했어요. 한쪽만 감춘 것은 아니에요.",
    onlyHere: "가진 자료 안에서만 찾았고, 웹이나 신문 기록은 보지 않았어요. 찾은 말과 나온 자료 수예요.",
    nothingDropped: "뺀 자료가 없어요.",
    nothingMissing: "찾으려던 것은 모두 자료가 있었어요.",
    noContrary: "서로 어긋나는 수치는 못 찾았어요.",
    count: (read: number, cited: number) => `자료 ${read}건을 읽고 ${cited}건을 인용했어요.`,
    searched: (query: string, found: number) => `‘${query}’: ${found}건`,
  },
  en: {
    none: "None. I have found no source that answers what you asked so far.",
    allMissing: "That does not mean there is none: the documents at hand do not hold it. Still open:",
    neither: "I found nothing on this, neither for nor against; no side was held back.",
    onlyHere: "Only the documents at hand were searched, no web and no newspaper archives. Words and hits:",
    nothingDropped: "No source was left out.",
    nothingMissing: "There were sources for everything that was looked for.",
    noContrary: "I found no figures that contradict each other.",
    count: (read: number, cited: number) => `${read} sources were read and ${cited} cited.`,
    searched: (query: string, found: number) => `“${query}”: ${found} found`,
  },
};
