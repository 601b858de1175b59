import type { Language, PlainObject, StateDefinition, StateOf } from "@maru/state";
import { changedFields } from "@maru/state";
import type { NewEvent } from "@maru/storage";
import type { Assistant } from "../assistant.ts";
import { refusalsOf } from "../graph/state-channel.ts";
import { type StepRecord, toPlain } from "../monitor/trace.ts";

/**
 * What clients are told of a step, made of the committed state alone, so that nobody can be told something that is
 * not stored.
 */
export function projectEvents(
  assistant: Assistant,
  before: StateOf<StateDefinition> | null,
  after: StateOf<StateDefinition>,
  step: StepRecord & { readonly turn: number; readonly checkpoint: string; readonly language: Language },
): readonly NewEvent[] {
  const { definition } = assistant.graph;
  const changed = before === null ? definition.fieldNames : changedFields(before, after, definition);
  const own = before === after ? [] : (assistant.events?.(before, after) ?? []);
  const told = new Set(own.map((event) => event.type));
  const todo = definition.fieldNames
    .filter((name) => definition.fields[name]?.kind === "steps" && changed.includes(name))
    .map((name): NewEvent => ({ type: "todo_updated", data: { [name]: plainField(after, name) } }));
  return [
    ...own,
    ...(told.has("todo_updated") || before === null ? [] : todo),
    ...refusalsOf(after).map(
      (refusal): NewEvent => ({
        type: "error",
        data: {
          error: refusal.error.code,
          message: refusal.error.sentence(step.language),
          node: refusal.writer,
        },
      }),
    ),
    {
      type: "step_finished",
      data: {
        turn: step.turn,
        checkpoint_id: step.checkpoint,
        changed: [...changed],
        ...toPlain({ nodes: step.nodes, tools: step.tools, decisions: step.decisions }),
      },
    },
  ];
}

function plainField(state: object, name: string): PlainObject[string] {
  return (state as PlainObject)[name] ?? null;
}
