import { Call as CallSchema, MOST_CALLS } from "@maru/dialogue";
import { detectLanguage, takeInText } from "@maru/language";
import { admitPlain, type Language, type Plain, type PlainObject } from "@maru/state";
import * as z from "zod";
import { RuntimeError } from "../errors.ts";

/** What a person, or a program for them, can send to a session. */
export const Incoming = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("message"), text: z.string() }),
  z.strictObject({
    type: z.literal("decision"),
    decision: z.enum(["approve", "modify", "reject"]),
    changes: z.record(z.string(), z.json()).default({}),
    feedback: z.string().default(""),
  }),
  /** Operations by hand or by a program, carried out in their order. */
  z.strictObject({
    type: z.literal("do"),
    calls: z.array(CallSchema).min(1).max(MOST_CALLS),
    by: z.enum(["hands", "program"]).default("hands"),
  }),
  z.strictObject({ type: z.literal("skip_step"), step_id: z.string().min(1).max(200) }),
]);
export type Incoming = z.output<typeof Incoming>;
export type IncomingInput = z.input<typeof Incoming>;

/** Longer than anything a person types, shorter than anything that hurts. */
export const LARGEST_MESSAGE = 64 * 1024;

export function readIncoming(given: unknown, largest: number): Incoming {
  const parsed = Incoming.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RuntimeError("INVALID_MESSAGE", {
      reason: `${issue?.path.join(".") || "it"}: ${issue?.code ?? "not understood"}`,
    });
  }
  const bytes = Buffer.byteLength(JSON.stringify(parsed.data));
  if (bytes > largest) throw new RuntimeError("MESSAGE_TOO_LARGE", { bytes, allowed: largest });
  const incoming =
    parsed.data.type === "message" ? { ...parsed.data, text: parsed.data.text.toWellFormed() } : parsed.data;
  try {
    admitPlain(incoming);
  } catch (error) {
    throw new RuntimeError(
      "INVALID_MESSAGE",
      { reason: "it holds something that is no plain data" },
      { cause: error },
    );
  }
  return incoming;
}

/** Which steps these messages ask to skip. */
export function skipsIn(entries: readonly { readonly content: Plain }[]): readonly string[] {
  return entries.flatMap(({ content }) => {
    const incoming = Incoming.safeParse(content);
    return incoming.success && incoming.data.type === "skip_step" ? [incoming.data.step_id] : [];
  });
}

/** A message as it waits in the inbox. */
export function toInbox(incoming: Incoming): Plain {
  return incoming as unknown as PlainObject;
}

/** The language a message is written in; Korean when it cannot be told. */
export function languageOf(content: Plain): Language {
  const incoming = Incoming.safeParse(content);
  const text = incoming.success && incoming.data.type === "message" ? incoming.data.text : "";
  return detectLanguage(takeInText(text).said)?.value === "en" ? "en" : "ko";
}
