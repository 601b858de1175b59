import * as z from "zod";

export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

/**
 * Any JSON. What is looked at here was read from JSON a moment ago, so that all there is to check is that it is there:
 * walking through every value of a large state would keep a page busy for longer than drawing it.
 */
export const Json = z.unknown().refine((value) => value !== undefined) as unknown as z.ZodType<Json, Json>;
export const JsonObject = z.record(z.string(), Json);

/** Made by the server, never by a client. */
export const SessionId = z.string().regex(/^[0-9a-z]{26}$/);
export const CheckpointId = z.string().min(1).max(100);
/** Made by the client, so that a message sent twice is answered once. */
export const ClientId = z.string().min(1).max(100);
export const Sentence = z.object({ ko: z.string(), en: z.string() });
export type Sentence = z.output<typeof Sentence>;
