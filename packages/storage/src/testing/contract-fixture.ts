import {
  AFTER,
  type Backend,
  type Cell,
  type Put,
  type ReadRequest,
  type Row,
  type Table,
} from "../backends/backend.ts";
import type { Place } from "./places.ts";
import { plain } from "./plain-rows.ts";

/** The backend under test, opened anew for every test. */
export interface Opened {
  place: Place;
  backend: Backend;
}

export function put(key: string, cell: Cell, table: Table = "event"): Put {
  return { table, key, cell };
}

export function everything(table: Table = "event"): ReadRequest {
  return { type: "range", table, from: "", to: AFTER };
}

export async function rowsOf(backend: Backend, space: string, request: ReadRequest): Promise<readonly Row[]> {
  const [rows] = await backend.read(space, [request]);
  return plain(rows ?? []);
}

export async function keysOf(backend: Backend, request: ReadRequest): Promise<readonly string[]> {
  return (await rowsOf(backend, "s", request)).map(({ key }) => key);
}

export async function cellOf(backend: Backend, table: Table, key: string): Promise<Cell | null> {
  return (await rowsOf(backend, "s", { type: "row", table, key }))[0]?.cell ?? null;
}
