import type { PlainObject } from "@maru/state";
import { StorageError } from "../errors.ts";
import type { Vault } from "../vault.ts";
import { checkpointKey } from "./addresses.ts";
import { oldestFirst, together } from "./checkpoint-rows.ts";
import type { CheckpointSpace } from "./checkpoint-space.ts";
import { type Pruned, removeCheckpoints } from "./prune.ts";

/** One checkpoint in the tree of a thread. */
export interface BranchNode {
  readonly id: string;
  readonly parent: string | null;
  readonly children: readonly string[];
  readonly at: string;
  readonly step: number | null;
  readonly source: string | null;
  readonly metadata: PlainObject;
}

/** All checkpoints of a thread, oldest first, with who came from whom. A leaf is the head of a branch. */
export async function listBranches(
  vault: Vault,
  space: CheckpointSpace,
  namespace = "",
): Promise<readonly BranchNode[]> {
  const prefix = checkpointKey({ namespace }, "");
  await space.refresh();
  const [own = [], blocks = []] = await vault.read(space.name, [
    oldestFirst("checkpoint", prefix),
    oldestFirst("block", prefix),
  ]);
  const all = together(own, [], blocks);
  const byKey = new Map(all.map(({ key, row }) => [key, row]));
  const children = new Map<string, string[]>();
  const nodes: BranchNode[] = [];
  for (const { key } of all) {
    const loaded = await space.resolve(key, byKey);
    if (loaded === undefined) continue;
    const { step, source } = loaded.header.metadata;
    if (loaded.parent !== null)
      children.set(loaded.parent, [...(children.get(loaded.parent) ?? []), loaded.id]);
    nodes.push({
      id: loaded.id,
      parent: loaded.parent,
      children: [],
      at: loaded.header.ts,
      step: typeof step === "number" ? step : null,
      source: typeof source === "string" ? source : null,
      metadata: loaded.header.metadata,
    });
  }
  return nodes.map((node) => ({ ...node, children: children.get(node.id) ?? [] }));
}

/** Removes the branch that ends at `head`, back to where it left a branch that stays. */
export async function deleteBranch(
  vault: Vault,
  space: CheckpointSpace,
  head: string,
  namespace = "",
): Promise<Pruned> {
  const nodes = new Map((await listBranches(vault, space, namespace)).map((node) => [node.id, node]));
  const leaf = nodes.get(head);
  if (leaf === undefined || leaf.children.length > 0)
    throw new StorageError("NOT_FOUND", { kind: "branch head", id: head });
  const doomed = new Set<string>();
  for (
    let node: BranchNode | undefined = leaf;
    node !== undefined;
    node = node.parent === null ? undefined : nodes.get(node.parent)
  ) {
    const isShared = node.children.some((child) => !doomed.has(child));
    if (isShared) break;
    doomed.add(node.id);
  }
  const prefix = checkpointKey({ namespace }, "");
  return removeCheckpoints(
    vault,
    space,
    () => (key, loaded) => key.startsWith(prefix) && doomed.has(loaded.id),
  );
}
