import type { Clause } from "./estate.ts";

export interface Part {
  readonly text: string;
  /** What was found in it. */
  readonly clause: Clause | null;
}

const plain = (text: string) => text.replace(/[\s*_\\#>|-]+/gu, "").replace(/^\d+\./u, "");

/** A contract cut at the clauses something was found in, so that they can be marked where they stand. */
export function markClauses(content: string, clauses: readonly Clause[]): readonly Part[] {
  const open = new Set(clauses);
  const parts: { text: string; clause: Clause | null }[] = [];
  for (const line of content.split("\n")) {
    const clause = clauseAt(line, open);
    if (clause !== null) open.delete(clause);
    const last = parts.at(-1);
    if (clause === null && last?.clause === null) last.text += `\n${line}`;
    else parts.push({ text: line, clause });
  }
  return parts.filter(({ text }) => text.trim() !== "");
}

function clauseAt(line: string, open: ReadonlySet<Clause>): Clause | null {
  const written = plain(line);
  if (written.length < 6) return null;
  for (const clause of open) {
    const text = plain(clause.text);
    if (text.includes(written) || written.includes(text)) return clause;
  }
  return null;
}
