import * as z from "zod";
import { Call } from "../call/call.ts";
import { MODIFIERS } from "../operations/kinds.ts";
import { REPLY, Reply } from "./reply.ts";

/** What a model called, as it wrote it. */
export interface ToolCall {
  readonly name: string;
  readonly arguments: string;
}

/** A model's calls as operations and an answer; what is neither is named, so that it can be said to the model. */
export interface ReadToolCalls {
  readonly calls: readonly Call[];
  readonly reply: Reply | null;
  readonly problems: readonly string[];
}

const DANGEROUS = new Set(["__proto__", "constructor", "prototype"]);
const LONGEST = 100_000;

/** Never trusts, never throws. */
export function readToolCalls(given: readonly ToolCall[]): ReadToolCalls {
  const calls: Call[] = [];
  const problems: string[] = [];
  let reply: Reply | null = null;
  for (const { name, arguments: text } of given) {
    const read = parse(text);
    if (read === undefined) {
      problems.push(`${shown(name)}: the arguments are no JSON object`);
      continue;
    }
    if (name === REPLY) {
      const checked = Reply.safeParse(read);
      if (checked.success) reply = checked.data;
      else problems.push(`${REPLY}: ${describe(checked.error)}`);
      continue;
    }
    const checked = Call.safeParse(toCall(name, read));
    if (checked.success) calls.push(checked.data);
    else problems.push(`${shown(name)}: ${describe(checked.error)}`);
  }
  return { calls, reply, problems };
}

/** On the wire modifiers stand beside the arguments; a modifier that is empty or false says nothing. */
function toCall(op: string, given: Readonly<Record<string, unknown>>): object {
  const entries = Object.entries(given).filter(
    ([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  const isModifier = (name: string) => (MODIFIERS as readonly string[]).includes(name);
  return {
    op,
    args: Object.fromEntries(entries.filter(([name]) => !isModifier(name))),
    ...Object.fromEntries(entries.filter(([name, value]) => isModifier(name) && value !== false)),
  };
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    const read: unknown = JSON.parse(text === "" ? "{}" : text, (key, value: unknown) => {
      if (DANGEROUS.has(key)) throw new SyntaxError("a key that is not allowed");
      return typeof value === "string" ? value.toWellFormed().replace(CONTROLS, "") : value;
    });
    const checked = z.record(z.string(), z.unknown()).safeParse(read);
    return checked.success ? checked.data : undefined;
  } catch {
    return undefined;
  }
}

/** What no sentence needs: it is invisible, or moves the cursor of a terminal. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

function describe(error: z.ZodError): string {
  return error.issues
    .slice(0, 4)
    .map(({ path, code }) => `${path.map(String).join(".") || "(all)"}: ${code}`)
    .join("; ")
    .slice(0, 300);
}

function shown(name: string): string {
  return name.slice(0, 40);
}
