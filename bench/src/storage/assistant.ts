import { AIMessage, type BaseMessage, HumanMessage } from "@langchain/core/messages";
import {
  Annotation,
  type BaseCheckpointSaver,
  END,
  type Messages,
  messagesStateReducer,
  START,
  StateGraph,
} from "@langchain/langgraph";
import { type Prose, proseFrom } from "./prose.ts";

interface PlanStep {
  readonly id: string;
  readonly title: string;
  readonly status: "pending" | "in_progress" | "completed";
}

const stateWith = (newest: number) =>
  Annotation.Root({
    messages: Annotation<BaseMessage[], Messages>({
      reducer: (before, after) => messagesStateReducer(before, after).slice(-newest),
      default: () => [],
    }),
    plan: Annotation<readonly PlanStep[]>(),
    results: Annotation<Readonly<Record<string, string>>>({
      reducer: (before, after) => ({ ...before, ...after }),
      default: () => ({}),
    }),
  });

const STEPS = [1, 2, 3, 4, 5, 6] as const;

/** What one turn says, made before the clock starts. */
export interface Turn {
  readonly question: { id: string; content: string };
  readonly answer: { id: string; content: string };
  readonly titles: readonly string[];
  readonly findings: { understand: string; search: string; work: string };
}

export function turnsFrom(seed: number, count: number): readonly Turn[] {
  const prose = proseFrom(seed);
  return Array.from({ length: count }, () => turnFrom(prose));
}

function turnFrom(prose: Prose): Turn {
  return {
    question: { id: prose.id(), content: prose.text(400) },
    answer: { id: prose.id(), content: prose.text(400) },
    titles: STEPS.map(() => prose.text(24)),
    findings: { understand: prose.text(40), search: prose.text(160), work: prose.text(160) },
  };
}

/**
 * Five nodes in a row: understand, plan, search, work, answer. Seven checkpoints a turn. The state keeps all messages,
 * or the newest so many.
 */
export function makeAssistant(saver: BaseCheckpointSaver, newest = Number.POSITIVE_INFINITY) {
  const State = stateWith(newest);
  const turns = new Map<string, Turn>();
  const turnOf = (state: typeof State.State): Turn => {
    const turn = turns.get(state.messages.at(-1)?.id ?? "");
    if (turn === undefined) throw new Error("the newest message is not the question that was asked");
    return turn;
  };
  const steps = (turn: Turn, done: number): readonly PlanStep[] =>
    turn.titles.map((title, index) => ({
      id: `step_${index}`,
      title,
      status: index < done ? "completed" : index === done ? "in_progress" : "pending",
    }));
  const graph = new StateGraph(State)
    .addNode("understand", (state) => ({ results: { understand: turnOf(state).findings.understand } }))
    .addNode("make_plan", (state) => ({ plan: steps(turnOf(state), 0) }))
    .addNode("search", (state) => ({
      plan: steps(turnOf(state), 3),
      results: { search: turnOf(state).findings.search },
    }))
    .addNode("work", (state) => ({
      plan: steps(turnOf(state), 6),
      results: { work: turnOf(state).findings.work },
    }))
    .addNode("answer", (state) => ({ messages: [new AIMessage(turnOf(state).answer)] }))
    .addEdge(START, "understand")
    .addEdge("understand", "make_plan")
    .addEdge("make_plan", "search")
    .addEdge("search", "work")
    .addEdge("work", "answer")
    .addEdge("answer", END)
    .compile({ checkpointer: saver });
  return {
    graph,
    async say(thread: string, turn: Turn): Promise<number> {
      turns.set(turn.question.id, turn);
      const input = { messages: [new HumanMessage(turn.question)] };
      const start = performance.now();
      const state = await graph.invoke(input, { configurable: { thread_id: thread }, durability: "sync" });
      const took = performance.now() - start;
      turns.delete(turn.question.id);
      if (state.messages.at(-1)?.id !== turn.answer.id) throw new Error("the turn has no answer");
      return took;
    },
  };
}

/** The bytes of what a turn brings that was not there before: its texts and ids, as JSON. */
export function newBytes(turn: Turn): number {
  return Buffer.byteLength(JSON.stringify(turn));
}
