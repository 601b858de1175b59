import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startCutProxy } from "../../testing/cut-proxy.ts";
import { runChild } from "../../testing/kill.ts";
import { type PostgresServer, startPostgres } from "../../testing/postgres-server.ts";
import type { Backend, Batch } from "../backend.ts";
import { SYSTEM_TIMING } from "../patience.ts";
import { PostgresBackend, type PostgresOptions } from "./postgres-backend.ts";
import { PostgresPool } from "./postgres-pool.ts";

let server: PostgresServer;
const opened: Backend[] = [];

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const backend of opened.splice(0)) await backend.close();
});

let schemas = 0;
const newSchema = () => `test_${++schemas}`;

async function open(options: Partial<PostgresOptions> = {}): Promise<PostgresBackend> {
  const backend = await PostgresBackend.open({ url: server.url, schema: newSchema(), ...options });
  opened.push(backend);
  return backend;
}

/** A connection beside the backend's own, as an administrator has one. */
async function asAdministrator<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server.url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const count = (from: number): Batch => ({
  space: "s",
  checks: [{ table: "version", key: "n", equals: from === 0 ? null : String(from) }],
  puts: [{ table: "version", key: "n", cell: String(from + 1) }],
});

async function counted(backend: Backend): Promise<number> {
  const [rows] = await backend.read("s", [{ type: "row", table: "version", key: "n" }]);
  return Number(rows?.[0]?.cell ?? "0");
}

describe("a server that restarts", () => {
  it("[B10] between any two steps is not noticed", async () => {
    const backend = await open();
    const restart = async () => {
      await server.crash();
      await server.start();
    };
    for (let step = 0; step < 4; step += 1) {
      await restart();
      await backend.commit(count(step));
      await restart();
      expect(await counted(backend)).toBe(step + 1);
    }
    await restart();
    expect(await backend.listSpaces({ from: "", to: "~", limit: 9 })).toHaveLength(1);
    await restart();
    await backend.deleteSpace("s");
    await restart();
    expect(await counted(backend)).toBe(0);
  });

  it("[B10] in the middle of commits loses none and applies none twice", async () => {
    const backend = await open();
    for (let step = 0; step < 8; step += 1) {
      const committing = backend.commit(count(step));
      await setTimeout(step % 4);
      await server.crash();
      await server.start();
      await committing;
      expect(await counted(backend)).toBe(step + 1);
    }
  });

  it("late is waited for only so long, and used again when it is back", async () => {
    const backend = await open({ retry: { limit: 300, shortest: 20, longest: 100 } });
    await backend.commit(count(0));
    await server.crash();
    await expect(backend.commit(count(1))).rejects.toMatchObject({ code: "UNREACHABLE" });
    await expect(counted(backend)).rejects.toMatchObject({ code: "UNREACHABLE" });
    await server.start();
    await backend.commit(count(1));
    expect(await counted(backend)).toBe(2);
  });

  it("ends every connection, busy or idle, without harm to the process", async () => {
    const backend = await open();
    const endAll = () =>
      asAdministrator((client) =>
        client.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'maru'",
        ),
      );
    for (let step = 0; step < 3; step += 1) {
      const committing = backend.commit(count(step));
      await endAll();
      await committing;
      await endAll();
    }
    expect(await counted(backend)).toBe(3);
  });
});

