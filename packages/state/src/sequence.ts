/**
 * An immutable list whose versions share one buffer, as slices do in Go: a version is the buffer and a length.
 * Appending to the newest version pushes into the buffer and costs what is new; older versions never see it,
 * because they end before it. Appending to an older version copies once (a fork).
 */
export class Sequence<Element> {
  readonly length: number;
  /** What the elements take as canonical JSON, without brackets and commas. */
  readonly bytes: number;
  readonly #buffer: Buffer<Element>;
  /** The list as people see it, kept only while somebody holds it. */
  #array: WeakRef<readonly Element[]> | undefined;

  private constructor(buffer: Buffer<Element>, length: number, bytes: number) {
    this.#buffer = buffer;
    this.length = length;
    this.bytes = bytes;
  }

  static of<Element>(elements: readonly Element[], bytes: number): Sequence<Element> {
    return new Sequence(new Buffer([...elements]), elements.length, bytes);
  }

  append(elements: readonly Element[], bytes: number): Sequence<Element> {
    if (elements.length === 0) return this;
    const isNewest = this.#buffer.elements.length === this.length;
    const buffer = isNewest
      ? this.#buffer
      : new Buffer(this.#copy(), { buffer: this.#buffer, length: this.length });
    for (const element of elements) buffer.elements.push(element);
    return new Sequence(buffer, buffer.elements.length, this.bytes + bytes);
  }

  /** The list with some elements in place of those at the same position, which must have the same ids. */
  replace(elements: ReadonlyMap<number, Element>, addedBytes: number): Sequence<Element> {
    const copy = this.#copy();
    for (const [index, element] of elements) copy[index] = element;
    return new Sequence(this.#buffer.succeed(copy), copy.length, this.bytes + addedBytes);
  }

  /** Undoes the append that made this version from an earlier one, unless somebody appended to it since. */
  abandon(earlier: Sequence<Element>): void {
    const isLast = this.#buffer === earlier.#buffer && this.#buffer.elements.length === this.length;
    if (isLast) this.#buffer.truncate(earlier.length);
  }

  at(index: number): Element | undefined {
    return index < this.length ? this.#buffer.elements[index] : undefined;
  }

  slice(start: number): readonly Element[] {
    return this.#buffer.elements.slice(start, this.length);
  }

  /** The position of the element with this id; the index is built on first use and shared by all versions. */
  indexOf(id: string, idOf: (element: Element) => string): number {
    const index = this.#buffer.indexById(idOf).get(id);
    return index === undefined || index >= this.length ? -1 : index;
  }

  /** A frozen plain array; the same one for as long as anyone holds it. */
  toArray(): readonly Element[] {
    const held = this.#array?.deref();
    if (held !== undefined) return held;
    const array = Object.freeze(this.#copy());
    this.#array = new WeakRef(array);
    return array;
  }

  /** How many leading elements two versions are known to share without comparing any. */
  sharedLength(other: Sequence<Element>): number {
    return Math.min(this.length, other.length, this.#buffer.sharedLength(other.#buffer));
  }

  #copy(): Element[] {
    return this.#buffer.elements.slice(0, this.length);
  }
}

class Buffer<Element> {
  readonly elements: Element[];
  /** The buffers this one was copied from when lines forked, nearest first, and how much of each; held weakly. */
  readonly #line: readonly { readonly buffer: WeakRef<Buffer<Element>>; readonly length: number }[];
  #index: Map<string, number> | undefined;
  #indexed = 0;

  constructor(elements: Element[], origin: { buffer: Buffer<Element>; length: number } | null = null) {
    this.elements = elements;
    this.#line = origin === null ? [] : lineFrom(origin.buffer, origin.length, origin.buffer.#line);
  }

  sharedLength(other: Buffer<Element>): number {
    if (this === other) return Number.POSITIVE_INFINITY;
    const theirs = new Map(other.#line.map(({ buffer, length }) => [buffer.deref(), length]));
    const direct = theirs.get(this);
    if (direct !== undefined) return direct;
    for (const { buffer, length } of this.#line) {
      const ancestor = buffer.deref();
      if (ancestor === undefined) continue;
      const shared = ancestor === other ? length : theirs.get(ancestor);
      if (shared !== undefined) return Math.min(length, shared);
    }
    return 0;
  }

  /** Takes back what was appended last and came to nothing. */
  truncate(length: number): void {
    this.elements.length = length;
    if (this.#indexed <= length) return;
    this.#index = undefined;
    this.#indexed = 0;
  }

  /** A buffer of the same ids at the same places; the newest passes its index on rather than build it twice. */
  succeed(elements: Element[]): Buffer<Element> {
    const next = new Buffer(elements);
    if (elements.length !== this.elements.length) return next;
    next.#index = this.#index;
    next.#indexed = this.#indexed;
    this.#index = undefined;
    this.#indexed = 0;
    return next;
  }

  indexById(idOf: (element: Element) => string): ReadonlyMap<string, number> {
    this.#index ??= new Map();
    for (; this.#indexed < this.elements.length; this.#indexed += 1) {
      const element = this.elements[this.#indexed];
      if (element !== undefined) this.#index.set(idOf(element), this.#indexed);
    }
    return this.#index;
  }
}

/** Forks of forks are followed this far; beyond, lists are compared by their elements. */
const LONGEST_LINE = 16;

function lineFrom<Element>(
  buffer: Buffer<Element>,
  length: number,
  line: readonly { readonly buffer: WeakRef<Buffer<Element>>; readonly length: number }[],
) {
  const older = line.map((each) => ({ buffer: each.buffer, length: Math.min(length, each.length) }));
  return [{ buffer: new WeakRef(buffer), length }, ...older].slice(0, LONGEST_LINE);
}
