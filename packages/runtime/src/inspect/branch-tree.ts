import type { BranchNode } from "@maru/storage";

export interface Branch {
  readonly checkpoint_id: string;
  /** The nearest earlier one that is told. */
  readonly parent_id: string | null;
  readonly at: string;
  readonly turn: number | null;
  readonly source: string;
  readonly is_head: boolean;
  /** How many checkpoints there are from the parent to here, this one included. */
  readonly length: number;
}

export interface BranchTree {
  readonly nodes: readonly Branch[];
  readonly head: string | null;
}

/** Only where the tree begins, forks or ends; what lies between is counted. */
export function branchTree(
  all: readonly BranchNode[],
  turnOf: (node: BranchNode) => number | null,
  timeOf: (node: BranchNode) => string,
): BranchTree {
  const known = new Set(all.map(({ id }) => id));
  const head = all.reduce<string | null>(
    (newest, { id }) => (newest === null || id > newest ? id : newest),
    null,
  );
  /** For every checkpoint the last one told on the way to it, and how far back that is. */
  const way = new Map<string, { told: string | null; distance: number }>();
  const nodes: Branch[] = [];
  for (const node of all) {
    const parent = node.parent !== null && known.has(node.parent) ? node.parent : null;
    const { told, distance } = (parent === null ? undefined : way.get(parent)) ?? { told: null, distance: 0 };
    const isTold = parent === null || node.children.length !== 1 || node.id === head;
    way.set(node.id, isTold ? { told: node.id, distance: 0 } : { told, distance: distance + 1 });
    if (!isTold) continue;
    nodes.push({
      checkpoint_id: node.id,
      parent_id: told,
      at: timeOf(node),
      turn: turnOf(node),
      source: node.source ?? "",
      is_head: node.id === head,
      length: distance + 1,
    });
  }
  return { nodes, head };
}
