import type { Sentence } from "@maru/state";
import type { Source } from "../ports.ts";

/** A support programme: whom it is for, as far as a household's own facts decide, and since when. */
export interface Policy {
  readonly id: string;
  readonly kind: string;
  readonly benefit: Sentence;
  readonly age: { readonly least: number | null; readonly most: number | null } | null;
  /** A year, of both partners, in won. */
  readonly income_most: number | null;
  readonly must_not_own: boolean;
  readonly marriage_years_most: number | null;
  readonly children_least: number | null;
  /** What else is checked when one applies. */
  readonly also: readonly Sentence[];
  readonly source: Source;
}
