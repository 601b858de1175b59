import { expect, it } from "vitest";
import * as z from "zod";
import { isRuntimeError, type RuntimeErrorCode } from "../errors.ts";
import { END } from "../graph/route.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { quickPorts } from "../testing/quick-ports.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { defineTool, type Tool } from "./tool.ts";

interface Answered {
  readonly notes: unknown;
  /** What the step tells of its calls. */
  readonly calls: readonly unknown[];
}

/** Calls the tool once with this input; the note is what it gave, or the code of what went wrong. */
async function callOnce(tool: Tool<never, string>, input: unknown): Promise<Answered> {
  const assistant = noteAssistant(
    {
      nodes: {
        write: {
          next: END,
          run: async (_state, { call }) => {
            const said = await call(tool, input as never).catch((error: unknown): RuntimeErrorCode => {
              if (!isRuntimeError(error)) throw error;
              return error.code;
            });
            return { notes: [said] };
          },
        },
      },
    },
    { tools: [tool as unknown as Tool] },
  );
  const { runtime, session, say, events } = await startRuntime(assistant, { ports: quickPorts() });
  await say("해 줘");
  const calls = (await events()).flatMap(({ data }) => (data as { tools?: unknown[] }).tools ?? []);
  return { notes: (await runtime.view(session)).state.notes, calls };
}

function prices(
  run: (signal: AbortSignal) => Promise<string> | string,
  given: object = {},
): Tool<never, string> {
  return defineTool({
    name: "prices",
    description: { ko: "값을 찾아요.", en: "Finds prices." },
    input: z.strictObject({ city: z.string() }),
    output: z.string().max(10),
    run: (_input, { signal }) => run(signal),
    ...given,
  }) as unknown as Tool<never, string>;
}

it("runs nothing on an input that does not fit its schema", async () => {
  let runs = 0;
  const tool = prices(() => {
    runs += 1;
    return "ok";
  });
  expect((await callOnce(tool, { town: "교토" })).notes).toEqual(["TOOL_INPUT"]);
  expect(runs).toBe(0);
});

it("takes nothing back that does not fit its schema, and does not ask for it again", async () => {
  const { notes, calls } = await callOnce(
    prices(() => "x".repeat(11)),
    { city: "교토" },
  );
  expect(notes).toEqual(["TOOL_OUTPUT"]);
  expect(calls).toMatchObject([{ tool: "prices", status: "failed", attempts: 1 }]);
});

it("is told to stop when its time is over, and tried again", async () => {
  let runs = 0;
  let stopped = 0;
  const tool = prices(
    (signal) => {
      runs += 1;
      if (runs === 3) return "320,000원";
      signal.addEventListener("abort", () => {
        stopped += 1;
      });
      return new Promise<string>(() => undefined);
    },
    { timeout: 30 },
  );
  const { notes, calls } = await callOnce(tool, { city: "교토" });
  expect([notes, stopped]).toEqual([["320,000원"], 2]);
  // What it was asked and what it gave are not part of the record.
  expect(calls).toEqual([
    { tool: "prices", status: "completed", attempts: 3, milliseconds: expect.any(Number) },
  ]);
});

it("fails after as many attempts as it declares", async () => {
  const broken = prices(
    () => {
      throw new Error("down");
    },
    { attempts: 2 },
  );
  const { notes, calls } = await callOnce(broken, { city: "교토" });
  expect(notes).toEqual(["TOOL_FAILED"]);
  expect(calls).toMatchObject([{ status: "failed", attempts: 2 }]);
});
