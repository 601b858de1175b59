import { randomBytes } from "node:crypto";
import { inspect } from "node:util";
import { decode, encode } from "@maru/state";
import { z } from "zod";
import type { Backend, Batch, Cell, RowAddress } from "../backends/backend.ts";
import { StorageError } from "../errors.ts";
import { associate, decrypt, encrypt, SEAL_BYTES } from "./aes-gcm.ts";
import { type KeyRing, MASTER_KEY_ID } from "./key-ring.ts";
import type { DataKey } from "./sealer.ts";

/** Where a space keeps its wrapped data key. */
export const KEY_ROW: RowAddress & { readonly table: "key" } = { table: "key", key: "data" };

const KEY_BYTES = 32;
export const DATA_KEY_ID_BYTES = 6;
const FORMAT = 1;

/** The row's content. JSON text rather than bytes, so that a batch can check that nobody changed it. */
const WrappedKey = z.strictObject({
  format: z.literal(FORMAT),
  id: z.string().length((DATA_KEY_ID_BYTES * 4) / 3),
  master: z.string().regex(MASTER_KEY_ID),
  sealed: z.string().length(Math.ceil(((KEY_BYTES + SEAL_BYTES) * 4) / 3)),
});
type WrappedKey = z.output<typeof WrappedKey>;

/** The bytes are an accessor of the class, so neither JSON nor a printed key shows them. */
class SecretDataKey implements DataKey {
  readonly id: string;
  readonly #bytes: Uint8Array;

  constructor(id: string, bytes: Uint8Array) {
    this.id = id;
    this.#bytes = bytes;
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  [inspect.custom](): string {
    return `DataKey(${this.id})`;
  }
}

export async function readKeyRow(backend: Backend, space: string): Promise<Cell | null> {
  const [rows] = await backend.read(space, [{ type: "row", ...KEY_ROW }]);
  return rows?.[0]?.cell ?? null;
}

/** The master key that a data key is wrapped with. */
export function masterOf(space: string, cell: Cell): string {
  return parse(space, cell).master;
}

export function createDataKey(ring: KeyRing, space: string): { dataKey: DataKey; cell: string } {
  const id = randomBytes(DATA_KEY_ID_BYTES).toString("base64url");
  const dataKey = new SecretDataKey(id, randomBytes(KEY_BYTES));
  return { dataKey, cell: wrap(ring, space, dataKey) };
}

export function unwrapDataKey(ring: KeyRing, space: string, cell: Cell): DataKey {
  const { id, master, sealed } = parse(space, cell);
  const bytes = decrypt(
    ring.wrappingKey(master),
    Buffer.from(sealed, "base64url"),
    binding(space, master, id),
  );
  if (bytes === null) {
    throw refuse(
      space,
      `master key "${master}" does not open it, so the row was altered or the ring holds another key under that id`,
    );
  }
  return new SecretDataKey(id, bytes);
}

/**
 * The write that puts the same data key under the current master key, unless someone changed the row meanwhile; null
 * when it is there already. Proves either way that the data key opens.
 */
export function rewrapDataKey(ring: KeyRing, space: string, cell: Cell): Batch | null {
  const { text, master } = parse(space, cell);
  const dataKey = unwrapDataKey(ring, space, text);
  if (master === ring.currentId) return null;
  const next = wrap(ring, space, dataKey);
  return { space, checks: [{ ...KEY_ROW, equals: text }], puts: [{ ...KEY_ROW, cell: next }] };
}

function wrap(ring: KeyRing, space: string, { id, bytes }: DataKey): string {
  const master = ring.currentId;
  const sealed = encrypt(ring.wrappingKey(master), bytes, binding(space, master, id)).toString("base64url");
  return encode({ format: FORMAT, id, master, sealed } satisfies WrappedKey);
}

function binding(space: string, master: string, id: string): Buffer {
  return associate(["maru data key", String(FORMAT), space, master, id]);
}

function parse(space: string, cell: Cell): WrappedKey & { readonly text: string } {
  const wrapped = typeof cell === "string" ? WrappedKey.safeParse(tryDecode(cell)).data : undefined;
  // Only the text that `wrap` writes: JSON and base64 both have spare spellings that would hide a change.
  if (wrapped === undefined || encode(wrapped) !== cell || !isCanonical(wrapped)) {
    throw refuse(space, "the row is not a wrapped key as this program writes it");
  }
  return { ...wrapped, text: cell };
}

function tryDecode(text: string): unknown {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

function isCanonical({ id, sealed }: WrappedKey): boolean {
  return [id, sealed].every((text) => Buffer.from(text, "base64url").toString("base64url") === text);
}

function refuse(space: string, reason: string): StorageError<"INTEGRITY"> {
  return new StorageError("INTEGRITY", { where: `The data key of ${space}`, reason });
}
