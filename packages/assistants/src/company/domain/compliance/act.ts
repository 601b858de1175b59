import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { ActKind, OCCASIONS } from "./rule.ts";

/** An act to be judged. What is null is not known; what the rules need of it is asked, never assumed. */
export const Act = z.strictObject({
  kind: ActKind,
  date: z.iso.date(),
  /** In won, for all who were there. */
  amount: z.number().min(0).nullable(),
  people: z.int().min(1).nullable(),
  occasion: z.enum(OCCASIONS).nullable(),
  recipient: z.string().nullable(),
  is_public_official: z.boolean().nullable(),
  /** Facts that a rule may require, by name. */
  facts: z.record(z.string(), z.boolean()),
});
export type Act = DeepReadonly<z.output<typeof Act>>;

/** An act that was carried out, as the ledger has it. */
export const LedgerEntry = z.strictObject({
  id: z.string(),
  kind: ActKind,
  date: z.iso.date(),
  recipient: z.string(),
  amount: z.number().min(0),
  people: z.int().min(1),
  occasion: z.enum(OCCASIONS).nullable(),
});
export type LedgerEntry = DeepReadonly<z.output<typeof LedgerEntry>>;
