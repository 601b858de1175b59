import type { Correction, Found } from "@maru/language";
import type { BudgetBasis, BudgetSaid, Problem } from "../said.ts";
import type { Language } from "../texts/language.ts";
import type { Facts } from "./reading.ts";

/** What one kind of number in a message says. */
export interface QuantityReading {
  readonly facts: Facts;
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

export interface QuantityOptions {
  readonly now: string;
  /** The field that was asked for: a number alone answers it. */
  readonly asked: string | null;
  /** An amount is known, but not whom it is for. */
  readonly isBasisOpen: boolean;
  /** The money was not enough: an amount alone is another budget. */
  readonly isShort: boolean;
  readonly corrections: readonly Found<Correction>[];
  readonly language: Language;
  /** What is known, for «하루 더», «한 명 더», «20만원 더», «이틀 미뤄줘». */
  readonly duration: number | null;
  readonly people: number | null;
  readonly children: number | null;
  readonly budget: number | null;
  readonly basis: BudgetBasis | null;
  /** An amount that could not be taken yet. */
  readonly pending: BudgetSaid | null;
  readonly departure: string | null;
  /** Plans are there: another time is asked for exactly. */
  readonly isPlanned: boolean;
}

export const NONE: QuantityReading = { facts: {}, problems: [], notes: [] };

export function told(facts: Facts, ...notes: readonly string[]): QuantityReading {
  return { facts, problems: [], notes };
}

export function problem(
  field: string,
  kind: NonNullable<Problem["problem"]>,
  said: string,
  candidates: readonly string[] = [],
): QuantityReading {
  return { facts: {}, problems: [{ field, problem: kind, said, candidates: [...candidates] }], notes: [] };
}
