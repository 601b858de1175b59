import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/places.ts";
import { SYSTEM_TIMING } from "../patience.ts";
import { FileLocks } from "./file-locks.ts";

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const locks = (busyTimeout = 2000) => new FileLocks(folder, busyTimeout, SYSTEM_TIMING);

it("two holders of one lock never overlap, also when one of them fails", async () => {
  const [here, there] = [locks(), locks()];
  let holders = 0;
  const work = async () => {
    holders += 1;
    expect(holders).toBe(1);
    await setTimeout(3);
    holders -= 1;
    if (holders === 0) throw new Error("failed while holding");
  };
  const held = Array.from({ length: 6 }, (_, index) => (index % 2 ? here : there).hold(1, work));
  const results = await Promise.allSettled(held);
  expect(results.map((result) => result.status === "rejected" && result.reason.message)).toEqual(
    Array(6).fill("failed while holding"),
  );
});

it("different locks do not wait for each other", async () => {
  const [here, there] = [locks(50), locks(50)];
  await here.hold(1, () => there.hold(2, async () => {}));
  await expect(here.hold(1, () => there.hold(1, async () => {}))).rejects.toMatchObject({ code: "BUSY" });
});

it("a lock file stays empty and private", async () => {
  await locks().hold(3, async () => {});
  expect(await readdir(folder)).toEqual(["3.lock"]);
  const { size, mode } = await stat(join(folder, "3.lock"));
  expect({ size, mode: mode & 0o777 }).toEqual({ size: 0, mode: 0o600 });
});
