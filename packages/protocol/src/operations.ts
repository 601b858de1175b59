import * as z from "zod";
import { ClientId, Sentence } from "./plain.ts";

const LONGEST_VALUE = 4_000;
const MOST_CALLS = 20;
const Name = z.string().regex(/^[a-z][a-z_]{0,30}$/);
const Given = z.union([z.string().max(LONGEST_VALUE), z.number(), z.boolean()]);

/** An operation as a hand or a program asks for it: values in words, things by reference (`plan:B`, `last:result`). */
export const OperationCall = z.strictObject({
  op: Name,
  args: z.record(Name, z.union([Given, z.array(Given).max(50)])).default({}),
  /** Run on a copy: the answer is the difference, and nothing is kept. */
  suppose: z.literal(true).optional(),
  by: z.string().max(LONGEST_VALUE).optional(),
  if: z.string().max(LONGEST_VALUE).optional(),
  at: z.string().max(LONGEST_VALUE).optional(),
  not: z.string().max(LONGEST_VALUE).optional(),
});
export type OperationCall = z.output<typeof OperationCall>;

/** Operations that are carried out in their order, as one turn. */
export const NewOperations = z.strictObject({
  calls: z.array(OperationCall).min(1).max(MOST_CALLS),
  by: z.enum(["hands", "program"]).default("program"),
  client_id: ClientId,
});

const Choice = z.object({ value: z.string(), label: Sentence });

export const FormChoice = Choice.extend({
  /** For a slot: what a value of it is, and what it is chosen from. */
  takes: z.string().nullable().default(null),
  values: z.array(Choice).default([]),
  /** What is kept there now, in words. */
  now: Sentence.nullable().default(null),
});
export type FormChoice = z.output<typeof FormChoice>;

/** One field of a form. */
export const FormField = z.object({
  name: z.string(),
  label: Sentence,
  is: z.enum(["words", "value", "choice", "thing"]),
  is_required: z.boolean(),
  is_list: z.boolean(),
  choices: z.array(FormChoice),
  /** What a value may be, or which kinds of things fit; with none, any. */
  kinds: z.array(z.string()).default([]),
});
export type FormField = z.output<typeof FormField>;

/** What can hold for a whole call, by the names that calls have for it. */
export const FormModifier = z.enum(["suppose", "by", "if", "at", "not"]);
export type FormModifier = z.output<typeof FormModifier>;

/** An operation as a form: everything that words can do is in reach of a hand. */
export const OperationForm = z.object({
  op: z.string(),
  kind: z.string(),
  label: Sentence,
  does: Sentence,
  fields: z.array(FormField),
  modifiers: z.array(FormModifier).default([]),
  /** How people say it, for whoever searches. */
  said: z.array(z.string()).default([]),
});
export type OperationForm = z.output<typeof OperationForm>;

/** Something that is kept or shown, and can be pointed at. */
export const OperationThing = z.object({ ref: z.string(), kind: z.string(), label: Sentence });
export type OperationThing = z.output<typeof OperationThing>;

/** What can be done by hand right now; the things are the newest first. */
export const OperationForms = z.object({
  forms: z.array(OperationForm),
  things: z.array(OperationThing).default([]),
});
export type OperationForms = z.output<typeof OperationForms>;

/** An operation to tap, filled in as far as it was understood. */
export const OfferedCall = z.looseObject({ ...OperationCall.shape, label: Sentence });
export type OfferedCall = z.output<typeof OfferedCall>;

/** What is assumed or wished, small enough for a chip. */
export const Chip = z.object({
  /** `broken`: a wish that cannot hold any more. */
  is: z.enum(["assumed", "wish", "broken"]),
  label: Sentence,
  /** Why it cannot hold. */
  reason: Sentence.nullable().default(null),
  /** What a tap fills in. */
  change: OperationCall.nullable().default(null),
  /** What takes it back. */
  undo: OperationCall.nullable().default(null),
});
export type Chip = z.output<typeof Chip>;

/** What a turn tells besides its reply, for who goes on by hand. */
export const TurnDialogue = z.object({
  offers: z.array(OfferedCall).default([]),
  not_understood: z.array(z.string()).default([]),
  chips: z.array(Chip).default([]),
  supposed: z.array(OfferedCall).default([]),
});
export type TurnDialogue = z.output<typeof TurnDialogue>;
