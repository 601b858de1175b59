import { StateError } from "./errors.ts";
import { admitPlain, PLAIN_LIMITS, type Plain, type PlainLimits } from "./plain.ts";

/**
 * Canonical JSON: keys in code-unit order, no white space, so the same data always gives the same bytes.
 * Refuses what is not plain data. An object that looks like a serialised class (`lc`, `$type`, …) is data.
 */
export function encode(value: unknown, limits: PlainLimits = PLAIN_LIMITS): string {
  return writeCanonical(admitPlain(value, [], limits));
}

/** Reads JSON into frozen plain data. Never revives a class, never lets a key reach a prototype. */
export function decode(text: string, limits: PlainLimits = PLAIN_LIMITS): Plain {
  return admitPlain(parseJson(text), [], limits);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StateError("MALFORMED_JSON", { reason: describeSyntaxError(error) });
  }
}

/** The engine quotes the text it stumbled over; a stored state may be personal, so only the position is kept. */
function describeSyntaxError(error: unknown): string {
  const position = error instanceof Error ? /position \d+/.exec(error.message)?.[0] : undefined;
  return position === undefined
    ? "it ends too early or is no JSON at all"
    : `unexpected character at ${position}`;
}

function writeCanonical(value: Plain): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeCanonical).join(",")}]`;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${writeCanonical(each)}`).join(",")}}`;
}
