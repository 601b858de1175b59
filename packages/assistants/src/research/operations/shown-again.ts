import type { Outcome, Scene } from "@maru/runtime";
import type { Sentence } from "@maru/state";
import { foundText } from "../../shared/operations/found-text.ts";
import type { Claim } from "../domain/evidence/claim.ts";
import { renderReport } from "../domain/report/render-report.ts";
import type { Report } from "../domain/report/report.ts";
import { type AgentState, type AgentUpdate, sourcesOf } from "../state.ts";

/** The report made again from the same claims: numbers and sources are given anew, nothing is searched. */
export function shownAgain(
  report: Report,
  scene: Pick<Scene<AgentState>, "state" | "result">,
  lead: Sentence | null = null,
): Outcome<AgentUpdate> {
  const { state } = scene;
  const { markdown, citations } = renderReport(
    report,
    new Map(Object.entries(state.claims) as [string, Claim][]),
    sourcesOf(state),
  );
  const text = markdown.replaceAll(/^#+ /gmu, "").trim();
  const said = (line: string | undefined) => [...(line === undefined ? [] : [line]), text].join("\n\n");
  return {
    ...foundText(scene, { text: { ko: said(lead?.ko), en: said(lead?.en) } }),
    update: {
      report: structuredClone(report) as never,
      final_report: markdown,
      citations: citations.map(({ source }) => source.id),
    },
    changed: ["report"],
  };
}
