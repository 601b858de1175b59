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

export const FormChoice = z.object({ value: z.string(), label: Sentence });

/** One field of a form. */
export const FormField = z.object({
  name: z.string(),
  label: Sentence,
  is: z.enum(["words", "value", "choice", "thing"]),
  is_required: z.boolean(),
  is_list: z.boolean(),
  /** What can be taken, for a choice and for a thing that is shown. */
  choices: z.array(FormChoice),
});
export type FormField = z.output<typeof FormField>;

/** An operation as a form: everything that words can do is in reach of a hand. */
export const OperationForm = z.object({
  op: z.string(),
  kind: z.string(),
  label: Sentence,
  does: Sentence,
  fields: z.array(FormField),
  can_suppose: z.boolean(),
});
export type OperationForm = z.output<typeof OperationForm>;
export const OperationForms = z.object({ forms: z.array(OperationForm) });
