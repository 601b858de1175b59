import type { Backend, Batch, Cell } from "../backends/backend.ts";
import { eachSpace } from "../backends/each-space.ts";
import { isStorageError, type StorageError } from "../errors.ts";
import type { KeyRing } from "./key-ring.ts";
import { readKeyRow, rewrapDataKey } from "./wrapped-key.ts";

export interface RotationReport {
  /** Data keys this run moved to the current master key. */
  readonly rewrapped: number;
  /** Data keys that the last round found on the current master key. */
  readonly current: number;
  /** Spaces the last round found without a data key: plaintext, or deleted meanwhile. */
  readonly unsealed: number;
  /** Data keys that do not open. They were left as they are. */
  readonly failed: readonly RotationFailure[];
  /** Only when true may the retired master keys be removed from the ring. */
  readonly complete: boolean;
}

export interface RotationFailure {
  readonly space: string;
  readonly error: StorageError;
}

export interface RotationOptions {
  readonly onProgress?: (progress: { readonly space: string; readonly rewrapped: number }) => void;
  readonly signal?: AbortSignal;
}

/** Work left after this many rounds means that someone keeps making data keys with a retired master key. */
const MOST_ROUNDS = 8;

/**
 * Wraps every data key with the current master key. Each space is one small checked write, so sessions go on meanwhile,
 * and a run that was killed is finished by running again. Data keys, and so all sealed rows, stay as they are.
 */
export async function rotateKeys(
  backend: Backend,
  ring: KeyRing,
  options: RotationOptions = {},
): Promise<RotationReport> {
  let rewrapped = 0;
  for (let round = 1; ; round += 1) {
    const { counts, failed } = await rotateOnce(backend, ring, options, rewrapped);
    rewrapped += counts.rewrapped;
    // Spaces that were made or moved in the list during a round are met in the next; an idle round has seen them all.
    const isIdle = counts.rewrapped === 0 && counts.contended === 0;
    if (!isIdle && round < MOST_ROUNDS) continue;
    const { current, unsealed } = counts;
    return { rewrapped, current, unsealed, failed, complete: isIdle && failed.length === 0 };
  }
}

type Outcome = "rewrapped" | "current" | "unsealed" | "contended";

async function rotateOnce(
  backend: Backend,
  ring: KeyRing,
  options: RotationOptions,
  rewrappedBefore: number,
) {
  const counts: Record<Outcome, number> = { rewrapped: 0, current: 0, unsealed: 0, contended: 0 };
  const failed: RotationFailure[] = [];
  for await (const { space } of eachSpace(backend)) {
    options.signal?.throwIfAborted();
    const outcome = await rotateSpace(backend, ring, space);
    if (typeof outcome === "string") counts[outcome] += 1;
    else failed.push({ space, error: outcome });
    options.onProgress?.({ space, rewrapped: rewrappedBefore + counts.rewrapped });
  }
  return { counts, failed };
}

async function rotateSpace(backend: Backend, ring: KeyRing, space: string): Promise<Outcome | StorageError> {
  const stored = await readKeyRow(backend, space);
  if (stored === null) return "unsealed";
  const batch = tryRewrap(ring, space, stored);
  if (batch === null) return "current";
  if (batch instanceof Error) return batch;
  try {
    await backend.commit(batch);
    return "rewrapped";
  } catch (error) {
    if (isStorageError(error, "STALE_WRITE")) return "contended";
    throw error;
  }
}

/** One unreadable data key must not keep all others on a key that is to be retired. */
function tryRewrap(ring: KeyRing, space: string, stored: Cell): Batch | null | StorageError {
  try {
    return rewrapDataKey(ring, space, stored);
  } catch (error) {
    if (isStorageError(error)) return error;
    throw error;
  }
}
