import { StateError } from "./errors.ts";
import { jsonStringBytes } from "./json-bytes.ts";
import { formatPath, type Path } from "./path.ts";
import { admitAs, containerBytes, type Weight, weightOf } from "./plain-weight.ts";

/** The only data a state may hold: what JSON can say, and nothing that JSON would bend. */
export type Plain = null | boolean | number | string | readonly Plain[] | PlainObject;
export interface PlainObject {
  readonly [key: string]: Plain;
}

export interface PlainLimits {
  readonly depth: number;
  readonly elements: number;
  readonly bytes: number;
}

export const PLAIN_LIMITS: PlainLimits = { depth: 100, elements: 1_000_000, bytes: 10 * 1024 * 1024 };

/** Keys that reach an object's prototype in some consumer down the line. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Copies any value into frozen plain data, or refuses it with the path of what is not plain.
 * The caller's object is neither frozen nor kept. What was admitted before is returned as it is, so the
 * cost depends on what is new.
 */
export function admitPlain(value: unknown, path: Path = [], limits: PlainLimits = PLAIN_LIMITS): Plain {
  const walk: Walk = { limits, elements: 0, bytes: 0, deepest: 0, ancestors: new Set(), trail: [...path] };
  return admit(value, walk);
}

interface Walk {
  readonly limits: PlainLimits;
  readonly ancestors: Set<object>;
  readonly trail: (string | number)[];
  elements: number;
  bytes: number;
  /** The deepest nesting met since the container that is being copied began. */
  deepest: number;
}

function admit(value: unknown, walk: Walk): Plain {
  switch (typeof value) {
    case "string":
      return admitString(value, walk);
    case "number":
      if (!Number.isFinite(value)) return refuse(walk, String(value));
      spend(walk, String(value).length);
      return value === 0 ? 0 : value;
    case "boolean":
      spend(walk, value ? 4 : 5);
      return value;
    case "object":
      if (value === null) {
        spend(walk, 4);
        return null;
      }
      return admitObject(value, walk);
    default:
      return refuse(walk, typeof value);
  }
}

function admitString(value: string, walk: Walk): string {
  if (!value.isWellFormed()) return refuse(walk, "a string with a lone surrogate");
  spend(walk, jsonStringBytes(value));
  return value;
}

function admitObject(value: object, walk: Walk): Plain {
  const known = weightOf(value);
  if (known !== undefined) return reuse(value as Plain, known, walk);
  if (walk.ancestors.has(value)) return refuse(walk, "a cycle");
  descend(walk, walk.ancestors.size + 1);
  const before = { bytes: walk.bytes, elements: walk.elements, deepest: walk.deepest };
  walk.deepest = walk.ancestors.size + 1;
  walk.ancestors.add(value);
  const copy = read(walk, () => isArray(value))
    ? admitArray(value as readonly unknown[], walk)
    : admitRecord(value, walk);
  walk.ancestors.delete(value);
  admitAs(Object.freeze(copy), {
    bytes: walk.bytes - before.bytes,
    elements: walk.elements - before.elements,
    depth: walk.deepest - walk.ancestors.size,
  });
  walk.deepest = Math.max(walk.deepest, before.deepest);
  return copy;
}

function reuse(value: Plain, weight: Weight, walk: Walk): Plain {
  spend(walk, weight.bytes);
  count(walk, weight.elements);
  descend(walk, walk.ancestors.size + weight.depth);
  return value;
}

function admitArray(value: readonly unknown[], walk: Walk): readonly Plain[] {
  const { length, keys, prototype } = read(walk, () => ({
    length: value.length,
    keys: Object.keys(value).length,
    prototype: Object.getPrototypeOf(value),
  }));
  if (prototype !== Array.prototype) return refuse(walk, className(prototype));
  count(walk, length);
  // Holes have no key and extra properties have one too many; JSON would lose either.
  if (keys !== length) return refuse(walk, "a list with holes or named properties");
  spend(walk, containerBytes(length));
  const copy: Plain[] = [];
  for (let index = 0; index < length; index += 1)
    copy.push(admitChild(index, value as unknown as Record<number, unknown>, walk));
  return copy;
}

function admitRecord(value: object, walk: Walk): PlainObject {
  const { keys, prototype, hasSymbols } = read(walk, () => ({
    prototype: Object.getPrototypeOf(value),
    hasSymbols: Object.getOwnPropertySymbols(value).some((symbol) =>
      Object.prototype.propertyIsEnumerable.call(value, symbol),
    ),
    keys: Object.keys(value),
  }));
  if (prototype !== Object.prototype && prototype !== null) return refuse(walk, className(prototype));
  if (hasSymbols) return refuse(walk, "an object with a symbol key");
  const copy: Record<string, Plain> = {};
  let kept = 0;
  for (const key of keys) {
    if (FORBIDDEN_KEYS.has(key)) return refuse(walk, `the key "${key}"`);
    if (!key.isWellFormed()) return refuse(walk, "a key with a lone surrogate");
    const child = admitChild(key, value as Record<string, unknown>, walk);
    // An undefined property is an absent one, as in JSON and in TypeScript's optional properties.
    if (child === undefined) continue;
    spend(walk, jsonStringBytes(key) + 1);
    copy[key] = child;
    kept += 1;
  }
  count(walk, kept);
  spend(walk, containerBytes(kept));
  return copy;
}

function admitChild(segment: number, container: Readonly<Record<number, unknown>>, walk: Walk): Plain;
function admitChild(
  segment: string,
  container: Readonly<Record<string, unknown>>,
  walk: Walk,
): Plain | undefined;
function admitChild(
  segment: string | number,
  container: Readonly<Record<string | number, unknown>>,
  walk: Walk,
): Plain | undefined {
  walk.trail.push(segment);
  const child = read(walk, () => container[segment]);
  const copy = child === undefined && typeof segment === "string" ? undefined : admit(child, walk);
  walk.trail.pop();
  return copy;
}

/** Getters and proxies may throw; then the value is one that cannot be read, not a crash. */
function read<Result>(walk: Walk, reading: () => Result): Result {
  try {
    return reading();
  } catch {
    return refuse(walk, "an object that cannot be read");
  }
}

function isArray(value: object): value is readonly unknown[] {
  return Array.isArray(value);
}

function spend(walk: Walk, bytes: number): void {
  walk.bytes += bytes;
  if (walk.bytes > walk.limits.bytes) exceed(walk, "bytes", walk.limits.bytes);
}

function count(walk: Walk, elements: number): void {
  walk.elements += elements;
  if (walk.elements > walk.limits.elements) exceed(walk, "elements", walk.limits.elements);
}

function descend(walk: Walk, depth: number): void {
  walk.deepest = Math.max(walk.deepest, depth);
  if (depth > walk.limits.depth) exceed(walk, "depth", walk.limits.depth);
}

function refuse(walk: Walk, found: string): never {
  throw new StateError("NOT_PLAIN", { path: formatPath(walk.trail), found });
}

function exceed(walk: Walk, limit: "depth" | "elements" | "bytes", allowed: number): never {
  throw new StateError("LIMIT_EXCEEDED", { path: formatPath(walk.trail), limit, allowed });
}

function className(prototype: { readonly constructor?: { readonly name?: unknown } } | null): string {
  const name = prototype?.constructor?.name;
  return typeof name === "string" && name !== ""
    ? `an instance of ${name}`
    : "an object with a prototype of its own";
}
