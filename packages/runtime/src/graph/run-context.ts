import type { RunnableConfig } from "@langchain/core/runnables";
import type { Usage } from "./model-usage.ts";
import { type NodeContext, TASK } from "./node-context.ts";

/** Where a node stands in the run: its name, its place among siblings, and what makes its effects unique. */
export interface NodePlace {
  readonly node: string;
  /** Its number among several runs of the same node in one step; null when it runs alone. */
  readonly position: number | null;
  /** The same when the node runs again after a crash, another one in another step. */
  readonly path: string;
  /** LangGraph's own handle on the task. */
  readonly task: RunnableConfig;
}

/** What the turn gives to the graph it runs. */
export interface RunContext {
  readonly contextFor: (place: NodePlace, signal: AbortSignal, input: unknown) => NodeContext;
  readonly signal: AbortSignal;
  /** Resolves when what the graph began with is durable, and rejects when it could not be stored. */
  readonly begun: () => Promise<void>;
  readonly started: (place: NodePlace) => void;
  /** What the node's decisions cost since it was last asked for. */
  readonly usageOf: (place: NodePlace) => Usage;
  readonly finished: (place: NodePlace, outcome: NodeOutcome) => void;
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly faultPoint: (name: string) => void;
  /** Whether this run is a node of another graph, which is told when it fails. */
  readonly isNested: boolean;
}

export interface NodeOutcome {
  readonly status: "completed" | "failed" | "interrupted";
  readonly error?: unknown;
  /** Whether somebody takes care of the failure: the node itself, or the graph around it. */
  readonly isCaught?: boolean;
}

const RUN = "__maru_run";

export function withRun(run: RunContext, configurable: Record<string, unknown>): RunnableConfig {
  return { configurable: { ...configurable, [RUN]: run } };
}

export function runOf(config: RunnableConfig): RunContext {
  const run: unknown = config.configurable?.[RUN];
  if (run === undefined) throw new Error("a guarded graph runs only inside a turn");
  return run as RunContext;
}

/** The run and the place of the node that was given this context. */
export function runAround(context: Partial<Pick<NodeContext, typeof TASK>>): {
  config: RunnableConfig;
  run: RunContext;
  place: NodePlace;
} {
  const config = context[TASK];
  if (config === undefined) throw new Error("a guarded graph runs only inside a turn");
  return { config, run: runOf(config), place: placeOfTask(String(config.metadata?.langgraph_node), config) };
}

/** LangGraph's own names for where a task stands. */
export function placeOfTask(node: string, config: RunnableConfig): NodePlace {
  const path: unknown = config.metadata?.langgraph_path;
  const namespace: unknown = config.metadata?.langgraph_checkpoint_ns;
  const isSent = Array.isArray(path) && path[0] === "__pregel_push";
  return {
    node,
    position: isSent && typeof path[1] === "number" ? path[1] : null,
    path: typeof namespace === "string" ? namespace : node,
    task: config,
  };
}
