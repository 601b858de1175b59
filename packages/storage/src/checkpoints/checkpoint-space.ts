import type { PlainObject } from "@maru/state";
import { impossible } from "../sessions/impossible.ts";
import type { Vault, Write } from "../vault.ts";
import { CHAIN, CheckpointRows, newestFirst, prefixOf, ROOT, refuseLostCursor } from "./checkpoint-rows.ts";
import {
  CURSOR,
  type Cursor,
  firstCursor,
  headOf,
  isOvertaken,
  type Known,
  overtaken,
  refuseImpossible,
  withHead,
} from "./cursor.ts";
import { Draft, type LoadedHeader } from "./draft.ts";
import {
  chunkWrite,
  ElementLog,
  endOf,
  holdRows,
  JOIN_AT,
  logKey,
  newestChunk,
  readsFor,
} from "./element-log.ts";
import { foldEach, isTimeToFold } from "./fold.ts";
import { type Header, type HeaderRow, merge } from "./header.ts";
import { type Packed, type Remembered, recall, runsOf } from "./pack.ts";

/** Adds what one operation wants to store. Called again, on fresh ground, when another writer came first. */
export type Build = (draft: Draft) => void | Promise<void>;

interface Operation {
  readonly build: Build;
  readonly isAlone: boolean;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const MOST_ATTEMPTS = 20;
/** The next checkpoint is compared with its parent; what is older is read again by whoever looks back. */
const KEPT_HEADERS = 16;
const KEPT_VALUES = 3;

/**
 * The checkpoints of one space. Operations that come together are written together, in one transaction; another
 * process on the same space is noticed by the cursor, and the operations are built again on what it left.
 */
export class CheckpointSpace {
  readonly name: string;
  readonly rows: CheckpointRows;
  log = new ElementLog();
  readonly #vault: Vault;
  #cursor: Known | null = null;
  /** The epoch that everything in memory belongs to. */
  #epoch: number | null = null;
  readonly #waiting: Operation[] = [];
  #isDraining = false;
  #readers = 0;
  readonly #headers = new Map<string, LoadedHeader>();
  readonly #values = new Map<string, ReadonlyMap<string, Remembered>>();
  #recalled = new WeakMap<Packed, Remembered>();

  constructor(vault: Vault, name: string) {
    this.#vault = vault;
    this.name = name;
    this.rows = new CheckpointRows(vault, name);
  }

  get epoch(): number | null {
    return this.#epoch;
  }

  /** What it holds in memory, about. */
  get bytes(): number {
    return this.log.bytes + this.rows.bytes;
  }

  get isIdle(): boolean {
    return !this.#isDraining;
  }

