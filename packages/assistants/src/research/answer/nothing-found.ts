import type { Report } from "../domain/report/report.ts";
import { REPORT_WORDS } from "../domain/report/words.ts";
import type { AgentState } from "../state.ts";
import { beyondLibrary } from "./beyond-library.ts";

/** Nothing answers: what was searched for and what fell out; what could not be searched is another thing. */
export function nothingFound(state: AgentState, report: Report): string {
  const { findings, brief, topic } = state;
  const { language, not_covered, left_out } = report;
  const words = WORDS[language];
  const failed = not_covered.map(({ topic: title, reason }) =>
    REPORT_WORDS[language].notCovered(title, reason),
  );
  const searched = Object.values(findings).flatMap((each) => each.searched);
  if (searched.length === 0) return failed.join("\n");
  const near = [...new Set(Object.values(findings).flatMap((each) => each.near))];
  const dropped = left_out.flatMap(({ sources }) => sources).length;
  // This question is already among those that were asked.
  const before = { topic, asked: state.asked.slice(0, -1) };
  return [
    beyondLibrary(topic, brief?.question ?? topic, before, language),
    ...(dropped === 0 ? [] : [words.dropped(dropped)]),
    ...near.slice(0, 1).map(words.near),
    ...failed,
  ].join("\n");
}

const WORDS = {
  ko: {
    dropped: (count: number) => `자료 ${count}건은 조건에 맞지 않아 쓰지 않았어요.`,
    near: (title: string) => `가진 것 가운데 가까운 자료: 「${title}」`,
  },
  en: {
    dropped: (count: number) =>
      `${count} ${count === 1 ? "source was" : "sources were"} left out by the limits.`,
    near: (title: string) => `The nearest that I hold is “${title}”.`,
  },
};
