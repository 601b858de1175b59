import type { Cell, Row } from "./backend.ts";
import { compareCodePoints } from "./code-points.ts";
import { firstNotBelow } from "./first-not-below.ts";

/** Rows of one table in key order. Most keys arrive in order, so an array with a search is all it takes. */
export class SortedRows {
  readonly #cells: Map<string, Cell>;
  readonly #keys: string[];

  constructor(cells = new Map<string, Cell>(), keys: string[] = []) {
    this.#cells = cells;
    this.#keys = keys;
  }

  copy(): SortedRows {
    return new SortedRows(new Map(this.#cells), [...this.#keys]);
  }

  get(key: string): Cell | undefined {
    return this.#cells.get(key);
  }

  set(key: string, cell: Cell): void {
    if (!this.#cells.has(key)) this.#keys.splice(this.#position(key), 0, key);
    this.#cells.set(key, cell);
  }

  delete(key: string): void {
    if (this.#cells.delete(key)) this.#keys.splice(this.#position(key), 1);
  }

  range(from: string, to: string, limit = Number.POSITIVE_INFINITY, reverse = false): readonly Row[] {
    const start = this.#position(from);
    const end = Math.max(start, this.#position(to));
    const keys = reverse
      ? this.#keys.slice(Math.max(start, end - limit), end).reverse()
      : this.#keys.slice(start, Math.min(end, start + limit));
    return keys.map((key) => ({ key, cell: this.#cells.get(key) as Cell }));
  }

  rows(): readonly Row[] {
    return this.#keys.map((key) => ({ key, cell: this.#cells.get(key) as Cell }));
  }

  get size(): number {
    return this.#keys.length;
  }

  bytes(): number {
    return this.rows().reduce(
      (sum, { key, cell }) => sum + Buffer.byteLength(key) + Buffer.byteLength(cell),
      0,
    );
  }

  /** The first position whose key is not below this one. */
  #position(key: string): number {
    return firstNotBelow(
      this.#keys.length,
      (position) => compareCodePoints(this.#keys[position] as string, key) < 0,
    );
  }
}
