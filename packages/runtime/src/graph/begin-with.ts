import { Command } from "@langchain/langgraph";
import { InvalidTransitionError, type StateDefinition, type StateOf, type UpdateOf } from "@maru/state";
import type { GraphDefinition } from "./define-graph.ts";
import { toGraphTargets } from "./guarded-node.ts";
import { END } from "./route.ts";
import { prepareWrite } from "./state-channel.ts";

/** Under this name LangGraph keeps what no task wrote. */
export const NO_TASK = "00000000-0000-0000-0000-000000000000";

/**
 * Takes an update in and goes to the first node, in one durable step. Given as input, LangGraph would store it first
 * and apply it in a step of its own; the message is durable in the inbox already.
 */
export function beginWith<Definition extends StateDefinition>(
  graph: GraphDefinition<Definition>,
  state: StateOf<Definition>,
  writer: string,
  update: UpdateOf<Definition>,
): Command {
  const { write, next } = prepareWrite(graph.definition, state, writer, update);
  checkBeginning(graph.definition, state, next);
  const first = typeof graph.start === "string" ? graph.start : graph.start(next);
  return new Command({ update: { state: write }, goto: first === END ? [] : toGraphTargets(graph, first) });
}

/** The one move that can be made from wherever an earlier turn was stopped is the one to where turns begin. */
function checkBeginning({ name, phase }: StateDefinition, before: object, after: object): void {
  if (phase === null) return;
  const { field, begins } = phase;
  const [from, to] = [before, after].map((state) => String((state as Record<string, unknown>)[field]));
  if (from === undefined || to === undefined || from === to || to === begins) return;
  const allowed = begins === null ? [] : [begins];
  throw new InvalidTransitionError({ definition: name, field, from, to, allowed });
}
