import type { DeepReadonly } from "@maru/state";
import * as z from "zod";

/** What somebody does that gives somebody else an advantage. */
export const ACTS = [
  "meal",
  "promo",
  "souvenir",
  "gift",
  "lecture",
  "advisory",
  "survey",
  "pms",
  "sample",
  "conference",
] as const;
export const ActKind = z.enum(ACTS);
export type ActKind = z.output<typeof ActKind>;

/** Whose rules: a company may be stricter than the law, never looser. */
export const LAYERS = ["law", "code", "company"] as const;
export const RISKS = ["low", "medium", "high", "critical"] as const;
export type Risk = (typeof RISKS)[number];

const Sentence = z.strictObject({ ko: z.string(), en: z.string() });

/** Where an act has to take place for a rule to be about it; null where it does not matter. */
export const OCCASIONS = ["briefing_single", "briefing_multi", "none"] as const;

/** What is limited: the sum of one act for one person, what adds up over a time, or how often. */
const Limit = z.strictObject({
  of: z.enum(["amount_per_person", "amount", "times"]),
  most: z.number().min(0),
  over: z.enum(["act", "day", "month", "year"]),
});

/** One rule, with the time it is in force and where it stands. Rules are data; what judges them is code. */
export const Rule = z.strictObject({
  id: z.string().min(1),
  layer: z.enum(LAYERS),
  acts: z.array(ActKind).min(1),
  occasions: z.array(z.enum(OCCASIONS)).min(1).nullable().default(null),
  /** Only where the recipient is a public official. */
  public_only: z.boolean().default(false),
  limit: Limit.nullable().default(null),
  /** Facts that must be true of the act: a written contract, a report beforehand. */
  requires: z.array(z.string()).default([]),
  /** Nothing of this kind is allowed at all. */
  forbidden: z.boolean().default(false),
  /** It is told beside the verdict and decides nothing: a newer code that the company has not adopted. */
  notice_only: z.boolean().default(false),
  valid_from: z.iso.date(),
  valid_to: z.iso.date().nullable().default(null),
  severity: z.enum(RISKS),
  title: Sentence,
  source: z.strictObject({ title: z.string(), article: z.string(), checked_at: z.iso.date() }),
  remedy: Sentence,
});
export type Rule = DeepReadonly<z.output<typeof Rule>>;

export function isInForce({ valid_from, valid_to }: Rule, date: string): boolean {
  return valid_from <= date && (valid_to === null || date <= valid_to);
}
