import type { CheckedCall } from "@maru/dialogue";
import { thingsFor } from "../operations/arguments-of.ts";

/** An `edit` of a text that was written, not of anything else that is kept. */
export function isAboutText(call: CheckedCall): boolean {
  return thingsFor(call, "ref").some(({ kind }) => kind === "draft");
}
