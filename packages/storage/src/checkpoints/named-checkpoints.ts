import { AFTER } from "../backends/backend.ts";
import { StorageError } from "../errors.ts";
import type { Vault } from "../vault.ts";
import { checkpointKey } from "./addresses.ts";
import { CheckpointRows } from "./checkpoint-rows.ts";

const PREFIX = "name/";
const LONGEST_NAME = 100;

/** Gives a checkpoint a name that people use; a named checkpoint is never pruned. */
export async function nameCheckpoint(
  vault: Vault,
  space: string,
  name: string,
  checkpoint: string,
): Promise<void> {
  const trimmed = name.trim();
  if (trimmed === "" || trimmed.length > LONGEST_NAME) {
    throw new StorageError("INVALID_ID", {
      kind: "checkpoint name",
      expected: `1 to ${LONGEST_NAME} characters`,
    });
  }
  const key = checkpointKey({ namespace: "" }, checkpoint);
  const found = await new CheckpointRows(vault, space).find(key);
  if (!found.has(key)) throw new StorageError("NOT_FOUND", { kind: "checkpoint", id: checkpoint });
  const value = { name: trimmed, checkpoint };
  await vault.commit(space, {
    writes: [{ table: "session", key: PREFIX + vault.lookupName(trimmed), value }],
  });
}

export async function unnameCheckpoint(vault: Vault, space: string, name: string): Promise<void> {
  await vault.commit(space, { deletes: [{ table: "session", key: PREFIX + vault.lookupName(name.trim()) }] });
}

export async function namedCheckpoints(
  vault: Vault,
  space: string,
): Promise<readonly { name: string; checkpoint: string }[]> {
  const [rows = []] = await vault.read(space, [
    { type: "range", table: "session", from: PREFIX, to: PREFIX + AFTER },
  ]);
  return rows.map(({ value }) => value as unknown as { name: string; checkpoint: string });
}
