import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { AgentName } from "../states/shapes.ts";
import { Act } from "./compliance/act.ts";
import { DataQuery } from "./semantic/data-query.ts";

export const FORMS = [
  "visit_report",
  "seminar_request",
  "product_demo_request",
  "product_demo_report",
  "sample_request",
  "record",
  "general",
] as const;

/** One field of one thing on record. */
export const Looked = z.strictObject({
  table: z.string(),
  key: z.string(),
  fields: z.array(z.string()).min(1),
});
export type Looked = DeepReadonly<z.output<typeof Looked>>;
/** A change of one field of a record, before anybody said yes. */
export const Stored = z.strictObject({
  table: z.string(),
  key: z.string(),
  field: z.string(),
  value: z.string(),
});

/** One piece of what was asked, read: who does it, and with what. */
export const Request = z.strictObject({
  task_id: z.string().min(1),
  agent: AgentName,
  op: z.string(),
  task: z.string().min(1),
  words: z.string(),
  query: DataQuery.nullable().default(null),
  looked: Looked.nullable().default(null),
  act: Act.nullable().default(null),
  form: z.enum(FORMS).nullable().default(null),
  stored: Stored.nullable().default(null),
  /** Tasks whose results it is made of. */
  after: z.array(z.string()).default([]),
});
export type Request = DeepReadonly<z.output<typeof Request>>;
