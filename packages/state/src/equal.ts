import type { Plain } from "./plain.ts";

/** Same data; the order of keys does not matter. */
export function isEqual(left: Plain, right: Plain): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((each, index) => isEqual(each, right[index] as Plain));
  }
  return isEqualObject(left as Record<string, Plain>, right as Record<string, Plain>);
}

function isEqualObject(
  left: Readonly<Record<string, Plain>>,
  right: Readonly<Record<string, Plain>>,
): boolean {
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key] as Plain, right[key] as Plain));
}
