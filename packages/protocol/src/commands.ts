import * as z from "zod";
import { ClientId, JsonObject } from "./plain.ts";

export const LONGEST_TEXT = 20_000;

/** What a person decides about something that waits for them. */
export const InterruptAction = z.enum(["approve", "modify", "reject"]);

/** When the question was asked that is answered. If another one is asked by now, the answer is refused. */
export const AskedAt = z.string().max(60).nullable().default(null);

/** What a client may say on the socket. Strict: what is not understood is refused, never guessed. */
export const Command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("query"), query: z.string().max(LONGEST_TEXT), client_id: ClientId }),
  z.strictObject({
    type: z.literal("interrupt_response"),
    action: InterruptAction,
    feedback: z.string().max(LONGEST_TEXT).default(""),
    modifications: JsonObject.default({}),
    asked_at: AskedAt,
    client_id: ClientId,
  }),
  z.strictObject({ type: z.literal("todo_skip"), todo_id: z.string().min(1).max(200), client_id: ClientId }),
  z.strictObject({ type: z.literal("cancel") }),
  z.strictObject({ type: z.literal("ping") }),
]);
export type Command = z.output<typeof Command>;
export type CommandInput = z.input<typeof Command>;
