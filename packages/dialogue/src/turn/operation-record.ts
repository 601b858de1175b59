import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { Call, DECIDERS } from "../call/call.ts";
import { Refusal } from "../check/refusal.ts";

/** A call that waits in the state to be carried out. */
export const WaitingCall = z.strictObject({
  /** Turn and place in it: the same however often the turn is begun. */
  id: z.string().regex(/^\d+\.\d+$/),
  call: Call,
  decided_by: z.enum(DECIDERS),
});
export type WaitingCall = DeepReadonly<z.output<typeof WaitingCall>>;

/** What became of a call: what was changed and found, or why nothing was. */
export const OperationRecord = z.strictObject({
  ...WaitingCall.shape,
  status: z.enum(["done", "supposed", "waiting_for_condition", "refused"]),
  refusal: Refusal.nullable(),
  /** Slots and things that are different now: `slot.deposit`. */
  changed: z.array(z.string()),
  /** The result it came to. */
  result: z.string().nullable(),
  /** Which words of the message it rests on. */
  covers: z.array(z.strictObject({ start: z.int(), end: z.int() })).default([]),
});
export type OperationRecord = DeepReadonly<z.output<typeof OperationRecord>>;

/** A text that was written, as it stands now. */
export const Draft = z.strictObject({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  /** With its values by reference, so that they are as right tomorrow as today. */
  text: z.string(),
  language: z.enum(["ko", "en"]),
  /** What is still to be filled in. */
  gaps: z.array(z.string()),
  version: z.int().min(1),
  /** What it is made of, for whoever changes it later. */
  made_of: z.json().default(null),
});
export type Draft = DeepReadonly<z.output<typeof Draft>>;

/** A value as it is kept: what it means, and the words it was given in. */
export const KeptValue = z.strictObject({
  value: z.json(),
  words: z.string(),
  /** Nobody said it: it was assumed so that the work could go on. */
  is_assumed: z.boolean().default(false),
  /** Whose words they were, when not the speaker's own. */
  by: z.string().nullable().default(null),
});
export type KeptValue = DeepReadonly<z.output<typeof KeptValue>>;

/** A condition that holds from now on, through everything that is made anew. */
export const KeptWish = z.strictObject({
  /** The operation that kept it: turn and place. */
  id: z.string(),
  scope: z.string(),
  polarity: z.enum(["must", "avoid", "only", "want", "keep"]),
  what: z.string(),
  /** Whose wish it is, when not the speaker's own. */
  of: z.string().nullable().default(null),
  /** The day or part it holds for. */
  at: z.string().nullable().default(null),
});
export type KeptWish = DeepReadonly<z.output<typeof KeptWish>>;

/** What a change replaced, for who wants it back. */
export const KeptChange = z.strictObject({
  /** The operation that made it. */
  operation: z.string(),
  slot: z.string(),
  before: z.array(KeptValue),
});
export type KeptChange = DeepReadonly<z.output<typeof KeptChange>>;
