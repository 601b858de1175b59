import {
  type Checked,
  type CheckedCall,
  checkCall,
  type DialogueState,
  keptDraft,
  nextResultId,
  type OperationRecord,
  type Part,
  quoted,
  type Refusal,
  type Result,
  refusal,
  shownDialogue,
  staleOf,
  type WaitingCall,
} from "@maru/dialogue";
import { type Span, understand } from "@maru/language";
import { apply, isStateError, type StateDefinition, type StateOf, type UpdateOf } from "@maru/state";
import type { NodeContext } from "../graph/node-context.ts";
import type { Abilities, Outcome, Scene } from "./behaviour.ts";

/**
 * Carries out the first call that waits, and gives what changes. One call is one step of the graph, so that what is
 * done is durable before the next begins, and a call whose step is stored is never carried out again.
 */
export async function carryOut<Definition extends StateDefinition>(
  abilities: Abilities<Definition>,
  state: StateOf<Definition>,
  context: NodeContext,
): Promise<UpdateOf<Definition>> {
  const dialogue = state as unknown as DialogueState;
  const [waiting, ...rest] = dialogue.calls;
  if (waiting === undefined) return {} as UpdateOf<Definition>;
  const scene = sceneOf(abilities, state, waiting, context);
  const checked = check(abilities, scene, waiting);
  const ended = checked.ok
    ? await attempt(abilities, scene, waiting, checked.call)
    : refusedBecause(waiting, checked.refusal, scene);
  // An operation may set off further calls: a yes carries out what was supposed.
  return {
    calls: rest,
    ...ended.update,
    ...kept(dialogue, waiting, ended, checked.ok ? checked.call.covers : []),
  } as unknown as UpdateOf<Definition>;
}

/** How a call ended. */
interface Ended {
  readonly status: OperationRecord["status"];
  readonly refusal: Refusal | null;
  readonly update: object;
  readonly outcome: Outcome<unknown>;
  readonly parts: readonly Part[];
  readonly isSupposed: boolean;
}

function sceneOf<Definition extends StateDefinition>(
  { catalogue, shown, language }: Abilities<Definition>,
  state: StateOf<Definition>,
  { id }: WaitingCall,
  context: NodeContext,
): Scene<StateOf<Definition>> {
  const dialogue = state as unknown as DialogueState;
  return {
    state,
    shown: [...shown(state), ...shownDialogue(dialogue, catalogue)],
    results: new Map(Object.entries(dialogue.results)),
    language: language(state),
    now: context.now(),
    operation: id,
    result: nextResultId(dialogue.results),
    context,
  };
}

/** A hand and a program mean what they typed; a reader of a message can only mean what stands in it. */
function check<Definition extends StateDefinition>(
  { catalogue, names = [] }: Abilities<Definition>,
  { state, shown, now }: Scene<StateOf<Definition>>,
  { call, decided_by }: WaitingCall,
): Checked {
  const { heard } = state as unknown as DialogueState;
  const utterance = heard === null ? null : understand(heard.text, { now, names });
  return checkCall(call, { catalogue, shown, utterance, decider: decided_by, now, names });
}

async function attempt<Definition extends StateDefinition>(
  abilities: Abilities<Definition>,
  scene: Scene<StateOf<Definition>>,
  waiting: WaitingCall,
  call: CheckedCall,
): Promise<Ended> {
  if (call.modifiers.if !== undefined) return keptForLater(waiting, call.modifiers.if, scene);
  const behaviour = abilities.behaviours[call.operation.name];
  if (behaviour === undefined) return refusedBecause(waiting, notYet(call), scene);
  const outcome = await behaviour(call, scene);
  if (outcome.refused !== undefined)
    return refusedBecause(waiting, cannotBeDone(call, outcome.refused), scene);
  const update = outcome.update ?? {};
  try {
    // What the state does not take is a refusal in words, never a failed turn.
    const after = apply(abilities.definition, scene.state, update as UpdateOf<Definition>);
    if (call.modifiers.suppose === true) return supposed(abilities, scene, outcome, after);
    return { status: "done", refusal: null, update, outcome, parts: outcome.parts ?? [], isSupposed: false };
  } catch (error) {
    if (!isStateError(error)) throw error;
    const sentence = { ko: error.sentence("ko"), en: error.sentence("en") };
    return refusedBecause(waiting, cannotBeDone(call, sentence), scene);
  }
}

