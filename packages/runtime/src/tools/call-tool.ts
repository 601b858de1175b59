import { isGraphBubbleUp } from "@langchain/langgraph";
import type { Plain } from "@maru/state";
import { isRuntimeError, RuntimeError } from "../errors.ts";
import type { NodeContext } from "../graph/node-context.ts";
import type { RuntimePorts } from "../ports.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import type { Tool } from "./tool.ts";
import type { ToolFaults } from "./tool-faults.ts";

/** What is kept of a call, for the inspector and the answer. Never the data itself. */
export interface ToolCallRecord {
  readonly tool: string;
  readonly status: "completed" | "failed";
  readonly attempts: number;
  readonly milliseconds: number;
}

export interface ToolRunner {
  readonly ports: Pick<RuntimePorts, "wait" | "monotonic" | "random">;
  readonly now: () => string;
  readonly signal: AbortSignal;
  /** Runs what only computes where nobody else has to wait for it. */
  readonly work: NodeContext["work"];
  readonly faults: ToolFaults;
  readonly breaker: CircuitBreaker;
  readonly record: (call: ToolCallRecord) => void;
  readonly retrying: (tool: string, attempt: number, attempts: number) => void;
  /** Runs the body at most once, whatever happens; null for tools that only read. */
  readonly once: (tool: Tool, input: unknown, perform: (key: string) => Promise<Plain>) => Promise<Plain>;
}

/** The pause before the second attempt; each further one is twice as long. */
const PAUSE = 200;

/** Validates, times, retries and records one call. Throws RuntimeError when the tool could not do it. */
export async function callTool<Input, Output>(
  runner: ToolRunner,
  tool: Tool<Input, Output>,
  given: Input,
): Promise<Output> {
  const input = tool.input.safeParse(given);
  if (!input.success)
    throw new RuntimeError("TOOL_INPUT", { tool: tool.name, reason: issuesOf(input.error.issues) });
  const began = runner.ports.monotonic();
  const record = (status: ToolCallRecord["status"], attempts: number) =>
    runner.record({
      tool: tool.name,
      status,
      attempts,
      milliseconds: Math.round(runner.ports.monotonic() - began),
    });
  for (let attempt = 1; ; attempt += 1) {
    let isTrial = false;
    try {
      ({ isTrial } = runner.breaker.admit(tool.name));
      const output = await attemptOnce(runner, tool, input.data, attempt);
      runner.breaker.succeeded(tool.name);
      record("completed", attempt);
      return output;
    } catch (error) {
      if (blamesSource(error, runner.signal)) runner.breaker.failed(tool.name);
      else if (isTrial) runner.breaker.learnedNothing(tool.name);
      if (isGraphBubbleUp(error)) throw error;
      if (attempt >= tool.attempts || runner.signal.aborted || !isWorthRetrying(error)) {
        record("failed", attempt);
        throw error;
      }
      runner.retrying(tool.name, attempt + 1, tool.attempts);
      const jitter = 0.5 + (runner.ports.random(1)[0] ?? 128) / 256;
      await runner.ports.wait(PAUSE * 2 ** (attempt - 1) * jitter, runner.signal);
    }
  }
}

async function attemptOnce<Input, Output>(
  runner: ToolRunner,
  tool: Tool<Input, Output>,
  input: Input,
  attempt: number,
): Promise<Output> {
  switch (runner.faults.next(tool.name, input)) {
    case "error":
      throw new RuntimeError("TOOL_FAILED", {
        tool: tool.name,
        reason: "the source is down",
        attempts: attempt,
      });
    case "timeout":
      throw new RuntimeError("TOOL_TIMED_OUT", {
        tool: tool.name,
        milliseconds: tool.timeout,
        attempts: attempt,
      });
    case "empty":
      if (tool.empty !== null) return tool.empty;
      break;
    case null:
      break;
  }
  const run = (key: string) => runWithin(runner, tool, input, key, attempt);
  const output =
    tool.effect.type === "read"
      ? await run("")
      : await runner.once(tool as Tool, input, async (key) => (await run(key)) as Plain);
  const parsed = tool.output.safeParse(output);
  if (!parsed.success)
    throw new RuntimeError("TOOL_OUTPUT", { tool: tool.name, reason: issuesOf(parsed.error.issues) });
  return parsed.data;
}

async function runWithin<Input, Output>(
  runner: ToolRunner,
  tool: Tool<Input, Output>,
  input: Input,
  key: string,
  attempt: number,
): Promise<Output> {
  const stop = new AbortController();
  const signal = AbortSignal.any([runner.signal, stop.signal]);
  const limit = runner.ports.wait(tool.timeout, stop.signal).then(() => {
    throw new RuntimeError("TOOL_TIMED_OUT", {
      tool: tool.name,
      milliseconds: tool.timeout,
      attempts: attempt,
    });
  });
  try {
    const context = { signal, now: runner.now, key };
    const pure = { name: `tool/${tool.name}`, run: (given: Input) => tool.run(given, context) };
    const running = tool.isPure ? runner.work(pure, input) : tool.run(input, context);
    return await Promise.race([running, limit]);
  } catch (error) {
    if (isRuntimeError(error) || isGraphBubbleUp(error)) throw error;
    const reason = error instanceof Error ? error.message : "it threw something that is no error";
    throw new RuntimeError("TOOL_FAILED", { tool: tool.name, reason, attempts: attempt }, { cause: error });
  } finally {
    stop.abort();
    limit.catch(() => undefined);
  }
}

/**
 * A refused input or a turn that was cancelled says nothing about the source: nobody may close it for others by
 * sending nonsense or by losing patience.
 */
function blamesSource(error: unknown, signal: AbortSignal): boolean {
  return !signal.aborted && (isWorthRetrying(error) || isRuntimeError(error, "TOOL_OUTPUT"));
}

/** A refused input or a broken answer stays what it is; only what may pass by itself is tried again. */
function isWorthRetrying(error: unknown): boolean {
  return isRuntimeError(error, "TOOL_FAILED") || isRuntimeError(error, "TOOL_TIMED_OUT");
}

function issuesOf(issues: readonly { path: PropertyKey[]; code: string }[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${issue.path.map(String).join(".") || "it"}: ${issue.code}`)
    .join("; ");
}
