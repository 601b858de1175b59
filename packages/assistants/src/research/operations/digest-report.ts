import { type AgentState, sourcesOf } from "../state.ts";
import { claimsInOrder } from "../thread/pointed.ts";
import { sayBrief } from "./research.ts";

const MOST_CLAIMS = 20;

/** The report as a model is shown it: what was looked for, every sentence with its standing, and what is not there. */
export function digestReport(state: AgentState): readonly string[] {
  const { brief, report, citations } = state;
  const asked = brief === null ? [] : [`brief: ${sayBrief(brief)}`];
  if (report === null) return asked;
  const sources = sourcesOf(state);
  const numberOf = new Map(citations.map((id, index) => [id, index + 1]));
  return [
    ...asked,
    `report:1 ${report.title}, ${report.form}, ${citations.length} sources`,
    ...claimsInOrder(state)
      .slice(0, MOST_CLAIMS)
      .map(({ id, text, standing, quotes }) => {
        const cited = quotes.flatMap(({ source }) => numberOf.get(source) ?? []);
        return `line:${id} ${text} (${standing}; source ${[...new Set(cited)].join(", ")})`;
      }),
    ...citations.flatMap((id, index) => {
      const source = sources.get(id);
      if (source === undefined) return [];
      return [`source:${index + 1} ${source.title} (${source.kind}, ${source.published ?? "no date"})`];
    }),
    ...(report.not_found.length === 0 ? [] : [`not found: ${report.not_found.join("; ")}`]),
    ...report.disagreements.map(
      ({ claims }) => `these disagree: ${claims.map((id) => `line:${id}`).join(", ")}`,
    ),
  ];
}
