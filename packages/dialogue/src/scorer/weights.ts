import * as z from "zod";
import type { Features } from "./features.ts";
import type { Weights } from "./linear.ts";

/** Weights as they are kept: features in order, each with the few classes that it says something about. */
export const StoredWeights = z.strictObject({
  /** What one step of a stored weight is worth. */
  step: z.number(),
  rows: z.int(),
  /** Base64: how far each feature is behind the one before it, and how many weights it has. */
  features: z.string(),
  /** Base64: for each weight the class and the size. */
  cells: z.string(),
});
export type StoredWeights = z.output<typeof StoredWeights>;

/** Weights as they are used. */
export interface LoadedWeights {
  readonly rows: ReadonlyMap<number, number>;
  /** Where the weights of each row begin; one more than there are rows. */
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
  readonly sizes: Float32Array;
}

const LARGEST = 127;

/** One group of classes that was learnt together, and what the classes are called by number. */
export interface LearntGroup {
  readonly weights: Weights;
  readonly classes: readonly number[];
}

/** Keeps the largest weights only, as whole numbers of one step: what is left out says next to nothing. */
export function storeWeights(groups: readonly LearntGroup[], most: number): StoredWeights {
  const { floor, step } = cut(groups, most);
  const byFeature = new Map<number, number[]>();
  for (const { weights, classes } of groups)
    for (const [feature, row] of weights.rows) {
      const cells = byFeature.get(feature) ?? [];
      classes.forEach((named, each) => {
        const value = weights.values[row * weights.classes + each] ?? 0;
        const size = Math.max(-LARGEST, Math.min(LARGEST, Math.round(value / step)));
        if (Math.abs(value) >= floor && size !== 0) cells.push(named & 0xff, named >> 8, size & 0xff);
      });
      if (cells.length > 0) byFeature.set(feature, cells);
    }
  const head: number[] = [];
  const cells: number[] = [];
  let before = 0;
  for (const feature of [...byFeature.keys()].sort((left, right) => left - right)) {
    const found = byFeature.get(feature) ?? [];
    pushNumber(head, feature - before);
    pushNumber(head, found.length / 3);
    for (const byte of found) cells.push(byte);
    before = feature;
  }
  return { step, rows: byFeature.size, features: toBase64(head), cells: toBase64(cells) };
}

/** From which size on a weight is kept, so that no more than so many are; and what one step is worth. */
function cut(
  groups: readonly LearntGroup[],
  most: number,
): { readonly floor: number; readonly step: number } {
  const all: number[] = [];
  for (const { weights } of groups)
    for (const value of weights.values) if (value !== 0) all.push(Math.abs(value));
  const sizes = Float32Array.from(all).sort();
  const floor = sizes[Math.max(0, sizes.length - most)] ?? 0;
  // A few weights are far larger than all others; they are cut rather than that all others lose their detail.
  const large = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  return { floor, step: large / LARGEST };
}

export function loadWeights(stored: StoredWeights): LoadedWeights {
  const head = fromBase64(stored.features);
  const cells = fromBase64(stored.cells);
  const rows = new Map<number, number>();
  const starts = new Uint32Array(stored.rows + 1);
  const count = cells.length / 3;
  const classes = new Uint16Array(count);
  const sizes = new Float32Array(count);
  for (let cell = 0; cell < count; cell += 1) {
    classes[cell] = (cells[cell * 3] ?? 0) | ((cells[cell * 3 + 1] ?? 0) << 8);
    sizes[cell] = (((cells[cell * 3 + 2] ?? 0) << 24) >> 24) * stored.step;
  }
  const reader = new NumberReader(head);
  let feature = 0;
  let start = 0;
  for (let row = 0; row < stored.rows; row += 1) {
    feature += reader.next();
    rows.set(feature, row);
    starts[row] = start;
    start += reader.next();
  }
  starts[stored.rows] = start;
  return { rows, starts, classes, sizes };
}

/** How much each class is spoken for by a text. */
export function scoresOf(weights: LoadedWeights, features: Features, classes: number): Float32Array {
  const { rows, starts, sizes } = weights;
  const scores = new Float32Array(classes);
  let known = 0;
  for (const feature of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    known += 1;
    for (let cell = starts[row] ?? 0; cell < (starts[row + 1] ?? 0); cell += 1) {
      const at = weights.classes[cell] ?? 0;
      scores[at] = (scores[at] ?? 0) + (sizes[cell] ?? 0);
    }
  }
  const size = known === 0 ? 0 : 1 / Math.sqrt(known);
  return scores.map((score) => score * size);
}

function pushNumber(bytes: number[], value: number): void {
  let left = value;
  while (left >= 0x80) {
    bytes.push((left % 0x80) | 0x80);
    left = Math.floor(left / 0x80);
  }
  bytes.push(left);
}

class NumberReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.#bytes[this.#at] ?? 0;
      this.#at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
  }
}

const CHUNK = 0x2000;

function toBase64(bytes: readonly number[]): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += CHUNK)
    text += String.fromCharCode(...bytes.slice(from, from + CHUNK));
  return btoa(text);
}

function fromBase64(text: string): Uint8Array {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}
