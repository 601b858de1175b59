import type { Claim } from "../domain/evidence/claim.ts";
import { Citations } from "../domain/report/citations.ts";
import { renderReport, sayClaim } from "../domain/report/render-report.ts";
import { REPORT_WORDS } from "../domain/report/words.ts";
import { type AgentState, sourcesOf } from "../state.ts";
import { nothingFound } from "./nothing-found.ts";
import { sourceList } from "./source-list.ts";

/** A report that takes no more lines is told whole; a longer one stands in the panel. */
const MOST_LINES = 12;

export interface Told {
  readonly text: string;
  /** The sources by the number that the text gives them. */
  readonly cited: readonly string[];
}

/** What is told of a report: the answer first, then what differs, what is missing, and the sources that were cited. */
export function replyOf(state: AgentState): Told {
  const { report, claims, execution_steps } = state;
  if (report === null) return { text: "", cited: [] };
  const { language } = report;
  const words = REPORT_WORDS[language];
  const known = new Map(Object.entries(claims) as [string, Claim][]);
  const held = sourcesOf(state);
  const isEmpty = report.lead.length === 0 && report.only_claimed.length === 0;
  if (isEmpty) return { text: nothingFound(state, report), cited: [] };
  if (report.form === "table") {
    const { markdown, citations } = renderReport(report, known, held);
    return { text: plain(markdown), cited: citations.map(({ source }) => source.id) };
  }
  const citations = new Citations(held);
  const several = execution_steps.length > 1;
  const say = (ids: readonly string[]) => {
    const resting = ids.flatMap((id) => known.get(id) ?? []);
    const said = resting.map((claim) => sayClaim(claim, language)).join(" ");
    const topic = resting[0]?.topic;
    const title = several ? execution_steps.find(({ step_id }) => step_id === topic)?.task : undefined;
    return `${title === undefined ? "" : `${title}: `}${said}${citations.markFor(resting)}`;
  };
  const lead =
    report.lead.length === 0 ? [words.unsupported] : report.lead.map(({ claims: ids }) => say(ids));
  const differing = report.disagreements.map(({ claims: ids }) => words.differ(ids.map((id) => say([id]))));
  const claimed = report.only_claimed.map((id) => `${words.onlyClaimed}: ${say([id])}`);
  const missing = [
    ...report.not_found.map(words.nothing),
    ...report.not_covered.map(({ topic, reason }) => words.notCovered(topic, reason)),
  ];
  const rest = report.sections.flatMap(({ lines: each }) => each).length - report.lead.length;
  const lines = [
    ...[...lead, ...differing, ...claimed, ...missing].slice(0, MOST_LINES),
    ...(rest > 0 ? [words.more(rest)] : []),
    sourceList(citations, language),
  ];
  return { text: lines.join("\n"), cited: citations.list().map(({ source }) => source.id) };
}

/** A message shows no marks of headings. */
function plain(markdown: string): string {
  return markdown.replaceAll(/^#+ /gmu, "").trim();
}

const ASK_BACK = {
  ko: "무엇을 조사할까요? 알고 싶은 것을 한 줄로 말씀해 주세요.",
  en: "What should I look into? One line is enough.",
};

export function askBack(language: "ko" | "en"): string {
  return ASK_BACK[language];
}
