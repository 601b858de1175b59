import { readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/places.ts";
import type { Backend, Batch } from "../backend.ts";
import { SqliteBackend } from "./sqlite-backend.ts";

let folder: string;
let path: string;
const opened: Backend[] = [];

beforeEach(async () => {
  folder = await temporaryFolder();
  path = join(folder, "private", "maru.db");
});

afterEach(async () => {
  for (const backend of opened.splice(0)) await backend.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(options: { path?: string; busyTimeout?: number } = {}): Promise<SqliteBackend> {
  const backend = await SqliteBackend.open({ path, ...options });
  opened.push(backend);
  return backend;
}

const note = (key: string, cell: string): Batch => ({ space: "s", puts: [{ table: "event", key, cell }] });

async function keys(backend: Backend): Promise<readonly string[]> {
  const [rows] = await backend.read("s", [{ type: "range", table: "event", from: "", to: "~" }]);
  return (rows ?? []).map(({ key }) => key);
}

/** Changes the file with a connection of its own, as another program would. */
function sql(statements: string, file = path): Database.Database {
  const database = new Database(file);
  database.exec(statements);
  return database;
}

describe("the file", () => {
  it("and its folder are this user's alone", async () => {
    const backend = await open();
    await backend.commit(note("1", "1"));
    const mode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
    expect(await mode(join(folder, "private"))).toBe("700");
    expect(await mode(path)).toBe("600");
    expect(await mode(`${path}-wal`)).toBe("600");
  });

  it("no longer holds a word of what was deleted", async () => {
    const backend = await open();
    await backend.commit({ space: "s", puts: [{ table: "event", key: "k", cell: '"김철수의 비밀"' }] });
    await backend.commit({
      space: "s",
      puts: [{ table: "event", key: "big", cell: `"${"김철수의 비밀 ".repeat(2000)}"` }],
    });
    await backend.commit({ space: "other", puts: [{ table: "event", key: "k", cell: '"남는 말"' }] });
    await backend.deleteSpace("s");
    await backend.close();
    const bytes = Buffer.concat([
      await readFile(path),
      await readFile(`${path}-wal`).catch(() => Buffer.alloc(0)),
    ]);
    expect(bytes.includes("김철수의 비밀")).toBe(false);
    expect(bytes.includes("남는 말")).toBe(true);
  });

  it("that is no database is named and left exactly as it is", async () => {
    const bytes = Buffer.from("회의록: 데이터베이스가 아님\n".repeat(500));
    path = join(folder, "notes.txt");
    await writeFile(path, bytes);
    await expect(open()).rejects.toMatchObject({ code: "CORRUPT", details: { where: path, kept: null } });
    expect((await readFile(path)).equals(bytes)).toBe(true);
  });

  it("that lost its end is named and left exactly as it is", async () => {
    const backend = await open();
    for (let index = 0; index < 20; index += 1)
      await backend.commit(note(String(index), `"${"x".repeat(9000)}"`));
    await backend.close();
    const copy = join(folder, "copy.db");
    await writeFile(copy, await readFile(path));
    await truncate(copy, 8192);
    const before = await readFile(copy);
    const damaged = async () => keys(await open({ path: copy }));
    await expect(damaged()).rejects.toMatchObject({ code: "CORRUPT", details: { where: copy } });
    expect((await readFile(copy)).equals(before)).toBe(true);
  });

  it("[O3] of a newer version or of another program is refused and untouched", async () => {
    const backend = await open();
    await backend.commit(note("1", "1"));
    await backend.close();
    sql("PRAGMA user_version = 3").close();
    await expect(open()).rejects.toMatchObject({
      code: "UNKNOWN_FORMAT",
      details: { found: `maru-sqlite/3 at ${path}`, supported: "maru-sqlite/2" },
    });
    sql("PRAGMA user_version = 2").close();
    expect(await keys(await open())).toEqual(["1"]);

    const foreign = join(folder, "foreign.db");
    sql("CREATE TABLE addresses (name TEXT)", foreign).close();
    const before = await readFile(foreign);
    await expect(open({ path: foreign })).rejects.toMatchObject({ code: "UNKNOWN_FORMAT" });
    expect((await readFile(foreign)).equals(before)).toBe(true);
  });

  it("from before there were checksums is read, and gets them as it is written", async () => {
    await (await open()).close();
    sql(`DROP TABLE rows;
      CREATE TABLE rows (
        space INTEGER NOT NULL, tbl INTEGER NOT NULL, key TEXT NOT NULL, cell NOT NULL,
        PRIMARY KEY (space, tbl, key)
      );
      INSERT INTO spaces (id, space, label) VALUES (1, 's', '');
      INSERT INTO rows VALUES (1, 7, '1', '"old"'), (1, 7, '2', '"older"');
      PRAGMA user_version = 1`).close();
    const backend = await open();
    await backend.commit(note("2", '"new"'));
    expect(await keys(backend)).toEqual(["1", "2"]);
    await backend.close();
    const sums = sql("").prepare("SELECT key, sum IS NOT NULL FROM rows ORDER BY key").raw();
    expect(sums.all()).toEqual([
      ["1", 0],
      ["2", 1],
    ]);
    expect(await keys(await open())).toEqual(["1", "2"]);
  });

  it("[D6] with a changed cell or key is refused by name, and never ends the process", async () => {
    const backend = await open();
    for (const key of ["1", "2", "3"]) await backend.commit(note(key, `"${key.repeat(200)}"`));
    await backend.commit({ space: "s", puts: [{ table: "cursor", key: "event", cell: "7" }] });
    await backend.close();
    const one = (key: string) =>
      open().then((reopened) => reopened.read("s", [{ type: "row", table: "event", key }]));
    const refused = { code: "CORRUPT", details: { where: expect.stringMatching(/^event "2/) } };
    // Text that is not even UTF-8 any more, a digit that is another digit, and a key that is another key.
    for (const change of ["cell = CAST(x'22ff22' AS TEXT)", "cell = replace(cell, '2', '3')", "key = '2x'"]) {
      const before = await readFile(path);
      sql(`UPDATE rows SET ${change} WHERE tbl = 7 AND key = '2'`).close();
      const damaged = await open();
      await expect(keys(damaged)).rejects.toMatchObject(refused);
      expect(await one("1")).toMatchObject([[{ key: "1" }]]);
      await writeFile(path, before);
    }
    sql("UPDATE rows SET cell = '6' WHERE tbl = 1").close();
    const reading = (await open()).read("s", [{ type: "row", table: "cursor", key: "event" }]);
    await expect(reading).rejects.toMatchObject({ code: "CORRUPT" });
  });

  it("at an impossible path says what is wrong with it", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    const unreadable = { code: "UNREADABLE_PATH" };
    await expect(open({ path: join(file, "maru.db") })).rejects.toMatchObject(unreadable);
    await expect(open({ path: folder })).rejects.toMatchObject(unreadable);
  });
});

describe("commits", () => {
  it("that arrive together share one trip to the disk", async () => {
    const backend = await open();
    await backend.commit(note("first", "1"));
    const before = (await stat(`${path}-wal`)).size;
    await Promise.all(Array.from({ length: 50 }, (_, index) => backend.commit(note(String(index), "1"))));
    const together = (await stat(`${path}-wal`)).size - before;
    for (let index = 0; index < 5; index += 1) await backend.commit(note(`alone ${index}`, "1"));
    const five = (await stat(`${path}-wal`)).size - before - together;
    expect(together).toBeLessThan(five);
    expect(await keys(backend)).toHaveLength(56);
  });

  it("wait for another process, then give up by name; reads do not wait", async () => {
    const backend = await open({ busyTimeout: 120 });
    await backend.commit(note("1", "1"));
    const other = sql("BEGIN IMMEDIATE");
    await expect(backend.commit(note("2", "1"))).rejects.toMatchObject({
      code: "BUSY",
      details: { where: path, waited: 120 },
    });
    expect(await keys(backend)).toEqual(["1"]);
    const waiting = backend.commit(note("3", "1"));
    other.exec("ROLLBACK");
    await waiting;
    expect(await keys(backend)).toEqual(["1", "3"]);
    other.close();
  });

  it("of one process are seen by another at once", async () => {
    const here = await open();
    const there = await open();
    await here.commit(note("1", "1"));
    expect(await keys(there)).toEqual(["1"]);
    await there.commit(note("2", "1"));
    expect(await keys(here)).toEqual(["1", "2"]);
  });
});

describe("a backup", () => {
  it("[B11] is a whole store of that moment, made while others go on", async () => {
    const backend = await open();
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => backend.commit(note(String(index), `"${"x".repeat(500)}"`))),
    );
    const [copy] = await Promise.all([
      backend.backup("before-migration"),
      backend.commit(note("later", "1")),
    ]);
    expect(copy).toBe(`${path}.backup-before-migration`);
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    const restored = await open({ path: copy });
    expect((await keys(restored)).length).toBeGreaterThanOrEqual(200);
    await restored.commit(note("in the copy", "1"));
    expect(await keys(backend)).not.toContain("in the copy");
  });

  it("never replaces an older one and leaves nothing unfinished", async () => {
    const backend = await open();
    await backend.commit(note("1", "1"));
    await backend.backup("daily");
    await expect(backend.backup("daily")).rejects.toMatchObject({ code: "UNREADABLE_PATH" });
    await expect(backend.backup("../../elsewhere")).rejects.toMatchObject({ code: "INVALID_ID" });
    expect(await stat(`${path}.backup-daily.tmp`).catch(() => null)).toBeNull();
  });
});
