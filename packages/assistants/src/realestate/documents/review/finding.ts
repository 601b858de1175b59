import type { Sentence } from "@maru/state";
import type { ReviewedClause } from "../../ports.ts";

/** What the law asks of a lease; a contract keeps it unless a clause speaks against it. */
export const CHECKS = [
  "two_years_kept",
  "increase_within_cap",
  "renewal_right_kept",
  "termination_lawful",
  "deposit_returned_at_handover",
  "tenant_protection_kept",
  "repairs_by_landlord",
  "penalty_reasonable",
  "report_made",
  "disclosure_kept",
] as const;
export type Check = (typeof CHECKS)[number];

/** What a rule says about one sentence. */
export interface Finding {
  readonly kind: ReviewedClause["kind"];
  readonly risk_level: ReviewedClause["risk_level"];
  readonly reason: Sentence;
  readonly articles: readonly string[];
  readonly suggestion: Sentence | null;
  /** The check it fails; null where it is fine or merely worth knowing. */
  readonly fails: Check | null;
}

/** What of the whole contract a rule may need. */
export interface Context {
  /** In won; null where the contract names none. */
  readonly deposit: number | null;
}

/** Judges one sentence; undefined where it is about something else. */
export type Rule = (sentence: string, context: Context) => Finding | undefined;

export const HOUSING = "housing-lease-act/";
export const CIVIL = "civil-act/";

/** A rule for a phrase that always means the same. */
export function phrase(says: RegExp, finding: Finding, unless: RegExp | null = null): Rule {
  return (sentence) => (says.test(sentence) && !unless?.test(sentence) ? finding : undefined);
}
