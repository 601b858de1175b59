import { createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import type { Cell } from "../backends/backend.ts";
import { DEFLATED } from "../cell.ts";
import { StorageError } from "../errors.ts";
import { associate, decrypt, encrypt } from "./aes-gcm.ts";
import type { KeyRing } from "./key-ring.ts";
import type { CellAddress, DataKey, Sealer } from "./sealer.ts";
import { createDataKey, DATA_KEY_ID_BYTES, unwrapDataKey } from "./wrapped-key.ts";

/**
 * The first byte of an envelope says what the cell was. Both differ in several bits from the first byte of a
 * compressed cell, so no flipped bit makes one look like the other.
 */
const TEXT = 0xb2;
const BYTES = 0xb4;
const HEAD_BYTES = 1 + DATA_KEY_ID_BYTES;

/** An envelope: format byte, data key id, nonce, ciphertext, tag. It opens only at the address it was sealed for. */
export class AesSealer implements Sealer {
  readonly #ring: KeyRing;
  readonly #lookupKey: KeyObject;

  /** Use `openSealer`, which finds the look-up secret of the store. */
  constructor(ring: KeyRing, lookupSecret: DataKey) {
    this.#ring = ring;
    this.#lookupKey = createSecretKey(
      Buffer.from(hkdfSync("sha256", lookupSecret.bytes, "", "maru lookup hash 1", 32)),
    );
  }

  create(space: string): { dataKey: DataKey; cell: string } {
    return createDataKey(this.#ring, space);
  }

  unwrap(space: string, wrapped: Cell): DataKey {
    return unwrapDataKey(this.#ring, space, wrapped);
  }

  seal(dataKey: DataKey, address: CellAddress, cell: Cell): Uint8Array {
    const isText = typeof cell === "string";
    const head = Buffer.concat([Uint8Array.of(isText ? TEXT : BYTES), Buffer.from(dataKey.id, "base64url")]);
    const content = isText ? toUtf8(cell, address) : cell;
    return Buffer.concat([head, encrypt(dataKey.bytes, content, binding(head, address))]);
  }

  open(dataKey: DataKey | null, address: CellAddress, sealed: Cell): Cell {
    if (typeof sealed === "string" || sealed[0] === DEFLATED) {
      throw new StorageError("PLAINTEXT_REFUSED", { where: describe(address) });
    }
    const head = Buffer.from(sealed.subarray(0, HEAD_BYTES));
    if (head[0] !== TEXT && head[0] !== BYTES) throw altered(address, "it does not start like an envelope");
    if (dataKey === null) throw altered(address, "it is sealed, but the row with its data key is gone");
    if (head.toString("base64url", 1) !== dataKey.id)
      throw altered(address, "it was sealed with another data key");
    const content = decrypt(dataKey.bytes, sealed.subarray(HEAD_BYTES), binding(head, address));
    if (content === null) throw altered(address, "its seal does not hold");
    return head[0] === TEXT ? content.toString("utf8") : content;
  }

  lookupHash(value: string): string {
    // UTF-16, because UTF-8 would give all lone surrogates one hash.
    return createHmac("sha256", this.#lookupKey).update(Buffer.from(value, "utf16le")).digest("base64url");
  }
}

/** The head is bound too: format and data key id cannot be exchanged under the ciphertext. */
function binding(head: Buffer, { space, table, key }: CellAddress): Buffer {
  return associate(["maru cell", head.toString("base64url"), space, table, key]);
}

function toUtf8(text: string, address: CellAddress): Buffer {
  if (!text.isWellFormed()) {
    throw new StorageError("NOT_STORABLE", { path: describe(address), found: "half a surrogate pair" });
  }
  return Buffer.from(text, "utf8");
}

function altered(address: CellAddress, reason: string): StorageError<"INTEGRITY"> {
  return new StorageError("INTEGRITY", { where: describe(address), reason });
}

function describe({ space, table, key }: CellAddress): string {
  return `${table} "${key}" of ${space}`;
}
