import type { Plain, PlainObject } from "@maru/state";
import { AFTER } from "./backends/backend.ts";
import type { StoredCheckpoint } from "./checkpoints/block.ts";
import { ROOT, together } from "./checkpoints/checkpoint-rows.ts";
import { isGone } from "./checkpoints/element-log.ts";
import { type Header, type HeaderRow, merge } from "./checkpoints/header.ts";
import { type Packed, type Run, runsOf } from "./checkpoints/pack.ts";
import { isStorageError } from "./errors.ts";
import { StoredHeader } from "./sessions/document-rows.ts";
import type { Vault } from "./vault.ts";
import { checkCounts } from "./verify-counts.ts";

export interface Finding {
  readonly space: string;
  readonly place: string;
  readonly problem: string;
}

export interface SpaceReport {
  readonly checkpoints: number;
  readonly elements: number;
  readonly events: number;
  readonly findings: readonly Finding[];
}

/** Reads everything a space holds and follows every reference. Changes nothing. */
export async function verifySpace(vault: Vault, space: string): Promise<SpaceReport> {
  const findings: Finding[] = [];
  const note = (place: string, problem: string) => findings.push({ space, place, problem });
  const rowsOf = async (
    table:
      | "block"
      | "checkpoint"
      | "cursor"
      | "effect"
      | "event"
      | "inbox"
      | "item"
      | "log"
      | "session"
      | "version"
      | "write",
  ) => {
    try {
      const [rows = []] = await vault.read(space, [{ type: "range", table, from: "", to: AFTER }]);
      return rows;
    } catch (error) {
      if (!isStorageError(error)) throw error;
      note(table, error.message);
      return [];
    }
  };
  const own = await rowsOf("checkpoint");
  const [chunks, checkpoints, events, cursors] = [
    await rowsOf("log"),
    together(own, await rowsOf("write"), await rowsOf("block")),
    await rowsOf("event"),
    await rowsOf("cursor"),
  ];
  const [inbox, sessions, versions] = [
    await rowsOf("inbox"),
    await rowsOf("session"),
    await rowsOf("version"),
  ];
  for (const table of ["effect", "item"] as const) await rowsOf(table);
  // A table that could not be read says nothing about what is counted.
  const isReadable = findings.length === 0;
  const present = new Set(
    chunks.flatMap(({ key, value }) =>
      (value as readonly Plain[]).flatMap((element, offset) =>
        isGone(element) ? [] : [Number(key) + offset],
      ),
    ),
  );
  const references = (place: string, packed: Packed) => {
    const missing = runsOf(packed).find((run) => !isPresent(run, present));
    if (missing !== undefined)
      note(
        place,
        `refers to elements ${missing[0]} to ${missing[0] + missing[1] - 1}, of which one is missing`,
      );
  };
  const headers = resolveAll(checkpoints, note);
  for (const [key, header] of headers)
    for (const packed of Object.values(header.values)) references(`checkpoint ${key}`, packed);
  for (const { key, value } of checkpoints.flatMap(({ writes }) => writes))
    for (const [, , packed] of value as unknown as [number, string, Packed][])
      references(`write ${key}`, packed);
  const heads = own.map(({ key }) => key).filter((key) => key.startsWith(ROOT));
  if (isReadable) checkCounts(space, { cursors, versions, sessions, events, inbox, chunks, heads }, note);
  return { checkpoints: checkpoints.length, elements: present.size, events: events.length, findings };
}

/** Stops at the first that is missing: what is damaged may claim any length. */
function isPresent([start, count]: Run, present: ReadonlySet<number>): boolean {
  for (let index = start; index < start + count; index += 1) if (!present.has(index)) return false;
  return true;
}

type Note = (place: string, problem: string) => void;

function resolveAll(checkpoints: readonly StoredCheckpoint[], note: Note): ReadonlyMap<string, Header> {
  const byKey = new Map(checkpoints.map(({ key, row }) => [key, row]));
  const headers = new Map<string, Header>();
  for (const { key } of checkpoints) {
    const header = resolveOne(key, byKey, headers);
    if (header === null) note(`checkpoint ${key}`, "is a difference from a parent that is not there");
    else if (!StoredHeader.safeParse(header).success) note(`checkpoint ${key}`, "is not as it is written");
    else headers.set(key, header);
  }
  return headers;
}

function resolveOne(
  key: string,
  rows: ReadonlyMap<string, HeaderRow>,
  known: ReadonlyMap<string, Header>,
): Header | null {
  const trail: HeaderRow[] = [];
  for (let at = key; ; ) {
    const row = rows.get(at);
    const base = known.get(at) ?? row?.h;
    if (base !== undefined)
      return trail.reduceRight<Header>(
        (header, { x }) => merge(header as unknown as PlainObject, x ?? {}) as unknown as Header,
        base,
      );
    if (row === undefined || row.p === null || trail.length > rows.size) return null;
    trail.push(row);
    at = key.slice(0, key.indexOf("/") + 1) + encodeURIComponent(row.p);
  }
}
