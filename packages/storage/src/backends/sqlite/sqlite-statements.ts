import { StorageError } from "../../errors.ts";
import type { Batch, Check, LabelRange, Put, ReadRequest, Row, SpaceEntry } from "../backend.ts";
import { refuseDamaged, rowSum } from "../row-sum.ts";
import { TABLE_NUMBERS } from "../table-number.ts";
import type { SqliteReader, SqliteStatement, SqliteValue, SqliteWriter } from "./sqlite-connection.ts";

/** Text is read as bytes: the binding ends the process on text that damage has made invalid. */
const ROWS_OF_SPACE = `
  SELECT CAST(key AS BLOB), CAST(cell AS BLOB), typeof(cell) = 'text', sum FROM rows
    WHERE space = (SELECT id FROM spaces WHERE space = ?) AND tbl = ?`;
const SPACES_IN_RANGE =
  "SELECT CAST(space AS BLOB), CAST(label AS BLOB) FROM spaces WHERE label >= ? AND label < ?";

/** Several rows in one statement, which sees one moment by itself; each says which request it answers. */
const rows = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `SELECT * FROM (${ROWS_OF_SPACE.replace("sum FROM", `sum, ${index} FROM`)} AND key = ?)`,
  ).join(" UNION ALL ");

const READS = {
  begin: "BEGIN",
  end: "ROLLBACK",
  row: `${ROWS_OF_SPACE} AND key = ?`,
  rows2: rows(2),
  rows3: rows(3),
  range: `${ROWS_OF_SPACE} AND key >= ? AND key < ? ORDER BY key LIMIT ?`,
  rangeReversed: `${ROWS_OF_SPACE} AND key >= ? AND key < ? ORDER BY key DESC LIMIT ?`,
  spaces: `${SPACES_IN_RANGE} ORDER BY label, space LIMIT ?`,
  spacesReversed: `${SPACES_IN_RANGE} ORDER BY label DESC, space DESC LIMIT ?`,
} as const;

/** One statement for a few rows costs a fraction of one for each; more come in several goes. */
const AT_ONCE = 4;
const PUTS_AT_ONCE = 8;
type PutCount = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** NULL where there is no such row, otherwise whether it holds the text. */
const CHECK = "(SELECT cell IS ? FROM rows WHERE space = spaces.id AND tbl = ? AND key = ?)";
const find = (checks: number) =>
  `SELECT ${["id", ...Array<string>(checks).fill(CHECK)].join(", ")} FROM spaces WHERE space = ?`;
const insert = (rows: number) =>
  `INSERT INTO rows (space, tbl, key, cell, sum) VALUES ${Array<string>(rows).fill("(?, ?, ?, ?, ?)").join(", ")}`;
const put = (rows: number) =>
  `${insert(rows)} ON CONFLICT (space, tbl, key) DO UPDATE SET cell = excluded.cell, sum = excluded.sum`;

const WRITES = {
  begin: "BEGIN IMMEDIATE",
  commit: "COMMIT",
  find0: find(0),
  find1: find(1),
  find2: find(2),
  find3: find(3),
  find4: find(4),
  addSpace: "INSERT INTO spaces (space, label) VALUES (?, ?) RETURNING id",
  setLabel: "UPDATE spaces SET label = ? WHERE id = ?",
  deleteRow: "DELETE FROM rows WHERE space = ? AND tbl = ? AND key = ?",
  deleteRange: "DELETE FROM rows WHERE space = ? AND tbl = ? AND key >= ? AND key < ?",
  put1: put(1),
  put2: put(2),
  put3: put(3),
  put4: put(4),
  put5: put(5),
  put6: put(6),
  put7: put(7),
  put8: put(8),
  putIfAbsent: `${insert(1)} ON CONFLICT (space, tbl, key) DO NOTHING`,
  deleteRows: "DELETE FROM rows WHERE space = ?",
  deleteSpace: "DELETE FROM spaces WHERE id = ?",
} as const;

type Statements<Name extends string> = { readonly [Each in Name]: SqliteStatement };

const NO_LIMIT = -1;
const MOST_ROWS = 3;
type RowRequest = Extract<ReadRequest, { readonly type: "row" }>;

/** What can be asked of the file. */
export class SqliteReads {
  readonly #statements: Statements<keyof typeof READS>;

  constructor(reader: SqliteReader) {
    const entries = Object.entries(READS).map(([name, sql]) => [name, reader.prepare(sql)]);
    this.#statements = Object.fromEntries(entries) as Statements<keyof typeof READS>;
  }

  /** Answers all requests from one moment. */
  answer(space: string, requests: readonly ReadRequest[]): readonly (readonly Row[])[] {
    if (requests.length <= 1) return requests.map((request) => this.rows(space, request));
    const isFew = requests.length <= MOST_ROWS && requests.every(({ type }) => type === "row");
    if (isFew) return this.#fewRows(space, requests as readonly RowRequest[]);
    this.#statements.begin.run([]);
    try {
      return requests.map((request) => this.rows(space, request));
    } finally {
      this.#statements.end.run([]);
    }
  }

