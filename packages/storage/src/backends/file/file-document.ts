import { createHash } from "node:crypto";
import { StorageError } from "../../errors.ts";
import type { Table } from "../backend.ts";
import { SortedRows } from "../sorted-rows.ts";
import type { SpaceRows } from "../space-rows.ts";
import { TABLE_NUMBERS } from "../table-number.ts";
import { CellRenderer, readCell } from "./file-cell.ts";

const FORMAT = "maru-space/1";
const OPENING = '{\n  "format": "maru-space/';
const HEADER = /^\{\n {2}"format": "(maru-space\/\d{1,9})",\n {2}"checksum": "sha256:([0-9a-f]{64})",\n/;
/** Long enough for the header of any version. */
export const HEADER_BYTES = 160;

export interface SpaceDocument {
  readonly space: string;
  readonly rows: SpaceRows;
}

/** The file holds something else than what was written. */
export class DamagedDocument extends Error {
  readonly offset: number | null;

  constructor(offset: number | null, reason: string) {
    super(reason);
    this.offset = offset;
  }
}

/** One JSON document that people can read. Everything after the checksum's line is covered by it, byte for byte. */
export function renderDocument({ space, rows }: SpaceDocument, renderer = new CellRenderer()): Buffer {
  const tables = [...rows.tables]
    .filter(([, table]) => table.size > 0)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, table]) => `    ${JSON.stringify(name)}: ${renderTable(table, renderer)}`);
  renderer.finish();
  const body = [
    `  "space": ${JSON.stringify(space)},`,
    `  "label": ${JSON.stringify(rows.label)},`,
    `  "tables": ${tables.length === 0 ? "{}" : `{\n${tables.join(",\n")}\n  }`}`,
    "}\n",
  ].join("\n");
  return Buffer.from(`{\n  "format": "${FORMAT}",\n  "checksum": "sha256:${checksum(body)}",\n${body}`);
}

function renderTable(table: SortedRows, renderer: CellRenderer): string {
  const rows = table
    .rows()
    .map(({ key, cell }) => `      ${JSON.stringify(key)}: ${renderer.render(cell, "      ")}`);
  return `{\n${rows.join(",\n")}\n    }`;
}

/** The checksum a document claims, which changes with every change of it; null when the header is damaged. */
export function claimedChecksum(start: Buffer): string | null {
  return HEADER.exec(start.toString("latin1"))?.[2] ?? null;
}

/** Throws DamagedDocument, or StorageError UNKNOWN_FORMAT for a document of a newer version. */
export function parseDocument(content: Buffer): SpaceDocument {
  const header = HEADER.exec(content.subarray(0, HEADER_BYTES).toString("latin1"));
  if (header === null) throw damagedHeader(content);
  if (header[1] !== FORMAT) {
    throw new StorageError("UNKNOWN_FORMAT", { found: String(header[1]), supported: FORMAT });
  }
  const body = content.subarray(header[0].length);
  if (checksum(body) !== header[2]) throw damagedBody(content);
  return toSpace(JSON.parse(content.toString("utf8")));
}

function checksum(body: string | Buffer): string {
  return createHash("sha256").update(body).digest("hex");
}

function damagedHeader(content: Buffer): DamagedDocument {
  if (content.length === 0) return new DamagedDocument(0, "it is empty");
  const expected = Buffer.from(OPENING);
  const offset = expected.findIndex((byte, index) => content[index] !== byte);
  return new DamagedDocument(
    offset === -1 ? expected.length : offset,
    "it does not start as a document of ours",
  );
}

function damagedBody(content: Buffer): DamagedDocument {
  const text = content.toString("utf8");
  try {
    JSON.parse(text);
    return new DamagedDocument(null, "its content does not match its checksum");
  } catch (error) {
    const position = / at position (\d+)/.exec((error as Error).message)?.[1] ?? text.length;
    const offset = Buffer.byteLength(text.slice(0, Number(position)));
    return new DamagedDocument(
      offset,
      offset < content.length ? "it is not JSON from there on" : "it ends too early",
    );
  }
}

function toSpace(value: unknown): SpaceDocument {
  const { space, label, tables } = toRecord(value);
  if (typeof space !== "string" || typeof label !== "string") throw strange();
  const rows: SpaceRows = { label, tables: new Map() };
  for (const [name, values] of Object.entries(toRecord(tables))) {
    if (!isTable(name)) throw strange();
    const table = new SortedRows();
    for (const [key, each] of Object.entries(toRecord(values))) table.set(key, readCell(each));
    rows.tables.set(name, table);
  }
  return { space, rows };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw strange();
}

/** Its checksum is right and its shape is not: written by hand, since we never write such a thing. */
function strange(): DamagedDocument {
  return new DamagedDocument(null, "its parts are not those of a document of ours");
}

function isTable(name: string): name is Table {
  return Object.hasOwn(TABLE_NUMBERS, name);
}
