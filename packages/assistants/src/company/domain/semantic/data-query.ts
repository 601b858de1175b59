import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { DIMENSIONS } from "./semantic-model.ts";
import { ShowAs } from "./show-as.ts";

export const DimensionName = z.enum(DIMENSIONS);
const Month = z.string().regex(/^\d{6}$/);

/** Whole months, both ends included. */
export const Months = z.strictObject({ from: Month, to: Month });
export type Months = DeepReadonly<z.output<typeof Months>>;

export const Filter = z.strictObject({
  dimension: DimensionName,
  values: z.array(z.string()).min(1),
  not: z.boolean().default(false),
});
export type Filter = DeepReadonly<z.output<typeof Filter>>;

export const FUNCTIONS = [
  "total",
  "average",
  "share",
  "growth",
  "top",
  "bottom",
  "count",
  "list",
  "cumulative",
] as const;

/** A question about data, whoever asks it: words, a form or a model. SQL is made of it by code alone. */
export const DataQuery = z.strictObject({
  measures: z.array(z.string()).min(1).max(6),
  per: z.array(DimensionName).max(3).default([]),
  filters: z.array(Filter).default([]),
  period: Months.nullable().default(null),
  /** No period was named, and this one was taken. */
  is_period_assumed: z.boolean().default(false),
  compare_to: Months.nullable().default(null),
  fn: z.enum(FUNCTIONS).default("total"),
  /** What an average is taken over. */
  over: DimensionName.nullable().default(null),
  threshold: z
    .strictObject({
      of: z.enum(["value", "growth"]).default("value"),
      least: z.number().nullable(),
      most: z.number().nullable(),
      inclusive: z.boolean(),
    })
    .nullable()
    .default(null),
  /** What a comparison is ranked by. */
  ranked_by: z.enum(["value", "change"]).default("value"),
  limit: z.int().min(1).max(100).nullable().default(null),
  show_as: ShowAs.prefault({}),
});
export type DataQuery = DeepReadonly<z.output<typeof DataQuery>>;
