import type { HistoryEntry } from "@maru/protocol";

export interface Path {
  readonly visited: ReadonlySet<string>;
  /** The nodes of the step that is looked at. */
  readonly current: ReadonlySet<string>;
}

/** The way a turn has gone up to a checkpoint, told by the parents of its steps. */
export function pathOf(entries: readonly HistoryEntry[], at: string, isRunning: boolean): Path {
  const byId = new Map(entries.map((entry) => [entry.checkpoint_id, entry]));
  const last = byId.get(at);
  const visited = new Set<string>(last === undefined ? [] : ["start"]);
  for (
    let entry = last;
    entry !== undefined && entry.turn === last?.turn;
    entry = byId.get(entry.parent_id ?? "")
  )
    for (const { node } of entry.nodes) visited.add(node);
  const isNewest = entries[0]?.checkpoint_id === at;
  if (last !== undefined && isNewest && !isRunning) visited.add("end");
  return { visited, current: new Set(last?.nodes.map(({ node }) => node) ?? []) };
}
