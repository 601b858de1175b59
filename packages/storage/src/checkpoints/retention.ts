import { INTERRUPT } from "@langchain/langgraph-checkpoint";
import type { Vault } from "../vault.ts";
import { oldestFirst, together } from "./checkpoint-rows.ts";
import type { CheckpointSpace } from "./checkpoint-space.ts";
import type { LoadedHeader } from "./draft.ts";
import { namedCheckpoints } from "./named-checkpoints.ts";
import { loadAll, type Pruned, removeCheckpoints } from "./prune.ts";

/** What of a thread's history stays: the newest so many, those of the last so many days, and always the newest one. */
export interface Retention {
  readonly last?: number;
  readonly days?: number;
}

const DAY = 24 * 60 * 60 * 1000;
const ROOT = "/";

/**
 * Prunes one thread. Named checkpoints and the head of every branch stay; so do the subgraph steps of what stays, and
 * the newest step of every subgraph that remembers from turn to turn.
 */
export async function pruneThread(
  vault: Vault,
  space: CheckpointSpace,
  retention: Retention,
  now: number,
): Promise<Pruned> {
  const named = new Set((await namedCheckpoints(vault, space.name)).map(({ checkpoint }) => checkpoint));
  return removeCheckpoints(vault, space, (all) => {
    const roots = all.filter(({ key }) => key.startsWith(ROOT)).reverse();
    const parents = new Set(roots.map(({ loaded }) => loaded.parent));
    const stays = ({ loaded }: Listed, position: number) =>
      position === 0 ||
      named.has(loaded.id) ||
      !parents.has(loaded.id) ||
      isRecent(loaded, position, retention, now);
    const kept = new Set(roots.filter(stays).map(({ loaded }) => loaded.id));
    const memories = newestMemories(all);
    return (key, loaded) =>
      key.startsWith(ROOT) ? !kept.has(loaded.id) : !kept.has(rootOf(loaded)) && !memories.has(key);
  });
}

export interface Listed {
  readonly key: string;
  readonly loaded: LoadedHeader;
}

function isRecent(loaded: LoadedHeader, position: number, retention: Retention, now: number): boolean {
  if (retention.last !== undefined && position < retention.last) return true;
  return retention.days !== undefined && Date.parse(loaded.header.ts) > now - retention.days * DAY;
}

/** The root checkpoint during which a subgraph's step ran. */
function rootOf(loaded: LoadedHeader): string {
  const parents = loaded.header.metadata.parents;
  const root =
    typeof parents === "object" && parents !== null && !Array.isArray(parents)
      ? (parents as Record<string, unknown>)[""]
      : undefined;
  return typeof root === "string" ? root : "";
}

/** A subgraph with a memory of its own has a namespace without the id of a task, which would be another every turn. */
function newestMemories(all: readonly Listed[]): ReadonlySet<string> {
  const newest = new Map<string, string>();
  for (const { key } of all) {
    const namespace = decodeURIComponent(key.slice(0, key.indexOf("/")));
    if (namespace !== "" && !namespace.includes(":")) newest.set(namespace, key);
  }
  return new Set(newest.values());
}

/**
 * When the oldest checkpoint that is left was made: nothing before it can run again. Null when a run waits for
 * somebody's answer, or there is no checkpoint at all: then nothing is sure.
 */
export async function nothingRunsAgainBefore(vault: Vault, space: CheckpointSpace): Promise<number | null> {
  const [own = [], writes = [], blocks = []] = await vault.read(space.name, [
    oldestFirst("checkpoint", ""),
    oldestFirst("write", ""),
    oldestFirst("block", ""),
  ]);
  const stored = together(own, writes, blocks);
  const all = [...(await loadAll(space, stored)).values()];
  const parents = new Set(all.map(({ parent }) => parent));
  const waits = stored.some(
    ({ key, writes: pending }) =>
      !parents.has(decodeURIComponent(key.slice(key.indexOf("/") + 1))) &&
      pending.some(({ value }) =>
        (value as unknown as [number, string][]).some(([, channel]) => channel === INTERRUPT),
      ),
  );
  return waits || all.length === 0 ? null : Math.min(...all.map(({ header }) => Date.parse(header.ts)));
}
