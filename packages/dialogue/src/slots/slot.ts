import type { Sentence } from "@maru/state";
import type { Choice } from "../operations/arguments.ts";

/** What a value of a slot is. */
export type SlotType =
  | {
      readonly type: "money";
      /** What a number alone counts in, the likeliest first: «45» as rent is 450,000 won. */
      readonly bare: readonly number[];
      /** In won; what a number alone could be at all. */
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: "percent"; readonly from: number; readonly to: number }
  | { readonly type: "date" }
  /** A length of time, kept in this unit. */
  | { readonly type: "duration"; readonly unit: "nights" | "months" | "years" }
  | { readonly type: "count"; readonly from: number; readonly to: number }
  | { readonly type: "people" }
  | { readonly type: "area" }
  /** Something with a name that the assistant knows, of these kinds. */
  | { readonly type: "name"; readonly kinds: readonly string[] }
  | { readonly type: "choice"; readonly choices: readonly Choice[] }
  | { readonly type: "yes_no" }
  | { readonly type: "text" };

/** A value that is kept of a case. */
export interface Slot {
  readonly name: string;
  readonly label: Sentence;
  readonly is: SlotType;
  /** One more is added instead of replacing what is there. */
  readonly isList: boolean;
  /** It says something about a person: redacted in every prompt. */
  readonly isPersonal: boolean;
}

interface Options {
  readonly list?: boolean;
  readonly personal?: boolean;
}

/**
 * Declares a slot.
 *
 * @example
 * const deposit = slot("deposit", { ko: "보증금", en: "deposit" }, money({ from: 100_000, to: 100_000_000_000 }));
 */
export function slot(
  name: string,
  label: Sentence,
  is: SlotType,
  { list = false, personal = false }: Options = {},
): Slot {
  return Object.freeze({ name, label, is, isList: list, isPersonal: personal });
}

const TEN_THOUSAND = 10_000;
const HUNDRED_MILLION = 100_000_000;

/** Won. People leave out 만 most often, then 억, then nothing at all. */
export function money({ from, to }: { readonly from: number; readonly to: number }): SlotType {
  return { type: "money", bare: [TEN_THOUSAND, HUNDRED_MILLION, 1], from, to };
}
