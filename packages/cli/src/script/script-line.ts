import { Call } from "@maru/dialogue";
import * as z from "zod";

/** One line of a script: what is said, decided, or made to fail. */
export const ScriptLine = z.union([
  z.strictObject({ message: z.string() }),
  z.strictObject({ do: Call }),
  z.strictObject({
    decision: z.enum(["approve", "reject", "modify"]),
    changes: z.record(z.string(), z.json()).optional(),
    feedback: z.string().optional(),
  }),
  z.strictObject({
    fault: z.strictObject({
      tool: z.string().min(1),
      mode: z.enum(["error", "timeout", "empty"]),
      times: z.int().min(1).default(1),
      match: z.string().optional(),
    }),
  }),
]);
export type ScriptLine = z.output<typeof ScriptLine>;

/** A line that is nothing of it, and whether it was meant to say something: then it is answered all the same. */
export interface UnreadableLine {
  readonly problem: string;
  readonly isSaid: boolean;
}

export function readScriptLine(text: string): ScriptLine | UnreadableLine {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { problem: "the line is no JSON object", isSaid: false };
  }
  const parsed = ScriptLine.safeParse(given);
  if (parsed.success) return parsed.data;
  return {
    isSaid:
      typeof given === "object" &&
      given !== null &&
      ("message" in given || "decision" in given || "do" in given),
    problem:
      'expected {"message":"…"}, {"do":{"op":"…","args":{…},"suppose":true}}, {"decision":"approve"|"reject"|"modify","changes":{…}} or {"fault":{"tool":"…","mode":"error"|"timeout"|"empty","times":1}}',
  };
}
