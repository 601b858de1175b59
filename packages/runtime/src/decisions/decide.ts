import { redactText } from "@maru/state";
import * as z from "zod";
import { isRuntimeError } from "../errors.ts";
import type { Logger } from "../logging/logger.ts";
import { statusOf } from "../models/retry-after.ts";
import { type Caller, callModel, type Question } from "./call-model.ts";
import type { Decided, Decision, DecisionRecord, ModelPort, Prompt } from "./decision.ts";
import { type ReadAnswer, readAnswer, readText } from "./read-answer.ts";

export interface Judge extends Pick<Caller, "budget" | "ports" | "signal"> {
  readonly model: ModelPort | null;
  /** Lets the rules decide, wherever that is done. */
  readonly rules: <Input, Result>(decision: Decision<Input, Result>, input: Input) => Promise<Result>;
  readonly logger: Logger;
  readonly record: (record: DecisionRecord) => void;
  /** Shows a piece of an answer while it is written. */
  readonly token: (text: string) => void;
  /** The pieces shown so far do not count. */
  readonly tokensDropped: () => void;
}

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
  const spent = { tokens: 0, cost: 0, calls: 0 };
  const rules = decision.schema.parse(await judge.rules(decision, input));
  const stream = streamOf(judge);
  const caller: Caller = {
    budget: judge.budget,
    ports: judge.ports,
    signal: judge.signal,
    startOver: stream.drop,
    paid: ({ tokens, cost }) => {
      spent.tokens += tokens;
      spent.cost += cost;
      spent.calls += 1;
    },
  };
  const outcome = await askModel(judge, caller, decision, input, rules, stream);
  if (outcome.fellBack !== null) {
    stream.drop();
    judge.logger.warn(
      { decision: decision.name, reason: outcome.fellBack },
      "the rules answer instead of the model",
    );
  }
  judge.record({
    decision: decision.name,
    by: outcome.result === null ? "rules" : "model",
    prompt_version: outcome.result === null ? null : (decision.prompt?.version ?? null),
    ...spent,
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

interface Stream {
  readonly token: (text: string) => void;
  readonly drop: () => void;
}

/** Nobody is told to forget what was never shown. */
function streamOf(judge: Judge): Stream {
  let isShown = false;
  return {
    token: (text) => {
      isShown = true;
      judge.token(text);
    },
    drop: () => {
      if (isShown) judge.tokensDropped();
      isShown = false;
    },
  };
}

async function askModel<Input, Result>(
  judge: Judge,
  caller: Caller,
  decision: Decision<Input, Result>,
  input: Input,
  rules: Result,
  stream: Stream,
): Promise<Outcome<Result>> {
  const { model, budget } = judge;
  const { prompt } = decision;
  if (model === null || prompt === undefined) return { result: null, fellBack: null };
  if (budget.spent !== null) return { result: null, fellBack: `budget: ${budget.spent}` };
  try {
    const question = questionOf(decision, prompt, input, stream);
    const first = await callModel(caller, model, question);
    const read = readReply(decision, prompt, first.text);
    if (read.ok) return settled(decision, prompt, read.result, rules, input);
    if (budget.spent !== null) return { result: null, fellBack: `budget: ${budget.spent}` };
    stream.drop();
    const repaired = await callModel(caller, model, repairOf(question, first.text, read.reason));
    const again = readReply(decision, prompt, repaired.text);
    if (again.ok) return settled(decision, prompt, again.result, rules, input);
    return { result: null, fellBack: `off schema: ${again.reason}` };
  } catch (error) {
    if (judge.signal.aborted) throw judge.signal.reason;
    return { result: null, fellBack: describeFailure(error) };
  }
}

function questionOf<Input, Result>(
  decision: Decision<Input, Result>,
  prompt: Prompt<Input, Result>,
  input: Input,
  stream: Stream,
): Question {
  const asked = {
    system: prompt.system,
    messages: [{ role: "user" as const, content: redactText(prompt.ask(input)) }],
  };
  if (prompt.format === "text") return { ...asked, schema: null, onToken: stream.token };
  const schema = z.toJSONSchema(decision.schema, { unrepresentable: "any", io: "input" });
  return { ...asked, schema: schema as Record<string, unknown> };
}

/** Shows the model what it said and what is wrong with it. */
function repairOf(question: Question, said: string, reason: string): Question {
  return {
    ...question,
    messages: [
      ...question.messages,
      // An empty message is refused by some servers.
      { role: "assistant", content: said.slice(0, 4000).trim() || "…" },
      { role: "user", content: `That does not fit (${reason}). Answer again, with nothing but the answer.` },
    ],
  };
}

function readReply<Input, Result>(
  decision: Decision<Input, Result>,
  prompt: Prompt<Input, Result>,
  text: string,
): ReadAnswer<Result> {
  return prompt.format === "text" ? readText(decision.schema, text) : readAnswer(decision.schema, text);
}

function settled<Input, Result>(
  decision: Decision<Input, Result>,
  prompt: Prompt<Input, Result>,
  answer: Result,
  rules: Result,
  input: Input,
): Outcome<Result> {
  const value = decision.schema.safeParse(
    prompt.settle === undefined ? answer : prompt.settle(answer, rules, input),
  );
  return value.success
    ? { result: { value: value.data }, fellBack: null }
    : { result: null, fellBack: "unsettled" };
}

/** Why a model gave nothing, without the words of strangers. */
export function describeFailure(error: unknown): string {
  if (isRuntimeError(error, "MODEL_FAILED")) return error.details.reason;
  if (isRuntimeError(error, "MISSING_PACKAGE")) return error.message;
  const status = statusOf(error);
  if (status !== null) return `status ${status}`;
  return `the model failed (${error instanceof Error ? error.name : "unknown"})`;
}
