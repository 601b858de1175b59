import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/places.ts";
import { createPrivateFile, createPrivateFolder } from "./private-file.ts";

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe("private files and folders", () => {
  it("are made where they are missing, for this user alone", async () => {
    await createPrivateFile(join(folder, "a", "b", "file"));
    expect(await mode(join(folder, "a"))).toBe("700");
    expect(await mode(join(folder, "a", "b"))).toBe("700");
    expect(await mode(join(folder, "a", "b", "file"))).toBe("600");
  });

  it("are left as they are where they exist, however many come at once", async () => {
    await mkdir(join(folder, "a"), { mode: 0o755 });
    await writeFile(join(folder, "a", "file"), "content");
    await Promise.all(Array.from({ length: 8 }, () => createPrivateFile(join(folder, "a", "file"))));
    await Promise.all(Array.from({ length: 8 }, () => createPrivateFolder(join(folder, "a", "deep", "er"))));
    expect((await stat(join(folder, "a", "file"))).size).toBe(7);
    expect(await mode(join(folder, "a"))).toBe("755");
  });

  it("are refused where a file is in the way or the system allows none", async () => {
    await writeFile(join(folder, "file"), "");
    const unreadable = { code: "UNREADABLE_PATH" };
    await expect(createPrivateFile(join(folder, "file", "x"))).rejects.toMatchObject(unreadable);
    await expect(createPrivateFile(join(folder, "file", "x", "y"))).rejects.toMatchObject(unreadable);
    await expect(createPrivateFile("/proc/nowhere/file")).rejects.toMatchObject(unreadable);
  });
});
