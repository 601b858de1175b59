import { isEqual } from "../equal.ts";
import type { AnyField } from "../field.ts";
import type { Plain, PlainObject } from "../plain.ts";
import { hidesValues, marksOfField } from "./hides-values.ts";

const LONGEST_TEXT = 40;
const MOST_NAMES = 3;

/** What happened to one field, in a few words: `destination = "오사카"`, `messages (2 added)`, `searches 1 → 2`. */
export function describeChange(name: string, field: AnyField, before: Plain, after: Plain): string {
  const isHidden = hidesValues(field);
  if (isHidden && (before === null || after === null)) return `${name} changed`;
  if (before === null || after === null) return `${name} = ${shortValue(after)}`;
  switch (field.kind) {
    case "value":
    case "untracked":
      return isHidden || marksOfField(field).includes("bulky")
        ? `${name} changed`
        : `${name} = ${shortValue(after)}`;
    case "counter":
      return isHidden ? `${name} changed` : `${name} ${before} → ${after}`;
    case "set":
      return `${name} (${describeEntries(byMember(before), byMember(after), isHidden)})`;
    case "dict":
    case "counters":
      return `${name} (${describeEntries(before as PlainObject, after as PlainObject, isHidden)})`;
    case "list":
      return `${name} (${describeEntries(byId(field.options.id, before), byId(field.options.id, after), true)})`;
    case "steps":
      return `${name} (${describeSteps(byId("step_id", before), byId("step_id", after), isHidden)})`;
  }
}

function shortValue(value: Plain): string {
  if (typeof value === "string") return `"${shorten(value)}"`;
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `list of ${value.length}`;
  return "{…}";
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_TEXT ? text : `${characters.slice(0, LONGEST_TEXT - 1).join("")}…`;
}

interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

function compareEntries(before: PlainObject, after: PlainObject): Changes {
  const names = Object.keys(after);
  return {
    added: names.filter((name) => !Object.hasOwn(before, name)),
    changed: names.filter(
      (name) => Object.hasOwn(before, name) && !isEqual(before[name] as Plain, after[name] as Plain),
    ),
    removed: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
  };
}

/** By name, or only how many where the names say too much or nothing. */
function describeEntries(before: PlainObject, after: PlainObject, countsOnly: boolean): string {
  const { added, changed, removed } = compareEntries(before, after);
  const most = countsOnly ? 0 : MOST_NAMES;
  return joined([few(added, "added", most), few(changed, "changed", most), few(removed, "removed", most)]);
}

/** New steps by number, known ones by their name and where they stand now. */
function describeSteps(before: PlainObject, after: PlainObject, countsOnly: boolean): string {
  if (countsOnly) return describeEntries(before, after, true);
  const { added, changed, removed } = compareEntries(before, after);
  const moved = changed.slice(0, MOST_NAMES).map((step) => {
    const { status } = after[step] as PlainObject;
    return `${shorten(step)} ${status}`;
  });
  const more = changed.slice(MOST_NAMES);
  return joined([few(added, "added", 0), ...moved, few(more, "more changed", 0), few(removed, "removed", 0)]);
}

function byMember(members: Plain): PlainObject {
  return Object.fromEntries((members as readonly Plain[]).map((member) => [String(member), true]));
}

/** Elements without identity count as the same when they stand at the same place. */
function byId(id: string | null, elements: Plain): PlainObject {
  return Object.fromEntries(
    (elements as readonly Plain[]).map((element, index) => [
      id === null ? String(index) : String((element as PlainObject)[id]),
      element,
    ]),
  );
}

function few(names: readonly string[], what: string, most: number): string {
  if (names.length === 0) return "";
  return names.length > most ? `${names.length} ${what}` : `${names.map(shorten).join(", ")} ${what}`;
}

function joined(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== "");
  return said.length === 0 ? "reordered" : said.join(", ");
}
