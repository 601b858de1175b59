import { createScrubber } from "./redact-scrubber.ts";
import { type Projection, redactString } from "./redact-tree.ts";

/** A projection that knows of no state: names of keys and patterns only. */
export function anonymousProjection(): Projection {
  return { scrubber: NOTHING_MARKED, propertyNames: NO_NAMES, omitsBulky: false, keys: new Map() };
}

const NOTHING_MARKED = createScrubber([]);
const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * Free text without resident, phone, card and account numbers, e-mail addresses, keys and passwords. Text that is
 * JSON is redacted by key names too and stays JSON.
 *
 * @example
 * redactText("제 번호는 010-1234-5678이에요"); // "제 번호는 [전화번호]이에요"
 */
export function redactText(text: string): string {
  return redactString(anonymousProjection(), text);
}
