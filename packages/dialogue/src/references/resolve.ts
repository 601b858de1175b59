import { readPosition } from "@maru/language";
import { REFERENCE_KINDS, type ReferenceKind, type Shown, type Thing } from "./thing.ts";

/** What a reference came to: one thing, several that it may mean, or nothing. */
export type Resolved =
  | { readonly type: "found"; readonly thing: Thing }
  | { readonly type: "ambiguous"; readonly things: readonly Thing[] }
  | { readonly type: "unknown"; readonly near: readonly Thing[] };

/** `kind`, `kind:words` or `last:kind`; `slot.deposit` is the same as `slot:deposit`. */
export interface Reference {
  readonly kind: ReferenceKind;
  /** Null for the kind alone: the only one there is, or else the last. */
  readonly words: string | null;
  readonly isLast: boolean;
}

export function readReference(written: string): Reference | null {
  const [head = "", ...rest] = written.split(/[:.]/u);
  const words = rest.length === 0 ? null : written.slice(head.length + 1).trim();
  if (head === "last") return isKind(words) ? { kind: words, words: null, isLast: true } : null;
  if (!isKind(head)) return null;
  return { kind: head, words: words === "" ? null : words, isLast: words === null };
}

function isKind(name: string | null): name is ReferenceKind {
  return (REFERENCE_KINDS as readonly (string | null)[]).includes(name);
}

const MOST_NEAR = 5;

/**
 * What a reference points at, over everything that is kept or was ever shown. What is not found is offered, never
 * guessed.
 *
 * @example
 * resolve({ kind: "item", words: "두 번째", isLast: false }, shown); // { type: "found", thing: … }
 */
export function resolve({ kind, words, isLast }: Reference, shown: Shown): Resolved {
  const all = shown.filter((thing) => thing.kind === kind);
  if (words === null) {
    const last = all.at(-1);
    if (last === undefined || (!isLast && all.length > 1)) return unknownOr(all);
    return { type: "found", thing: last };
  }
  const exact = newestOf(all.filter(({ id }) => id === words));
  if (exact !== undefined) return { type: "found", thing: exact };
  const counted = readPosition(words);
  if (counted !== undefined) {
    const numbered = all.filter(({ position }) => position !== undefined);
    const wanted = counted > 0 ? counted : numbered.length + 1 + counted;
    return pick(
      numbered.filter(({ position }) => position === wanted),
      all,
    );
  }
  const named = all.filter((thing) => namesOf(thing).includes(fold(words)));
  if (named.length > 0) return pick(named, all);
  return pick(
    all.filter((thing) => namesOf(thing).some((name) => isWithin(name, fold(words)))),
    all,
  );
}

function pick(candidates: readonly Thing[], all: Shown): Resolved {
  const ids = new Set(candidates.map(({ id }) => id));
  const newest = newestOf(candidates);
  if (newest === undefined) return unknownOr(all);
  return ids.size === 1
    ? { type: "found", thing: newest }
    : { type: "ambiguous", things: candidates.slice(-MOST_NEAR) };
}

function unknownOr(all: Shown): Resolved {
  return { type: "unknown", near: all.slice(-MOST_NEAR) };
}

function newestOf(things: readonly Thing[]): Thing | undefined {
  return things.at(-1);
}

function namesOf({ label, names = [] }: Thing): readonly string[] {
  return [label.ko, label.en, ...names].map(fold).filter((name) => name !== "");
}

function fold(words: string): string {
  return words.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, "");
}

/** «호핑» names the hopping tour; one letter names nothing. */
function isWithin(name: string, words: string): boolean {
  return words.length >= 2 && (name.includes(words) || words.includes(name));
}
