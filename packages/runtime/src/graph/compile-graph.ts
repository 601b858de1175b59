import type { RunnableConfig } from "@langchain/core/runnables";
import { Annotation, type BaseCheckpointSaver, type Command, START, StateGraph } from "@langchain/langgraph";
import { type InitialOf, initialState, type StateDefinition, type StateOf } from "@maru/state";
import type { GraphDefinition } from "./define-graph.ts";
import { GuardedNode } from "./guarded-node.ts";
import { StateChannel, type StateWrite } from "./state-channel.ts";

/** A guarded graph, ready to run. Its only channel is the state. */
export interface CompiledGraph {
  invoke(
    input: { state: StateWrite } | Command | null,
    config: RunnableConfig & { durability?: "sync" },
  ): Promise<unknown>;
}

export function compileGraph<Definition extends StateDefinition>(
  graph: GraphDefinition<Definition>,
  checkpointer?: BaseCheckpointSaver | true,
  initial: (() => StateOf<Definition>) | null = emptyState(graph.definition),
): CompiledGraph {
  const root = Annotation.Root({ state: () => new StateChannel(graph.definition, initial) as never });
  // LangGraph wants every node name in its type; ours are data.
  const builder = new StateGraph(root) as unknown as StateGraph<unknown, unknown, unknown, string>;
  for (const [name, spec] of graph.nodes)
    builder.addNode(name, new GuardedNode(graph, name, spec) as never, { ends: [...graph.nodes.keys()] });
  const { start } = graph;
  if (typeof start === "string") builder.addEdge(START, start);
  else
    builder.addConditionalEdges(START, (values: unknown) =>
      start((values as { state: StateOf<Definition> }).state),
    );
  return builder.compile(checkpointer === undefined ? {} : { checkpointer }) as unknown as CompiledGraph;
}

/** A definition whose fields all have a beginning needs nothing to start from. */
function emptyState<Definition extends StateDefinition>(
  definition: Definition,
): (() => StateOf<Definition>) | null {
  return () => initialState(definition, {} as InitialOf<Definition>);
}
