import {
  Annotation,
  type BaseCheckpointSaver,
  END,
  interrupt,
  START,
  StateGraph,
} from "@langchain/langgraph";

export interface Message {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** Appends and merges only, so that a step that is kept twice, or lost, shows in the state. */
const Trip = Annotation.Root({
  turn: Annotation<number>,
  messages: Annotation<readonly Message[], readonly Message[]>({
    reducer: (before, added) => [...before, ...added],
    default: () => [],
  }),
  results: Annotation<Readonly<Record<string, string>>>({
    reducer: (before, added) => ({ ...before, ...added }),
    default: () => ({}),
  }),
  approvals: Annotation<readonly string[], readonly string[]>({
    reducer: (before, added) => [...before, ...added],
    default: () => [],
  }),
});
type Trip = typeof Trip.State;

const EXPERTS = ["flights", "hotels", "food"] as const;
const say = (content: string) => ({ messages: [{ role: "assistant" as const, content }] });
const wordy = (about: string) => `${about}에 대해 찾아본 내용을 정리했어요. `.repeat(4);

/** Asks a person on odd turns in the graph itself, on even ones from inside the subgraph. */
function planner() {
  return new StateGraph(Trip)
    .addNode("draft", ({ turn }: Trip) => say(`${turn}번째 일정 초안이에요.`))
    .addNode("check", ({ turn }: Trip) => {
      const answer: unknown = turn % 2 === 0 ? interrupt(`${turn}번째 초안이 괜찮은가요?`) : "통과";
      return { ...say("초안을 확인했어요."), approvals: [`check ${turn} ${String(answer)}`] };
    })
    .addEdge(START, "draft")
    .addEdge("draft", "check")
    .addEdge("check", END)
    .compile();
}

/** One conversation about a trip: three experts at once, a subgraph that plans, a person who approves. */
export function tripGraph(checkpointer: BaseCheckpointSaver<number>) {
  const builder = new StateGraph(Trip)
    .addNode("understand", ({ turn }: Trip) => say(`${turn}번째 요청을 이해했어요.`))
    .addNode("flights", ({ turn }: Trip) => ({ results: { [`flights ${turn}`]: wordy("항공편") } }))
    .addNode("hotels", ({ turn }: Trip) => ({ results: { [`hotels ${turn}`]: wordy("숙소") } }))
    .addNode("food", ({ turn }: Trip) => ({ results: { [`food ${turn}`]: wordy("맛집") } }))
    .addNode("plan", async (state: Trip, config) => {
      const planned = (await plan.invoke({ turn: state.turn }, config)) as Trip;
      return { messages: planned.messages, approvals: planned.approvals };
    })
    .addNode("approve", ({ turn }: Trip) => {
      const answer: unknown = turn % 2 === 1 ? interrupt(`${turn}번째 일정을 확정할까요?`) : "통과";
      return { approvals: [`approve ${turn} ${String(answer)}`] };
    })
    .addNode("answer", ({ turn }: Trip) => say(`${turn}번째 일정이 확정되었어요.`))
    .addEdge(START, "understand")
    .addEdge("plan", "approve")
    .addEdge("approve", "answer")
    .addEdge("answer", END);
  const plan = planner();
  for (const expert of EXPERTS) builder.addEdge("understand", expert);
  return builder.addEdge([...EXPERTS], "plan").compile({ checkpointer });
}
