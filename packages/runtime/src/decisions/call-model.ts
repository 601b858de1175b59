import { RuntimeError } from "../errors.ts";
import { failureOf } from "../models/retry-after.ts";
import type { RuntimePorts } from "../ports.ts";
import type { Budget } from "./budget.ts";
import type { ModelPort, ModelPrice, ModelReply, ModelRequest, Tokens } from "./decision.ts";
import type { Spent } from "./spent.ts";

export interface Caller {
  readonly budget: Budget;
  readonly ports: Pick<RuntimePorts, "wait" | "monotonic" | "random" | "now">;
  readonly signal: AbortSignal;
  /** What one call cost, failed or not. */
  readonly paid: (spent: Spent) => void;
  /** The pieces of text that were told are void: another attempt follows. */
  readonly startOver: () => void;
}

export type Question = Pick<ModelRequest, "system" | "messages" | "schema" | "tools" | "place" | "onToken">;

const ATTEMPTS = 3;
/** The pause before the second attempt; the next one is twice as long. */
const PAUSE = 500;

/** Asks until the model has answered, as often and as long as the budget and the kind of failure allow. */
export async function callModel(caller: Caller, model: ModelPort, question: Question): Promise<ModelReply> {
  const { budget, ports, signal } = caller;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callOnce(caller, model, question);
    } catch (error) {
      if (signal.aborted || attempt >= ATTEMPTS || budget.spent !== null) throw error;
      const failure = failureOf(error, ports.now());
      if (!failure.retry) throw error;
      const jitter = 0.5 + (ports.random(1)[0] ?? 128) / 256;
      const pause = failure.after ?? PAUSE * 2 ** (attempt - 1) * jitter;
      // Who asks for more patience than there is gets no second question.
      if (pause >= budget.timeLeft) throw error;
      caller.startOver();
      await ports.wait(pause, signal);
      budget.paused(pause);
    }
  }
}

/** One attempt, for as long as the budget allows and whoever asks has patience. */
export async function callOnce(
  caller: Omit<Caller, "startOver">,
  model: ModelPort,
  question: Question,
  patience = Number.POSITIVE_INFINITY,
): Promise<ModelReply> {
  const { budget, ports } = caller;
  const began = ports.monotonic();
  const stop = new AbortController();
  const limit = ports.wait(Math.min(budget.callTime, patience), stop.signal).then(() => {
    throw new RuntimeError("MODEL_FAILED", { reason: "it took too long" });
  });
  let tokens: Tokens = { input: 0, output: 0 };
  try {
    const reply = await Promise.race([
      model.complete({
        ...question,
        signal: AbortSignal.any([caller.signal, stop.signal]),
        onUsage: (used) => {
          tokens = used;
        },
      }),
      limit,
    ]);
    tokens = reply.tokens;
    return reply;
  } finally {
    stop.abort();
    limit.catch(() => undefined);
    const spent = { tokens: tokens.input + tokens.output, cost: costOf(tokens, model.price) };
    budget.called({ ...spent, milliseconds: ports.monotonic() - began });
    caller.paid(spent);
  }
}

function costOf(tokens: Tokens, price: ModelPrice | null): number {
  if (price === null) return 0;
  return (tokens.input * price.input + tokens.output * price.output) / 1_000_000;
}
