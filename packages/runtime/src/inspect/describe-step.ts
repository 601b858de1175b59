import {
  changedFields,
  diff,
  type ExecutionStep,
  type Language,
  planProgress,
  redactorOf,
  type StateDefinition,
  type StateOf,
  summariseChange,
} from "@maru/state";

type State = StateOf<StateDefinition>;

/** What a step did to the state, told in a few words. */
export interface StepChange {
  readonly changed: readonly string[];
  readonly summary: string;
  readonly phase: { readonly from: string | null; readonly to: string | null } | null;
  readonly progress_delta: number | null;
  readonly new_errors: readonly string[];
  readonly completed_steps: readonly string[];
}

/** Fields in which assistants note what went wrong. */
const ERRORS = /^errors?$|_errors?$|^error_(log|message)$/;
const LONGEST_ERROR = 300;

export function describeStep(
  definition: StateDefinition,
  before: State | null,
  after: State,
  language: Language,
): StepChange {
  const changed = before === null ? [...definition.fieldNames] : changedFields(before, after, definition);
  const plans = changed.filter((name) => definition.fields[name]?.kind === "steps");
  return {
    changed,
    summary: summariseChange(worthTelling(diff(before ?? {}, after, definition)), language, definition),
    phase: phaseMove(definition, before, after),
    progress_delta:
      before === null || plans.length === 0
        ? null
        : plans.reduce((sum, name) => sum + progressIn(after, name) - progressIn(before, name), 0),
    new_errors: newErrors(definition, before, after, changed),
    completed_steps: plans.flatMap((name) => reached(before, after, name, "completed")).map(idOf),
  };
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** That a clock went on says nothing beside what else has changed. */
function worthTelling(changes: ReturnType<typeof diff>): ReturnType<typeof diff> {
  const isMoment = (value: unknown) => typeof value === "string" && MOMENT.test(value);
  const told = changes.filter((change) => !("after" in change && isMoment(change.after)));
  return told.length === 0 ? changes : told;
}

function phaseMove(definition: StateDefinition, before: State | null, after: State): StepChange["phase"] {
  if (definition.phase === null) return null;
  const { field } = definition.phase;
  const [from, to] = [before === null ? null : textAt(before, field), textAt(after, field)];
  return from === to ? null : { from, to };
}

function newErrors(
  definition: StateDefinition,
  before: State | null,
  after: State,
  changed: readonly string[],
): readonly string[] {
  const noted = changed
    .filter((name) => ERRORS.test(name))
    .flatMap((name) => asList(after[name]).slice(before === null ? 0 : asList(before[name]).length));
  const failed = changed
    .filter((name) => definition.fields[name]?.kind === "steps")
    .flatMap((name) => reached(before, after, name, "failed"))
    .map((step) => `${idOf(step)}: ${step.error ?? "failed"}`);
  const all = [...noted, ...failed];
  if (all.length === 0) return [];
  const redact = redactorOf(definition, after);
  return all.map((each) => {
    const shown = redact(each);
    return (typeof shown === "string" ? shown : JSON.stringify(shown)).slice(0, LONGEST_ERROR);
  });
}

/** The steps that came to a status with this change. */
function reached(
  before: State | null,
  after: State,
  field: string,
  status: ExecutionStep["status"],
): readonly ExecutionStep[] {
  const earlier = new Map((before === null ? [] : stepsIn(before, field)).map((step) => [idOf(step), step]));
  return stepsIn(after, field).filter(
    (step) => step.status === status && earlier.get(idOf(step))?.status !== status,
  );
}

function progressIn(state: State, field: string): number {
  return planProgress(stepsIn(state, field));
}

function stepsIn(state: State, field: string): readonly ExecutionStep[] {
  return (state[field] as readonly ExecutionStep[] | null) ?? [];
}

function idOf({ step_id }: ExecutionStep): string {
  return step_id;
}

function textAt(state: State, field: string): string | null {
  const value: unknown = state[field];
  return typeof value === "string" ? value : null;
}

function asList(value: unknown): readonly unknown[] {
  if (value === null || value === undefined || value === "") return [];
  return Array.isArray(value) ? value : [value];
}
