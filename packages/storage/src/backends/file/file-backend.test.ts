import { copyFile, mkdir, readdir, readFile, rm, stat, symlink, truncate, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/places.ts";
import type { Backend, Batch } from "../backend.ts";
import { SYSTEM_TIMING } from "../patience.ts";
import { FileBackend } from "./file-backend.ts";
import { FileLocks, LOCKS } from "./file-locks.ts";
import { lockNumber, spaceFileName } from "./space-file-name.ts";

const NOON = Date.UTC(2026, 0, 2, 12);
let folder: string;
let directory: string;
let file: string;
const opened: Backend[] = [];

beforeEach(async () => {
  folder = await temporaryFolder();
  directory = join(folder, "spaces");
  file = join(directory, spaceFileName("s"));
});

afterEach(async () => {
  for (const backend of opened.splice(0)) await backend.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(options: { directory?: string; busyTimeout?: number } = {}): Promise<FileBackend> {
  const backend = await FileBackend.open({ directory, now: () => NOON, ...options });
  opened.push(backend);
  return backend;
}

const note = (key: string, space = "s"): Batch => ({
  space,
  label: space,
  puts: [{ table: "event", key, cell: "1" }],
});

async function keys(backend: Backend, space = "s"): Promise<readonly string[]> {
  const [rows] = await backend.read(space, [{ type: "range", table: "event", from: "", to: "~" }]);
  return (rows ?? []).map(({ key }) => key);
}

const documents = async () => (await readdir(directory)).filter((name) => name !== ".locks");

describe("documents", () => {
  it("[D1] and their folder are this user's alone", async () => {
    const backend = await open();
    await backend.commit(note("1"));
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect([await mode(directory), await mode(file)]).toEqual(["700", "600"]);
    expect(await documents()).toEqual([basename(file)]);
  });

  it("changed by another process are read anew", async () => {
    const here = await open();
    const there = await open();
    for (const key of ["1", "2", "3", "4"]) {
      await (Number(key) % 2 === 0 ? here : there).commit(note(key));
      expect(await keys(here)).toEqual(await keys(there));
    }
    await there.deleteSpace("s");
    expect(await keys(here)).toEqual([]);
  });

  it("in a folder that cannot be used are refused with the reason", async () => {
    await writeFile(join(folder, "file"), "");
    const unreadable = { code: "UNREADABLE_PATH" };
    await expect(open({ directory: join(folder, "file") })).rejects.toMatchObject(unreadable);
    await expect(open({ directory: join(folder, "file", "deeper") })).rejects.toMatchObject(unreadable);
    await expect(open({ directory: "/proc/maru" })).rejects.toMatchObject(unreadable);
  });

  it("[D4] are never reached through a symbolic link, nor taken from another space", async () => {
    const backend = await open();
    await backend.commit(note("1", "theirs"));
    const theirs = join(directory, spaceFileName("theirs"));
    await symlink(theirs, file);
    const refused = { code: "INTEGRITY", details: { where: file } };
    const listed = async () =>
      (await backend.listSpaces({ from: "", to: "~", limit: 9 })).map(({ space }) => space);
    await expect(keys(backend)).rejects.toMatchObject(refused);
    await expect(backend.commit(note("2"))).rejects.toMatchObject(refused);
    expect(await listed()).toEqual(["theirs"]);
    await rm(file);
    await mkdir(file);
    await expect(keys(backend)).rejects.toMatchObject(refused);
    expect(await listed()).toEqual(["theirs"]);
    await rm(file, { recursive: true });
    await copyFile(theirs, file);
    await expect(keys(backend)).rejects.toMatchObject(refused);
    await expect(backend.commit(note("2"))).rejects.toMatchObject(refused);
    expect(await listed()).toEqual(["theirs"]);
    expect(await keys(backend, "theirs")).toEqual(["1"]);
  });
});

describe("a damaged document", () => {
  const kept = () => `${file}.corrupt-2026-01-02T12-00-00-000Z`;
  let good: Buffer;

  beforeEach(async () => {
    const backend = await open();
    await backend.commit(note("1"));
    await backend.commit(note("1", "healthy"));
    good = await readFile(file);
    await truncate(file, 200);
  });

  it("[D3] is set aside byte for byte, and the error says where", async () => {
    const damaged = await readFile(file);
    const backend = await open();
    await expect(keys(backend)).rejects.toMatchObject({
      code: "CORRUPT",
      details: { where: file, offset: 200, reason: "it ends too early", kept: kept() },
    });
    expect((await readFile(kept())).equals(damaged)).toBe(true);
  });

  it("[D3] is neither forgotten nor overwritten afterwards, here or in another process", async () => {
    const backend = await open();
    await expect(backend.commit(note("2"))).rejects.toMatchObject({ code: "CORRUPT" });
    await expect(backend.commit(note("2"))).rejects.toMatchObject({
      code: "CORRUPT",
      details: { kept: kept() },
    });
    await expect(keys(await open())).rejects.toMatchObject({ code: "CORRUPT", details: { kept: kept() } });
    expect((await stat(kept())).size).toBe(200);
  });

  it("is noticed even by a process that has it in memory", async () => {
    const [first] = opened;
    await expect(keys(first as Backend)).rejects.toMatchObject({ code: "CORRUPT" });
  });

  it("does not keep the others from being listed and used", async () => {
    const backend = await open();
    expect(await backend.listSpaces({ from: "", to: "~", limit: 9 })).toEqual([
      { space: "healthy", label: "healthy" },
    ]);
    await backend.commit(note("2", "healthy"));
    expect((await stat(file)).size).toBe(200);
  });

  it("can be replaced by a good copy", async () => {
    const backend = await open();
    await expect(keys(backend)).rejects.toMatchObject({ code: "CORRUPT" });
    await writeFile(file, good);
    expect(await keys(backend)).toEqual(["1"]);
  });

  it("again is kept beside the first one", async () => {
    const backend = await open();
    await expect(keys(backend)).rejects.toMatchObject({ code: "CORRUPT" });
    await writeFile(file, good.subarray(0, 150));
    await expect(keys(backend)).rejects.toMatchObject({ code: "CORRUPT", details: { kept: `${kept()}-2` } });
    expect([(await stat(kept())).size, (await stat(`${kept()}-2`)).size]).toEqual([200, 150]);
  });

  it("can be deleted, with all that was set aside", async () => {
    const backend = await open();
    await expect(keys(backend)).rejects.toMatchObject({ code: "CORRUPT" });
    await backend.deleteSpace("s");
    expect(await documents()).toEqual([spaceFileName("healthy")]);
    await backend.commit(note("new"));
    expect(await keys(backend)).toEqual(["new"]);
  });

  it("that is only newer stays where it is", async () => {
    const newer = (await readFile(join(directory, spaceFileName("healthy")), "utf8")).replace(
      "maru-space/1",
      "maru-space/7",
    );
    await writeFile(file, newer);
    const backend = await open();
    await expect(keys(backend)).rejects.toMatchObject({ code: "UNKNOWN_FORMAT" });
    await expect(backend.commit(note("2"))).rejects.toMatchObject({ code: "UNKNOWN_FORMAT" });
    expect(await readFile(file, "utf8")).toBe(newer);
    expect(await backend.listSpaces({ from: "", to: "~", limit: 9 })).toHaveLength(1);
  });
});

describe("locks", () => {
  const holdLock = (work: () => Promise<void>) => {
    const locks = new FileLocks(join(directory, ".locks"), 1000, SYSTEM_TIMING);
    return locks.hold(lockNumber(spaceFileName("s"), LOCKS), work);
  };

  it("make a writer wait for another process, then give up by name; reads do not wait", async () => {
    const backend = await open({ busyTimeout: 100 });
    await backend.commit(note("1"));
    await holdLock(async () => {
      await expect(backend.commit(note("2"))).rejects.toMatchObject({
        code: "BUSY",
        details: { waited: 100 },
      });
      expect(await keys(backend)).toEqual(["1"]);
    });
    await backend.commit(note("3"));
    expect(await keys(backend)).toEqual(["1", "3"]);
  });

  it("protect a file that another process is still writing from being tidied away", async () => {
    await open();
    await writeFile(`${file}.tmp`, "half");
    await holdLock(async () => {
      await open({ busyTimeout: 50 });
      expect(await documents()).toContain(`${basename(file)}.tmp`);
    });
    await open();
    expect(await documents()).toEqual([]);
  });
});

describe("a backup", () => {
  it("[B11] is a folder that opens like the first, and is never replaced", async () => {
    const backend = await open();
    await backend.commit(note("1"));
    await backend.commit(note("1", "한글"));
    const copy = await backend.backup("daily");
    expect(copy).toBe(join(directory, "backups", "daily"));
    await backend.commit(note("2"));
    const restored = await open({ directory: copy });
    expect(await keys(restored)).toEqual(["1"]);
    expect(await keys(restored, "한글")).toEqual(["1"]);
    await expect(backend.backup("daily")).rejects.toMatchObject({ code: "UNREADABLE_PATH" });
    await expect(backend.backup("..")).rejects.toMatchObject({ code: "INVALID_ID" });
  });
});
