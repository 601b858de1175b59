import { findNames } from "@maru/language";
import { PLACES } from "./gazetteers.ts";

/** Less than this is a misspelt name. */
const CERTAIN = 0.9;

/** Whether words name a city that a trip can be planned to, spelt as it is. */
export function namesDestination(words: string): boolean {
  return findNames(words, PLACES, { kinds: ["city"] }).some(({ confidence }) => confidence >= CERTAIN);
}
