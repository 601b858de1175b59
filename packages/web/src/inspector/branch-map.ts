import type { BranchTree } from "@maru/protocol";

type Station = BranchTree["nodes"][number];

export interface Stop extends Station {
  /** The track it lies on: 0 is where the conversation goes on. */
  readonly track: number;
  /** Its place from the top, newest first. */
  readonly row: number;
  readonly isOnTheWay: boolean;
}

/** Puts the branches onto tracks like a subway map: the way to the head straight, every other one beside it. */
export function branchMap(tree: BranchTree): readonly Stop[] {
  const byId = new Map(tree.nodes.map((node) => [node.checkpoint_id, node]));
  const line = (from: string | null): readonly string[] => {
    const found: string[] = [];
    for (let node = byId.get(from ?? ""); node !== undefined; node = byId.get(node.parent_id ?? ""))
      found.push(node.checkpoint_id);
    return found;
  };
  const parents = new Set(tree.nodes.map(({ parent_id }) => parent_id));
  const onTheWay = new Set(line(tree.head));
  const tracks = new Map<string, number>([...onTheWay].map((id) => [id, 0]));
  const newestFirst = [...tree.nodes].sort((left, right) => Date.parse(right.at) - Date.parse(left.at));
  const ends = newestFirst.filter(({ checkpoint_id }) => !parents.has(checkpoint_id));
  let track = 0;
  for (const end of ends) {
    const fresh = line(end.checkpoint_id).filter((id) => !tracks.has(id));
    if (fresh.length === 0) continue;
    track += 1;
    for (const id of fresh) tracks.set(id, track);
  }
  return newestFirst.map((node, row) => ({
    ...node,
    row,
    track: tracks.get(node.checkpoint_id) ?? 0,
    isOnTheWay: onTheWay.has(node.checkpoint_id),
  }));
}
