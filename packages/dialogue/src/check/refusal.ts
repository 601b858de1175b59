import type { DeepReadonly, Sentence } from "@maru/state";
import * as z from "zod";

export const REFUSAL_CODES = [
  "UNKNOWN_OPERATION",
  "UNKNOWN_ARGUMENT",
  "MISSING_ARGUMENT",
  "NOT_A_CHOICE",
  "NOT_IN_MESSAGE",
  "NOT_OF_THIS_KIND",
  "DENIED_AS_WANTED",
  "ONLY_PASTED",
  "UNKNOWN_REFERENCE",
  "AMBIGUOUS_REFERENCE",
  "NOTHING_OPEN",
  "NOT_A_VALUE",
  "CANNOT_BE_DONE",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why a call was not carried out: what was found, and what is allowed. It is kept, and told in plain words. */
export const Refusal = z.strictObject({
  code: z.enum(REFUSAL_CODES),
  op: z.string(),
  /** The argument it is about, where it is about one. */
  argument: z.string().nullable(),
  found: z.string(),
  allowed: z.array(z.string()),
  sentence: z.strictObject({ ko: z.string(), en: z.string() }),
});
export type Refusal = DeepReadonly<z.output<typeof Refusal>>;

export function refusal(
  code: RefusalCode,
  op: string,
  about: { readonly argument?: string; readonly found: string; readonly allowed?: readonly string[] },
  sentence: Sentence,
): Refusal {
  const { argument = null, found, allowed = [] } = about;
  return { code, op, argument, found, allowed: [...allowed], sentence: { ...sentence } };
}
