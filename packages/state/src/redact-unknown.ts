import type { StateDefinition, StateOf } from "./define-state.ts";
import type { Plain, PlainObject } from "./plain.ts";
import { projectionOf } from "./redact.ts";
import { anonymousProjection } from "./redact-text.ts";
import { omitted, type Projection, redactTree, TOP } from "./redact-tree.ts";

/**
 * Anything at all (an error, a request, a class instance) as plain data fit for a log line: redacted by key names
 * and patterns, bounded in depth and size. Never throws, whatever the value does when it is read.
 *
 * @example
 * logger.error(redactUnknown(error));
 */
export function redactUnknown(value: unknown): Plain {
  return redactAnything(anonymousProjection(), value);
}

/**
 * The same for what is said beside a state: whatever the state holds in fields marked personal or secret is taken
 * out too.
 *
 * @example
 * const redact = redactorOf(TravelState, state);
 * logger.warn(redact({ error }));
 */
export function redactorOf<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
): (value: unknown) => Plain {
  const projection = projectionOf(definition, state, "log");
  return (value) => redactAnything(projection, value);
}

function redactAnything(projection: Projection, value: unknown): Plain {
  try {
    return redactTree(projection, describe(value, newWalk()), TOP);
  } catch {
    return UNREADABLE;
  }
}

const UNREADABLE = "[읽을 수 없음]";
const CYCLE = "[순환]";
const TOO_DEEP = "[생략: 너무 깊음]";
const LIMITS = { depth: 12, values: 10_000, letters: 512 * 1024, text: 64 * 1024 };

/** What is left of the limits, and the objects on the way down. */
interface Walk {
  readonly ancestors: Set<object>;
  values: number;
  letters: number;
}

function newWalk(): Walk {
  return { ancestors: new Set(), values: LIMITS.values, letters: LIMITS.letters };
}

function describe(value: unknown, walk: Walk): Plain {
  switch (typeof value) {
    case "string":
      return describeText(value, walk);
    case "number":
      return Number.isFinite(value) ? value : String(value);
    case "boolean":
      return value;
    case "undefined":
      return null;
    case "bigint":
    case "symbol":
      return describeText(String(value), walk);
    case "function":
      return "[함수]";
    case "object":
      return value === null ? null : describeObject(value, walk);
  }
}

/** A text that is cut could be cut inside a number, which no pattern would know any more: it goes as a whole. */
function describeText(text: string, walk: Walk): string {
  walk.letters -= text.length;
  return text.length > LIMITS.text || walk.letters < 0 ? omitted(text.length) : text;
}

function describeObject(value: object, walk: Walk): Plain {
  if (walk.ancestors.has(value)) return CYCLE;
  if (walk.ancestors.size >= LIMITS.depth) return TOO_DEEP;
  walk.ancestors.add(value);
  try {
    return describeInside(value, walk);
  } catch {
    return UNREADABLE;
  } finally {
    walk.ancestors.delete(value);
  }
}

function describeInside(value: object, walk: Walk): Plain {
  if (Array.isArray(value)) return describeList(value, walk);
  if (value instanceof Set) return describeList(value, walk);
  if (value instanceof Map) return describeMap(value, walk);
  if (isError(value)) return describeError(value, walk);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
  if (value instanceof RegExp) return describeText(String(value), walk);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return omitted(value.byteLength);
  const keys = Object.keys(value);
  if (keys.length === 0) return isBare(value) ? {} : `[${classNameOf(value)}]`;
  return describeProperties(value, keys, walk);
}

function describeList(values: Iterable<unknown>, walk: Walk): Plain {
  const described: Plain[] = [];
  for (const value of values) {
    if (!hasRoom(walk)) return [...described, TOO_MANY];
    described.push(describe(value, walk));
  }
  return described;
}

/** As an object where all keys are plain, so that their names count; as pairs otherwise. */
function describeMap(map: ReadonlyMap<unknown, unknown>, walk: Walk): Plain {
  const entries: [string, Plain][] = [];
  for (const [key, value] of map) {
    if (typeof key === "object" || typeof key === "function") return describeList(map, walk);
    if (!hasRoom(walk)) return Object.fromEntries([...entries, TOO_MANY_ENTRIES]);
    entries.push([describeText(String(key), walk), describe(value, walk)]);
  }
  return Object.fromEntries(entries);
}

/** Also errors of another realm, such as a worker's or a sandbox's. */
function isError(value: object): value is Error {
  return value instanceof Error || Object.prototype.toString.call(value) === "[object Error]";
}

/** Name and message are there even where nobody enumerates them; what else an error carries comes along. */
function describeError(error: Error, walk: Walk): Plain {
  const own = Object.keys(error).filter((key) => key !== "stack");
  const keys = [...new Set(["name", "message", "code", ...own, "cause", "errors", "issues"])];
  const present = keys.filter((key) => own.includes(key) || readProperty(error, key) !== undefined);
  const described = describeProperties(error, present, walk);
  return isZodError(described) ? withoutInputs(described) : described;
}

function isZodError(described: PlainObject): boolean {
  return typeof described["name"] === "string" && described["name"].endsWith("ZodError");
}

/** A Zod issue may carry the value it refused. */
function withoutInputs({ name, issues }: PlainObject): PlainObject {
  const kept = (Array.isArray(issues) ? issues : []).map(({ code, path, message }: PlainObject) => ({
    code: code ?? null,
    path: path ?? [],
    message: message ?? null,
  }));
  return { name: name ?? null, issues: kept };
}

const TOO_MANY = "[생략: 너무 많음]";
const TOO_MANY_ENTRIES: [string, Plain] = ["…", TOO_MANY];

function describeProperties(value: object, keys: readonly string[], walk: Walk): PlainObject {
  const entries: [string, Plain][] = [];
  for (const key of keys) {
    if (!hasRoom(walk)) {
      entries.push(TOO_MANY_ENTRIES);
      break;
    }
    entries.push([describeText(key, walk), describe(readProperty(value, key), walk)]);
  }
  return Object.fromEntries(entries);
}

function hasRoom(walk: Walk): boolean {
  walk.values -= 1;
  return walk.values >= 0;
}

function readProperty(value: object, key: string): unknown {
  try {
    return (value as Readonly<Record<string, unknown>>)[key];
  } catch {
    return UNREADABLE;
  }
}

function isBare(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function classNameOf(value: object): string {
  const name: unknown = value.constructor?.name;
  return typeof name === "string" && name !== "" ? name.slice(0, 64) : "object";
}
