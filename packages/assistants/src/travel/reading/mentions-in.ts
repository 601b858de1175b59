import { type Mention, understand } from "@maru/language";
import { PLACES } from "./gazetteers.ts";

/** Whoever writes more has pasted a document. */
export const LONGEST = 2_500;

/** What stands in a message, with its places. */
export function mentionsIn(text: string, now: string): readonly Mention[] {
  return understand(text.slice(0, LONGEST), { now, names: [PLACES] }).mentions;
}
