import * as z from "zod";

/** Any JSON. */
export const Json = z.json();
export type Json = z.output<typeof Json>;
export const JsonObject = z.record(z.string(), Json);
export type JsonObject = z.output<typeof JsonObject>;

/** Made by the server, never by a client. */
export const SessionId = z.string().regex(/^[0-9a-z]{26}$/);
export const CheckpointId = z.string().min(1).max(100);
/** Made by the client, so that a message sent twice is answered once. */
export const ClientId = z.string().min(1).max(100);
export const Sentence = z.object({ ko: z.string(), en: z.string() });
export type Sentence = z.output<typeof Sentence>;
