import { admitPlain, isStateError, type Plain } from "@maru/state";
import { Refusal } from "./refusal.ts";

const LIMITS = { depth: 64, elements: 100_000, bytes: 4 * 1024 * 1024 };

/** JSON that a stranger sent, as plain data: no prototype keys, no half characters, nothing endlessly deep. */
export function parseUntrustedJson(text: string): Plain {
  try {
    return admitPlain(JSON.parse(text), [], LIMITS);
  } catch (error) {
    // The engine's own message quotes what was sent.
    const reason = isStateError(error) ? error.message : "it is no JSON";
    throw new Refusal("INVALID_REQUEST", { issues: [{ path: "body", message: reason }] });
  }
}
