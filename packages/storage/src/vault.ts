import type { Plain } from "@maru/state";
import {
  AFTER,
  type Backend,
  type Cell,
  type Check,
  CLEAR_TABLES,
  type Put,
  type ReadRequest,
  type RowAddress,
  type RowRange,
  SEALED_TABLES,
  type Table,
} from "./backends/backend.ts";
import { fromCell, toCell } from "./cell.ts";
import { isStorageError, StorageError } from "./errors.ts";
import type { DataKey, Sealer } from "./sealing/sealer.ts";
import { KEY_ROW } from "./sealing/wrapped-key.ts";
import { toStaleLease } from "./sessions/stale-lease.ts";

export interface Entry<Value = Plain> {
  readonly key: string;
  readonly value: Value;
}

export interface Write extends RowAddress {
  readonly value: unknown;
  readonly ifAbsent?: boolean;
}

export interface Change {
  readonly label?: string;
  readonly checks?: readonly Check[];
  readonly deletes?: readonly (RowAddress | RowRange)[];
  readonly writes?: readonly Write[];
}

/** A space's data key with the row it came from, so that a write notices when the row has changed. */
interface KnownKey {
  readonly cell: Cell;
  readonly dataKey: DataKey;
}

const READ_KEY: ReadRequest = { type: "row", ...KEY_ROW };
const REMEMBERED_KEYS = 10_000;
const MOST_ATTEMPTS = 3;

/**
 * The door to the backend: everything above speaks plain data, everything below holds cells. With a sealer, rows of
 * sealed tables are encrypted under the space's own data key and bound to their place. A space is wholly sealed or
 * wholly plain: each write checks the key row it was made for.
 */
export class Vault {
  readonly backend: Backend;
  readonly #sealer: Sealer | null;
  readonly #keys = new Map<string, KnownKey>();
  readonly #forget: ((space: string) => void)[] = [];

  constructor(backend: Backend, sealer: Sealer | null) {
    this.backend = backend;
    this.#sealer = sealer;
  }

  /** Whether what is written here is encrypted. */
  get isSealed(): boolean {
    return this.#sealer !== null;
  }

  async read(space: string, requests: readonly ReadRequest[]): Promise<readonly (readonly Entry[])[]> {
    const withKey = this.#sealer === null ? requests : [...requests, READ_KEY];
    const rows = await this.backend.read(space, withKey);
    const answers = rows.slice(0, requests.length);
    if (answers.every((each) => each.length === 0)) return answers.map(() => []);
    const stored = this.#sealer === null ? undefined : rows.at(-1)?.[0]?.cell;
    const dataKey = stored === undefined ? null : this.#unwrap(space, stored).dataKey;
    return answers.map((each, index) => {
      const table = (requests[index] as ReadRequest).table;
      return each.map(({ key, cell }) => ({ key, value: this.#open(space, table, key, cell, dataKey) }));
    });
  }

  async commit(space: string, change: Change): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#commitOnce(space, change);
      } catch (error) {
        // Somebody else opened, rotated or recreated the space: seal again under the key that counts now.
        const isOtherKey = isStorageError(error, "STALE_WRITE") && error.details.table === KEY_ROW.table;
        if (!isOtherKey) throw toStaleLease(error, space);
        if (this.#sealer === null) throw new StorageError("MISSING_KEY", { key: "(any)", known: [] });
        this.#keys.delete(space);
        if (attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  async deleteSpace(space: string): Promise<void> {
    this.#keys.delete(space);
    for (const forget of this.#forget) forget(space);
    await this.backend.deleteSpace(space);
    for (const forget of this.#forget) forget(space);
  }

  /** Told of every space that is deleted here, so that nothing of it stays in memory. */
  whenGone(forget: (space: string) => void): void {
    this.#forget.push(forget);
  }

  /** A keyed hash when sealing is on, so that a personal id can be looked up without being stored. */
  lookupName(value: string): string {
    if (!value.isWellFormed())
      throw new StorageError("INVALID_ID", { kind: "name", expected: "text without half characters" });
    return this.#sealer === null ? encodeURIComponent(value) : this.#sealer.lookupHash(value);
  }

  async #commitOnce(space: string, change: Change): Promise<void> {
    const key = await this.#keyForWriting(space);
    const puts = (change.writes ?? []).map((write) => this.#close(space, write, key.dataKey));
    await this.backend.commit({
      space,
      ...(change.label === undefined ? {} : { label: change.label }),
      checks: [{ ...KEY_ROW, equals: key.expected }, ...(change.checks ?? [])],
      deletes: change.deletes ?? [],
      puts: key.put === null ? puts : [key.put, ...puts],
    });
    if (key.dataKey !== null && key.put !== null)
      this.#remember(space, { cell: key.put.cell, dataKey: key.dataKey });
  }

  async #keyForWriting(
    space: string,
  ): Promise<{ dataKey: DataKey | null; expected: string | null; put: Put | null }> {
    if (this.#sealer === null) return { dataKey: null, expected: null, put: null };
    const known = this.#keys.get(space) ?? (await this.#readKey(space));
    if (known !== undefined) return { dataKey: known.dataKey, expected: known.cell as string, put: null };
    await this.#refuseUnsealed(space, this.#sealer);
    const { dataKey, cell } = this.#sealer.create(space);
    return { dataKey, expected: null, put: { ...KEY_ROW, cell } };
  }

  async #readKey(space: string): Promise<KnownKey | undefined> {
    const [rows] = await this.backend.read(space, [READ_KEY]);
    const stored = rows?.[0]?.cell;
    return stored === undefined ? undefined : this.#unwrap(space, stored);
  }

  /** A space without a key row must be new; rows in it are plaintext, or lost their key. */
  async #refuseUnsealed(space: string, sealer: Sealer): Promise<void> {
    const first = SEALED_TABLES.map(
      (table): ReadRequest => ({ type: "range", table, from: "", to: AFTER, limit: 1 }),
    );
    const answers = await this.backend.read(space, first);
    for (const [index, [row]] of answers.entries()) {
      if (row !== undefined)
        sealer.open(null, { space, table: SEALED_TABLES[index] as Table, key: row.key }, row.cell);
    }
  }

  #unwrap(space: string, stored: Cell): KnownKey {
    const known = this.#keys.get(space);
    if (known?.cell === stored) return known;
    const fresh = { cell: stored, dataKey: (this.#sealer as Sealer).unwrap(space, stored) };
    this.#remember(space, fresh);
    return fresh;
  }

  #close(space: string, write: Write, dataKey: DataKey | null): Put {
    const { table, key } = write;
    const ifAbsent = write.ifAbsent ?? false;
    const text = JSON.stringify(write.value);
    if (isClear(table)) return { table, key, cell: text, ifAbsent };
    if (dataKey === null || this.#sealer === null) return { table, key, cell: toCell(text), ifAbsent };
    return { table, key, cell: this.#sealer.seal(dataKey, { space, table, key }, toCell(text)), ifAbsent };
  }

  #open(space: string, table: Table, key: string, cell: Cell, dataKey: DataKey | null): Plain {
    if (isClear(table) || this.#sealer === null) return fromCell(cell, { space, table, key });
    return fromCell(this.#sealer.open(dataKey, { space, table, key }, cell), { space, table, key });
  }

  #remember(space: string, key: KnownKey): void {
    if (this.#keys.size >= REMEMBERED_KEYS) this.#keys.clear();
    this.#keys.set(space, key);
  }
}

function isClear(table: Table): boolean {
  return (CLEAR_TABLES as readonly string[]).includes(table);
}
