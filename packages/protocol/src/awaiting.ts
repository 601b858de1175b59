import * as z from "zod";
import { JsonObject, Sentence } from "./plain.ts";

/** What a session waits for. */
export const Awaiting = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("approval"),
    action: z.string(),
    message: z.string(),
    details: JsonObject,
    /** The parts that may be changed before approving, each with its JSON Schema. */
    changeable: JsonObject,
    options: z.array(Sentence),
    asked_at: z.string(),
    deadline: z.string().nullable(),
  }),
  z.object({
    type: z.literal("question"),
    message: z.string(),
    asks: z.array(z.string()),
    choices: z.array(z.string()),
    asked_at: z.string(),
  }),
]);
export type Awaiting = z.output<typeof Awaiting>;
