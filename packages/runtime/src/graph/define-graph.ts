import type { StateDefinition, StateOf, UpdateOf } from "@maru/state";
import { RuntimeError } from "../errors.ts";
import type { NodeContext } from "./node-context.ts";
import { END, type Routed, type Targets } from "./route.ts";

export type NodeResult<Definition extends StateDefinition> =
  | UpdateOf<Definition>
  | Routed<UpdateOf<Definition>>;

export interface RetryPolicy {
  /** How often it is tried in all. */
  readonly attempts: number;
  /** The first pause; each further one is twice as long, with jitter. */
  readonly pause: number;
}

/** One agent's work: reads the frozen state, returns what changes. */
export interface NodeSpec<Definition extends StateDefinition> {
  readonly run: (
    state: StateOf<Definition>,
    context: NodeContext,
  ) => NodeResult<Definition> | Promise<NodeResult<Definition>>;
  /** Where to go afterwards, decided on the state with this node's change in it. */
  readonly next?: Targets | ((state: StateOf<Definition>) => Targets);
  /** Where `next` may lead, for the picture of the graph. */
  readonly targets?: readonly string[];
  readonly timeout?: number;
  readonly retry?: RetryPolicy;
  /** What to keep when the node failed for good. Without it the turn ends as failed, and finished siblings are kept. */
  readonly failed?: (
    state: StateOf<Definition>,
    error: unknown,
    context: NodeContext,
  ) => NodeResult<Definition>;
}

export interface GraphSpec<Definition extends StateDefinition> {
  readonly start: string | ((state: StateOf<Definition>) => string);
  readonly nodes: { readonly [name: string]: NodeSpec<Definition> };
  /** Most steps in one turn. */
  readonly steps?: number;
  /** So many nodes of a step run at the same time; the others wait for their turn. */
  readonly atOnce?: number;
}

export interface GraphDefinition<Definition extends StateDefinition = StateDefinition> {
  readonly definition: Definition;
  readonly start: string | ((state: StateOf<Definition>) => string);
  readonly nodes: ReadonlyMap<string, NodeSpec<Definition>>;
  readonly steps: number;
  readonly atOnce: number;
}

const STEPS = 25;
const AT_ONCE = 20;

/**
 * A graph of nodes around one state definition.
 *
 * @example
 * const graph = defineGraph(TripState, {
 *   start: "collect",
 *   nodes: {
 *     collect: { run: collect, next: (state) => (state.city === null ? END : "search") },
 *     search: { run: search, next: END },
 *   },
 * });
 */
export function defineGraph<Definition extends StateDefinition>(
  definition: Definition,
  spec: GraphSpec<NoInfer<Definition>>,
): GraphDefinition<Definition> {
  const nodes = new Map(Object.entries(spec.nodes));
  const names = [...nodes.keys()];
  const mentioned = [
    ...(typeof spec.start === "string" ? [spec.start] : []),
    ...names.flatMap((name) => nodes.get(name)?.targets ?? []),
    ...names.flatMap((name) => fixedTargets(nodes.get(name)?.next)),
  ];
  const unknown = mentioned.find((name) => name !== END && !nodes.has(name));
  if (unknown !== undefined) throw new RuntimeError("UNKNOWN_NODE", { node: unknown, known: names });
  return { definition, start: spec.start, nodes, steps: spec.steps ?? STEPS, atOnce: spec.atOnce ?? AT_ONCE };
}

function fixedTargets(next: unknown): readonly string[] {
  if (typeof next === "string") return [next];
  return Array.isArray(next) ? next.filter((each) => typeof each === "string") : [];
}
