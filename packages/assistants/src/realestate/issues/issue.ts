import type { Sentence } from "@maru/state";

/** A question that many people have: the answer first, then its conditions, then what to do, in order. */
export interface Issue {
  readonly id: string;
  /** Read on the text without white space. */
  readonly pattern: RegExp;
  readonly answer: Sentence;
  readonly points: readonly Sentence[];
  readonly options: readonly Sentence[];
  /** What it rests on, most important first: each is in the corpus. */
  readonly articles: readonly (readonly [statute: string, number: string])[];
  /** Money or a home is at risk: the answer says where to call. */
  readonly isUrgent?: boolean;
}

export const HOUSING = "주택임대차보호법";
export const CIVIL = "민법";
export const SHOP = "상가건물 임대차보호법";
