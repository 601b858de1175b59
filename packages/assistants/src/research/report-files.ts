import type { DocumentSpec } from "@maru/runtime";
import type { Claim } from "./domain/evidence/claim.ts";
import { bibTeX } from "./domain/report/bibtex.ts";
import { renderReport } from "./domain/report/render-report.ts";
import type { Report } from "./domain/report/report.ts";
import { reportHtml } from "./domain/report/report-html.ts";
import { type AgentState, sourcesOf } from "./state.ts";

interface Written {
  readonly report: Report;
  readonly claims: ReadonlyMap<string, Claim>;
  readonly sources: ReturnType<typeof sourcesOf>;
}

/** What a report can be taken home as. */
export const REPORT_FILES: Readonly<Record<string, DocumentSpec<AgentState>>> = {
  md: file(
    { ko: "마크다운", en: "Markdown" },
    "text/markdown; charset=utf-8",
    ({ report, claims, sources }) => renderReport(report, claims, sources).markdown,
  ),
  html: file({ ko: "웹 문서", en: "Web page" }, "text/html; charset=utf-8", ({ report, claims, sources }) =>
    reportHtml(report, claims, sources),
  ),
  json: file(
    { ko: "문장과 출처 (JSON)", en: "Claims and sources (JSON)" },
    "application/json; charset=utf-8",
    ({ report, claims, sources }) => {
      const { citations } = renderReport(report, claims, sources);
      const cited = citations.map(({ number, source }) => ({ number, ...source }));
      return `${JSON.stringify({ report, claims: [...claims.values()], sources: cited }, null, 2)}\n`;
    },
  ),
  bib: file(
    { ko: "참고문헌 (BibTeX)", en: "References (BibTeX)" },
    "application/x-bibtex; charset=utf-8",
    (all) => bibTeX(renderReport(all.report, all.claims, all.sources).citations),
  ),
};

function file(
  title: DocumentSpec<AgentState>["title"],
  media_type: string,
  write: (written: Written) => string,
): DocumentSpec<AgentState> {
  return {
    title,
    media_type,
    file_name: ({ report }, language) => report?.title ?? title[language],
    render: (state) =>
      state.report === null
        ? null
        : write({
            report: state.report,
            claims: new Map(Object.entries(state.claims) as [string, Claim][]),
            sources: sourcesOf(state),
          }),
  };
}
