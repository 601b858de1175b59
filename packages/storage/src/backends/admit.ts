import { StorageError } from "../errors.ts";
import type { Batch, LabelRange, ReadRequest } from "./backend.ts";

/** Longest key, space or label in UTF-8 bytes. Every database can index that much. */
export const LONGEST_NAME = 1024;

/** Refuses what some backend would give back altered, so that all of them refuse the same. */
export function admitBatch(batch: Batch): void {
  admitName("space", batch.space);
  if (batch.label !== undefined) admitName("label", batch.label);
  for (const check of batch.checks ?? []) admitName("key", check.key);
  for (const each of batch.deletes ?? []) {
    if ("key" in each) admitName("key", each.key);
    else admitBounds(each.from, each.to);
  }
  for (const { key, cell } of batch.puts ?? []) {
    admitName("key", key);
    if (typeof cell === "string") admitText("cell", cell);
  }
}

export function admitRead(space: string, requests: readonly ReadRequest[]): void {
  admitName("space", space);
  for (const request of requests) {
    if (request.type === "row") {
      admitName("key", request.key);
    } else {
      admitBounds(request.from, request.to);
      if (request.limit !== undefined) admitLimit(request.limit);
    }
  }
}

export function admitLabels(range: LabelRange): void {
  admitBounds(range.from, range.to);
  admitLimit(range.limit);
}

export function admitName(kind: string, name: string): void {
  admitText(kind, name);
  if (name.length * 3 > LONGEST_NAME && Buffer.byteLength(name) > LONGEST_NAME) {
    throw new StorageError("NOT_STORABLE", { path: kind, found: `more than ${LONGEST_NAME} bytes` });
  }
}

function admitBounds(from: string, to: string): void {
  admitText("key", from);
  admitText("key", to);
}

/** Each backend would make something else of a negative or broken number. */
function admitLimit(limit: number): void {
  if (Number.isSafeInteger(limit) && limit >= 0) return;
  throw new StorageError("INVALID_ID", { kind: "limit", expected: "a whole number from 0 up" });
}

function admitText(kind: string, text: string): void {
  if (!text.isWellFormed()) {
    throw new StorageError("NOT_STORABLE", { path: kind, found: "half of a character pair" });
  }
  if (text.includes("\0")) throw new StorageError("NOT_STORABLE", { path: kind, found: "a NUL character" });
}
