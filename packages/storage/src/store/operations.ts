import type { Plain } from "@maru/state";
import { StorageError } from "../errors.ts";
import { encodeValue } from "./item.ts";
import { type ItemFilter, readItemFilter } from "./item-filter.ts";
import { readKey, readNamespace, readNamespacePrefix } from "./names.ts";
import { type NamespaceCondition, readConditions } from "./namespace-match.ts";
import { readTextIndex, type TextIndex } from "./searchable-text.ts";

export interface Get {
  readonly type: "get";
  readonly namespace: readonly string[];
  readonly key: string;
}
export interface Put {
  readonly type: "put";
  readonly namespace: readonly string[];
  readonly key: string;
  readonly value: Plain;
  readonly index: TextIndex;
}
export interface Delete {
  readonly type: "delete";
  readonly namespace: readonly string[];
  readonly key: string;
}
export interface Search {
  readonly type: "search";
  readonly prefix: readonly string[];
  readonly filter: ItemFilter;
  /** Empty when everything is wanted. */
  readonly query: string;
  readonly offset: number;
  readonly limit: number;
}
export interface ListNamespaces {
  readonly type: "list";
  readonly conditions: readonly NamespaceCondition[];
  readonly maxDepth: number | undefined;
  readonly offset: number;
  readonly limit: number;
}
export type StoreOperation = Get | Put | Delete | Search | ListNamespaces;

const DEFAULT_PAGE = 10;
const EVERYTHING = Number.MAX_SAFE_INTEGER;

/** The one gate from what LangGraph hands over, which tells operations apart by the names they carry. */
export function readOperation(given: unknown): StoreOperation {
  if (typeof given !== "object" || given === null) throw unknownOperation();
  const operation = given as Readonly<Record<string, unknown>>;
  if ("namespacePrefix" in operation) return readSearch(operation);
  if ("namespace" in operation || "key" in operation) return readItemOperation(operation);
  if ("matchConditions" in operation || "limit" in operation) return readList(operation);
  throw unknownOperation();
}

function readItemOperation(operation: Readonly<Record<string, unknown>>): Get | Put | Delete {
  const place = { namespace: readNamespace(operation.namespace), key: readKey(operation.key) };
  if (!("value" in operation)) return { type: "get", ...place };
  if (operation.value === null) return { type: "delete", ...place };
  const index = readTextIndex(operation.index);
  return { type: "put", ...place, value: encodeValue(operation.value), index };
}

function readSearch(operation: Readonly<Record<string, unknown>>): Search {
  const query = operation.query ?? "";
  if (typeof query !== "string")
    throw new StorageError("INVALID_FILTER", { key: "query", known: ["a text"] });
  return {
    type: "search",
    prefix: readNamespacePrefix(operation.namespacePrefix),
    filter: readItemFilter(operation.filter),
    query,
    offset: readCount("offset", operation.offset, 0),
    limit: readCount("limit", operation.limit, DEFAULT_PAGE),
  };
}

function readList(operation: Readonly<Record<string, unknown>>): ListNamespaces {
  const { maxDepth } = operation;
  return {
    type: "list",
    conditions: readConditions(operation.matchConditions),
    maxDepth: maxDepth === undefined || maxDepth === null ? undefined : readCount("maxDepth", maxDepth, 1, 1),
    offset: readCount("offset", operation.offset, 0),
    limit: readCount("limit", operation.limit, EVERYTHING),
  };
}

function readCount(name: string, given: unknown, otherwise: number, least = 0): number {
  const count = given ?? otherwise;
  if (typeof count === "number" && Number.isSafeInteger(count) && count >= least) return count;
  throw new StorageError("INVALID_FILTER", { key: name, known: [`a whole number from ${least}`] });
}

function unknownOperation(): StorageError<"INVALID_ID"> {
  return new StorageError("INVALID_ID", {
    kind: "store operation",
    expected: "a get, search, put or list operation",
  });
}