describe("an answer that gets lost", () => {
  it("does not make a commit fail that was applied, nor apply it twice", async () => {
    const proxy = await startCutProxy(server);
    const url = server.url.replace(`:${server.port}/`, `:${proxy.port}/`);
    const backend = await open({ url });
    for (let step = 0; step < 5; step += 1) {
      proxy.loseNextAnswer();
      await backend.commit(count(step));
    }
    expect(await counted(backend)).toBe(5);
    proxy.loseNextAnswer();
    // That it was refused was said to nobody; that it is now may be its own doing.
    await expect(backend.commit(count(0))).rejects.toMatchObject({ code: "UNREACHABLE" });
    await expect(backend.commit(count(0))).rejects.toMatchObject({ code: "STALE_WRITE" });
    await backend.close();
    await proxy.close();
  });

  it("to what others have written over since is called lost, and not the others' doing", async () => {
    const proxy = await startCutProxy(server);
    const schema = newSchema();
    const backend = await open({ schema, url: server.url.replace(`:${server.port}/`, `:${proxy.port}/`) });
    const other = await open({ schema });
    await backend.commit(count(0));
    proxy.loseNextAnswer(async () => {
      for (let step = 2; step < 12; step += 1) await other.commit(count(step));
    });
    await expect(backend.commit(count(1))).rejects.toMatchObject({
      code: "UNREACHABLE",
      message: expect.stringContaining("the answer to a write was lost"),
    });
    expect(await counted(backend)).toBe(12);
    await expect(backend.commit(count(1))).rejects.toMatchObject({ code: "STALE_WRITE" });
    await backend.close();
    await proxy.close();
  });

  it("is settled even if the first try is still running when the second arrives", async () => {
    const schema = newSchema();
    await open({ schema });
    const batch = "7b0ad3c8-6a1b-4a8e-9d56-0d1f3a1f0c11";
    const send = () =>
      asAdministrator(async (client) => {
        await client.query("SELECT set_config('search_path', $1, false)", [schema]);
        const { rows } = await client.query(
          `SELECT commit_batches('{s}', '{NULL}', $1, '{1}', '{4}', '{n}', '{NULL}', '{}', '{}', '{}', '{}',
            '{1}', '{4}', '{n}', '{1}', '{NULL}', '{NULL}', '{f}') AS failed`,
          [[batch]],
        );
        return rows[0].failed;
      });
    expect(await Promise.all([send(), send(), send()])).toEqual([[0], [0], [0]]);
  });
});

describe("an unreachable server", () => {
  const once = { limit: 0, shortest: 1, longest: 1 };

  it("[O4] is named by host, port and database, never by user or password", async () => {
    const { user, password, port } = server;
    const urls = {
      [`127.0.0.1:1/postgres`]: `postgres://${user}:${password}@127.0.0.1:1/postgres`,
      [`127.0.0.1:${port}/postgres`]: `postgres://${user}:wrong-${password}@127.0.0.1:${port}/postgres`,
      [`127.0.0.1:${port}/nothing`]: `postgres://${user}:${password}@127.0.0.1:${port}/nothing`,
      "nowhere.invalid:5432/postgres": `postgres://${user}:${password}@nowhere.invalid/postgres`,
    };
    for (const [where, url] of Object.entries(urls)) {
      const error = await open({ url, retry: once }).catch(
        (caught: unknown) => caught as Error & { details: object },
      );
      expect(error).toMatchObject({ code: "UNREACHABLE", details: { where } });
      const everything = JSON.stringify([
        error,
        String(error),
        (error as Error).stack,
        (error as Error).cause,
      ]);
      expect(everything).toContain(where);
      expect(everything).not.toContain(user);
      expect(everything).not.toContain(password);
    }
  });

  it("does not keep the process alive or in doubt: closing works at once", async () => {
    const backend = await open();
    await server.crash();
    const committing = backend.commit(count(0)).catch((error: unknown) => error);
    await setTimeout(30);
    await backend.close();
    expect(await committing).toMatchObject({ code: "UNREACHABLE" });
    await server.start();
  });
});

