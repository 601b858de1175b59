import { StorageError } from "../../errors.ts";
import type { Batch, Cell, LabelRange, ReadRequest, Row, SpaceEntry } from "../backend.ts";
import { TABLE_NUMBERS } from "../table-number.ts";
import type { SqliteReader, SqliteStatement, SqliteValue, SqliteWriter } from "./sqlite-connection.ts";

const ROWS_OF_SPACE =
  "SELECT key, cell FROM rows WHERE space = (SELECT id FROM spaces WHERE space = ?) AND tbl = ?";
const SPACES_IN_RANGE = "SELECT space, label FROM spaces WHERE label >= ? AND label < ?";

const READS = {
  row: `${ROWS_OF_SPACE} AND key = ?`,
  range: `${ROWS_OF_SPACE} AND key >= ? AND key < ? ORDER BY key LIMIT ?`,
  rangeReversed: `${ROWS_OF_SPACE} AND key >= ? AND key < ? ORDER BY key DESC LIMIT ?`,
  spaces: `${SPACES_IN_RANGE} ORDER BY label, space LIMIT ?`,
  spacesReversed: `${SPACES_IN_RANGE} ORDER BY label DESC, space DESC LIMIT ?`,
} as const;

const WRITES = {
  begin: "BEGIN IMMEDIATE",
  commit: "COMMIT",
  findSpace: "SELECT id FROM spaces WHERE space = ?",
  addSpace: "INSERT INTO spaces (space, label) VALUES (?, ?) RETURNING id",
  setLabel: "UPDATE spaces SET label = ? WHERE id = ?",
  cell: "SELECT cell FROM rows WHERE space = ? AND tbl = ? AND key = ?",
  deleteRow: "DELETE FROM rows WHERE space = ? AND tbl = ? AND key = ?",
  deleteRange: "DELETE FROM rows WHERE space = ? AND tbl = ? AND key >= ? AND key < ?",
  put: "INSERT INTO rows (space, tbl, key, cell) VALUES (?, ?, ?, ?) ON CONFLICT (space, tbl, key) DO UPDATE SET cell = excluded.cell",
  putIfAbsent:
    "INSERT INTO rows (space, tbl, key, cell) VALUES (?, ?, ?, ?) ON CONFLICT (space, tbl, key) DO NOTHING",
  deleteRows: "DELETE FROM rows WHERE space = ?",
  deleteSpace: "DELETE FROM spaces WHERE id = ?",
} as const;

type Statements<Name extends string> = { readonly [Each in Name]: SqliteStatement };

const NO_LIMIT = -1;

/** What can be asked of the file. */
export class SqliteReads {
  readonly #statements: Statements<keyof typeof READS>;

  constructor(reader: SqliteReader) {
    const entries = Object.entries(READS).map(([name, sql]) => [name, reader.prepare(sql)]);
    this.#statements = Object.fromEntries(entries) as Statements<keyof typeof READS>;
  }

  rows(space: string, request: ReadRequest): readonly Row[] {
    const table = TABLE_NUMBERS[request.table];
    if (request.type === "row") {
      const row = this.#statements.row.get([space, table, request.key]);
      return row === undefined ? [] : [toRow(row)];
    }
    const statement = request.reverse ? this.#statements.rangeReversed : this.#statements.range;
    return statement.all([space, table, request.from, request.to, request.limit ?? NO_LIMIT]).map(toRow);
  }

  spaces(range: LabelRange): readonly SpaceEntry[] {
    const statement = range.reverse ? this.#statements.spacesReversed : this.#statements.spaces;
    return statement
      .all([range.from, range.to, range.limit])
      .map(([space, label]) => ({ space: space as string, label: label as string }));
  }
}

/** What can be changed, inside a transaction that the caller opened with `begin`. */
export class SqliteWrites {
  readonly #statements: Statements<keyof typeof WRITES>;

  private constructor(statements: Statements<keyof typeof WRITES>) {
    this.#statements = statements;
  }

  static async prepare(writer: SqliteWriter): Promise<SqliteWrites> {
    const names = Object.keys(WRITES) as (keyof typeof WRITES)[];
    const entries = await Promise.all(
      names.map(async (name) => [name, await writer.prepare(WRITES[name])] as const),
    );
    return new SqliteWrites(Object.fromEntries(entries) as Statements<keyof typeof WRITES>);
  }

  begin(): void {
    this.#statements.begin.run([]);
  }

  /** Waits for the disk right here. */
  commit(): void {
    this.#statements.commit.run([]);
  }

  /** Looks at every check before the first write, so that a stale batch leaves the transaction as it was. */
  apply(batch: Batch): void {
    const known = this.#statements.findSpace.get([batch.space])?.[0];
    this.#refuseStale(batch, known);
    const space = known ?? this.#addSpace(batch);
    if (batch.label !== undefined && known !== undefined) this.#statements.setLabel.run([batch.label, space]);
    for (const each of batch.deletes ?? []) {
      const table = TABLE_NUMBERS[each.table];
      if ("key" in each) this.#statements.deleteRow.run([space, table, each.key]);
      else this.#statements.deleteRange.run([space, table, each.from, each.to]);
    }
    for (const { table, key, cell, ifAbsent } of batch.puts ?? []) {
      const statement = ifAbsent ? this.#statements.putIfAbsent : this.#statements.put;
      statement.run([space, TABLE_NUMBERS[table], key, cell]);
    }
  }

  deleteSpace(space: string): void {
    const id = this.#statements.findSpace.get([space])?.[0];
    if (id === undefined) return;
    this.#statements.deleteRows.run([id]);
    this.#statements.deleteSpace.run([id]);
  }

  #refuseStale(batch: Batch, space: SqliteValue | undefined): void {
    for (const { table, key, equals } of batch.checks ?? []) {
      const row =
        space === undefined ? undefined : this.#statements.cell.get([space, TABLE_NUMBERS[table], key]);
      if ((row?.[0] ?? null) === equals) continue;
      throw new StorageError("STALE_WRITE", { space: batch.space, table, key });
    }
  }

  #addSpace(batch: Batch): SqliteValue {
    const id = this.#statements.addSpace.get([batch.space, batch.label ?? ""])?.[0];
    if (id === undefined) throw new RangeError("SQLite gave a new space no id");
    return id;
  }
}

function toRow([key, cell]: readonly SqliteValue[]): Row {
  return { key: key as string, cell: cell as Cell };
}
