import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { SourceKind } from "../library/source.ts";

/** Which sources count. What is null or empty does not limit. */
export const Limits = z.strictObject({
  only: z.array(SourceKind).default([]),
  not: z.array(SourceKind).default([]),
  published_from: z.iso.date().nullable().default(null),
  published_until: z.iso.date().nullable().default(null),
});
export type Limits = DeepReadonly<z.output<typeof Limits>>;

export const QUESTION_KINDS = ["answer", "comparison", "list", "overview", "timeline", "cause"] as const;
export const FORMS = ["report", "table", "list", "number"] as const;

/** One thing that one researcher looks for. */
export const Topic = z.strictObject({
  id: z.string().regex(/^r\d+$/),
  title: z.string().min(1).max(200),
  /** What is searched for; several ways to ask. */
  queries: z.array(z.string().min(1).max(400)).min(1).max(5),
  /** What a follow-up adds to the subject: the sentences that speak of it answer. */
  focus: z.string().max(400).nullable().default(null),
});
export type Topic = DeepReadonly<z.output<typeof Topic>>;

/** What is to be found out: every limit that was said, nothing that was not. */
export const Brief = z.strictObject({
  question: z.string().min(1),
  kind: z.enum(QUESTION_KINDS),
  topics: z.array(Topic).min(1).max(20),
  limits: Limits,
  form: z.enum(FORMS),
  language: z.enum(["ko", "en"]),
});
export type Brief = DeepReadonly<z.output<typeof Brief>>;
