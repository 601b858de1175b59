import { mkdir, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SYSTEM_PORTS } from "@maru/runtime";
import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

const newLock = async () => join(await mkdtemp(join(tmpdir(), "maru-lock-")), "not there yet", "lock");

it("two who need the same thing have it done once, and both find it done", async () => {
  const lock = await newLock();
  let done = 0;
  const build = () =>
    oneAtATime(
      SYSTEM_PORTS,
      lock,
      async () => done === 0,
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        done += 1;
      },
    );
  await Promise.all([build(), build(), build()]);
  expect(done).toBe(1);
  expect(await readdir(join(lock, ".."))).toEqual([]);
});

it("what failed leaves the way free for the next", async () => {
  const lock = await newLock();
  const fail = oneAtATime(
    SYSTEM_PORTS,
    lock,
    async () => true,
    async () => {
      throw new Error("no room");
    },
  );
  await expect(fail).rejects.toThrow("no room");
  expect(await readdir(join(lock, ".."))).toEqual([]);
});

it("a lock whose holder died is not waited for for ever", async () => {
  const lock = await newLock();
  await mkdir(lock, { recursive: true });
  let isDone = false;
  let waited = 0;
  const wait = async (milliseconds: number) => {
    waited += milliseconds;
  };
  await oneAtATime(
    { wait },
    lock,
    async () => !isDone,
    async () => {
      isDone = true;
    },
  );
  expect(isDone).toBe(true);
  expect(waited).toBe(120_000);
});
