import { StateError } from "./errors.ts";

/** A limit keeps at least one thing; zero would mean "forget everything", which is what `reset()` is for. */
export function checkLimit(limit: number): void {
  if (Number.isInteger(limit) && limit >= 1) return;
  throw new StateError("INVALID_LIMIT", { limit });
}
