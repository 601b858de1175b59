import type * as z from "zod";

export type ReadAnswer<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly reason: string };

const DANGEROUS = new Set(["__proto__", "constructor", "prototype"]);
const LONGEST = 400_000;
/** What no sentence needs: it is invisible, or moves the cursor of a terminal. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** A model's words as the result they claim to be, or what is wrong with them. Never trusts, never throws. */
export function readAnswer<Result>(schema: z.ZodType<Result>, text: string): ReadAnswer<Result> {
  const json = jsonIn(text);
  if (json === null) return { ok: false, reason: "there is no JSON object in the answer" };
  let given: unknown;
  try {
    given = JSON.parse(json, (key, value: unknown) => {
      if (DANGEROUS.has(key) || clean(key) !== key) throw new SyntaxError("a key that is not allowed");
      return typeof value === "string" ? clean(value) : value;
    });
  } catch {
    return { ok: false, reason: "the JSON is broken" };
  }
  return fitting(schema, given);
}

/** The same for an answer that is nothing but text. */
export function readText<Result>(schema: z.ZodType<Result>, text: string): ReadAnswer<Result> {
  return fitting(schema, clean(text).trim());
}

function fitting<Result>(schema: z.ZodType<Result>, given: unknown): ReadAnswer<Result> {
  try {
    const parsed = schema.safeParse(given);
    if (parsed.success) return { ok: true, result: parsed.data };
    const reason = parsed.error.issues
      .slice(0, 5)
      .map((issue) => `${issue.path.map(String).join(".") || "(root)"}: ${issue.code}`)
      .join("; ");
    return { ok: false, reason: clean(reason).slice(0, 300) };
  } catch {
    return { ok: false, reason: "it is nested too deeply" };
  }
}

/** A state takes only well-formed text. */
function clean(text: string): string {
  return text.toWellFormed().replace(CONTROLS, "");
}

/** Models wrap JSON in words and fences; the outermost braces hold it. */
function jsonIn(text: string): string | null {
  if (text.length > LONGEST) return null;
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  return start === -1 || end <= start ? null : text.slice(start, end + 1);
}