  #fewRows(space: string, requests: readonly RowRequest[]): readonly (readonly Row[])[] {
    const answers: Row[][] = requests.map(() => []);
    const values = requests.flatMap(({ table, key }) => [space, TABLE_NUMBERS[table], key]);
    for (const row of this.#statements[`rows${requests.length as 2 | 3}`].all(values)) {
      const index = row[4] as number;
      answers[index]?.push(toRow(space, requests[index] as RowRequest, row));
    }
    return answers;
  }

  rows(space: string, request: ReadRequest): readonly Row[] {
    const table = TABLE_NUMBERS[request.table];
    if (request.type === "row") {
      const row = this.#statements.row.get([space, table, request.key]);
      return row === undefined ? [] : [toRow(space, request, row)];
    }
    const statement = request.reverse ? this.#statements.rangeReversed : this.#statements.range;
    return statement
      .all([space, table, request.from, request.to, request.limit ?? NO_LIMIT])
      .map((row) => toRow(space, request, row));
  }

  spaces(range: LabelRange): readonly SpaceEntry[] {
    const statement = range.reverse ? this.#statements.spacesReversed : this.#statements.spaces;
    return statement
      .all([range.from, range.to, range.limit])
      .map(([space, label]) => ({ space: toText(space), label: toText(label) }));
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
    const known = this.#findFresh(batch);
    const space = known ?? this.#addSpace(batch);
    if (batch.label !== undefined && known !== undefined) this.#statements.setLabel.run([batch.label, space]);
    for (const each of batch.deletes ?? []) {
      const table = TABLE_NUMBERS[each.table];
      if ("key" in each) this.#statements.deleteRow.run([space, table, each.key]);
      else this.#statements.deleteRange.run([space, table, each.from, each.to]);
    }
    this.#put(batch, space);
  }

  deleteSpace(space: string): void {
    const id = this.#statements.find0.get([space])?.[0] ?? undefined;
    if (id === undefined) return;
    this.#statements.deleteRows.run([id]);
    this.#statements.deleteSpace.run([id]);
  }

  /** Keeps the order of the puts, since a row may be put twice. */
  #put({ space: name, puts = [] }: Batch, space: SqliteValue): void {
    let waiting: SqliteValue[][] = [];
    const flush = () => {
      if (waiting.length > 0) this.#statements[`put${waiting.length as PutCount}`].run(waiting.flat());
      waiting = [];
    };
    for (const each of puts) {
      if (each.ifAbsent) {
        flush();
        this.#statements.putIfAbsent.run(toValues(name, space, each));
        continue;
      }
      waiting.push(toValues(name, space, each));
      if (waiting.length === PUTS_AT_ONCE) flush();
    }
    flush();
  }

  /** The id of the batch's space, if there is one, once all its checks hold. */
  #findFresh(batch: Batch): SqliteValue | undefined {
    const checks = batch.checks ?? [];
    let id: SqliteValue | undefined;
    for (let from = 0; from === 0 || from < checks.length; from += AT_ONCE) {
      const some = checks.slice(from, from + AT_ONCE);
      const values = some.flatMap(({ table, key, equals }) => [equals, TABLE_NUMBERS[table], key]);
      const found = this.#statements[`find${some.length as 0 | 1 | 2 | 3 | 4}`].get([...values, batch.space]);
      const stale = some.find((check, index) => !holds(check, found?.[index + 1] ?? null));
      if (stale !== undefined)
        throw new StorageError("STALE_WRITE", { space: batch.space, table: stale.table, key: stale.key });
      id = found?.[0] ?? undefined;
    }
    return id;
  }

  #addSpace(batch: Batch): SqliteValue {
    const id = this.#statements.addSpace.get([batch.space, batch.label ?? ""])?.[0];
    if (id === undefined || id === null) throw new RangeError("SQLite gave a new space no id");
    return id;
  }
}

function holds({ equals }: Check, isSame: SqliteValue | null): boolean {
  return equals === null ? isSame === null : isSame === 1;
}

function toValues(name: string, space: SqliteValue, { table, key, cell }: Put): SqliteValue[] {
  return [space, TABLE_NUMBERS[table], key, cell, rowSum(name, table, key, cell)];
}

function toRow(space: string, { table }: ReadRequest, row: readonly unknown[]): Row {
  const [key, cell, isText, sum] = [toText(row[0]), row[1] as Buffer, row[2] === 1, row[3]];
  refuseDamaged({ space, table, key, cell, isText, sum });
  return { key, cell: isText ? cell.toString("utf8") : cell };
}

function toText(bytes: unknown): string {
  return (bytes as Buffer).toString("utf8");
}
