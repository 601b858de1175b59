/**
 * Runs queries of strangers in a process of its own: a query that never ends can be killed with it, and what it may
 * take of the memory is bounded. Plain JavaScript, because it has to start without a compiler.
 */
import Database from "libsql";

const MEMORY = 128 * 1024 * 1024;
const FUNCTIONS = new Set(
  "abs avg ceil ceiling char coalesce concat concat_ws count cume_dist date datetime dense_rank exp first_value floor format glob group_concat hex ifnull iif instr julianday json json_array json_array_length json_extract json_group_array json_group_object json_object json_type json_valid lag last_value lead length like likelihood likely ln log log10 log2 lower ltrim max min mod ntile nth_value nullif octet_length percent_rank pi pow power printf quote rank replace round row_number rtrim sign sqrt strftime string_agg substr substring sum time timediff total trim trunc typeof unicode unixepoch unlikely upper".split(
    " ",
  ),
);
const READS = new Set(["OpenRead", "ReopenIdx"]);
const CALLS = new Set(["Function", "PureFunc", "AggStep", "AggStep1", "AggInverse", "AggValue", "AggFinal"]);
const REFUSED = new Set([
  "OpenWrite",
  "VOpen",
  "VUpdate",
  "VCreate",
  "VDestroy",
  "CreateBtree",
  "ParseSchema",
  "SetCookie",
  "Vacuum",
  "IncrVacuum",
  "JournalMode",
  "Checkpoint",
  "Clear",
  "Destroy",
  "DropTable",
  "DropIndex",
  "DropTrigger",
  "LoadAnalysis",
  "SqlExec",
  "Savepoint",
  "AutoCommit",
  "TableLock",
]);

process.on("message", (request) => {
  process.send(answer(request));
});

process.send({ id: 0 });

function answer({ id, path, sql, parameters, rows, bytes, tables }) {
  let database;
  try {
    // A connection of its own for every query: nothing that one of them set is there for the next.
    database = new Database(`file:${encodeURI(path).replaceAll("?", "%3f").replaceAll("#", "%23")}?mode=ro`);
    database.exec(
      `PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY; PRAGMA hard_heap_limit = ${MEMORY}; PRAGMA busy_timeout = 500`,
    );
    const refusal = refusalOf(database, sql, tables);
    if (refusal !== null) return { id, refused: refusal };
    return { id, ...take(database, sql, parameters, rows, bytes) };
  } catch (error) {
    return { id, refused: String(error?.message ?? "it failed").slice(0, 300) };
  } finally {
    database?.close();
  }
}

/** Reads the program that SQLite made of the statement: which tables it opens and what it calls, however it is spelled. */
function refusalOf(database, sql, tables) {
  const owners = new Map(
    database
      .prepare("SELECT rootpage, tbl_name FROM sqlite_schema WHERE rootpage > 0")
      .raw()
      .all()
      .map(([page, table]) => [Number(page), String(table)]),
  );
  const open = tables === null ? null : new Set(tables.map((table) => table.toLowerCase()));
  for (const { opcode, p2, p3, p4 } of database.prepare(`EXPLAIN ${sql}`).all()) {
    if (REFUSED.has(opcode)) return `it would do ${opcode}`;
    if (opcode === "Transaction" && Number(p2) !== 0) return "it would write";
    if (READS.has(opcode)) {
      const table = Number(p3) === 0 ? owners.get(Number(p2)) : undefined;
      if (table === undefined || table.startsWith("sqlite_")) return "it reads what is no table of the data";
      if (open !== null && !open.has(table.toLowerCase())) return `table ${table} is not open to it`;
    }
    if (CALLS.has(opcode)) {
      const called = String(p4).replace(/\(.*$/, "").toLowerCase();
      if (!FUNCTIONS.has(called)) return `function ${called} is not open to it`;
    }
  }
  return null;
}

function take(database, sql, parameters, most, bytes) {
  const statement = database.prepare(sql);
  const columns = statement.columns().map(({ name }) => name);
  const rows = [];
  let size = 0;
  for (const row of statement.raw().safeIntegers(true).iterate(parameters)) {
    if (rows.length === most) return { columns, rows, isCut: true };
    const values = row.map(plainValue);
    size += values.reduce((sum, value) => sum + (typeof value === "string" ? value.length : 8), 0);
    if (size > bytes) return { columns, rows, isCut: true };
    rows.push(values);
  }
  return { columns, rows, isCut: false };
}

/** Numbers that JavaScript cannot hold stay exact as text; bytes are only counted. */
function plainValue(value) {
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (value instanceof Uint8Array) return `(${value.length} bytes)`;
  return value;
}
