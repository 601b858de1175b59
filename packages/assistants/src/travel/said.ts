import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { TravelStyle } from "./data/place.ts";

/** What travellers say that is read, remembered and asked about: one schema for the reading and for the state. */
export const Question = z.strictObject({
  field: z.string(),
  /** Why it is asked again; null when it is simply not known yet. */
  problem: z
    .enum([
      "out_of_range",
      "ambiguous",
      "country",
      "unknown_city",
      "past",
      "impossible",
      "range",
      "not_served",
    ])
    .nullable(),
  candidates: z.array(z.string()),
});
export type Question = DeepReadonly<z.output<typeof Question>>;

/** What was said and cannot be taken, with what is allowed. */
export const Problem = Question.extend({ said: z.string() });
export type Problem = DeepReadonly<z.output<typeof Problem>>;

export const BudgetBasis = z.enum(["per_person", "total"]);
export type BudgetBasis = z.output<typeof BudgetBasis>;

/** «총 1,200만원» before anybody said for how many, «하루 20만원» before it is known for how many days. */
export const BudgetSaid = z.strictObject({
  amount: z.int().positive(),
  per: z.enum(["party", "day"]),
  basis: BudgetBasis.nullable(),
});
export type BudgetSaid = DeepReadonly<z.output<typeof BudgetSaid>>;

export const Pace = z.enum(["relaxed", "full"]);

/** How one day is to be different. */
export const DayWish = z.strictObject({
  pace: Pace.nullable(),
  styles: z.array(TravelStyle),
  /** «비 온대요, 실내로» */
  is_indoor: z.boolean(),
  /** «마지막 날은 비워줘»: nothing but what must be. */
  is_free: z.boolean().optional(),
});
export type DayWish = DeepReadonly<z.output<typeof DayWish>>;

/** A plan as it was told: what it costs in all, and a line for each day. */
export const Told = z.strictObject({
  destination: z.string(),
  total: z.int().nonnegative(),
  days: z.array(z.string()),
  /** How one gets there and where one sleeps. */
  means: z.string(),
});
export type Told = DeepReadonly<z.output<typeof Told>>;