/** Run on a copy: the answer is the difference, and one tap carries it out. */
function supposed<Definition extends StateDefinition>(
  { difference }: Abilities<Definition>,
  { state, language }: Scene<StateOf<Definition>>,
  outcome: Outcome<unknown>,
  after: StateOf<Definition>,
): Ended {
  const told = difference?.(state, after, language) ?? null;
  const parts: readonly Part[] = told === null ? (outcome.parts ?? []) : [{ type: "change", text: told }];
  return {
    status: "supposed",
    refusal: null,
    update: {},
    outcome: { ...outcome, update: {}, changed: [] },
    parts,
    isSupposed: true,
  };
}

function keptForLater(waiting: WaitingCall, condition: string, { language }: Scene<unknown>): Ended {
  const text = {
    ko: `적어 뒀어요. 이럴 때 할게요: ${condition}`,
    en: `I noted to do this if “${condition}”.`,
  }[language];
  return {
    status: "waiting_for_condition",
    refusal: null,
    update: {},
    outcome: { changed: [`condition.${waiting.id}`] },
    parts: [{ type: "change", text }],
    isSupposed: false,
  };
}

/** A reader that misread is told so by the record; only what it understood and cannot be done is told to the person. */
function refusedBecause({ decided_by }: WaitingCall, why: Refusal, { language }: Scene<unknown>): Ended {
  const isTold = decided_by === "hands" || decided_by === "program" || why.code === "CANNOT_BE_DONE";
  return {
    status: "refused",
    refusal: why,
    update: {},
    outcome: {},
    parts: isTold ? [{ type: "change", text: why.sentence[language] }] : [],
    isSupposed: false,
  };
}

function notYet({ operation: { name, label } }: CheckedCall): Refusal {
  return refusal(
    "CANNOT_BE_DONE",
    name,
    { found: name },
    {
      ko: `${quoted(label.ko, "은/는")} 아직 하지 못해요.`,
      en: `This assistant cannot “${label.en}” yet.`,
    },
  );
}

function cannotBeDone({ operation: { name } }: CheckedCall, sentence: Refusal["sentence"]): Refusal {
  return refusal("CANNOT_BE_DONE", name, { found: name }, sentence);
}

/** What the state keeps of a call, whatever it was. */
function kept(
  dialogue: DialogueState,
  { id, call, decided_by }: WaitingCall,
  ended: Ended,
  covers: readonly Span[],
) {
  const { outcome, status, refusal: why, parts, isSupposed } = ended;
  const resultId = outcome.values === undefined ? null : nextResultId(dialogue.results);
  const changed = [...(outcome.changed ?? [])];
  const record: OperationRecord = {
    ...{ id, call, decided_by, status, refusal: why, changed, result: resultId },
    covers: covers.map((span) => ({ ...span })),
  };
  return {
    operations: [...dialogue.operations, record],
    parts: [...dialogue.parts, ...parts],
    results: { ...staleOf(dialogue.results, new Set(changed)), ...resultOf(resultId, id, call.op, outcome) },
    ...(outcome.draft === undefined ? {} : { drafts: keptDraft(dialogue.drafts, outcome.draft) }),
    ...(isSupposed
      ? { supposed_calls: [...dialogue.supposed_calls, unsupposed(call)] }
      : changed.length > 0
        ? { supposed_calls: [] }
        : {}),
  };
}

function resultOf(
  id: string | null,
  by: string,
  op: string,
  outcome: Outcome<unknown>,
): Record<string, Result> {
  if (id === null) return {};
  const { values = {}, rests_on = [], basis = null } = outcome;
  return { [id]: { id, op, by, values: { ...values }, rests_on: [...rests_on], basis, is_stale: false } };
}

function unsupposed({ suppose: _, ...call }: WaitingCall["call"]): WaitingCall["call"] {
  return call;
}
