import type { Sentence } from "@maru/state";

export const DIMENSIONS = [
  "team",
  "department",
  "person",
  "position",
  "client",
  "client_kind",
  "district",
  "product",
  "product_group",
  "form",
  "expense_kind",
  "month",
  "quarter",
  "year",
] as const;
export type DimensionId = (typeof DIMENSIONS)[number];

/** A table, with the ways from it to what can be asked of it. */
export interface Entity {
  readonly table: string;
  /** The column that says which month a row is of, as YYYYMM; null for what has no time. */
  readonly month: string | null;
  readonly joins: { readonly [alias: string]: string };
  /** Where a dimension is found: the alias it needs, and the column. */
  readonly dimensions: { readonly [dimension in DimensionId]?: readonly [alias: string, column: string] };
}

export const UNITS_OF_MEASURES = ["won", "percent", "times", "people", "places", "kinds", "cases"] as const;
export type Unit = (typeof UNITS_OF_MEASURES)[number];

/** Which part of the company a figure belongs to, for who may see it. */
export type Sensitivity = "sales" | "pay" | "people" | "products" | "clients" | "spending";

export interface Measure {
  readonly id: string;
  readonly label: Sentence;
  readonly names: readonly string[];
  readonly unit: Unit;
  readonly sensitivity: Sensitivity;
  /** How it is added up, or the two that it is made of. */
  readonly made:
    | { readonly of: readonly { readonly entity: string; readonly sum: string; readonly where?: string }[] }
    | { readonly left: string; readonly right: string; readonly by: "ratio" | "difference" | "percent" };
  readonly definition: Sentence;
  /** Whether figures of several months or groups may be added. */
  readonly isAdditive: boolean;
  /** It is of one thing each, and several are told as their average: a price, a salary. */
  readonly isPerThing?: DimensionId;
}

export interface Dimension {
  readonly id: DimensionId;
  readonly label: Sentence;
  readonly names: readonly string[];
}

export interface SemanticModel {
  readonly entities: { readonly [name: string]: Entity };
  readonly measures: readonly Measure[];
  readonly dimensions: readonly Dimension[];
}

export function measureOf({ measures }: SemanticModel, id: string): Measure {
  const found = measures.find((each) => each.id === id);
  if (found === undefined) throw new TypeError(`no measure ${id}`);
  return found;
}
