import { expect, it } from "vitest";
import * as z from "zod";
import { callTool, type ToolCallRecord } from "./call-tool.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { defineTool } from "./tool.ts";
import { ToolFaults } from "./tool-faults.ts";

/** A tool whose source is down until it is told otherwise, called on a clock of our own. */
function setting() {
  let now = 0;
  let answer: (signal: AbortSignal) => Promise<string> = async () => {
    throw new Error("down");
  };
  let asked = 0;
  const breaker = new CircuitBreaker({ now: () => now, monotonic: () => now });
  const records: ToolCallRecord[] = [];
  const tool = defineTool({
    name: "market_data",
    description: { ko: "시세를 봐요.", en: "Looks at prices." },
    input: z.strictObject({ region: z.string() }),
    output: z.string(),
    attempts: 1,
    run: (_input, { signal }) => {
      asked += 1;
      return answer(signal);
    },
  });
  const call = (input: { region: string } = { region: "강남구" }, signal = new AbortController().signal) =>
    callTool(
      {
        work: async (work, input) => work.run(input),
        ports: {
          wait: () => new Promise(() => undefined),
          monotonic: () => now,
          random: (bytes) => new Uint8Array(bytes),
        },
        now: () => "",
        signal,
        faults: new ToolFaults(),
        breaker,
        record: (record) => records.push(record),
        retrying: () => undefined,
        once: (_tool, _input, perform) => perform(""),
      },
      tool,
      input,
    ).catch((error: { code?: string }) => error.code);
  const answers = (next: typeof answer) => {
    answer = next;
  };
  return {
    call,
    answers,
    asked: () => asked,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    repair: () => answers(async () => "3억"),
    /** A call whose turn is cancelled while the source is silent. */
    callAndCancel: () => {
      const stop = new AbortController();
      answers(
        (signal) =>
          new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("left")))),
      );
      const called = call(undefined, stop.signal);
      stop.abort();
      return called;
    },
  };
}

it("leaves a source alone after five failures, tries it after a minute, and goes on when it works", async () => {
  const { call, asked, pass, repair } = setting();
  for (let index = 0; index < 5; index += 1) expect(await call()).toBe("TOOL_FAILED");
  expect(await call()).toBe("TOOL_RESTING");
  expect(asked()).toBe(5);
  pass(60_000);
  expect(await call()).toBe("TOOL_FAILED");
  expect(await call()).toBe("TOOL_RESTING");
  pass(60_000);
  repair();
  expect(await call()).toBe("3억");
  expect(await call()).toBe("3억");
});

it("does not take nonsense for a failure of the source", async () => {
  const { call, repair } = setting();
  repair();
  for (let index = 0; index < 10; index += 1) expect(await call({ region: 7 } as never)).toBe("TOOL_INPUT");
  expect(await call()).toBe("3억");
});

it("does not take lost patience for one either", async () => {
  const { callAndCancel, call, repair } = setting();
  for (let index = 0; index < 10; index += 1) expect(await callAndCancel()).toBe("TOOL_FAILED");
  repair();
  expect(await call()).toBe("3억");
});

it("lets one call try it after the rest, while the others wait for what that one finds", async () => {
  const { call, asked, pass, answers } = setting();
  for (let index = 0; index < 5; index += 1) await call();
  pass(60_000);
  let repaired: (price: string) => void = () => undefined;
  answers(
    () =>
      new Promise((resolve) => {
        repaired = resolve;
      }),
  );
  const trial = call();
  expect(await Promise.all([call(), call()])).toEqual(["TOOL_RESTING", "TOOL_RESTING"]);
  expect(asked()).toBe(6);
  await Promise.resolve();
  repaired("3억");
  expect(await trial).toBe("3억");
  answers(async () => "4억");
  expect(await Promise.all([call(), call()])).toEqual(["4억", "4억"]);
});

it("lets the next call try it when the first was cancelled", async () => {
  const { call, pass, repair, callAndCancel } = setting();
  for (let index = 0; index < 5; index += 1) await call();
  pass(60_000);
  await callAndCancel();
  repair();
  expect(await call()).toBe("3억");
});
