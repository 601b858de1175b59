import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { openStorage } from "@maru/storage";
import { expect, it, onTestFinished, vi } from "vitest";
import { noteTaker } from "../testing/note-taker.ts";
import { runMaru, talk, temporaryStore } from "../testing/run-maru.ts";

const factories = noteTaker(2);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** A server until `stop`, which resolves to how it ended. */
async function start(url: string) {
  const port = await freePort();
  const stopping = new AbortController();
  let errors = "";
  const ended = runMaru(["start", "--port", String(port), "--store", url], {
    factories,
    signal: stopping.signal,
    onErrors: (text) => {
      errors += text;
    },
  });
  onTestFinished(() => stopping.abort());
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await vi.waitFor(async () => expect((await ask("/readyz")).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
  const stop = () => {
    stopping.abort();
    return ended;
  };
  return { ask, stop, errors: () => errors };
}

/** Changes one letter of a key in the index of the rows, where it is called like that. */
function damageIndex(path: string, key: string): void {
  const file = readFileSync(path);
  for (let at = file.indexOf(key); at >= 0; at = file.indexOf(key, at + 1)) {
    if (file[Math.floor(at / 4096) * 4096] !== 0x0a) continue;
    file.write("!", at);
    writeFileSync(path, file);
    return;
  }
  throw new Error(`no index holds ${key}`);
}

it("serves the others when one conversation is damaged, says which, and ends when it is told to", {
  timeout: 120_000,
}, async () => {
  const { url } = temporaryStore();
  for (const name of ["우유", "빵", "달걀"]) await talk(url, name, [name], { assistant: "notes", factories });
  const storage = await openStorage(url);
  const { sessions } = await storage.sessions.list({ tenant: "local" });
  const [first, second, sound] = sessions.map(({ id }) => id);
  await storage.vault.backend.commit({
    space: `session/${first}`,
    puts: [{ table: "cursor", key: "inbox-open", cell: "{" }],
  });
  await storage.vault.backend.commit({
    space: `session/${second}`,
    puts: [{ table: "session", key: "session", cell: "{" }],
  });
  await storage.close();

  const server = await start(url);
  const listed = (await (await server.ask("/api/v1/sessions")).json()) as {
    sessions: { id: string }[];
    damaged: string[];
  };
  expect(listed.sessions.map(({ id }) => id)).toEqual([first, sound]);
  expect(listed.damaged).toEqual([second]);
  expect((await server.ask(`/api/v1/sessions/${sound}`)).status).toBe(200);
  for (const damaged of [first, second])
    expect((await server.ask(`/api/v1/sessions/${damaged}`)).status).toBe(409);
  expect(await server.stop()).toMatchObject({ code: 0 });
});

it("serves nobody from a database that hides rows; made anew, it serves again", {
  timeout: 120_000,
}, async () => {
  const { url, folder } = temporaryStore();
  await talk(url, "우유", ["우유"], { assistant: "notes", factories });
  damageIndex(join(folder, "maru.db"), "inbox-next");
  const refused = await runMaru(["start", "--port", "0", "--store", url], { factories });
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining("maru verify --rebuild")]);
  const doctor = await runMaru(["doctor", "--store", url, "--json"]);
  expect([doctor.code, doctor.output]).toEqual([3, expect.stringContaining("sqlite_autoindex_rows_1")]);
  expect((await runMaru(["verify", "--store", url])).code).toBe(3);
  const rebuilt = await runMaru(["verify", "--rebuild", "--store", url]);
  expect([rebuilt.code, rebuilt.errors]).toEqual([0, expect.stringContaining("maru.db.damaged-")]);
  const server = await start(url);
  expect(await server.stop()).toMatchObject({ code: 0 });
});

it("says so when another server is on the same file", { timeout: 120_000 }, async () => {
  const { url } = temporaryStore();
  await talk(url, "우유", ["우유"], { assistant: "notes", factories });
  const first = await start(url);
  const second = await start(url);
  expect(second.errors()).toContain("another server already uses this store");
  expect(first.errors()).not.toContain("another server");
  await Promise.all([first.stop(), second.stop()]);
});
