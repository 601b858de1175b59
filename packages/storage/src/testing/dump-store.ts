import {
  AFTER,
  type Backend,
  CLEAR_TABLES,
  type Row,
  SEALED_TABLES,
  type SpaceEntry,
  type Table,
} from "../backends/backend.ts";
import { eachSpace } from "../backends/each-space.ts";

export interface DumpedRow extends SpaceEntry, Row {
  readonly table: Table;
}

/** Every row as the backend holds it. */
export async function dumpStore(backend: Backend): Promise<readonly DumpedRow[]> {
  const dumped: DumpedRow[] = [];
  for await (const entry of eachSpace(backend)) {
    for (const table of [...CLEAR_TABLES, ...SEALED_TABLES]) {
      const [rows] = await backend.read(entry.space, [{ type: "range", table, from: "", to: AFTER }]);
      for (const row of rows ?? []) dumped.push({ ...entry, table, ...row });
    }
  }
  return dumped;
}
