import { apply, reset, type StateDefinition, type StateOf, type UpdateOf } from "@maru/state";
import type { GraphSpec, NodeSpec } from "../graph/define-graph.ts";
import type { NodeContext } from "../graph/node-context.ts";
import { END, goTo } from "../graph/route.ts";
import { type FieldsOfKind, stepsIn } from "./plan-field.ts";
import { type PlanSpec, planNodes } from "./plan-nodes.ts";
import { planOutcome } from "./plan-outcome.ts";

const MOST_STEPS = 200;

type Run<Definition extends StateDefinition> = (
  state: StateOf<Definition>,
  context: NodeContext,
) => UpdateOf<Definition> | Promise<UpdateOf<Definition>>;

export interface PlannedWorkSpec<Definition extends StateDefinition> {
  /** Understands what is asked. */
  readonly analyse: Run<Definition>;
  readonly isClear: (state: StateOf<Definition>) => boolean;
  /** Asks back and ends the turn; the next message begins with `analyse` again. */
  readonly clarify: Run<Definition>;
  /** Adds steps to the plan. Also makes it anew: then steps that are done are still there. */
  readonly plan: Run<Definition>;
  readonly execute: Omit<PlanSpec<Definition>, "next" | "replan" | "name">;
  /** Why the plan is no longer good; null while it is. */
  readonly needsReplan?: (state: StateOf<Definition>) => string | null;
  /** Answers with what was done, and names what was not. */
  readonly complete: Run<Definition>;
  /** Answers when nothing could be done. */
  readonly fail: Run<Definition>;
  /** Counters of the state that keep the loops short. They start at zero with every message. */
  readonly counters: {
    readonly analyses: FieldsOfKind<Definition, "counter">;
    readonly replans: FieldsOfKind<Definition, "counter">;
  };
  readonly limits?: { readonly analyses?: number; readonly replans?: number };
}

/**
 * The scheme of an assistant with three levels: analyse → clarify | plan → execute ⇄ replan → complete | fail.
 * An empty plan is analysed once more, a plan that is no longer good is made anew, and neither goes on for ever.
 */
export function plannedWork<Definition extends StateDefinition>(
  definition: Definition,
  spec: PlannedWorkSpec<NoInfer<Definition>>,
): Pick<GraphSpec<Definition>, "start" | "nodes" | "steps"> {
  const { analyses, replans } = spec.counters;
  const most = { analyses: 1, replans: 2, ...spec.limits };
  const { field } = spec.execute;
  const afterAnalysis: NodeSpec<Definition>["next"] = (state) => (spec.isClear(state) ? "plan" : "clarify");
  // The count is part of what is looked at, so that a planner can tell its attempts apart.
  const counting =
    (counter: string, run: Run<Definition>): Run<Definition> =>
    async (state, context) => {
      const one = updateOf<Definition>({ [counter]: 1 });
      return { ...(await run(apply(definition, state, one), context)), ...one };
    };
  const hasWork = (state: StateOf<Definition>) =>
    stepsIn(state, field).some(({ status }) => status === "pending");
  return {
    start: "analyse",
    // Handing out and doing are two steps each; the loops have limits of their own.
    steps: MOST_STEPS,
    nodes: {
      analyse: {
        run: async (state, context) => {
          const fresh = updateOf<Definition>({ [analyses]: reset(), [replans]: reset() });
          return { ...(await spec.analyse(state, context)), ...fresh };
        },
        next: afterAnalysis,
        targets: ["plan", "clarify"],
      },
      reanalyse: {
        run: counting(analyses, spec.analyse),
        next: afterAnalysis,
        targets: ["plan", "clarify"],
      },
      clarify: { run: spec.clarify, next: END },
      plan: {
        run: async (state, context) => {
          const update = await spec.plan(state, context);
          const next = apply(definition, state, update);
          if (hasWork(next)) return goTo("execute", update);
          return goTo(countOf(state, analyses) < most.analyses ? "reanalyse" : "fail", update);
        },
        targets: ["execute", "reanalyse", "fail"],
      },
      replan: { run: counting(replans, spec.plan), next: "execute" },
      ...planNodes(definition, {
        ...spec.execute,
        next: (state) => (planOutcome(stepsIn(state, field)).completed.length > 0 ? "complete" : "fail"),
        ...(spec.needsReplan === undefined
          ? {}
          : {
              replan: {
                when: spec.needsReplan,
                count: (state) => countOf(state, replans),
                most: most.replans,
                to: "replan",
              },
            }),
      }),
      complete: { run: spec.complete, next: END },
      fail: { run: spec.fail, next: END },
    },
  };
}

function countOf<Definition extends StateDefinition>(state: StateOf<Definition>, counter: string): number {
  return (state as unknown as { readonly [name: string]: number })[counter] ?? 0;
}

/** Names of fields are checked where they are given; TypeScript forgets them when they are computed. */
function updateOf<Definition extends StateDefinition>(update: object): UpdateOf<Definition> {
  return update as UpdateOf<Definition>;
}
