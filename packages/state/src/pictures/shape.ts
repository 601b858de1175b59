import type { Plain } from "../plain.ts";

/** A type as pictures show it, with nothing left of how it was written. */
export type Shape =
  | { readonly type: "string" | "integer" | "number" | "boolean" | "null" | "json" | "never" }
  | { readonly type: "literal"; readonly value: Plain }
  | { readonly type: "list" | "set"; readonly element: Shape }
  | {
      readonly type: "tuple";
      readonly items: readonly Shape[];
      /** How many of the items must be there. */
      readonly required: number;
      readonly rest: Shape | null;
    }
  | { readonly type: "dict"; readonly keys: DictKeys | null; readonly entry: Shape }
  | { readonly type: "union" | "intersection"; readonly parts: readonly Shape[] }
  | { readonly type: "named"; readonly name: string };

/** The only keys a dictionary may have, and whether it must have them all. */
export interface DictKeys {
  readonly names: readonly string[];
  readonly areRequired: boolean;
}

export interface Property {
  readonly name: string;
  readonly shape: Shape;
  readonly isOptional: boolean;
  /** Marks such as `personal`, and `untracked`. */
  readonly notes: readonly string[];
  readonly label: string | null;
}

/** A type that has a name of its own. */
export type Declaration =
  | {
      readonly type: "object";
      readonly name: string;
      readonly properties: readonly Property[];
      /** What other properties hold; null when there may be none. */
      readonly others: Shape | null;
    }
  | { readonly type: "enumeration"; readonly name: string; readonly values: readonly Plain[] }
  | { readonly type: "alias"; readonly name: string; readonly shape: Shape };

/** The alternatives of a shape; a shape that is no union is its own only one. */
export function alternatives(shape: Shape): readonly Shape[] {
  return shape.type === "union" ? shape.parts.flatMap(alternatives) : [shape];
}
