import * as z from "zod";
import { isRuntimeError } from "../errors.ts";
import { failureOf } from "../models/retry-after.ts";
import type { RuntimePorts } from "../ports.ts";
import type { Budget } from "./budget.ts";
import type { Decided, Decision, DecisionRecord, ModelPort, ModelReply, Prompt } from "./decision.ts";
import { readAnswer } from "./read-answer.ts";

export interface Judge {
  readonly model: ModelPort | null;
  readonly budget: Budget;
  readonly ports: Pick<RuntimePorts, "wait" | "monotonic" | "random" | "now">;
  readonly signal: AbortSignal;
  readonly record: (record: DecisionRecord) => void;
}

/** One call of a model takes at most so long. */
const CALL_TIME = 20_000;
const ATTEMPTS = 3;
const PAUSE = 500;

/**
 * Lets the model judge if there is one, and the rules otherwise. The rules always have an answer: they take over when
 * the model is silent, slow, off its schema twice, or out of budget.
 */
export async function decide<Input, Result>(
  judge: Judge,
  decision: Decision<Input, Result>,
  input: Input,
): Promise<Decided<Result>> {
  const began = judge.ports.monotonic();
  const before = { tokens: judge.budget.tokens, calls: judge.budget.calls };
  const rules = decision.schema.parse(decision.rules(input));
  const outcome = await askModel(judge, decision, input, rules);
  judge.record({
    decision: decision.name,
    by: outcome.result === null ? "rules" : "model",
    prompt_version: outcome.result === null ? null : (decision.prompt?.version ?? null),
    tokens: judge.budget.tokens - before.tokens,
    calls: judge.budget.calls - before.calls,
    milliseconds: Math.round(judge.ports.monotonic() - began),
    fell_back: outcome.fellBack,
  });
  return outcome.result === null
    ? { result: rules, by: "rules" }
    : { result: outcome.result.value, by: "model" };
}

interface Outcome<Result> {
  readonly result: { readonly value: Result } | null;
  readonly fellBack: string | null;
}

async function askModel<Input, Result>(
  judge: Judge,
  decision: Decision<Input, Result>,
  input: Input,
  rules: Result,
): Promise<Outcome<Result>> {
  const { model, budget } = judge;
  const { prompt } = decision;
  if (model === null || prompt === undefined) return { result: null, fellBack: null };
  if (budget.spent !== null) return { result: null, fellBack: `budget: ${budget.spent}` };
  try {
    const asked = [{ role: "user" as const, content: prompt.ask(input) }];
    const first = await completeOnce(judge, model, decision, prompt, asked);
    const read = readAnswer(decision.schema, first.text);
    if (read.ok) return settled(decision, prompt, read.result, rules, input);
    const repaired = await completeOnce(judge, model, decision, prompt, [
      ...asked,
      { role: "assistant", content: first.text.slice(0, 4000) },
      {
        role: "user",
        content: `That does not fit the schema (${read.reason}). Answer again with the JSON object only.`,
      },
    ]);
    const again = readAnswer(decision.schema, repaired.text);
    if (again.ok) return settled(decision, prompt, again.result, rules, input);
    return { result: null, fellBack: `off schema: ${again.reason}` };
  } catch (error) {
    if (judge.signal.aborted) throw judge.signal.reason;
    return { result: null, fellBack: isRuntimeError(error) ? error.code : "the model failed" };
  }
}

function settled<Input, Result>(
  decision: Decision<Input, Result>,
  prompt: Prompt<Input, Result>,
  answer: Result,
  rules: Result,
  input: Input,
): Outcome<Result> {
  const value = decision.schema.safeParse(prompt.settle?.(answer, rules, input) ?? answer);
  return value.success
    ? { result: { value: value.data }, fellBack: null }
    : { result: null, fellBack: "unsettled" };
}

async function completeOnce<Input, Result>(
  judge: Judge,
  model: ModelPort,
  decision: Decision<Input, Result>,
  prompt: Prompt<Input, Result>,
  messages: readonly { role: "user" | "assistant"; content: string }[],
): Promise<ModelReply> {
  for (let attempt = 1; ; attempt += 1) {
    const began = judge.ports.monotonic();
    const stop = new AbortController();
    const signal = AbortSignal.any([judge.signal, stop.signal]);
    const limit = judge.ports.wait(Math.min(CALL_TIME, judge.budget.timeLeft), stop.signal).then(() => {
      stop.abort(new Error("the model did not answer in time"));
      throw new Error("the model did not answer in time");
    });
    try {
      const schema = z.toJSONSchema(decision.schema, { unrepresentable: "any" }) as Record<string, unknown>;
      const reply = await Promise.race([
        model.complete({ system: prompt.system, messages, schema, signal }),
        limit,
      ]);
      judge.budget.record({
        tokens: reply.tokens.input + reply.tokens.output,
        milliseconds: judge.ports.monotonic() - began,
      });
      return reply;
    } catch (error) {
      judge.budget.record({ tokens: 0, milliseconds: judge.ports.monotonic() - began });
      const failure = failureOf(error, judge.ports.now());
      const isOver = attempt >= ATTEMPTS || judge.budget.timeLeft === 0 || judge.signal.aborted;
      if (!failure.retry || isOver) throw error;
      const jitter = 0.5 + (judge.ports.random(1)[0] ?? 128) / 256;
      await judge.ports.wait(failure.after ?? PAUSE * 2 ** (attempt - 1) * jitter, judge.signal);
    } finally {
      stop.abort();
      limit.catch(() => undefined);
    }
  }
}
