import { AFTER, type Backend, type Cell } from "../backends/backend.ts";
import { StorageError } from "../errors.ts";
import { AesSealer } from "./aes-sealer.ts";
import type { KeyRing } from "./key-ring.ts";
import { createDataKey, KEY_ROW, masterOf, readKeyRow, unwrapDataKey } from "./wrapped-key.ts";

/**
 * Its data key is the secret of all look-up hashes. A random secret in a space of its own, rather than something
 * derived from a master key: rotation re-wraps it like any other data key, and every hash stays findable.
 */
export const LOOKUP_SPACE = "maru-lookup";

export interface OpenSealerOptions {
  /** "accept" only on the way to `encryptExisting`; otherwise a store that holds plaintext is refused as a whole. */
  readonly plaintext?: "refuse" | "accept";
}

/** The sealer of this store. Whoever opens an empty store first makes its look-up secret. */
export async function openSealer(
  backend: Backend,
  ring: KeyRing,
  { plaintext = "refuse" }: OpenSealerOptions = {},
): Promise<AesSealer> {
  // Listed before the secret is looked for: whoever opened the store a moment ago wrote the secret before all else.
  const spaces = await backend.listSpaces({ from: "", to: AFTER, limit: 1 });
  const stored = await readKeyRow(backend, LOOKUP_SPACE);
  if (stored === null && spaces.length > 0 && plaintext === "refuse") {
    throw new StorageError("PLAINTEXT_REFUSED", { where: "The store" });
  }
  return new AesSealer(ring, unwrapDataKey(ring, LOOKUP_SPACE, stored ?? (await makeSecret(backend, ring))));
}

/** Without keys a sealed store would look empty, and what is written into it would lie there in plaintext. */
export async function refuseSealed(backend: Backend): Promise<void> {
  const stored = await readKeyRow(backend, LOOKUP_SPACE);
  if (stored !== null)
    throw new StorageError("MISSING_KEY", { key: masterOf(LOOKUP_SPACE, stored), known: [] });
}

async function makeSecret(backend: Backend, ring: KeyRing): Promise<Cell> {
  const { cell } = createDataKey(ring, LOOKUP_SPACE);
  await backend.commit({ space: LOOKUP_SPACE, puts: [{ ...KEY_ROW, cell, ifAbsent: true }] });
  // Of two that make one at once, the first one's counts for both.
  return (await readKeyRow(backend, LOOKUP_SPACE)) ?? cell;
}
