import { findJoinedNames } from "@maru/language";
import type { Topic } from "./brief.ts";

export interface Planned {
  readonly kind: "comparison" | "answer";
  readonly topics: readonly Topic[];
}

/**
 * Who looks for what: one researcher for each thing that is compared or listed, else one for the question. A row of
 * names counts only where the sources know them: grammar alone takes «결과와 관련된» for one.
 */
export function planTopics(question: string, isKnown: (name: string) => boolean): Planned {
  const row = findJoinedNames(question);
  const names = row?.names.filter(isKnown) ?? [];
  if (row === undefined || names.length < 2)
    return { kind: "answer", topics: [topic(1, question, [question])] };
  const rest = `${question.slice(0, row.span.start)} ${question.slice(row.span.end)}`.trim();
  return {
    kind: "comparison",
    topics: [...new Set(names)].map((name, index) => topic(index + 1, name, [`${name} ${rest}`, name])),
  };
}

function topic(number: number, title: string, queries: readonly string[]): Topic {
  return {
    id: `r${number}`,
    title: title.slice(0, 200),
    queries: queries.map((query) => query.slice(0, 400)),
    focus: null,
  };
}
