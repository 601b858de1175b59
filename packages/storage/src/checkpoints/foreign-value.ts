import { Document } from "@langchain/core/documents";
import { DeltaSnapshot } from "@langchain/langgraph-checkpoint";
import { isAdmitted, type Plain, type PlainObject } from "@maru/state";
import { StorageError } from "../errors.ts";
import { decodeMessage, encodeMessage, isMessage, isSameMessage } from "./foreign-message.ts";

/**
 * Values of graphs that are not Maru's. Plain data stays as it is; a closed set of types is written under a tag and
 * rebuilt from it; everything else is refused with its path. Nothing in the data can name a class to revive: data
 * that carries the tag itself is written as entries.
 */
const TAG = "$maru";

export function encodeForeign(value: unknown, path: string): Plain {
  return encode(value, path, new Set());
}

/**
 * The encoding of a value that came from another: parts that are unchanged are the very parts of the earlier encoding,
 * so that whoever compares the two sees at once what is new.
 */
export function encodeForeignAfter(value: unknown, before: Plain | undefined, path: string): Plain {
  if (before === undefined) return encodeForeign(value, path);
  if (isUnchanged(value, before)) return before;
  if (!isPlainRecord(value) || !isPlainRecord(before)) return encodeForeign(value, path);
  const encoded: Record<string, Plain> = {};
  for (const key of Object.keys(value)) {
    const each = value[key];
    if (each === undefined) continue;
    const older = Object.hasOwn(before, key) ? (before[key] as Plain) : undefined;
    encoded[key] = encodeForeignAfter(each, older, `${path}.${key}`);
  }
  return encoded;
}

/** Neither a class nor anything that is written under the tag. */
function isPlainRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return !Object.hasOwn(value, TAG) && !Object.hasOwn(value, "__proto__");
}

/** Deeper than anyone means; it would end in a full stack. */
const DEEPEST = 500;

/** Frozen plain data in which the tag does not occur: it is its own encoding. */
const clean = new WeakSet<object>();

function encode(value: unknown, path: string, ancestors: Set<object>): Plain {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) && !Object.is(value, -0)
        ? value
        : { [TAG]: "number", value: Object.is(value, -0) ? "-0" : String(value) };
    case "undefined":
      return { [TAG]: "undefined" };
    case "object":
      break;
    default:
      return refuse(path, typeof value);
  }
  if (value === null) return null;
  if (clean.has(value)) return value as Plain;
  if (ancestors.has(value)) return refuse(path, "a cycle");
  if (ancestors.size >= DEEPEST) return refuse(path.slice(0, 200), `more than ${DEEPEST} levels`);
  ancestors.add(value);
  const encoded = encodeObject(value, path, ancestors);
  ancestors.delete(value);
  if (encoded === value) clean.add(value);
  return encoded;
}

function encodeObject(value: object, path: string, ancestors: Set<object>): Plain {
  if (Array.isArray(value)) return encodeList(value, path, ancestors);
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return encodeRecord(value, path, ancestors);
  return encodeInstance(value, path, (each, segment) => encode(each, `${path}.${segment}`, ancestors));
}

function encodeList(value: readonly unknown[], path: string, ancestors: Set<object>): Plain {
  if (Object.keys(value).length !== value.length)
    return refuse(path, "a list with holes or named properties");
  const encoded: Plain[] = [];
  let isOwnEncoding = isAdmitted(value);
  for (const [index, each] of value.entries()) {
    const copy = encode(each, `${path}.${index}`, ancestors);
    if (copy !== each) isOwnEncoding = false;
    encoded.push(copy);
  }
  return isOwnEncoding ? (value as readonly Plain[]) : encoded;
}

type Inner = (value: unknown, segment: string | number) => Plain;

function encodeRecord(value: object, path: string, ancestors: Set<object>): Plain {
  if (Object.hasOwn(value, TAG) || Object.hasOwn(value, "__proto__"))
    return { [TAG]: "object", entries: encodeEntries(value, path, ancestors) };
  const encoded: Record<string, Plain> = {};
  let isOwnEncoding = isAdmitted(value);
  for (const key of Object.keys(value)) {
    const each = (value as Record<string, unknown>)[key];
    if (each === undefined) continue;
    const copy = encode(each, `${path}.${key}`, ancestors);
    if (copy !== each) isOwnEncoding = false;
    encoded[key] = copy;
  }
  return isOwnEncoding ? (value as PlainObject) : encoded;
}

function encodeEntries(value: object, path: string, ancestors: Set<object>): readonly Plain[] {
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => [key, encode(each, `${path}.${key}`, ancestors)]);
}

