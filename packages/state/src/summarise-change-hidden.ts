import type { AnyField } from "./field.ts";
import type { Path } from "./path.ts";
import { isContainer, marksAt, schemasBelow, schemasOf } from "./redact-marks.ts";
import { isSensitiveKey } from "./sensitive-key.ts";

/** How many segments of the path lead to the first part on it that must not be shown; null when all may be. */
export function hiddenFrom(field: AnyField | undefined, path: Path): number | null {
  const depth = path.findIndex((_, index) => isHiddenAt(field, path.slice(0, index + 1))) + 1;
  return depth === 0 ? null : depth;
}

/** Whether the part at the end of this path has a mark, or a name that says as much. */
function isHiddenAt(field: AnyField | undefined, path: Path): boolean {
  const name = path.at(-1);
  if (typeof name === "string" && isSensitiveKey(name)) return true;
  if (field === undefined) return false;
  if (path.length === 1 && field.options.marks.length > 0) return true;
  const inside = path.slice(isContainer(field) ? 2 : 1);
  if (isContainer(field) && path.length < 2) return false;
  return marksAt(inside.reduce(schemasBelow, schemasOf(field))).length > 0;
}
