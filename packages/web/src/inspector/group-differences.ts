import type { Difference } from "@maru/protocol";

/** Everything that differs in one field. */
export interface FieldDifference {
  readonly field: string;
  /** Where it differs; the field itself when it does in several places. */
  readonly path: string;
  readonly kind: Difference["kind"];
  /** Items of a list that came or went, in their order. */
  readonly items: readonly Difference[];
  /** All other places. */
  readonly places: readonly Difference[];
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:/;

/** Differences field by field: what happened to a list is one thing. That time went by is the least one wants to know. */
export function groupDifferences(differences: readonly Difference[]): readonly FieldDifference[] {
  const byField = new Map<string, Difference[]>();
  for (const difference of differences) {
    const field = fieldOf(difference.path);
    byField.set(field, [...(byField.get(field) ?? []), difference]);
  }
  return [...byField]
    .map(([field, all]) => groupOf(field, all))
    .toSorted((left, right) => Number(isClock(left)) - Number(isClock(right)));
}

export const fieldOf = (path: string): string => /^[^.[]+/.exec(path)?.[0] ?? path;

function groupOf(field: string, all: readonly Difference[]): FieldDifference {
  const [first] = all;
  const kinds = new Set(all.map(({ kind }) => kind));
  const isItem = ({ path }: Difference) => /^\[\d+\]$/.test(path.slice(field.length));
  return {
    field,
    path: all.length === 1 && first !== undefined ? first.path : field,
    kind: kinds.size === 1 && first !== undefined ? first.kind : "changed",
    items: all.filter(isItem),
    places: all.filter((each) => !isItem(each)),
  };
}

function isClock({ items, places }: FieldDifference): boolean {
  return [...items, ...places].every(({ after }) => typeof after === "string" && MOMENT.test(after));
}
