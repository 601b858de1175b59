import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runChild } from "../testing/kill.ts";
import { temporaryFolder } from "../testing/places.ts";
import { smallDisk } from "../testing/small-disk.ts";

describe.each(["file", "sqlite"] as const)("a full disk under the %s backend", (kind) => {
  let folder: string;
  let said: Readonly<Record<string, unknown>>;
  let how: string;

  beforeAll(async () => {
    folder = await temporaryFolder();
    const disk = join(folder, "disk");
    await mkdir(disk);
    const within = smallDisk(disk);
    how = within.how;
    const { lines } = await runChild({ program: "full-child", parameters: [kind, disk], within });
    said = Object.fromEntries(lines.map((line) => JSON.parse(line)));
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  // SQLite tells a file that may not grow from a disk that is full.
  const refused = () => (how === "limited" && kind === "sqlite" ? "UNREADABLE_PATH" : "STORAGE_FULL");

  it("[B9] refuses the write by name and keeps everything it acknowledged", () => {
    expect(said["full"]).toBe(refused());
    expect((said["acknowledged"] as string[]).length).toBeGreaterThan(2);
    expect(said["found"]).toEqual(said["acknowledged"]);
  });

  it("goes on when there is room again", () => {
    expect(said["huge among small"]).toBe(refused());
    expect(said["with room again"]).toBe("kept");
    expect(said["in the end"]).toBe(true);
  });

  it("[B9] that became read-only is named as that", () => {
    expect(said["read-only"]).toBe(how === "mounted" ? "READ_ONLY" : undefined);
  });
});