describe("the schema", () => {
  it("is created once however many processes start together", async () => {
    const schema = newSchema();
    const backends = await Promise.all(Array.from({ length: 6 }, () => open({ schema })));
    await Promise.all(backends.map((backend, index) => backend.commit({ space: `s${index}` })));
    expect(await backends[0]?.listSpaces({ from: "", to: "~", limit: 9 })).toHaveLength(6);
  });

  it("has a harmless name", async () => {
    for (const schema of ["", "Maru", "1a", "a-b", 'a"; DROP SCHEMA public; --', "x".repeat(64), "한글"]) {
      await expect(open({ schema })).rejects.toMatchObject({ code: "INVALID_ID" });
    }
  });

  it("[O3] of a newer version is refused and untouched", async () => {
    const schema = newSchema();
    await (await open({ schema })).commit(count(0));
    await asAdministrator((client) => client.query(`UPDATE ${schema}.format SET version = 3`));
    await expect(open({ schema })).rejects.toMatchObject({ code: "UNKNOWN_FORMAT" });
    await asAdministrator((client) => client.query(`UPDATE ${schema}.format SET version = 2`));
    expect(await counted(await open({ schema }))).toBe(1);
  });

  it("[O3] that is upgraded under a running process tells it to restart, and keeps what it has", async () => {
    const schema = newSchema();
    const running = await open({ schema });
    await running.commit(count(0));
    await asAdministrator((client) =>
      client.query(`UPDATE ${schema}.format SET version = 3;
        ALTER FUNCTION ${schema}.commit_batches RENAME TO commit_otherwise;
        ALTER FUNCTION ${schema}.read_rows RENAME TO read_otherwise`),
    );
    for (const attempt of [() => running.commit(count(1)), () => counted(running)])
      await expect(attempt()).rejects.toMatchObject({
        code: "UPGRADED",
        message: expect.stringMatching(/upgraded to maru-postgres\/3 .* Stop it and start the newer version/),
      });
    await expect(open({ schema })).rejects.toMatchObject({
      code: "UNKNOWN_FORMAT",
      message: expect.stringContaining("Upgrade the program"),
    });
    await asAdministrator((client) =>
      client.query(`UPDATE ${schema}.format SET version = 2;
        ALTER FUNCTION ${schema}.commit_otherwise RENAME TO commit_batches;
        ALTER FUNCTION ${schema}.read_otherwise RENAME TO read_rows`),
    );
    expect(await counted(await open({ schema }))).toBe(1);
  });

  it("from before there were checksums is read, and gets them as it is written", async () => {
    const schema = newSchema();
    await (await open({ schema })).commit(count(0));
    await asAdministrator((client) =>
      client.query(`ALTER TABLE ${schema}.rows DROP COLUMN sum; UPDATE ${schema}.format SET version = 1;
        ALTER FUNCTION ${schema}.commit_batches RENAME TO commit_batch`),
    );
    const backend = await open({ schema });
    expect(await counted(backend)).toBe(1);
    await backend.commit(count(1));
    const sums = await asAdministrator((client) =>
      client.query(`SELECT count(*)::int AS rows, count(sum)::int AS sums FROM ${schema}.rows`),
    );
    expect(sums.rows).toEqual([{ rows: 1, sums: 1 }]);
  });

  it("[D6] with a changed row is refused by name", async () => {
    const schema = newSchema();
    const backend = await open({ schema });
    await backend.commit(count(0));
    await asAdministrator((client) => client.query(`UPDATE ${schema}.rows SET text = '7'`));
    await expect(counted(backend)).rejects.toMatchObject({ code: "CORRUPT" });
  });

  it("is copied by a backup into one that opens like it, and is never replaced", async () => {
    const schema = newSchema();
    const backend = await open({ schema });
    await backend.commit(count(0));
    const where = await backend.backup("before-migration");
    expect(where).toBe(`127.0.0.1:${server.port}/postgres, schema ${schema}_backup_before_migration`);
    await backend.commit(count(1));
    const copy = await open({ schema: `${schema}_backup_before_migration` });
    expect(await counted(copy)).toBe(1);
    await copy.commit({ space: "new in the copy" });
    await expect(backend.backup("before-migration")).rejects.toMatchObject({ code: "UNREADABLE_PATH" });
  });
});

