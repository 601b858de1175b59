import { randomInt } from "node:crypto";
import type { Plain, PlainObject } from "@maru/state";
import type { ReadRequest } from "../backends/backend.ts";
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
    for (const joined of this.#starts.splice(from, inside - from, start)) this.#chunks.delete(joined);
    this.#chunks.set(start, elements);
  }

  chunk(start: number): readonly Plain[] | undefined {
    return this.#chunks.get(start);
  }

  #startOf(index: number): number | undefined {
    const position = this.#position(index + 1) - 1;
    return this.#starts[position];
  }

  #position(start: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] as number) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const RECENT = 512;

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

/** The reads that bring a run into memory: the chunk its first element lies in, and the chunks that begin inside. */
export function readsFor([start, count]: Run): readonly ReadRequest[] {
  return [
    { type: "range", table: "log", from: logKey(0), to: logKey(start + 1), reverse: true, limit: 1 },
    { type: "range", table: "log", from: logKey(start + 1), to: logKey(start + count) },
  ];
}

export function holdRows(log: ElementLog, rows: readonly Entry[]): void {
  for (const { key, value } of rows) log.hold(Number(key), value as readonly Plain[]);
}

/**
 * What the next writer must know: the next free number, and the small chunks that wait to be joined. The epoch changes
 * when elements were taken away, so that nobody refers to one from memory. Every commit counts as a change, so that
 * whoever rewrites a space notices a checkpoint that needed no new elements.
 */
export interface Cursor {
  readonly next: number;
  readonly small: readonly number[];
  readonly epoch: number;
  readonly changes?: number;
}

/** Begins at a random epoch: a space that was deleted and begun again is not taken for the one it was. */
export function firstCursor(): Cursor {
  return { next: 0, small: [], epoch: randomInt(2 ** 31) };
}

/** So many small chunks are joined into one, which takes fewer bytes and is read at once. */
export const JOIN_AT = 32;

export function chunkWrite(start: number, elements: readonly Plain[]): Write {
  return { table: "log", key: logKey(start), value: elements };
}
