import { jsonStringBytes } from "./json-bytes.ts";
import type { Plain, PlainLimits, PlainObject } from "./plain.ts";

/** What a value takes: canonical JSON in UTF-8, elements and entries in all, lists and objects inside each other. */
export type Weight = PlainLimits;

/** Every object that went through `admitPlain`. Such objects are frozen all the way down. */
const admitted = new WeakMap<object, Weight>();

/** Notes what a frozen copy weighs, so that it needs no second look. */
export function admitAs(copy: object, weight: Weight): void {
  admitted.set(copy, weight);
}

export function weightOf(value: object): Weight | undefined {
  return admitted.get(value);
}

export function isAdmitted(value: unknown): boolean {
  return typeof value !== "object" || value === null || admitted.has(value);
}

/** Size as canonical JSON in UTF-8. */
export function plainBytes(value: Plain): number {
  if (typeof value === "string") return jsonStringBytes(value);
  if (typeof value === "object" && value !== null) return (admitted.get(value) ?? weigh(value)).bytes;
  return String(value).length;
}

/** Notes that this frozen list of admitted elements needs no second look. */
export function markAdmitted(elements: readonly Plain[], elementBytes: number): void {
  if (admitted.has(elements)) return;
  const bytes = containerBytes(elements.length) + elementBytes;
  // Lists are unfolded often and put into other data rarely, so the rest is weighed when it is asked for.
  admitted.set(elements, {
    bytes,
    get elements() {
      return weigh(elements).elements;
    },
    get depth() {
      return weigh(elements).depth;
    },
  });
}

function weigh(container: readonly Plain[] | PlainObject): Weight {
  const values: readonly Plain[] = Array.isArray(container) ? container : Object.values(container);
  let bytes = containerBytes(values.length);
  if (!Array.isArray(container)) for (const key of Object.keys(container)) bytes += jsonStringBytes(key) + 1;
  let elements = values.length;
  let depth = 0;
  for (const value of values) {
    const isContainer = typeof value === "object" && value !== null;
    const inner = isContainer ? (admitted.get(value) ?? weigh(value)) : null;
    bytes += inner?.bytes ?? plainBytes(value);
    elements += inner?.elements ?? 0;
    depth = Math.max(depth, inner?.depth ?? 0);
  }
  return { bytes, elements, depth: depth + 1 };
}

/** Two brackets and the commas between. */
export function containerBytes(count: number): number {
  return 2 + Math.max(0, count - 1);
}