function encodeInstance(value: object, path: string, inner: Inner): Plain {
  if (isMessage(value)) return { [TAG]: "message", ...encodeMessage(value, inner) };
  if (value instanceof Date) {
    return Number.isNaN(value.getTime())
      ? refuse(path, "an invalid date")
      : { [TAG]: "date", value: value.toJSON() };
  }
  if (value instanceof Set) return { [TAG]: "set", value: [...value].map(inner) };
  if (value instanceof Map)
    return {
      [TAG]: "map",
      value: [...value].map(([key, each], index) => [inner(key, index), inner(each, index)]),
    };
  if (value instanceof Uint8Array) return { [TAG]: "bytes", value: Buffer.from(value).toString("base64") };
  if (value instanceof RegExp) return { [TAG]: "regexp", value: [value.source, value.flags] };
  if (value instanceof Error) return { [TAG]: "error", name: value.name, value: value.message };
  if (value instanceof DeltaSnapshot) return { [TAG]: "delta-snapshot", value: inner(value.value, "value") };
  if (value instanceof Document) {
    return {
      [TAG]: "document",
      value: inner({ pageContent: value.pageContent, metadata: value.metadata, id: value.id }, "document"),
    };
  }
  if (isSend(value)) return inner({ node: value.node, args: value.args, timeout: value.timeout }, "send");
  return refuse(path, `an instance of ${value.constructor?.name ?? "an unknown class"}`);
}

/** LangGraph's `Send`; it reads packets back as plain objects itself. */
function isSend(value: object): value is { node: unknown; args: unknown; timeout?: unknown } {
  return "lg_name" in value && value.lg_name === "Send";
}

function refuse(path: string, found: string): never {
  throw new StorageError("NOT_STORABLE", { path, found });
}

/** A fresh value: the caller may change it without touching what is kept. */
export function decodeForeign(value: Plain): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(decodeForeign);
  const record = value as PlainObject;
  if (Object.hasOwn(record, TAG)) return decodeTagged(record);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(record)) copy[key] = decodeForeign(record[key] as Plain);
  return copy;
}

function decodeTagged(record: PlainObject): unknown {
  const inner = record.value as Plain;
  switch (record[TAG]) {
    case "undefined":
      return undefined;
    case "number":
      return Number(inner);
    case "object":
      return decodeEntries(record.entries as readonly (readonly [string, Plain])[]);
    case "message":
      return decodeMessage(record, decodeForeign);
    case "date":
      return new Date(inner as string);
    case "set":
      return new Set(decodeForeign(inner) as unknown[]);
    case "map":
      return new Map(decodeForeign(inner) as [unknown, unknown][]);
    case "bytes":
      return new Uint8Array(Buffer.from(inner as string, "base64"));
    case "regexp":
      return new RegExp(...(inner as unknown as [string, string]));
    case "error":
      return Object.assign(new Error(inner as string), { name: record.name });
    case "delta-snapshot":
      return new DeltaSnapshot(decodeForeign(inner));
    case "document":
      return new Document(decodeForeign(inner) as ConstructorParameters<typeof Document>[0]);
    default:
      throw new StorageError("UNKNOWN_FORMAT", {
        found: `value of type ${String(record[TAG])}`,
        supported: "this version's types",
      });
  }
}

/** Own properties whatever their names are: `__proto__` becomes data, not a prototype. */
function decodeEntries(entries: readonly (readonly [string, Plain])[]): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [key, each] of entries) {
    Object.defineProperty(copy, key, {
      value: decodeForeign(each),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return copy;
}

/** Whether a live value still is what this encoding says. */
export function isUnchanged(live: unknown, encoded: Plain): boolean {
  if (typeof live !== "object" || live === null) {
    if (typeof encoded !== "object" || encoded === null) return Object.is(live, encoded);
    return (typeof live === "number" || live === undefined) && isSameText(live, encoded);
  }
  if (live === encoded) return true;
  if (typeof encoded !== "object" || encoded === null) return false;
  if (Array.isArray(live)) {
    return (
      Array.isArray(encoded) &&
      live.length === encoded.length &&
      live.every((each, index) => isUnchanged(each, encoded[index] as Plain))
    );
  }
  if ((encoded as PlainObject)[TAG] === "message" && isMessage(live))
    return isSameMessage(live, encoded as PlainObject, isUnchanged);
  const prototype = Object.getPrototypeOf(live);
  if (
    (prototype !== Object.prototype && prototype !== null) ||
    Array.isArray(encoded) ||
    Object.hasOwn(encoded, TAG)
  ) {
    return isSameText(live, encoded);
  }
  return isUnchangedRecord(live as Record<string, unknown>, encoded as PlainObject);
}

function isUnchangedRecord(live: Record<string, unknown>, encoded: PlainObject): boolean {
  let present = 0;
  for (const key of Object.keys(live)) {
    if (live[key] === undefined) continue;
    if (!Object.hasOwn(encoded, key) || !isUnchanged(live[key], encoded[key] as Plain)) return false;
    present += 1;
  }
  return present === Object.keys(encoded).length;
}

function isSameText(live: unknown, encoded: Plain): boolean {
  return JSON.stringify(encodeForeign(live, "value")) === JSON.stringify(encoded);
}
