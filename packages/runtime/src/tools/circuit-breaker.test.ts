import { expect, it } from "vitest";
import * as z from "zod";
import { callTool, type ToolCallRecord } from "./call-tool.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { defineTool } from "./tool.ts";
import { ToolFaults } from "./tool-faults.ts";

/** A tool whose source is down until it is told otherwise, called on a clock of our own. */
function setting() {
  let now = 0;
  let isDown = true;
  let asked = 0;
  const breaker = new CircuitBreaker({ now: () => now, monotonic: () => now });
  const records: ToolCallRecord[] = [];
  const tool = defineTool({
    name: "market_data",
    description: { ko: "시세를 봐요.", en: "Looks at prices." },
    input: z.strictObject({ region: z.string() }),
    output: z.string(),
    attempts: 1,
    run: () => {
      asked += 1;
      if (isDown) throw new Error("down");
      return "3억";
    },
  });
  const call = (input: { region: string } = { region: "강남구" }) =>
    callTool(
      {
        ports: {
          wait: () => new Promise(() => undefined),
          monotonic: () => now,
          random: (bytes) => new Uint8Array(bytes),
        },
        now: () => "",
        signal: new AbortController().signal,
        faults: new ToolFaults(),
        breaker,
        record: (record) => records.push(record),
        retrying: () => undefined,
        once: (_tool, _input, perform) => perform(""),
      },
      tool,
      input,
    ).catch((error: { code?: string }) => error.code);
  return {
    call,
    asked: () => asked,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    repair: () => {
      isDown = false;
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
