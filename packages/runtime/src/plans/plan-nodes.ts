import {
  completeStep,
  type DeepReadonly,
  type ExecutionStep,
  failStep,
  type PlanEntry,
  type StateDefinition,
  type StateOf,
  type StepUpdate,
  skipStep,
  type UpdateOf,
} from "@maru/state";
import type { NodeSpec } from "../graph/define-graph.ts";
import type { NodeContext } from "../graph/node-context.ts";
import { dispatch, goTo, type Targets } from "../graph/route.ts";
import { type NewStep, nextWave } from "./next-wave.ts";
import { type FieldsOfKind, type Step, stepsIn, stepsUpdate } from "./plan-field.ts";
import { replacementsOf, type Schedule, type Strategy, schedules } from "./schedule.ts";
import { failureReason, STEP_REASONS } from "./step-reasons.ts";
import { workOnStep } from "./work-on-step.ts";

/** What a step came to. Whoever cannot do it throws. */
export interface StepOutcome<Definition extends StateDefinition> {
  /** Kept with the step, and handed to the steps that wait for it. */
  readonly result?: ExecutionStep["result"];
  /** What else changes in the state. Steps that run at once must not write the same `value` field. */
  readonly update?: UpdateOf<Definition>;
  /** Why it failed, for work that failed and still leaves something to keep. */
  readonly failure?: string;
}

/** Results of the steps a step waited for, and of those that were done instead of them, by their ids. */
export type StepInputs = { readonly [step_id: string]: Step["result"] };

export interface PlanSpec<Definition extends StateDefinition> {
  /** The `steps()` field that holds the plan. */
  readonly field: FieldsOfKind<Definition, "steps">;
  /** The work itself. Tried again, timed and counted as the step's schedule says. */
  readonly work: (
    step: Step,
    state: StateOf<Definition>,
    context: NodeContext,
    inputs: StepInputs,
  ) => StepOutcome<Definition> | Promise<StepOutcome<Definition>>;
  /** Where to go when every step is completed, failed or skipped. */
  readonly next: Targets | ((state: StateOf<Definition>) => Targets);
  readonly strategy?: Strategy | ((state: StateOf<Definition>) => Strategy);
  /** Entries of the plan, where the steps do not carry their own schedule. */
  readonly schedule?: (state: StateOf<Definition>) => readonly DeepReadonly<Partial<PlanEntry>>[];
  /** Most agents at once; 3 unless told. */
  readonly most?: number;
  /** What becomes of a step whose dependency was not finished; `skip` unless told. */
  readonly orphans?: "skip" | "fail";
  /** Steps to do instead of one that failed. Those that waited for it wait for them. */
  readonly fallback?: (step: Step, state: StateOf<Definition>) => readonly NewStep[];
  /** What else the state says while the plan runs: phase, progress. Written where nothing else runs. */
  readonly note?: (state: StateOf<Definition>, steps: readonly Step[]) => UpdateOf<Definition>;
  readonly replan?: ReplanSpec<Definition>;
  /** The name of the node that hands out steps, `execute` unless told; the one that does them is `<name>_step`. */
  readonly name?: string;
}

/** Leaving a plan for a better one. What has not begun is skipped, what is done stays. */
export interface ReplanSpec<Definition extends StateDefinition> {
  /** Why the plan is no longer good; null while it is. */
  readonly when: (state: StateOf<Definition>) => string | null;
  /** How often it was made anew already. */
  readonly count: (state: StateOf<Definition>) => number;
  /** After so many times the plan is carried out as it is. */
  readonly most: number;
  readonly to: string;
}

export const MOST_AGENTS = 3;

/**
 * The two nodes that carry out a plan: one hands out the steps that can run, the other does one of them. Every change
 * of a step is committed, so that whoever watches the plan sees it, and a crash resumes it.
 *
 * @example
 * const nodes = {
 *   plan: { run: makePlan, next: "execute" },
 *   ...planNodes(TeamState, { field: "execution_steps", work: askAgent, next: "answer" }),
 *   answer: { run: answer, next: END },
 * };
 */
export function planNodes<Definition extends StateDefinition>(
  _definition: Definition,
  spec: PlanSpec<NoInfer<Definition>>,
): { readonly [name: string]: NodeSpec<Definition> } {
  const name = spec.name ?? "execute";
  return {
    [name]: { run: (state, context) => handOut(spec, name, state, context), next: spec.next },
    [`${name}_step`]: {
      run: (state, context) => doStep(spec, state, context),
      next: name,
      failed: (_state, error, context) =>
        stepsUpdate<Definition>(spec.field, [
          failStep(String(context.input), context.now(), failureReason(error, context.language)),
        ]),
    },
  };
}

