import { type Call, type DialogueState, type ModelStep, readToolCalls, waitingCalls } from "@maru/dialogue";
import { understand } from "@maru/language";
import type { StateDefinition, StateOf, UpdateOf } from "@maru/state";
import { describeFailure } from "../decisions/decide.ts";
import type { ModelToolCall } from "../decisions/decision.ts";
import type { ModelAccess } from "../decisions/model-access.ts";
import type { NodeContext } from "../graph/node-context.ts";
import type { Abilities, RulesRead } from "./behaviour.ts";
import { HAND_OVER, type ModelQuestion, modelQuestion } from "./model-question.ts";
import { openBeside } from "./open-beside.ts";

/**
 * Asks the model once. Its answer is what changes: it is committed before anything it asks for is done, so that after a
 * crash the answer is read and the model is not asked again.
 */
export async function askModel<Definition extends StateDefinition>(
  abilities: Abilities<Definition>,
  state: StateOf<Definition>,
  context: NodeContext,
): Promise<UpdateOf<Definition>> {
  const dialogue = state as unknown as DialogueState;
  const { heard, model_steps, operations } = dialogue;
  if (heard === null) return {} as UpdateOf<Definition>;
  const isFirst = model_steps.length === 0;
  const read = isFirst ? (abilities.rulesRead?.(state, heard.text, heard.at) ?? []) : [];
  const hints = isFirst ? read.map(({ call }) => withEverything(call)) : dialogue.hints;
  if (isFirst && context.model?.use === "unsure" && isClear(heard.text, read))
    return { heard: null, unread: heard.text, hints } as unknown as UpdateOf<Definition>;
  const { assistant } = context.session;
  const question = modelQuestion(abilities, { state, hints, assistant, now: context.now() });
  const step = await askOnce(question, operations.length, context);
  const calls = callsOf(step).slice(0, mostOf(context, operations.length));
  const waiting = waitingCalls(heard.turn, calls, "model").map((call, index) => ({
    ...call,
    id: `${heard.turn}.${operations.length + index + 1}`,
  }));
  const update = { hints, model_steps: [...model_steps, step], calls: waiting };
  return update as unknown as UpdateOf<Definition>;
}

function withEverything(call: RulesRead["call"]): Call {
  return { ...call, args: call.args ?? {} } as Call;
}

/** The rules have read every clause: there is nothing to ask. */
function isClear(text: string, read: readonly RulesRead[]): boolean {
  return read.length > 0 && openBeside(understand(text, { now: NEVER }), read).length === 0;
}

/** Clauses are the same at any time. */
const NEVER = "2000-01-01T00:00:00+09:00";

function mostOf({ model }: NodeContext, carriedOut: number): number {
  return Math.max(0, (model?.most.operations ?? 0) - carriedOut);
}

function callsOf({ called }: Pick<ModelStep, "called">): readonly Call[] {
  return readToolCalls(called.filter(({ name }) => name !== HAND_OVER)).calls;
}

async function askOnce(
  { system, tools, content, round, request, place }: ModelQuestion,
  carriedOut: number,
  { model, signal, ...context }: NodeContext,
): Promise<ModelStep> {
  const empty = { round, request, rounds_left: 0, called: [], reply: null, problems: [], milliseconds: 0 };
  const nothing = { ...empty, tokens: { input: 0, output: 0 } };
  if (model === null) return { ...nothing, model: "none", failed: "there is no model" };
  try {
    const messages = [{ role: "user" as const, content }];
    const answer = await model.ask({ system, tools, place, messages }, whyNot);
    const called = answer.calls.map(kept);
    const read = readToolCalls(called.filter(({ name }) => name !== HAND_OVER));
    const most = Math.max(0, model.most.operations - carriedOut);
    return {
      ...empty,
      rounds_left: Math.max(0, model.most.calls - round),
      model: model.name,
      called,
      reply: read.reply,
      problems: [...problemsWith(answer.calls, read.calls.length, most, model), ...read.problems],
      failed: null,
      tokens: answer.tokens,
      milliseconds: answer.milliseconds,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    context.logger.warn({ reason: describeFailure(error) }, "the rules answer instead of the model");
    return { ...nothing, model: model.name, failed: describeFailure(error) };
  }
}

function problemsWith(
  called: readonly ModelToolCall[],
  operations: number,
  left: number,
  { most }: ModelAccess,
): readonly string[] {
  if (called.length === 0) return ["call operations, or reply; words outside of calls reach nobody"];
  if (operations <= left) return [];
  return [`only ${most.operations} operations a message: ${operations - left} were left out`];
}

/** Why an answer leaves everything to the rules; the record says so. */
function whyNot(called: readonly ModelToolCall[]): string | null {
  if (called.length === 0) return "it called nothing";
  const { calls, reply } = readToolCalls(called.filter(({ name }) => name !== HAND_OVER));
  if (calls.length > 0 || reply !== null) return null;
  return called.some(({ name }) => name === HAND_OVER) ? "handed over" : "nothing in it could be read";
}

const LONGEST_NAME = 100;
/** More than the longest text that may be answered with. */
const LONGEST_CALL = 30_000;

/** What was called stays with the turn; what is too long to mean anything is cut, and cannot be read any more. */
function kept({ name, arguments: given }: ModelToolCall): ModelToolCall {
  return {
    name: name.slice(0, LONGEST_NAME),
    arguments: given.length > LONGEST_CALL ? given.slice(0, 1_000) : given,
  };
}
