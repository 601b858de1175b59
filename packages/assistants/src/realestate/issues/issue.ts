import type { Sentence } from "@maru/state";

/** A question that many people have: the answer first, then its conditions, then what to do, in order. */
export interface Issue {
  readonly id: string;
  /** Read on the text without white space. */
  readonly pattern: Pick<RegExp, "test">;
  /** Words with which it is about something else after all. */
  readonly unless?: RegExp;
  /** The whole question, whatever else its words suggest: «취득세 얼마야?» asks for no market price. */
  readonly isWhole?: boolean;
  /** Issues that say nothing more, or something wrong, beside this one. */
  readonly covers?: readonly string[];
  readonly answer: Sentence;
  readonly points: readonly Sentence[];
  readonly options: readonly Sentence[];
  /** What a landlord can do, where that is not what a tenant can do. */
  readonly landlordOptions?: readonly Sentence[];
  /** What it rests on, most important first: each is in the corpus. Nothing where no statute of the corpus decides it. */
  readonly articles: readonly (readonly [statute: string, number: string])[];
  /** What works its figures out, where some were said. */
  readonly tool?: IssueTool;
  /** Money or a home is at risk: the answer says where to call. */
  readonly isUrgent?: boolean;
}

/** Calculations that a question of the law brings along where its figures were said. */
export type IssueTool =
  | "lease_report_check"
  | "converted_deposit"
  | "lease_dates"
  | "move_in_dates"
  | "small_deposit_check";

export const HOUSING = "주택임대차보호법";
export const CIVIL = "민법";
export const SHOP = "상가건물 임대차보호법";
export const BROKERS = "공인중개사법";