async function handOut<Definition extends StateDefinition>(
  spec: PlanSpec<Definition>,
  name: string,
  state: StateOf<Definition>,
  context: NodeContext,
) {
  const steps = stepsIn(state, spec.field);
  const reason = spec.replan === undefined ? null : replanReason(spec.replan, state);
  if (spec.replan !== undefined && reason !== null) {
    context.logger.info({ reason }, "the plan is made anew");
    const left = steps.filter(({ status }) => status === "pending");
    return goTo(
      spec.replan.to,
      noted(
        spec,
        state,
        left.map(({ step_id }) => ({
          ...skipStep(step_id, context.now()),
          error: STEP_REASONS.replanned[context.language],
        })),
      ),
    );
  }
  const { updates, start } = nextWave(steps, {
    schedules: schedulesOf(spec, state),
    strategy: strategyOf(spec, state),
    most: spec.most ?? MOST_AGENTS,
    skips: new Set(await context.skips()),
    orphans: spec.orphans ?? "skip",
    fallback: (step) => spec.fallback?.(step, state) ?? [],
    now: context.now(),
    say: (sentence) => sentence[context.language],
  });
  const update = noted(spec, state, updates);
  if (start.length > 0)
    return goTo(
      start.map((step_id) => dispatch(`${name}_step`, step_id)),
      update,
    );
  return hasAdded(steps, updates) ? goTo(name, update) : update;
}

function replanReason<Definition extends StateDefinition>(
  replan: ReplanSpec<Definition>,
  state: StateOf<Definition>,
): string | null {
  return replan.count(state) < replan.most ? replan.when(state) : null;
}

function hasAdded(steps: readonly Step[], updates: readonly StepUpdate[]): boolean {
  const known = new Set(steps.map(({ step_id }) => step_id));
  return updates.some(({ step_id }) => !known.has(step_id));
}

function noted<Definition extends StateDefinition>(
  spec: PlanSpec<Definition>,
  state: StateOf<Definition>,
  updates: readonly StepUpdate[],
): UpdateOf<Definition> {
  const changes = new Map<string, object>();
  for (const each of updates) changes.set(each.step_id, { ...changes.get(each.step_id), ...each });
  const steps = stepsIn(state, spec.field).map((step) => ({ ...step, ...changes.get(step.step_id) }));
  // Progress counts what was added, too.
  const known = new Set(steps.map(({ step_id }) => step_id));
  const added = [...changes.values()].filter((each) => !known.has((each as StepUpdate).step_id));
  return {
    ...spec.note?.(state, [...steps, ...added.map(asNew)]),
    ...stepsUpdate<Definition>(spec.field, updates),
  };
}

function asNew(update: object): Step {
  return { status: "pending", progress_percentage: 0, ...update } as Step;
}

async function doStep<Definition extends StateDefinition>(
  spec: PlanSpec<Definition>,
  state: StateOf<Definition>,
  context: NodeContext,
): Promise<UpdateOf<Definition>> {
  const steps = stepsIn(state, spec.field);
  const step = steps.find(({ step_id }) => step_id === context.input);
  const schedule = schedulesOf(spec, state).get(String(context.input));
  if (step === undefined || schedule === undefined)
    throw new Error("a step was handed out that is not there");
  const inputs = inputsOf(steps, schedule);
  const {
    result = null,
    update,
    failure,
  } = await workOnStep(step, schedule, context, (attempt) => spec.work(step, state, attempt, inputs));
  const end =
    failure === undefined
      ? completeStep(step.step_id, context.now(), result)
      : failStep(step.step_id, context.now(), failure);
  return { ...update, ...stepsUpdate<Definition>(spec.field, [end]) };
}

/** What it waited for, and what was done instead of that. */
function inputsOf(steps: readonly Step[], { dependencies }: Schedule): StepInputs {
  const awaited = new Set(dependencies);
  const instead = new Set(steps.filter(({ step_id }) => awaited.has(step_id)).flatMap(replacementsOf));
  return Object.fromEntries(
    steps
      .filter(({ step_id }) => awaited.has(step_id) || instead.has(step_id))
      .map(({ step_id, result }) => [step_id, result]),
  );
}

function strategyOf<Definition extends StateDefinition>(
  spec: PlanSpec<Definition>,
  state: StateOf<Definition>,
): Strategy {
  return (typeof spec.strategy === "function" ? spec.strategy(state) : spec.strategy) ?? "parallel";
}

function schedulesOf<Definition extends StateDefinition>(
  spec: PlanSpec<Definition>,
  state: StateOf<Definition>,
): ReadonlyMap<string, Schedule> {
  return schedules(stepsIn(state, spec.field), spec.schedule?.(state) ?? [], strategyOf(spec, state));
}
