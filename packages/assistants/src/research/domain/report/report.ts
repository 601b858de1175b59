import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { FORMS } from "../brief/brief.ts";

/** A line that rests on claims. With no words of its own it is the claim, as it stands. */
const Line = z.strictObject({ claims: z.array(z.string()).min(1), text: z.string().nullable() });

/** Why sources did not count, with how many. */
const LeftOut = z.strictObject({
  reason: z.enum(["kind", "too_old", "too_new", "no_date", "superseded", "retracted"]),
  sources: z.array(z.string()),
});

/** A report as data: words stand in claims, numbers and the list of sources are made by the code. */
export const Report = z.strictObject({
  title: z.string().min(1),
  form: z.enum(FORMS),
  language: z.enum(["ko", "en"]),
  /** The answer first. */
  lead: z.array(Line),
  sections: z.array(z.strictObject({ title: z.string(), lines: z.array(Line) })),
  /** Claims that only blogs, forums or advertisements make: told as such, never as an answer. */
  only_claimed: z.array(z.string()).default([]),
  disagreements: z.array(z.strictObject({ claims: z.array(z.string()).min(2) })),
  /** What was looked for and not found. */
  not_found: z.array(z.string()),
  /** What could not be looked for, with the reason. */
  not_covered: z.array(z.strictObject({ topic: z.string(), reason: z.string() })),
  left_out: z.array(LeftOut),
});
export type Report = DeepReadonly<z.output<typeof Report>>;
