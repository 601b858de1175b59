import { type DeepReadonly, personal } from "@maru/state";
import * as z from "zod";
import { Reply } from "./reply.ts";

/** One answer of a model, committed before anything it asks for is done: it is never asked the same again. */
export const ModelStep = z.strictObject({
  round: z.int().min(1),
  /** How often it may be asked again for this message. */
  rounds_left: z.int().min(0).default(0),
  model: z.string(),
  /** Of everything it was asked, so that a recording can be found again. */
  request: z.string(),
  /** What it called, as it wrote it. */
  called: z.array(z.strictObject({ name: z.string(), arguments: personal(z.string()) })),
  reply: personal(Reply.nullable()),
  /** What was wrong with its answer: told to it once. */
  problems: personal(z.array(z.string())),
  /** Why there is no answer. */
  failed: z.string().nullable(),
  tokens: z.strictObject({ input: z.number(), output: z.number() }),
  milliseconds: z.number(),
});
export type ModelStep = DeepReadonly<z.output<typeof ModelStep>>;
