import type { Item } from "@langchain/langgraph-checkpoint";
import type { Plain } from "@maru/state";
import { decodeForeign, encodeForeign } from "../checkpoints/foreign-value.ts";
import { StorageError } from "../errors.ts";

/** The row of an item. It says itself where it belongs, since the names of rows and spaces may be hashes. */
export interface StoredItem {
  readonly namespace: readonly string[];
  readonly key: string;
  readonly value: Plain;
  /** Which parts text search looks at: all of it when absent. */
  readonly index?: readonly string[] | false;
  readonly created_at: string;
  readonly updated_at: string;
  readonly expires_at: string | null;
  /** Counts up within the namespace: items are listed in the order they were first put. */
  readonly position: number;
}

const LARGEST = 10 * 1024 * 1024;
const DEEPEST = 200;

export function isLive(item: StoredItem, now: number): boolean {
  return item.expires_at === null || Date.parse(item.expires_at) > now;
}

/** A fresh copy: whoever changes it does not change what is stored. */
export function toItem(stored: StoredItem): Item {
  return {
    namespace: [...stored.namespace],
    key: stored.key,
    value: decodeForeign(stored.value) as Record<string, unknown>,
    createdAt: new Date(stored.created_at),
    updatedAt: new Date(stored.updated_at),
  };
}

/** Refuses what could not be given back as it was, before anything is written. */
export function encodeValue(value: unknown): Plain {
  if (typeof value !== "object" || value === null) return refuse(value === null ? "null" : typeof value);
  try {
    const encoded = encodeForeign(value, "value");
    if (isDeeper(encoded, DEEPEST)) return refuse(`more than ${DEEPEST} levels`);
    if (JSON.stringify(encoded).length > LARGEST) return refuse(`more than ${LARGEST} characters`);
    return encoded;
  } catch (error) {
    // Nested without end it exhausts the stack, written out it exceeds the longest text there can be.
    if (error instanceof RangeError) return refuse("more than fits into one item");
    throw error;
  }
}

function isDeeper(value: Plain, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

function refuse(found: string): never {
  throw new StorageError("NOT_STORABLE", { path: "value", found });
}
