import { copyFile, mkdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openStorage, type SessionId } from "@maru/storage";
import { runScript, temporaryFolder } from "@maru/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "./driver/bundle.ts";

/** Steps between the cut or changed bytes: prime, so that every part of a page is met. */
const STRIDE = 211;

let folder: string;
let lost: { database: Buffer; log: Buffer; session: SessionId; states: readonly string[] };

/** What a process left that was killed while its last words were only in SQLite's write-ahead log. */
beforeAll(async () => {
  folder = await temporaryFolder();
  const path = join(folder, "maru.db");
  const { lines } = await runScript(await bundle("chatter-child"), {
    parameters: [`sqlite:${path}`, "6"],
    onLine: (line, kill) => {
      if (line.startsWith("6 ")) kill();
    },
  });
  lost = {
    database: await readFile(path),
    log: await readFile(`${path}-wal`),
    session: String(lines[0]).split(" ")[1] as SessionId,
    states: lines.map((_, index) => JSON.stringify(lines.slice(0, index).map((_line, at) => `말 ${at + 1}`))),
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a new process reads; the name of the error when it is refused. */
async function reread(database: Buffer, log: Buffer): Promise<string> {
  const place = join(folder, "again");
  await rm(place, { recursive: true, force: true });
  await mkdir(place);
  await writeFile(join(place, "maru.db"), database);
  await writeFile(join(place, "maru.db-wal"), log);
  try {
    const storage = await openStorage(`sqlite:${place}/maru.db`);
    try {
      const { events } = await storage.events.read(lost.session, 0);
      return JSON.stringify(events.map(({ data }) => data));
    } finally {
      await storage.close();
    }
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

describe("[F3] SQLite's log after a crash", () => {
  it("gives everything back that was acknowledged", async () => {
    expect(await reread(lost.database, lost.log)).toBe(lost.states.at(-1));
  });

  it("cut off anywhere gives back an earlier state, whole", async () => {
    const found = new Set<string>();
    for (let length = 0; length < lost.log.length; length += STRIDE)
      found.add(await reread(lost.database, lost.log.subarray(0, length)));
    console.log(`F3 SQLite's log of ${lost.log.length} bytes cut off every ${STRIDE} bytes`);
    expect([...found].filter((each) => !lost.states.includes(each))).toEqual([]);
    expect(found.size).toBeGreaterThan(3);
  });

  it("with a changed byte anywhere gives back an earlier state, whole", async () => {
    const found = new Set<string>();
    for (let offset = 0; offset < lost.log.length; offset += STRIDE) {
      const damaged = Buffer.from(lost.log);
      damaged[offset] = (damaged[offset] ?? 0) ^ (1 << (offset % 8));
      found.add(await reread(lost.database, damaged));
    }
    expect([...found].filter((each) => !lost.states.includes(each))).toEqual([]);
    expect(found.size).toBeGreaterThan(3);
  });
});

describe("[F3] an SQLite file", () => {
  it("cut off anywhere is refused by name and not written to", async () => {
    const path = join(folder, "whole.db");
    await writeFile(path, lost.database);
    await writeFile(`${path}-wal`, lost.log);
    await (await openStorage(`sqlite:${path}`)).close();
    const whole = await readFile(path);
    const outcomes = new Set<string>();
    // SQLite itself takes a file of one byte for an empty one.
    const boundaries = Array.from({ length: whole.length / 4096 - 1 }, (_, page) => (page + 1) * 4096);
    const lengths = Array.from({ length: Math.floor(whole.length / STRIDE) }, (_, step) => 2 + step * STRIDE);
    for (const length of [...lengths, ...boundaries]) {
      const cut = join(folder, "cut.db");
      await rm(`${cut}-wal`, { force: true });
      await copyFile(path, cut);
      await truncate(cut, length);
      outcomes.add(await rereadFile(cut));
    }
    expect([...outcomes]).toEqual(["CORRUPT"]);
  });
});

async function rereadFile(path: string): Promise<string> {
  const before = await readFile(path);
  try {
    const storage = await openStorage(`sqlite:${path}`);
    try {
      const { events } = await storage.events.read(lost.session, 0);
      return JSON.stringify(events.map(({ data }) => data));
    } finally {
      await storage.close();
    }
  } catch (error) {
    const after = await readFile(path);
    return after.equals(before) ? ((error as { code?: string }).code ?? String(error)) : "written to";
  }
}
