import {
  answerParts,
  type Call,
  foundForModel,
  isModelWaiting,
  keptOfAnswer,
  renderParts,
  waitingCalls,
} from "@maru/dialogue";
import {
  answerView,
  defineGraph,
  END,
  fromAssistant,
  goTo,
  type NodeContext,
  operationNodes,
  planNodes,
  startOfTurn,
} from "@maru/runtime";
import { dangerFirst } from "../shared/danger-first.ts";
import { askBack, replyOf } from "./answer/reply.ts";

import type { researchAbilities } from "./operations/index.ts";
import { readCalls } from "./operations/read-calls.ts";
import { AgentState, type AgentUpdate, MAX_CONCURRENT_RESEARCH_UNITS } from "./state.ts";
import { researcherWork, writeReport } from "./supervisor.ts";
import { claimsInOrder } from "./thread/pointed.ts";
import type { ResearchTools } from "./tools.ts";

const MOST_STEPS = 120;

type Ready = ReturnType<typeof researchAbilities>;
type IsKnown = (words: string) => boolean;

/** clarify → brief → supervisor ⇄ researchers → report; what is asked by hand begins at the operations. */
export function researchGraph(tools: ResearchTools, abilities: Ready, isKnown: IsKnown) {
  return defineGraph(AgentState, {
    start: (state) => startOfTurn(state) ?? "clarify_with_user",
    steps: MOST_STEPS,
    nodes: {
      ...operationNodes(abilities, { rules: "clarify_with_user", tell: "write_research_brief" }),
      clarify_with_user: {
        run: (state, context) => clarify(abilities, isKnown, state, context),
        next: "operations",
      },
      write_research_brief: {
        run: (state, context) => tell(abilities, state, context),
        targets: ["research_supervisor", END],
      },
      ...planNodes(AgentState, {
        name: "research_supervisor",
        field: "execution_steps",
        strategy: "parallel",
        most: MAX_CONCURRENT_RESEARCH_UNITS,
        schedule: ({ execution_steps }) =>
          execution_steps.map(({ step_id }) => ({
            step_id,
            agents: ["researcher"],
            retry_count: 0,
            timeout: 60,
          })),
        work: researcherWork(tools),
        next: "final_report_generation",
      }),
      final_report_generation: { run: writeReport, next: "answer" },
      answer: { run: answer, targets: ["ask_model", END] },
    },
  });
}

/** What no other operation stands for is a question to look into. */
function clarify(abilities: Ready, isKnown: IsKnown, state: AgentState, context: NodeContext): AgentUpdate {
  const said = state.unread ?? state.messages.findLast(({ role }) => role === "user")?.content ?? "";
  const asked: readonly Call[] =
    state.unclear_question === null
      ? readCalls(said, {
          now: context.now(),
          catalogue: abilities.catalogue,
          able: Object.keys(abilities.behaviours),
          isKnown,
          topic: state.topic,
        })
      : [{ op: "research", args: { question: said } }];
  const waiting = waitingCalls(state.turn, asked, "rules");
  if (waiting.length === 0) return {};
  const calls = waiting.map((call, index) => ({
    ...call,
    id: `${state.turn}.${state.operations.length + index + 1}`,
  }));
  return { unread: null, calls, heard: state.heard ?? { turn: state.turn, text: said } } as AgentUpdate;
}

/** What came of the operations; a question that was taken goes to the researchers first. */
function tell(abilities: Ready, state: AgentState, context: NodeContext) {
  const isNew = state.execution_steps.some(({ status }) => status === "pending");
  if (isNew) return goTo("research_supervisor");
  const parts = answerParts(state, answerView(abilities, state));
  const said = renderParts(parts, new Map(Object.entries(state.results)), state.language);
  const text = withDanger(state, state.unclear_question === null ? said : askBack(state.language));
  return goTo(END, {
    ...keptOfAnswer(parts, state),
    messages: [fromAssistant(context.id("told"), text, context.now())],
  });
}

/** What else was done in this turn, then what was found. */
function answer(state: AgentState, context: NodeContext) {
  const reply = replyOf(state);
  // What no source says, a model may know in general.
  if (claimsInOrder(state).length === 0 && isModelWaiting(state))
    return goTo(
      "ask_model",
      foundForModel(state, "research", { ko: reply.text, en: reply.text }) as AgentUpdate,
    );
  const done = renderParts(state.parts, new Map(Object.entries(state.results)), state.language);
  const text = withDanger(state, [done, reply.text].filter((each) => each !== "").join("\n"));
  // What is pointed at by a number is what stands under it on the screen.
  const others = state.citations.filter((id) => !reply.cited.includes(id));
  return goTo(END, {
    citations: [...reply.cited, ...others],
    messages: [fromAssistant(context.id("answer"), text, context.now())],
  });
}

function withDanger({ messages, language }: AgentState, text: string): string {
  const said = messages.findLast(({ role }) => role === "user")?.content ?? "";
  return [dangerFirst(said, language), text].filter((each) => each !== "").join("\n\n");
}
