import type { Plain } from "@maru/state";
import { StorageError } from "../errors.ts";

/** Which parts of a value text search looks at: none (false), those at the paths, or all of it (undefined). */
export type TextIndex = readonly string[] | false | undefined;

const MOST_PATHS = 64;
const LONGEST_PATH = 512;
/** Names parted by periods, each with any number of `[*]`, `[2]` or `[-1]`; or `$` for everything. */
const PATH = /^(?:\$|[^.[\]{}]+(?:\[(?:\*|-?\d{1,9})\])*(?:\.[^.[\]{}]+(?:\[(?:\*|-?\d{1,9})\])*)*)$/;
/** Where the type of an encoded value stands; nobody searches for that. */
const TYPE_TAG = "$maru";

/** The one gate from anything to an index. A path that would silently find nothing is refused. */
export function readTextIndex(given: unknown): TextIndex {
  if (given === undefined || given === null) return undefined;
  if (given === false) return false;
  const isIndex = Array.isArray(given) && given.length <= MOST_PATHS && Array.from(given).every(isPath);
  if (isIndex) return [...(given as string[])];
  throw new StorageError("INVALID_ID", {
    kind: "index",
    expected: `false, or at most ${MOST_PATHS} paths like "title", "authors[0].name" or "chapters[*].content"`,
  });
}

function isPath(value: unknown): boolean {
  return (
    typeof value === "string" && value.length <= LONGEST_PATH && value.isWellFormed() && PATH.test(value)
  );
}

/** Pieces stand on lines of their own, so that no word is made of the end of one and the start of the next. */
export function searchableText(value: Plain, index: TextIndex): string {
  if (index === false) return "";
  const parts = index === undefined ? [value] : index.flatMap((path) => valuesAt(value, path));
  const pieces: string[] = [];
  for (const part of parts) collectText(part, pieces);
  return pieces.join("\n");
}

function collectText(value: Plain, pieces: string[]): void {
  if (typeof value === "string" || typeof value === "number") pieces.push(String(value));
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) if (key !== TYPE_TAG) collectText(inner, pieces);
}

function valuesAt(value: Plain, path: string): readonly Plain[] {
  if (path === "$") return [value];
  const steps = path.split(/[.[]/).filter((step) => step !== "");
  return steps.reduce<readonly Plain[]>(
    (found, step) => found.flatMap((each) => takeStep(each, step)),
    [value],
  );
}

function takeStep(value: Plain, step: string): readonly Plain[] {
  if (typeof value !== "object" || value === null) return [];
  if (step.endsWith("]")) return Array.isArray(value) ? takeElements(value, step.slice(0, -1)) : [];
  return Object.hasOwn(value, step) ? [(value as Readonly<Record<string, Plain>>)[step] as Plain] : [];
}

function takeElements(list: readonly Plain[], position: string): readonly Plain[] {
  if (position === "*") return list;
  const element = list.at(Number(position));
  return element === undefined ? [] : [element];
}
