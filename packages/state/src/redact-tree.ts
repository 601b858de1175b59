import { isEqual } from "./equal.ts";
import type { Plain, PlainObject } from "./plain.ts";
import { plainBytes } from "./plain-weight.ts";
import { isHidden, marksAt, type Schemas, schemasBelow } from "./redact-marks.ts";
import type { Scrubber } from "./redact-scrubber.ts";
import { isSensitiveKey } from "./sensitive-key.ts";
import { MASK, maskSpans, type Span } from "./sensitive-span.ts";
import { findSensitive } from "./sensitive-text.ts";

/** What one projection knows while it walks. */
export interface Projection {
  readonly scrubber: Scrubber;
  /** Property names that are never taken for data. */
  readonly propertyNames: ReadonlySet<string>;
  readonly omitsBulky: boolean;
  readonly keys: Map<string, { readonly shown: string; readonly isSensitive: boolean }>;
}

/** Data is admitted up to this depth; only text that claims to be JSON can be deeper. */
const DEEPEST = 100;
/** JSON in a string in JSON in a string …: beyond this nobody means it. */
const DEEPEST_TEXT = 6;

interface Place {
  readonly schemas: Schemas;
  readonly depth: number;
  readonly textDepth: number;
}
export const TOP: Place = { schemas: [], depth: 0, textDepth: 0 };

export function redactTree(projection: Projection, value: Plain, place: Place): Plain {
  if (value === null) return null;
  if (place.depth > DEEPEST || isHidden(marksAt(place.schemas))) return MASK;
  if (typeof value === "boolean") return value;
  if (projection.omitsBulky && marksAt(place.schemas).includes("bulky")) return omitted(plainBytes(value));
  if (typeof value === "string") return redactString(projection, value, place.textDepth);
  if (typeof value === "number") return redactNumber(projection, value);
  if (Array.isArray(value)) {
    return value.map((each: Plain, index) => redactTree(projection, each, below(place, index)));
  }
  return redactEntries(projection, value as PlainObject, (key) => below(place, key));
}

/** Entries by key; the place of each comes from the caller, because a dictionary field is no value of its schema. */
export function redactEntries(
  projection: Projection,
  record: PlainObject,
  placeOf: (key: string) => Place,
): PlainObject {
  const entries = new Map<string, Plain>();
  const counts = new Map<string, number>();
  for (const [key, value] of Object.entries(record)) {
    const { shown, isSensitive } = redactKey(projection, key);
    const redacted = isSensitive && value !== null ? MASK : redactTree(projection, value, placeOf(key));
    entries.set(unused(shown, entries, counts), redacted);
  }
  return Object.fromEntries(entries);
}

/** A text without what it may not show. Text that is JSON stays JSON and is redacted by its keys too. */
export function redactString(projection: Projection, text: string, textDepth = 0): string {
  const spans = (): readonly Span[] => [...projection.scrubber.find(text), ...findSensitive(text)];
  const parsed = parseUntrustedJson(text);
  if (parsed === undefined) return maskSpans(text, spans());
  if (textDepth >= DEEPEST_TEXT) return MASK;
  const redacted = redactTree(projection, parsed, { ...TOP, textDepth: textDepth + 1 });
  // Untouched JSON keeps its own spacing, unless something hides from the parser: a key that comes twice.
  return isEqual(parsed, redacted) && spans().length === 0 ? text : JSON.stringify(redacted);
}

export function omitted(bytes: number): string {
  if (bytes < 1000) return `[생략: ${bytes} B]`;
  return bytes < 1_000_000
    ? `[생략: ${(bytes / 1000).toFixed(1)} kB]`
    : `[생략: ${(bytes / 1_000_000).toFixed(1)} MB]`;
}

function below(place: Place, key: string | number): Place {
  return { ...place, schemas: schemasBelow(place.schemas, key), depth: place.depth + 1 };
}

/** Card and resident numbers that were stored as numbers, and numbers of marked fields. */
function redactNumber(projection: Projection, value: number): number | string {
  if (projection.scrubber.has(value)) return MASK;
  if (!Number.isInteger(value) || value < 1e12) return value;
  const masked = maskSpans(String(value), findSensitive(String(value)));
  return masked === String(value) ? value : masked;
}

function redactKey(projection: Projection, key: string): { shown: string; isSensitive: boolean } {
  const known = projection.keys.get(key);
  if (known !== undefined) return known;
  const shown = projection.propertyNames.has(key) ? key : redactString(projection, key);
  const redacted = { shown, isSensitive: isSensitiveKey(key) };
  projection.keys.set(key, redacted);
  return redacted;
}

/** Two masked keys must not swallow each other: the second is `[전화번호] 2`. */
function unused(key: string, entries: ReadonlyMap<string, Plain>, counts: Map<string, number>): string {
  let count = counts.get(key) ?? 1;
  let name = key;
  while (entries.has(name)) {
    count += 1;
    name = `${key} ${count}`;
  }
  counts.set(key, count);
  return name;
}

const BRACKETS: Readonly<Record<string, string>> = { "{": "}", "[": "]", '"': '"' };

/** Anything JSON can say, also keys that no state may hold: it is read to be shown, not to be kept. */
function parseUntrustedJson(text: string): Plain | undefined {
  const trimmed = text.trim();
  const close = BRACKETS[trimmed[0] ?? ""];
  if (close === undefined || trimmed.at(-1) !== close) return undefined;
  try {
    return JSON.parse(trimmed) as Plain;
  } catch {
    return undefined;
  }
}
