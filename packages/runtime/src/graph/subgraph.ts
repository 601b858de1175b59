import type { RunnableConfig } from "@langchain/core/runnables";
import { AsyncLocalStorageProviderSingleton } from "@langchain/core/singletons";
import type { BaseCheckpointSaver } from "@langchain/langgraph";
import type { InitialOf, StateDefinition, StateOf, UpdateOf } from "@maru/state";
import { type CompiledGraph, compileGraph } from "./compile-graph.ts";
import type { GraphDefinition, NodeSpec } from "./define-graph.ts";
import type { NodeContext, TASK } from "./node-context.ts";
import { type NodePlace, type RunContext, runAround, withRun } from "./run-context.ts";
import { prepareBeginning } from "./state-channel.ts";

export interface SubgraphSpec<Parent extends StateDefinition, Child extends StateDefinition>
  extends Omit<NodeSpec<Parent>, "run"> {
  /** What the inner graph is told. Nothing else of the outer state is in its reach. */
  readonly input: (state: StateOf<Parent>, context: NodeContext) => InitialOf<Child>;
  /** What the outer state learns from it. */
  readonly output: (inner: StateOf<Child>, state: StateOf<Parent>) => UpdateOf<Parent>;
}

/** LangGraph's names for what it hands to a task. */
const SAVER = "__pregel_checkpointer";
const SCRATCHPAD = "__pregel_scratchpad";

/**
 * A node that runs a whole graph with a state of its own. Its steps are durable by themselves: after a crash, a retry
 * or an approval inside, it goes on where it stopped. Several of them run at once with `dispatch`.
 *
 * @example
 * const research = subgraph(TeamState, researcher, {
 *   input: (_state, context) => ({ topic: String(context.input) }),
 *   output: (inner) => ({ notes: inner.findings }),
 *   next: "report",
 * });
 */
export function subgraph<Parent extends StateDefinition, Child extends StateDefinition>(
  _parent: Parent,
  child: GraphDefinition<Child>,
  spec: SubgraphSpec<NoInfer<Parent>, NoInfer<Child>>,
): NodeSpec<Parent> {
  const { input, output, ...node } = spec;
  return {
    ...node,
    run: async (state, context) => output(await runSubgraph(child, input(state, context), context), state),
  };
}

const compiled = new WeakMap<object, CompiledGraph>();

/**
 * Runs a graph inside a node that does other things as well, and gives its last state. Who runs the same graph more
 * than once in a node gives each run a name.
 */
export async function runSubgraph<Child extends StateDefinition>(
  child: GraphDefinition<Child>,
  input: InitialOf<Child>,
  context: Pick<NodeContext, "signal" | typeof TASK>,
  name: string = child.definition.name,
): Promise<StateOf<Child>> {
  const graph = compiled.get(child) ?? compileGraph(child, undefined, null);
  compiled.set(child, graph);
  const { config, run, place } = runAround(context);
  const inner = innerConfig(config, innerRun(run, place, context.signal), name);
  // Its namespace belongs to this one task: whatever is there was begun by an earlier attempt of it.
  const begun = await hasBegun(inner);
  const given = begun ? null : { state: prepareBeginning(child.definition, input) };
  const result = await runInside(graph, given, {
    ...inner,
    recursionLimit: child.steps,
    maxConcurrency: child.atOnce,
    signal: context.signal,
  });
  return (result as { state: StateOf<Child> }).state;
}

/** LangGraph adds what stands around the call to what it is given, so both have to be the same. */
function runInside(
  graph: CompiledGraph,
  given: Parameters<CompiledGraph["invoke"]>[0],
  config: Parameters<CompiledGraph["invoke"]>[1],
): Promise<unknown> {
  return AsyncLocalStorageProviderSingleton.runWithConfig(config, () => graph.invoke(given, config), true);
}

async function hasBegun(config: RunnableConfig): Promise<boolean> {
  const { thread_id, checkpoint_ns } = config.configurable ?? {};
  const saver = config.configurable?.[SAVER] as BaseCheckpointSaver;
  return (await saver.getTuple({ configurable: { thread_id, checkpoint_ns } })) !== undefined;
}

function innerConfig(config: RunnableConfig, run: RunContext, name: string) {
  // With the key `checkpoint_id`, even without a value, LangGraph would run finished siblings again.
  const { checkpoint_id: _, ...configurable } = config.configurable ?? {};
  const scratchpad = configurable[SCRATCHPAD] as object;
  return {
    ...config,
    ...withRun(run, {
      ...configurable,
      checkpoint_ns: `${String(configurable.checkpoint_ns)}|${name}`,
      // Counting, LangGraph would give a second attempt another namespace, and do everything again.
      [SCRATCHPAD]: { ...scratchpad, subgraphCounter: 0 },
    }),
    durability: "sync" as const,
  };
}

/** What happens inside is told under the name of the node around it. */
function innerRun(outer: RunContext, around: NodePlace, signal: AbortSignal): RunContext {
  const named = (place: NodePlace): NodePlace => ({ ...place, node: `${around.node}/${place.node}` });
  return {
    ...outer,
    isNested: true,
    signal,
    started: (place) => outer.started(named(place)),
    finished: (place, outcome) => outer.finished(named(place), outcome),
    contextFor: (place, stop, given) => outer.contextFor(named(place), stop, given),
  };
}
