import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { Quote } from "./quote.ts";

/** How far a sentence can be relied on. */
export const STANDINGS = ["confirmed", "computed", "disputed", "unverified"] as const;

/** What a report may say: a sentence, and the words of sources that it rests on. */
export const Claim = z.strictObject({
  id: z.string().regex(/^c\d+$/),
  topic: z.string(),
  text: z.string().min(1),
  quotes: z.array(Quote),
  standing: z.enum(STANDINGS),
});
export type Claim = DeepReadonly<z.output<typeof Claim>>;
