import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRuntimeError } from "../errors.ts";
import { BusyTime } from "./busy-time.ts";
import { INLINE_WORK, type WorkPort } from "./pure-work.ts";
import { threadWork } from "./thread-work.ts";

const { resolve } = createRequire(import.meta.url);
let threads: WorkPort;
beforeAll(() => {
  threads = threadWork({
    file: resolve("../testing/hard-work.ts"),
    execArgv: ["--import", pathToFileURL(resolve("tsx")).href],
    busy: 400,
    memory: 64,
  });
});
afterAll(() => threads.close());

const ask = (name: string, input: unknown, owner = "anybody", signal = new AbortController().signal) =>
  threads.perform<unknown, unknown>({ name, run: () => undefined }, input, { owner, signal });

describe("work in threads", { timeout: 60_000 }, () => {
  it("gives what it gives in this thread", async () => {
    const double = { name: "double", run: (number: number) => number * 2 };
    const asking = { owner: "me", signal: new AbortController().signal };
    expect(await threads.perform(double, 21, asking)).toBe(42);
    expect(await INLINE_WORK.perform(double, 21, asking)).toBe(42);
  });

  it.each([
    ["that never ends", "never", null],
    ["that an expression never ends", "tangled", `${"가".repeat(40)}나`],
    ["that fills the memory", "fill", null],
  ])(
    "is ended where it is one %s, while others are served, and the next is done again",
    async (_, name, input) => {
      const hard = ask(name, input, "hostile").catch((error: unknown) => error);
      expect(await ask("double", 4, "somebody else")).toBe(8);
      expect(isRuntimeError(await hard, "TOO_HARD_TO_READ")).toBe(true);
      expect(await ask("double", 5, "hostile")).toBe(10);
    },
  );

  it("is not ended for having waited", async () => {
    expect(await ask("wait", 900)).toBe("waited");
  });

  it("fails as it would have failed here", async () => {
    const refused = await ask("refuse", null).catch((error: unknown) => error);
    expect(isRuntimeError(refused, "SESSION_BUSY")).toBe(true);
  });

  it("of one person is done one after the other, so that a thread is left for others", async () => {
    const [first, second] = [
      ask("never", null, "one").catch(String),
      ask("never", null, "one").catch(String),
    ];
    expect(await ask("double", 1, "other")).toBe(2);
    await Promise.all([first, second]);
  });

  it("stops with the turn that it was done for", async () => {
    const stop = new AbortController();
    const asked = ask("never", null, "me", stop.signal).catch((error: unknown) => error);
    stop.abort(new Error("cancelled"));
    expect(await asked).toEqual(new Error("cancelled"));
  });
});

it("a thread that a loaded machine does not let run has computed no more than the whole process", () => {
  const time = new BusyTime({ active: 0, processor: 0 });
  expect(time.add({ active: 1_000, processor: 30 })).toBe(30);
  expect(time.add({ active: 1_500, processor: 3_000 })).toBe(530);
});
