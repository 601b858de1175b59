import { findIdentity, type Identity, isUnique } from "./diff-identity.ts";
import { isEqual } from "./equal.ts";
import type { Plain } from "./plain.ts";

/** Index in the old list, index in the new list. */
type Pair = readonly [number, number];

/** How an old list became a new one. Equal heads and tails are left out. */
export interface Alignment {
  /** Elements that stayed in the same order and may have changed inside. */
  readonly kept: readonly Pair[];
  /** Indexes in the old list of what is not there any more, or elsewhere. */
  readonly gone: readonly number[];
  /** Indexes in the new list of what was not there before, or elsewhere. */
  readonly fresh: readonly number[];
  /** What the elements were recognised by; null when only their position was known. */
  readonly identity: Identity | null;
}

export function alignLists(
  before: readonly Plain[],
  after: readonly Plain[],
  declared: Identity | null,
): Alignment {
  const identity = usable(before, after, declared) ?? findIdentity([before, after]);
  const head = equalHead(before, after);
  const tail = equalTail(before, after, Math.min(before.length, after.length) - head);
  const old = range(head, before.length - tail);
  const fresh = range(head, after.length - tail);
  const kept = identity === null ? pairByPosition(old, fresh) : pairById(before, after, old, fresh, identity);
  const stayed = new Set(kept.map(([oldIndex]) => oldIndex));
  const settled = new Set(kept.map(([, newIndex]) => newIndex));
  return {
    kept,
    gone: old.filter((index) => !stayed.has(index)),
    fresh: fresh.filter((index) => !settled.has(index)),
    identity,
  };
}

/** Data that did not come from a state may break what the definition promises about ids. */
function usable(
  before: readonly Plain[],
  after: readonly Plain[],
  declared: Identity | null,
): Identity | null {
  return declared !== null && isUnique(before, declared) && isUnique(after, declared) ? declared : null;
}

function equalHead(before: readonly Plain[], after: readonly Plain[]): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && isEqual(before[length] as Plain, after[length] as Plain)) length += 1;
  return length;
}

function equalTail(before: readonly Plain[], after: readonly Plain[], most: number): number {
  let length = 0;
  while (length < most && isEqual(before.at(-1 - length) as Plain, after.at(-1 - length) as Plain))
    length += 1;
  return length;
}

function pairByPosition(old: readonly number[], fresh: readonly number[]): readonly Pair[] {
  return old.slice(0, fresh.length).map((oldIndex, position) => [oldIndex, fresh[position] as number]);
}

function pairById(
  before: readonly Plain[],
  after: readonly Plain[],
  old: readonly number[],
  fresh: readonly number[],
  identity: Identity,
): readonly Pair[] {
  const oldIndexes = new Map(old.map((index) => [identity(before[index] as Plain), index]));
  const pairs = fresh.flatMap((newIndex): Pair[] => {
    const oldIndex = oldIndexes.get(identity(after[newIndex] as Plain));
    return oldIndex === undefined ? [] : [[oldIndex, newIndex]];
  });
  return longestInOrder(pairs);
}

/** The most pairs that kept their order among each other (longest increasing subsequence); the others moved. */
function longestInOrder(pairs: readonly Pair[]): readonly Pair[] {
  interface Chain {
    readonly pair: Pair;
    readonly previous: Chain | undefined;
  }
  /** For every length the chain whose end leaves most room for more. */
  const best: Chain[] = [];
  for (const pair of pairs) {
    const length = firstIndex(best.length, (index) => (best[index] as Chain).pair[0] > pair[0]);
    best[length] = { pair, previous: best[length - 1] };
  }
  const kept: Pair[] = [];
  for (let chain = best.at(-1); chain !== undefined; chain = chain.previous) kept.push(chain.pair);
  return kept.reverse();
}

/** The first index below `length` that satisfies a condition which, once true, stays true; else `length`. */
function firstIndex(length: number, isReached: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}
