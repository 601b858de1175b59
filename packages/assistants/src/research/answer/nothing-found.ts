import { withParticle } from "@maru/language";
import type { Report } from "../domain/report/report.ts";
import { REPORT_WORDS } from "../domain/report/words.ts";
import type { AgentState } from "../state.ts";

/** Nothing answers: what was searched for and what is nearest; what could not be searched is another thing. */
export function nothingFound({ findings, brief }: AgentState, report: Report): string {
  const { language, not_covered, left_out } = report;
  const words = WORDS[language];
  const found = Object.values(findings);
  const queries = [...new Set(found.flatMap(({ searched }) => searched.map(({ query }) => query)))];
  const near = [...new Set(found.flatMap((each) => each.near))];
  const failed = not_covered.map(({ topic, reason }) => REPORT_WORDS[language].notCovered(topic, reason));
  if (queries.length === 0) return failed.join("\n");
  const dropped = left_out.flatMap(({ sources }) => sources).length;
  return [
    words.notFound(queries.slice(0, MOST_QUERIES), brief?.limits.only.length !== 0 || dropped > 0),
    ...(dropped === 0 ? [] : [words.dropped(dropped)]),
    ...(near.length === 0 ? [] : [words.near(near.slice(0, 1).join(", "))]),
    ...failed,
  ].join("\n");
}

const MOST_QUERIES = 3;

const WORDS = {
  ko: {
    notFound: (queries: readonly string[], isLimited: boolean) =>
      `못 찾았어요. ${queries.map((query) => `‘${query}’`).join(", ")}로 찾았는데 ${isLimited ? "조건에 " : ""}맞는 자료가 없어요.`,
    dropped: (count: number) => `자료 ${count}건은 조건에 맞지 않아 쓰지 않았어요.`,
    near: (title: string) => `가진 것 가운데 가장 가까운 자료는 ${endingOf(title)}.`,
  },
  en: {
    notFound: (queries: readonly string[], isLimited: boolean) =>
      `Not found. I searched for ${queries.map((query) => `“${query}”`).join(", ")}, and no source ${isLimited ? "within the limits " : ""}answers it.`,
    dropped: (count: number) =>
      `${count} ${count === 1 ? "source was" : "sources were"} left out by the limits.`,
    near: (title: string) => `The nearest that I hold is “${title}”.`,
  },
};

/** «「빈집세 무용론」이에요»: the particle follows the last sound of the title. */
function endingOf(title: string): string {
  const ending = withParticle(title, "이에요/예요").slice(title.length);
  return `「${title}」${ending}`;
}
