import { link, mkdir, readdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isStorageError, openStorage } from "@maru/storage";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OWNER, openStore, type Store } from "./open-stores.ts";

const NAMES = [
  "../outside",
  "../../outside",
  "..%2foutside",
  "%2e%2e/outside",
  "..\\outside",
  "/etc/outside",
  "C:\\outside",
  "CON",
  "nul.json",
  ".",
  "..",
  "~",
  "a".repeat(300),
  "．．／outside",
  "‥/outside",
  "x\u202Egnp.json",
  "-rf",
];

describe("B2: hostile names on the file backend", () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore("file");
  });
  afterEach(() => store.dispose());

  const outside = async () => (await readdir(store.folder)).filter((name) => name !== "store");
  const documents = async () =>
    (await readdir(join(store.folder, "store"), { withFileTypes: true })).filter((each) => each.isFile());

  it("are refused as session ids and touch no file", async () => {
    for (const name of [...NAMES, "a\0b"]) {
      await expect(store.storage.sessions.find(name)).rejects.toMatchObject({ code: "INVALID_ID" });
      await expect(store.storage.sessions.remove(name)).rejects.toMatchObject({ code: "INVALID_ID" });
    }
    expect(await documents()).toEqual([]);
    expect(await outside()).toEqual([]);
  });

  it("as threads, tenants and users stay inside the folder, each in a file of its own", async () => {
    for (const name of NAMES) {
      await store.storage.vault.commit(`thread/${encodeURIComponent(name)}`, {
        writes: [{ table: "log", key: name, value: name }],
      });
      await store.storage.vault.commit(`raw ${name}`, { writes: [{ table: "log", key: "k", value: name }] });
    }
    expect(await documents()).toHaveLength(NAMES.length * 2);
    for (const { name } of await documents()) expect(name).toMatch(/^[A-Za-z0-9-]*_[0-9a-f]{32}\.json$/);
    expect(await outside()).toEqual([]);
    for (const name of NAMES) {
      const [rows] = await store.storage.vault.read(`raw ${name}`, [{ type: "row", table: "log", key: "k" }]);
      expect(rows?.[0]?.value).toBe(name);
    }
  });

  it("as a backup's name are refused", async () => {
    for (const name of NAMES.filter((each) => each !== "CON"))
      await expect(store.storage.vault.backend.backup(name)).rejects.toMatchObject({ code: "INVALID_ID" });
    await expect(store.storage.vault.backend.backup("CON")).rejects.toSatisfy(isStorageError);
    expect(await outside()).toEqual([]);
  });
});

describe("B2: links in the folder", () => {
  let store: Store;
  let victim: string;
  beforeEach(async () => {
    store = await openStore("file");
    victim = join(store.folder, "victim.json");
    await writeFile(victim, "남의 파일");
  });
  afterEach(() => store.dispose());

  const fileOf = async () => {
    const [name] = (await readdir(join(store.folder, "store"))).filter((each) => each.endsWith(".json"));
    return join(store.folder, "store", name ?? "");
  };

  it("in the place of a session are neither read nor written through", async () => {
    const session = await store.storage.sessions.create(OWNER);
    const path = await fileOf();
    await rename(path, `${path}.moved`);
    await symlink(victim, path);
    const other = await store.again();
    await expect(other.sessions.find(session.id)).rejects.toMatchObject({ code: "INTEGRITY" });
    await expect(other.sessions.rename(session, "새 이름")).rejects.toSatisfy(isStorageError);
    expect(await readFile(victim, "utf8")).toBe("남의 파일");
  });

  it("that wait for the unfinished file are not written through", async () => {
    const session = await store.storage.sessions.create(OWNER);
    await symlink(victim, `${await fileOf()}.tmp`);
    await store.storage.sessions.rename(session, "새 이름").catch(() => {});
    expect(await readFile(victim, "utf8")).toBe("남의 파일");
  });

  it("that make one session's file another's are noticed", async () => {
    const first = await store.storage.sessions.create(OWNER);
    const path = await fileOf();
    const second = await store.storage.sessions.create(OWNER);
    const [other = ""] = (await readdir(join(store.folder, "store")))
      .filter((each) => each.endsWith(".json"))
      .map((each) => join(store.folder, "store", each))
      .filter((each) => each !== path);
    await rename(other, `${other}.moved`);
    await link(path, other);
    const fresh = await store.again();
    await expect(fresh.sessions.find(second.id)).rejects.toMatchObject({ code: "INTEGRITY" });
    expect(await fresh.sessions.find(first.id)).toEqual(first);
  });

  it("to a folder in the place of a document is refused, and so is a file in the place of the folder", async () => {
    const session = await store.storage.sessions.create(OWNER);
    const path = await fileOf();
    await rename(path, `${path}.moved`);
    await mkdir(path);
    const fresh = await store.again();
    await expect(fresh.sessions.find(session.id)).rejects.toSatisfy(isStorageError);
    await expect(openStorage(`file:${victim}`)).rejects.toMatchObject({ code: "UNREADABLE_PATH" });
  });
});