describe("commits of many spaces at once", () => {
  const named = (space: string, from: number, extra: Partial<Batch> = {}): Batch => ({
    space,
    checks: [{ table: "version", key: "n", equals: from === 0 ? null : String(from) }],
    puts: [{ table: "version", key: "n", cell: String(from + 1) }],
    ...extra,
  });
  const spaces = Array.from({ length: 40 }, (_, index) => `s${index}`);

  it("share transactions, and a stale one is refused alone", async () => {
    const schema = newSchema();
    const backend = await open({ schema });
    const transactions = () =>
      asAdministrator((client) =>
        client.query(`SELECT count(DISTINCT xmin::text)::int AS count FROM ${schema}.rows`),
      );
    await Promise.all(spaces.map((space) => backend.commit(named(space, 0))));
    expect((await transactions()).rows[0].count).toBeLessThan(10);
    const results = await Promise.allSettled(
      spaces.map((space, index) => backend.commit(named(space, index % 4 === 0 ? 9 : 1))),
    );
    expect(results.map(({ status }) => status)).toEqual(
      spaces.map((_, index) => (index % 4 === 0 ? "rejected" : "fulfilled")),
    );
    expect(results[4]).toMatchObject({ reason: { code: "STALE_WRITE", details: { space: "s4", key: "n" } } });
    const [rows] = await backend.read("s5", [{ type: "row", table: "version", key: "n" }]);
    expect(rows?.[0]?.cell).toBe("2");
  });

  it("do not wait for one space that somebody else is writing", async () => {
    const schema = newSchema();
    const backend = await open({ schema });
    await Promise.all(spaces.map((space) => backend.commit(named(space, 0))));
    await asAdministrator(async (client) => {
      await client.query("BEGIN");
      await client.query(`SELECT 1 FROM ${schema}.spaces WHERE space = 's7' FOR UPDATE`);
      const others = spaces.filter((space) => space !== "s7");
      const held = backend.commit(named("s7", 1));
      await Promise.all(others.map((space) => backend.commit(named(space, 1))));
      await client.query("COMMIT");
      await held;
    });
  });

  it("fail alone when one of them cannot be written", async () => {
    const schema = newSchema();
    const backend = await open({ schema });
    await asAdministrator((client) =>
      client.query(
        `CREATE FUNCTION ${schema}.refuse() RETURNS trigger LANGUAGE plpgsql AS
           $$ BEGIN IF length(NEW.text) > 3 THEN RAISE SQLSTATE '54000'; END IF; RETURN NEW; END $$;
         CREATE TRIGGER refuse BEFORE INSERT ON ${schema}.rows FOR EACH ROW EXECUTE FUNCTION ${schema}.refuse()`,
      ),
    );
    const big = { puts: [{ table: "version", key: "n", cell: "12345" }] } as const;
    const results = await Promise.allSettled(
      spaces.map((space) => backend.commit(named(space, 0, space === "s3" ? big : {}))),
    );
    expect(results.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "NOT_STORABLE" } },
    ]);
    expect(results[3]?.status).toBe("rejected");
  });
});

describe("a server that refuses", () => {
  it("while someone holds the space gives up by name, and applies nothing later", async () => {
    const schema = newSchema();
    const backend = await open({ schema, statementTimeout: 150 });
    await backend.commit(count(0));
    await asAdministrator(async (client) => {
      await client.query("BEGIN");
      await client.query(`SELECT 1 FROM ${schema}.spaces FOR UPDATE`);
      await expect(backend.commit(count(1))).rejects.toMatchObject({
        code: "BUSY",
        details: { waited: 150 },
      });
      expect(await counted(backend)).toBe(1);
      await client.query("ROLLBACK");
    });
    await setTimeout(50);
    expect(await counted(backend)).toBe(1);
  });

  it("writes is still read from", async () => {
    const schema = newSchema();
    await (await open({ schema })).commit(count(0));
    const readOnly = await open({
      schema,
      url: `${server.url}?options=-c%20default_transaction_read_only%3Don`,
    });
    expect(await counted(readOnly)).toBe(1);
    await expect(readOnly.commit(count(1))).rejects.toMatchObject({ code: "READ_ONLY" });
  });

  it("to wait for the disk by default is told to wait", async () => {
    const pool = new PostgresPool({
      url: `${server.url}?options=-c%20synchronous_commit%3Doff`,
      schema: newSchema(),
      poolSize: 1,
      statementTimeout: 1000,
      retry: { limit: 0, shortest: 1, longest: 1 },
      timing: SYSTEM_TIMING,
    });
    expect(await pool.query({ name: "show", text: "SHOW synchronous_commit" }, [])).toEqual([["on"]]);
    await pool.close();
  });
});

describe("several processes", () => {
  it("on one database lose no increment", async () => {
    const child = () => runChild({ program: "increment-child", parameters: ["postgres", server.url, "40"] });
    await Promise.all([child(), child(), child()]);
    const backend = await open({ schema: "children" });
    const [rows] = await backend.read("shared", [{ type: "row", table: "version", key: "n" }]);
    expect(rows?.[0]?.cell).toBe("120");
  }, 60_000);
});
