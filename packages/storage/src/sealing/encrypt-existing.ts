import {
  AFTER,
  type Backend,
  type Batch,
  type Check,
  CLEAR_TABLES,
  type ReadRequest,
  type Row,
  SEALED_TABLES,
  type SpaceEntry,
  type Table,
} from "../backends/backend.ts";
import { eachSpace } from "../backends/each-space.ts";
import { isStorageError } from "../errors.ts";
import { LOOKUP_SPACE } from "./open-sealer.ts";
import type { Sealer } from "./sealer.ts";
import { KEY_ROW } from "./wrapped-key.ts";

export interface EncryptionReport {
  /** Spaces this run sealed. */
  readonly sealed: number;
  /** Spaces that were sealed before. */
  readonly alreadySealed: number;
}

export interface EncryptionOptions {
  /** Labels of a plaintext store spell personal ids out; this gives the label with their look-up hashes instead. */
  readonly relabel: (entry: SpaceEntry) => string;
  readonly onProgress?: (progress: { readonly space: string; readonly sealed: number }) => void;
  readonly signal?: AbortSignal;
}

/** A space that changes under every one of these attempts is in use. */
const MOST_ATTEMPTS = 5;
const TABLES: readonly Table[] = [...CLEAR_TABLES, ...SEALED_TABLES];

/**
 * Seals a plaintext store. Each space is read at one moment and written back in one batch, so it is wholly plain or
 * wholly sealed, and a run that was killed is finished by running again; the largest space has to fit into memory.
 * Whoever still writes plaintext must be stopped first: a space that changes meanwhile is read again, then refused.
 */
export async function encryptExisting(
  backend: Backend,
  sealer: Sealer,
  { relabel, onProgress, signal }: EncryptionOptions,
): Promise<EncryptionReport> {
  const sealed = new Set<string>();
  const alreadySealed = new Set<string>();
  for await (const entry of eachSpace(backend)) {
    const { space } = entry;
    // A new label may lie further down the list, where the space is met again.
    if (space === LOOKUP_SPACE || sealed.has(space)) continue;
    signal?.throwIfAborted();
    const isNew = await sealSpace(backend, sealer, entry, relabel);
    (isNew ? sealed : alreadySealed).add(space);
    onProgress?.({ space, sealed: sealed.size });
  }
  // Freed pages hold the plaintext until they are given back.
  await backend.reclaim();
  return { sealed: sealed.size, alreadySealed: alreadySealed.size };
}

/** False when it was sealed already. */
async function sealSpace(
  backend: Backend,
  sealer: Sealer,
  entry: SpaceEntry,
  relabel: EncryptionOptions["relabel"],
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const tables = await readWhole(backend, entry.space);
    if (tables.get(KEY_ROW.table)?.some(({ key }) => key === KEY_ROW.key)) return false;
    try {
      await backend.commit({ ...sealedBatch(sealer, entry.space, tables), label: relabel(entry) });
      return true;
    } catch (error) {
      if (!isStorageError(error, "STALE_WRITE") || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

type Tables = ReadonlyMap<Table, readonly Row[]>;

async function readWhole(backend: Backend, space: string): Promise<Tables> {
  const requests = TABLES.map((table): ReadRequest => ({ type: "range", table, from: "", to: AFTER }));
  const answers = await backend.read(space, requests);
  return new Map(TABLES.map((table, index) => [table, answers[index] ?? []]));
}

/** Holds only while no clear row, where every change of a session leaves a mark, is other than it was read. */
function sealedBatch(sealer: Sealer, space: string, tables: Tables): Batch {
  const { dataKey, cell } = sealer.create(space);
  const unchanged = CLEAR_TABLES.flatMap((table) =>
    (tables.get(table) ?? []).flatMap(({ key, cell }): Check[] =>
      typeof cell === "string" ? [{ table, key, equals: cell }] : [],
    ),
  );
  const puts = SEALED_TABLES.flatMap((table) =>
    (tables.get(table) ?? []).map(({ key, cell }) => ({
      table,
      key,
      cell: sealer.seal(dataKey, { space, table, key }, cell),
    })),
  );
  return {
    space,
    checks: [{ ...KEY_ROW, equals: null }, ...unchanged],
    puts: [{ ...KEY_ROW, cell }, ...puts],
  };
}
