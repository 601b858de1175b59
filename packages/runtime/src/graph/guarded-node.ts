import { Runnable, type RunnableConfig } from "@langchain/core/runnables";
import { Command, END as GRAPH_END, isGraphBubbleUp, Send } from "@langchain/langgraph";
import type { StateDefinition, StateOf } from "@maru/state";
import { isRuntimeError, RuntimeError } from "../errors.ts";
import type { GraphDefinition, NodeResult, NodeSpec } from "./define-graph.ts";
import { withUsage } from "./model-usage.ts";
import type { NodeContext } from "./node-context.ts";
import { asList, Dispatch, END, Routed, type Targets } from "./route.ts";
import { type NodePlace, placeOfTask, type RunContext, runOf } from "./run-context.ts";
import { prepareWrite } from "./state-channel.ts";
import { within } from "./within.ts";

/** What a node that was sent for receives in the place of the state. */
interface Sent {
  readonly input: unknown;
}

/** The key under which LangGraph lets a task read its channels. */
const READ = "__pregel_read";

/**
 * Wraps a node so that LangGraph can run it: the state it sees is frozen, what it returns passes `apply` before it
 * can be committed, and its failure never takes down the siblings that run beside it.
 */
export class GuardedNode<Definition extends StateDefinition> extends Runnable<unknown, Command> {
  override lc_namespace = ["maru"];
  readonly #graph: GraphDefinition<Definition>;
  readonly #name: string;
  readonly #spec: NodeSpec<Definition>;

  constructor(graph: GraphDefinition<Definition>, name: string, spec: NodeSpec<Definition>) {
    super();
    this.#graph = graph;
    this.#name = name;
    this.#spec = spec;
  }

  /** A function would do, but LangGraph wraps one with traces and contexts that nobody here asks for. */
  override async invoke(given: unknown, config: RunnableConfig = {}): Promise<Command> {
    const [graph, name, spec] = [this.#graph, this.#name, this.#spec];
    const run = runOf(config);
    await run.begun();
    const place = placeOfTask(name, config);
    const state = readState<Definition>(config);
    const input = place.position === null ? undefined : (given as Sent).input;
    run.faultPoint(`node:${name}:before`);
    run.started(place);
    try {
      const command = await attempt(graph, spec, state, place, run, input);
      run.finished(place, { status: "completed" });
      run.faultPoint(`node:${name}:after`);
      return command;
    } catch (error) {
      if (isGraphBubbleUp(error)) {
        run.finished(place, { status: "interrupted" });
        throw error;
      }
      const isCaught = spec.failed !== undefined || run.isNested;
      run.finished(place, { status: "failed", error, isCaught });
      return settleFailure(graph, spec, state, place, run, input, error);
    }
  }
}

function readState<Definition extends StateDefinition>(config: RunnableConfig): StateOf<Definition> {
  const read = config.configurable?.[READ] as (channel: string) => StateOf<Definition>;
  return read("state");
}

async function attempt<Definition extends StateDefinition>(
  graph: GraphDefinition<Definition>,
  spec: NodeSpec<Definition>,
  state: StateOf<Definition>,
  place: NodePlace,
  run: RunContext,
  input: unknown,
): Promise<Command> {
  const { attempts, pause } = spec.retry ?? { attempts: 1, pause: 0 };
  for (let tried = 1; ; tried += 1) {
    try {
      const result = await runOnce(spec, state, place, run, input);
      return toCommand(graph, spec, state, place, run, result);
    } catch (error) {
      if (isGraphBubbleUp(error) || run.signal.aborted || tried >= attempts) throw error;
      await run.wait(pause * 2 ** (tried - 1) * (0.5 + run.random()), run.signal);
    }
  }
}

async function runOnce<Definition extends StateDefinition>(
  spec: NodeSpec<Definition>,
  state: StateOf<Definition>,
  place: NodePlace,
  run: RunContext,
  input: unknown,
): Promise<NodeResult<Definition>> {
  const limit = {
    milliseconds: spec.timeout,
    tooLate: () => new RuntimeError("NODE_TIMED_OUT", { node: place.node, milliseconds: spec.timeout ?? 0 }),
  };
  return within(run, limit, (signal) => spec.run(state, run.contextFor(place, signal, input)));
}

function toCommand<Definition extends StateDefinition>(
  graph: GraphDefinition<Definition>,
  spec: Pick<NodeSpec<Definition>, "next">,
  state: StateOf<Definition>,
  place: NodePlace,
  run: RunContext,
  result: NodeResult<Definition>,
): Command {
  const given = result instanceof Routed ? result.update : result;
  const update = withUsage(graph.definition, given, run.usageOf(place));
  const { write, next } = prepareWrite(graph.definition, state, writerOf(place), update);
  const to = result instanceof Routed ? result.to : nextOf(spec, next);
  const isEmpty = next === state;
  return new Command({ ...(isEmpty ? {} : { update: { state: write } }), goto: toGraphTargets(graph, to) });
}

function nextOf<Definition extends StateDefinition>(
  spec: Pick<NodeSpec<Definition>, "next">,
  next: StateOf<Definition>,
): Targets {
  if (spec.next === undefined) return END;
  return typeof spec.next === "function" ? spec.next(next) : spec.next;
}

/** Our targets as LangGraph knows them. */
export function toGraphTargets(graph: GraphDefinition, targets: Targets): (string | Send)[] {
  return asList(targets).map((target) => {
    const name = target instanceof Dispatch ? target.node : target;
    if (name !== END && !graph.nodes.has(name))
      throw new RuntimeError("UNKNOWN_NODE", { node: name, known: [...graph.nodes.keys()] });
    if (target instanceof Dispatch) return new Send(target.node, { input: target.input } satisfies Sent);
    return target === END ? GRAPH_END : target;
  });
}

/** Siblings of one step write under different names, so that what they wrote has an order of its own. */
function writerOf(place: NodePlace): string {
  return place.position === null ? place.node : `${place.node}#${String(place.position).padStart(4, "0")}`;
}

function settleFailure<Definition extends StateDefinition>(
  graph: GraphDefinition<Definition>,
  spec: NodeSpec<Definition>,
  state: StateOf<Definition>,
  place: NodePlace,
  run: RunContext,
  input: unknown,
  error: unknown,
): Command {
  if (run.signal.aborted) throw run.signal.reason;
  if (spec.failed === undefined) {
    // A graph inside another one fails as a whole: what it came to is of no use to anybody.
    if (run.isNested) throw error;
    return new Command({ goto: [GRAPH_END] });
  }
  const context: NodeContext = run.contextFor(place, run.signal, input);
  try {
    return toCommand(graph, spec, state, place, run, spec.failed(state, error, context));
  } catch (second) {
    run.finished(place, { status: "failed", error: second, isCaught: run.isNested });
    if (run.isNested) throw second;
    return new Command({ goto: [GRAPH_END] });
  }
}

/** What to tell about a failure: our own words, and of foreign errors only their kind. */
export function reasonOf(error: unknown): string {
  if (isRuntimeError(error)) return error.message;
  return error instanceof Error ? error.message : "it threw something that is no error";
}
