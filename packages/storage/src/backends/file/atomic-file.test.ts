import { readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/places.ts";
import { removeFile, replaceFile, unfinishedName } from "./atomic-file.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  path = join(folder, "document");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("replacing a file", () => {
  it("leaves the new content, private, and nothing beside it", async () => {
    await replaceFile(path, Buffer.from("old"));
    await replaceFile(path, Buffer.from("new"));
    expect(await readFile(path, "utf8")).toBe("new");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["document"]);
  });

  it("does not write through a link that someone put in its way", async () => {
    const target = join(folder, "elsewhere");
    await writeFile(target, "untouched");
    await symlink(target, unfinishedName(path));
    await symlink(target, path);
    await replaceFile(path, Buffer.from("new"));
    expect(await readFile(target, "utf8")).toBe("untouched");
    expect(await readFile(path, "utf8")).toBe("new");
  });

  it("[D5] that fails leaves everything as it was", async () => {
    const gone = join(folder, "missing", "document");
    await expect(replaceFile(gone, Buffer.from("new"))).rejects.toMatchObject({ code: "ENOENT" });
    expect(await readdir(folder)).toEqual([]);
  });
});

it("removing a file that is not there is fine", async () => {
  await writeFile(path, "");
  await removeFile(path);
  await removeFile(path);
  expect(await readdir(folder)).toEqual([]);
});
