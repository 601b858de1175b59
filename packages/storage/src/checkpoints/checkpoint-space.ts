import type { Plain, PlainObject } from "@maru/state";
import { AFTER, type Check } from "../backends/backend.ts";
import { isStorageError } from "../errors.ts";
import type { Change, Entry, Vault, Write } from "../vault.ts";
import {
  type Cursor,
  chunkWrite,
  ElementLog,
  firstCursor,
  holdRows,
  JOIN_AT,
  logKey,
  readsFor,
} from "./element-log.ts";
import { type Header, type HeaderRow, merge } from "./header.ts";
import { type AddElement, type Packed, type Remembered, recall, runsOf } from "./pack.ts";

/** A checkpoint as it is in memory. */
export interface LoadedHeader {
  readonly id: string;
  readonly parent: string | null;
  readonly depth: number;
  readonly header: Header;
}

/** Adds what one operation wants to store. Called again, on fresh ground, when another writer came first. */
export type Build = (draft: Draft) => void | Promise<void>;

interface Operation {
  readonly build: Build;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const CURSOR = { table: "cursor", key: "log" } as const;
const MOST_ATTEMPTS = 20;
const MOST_READS = 5;
const KEPT_HEADERS = 64;
const KEPT_VALUES = 8;

/** One batch in the making: new elements, rows, checks, and what to remember once it is durable. */
export class Draft {
  readonly space: CheckpointSpace;
  readonly base: number;
  readonly writes: Write[] = [];
  readonly checks: Check[] = [];
  readonly deletes: NonNullable<Change["deletes"]>[number][] = [];
  readonly elements: Plain[] = [];
  label: string | undefined;
  /** Set by operations that take elements away. */
  startsEpoch = false;
  readonly headers = new Map<string, LoadedHeader>();
  readonly values = new Map<string, ReadonlyMap<string, Remembered>>();
  readonly #texts = new Map<string, number>();

  constructor(space: CheckpointSpace, base: number) {
    this.space = space;
    this.base = base;
  }

  readonly add: AddElement = (copy, text) => {
    const known = this.space.log.find(text) ?? this.#texts.get(text);
    if (known !== undefined) return known;
    const index = this.base + this.elements.length;
    this.elements.push(copy);
    this.#texts.set(text, index);
    return index;
  };

  texts(): ReadonlyMap<string, number> {
    return this.#texts;
  }

  /** Takes back the elements of an operation that was refused half-way. Rows are only added once it is whole. */
  rollback(elements: number): void {
    this.elements.length = elements;
    for (const [text, index] of this.#texts) if (index >= this.base + elements) this.#texts.delete(text);
  }

  /** Nothing was asked for: a commit would only leave a mark, also in a space that was deleted meanwhile. */
  get isEmpty(): boolean {
    const rows = this.writes.length + this.deletes.length + this.elements.length + this.checks.length;
    return rows === 0 && this.label === undefined && !this.startsEpoch;
  }

  async header(key: string): Promise<LoadedHeader | undefined> {
    return this.headers.get(key) ?? this.space.header(key);
  }

  async valuesOf(key: string, header: Header): Promise<ReadonlyMap<string, Remembered>> {
    return this.values.get(key) ?? this.space.values(key, header);
  }
}

/**
 * The checkpoints of one space. Operations that come together are written together, in one transaction; another
 * process on the same space is noticed by the cursor, and the operations are built again on what it left.
 */
export class CheckpointSpace {
  readonly name: string;
  log = new ElementLog();
  readonly #vault: Vault;
  #cursor: { text: string | null; value: Cursor } | null = null;
  /** The epoch that everything in memory belongs to. */
  #epoch: number | null = null;
  #waiting: Operation[] = [];
  #isDraining = false;
  readonly #headers = new Map<string, LoadedHeader>();
  readonly #values = new Map<string, ReadonlyMap<string, Remembered>>();

  constructor(vault: Vault, name: string) {
    this.#vault = vault;
    this.name = name;
  }

  get epoch(): number | null {
    return this.#epoch;
  }

  get isIdle(): boolean {
    return !this.#isDraining;
  }

  /** Resolves when everything the operation added is durable. */
  store(build: Build): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ build, resolve, reject });
      if (this.#isDraining) return;
      this.#isDraining = true;
      // A turn of the event loop lets the writes of one step arrive together.
      setImmediate(() => void this.#drain());
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const operations = this.#waiting;
      this.#waiting = [];
      await this.#write(operations);
    }
    this.#isDraining = false;
  }

