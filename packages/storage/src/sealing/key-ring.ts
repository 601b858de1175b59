import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import { inspect } from "node:util";
import { StorageError } from "../errors.ts";

export interface MasterKey {
  readonly id: string;
  /** 32 bytes in base64. */
  readonly key: string;
}

const KEY_BYTES = 32;
export const MASTER_KEY_ID = /^[a-zA-Z0-9._-]{1,32}$/;

/**
 * The master keys, the current one first. They only wrap data keys; new data keys are wrapped by the current one, and
 * older ones stay until `rotateKeys` has moved everything off them.
 */
export class KeyRing {
  readonly currentId: string;
  readonly ids: readonly string[];
  // Private and as KeyObjects, so that neither JSON nor a printed ring shows a key.
  readonly #wrappingKeys: ReadonlyMap<string, KeyObject>;

  constructor(entries: readonly MasterKey[], source = "the key ring") {
    const [current] = entries;
    if (current === undefined) throw invalidKeyRing(source, "at least one key");
    this.#wrappingKeys = new Map(
      entries.map((entry, index) => [entry.id, toWrappingKey(entry, index, source)]),
    );
    refuseRepeats(
      entries.map(({ id }) => id),
      source,
      "a different id",
    );
    refuseRepeats(
      entries.map(({ key }) => key),
      source,
      "a different key",
    );
    this.currentId = current.id;
    this.ids = entries.map(({ id }) => id);
  }

  /** StorageError MISSING_KEY when the ring does not hold it. */
  wrappingKey(id: string): KeyObject {
    const found = this.#wrappingKeys.get(id);
    if (found === undefined) throw new StorageError("MISSING_KEY", { key: id, known: this.ids });
    return found;
  }

  [inspect.custom](): string {
    return `KeyRing(${this.ids.join(", ")})`;
  }
}

/** A new master key, as it is written into the environment or the key file. */
export function generateMasterKey(): string {
  return randomBytes(KEY_BYTES).toString("base64");
}

/** What is wrong with a ring is told by position: an entry written the wrong way round has its key where the id belongs. */
export function invalidKeyRing(source: string, expected: string): StorageError<"INVALID_ID"> {
  return new StorageError("INVALID_ID", { kind: `master key ring in ${source}`, expected });
}

function toWrappingKey({ id, key }: MasterKey, index: number, source: string): KeyObject {
  if (!MASTER_KEY_ID.test(id)) {
    throw invalidKeyRing(
      source,
      `the id of entry ${index + 1} to be 1 to 32 letters, digits, dots, dashes or underscores`,
    );
  }
  const bytes = Buffer.from(key, "base64");
  // Node reads base64 leniently; only the exact text of 32 bytes is a key.
  if (bytes.length !== KEY_BYTES || bytes.toString("base64") !== key) {
    throw invalidKeyRing(
      source,
      `the key of entry ${index + 1} to be exactly ${KEY_BYTES} bytes in base64 (44 characters)`,
    );
  }
  return createSecretKey(Buffer.from(hkdfSync("sha256", bytes, "", "maru wrap data keys 1", KEY_BYTES)));
}

function refuseRepeats(values: readonly string[], source: string, expected: string): void {
  values.forEach((value, index) => {
    const first = values.indexOf(value);
    if (first !== index)
      throw invalidKeyRing(source, `${expected} in entry ${first + 1} and entry ${index + 1}`);
  });
}
