import { isGraphBubbleUp } from "@langchain/langgraph";
import { RuntimeError, type RuntimeErrorCode } from "../errors.ts";
import type { NodeContext } from "../graph/node-context.ts";
import { runAround } from "../graph/run-context.ts";
import { within } from "../graph/within.ts";
import type { Step } from "./plan-field.ts";
import type { Schedule } from "./schedule.ts";

/** The pause before the second attempt; each further one is twice as long. */
const PAUSE = 1000;

/** What stays as it is, however often it is tried. */
const FOR_GOOD: ReadonlySet<RuntimeErrorCode> = new Set([
  "TOOL_INPUT",
  "TOOL_OUTPUT",
  "TOOL_NOT_ALLOWED",
  "TOOL_NOT_APPROVED",
  "TOOL_RESTING",
  "UNKNOWN_TOOL",
  "EFFECT_UNCERTAIN",
  "BUDGET_SPENT",
  "ADDRESS_REFUSED",
  "QUERY_REFUSED",
]);

/** Tries one step as often and as long as its schedule says. Throws what the last attempt threw. */
export async function workOnStep<Result>(
  step: Step,
  schedule: Schedule,
  context: NodeContext,
  work: (context: NodeContext) => Result | Promise<Result>,
): Promise<Result> {
  const { run: outer, place } = runAround(context);
  const run = { ...outer, signal: context.signal };
  const attempts = 1 + schedule.retry_count;
  const milliseconds = schedule.timeout * 1000;
  const tooLate = () => new RuntimeError("NODE_TIMED_OUT", { node: step.step_id, milliseconds });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await within(run, { milliseconds, tooLate }, (signal) =>
        work(run.contextFor(place, signal, context.input)),
      );
    } catch (error) {
      const isOver = attempt >= attempts || run.signal.aborted || isForGood(error);
      if (isGraphBubbleUp(error) || isOver) throw error;
      context.logger.info({ step: step.step_id, attempt }, "a step is tried again");
      context.progress({ message: retrying(step, attempt + 1, attempts, context) });
      await run.wait(PAUSE * 2 ** (attempt - 1) * (0.5 + run.random()), run.signal);
    }
  }
}

function isForGood(error: unknown): boolean {
  return error instanceof RuntimeError && FOR_GOOD.has(error.code);
}

function retrying(step: Step, attempt: number, attempts: number, { language }: NodeContext): string {
  return language === "ko"
    ? `${step.task} 다시 시도하는 중이에요 (${attempt}/${attempts})`
    : `Trying ${step.task} again (${attempt}/${attempts})`;
}
