import { copyFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStorage, type Storage } from "../../open-storage.ts";
import { temporaryFolder } from "../../testing/places.ts";
import { verifyAll } from "../../verify-all.ts";

let folder: string;
let storage: Storage;
let ids: string[];
beforeEach(async () => {
  folder = await temporaryFolder();
  storage = await openStorage(`file:${folder}`);
  ids = [];
  for (const user of ["지우", "민수"])
    ids.push((await storage.sessions.create({ tenant: "maru", user, assistant: "travel" })).id);
});
afterEach(async () => {
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

const files = async () => (await readdir(folder)).filter((name) => name.includes(".json")).sort();
const fileOf = async (id: string) => (await files()).find((name) => name.includes(id)) ?? "";
const reopen = async () => {
  await storage.close();
  storage = await openStorage(`file:${folder}`);
};

it("[D7] names every document with a flipped bit, wherever it is, and leaves it where it is", async () => {
  const name = await fileOf(ids[0] ?? "");
  const path = join(folder, name);
  const sound = await readFile(path);
  for (let tried = 0; tried < 48; tried += 1) {
    const bytes = Buffer.from(sound);
    const at = Math.floor((tried * bytes.length) / 48);
    bytes[at] = (bytes[at] as number) ^ (1 << (tried % 8));
    await writeFile(path, bytes);
    await reopen();
    const { findings } = await verifyAll(storage.vault);
    expect(findings).toEqual([
      { space: `session/${ids[0]}`, place: "document", problem: expect.stringContaining(name) },
    ]);
    expect(await readFile(path)).toEqual(bytes);
  }
});

it("[D7] [S7] a damaged document is left out by name until it is removed, also after it was set aside", async () => {
  const [first = "", second = ""] = ids;
  const path = join(folder, await fileOf(first));
  await writeFile(path, (await readFile(path)).subarray(0, -3));
  const left = async () => {
    const all = [];
    for await (const each of storage.sessions.all()) all.push(each);
    return all.map((each) => ("error" in each ? [each.id, each.error.code] : [each.id]));
  };
  expect(await left()).toEqual([[second], [first, "CORRUPT"]]);
  await expect(storage.sessions.get(first)).rejects.toMatchObject({ code: "CORRUPT" });
  expect(await left()).toEqual([[second], [first, "CORRUPT"]]);
  expect((await verifyAll(storage.vault)).findings).toMatchObject([{ place: "document" }]);
  await storage.sessions.remove(first);
  expect(await left()).toEqual([[second]]);
  expect((await files()).filter((name) => name.includes(first))).toEqual([]);
});

it("[D7] names a document that holds another space", async () => {
  const [first = "", second = ""] = ids;
  await copyFile(join(folder, await fileOf(first)), join(folder, await fileOf(second)));
  await reopen();
  expect((await verifyAll(storage.vault)).findings).toMatchObject([
    { space: `session/${second}`, problem: expect.stringContaining("holds another space") },
  ]);
});
