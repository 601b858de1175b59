import { createHash } from "node:crypto";
import { StorageError } from "../errors.ts";

/** Prefix of the space and label of every namespace. */
export const STORE_LABEL = "store/";

const LONGEST_ELEMENT = 512;
const MOST_ELEMENTS = 16;
const LONGEST_KEY = 1024;
/** Sixteen names of this length, with what separates them, still are a name that every backend takes. */
const LONGEST_NAME = 60;

/** The one gate from anything to a namespace. The rules are LangGraph's, for reading as for writing. */
export function readNamespace(value: unknown): string[] {
  const namespace = readNamespacePrefix(value);
  if (namespace.length === 0) throw invalidNamespace();
  return namespace;
}

/** Like a namespace, but may be empty: everything lies under the empty prefix. */
export function readNamespacePrefix(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > MOST_ELEMENTS || !Array.from(value).every(isElement))
    throw invalidNamespace();
  if (value[0] === "langgraph") throw invalidNamespace();
  return [...(value as string[])];
}

function isElement(value: unknown): boolean {
  return isText(value, LONGEST_ELEMENT) && !value.includes(".");
}

/** The one gate from anything to the key of an item. */
export function readKey(value: unknown): string {
  if (isText(value, LONGEST_KEY)) return value;
  throw new StorageError("INVALID_ID", {
    kind: "item key",
    expected: `a text of 1 to ${LONGEST_KEY} characters`,
  });
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === "string" && value !== "" && value.length <= longest && value.isWellFormed();
}

function invalidNamespace(): StorageError<"INVALID_ID"> {
  return new StorageError("INVALID_ID", {
    kind: "namespace",
    expected: `a list of 1 to ${MOST_ELEMENTS} texts, each 1 to ${LONGEST_ELEMENT} characters without a period, the first one not "langgraph"`,
  });
}

/** Gives what a person named a name that every backend takes, or a keyed hash where the store is sealed. */
export type NameOf = (text: string) => string;

/** Where the items of a namespace live. Ends in a slash, so that it is a prefix of what lies below it and of no sibling. */
export function spaceOfNamespace(namespace: readonly string[], nameOf: NameOf): string {
  return STORE_LABEL + namespace.map((element) => `${shorten(nameOf(element))}/`).join("");
}

export function rowOfKey(key: string, nameOf: NameOf): string {
  return shorten(nameOf(key));
}

/** No name contains the character that marks a shortened one. The full text stands in the row. */
function shorten(name: string): string {
  return name.length <= LONGEST_NAME ? name : `#${createHash("sha256").update(name).digest("base64url")}`;
}
