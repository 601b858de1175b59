import type { StateDefinition, StateError } from "@maru/state";
import { eachSpace } from "../backends/each-space.ts";
import { StorageError } from "../errors.ts";
import type { Storage } from "../open-storage.ts";
import type { SessionDocument } from "../sessions/transfer.ts";
import { STATE_CHANNEL } from "./forward-state.ts";
import { migrateSpace } from "./migrate-session.ts";

/** Where sessions go before they change. Durable when `write` resolves. */
export interface BackupSink {
  /** Whether what it keeps is encrypted; a sealed store accepts no other. */
  readonly isSealed: boolean;
  write(document: SessionDocument): Promise<void>;
}

export interface MigrationReport {
  /** Sessions that were brought forward; in a dry run, that would be. */
  readonly migrated: number;
  /** Sessions that have no older state. */
  readonly unchanged: number;
  /** Sessions that were left exactly as they are, and why. */
  readonly refused: readonly MigrationRefusal[];
}

export interface MigrationRefusal {
  readonly space: string;
  /** The first checkpoint that could not be brought forward. */
  readonly checkpoint: string | null;
  readonly error: StateError | StorageError;
}

export type MigrationOptions = {
  /** The channel that holds the state, when it is not the usual one. */
  readonly channel?: string;
  readonly onProgress?: (progress: MigrationProgress) => void;
  readonly signal?: AbortSignal;
} & ({ readonly dryRun: true } | { readonly dryRun?: false; readonly backup: BackupSink });

export interface MigrationProgress {
  readonly space: string;
  readonly migrated: number;
  readonly unchanged: number;
  readonly refused: number;
}

/**
 * Brings every session to the newest version of its state. Each is backed up, then replaced in one transaction that
 * holds only while nobody else changes it: wholly old or wholly new. A run that was killed is finished by running it
 * again. Programs that only know the older version must be stopped first; they could not read what is new.
 *
 * @example
 * const backup = await openBackupFolder("./before-version-3");
 * const report = await migrateAll(storage, [TravelState], { backup });
 */
export async function migrateAll(
  { vault }: Pick<Storage, "vault">,
  definitions: readonly StateDefinition[],
  options: MigrationOptions,
): Promise<MigrationReport> {
  const sink = options.dryRun === true ? null : options.backup;
  if (sink !== null && vault.isSealed && !sink.isSealed)
    throw new StorageError("PLAINTEXT_REFUSED", { where: "The backup" });
  const work = {
    vault,
    definitions,
    channel: options.channel ?? STATE_CHANNEL,
    backup: sink === null ? null : (document: SessionDocument) => sink.write(document),
  };
  let [migrated, unchanged] = [0, 0];
  const refused: MigrationRefusal[] = [];
  const seen = new Set<string>();
  for await (const { space } of eachSpace(vault.backend)) {
    if (seen.has(space) || !/^(session|thread)\//.test(space)) continue;
    seen.add(space);
    options.signal?.throwIfAborted();
    const outcome = await migrateSpace(work, space);
    switch (outcome.type) {
      case "migrated":
        migrated += 1;
        break;
      case "unchanged":
        unchanged += 1;
        break;
      case "refused":
        refused.push({ space, checkpoint: outcome.checkpoint, error: outcome.error });
        break;
    }
    options.onProgress?.({ space, migrated, unchanged, refused: refused.length });
  }
  // Replaced values lie in freed pages until they are given back.
  if (sink !== null && migrated > 0) await vault.backend.reclaim();
  return { migrated, unchanged, refused };
}
