import { type Plain, type PlainObject, plainBytes } from "@maru/state";
import { AFTER, type ReadRequest } from "../backends/backend.ts";
import { firstNotBelow } from "../backends/first-not-below.ts";
import { StorageError } from "../errors.ts";
import type { Entry, Write } from "../vault.ts";
import type { Run } from "./pack.ts";

/**
 * All elements a space ever stored, numbered in the order they came, kept in chunks. It only grows; what refers to
 * it picks runs, so branches share what they have in common and nothing else.
 */
export class ElementLog {
  /** Chunks in memory by the number of their first element. */
  readonly #chunks = new Map<number, readonly Plain[]>();
  readonly #starts: number[] = [];
  readonly #sizes = new Map<number, number>();
  #bytes = 0;
  /** Where a text already is, for elements that came lately: a node's write and the state it led to are one element. */
  readonly #recent = new Map<string, number>();

  get(index: number): Plain {
    const start = this.#startOf(index);
    const chunk = start === undefined ? undefined : this.#chunks.get(start);
    const element = start === undefined ? undefined : chunk?.[index - start];
    if (element === undefined || isGone(element)) {
      throw new StorageError("CORRUPT", {
        where: "element log",
        offset: null,
        reason: `element ${index} is missing`,
        kept: null,
      });
    }
    return element;
  }

  /** The elements of a run, which must be in memory. */
  run([start, count]: Run): readonly Plain[] {
    const elements: Plain[] = [];
    while (elements.length < count) {
      const index = start + elements.length;
      const first = this.#startOf(index) ?? index;
      const chunk = this.#chunks.get(first) ?? [];
      if (index >= first + chunk.length) this.get(index);
      for (const element of chunk.slice(index - first, start + count - first))
        elements.push(isGone(element) ? this.get(start + elements.length) : element);
    }
    return elements;
  }

  has([start, count]: Run): boolean {
    for (let index = start; index < start + count; ) {
      const first = this.#startOf(index);
      const chunk = first === undefined ? undefined : this.#chunks.get(first);
      if (first === undefined || chunk === undefined || index >= first + chunk.length) return false;
      index = first + chunk.length;
    }
    return true;
  }

  find(text: string): number | undefined {
    return this.#recent.get(text);
  }

  remember(text: string, index: number): void {
    if (this.#recent.size >= RECENT) this.#recent.delete(this.#recent.keys().next().value as string);
    this.#recent.set(text, index);
  }

  /** Chunks inside this one are what another process has joined into it; they would hide its end. */
  hold(start: number, elements: readonly Plain[]): void {
    const from = this.#position(start);
    if (from > 0 && this.has([start, elements.length]) && !this.#chunks.has(start)) return;
    const inside = this.#position(start + Math.max(1, elements.length));
    for (const joined of this.#starts.splice(from, inside - from, start)) this.#drop(joined);
    const size = plainBytes(elements);
    this.#chunks.set(start, elements);
    this.#sizes.set(start, size);
    this.#bytes += size;
  }

  /** What is in memory, as JSON. */
  get bytes(): number {
    return this.#bytes;
  }

  #drop(start: number): void {
    this.#chunks.delete(start);
    this.#bytes -= this.#sizes.get(start) ?? 0;
    this.#sizes.delete(start);
  }

  chunk(start: number): readonly Plain[] | undefined {
    return this.#chunks.get(start);
  }

  /** Lets go of old chunks when there are many; what is needed again is read again. */
  forgetOld(): void {
    if (this.#starts.length <= MOST_CHUNKS) return;
    for (const start of this.#starts.splice(0, this.#starts.length - KEPT_CHUNKS)) this.#drop(start);
  }

  #startOf(index: number): number | undefined {
    const position = this.#position(index + 1) - 1;
    return this.#starts[position];
  }

  #position(start: number): number {
    return firstNotBelow(this.#starts.length, (position) => (this.#starts[position] as number) < start);
  }
}

const RECENT = 64;
const MOST_CHUNKS = 512;
/** More than the small chunks that wait to be joined. */
const KEPT_CHUNKS = 64;

/** Stands where an element was taken away. No value is ever encoded like this, so nobody can take it for one. */
export const GONE: Plain = Object.freeze({ $maru: "gone" });

export function isGone(element: Plain): boolean {
  return typeof element === "object" && element !== null && Object.hasOwn(element, "$maru")
    ? (element as PlainObject).$maru === "gone"
    : false;
}

export function logKey(start: number): string {
  return String(start).padStart(10, "0");
}

/** Reading this many elements for nothing costs less than asking once more. */
const NEAR = 256;

/** The reads that bring runs into memory; runs that are near each other are read at once. */
export function readsFor(runs: readonly Run[]): readonly ReadRequest[] {
  const spans: [number, number][] = [];
  for (const [start, count] of runs.toSorted(([left], [right]) => left - right)) {
    const last = spans.at(-1);
    if (last !== undefined && start <= last[1] + NEAR) last[1] = Math.max(last[1], start + count);
    else spans.push([start, start + count]);
  }
  return spans.flatMap(readSpan);
}

/** The chunk its first element lies in, and the chunks that begin inside. */
function readSpan([start, end]: readonly [number, number]): readonly ReadRequest[] {
  return [
    { type: "range", table: "log", from: logKey(0), to: logKey(start + 1), reverse: true, limit: 1 },
    { type: "range", table: "log", from: logKey(start + 1), to: logKey(end) },
  ];
}

/** The last chunk there is. */
export const newestChunk: ReadRequest = {
  type: "range",
  table: "log",
  from: "",
  to: AFTER,
  reverse: true,
  limit: 1,
};

/** Where the last of these chunks ends. */
export function endOf(chunks: readonly Entry[]): number {
  const last = chunks.at(-1);
  return last === undefined ? 0 : Number(last.key) + (last.value as readonly Plain[]).length;
}

export function holdRows(log: ElementLog, rows: readonly Entry[]): void {
  for (const { key, value } of rows) log.hold(Number(key), value as readonly Plain[]);
}

/** So many small chunks are joined into one, which takes fewer bytes and is read at once. */
export const JOIN_AT = 32;

export function chunkWrite(start: number, elements: readonly Plain[]): Write {
  return { table: "log", key: logKey(start), value: elements };
}
