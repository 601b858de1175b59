import type { Plain } from "@maru/state";
import type { Check } from "../backends/backend.ts";
import type { Change, Write } from "../vault.ts";
import type { CheckpointSpace } from "./checkpoint-space.ts";
import type { Header } from "./header.ts";
import type { AddElement, Remembered } from "./pack.ts";

/** A checkpoint as it is in memory. */
export interface LoadedHeader {
  readonly id: string;
  readonly parent: string | null;
  readonly left: number;
  readonly header: Header;
}

/** One batch in the making: new elements, rows, checks, and what to remember once it is durable. */
export class Draft {
  readonly space: CheckpointSpace;
  readonly base: number;
  readonly writes: Write[] = [];
  readonly checks: Check[] = [];
  readonly deletes: NonNullable<Change["deletes"]>[number][] = [];
  readonly elements: Plain[] = [];
  label: string | undefined;
  /** Takes the place of the label that the space has. */
  movesTo: string | undefined;
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
