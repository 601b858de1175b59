import type { Plain, PlainObject } from "@maru/state";

/** One value of a state, or what can be said of it when it is too large to be shown at once. */
export interface StateEntry {
  /** Where it stands, as a JSON Pointer (RFC 6901): `/itinerary/day_1/activities/3`. */
  readonly at: string;
  readonly name: string;
  readonly value?: Plain;
  /** How a long text begins, or what stands around the words that were looked for. */
  readonly excerpt?: string;
  /** How much there is of what is not shown: letters of a text, items of a list or an object. */
  readonly size?: number;
}

export interface StatePart {
  readonly entries: readonly StateEntry[];
  /** How many there are in all; null when nobody counted to the end. */
  readonly total: number | null;
}

export const PART_SIZE = 100;
/** A value up to so many letters comes whole, and all values of one answer together have at most so many. */
const MOST_OF_ONE = 64 * 1024;
const MOST_OF_ALL = 256 * 1024;
const EXCERPT = 400;

/** What stands in one place of a state: some of its values, from a position on. */
export function partOf(state: PlainObject, at: string, from: number): StatePart {
  const whole = valueAt(state, at);
  if (typeof whole !== "object" || whole === null) return { entries: [], total: 0 };
  const names = Object.keys(whole);
  let letters = 0;
  const entries = names.slice(from, from + PART_SIZE).map((name): StateEntry => {
    const value = childOf(whole, name) ?? null;
    const size = lettersIn(value, MOST_OF_ONE);
    letters += size;
    const place = { at: `${at}/${encoded(name)}`, name };
    return size <= MOST_OF_ONE && letters <= MOST_OF_ALL
      ? { ...place, value }
      : { ...place, ...toldOf(value) };
  });
  return { entries, total: names.length };
}

/** The places of a state whose name or value holds some words, wherever they are, in its order. */
export function placesWith(state: PlainObject, words: string): StatePart {
  const wanted = words.toLowerCase();
  const entries: StateEntry[] = [];
  const visit = (whole: Plain, at: string): boolean => {
    for (const name of Object.keys(whole as object)) {
      const value = childOf(whole, name) ?? null;
      const place = `${at}/${encoded(name)}`;
      const found = typeof value === "object" ? null : foundIn(String(value), wanted);
      if (found !== null || name.toLowerCase().includes(wanted))
        entries.push({ at: place, name, ...shownAs(value, found) });
      if (entries.length >= PART_SIZE) return false;
      if (typeof value === "object" && value !== null && !visit(value, place)) return false;
    }
    return true;
  };
  const isAll = visit(state, "");
  return { entries, total: isAll ? entries.length : null };
}

function foundIn(text: string, wanted: string): string | null {
  const position = text.toLowerCase().indexOf(wanted);
  if (position === -1) return null;
  const begin = Math.max(0, position - EXCERPT / 4);
  return text.slice(begin, begin + EXCERPT);
}

function shownAs(value: Plain, excerpt: string | null): Pick<StateEntry, "value" | "excerpt" | "size"> {
  if (lettersIn(value, EXCERPT) <= EXCERPT) return { value };
  return excerpt === null ? toldOf(value) : { excerpt, size: (value as string).length };
}

function toldOf(value: Plain): Pick<StateEntry, "excerpt" | "size"> {
  if (typeof value === "string") return { excerpt: value.slice(0, EXCERPT), size: value.length };
  return { size: typeof value === "object" && value !== null ? Object.keys(value).length : 0 };
}

/** About as many letters as a value has in JSON. Stops counting once there are more than wanted. */
export function lettersIn(value: Plain, most: number): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value !== "object" || value === null) return String(value).length;
  let letters = 2;
  for (const name in value) {
    if (letters > most) break;
    letters += name.length + 4 + lettersIn((value as PlainObject)[name] ?? null, most - letters);
  }
  return letters;
}

function valueAt(state: PlainObject, at: string): Plain {
  const names = at.split("/").slice(1).map(decoded);
  return names.reduce<Plain>((whole, name) => childOf(whole, name) ?? null, state);
}

function childOf(whole: Plain, name: string): Plain | undefined {
  if (typeof whole !== "object" || whole === null || !Object.hasOwn(whole, name)) return undefined;
  return (whole as PlainObject)[name];
}

const encoded = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");
const decoded = (name: string): string => name.replaceAll("~1", "/").replaceAll("~0", "~");
