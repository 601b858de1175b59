import type * as z from "zod";

export type ReadAnswer<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly reason: string };

const DANGEROUS = new Set(["__proto__", "constructor", "prototype"]);
const LONGEST = 400_000;

/** A model's words as the result they claim to be, or what is wrong with them. Never trusts, never throws. */
export function readAnswer<Result>(schema: z.ZodType<Result>, text: string): ReadAnswer<Result> {
  const json = jsonIn(text);
  if (json === null) return { ok: false, reason: "there is no JSON object in the answer" };
  let given: unknown;
  try {
    given = JSON.parse(json, (key, value: unknown) => {
      if (DANGEROUS.has(key)) throw new SyntaxError("a key that is not allowed");
      return value;
    });
  } catch {
    return { ok: false, reason: "the JSON is broken" };
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, result: parsed.data };
  const reason = parsed.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.map(String).join(".") || "(root)"}: ${issue.code}`)
    .join("; ");
  return { ok: false, reason };
}

/** Models wrap JSON in words and fences; the outermost braces hold it. */
function jsonIn(text: string): string | null {
  if (text.length > LONGEST) return null;
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  return start === -1 || end <= start ? null : text.slice(start, end + 1);
}