  /**
   * Resolves when everything the operation added is durable. What takes things away is written alone: an operation
   * beside it could refer to what goes.
   */
  store(build: Build, { isAlone = false } = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ build, isAlone, resolve, reject });
      if (this.#isDraining) return;
      this.#isDraining = true;
      // A turn of the event loop lets the writes of one step arrive together.
      setImmediate(() => void this.#drain());
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lonely = this.#waiting.findIndex(({ isAlone }) => isAlone);
      const together = lonely < 0 ? this.#waiting.length : Math.max(1, lonely);
      await this.#write(this.#waiting.splice(0, together));
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
        this.#forget();
        if (isOvertaken(error) && attempt < MOST_ATTEMPTS) continue;
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
        if (isOvertaken(error)) throw error;
        draft.rollback(mark);
        operation.reject(error);
      }
    }
    if (built.length > 0) await this.#commit(draft, cursor);
    return built;
  }

  async #commit(draft: Draft, cursor: Known): Promise<void> {
    if (draft.isEmpty) return;
    const appended = await this.#appendElements(draft, cursor.value);
    const folded = isTimeToFold(draft, cursor.value) ? await foldEach(this.#vault, this.name, draft) : null;
    const loose = folded === null ? (cursor.value.loose ?? 0) + draft.writes.length : 0;
    const changes = (cursor.value.changes ?? 0) + 1;
    const head = headOf(draft, cursor.head);
    const changed = withHead({ ...appended.cursor, loose, changes }, head);
    const next = draft.startsEpoch ? { ...changed, loose: 0, small: [], epoch: changed.epoch + 1 } : changed;
    // A space keeps the label it began with, unless it is told to move.
    const label = draft.movesTo ?? (cursor.text === null ? draft.label : undefined);
    await this.#vault.commit(this.name, {
      ...(label === undefined ? {} : { label }),
      checks: [{ ...CURSOR, equals: cursor.text }, ...draft.checks],
      deletes: [...appended.deletes, ...(folded?.deletes ?? []), ...draft.deletes],
      writes: [...appended.writes, { ...CURSOR, value: next }, ...(folded?.writes ?? []), ...draft.writes],
    });
    this.#epoch = next.epoch;
    if (draft.startsEpoch) return this.#forget();
    appended.settle();
    // Not between a reader's bringing old elements and its using them.
    if (this.#readers === 0) this.log.forgetOld();
    for (const [text, index] of draft.texts()) this.log.remember(text, index);
    for (const [key, loaded] of draft.headers) this.keepHeader(key, loaded);
    for (const [key, values] of draft.values) this.keepValues(key, values);
    this.#cursor = { text: JSON.stringify(next), value: next, head };
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
    const joined = [...this.log.run([first, start - first]), ...draft.elements];
    return {
      cursor: { ...cursor, next, small: [] },
      writes: [chunkWrite(first, joined)],
      deletes: cursor.small.slice(1).map((each) => ({ table: "log" as const, key: logKey(each) })),
      settle: () => this.log.hold(first, joined),
    };
  }

  async #readCursor(): Promise<Known> {
    if (this.#cursor !== null) return this.#cursor;
    const [rows, chunks = [], checkpoints = []] = await this.#vault.read(this.name, [
      { type: "row", ...CURSOR },
      newestChunk,
      newestFirst("checkpoint", ROOT, 1),
    ]);
    const value = rows?.[0]?.value as Cursor | undefined;
    this.#enter(value);
    if (value === undefined) await refuseLostCursor(this.#vault, this.name);
    const head = checkpoints[0]?.key;
    if (value !== undefined) refuseImpossible(this.name, value, { end: endOf(chunks), head });
    this.#cursor =
      value === undefined
        ? { text: null, value: firstCursor(), head }
        : { text: JSON.stringify(value), value, head };
    return this.#cursor;
  }

  /** Forgets what is in memory when the space was pruned, or deleted and begun again, by somebody else. */
  async refresh(): Promise<void> {
    const [rows] = await this.#vault.read(this.name, [{ type: "row", ...CURSOR }]);
    this.#enter(rows?.[0]?.value as Cursor | undefined);
  }

  #enter(cursor: Cursor | undefined): void {
    const epoch = cursor?.epoch ?? null;
    if (epoch === this.#epoch) return;
    this.#forget();
    this.#epoch = epoch;
  }

  /** Refreshes and finds in one read. The newest checkpoint of a namespace always has a row of its own. */
  async newestKey(prefix: string): Promise<string | undefined> {
    // With nothing in memory, what the newest one rests on will be needed next.
    const limit = this.#headers.size === 0 ? CHAIN : 1;
    const [cursors, rows = []] = await this.#vault.read(this.name, [
      { type: "row", ...CURSOR },
      newestFirst("checkpoint", prefix, limit),
    ]);
    const cursor = cursors?.[0]?.value as Cursor | undefined;
    this.#enter(cursor);
    const newest = rows[0]?.key;
    if (prefix === ROOT && cursor !== undefined) refuseImpossible(this.name, cursor, { head: newest });
    if (newest !== undefined && limit > 1)
      await this.resolve(newest, new Map(rows.map((row) => [row.key, row.value as unknown as HeaderRow])));
    return newest;
  }

  /** What `read` finds, or null when something was taken away since this epoch: it might not belong together. */
  async within<Result>(
    epoch: number | null,
    read: () => Promise<Result>,
  ): Promise<{ readonly result: Result } | null> {
    try {
      const result = await read();
      return epoch === this.#epoch ? { result } : null;
    } catch (error) {
      if (epoch === this.#epoch && !isOvertaken(error)) throw error;
      return null;
    }
  }

  /** Looks and reads again when something was taken away in between. The first look must refresh. */
  async steadily<Found, Result>(
    look: () => Promise<Found>,
    read: (found: Found) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const found = await look();
      const answer = await this.within(this.#epoch, () => read(found));
      if (answer !== null) return answer.result;
    }
    throw overtaken(this.name);
  }

  /** Brings runs of elements into memory. */
  async #bring(
    runs: readonly (readonly [number, number])[],
    log = this.log,
    epoch = this.#epoch,
  ): Promise<void> {
    const missing = runs.filter((run) => !log.has(run));
    if (missing.length === 0) return;
    const [cursors, ...answers] = await this.#vault.read(this.name, [
      { type: "row", ...CURSOR },
      ...readsFor(missing),
    ]);
    if (((cursors?.[0]?.value as Cursor | undefined)?.epoch ?? null) !== epoch) throw overtaken(this.name);
    for (const rows of answers) holdRows(log, rows);
  }

  /** What was packed. Checkpoints in a row mostly point at the same things, which are put together only once. */
  async recall(packed: readonly Packed[]): Promise<readonly Remembered[]> {
    // What was read stays together, also when somebody makes us forget meanwhile.
    const [log, recalled, epoch] = [this.log, this.#recalled, this.#epoch];
    this.#readers += 1;
    try {
      await this.#bring(packed.filter((each) => !recalled.has(each)).flatMap(runsOf), log, epoch);
      return packed.map((each) => {
        const known = recalled.get(each) ?? recall(each, log);
        recalled.set(each, known);
        return known;
      });
    } finally {
      this.#readers -= 1;
    }
  }

  /** A header by its row key, with the differences it rests on. */
  async header(key: string): Promise<LoadedHeader | undefined> {
    const known = this.#headers.get(key);
    if (known !== undefined) return known;
    return this.resolve(key, new Map());
  }

  /**
   * Follows the differences down to a whole header, or to one that is in memory, and applies them. `epoch` is the one
   * the rows were read in; what they say is remembered only while it lasts.
   */
  async resolve(
    key: string,
    rows: Map<string, HeaderRow>,
    epoch = this.#epoch,
  ): Promise<LoadedHeader | undefined> {
    const trail: { key: string; row: HeaderRow }[] = [];
    let loaded = this.#headers.get(key);
    for (let at = key; loaded === undefined; ) {
      if (!rows.has(at)) for (const [found, row] of await this.rows.find(at)) rows.set(found, row);
      const row = rows.get(at);
      if (row === undefined) return trail.length === 0 ? undefined : this.#broken(key, epoch);
      if (row.h !== undefined) {
        loaded = this.#keepLoaded(at, row, row.h, epoch);
        break;
      }
      trail.push({ key: at, row });
      at = prefixOf(at) + encodeURIComponent(row.p ?? "");
      loaded = this.#headers.get(at);
    }
    for (const each of trail.reverse()) {
      const header = merge(loaded.header as unknown as PlainObject, each.row.x ?? {}) as unknown as Header;
      loaded = this.#keepLoaded(each.key, each.row, header, epoch);
    }
    return loaded;
  }

  /** Somebody may have taken away what it rested on, and have written it anew; otherwise it was lost. */
  async #broken(key: string, epoch: number | null): Promise<undefined> {
    await this.refresh();
    if (epoch !== this.#epoch) return undefined;
    throw impossible(
      `checkpoint "${key}" of ${this.name}`,
      "it is a difference from a parent that is not there",
    );
  }

  #keepLoaded(key: string, row: HeaderRow, header: Header, epoch: number | null): LoadedHeader {
    const id = decodeURIComponent(key.slice(key.indexOf("/") + 1));
    const loaded = { id, parent: row.p, left: row.left ?? 0, header };
    if (epoch === this.#epoch) this.keepHeader(key, loaded);
    return loaded;
  }

  keepHeader(key: string, loaded: LoadedHeader): void {
    keep(this.#headers, key, loaded, KEPT_HEADERS);
  }

  /** The values of a checkpoint, ready to be given out or compared with. */
  async values(key: string, header: Header): Promise<ReadonlyMap<string, Remembered>> {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const epoch = this.#epoch;
    const channels = Object.entries(header.values);
    const recalled = await this.recall(channels.map(([, packed]) => packed));
    const values = new Map(channels.map(([channel], index) => [channel, recalled[index] as Remembered]));
    if (epoch === this.#epoch) this.keepValues(key, values);
    return values;
  }

  keepValues(key: string, values: ReadonlyMap<string, Remembered>): void {
    keep(this.#values, key, values, KEPT_VALUES);
  }

  /** After a failed write nothing in memory is sure any more. */
  #forget(): void {
    this.#cursor = null;
    this.log = new ElementLog();
    this.rows.forget();
    this.#headers.clear();
    this.#values.clear();
    this.#recalled = new WeakMap();
  }
}

function keep<Value>(cache: Map<string, Value>, key: string, value: Value, most: number): void {
  cache.delete(key);
  cache.set(key, value);
  if (cache.size > most) cache.delete(cache.keys().next().value as string);
}
