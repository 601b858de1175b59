import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Plain } from "@maru/state";
import type { Cell } from "./backends/backend.ts";
import { StorageError } from "./errors.ts";
import type { CellAddress } from "./sealing/sealer.ts";

/** The first byte of a compressed cell; a sealed one never begins with it. */
export const DEFLATED = 1;
/** Below this, deflate's own overhead eats what it saves. */
const WORTH_COMPRESSING = 1024;
/** A cell that was written by us never unfolds beyond this. */
const LARGEST = 64 * 1024 * 1024;

/** Compresses only where it pays. */
export function toCell(text: string): Cell {
  if (text.length < WORTH_COMPRESSING) return text;
  const raw = Buffer.from(text, "utf8");
  if (raw.length > LARGEST)
    throw new StorageError("NOT_STORABLE", { path: "one row", found: `more than ${LARGEST} bytes` });
  const deflated = deflateRawSync(raw, { level: 6 });
  return deflated.length < raw.length * 0.9 ? Buffer.concat([Uint8Array.of(DEFLATED), deflated]) : text;
}

export function fromCell(cell: Cell, address: CellAddress): Plain {
  try {
    return JSON.parse(typeof cell === "string" ? cell : inflate(cell)) as Plain;
  } catch {
    // The engine's own message quotes the text, so it is not passed on.
    const where = `${address.table} "${address.key}" of ${address.space}`;
    throw new StorageError("CORRUPT", {
      where,
      offset: null,
      reason: "it is not the JSON that was written",
      kept: null,
    });
  }
}

function inflate(bytes: Uint8Array): string {
  if (bytes[0] !== DEFLATED) throw new RangeError("unknown cell format");
  return inflateRawSync(bytes.subarray(1), { maxOutputLength: LARGEST }).toString("utf8");
}
