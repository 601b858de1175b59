import type { Shown } from "@maru/dialogue";
import { type AgentState, sourcesOf } from "../state.ts";
import { claimsInOrder } from "../thread/pointed.ts";

/** What can be pointed at: sources by their number, sections by their title. */
export function shownResearch(state: AgentState): Shown {
  const { citations, report } = state;
  const sources = sourcesOf(state);
  return [
    ...(report === null
      ? []
      : [
          { kind: "report" as const, id: "1", label: { ko: report.title, en: report.title } },
          ...report.sections.map(({ title }, index) => ({
            ...{ kind: "section" as const, id: String(index + 1), label: { ko: title, en: title } },
            position: index + 1,
          })),
        ]),
    ...claimsInOrder(state).map(({ id, text }, index) => ({
      ...{ kind: "line" as const, id, label: { ko: text, en: text } },
      position: index + 1,
    })),
    ...citations.flatMap((id, index) => {
      const source = sources.get(id);
      if (source === undefined) return [];
      const label = { ko: source.title, en: source.title };
      return [{ kind: "source" as const, id: String(index + 1), label, position: index + 1 }];
    }),
  ];
}
