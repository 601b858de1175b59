import Database from "libsql";

/** Keeps everyone else from writing a SQLite file, as another program's long transaction does, until called. */
export function holdSqlite(path: string): () => void {
  const database = new Database(path);
  database.exec("PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE");
  return () => {
    database.exec("ROLLBACK");
    database.close();
  };
}
