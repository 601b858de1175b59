import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { Call } from "../call/call.ts";

const Sentence = z.strictObject({ ko: z.string(), en: z.string() });
const Words = z.string().max(4_000);

/** An operation to tap, filled in as far as it was understood. */
export const Offer = z.strictObject({ call: Call, label: Sentence });
export type Offer = DeepReadonly<z.output<typeof Offer>>;

/** What an answer is made of. Figures stand in it as `{{t7.monthly_payment}}`, never as digits. */
export const Part = z.discriminatedUnion("type", [
  /** Short human words: no figure, no statute, no place. */
  z.strictObject({ type: z.literal("talk"), text: Words }),
  /** Sentences that rest on results. */
  z.strictObject({ type: z.literal("fact"), text: Words }),
  /** What the code found to have changed. */
  z.strictObject({ type: z.literal("change"), text: Words }),
  /** What a figure rests on: statute, source, date. Written by the code. */
  z.strictObject({ type: z.literal("ground"), text: Words }),
  /** A model's general knowledge; never in the state, never computed with. */
  z.strictObject({ type: z.literal("general"), text: Words }),
  /** A text to copy; what is missing stands as [ ]. */
  z.strictObject({
    type: z.literal("draft"),
    title: Words,
    text: z.string().max(20_000),
    /** What it is written in, whatever is spoken. */
    language: z.enum(["ko", "en"]),
    /** The draft that it is a new version of. */
    revises: z.string().optional(),
  }),
  z.strictObject({ type: z.literal("offer"), lead: Words, offers: z.array(Offer).min(1).max(3) }),
  z.strictObject({ type: z.literal("not_understood"), words: z.array(Words).min(1) }),
  /** At most one in an answer. */
  z.strictObject({ type: z.literal("ask"), field: z.string(), text: Words }),
]);
export type Part = DeepReadonly<z.output<typeof Part>>;
