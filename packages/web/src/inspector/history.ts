import type { HistoryEntry } from "@maru/protocol";

/** A stretch of time in which nothing happened, folded. */
export interface Gap {
  readonly kind: "gap";
  readonly key: string;
  readonly milliseconds: number;
}
export interface StepRow {
  readonly kind: "step";
  readonly key: string;
  readonly entry: HistoryEntry;
  /** The first one of its turn, seen from the top. */
  readonly opensTurn: boolean;
}
export type HistoryRow = Gap | StepRow;

const LONG = 60_000;

/** Steps newest first, with long silences folded into a line. */
export function historyRows(entries: readonly HistoryEntry[]): readonly HistoryRow[] {
  return entries.flatMap((entry, index): readonly HistoryRow[] => {
    const newer = entries[index - 1];
    const silence = newer === undefined ? 0 : Date.parse(newer.at) - Date.parse(entry.at);
    const row: StepRow = {
      kind: "step",
      key: entry.checkpoint_id,
      entry,
      opensTurn: newer === undefined || newer.turn !== entry.turn,
    };
    return silence < LONG
      ? [row]
      : [{ kind: "gap", key: `gap-${entry.checkpoint_id}`, milliseconds: silence }, row];
  });
}

/** The nodes of a step; empty when it was a person. */
export function workersOf({ nodes }: HistoryEntry): string {
  return nodes.map(({ node }) => node).join(", ");
}

export interface Cost {
  readonly milliseconds: number | null;
  readonly tokens: number;
  /** Whether a model had a say, or rules alone decided. */
  readonly by: "model" | "rules" | null;
}

/** What a step took: nodes of one step run side by side, so the slowest counts. */
export function costOf({ nodes, decisions }: HistoryEntry): Cost {
  const times = nodes.flatMap(({ milliseconds }) => milliseconds ?? []);
  return {
    milliseconds: times.length === 0 ? null : Math.max(...times),
    tokens: decisions.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0),
    by: decisions.length === 0 ? null : decisions.some(({ by }) => by === "model") ? "model" : "rules",
  };
}