  async #write(operations: readonly Operation[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const built = await this.#attempt(operations);
        for (const operation of built) operation.resolve();
        return;
      } catch (error) {
        if (
          isStorageError(error, "STALE_WRITE") &&
          error.details.table === CURSOR.table &&
          attempt < MOST_ATTEMPTS
        ) {
          this.#forget();
          continue;
        }
        this.#forget();
        for (const operation of operations) operation.reject(error);
        return;
      }
    }
  }

  async #attempt(operations: readonly Operation[]): Promise<readonly Operation[]> {
    const cursor = await this.#readCursor();
    const draft = new Draft(this, cursor.value.next);
    const built: Operation[] = [];
    for (const operation of operations) {
      const mark = draft.elements.length;
      try {
        await operation.build(draft);
        built.push(operation);
      } catch (error) {
        draft.rollback(mark);
        operation.reject(error);
      }
    }
    if (built.length > 0) await this.#commit(draft, cursor);
    return built;
  }

  async #commit(draft: Draft, cursor: { text: string | null; value: Cursor }): Promise<void> {
    if (draft.isEmpty) return;
    const appended = await this.#appendElements(draft, cursor.value);
    const changed = { ...appended.cursor, changes: (cursor.value.changes ?? 0) + 1 };
    const next = draft.startsEpoch ? { ...changed, small: [], epoch: changed.epoch + 1 } : changed;
    await this.#vault.commit(this.name, {
      ...(draft.label === undefined ? {} : { label: draft.label }),
      checks: [{ ...CURSOR, equals: cursor.text }, ...draft.checks],
      deletes: [...appended.deletes, ...draft.deletes],
      writes: [...appended.writes, { ...CURSOR, value: next }, ...draft.writes],
    });
    if (draft.startsEpoch) return this.#forget();
    appended.settle();
    for (const [text, index] of draft.texts()) this.log.remember(text, index);
    for (const [key, loaded] of draft.headers) this.keepHeader(key, loaded);
    for (const [key, values] of draft.values) this.keepValues(key, values);
    this.#cursor = { text: JSON.stringify(next), value: next };
    this.#epoch = next.epoch;
  }

  async #appendElements(draft: Draft, cursor: Cursor) {
    const nothing = {
      cursor,
      writes: [] as Write[],
      deletes: [] as { table: "log"; key: string }[],
      settle: () => {},
    };
    if (draft.elements.length === 0) return nothing;
    const start = draft.base;
    const next = start + draft.elements.length;
    // Who takes elements away rewrites chunks; joining the same ones meanwhile would bring them back.
    if (cursor.small.length + 1 < JOIN_AT || draft.startsEpoch) {
      const settle = () => this.log.hold(start, draft.elements);
      return {
        cursor: { ...cursor, next, small: [...cursor.small, start] },
        writes: [chunkWrite(start, draft.elements)],
        deletes: [],
        settle,
      };
    }
    const first = cursor.small[0] as number;
    await this.#bring([[first, start - first]]);
    const joined = [...cursor.small.flatMap((each) => this.log.chunk(each) ?? []), ...draft.elements];
    return {
      cursor: { ...cursor, next, small: [] },
      writes: [chunkWrite(first, joined)],
      deletes: cursor.small.slice(1).map((each) => ({ table: "log" as const, key: logKey(each) })),
      settle: () => this.log.hold(first, joined),
    };
  }

  async #readCursor(): Promise<{ text: string | null; value: Cursor }> {
    if (this.#cursor !== null) return this.#cursor;
    const [rows] = await this.#vault.read(this.name, [{ type: "row", ...CURSOR }]);
    const value = rows?.[0]?.value as Cursor | undefined;
    this.#enter(value?.epoch ?? null);
    this.#cursor =
      value === undefined ? { text: null, value: firstCursor() } : { text: JSON.stringify(value), value };
    return this.#cursor;
  }

  /** Forgets what is in memory when the space was pruned, or deleted and begun again, by somebody else. */
  async refresh(): Promise<void> {
    const [rows] = await this.#vault.read(this.name, [{ type: "row", ...CURSOR }]);
    this.#enter((rows?.[0]?.value as Cursor | undefined)?.epoch ?? null);
  }

  #enter(epoch: number | null): void {
    if (epoch === this.#epoch) return;
    this.#forget();
    this.#epoch = epoch;
  }

  /** Reads again when elements were taken away in the middle of it: what looked damaged has only moved. */
  async retrying<Result>(read: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      const epoch = this.#epoch;
      try {
        return await read();
      } catch (error) {
        if (!isStorageError(error, "CORRUPT") || attempt === MOST_READS) throw error;
        await this.refresh();
        if (this.#epoch === epoch) throw error;
      }
    }
  }

  /** Brings runs of elements into memory. */
  async #bring(runs: readonly (readonly [number, number])[]): Promise<void> {
    const missing = runs.filter((run) => !this.log.has(run));
    if (missing.length === 0) return;
    const answers = await this.#vault.read(this.name, missing.flatMap(readsFor));
    for (const rows of answers) holdRows(this.log, rows);
  }

  async bring(packed: readonly Packed[]): Promise<void> {
    await this.#bring(packed.flatMap(runsOf));
  }

  /** A header by its row key, with the differences it rests on. */
  async header(key: string): Promise<LoadedHeader | undefined> {
    const known = this.#headers.get(key);
    if (known !== undefined) return known;
    const epoch = this.#epoch;
    const prefix = key.slice(0, key.indexOf("/") + 1);
    // Parents are nearly always the rows just before; one read brings the whole chain.
    const [rows] = await this.#vault.read(this.name, [
      { type: "range", table: "checkpoint", from: prefix, to: `${key}!`, reverse: true, limit: 33 },
    ]);
    return this.resolve(
      key,
      new Map((rows ?? []).map((row) => [row.key, row.value as unknown as HeaderRow])),
      epoch,
    );
  }

  /** `epoch` is the one the rows were read in; what they say is remembered only while it lasts. */
  async resolve(
    key: string,
    rows: ReadonlyMap<string, HeaderRow>,
    epoch = this.#epoch,
  ): Promise<LoadedHeader | undefined> {
    const known = this.#headers.get(key);
    if (known !== undefined) return known;
    const row = rows.get(key) ?? (await this.#readRow(key));
    if (row === undefined) return undefined;
    const slash = key.indexOf("/");
    const parent =
      row.x === undefined || row.p === null
        ? undefined
        : await this.resolve(`${key.slice(0, slash)}/${encodeURIComponent(row.p)}`, rows, epoch);
    const header =
      row.h ?? (merge(parent?.header as unknown as PlainObject, row.x ?? {}) as unknown as Header);
    const loaded = { id: decodeURIComponent(key.slice(slash + 1)), parent: row.p, depth: row.depth, header };
    if (epoch === this.#epoch) this.keepHeader(key, loaded);
    return loaded;
  }

  async #readRow(key: string): Promise<HeaderRow | undefined> {
    const [rows] = await this.#vault.read(this.name, [{ type: "row", table: "checkpoint", key }]);
    return rows?.[0]?.value as unknown as HeaderRow | undefined;
  }

  keepHeader(key: string, loaded: LoadedHeader): void {
    keep(this.#headers, key, loaded, KEPT_HEADERS);
  }

  /** The values of a checkpoint, ready to be given out or compared with. */
  async values(key: string, header: Header): Promise<ReadonlyMap<string, Remembered>> {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const epoch = this.#epoch;
    await this.bring(Object.values(header.values));
    const get = (index: number) => this.log.get(index);
    const values = new Map(
      Object.entries(header.values).map(([channel, packed]) => [channel, recall(packed, get)]),
    );
    if (epoch === this.#epoch) this.keepValues(key, values);
    return values;
  }

  keepValues(key: string, values: ReadonlyMap<string, Remembered>): void {
    keep(this.#values, key, values, KEPT_VALUES);
  }

  async rows(table: "checkpoint" | "write", prefix: string, limit?: number): Promise<readonly Entry[]> {
    const [rows] = await this.#vault.read(this.name, [
      {
        type: "range",
        table,
        from: prefix,
        to: prefix + AFTER,
        reverse: table === "checkpoint",
        ...(limit === undefined ? {} : { limit }),
      },
    ]);
    return rows ?? [];
  }

  /** After a failed write nothing in memory is sure any more. */
  #forget(): void {
    this.#epoch = null;
    this.#cursor = null;
    this.log = new ElementLog();
    this.#headers.clear();
    this.#values.clear();
  }
}

function keep<Value>(cache: Map<string, Value>, key: string, value: Value, most: number): void {
  cache.delete(key);
  cache.set(key, value);
  if (cache.size > most) cache.delete(cache.keys().next().value as string);
}
