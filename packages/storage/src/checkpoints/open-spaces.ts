import type { Vault } from "../vault.ts";
import type { CheckpointSpace } from "./checkpoint-space.ts";

/** Idle spaces beyond this many, or beyond so many bytes of JSON in all, are let go, the one used longest ago first. */
const MOST_SPACES = 500;
const MOST_BYTES = 32 * 1024 * 1024;

/** Checkpointers on one vault share what they know, so that two of them never disagree in one process. */
const shared = new WeakMap<Vault, Map<string, CheckpointSpace>>();

export function spacesOf(vault: Vault): Map<string, CheckpointSpace> {
  const known = shared.get(vault);
  if (known !== undefined) return known;
  const spaces = new Map<string, CheckpointSpace>();
  shared.set(vault, spaces);
  vault.whenGone((space) => void spaces.delete(space));
  return spaces;
}

/** The one in use stays, whatever it weighs. */
export function letGo(spaces: Map<string, CheckpointSpace>, inUse: string, mostBytes = MOST_BYTES): void {
  let bytes = 0;
  for (const space of spaces.values()) bytes += space.bytes;
  for (const [name, space] of spaces) {
    if (spaces.size <= MOST_SPACES && bytes <= mostBytes) return;
    if (name === inUse || !space.isIdle) continue;
    spaces.delete(name);
    bytes -= space.bytes;
  }
}
