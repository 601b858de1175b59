import { createHash } from "node:crypto";
import {
  type DialogueState,
  type ModelStep,
  messagePrompt,
  REPLY_TOOL,
  readToolCalls,
  replyProblems,
  systemPrompt,
  toolDefinitions,
  waitingCalls,
} from "@maru/dialogue";
import { understand } from "@maru/language";
import type { Message, StateDefinition, StateOf, UpdateOf } from "@maru/state";
import { describeFailure } from "../decisions/decide.ts";
import type { ModelPlace, ModelTool } from "../decisions/decision.ts";
import type { NodeContext } from "../graph/node-context.ts";
import type { Abilities } from "./behaviour.ts";

/** More rounds than any message needs; what was found by then is told. */
export const MOST_ROUNDS = 4;

/** The tool by which a model leaves a message to the rules: what no operation can do yet. */
const HAND_OVER = "hand_over";

const HAND_OVER_TOOL: ModelTool = {
  name: HAND_OVER,
  description:
    "leaves the whole message to the rules, which can do what no operation here can. Only alone, and only where no operation fits.",
  parameters: { type: "object", properties: {}, additionalProperties: false },
};

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
  const { heard, model_steps } = dialogue;
  if (heard === null) return {} as UpdateOf<Definition>;
  const { system, tools } = fixedPart(abilities);
  const content = contentFor(abilities, state, context);
  const round = model_steps.length + 1;
  const request = hash(system, content);
  const place = placeOf(state, context.session.assistant, round);
  const step = await askOnce({ system, tools, content, round, request, place }, context);
  const { calls } = readToolCalls(step.called.filter(({ name }) => !isHandOver(name)));
  const waiting = waitingCalls(heard.turn, calls, "model").map((call, index) => ({
    ...call,
    id: `${heard.turn}.${dialogue.operations.length + index + 1}`,
  }));
  return { model_steps: [...model_steps, step], calls: waiting } as unknown as UpdateOf<Definition>;
}

interface Asked {
  readonly system: string;
  readonly tools: readonly ModelTool[];
  readonly content: string;
  readonly round: number;
  readonly request: string;
  readonly place: ModelPlace;
}

function placeOf(state: unknown, assistant: string, round: number): ModelPlace {
  const { messages } = state as { readonly messages: readonly Message[] };
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return { id: `${hash(assistant, ...said).slice(0, 16)}-${round}`, said, round };
}

async function askOnce(asked: Asked, { model, signal }: NodeContext): Promise<ModelStep> {
  const { system, tools, content, round, request, place } = asked;
  const empty = { round, request, called: [], reply: null, problems: [], milliseconds: 0 };
  const nothing = { ...empty, tokens: { input: 0, output: 0 } };
  if (model === null) return { ...nothing, model: "none", failed: "there is no model" };
  try {
    const answer = await model.ask({ system, tools, place, messages: [{ role: "user", content }] });
    const read = readToolCalls(answer.calls.filter(({ name }) => !isHandOver(name)));
    const isSilent = answer.calls.length === 0;
    return {
      ...empty,
      model: model.name,
      called: answer.calls.map((call) => ({ ...call })),
      reply: read.reply,
      problems: isSilent
        ? ["call operations, or reply; words outside of calls reach nobody"]
        : [...read.problems],
      failed: null,
      tokens: answer.tokens,
      milliseconds: answer.milliseconds,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ...nothing, model: model.name, failed: describeFailure(error) };
  }
}

/** The same for every message of an assistant: made once, and kept by providers. */
function fixedPart<Definition extends StateDefinition>(abilities: Abilities<Definition>) {
  const known = FIXED.get(abilities);
  if (known !== undefined) return known;
  const made = {
    system: systemPrompt(abilities.persona),
    tools: [
      ...toolDefinitions(abilities.catalogue).filter(({ name }) => abilities.behaviours[name] !== undefined),
      HAND_OVER_TOOL,
      REPLY_TOOL,
    ],
  };
  FIXED.set(abilities, made);
  return made;
}

const FIXED = new WeakMap<object, { readonly system: string; readonly tools: readonly ModelTool[] }>();

function contentFor<Definition extends StateDefinition>(
  { shown, digest, open, language, names = [] }: Abilities<Definition>,
  state: StateOf<Definition>,
  context: NodeContext,
): string {
  const dialogue = state as unknown as DialogueState & { readonly messages: readonly Message[] };
  const spoken = language(state);
  const now = context.now();
  const before = dialogue.messages.slice(0, -1).map(({ role, content }) => ({ role, content }));
  const last = dialogue.model_steps.at(-1);
  const repaired =
    last === undefined ? [] : [{ ...last, problems: [...last.problems, ...replyProblems(dialogue)] }];
  return messagePrompt({
    now,
    digest: digest(state, spoken),
    shown: shown(state),
    open: open(state),
    before,
    utterance: understand(dialogue.heard?.text ?? "", { now, names }),
    results: Object.values(dialogue.results),
    operations: dialogue.operations,
    steps: repaired,
  });
}

/** What is next once a model has answered, or what it asked for is done. */
export type Next = "operations" | "ask" | "rules" | "tell";

export function afterModel(state: unknown): Next {
  const dialogue = state as DialogueState;
  const { calls, model_steps, operations, unread } = dialogue;
  const last = model_steps.at(-1);
  if (calls.length > 0) return "operations";
  // Where no model reads, the rules hear what the trained reader left.
  if (last === undefined) return unread === null ? "tell" : "rules";
  const isUntouched = operations.every(({ status }) => status === "refused");
  if (last.called.some(({ name }) => isHandOver(name))) return isUntouched ? "rules" : "tell";
  if (last.failed !== null) return isUntouched ? "rules" : "tell";
  if (last.reply !== null && replyProblems(dialogue).length === 0) return "tell";
  // One repair; then what can be said is said.
  const repairs = model_steps.filter(({ reply, problems }) => reply !== null || problems.length > 0).length;
  if (model_steps.length >= MOST_ROUNDS || repairs > 1)
    return isUntouched && last.reply === null ? "rules" : "tell";
  return "ask";
}

function isHandOver(name: string): boolean {
  return name === HAND_OVER;
}

function hash(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 32);
}
