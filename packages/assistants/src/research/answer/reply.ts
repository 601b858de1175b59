import type { Claim } from "../domain/evidence/claim.ts";
import { Citations } from "../domain/report/citations.ts";
import { renderReport, sayClaim } from "../domain/report/render-report.ts";
import { REPORT_WORDS } from "../domain/report/words.ts";
import { type AgentState, sourcesOf } from "../state.ts";

/** A report that takes no more lines is told whole; a longer one stands in the panel. */
const MOST_LINES = 12;

/** What is told of a report: the answer first, then what differs, what is missing, and the sources that were cited. */
export function replyOf(state: AgentState): string {
  const { report, claims, execution_steps } = state;
  if (report === null) return "";
  const { language } = report;
  const words = ANSWER[language];
  const known = new Map(Object.entries(claims) as [string, Claim][]);
  const held = sourcesOf(state);
  const missing = [
    ...report.not_found.map(REPORT_WORDS[language].nothing),
    ...report.not_covered.map(({ topic, reason }) => REPORT_WORDS[language].notCovered(topic, reason)),
  ];
  if (report.lead.length === 0) return [words.nothingFound, ...missing.slice(1)].join("\n");
  if (report.form === "table") return plain(renderReport(report, known, held).markdown);
  const citations = new Citations(held);
  const several = execution_steps.length > 1;
  const say = (ids: readonly string[]) => {
    const resting = ids.flatMap((id) => known.get(id) ?? []);
    const said = resting.map((claim) => sayClaim(claim, language)).join(" ");
    const topic = resting[0]?.topic;
    const title = several ? execution_steps.find(({ step_id }) => step_id === topic)?.task : undefined;
    return `${title === undefined ? "" : `${title}: `}${said}${citations.markFor(resting)}`;
  };
  const lead = report.lead.map(({ claims: ids }) => say(ids));
  const differing = report.disagreements.map(({ claims: ids }) =>
    REPORT_WORDS[language].differ(ids.map((id) => say([id]))),
  );
  const lines = [...lead, ...differing, ...missing];
  const list = citations.list().map(({ number, source }) => `[${number}] ${source.title}, ${source.url}`);
  const rest = report.sections.flatMap(({ lines: each }) => each).length - report.lead.length;
  return [
    ...lines.slice(0, MOST_LINES),
    ...(rest > 0 ? [words.more(rest)] : []),
    "",
    REPORT_WORDS[language].sources,
    ...list,
  ].join("\n");
}

/** A message shows no marks of headings. */
function plain(markdown: string): string {
  return markdown.replaceAll(/^#+ /gmu, "").trim();
}

const ANSWER = {
  ko: {
    nothingFound: "자료를 찾을 수 없었어요. 찾은 말과 찾은 곳은 보고서에 적어 두었어요.",
    more: (count: number) => `보고서에 확인한 문장이 ${count}개 더 있어요.`,
    askBack: "무엇을 조사할까요? 알고 싶은 것을 한 줄로 말씀해 주세요.",
  },
  en: {
    nothingFound: "Nothing was found. The report says what was searched, and where.",
    more: (count: number) => `The report holds ${count} more checked sentences.`,
    askBack: "What should I look into? One line is enough.",
  },
};

export function askBack(language: "ko" | "en"): string {
  return ANSWER[language].askBack;
}
