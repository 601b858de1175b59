import {
  answerParts,
  foundForModel,
  isModelWaiting,
  keptOfAnswer,
  type Part,
  renderParts,
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
import { analyse } from "./analyser.ts";
import { replyOf } from "./answer/reply.ts";
import type { companyAbilities } from "./operations/index.ts";
import { beginPlan, makePlan, managed, schedule } from "./planner.ts";
import { GlobalSessionState, type SessionUpdate } from "./states/state.ts";
import { agentWork, type Team } from "./work.ts";

const MOST_STEPS = 120;

type State = import("./states/state.ts").GlobalSessionState;

/** Three levels: what is asked, the plan, and its execution by five agents. */
export function companyGraph(team: Team, abilities: ReturnType<typeof companyAbilities>) {
  return defineGraph(GlobalSessionState, {
    start: (state) => startOfTurn(state) ?? "query_analyzer",
    steps: MOST_STEPS,
    nodes: {
      ...operationNodes(abilities, { rules: "query_analyzer", tell: "tell" }),
      query_analyzer: {
        run: analyse(team.desk, abilities),
        next: afterAnalysis,
        targets: ["operations", "planner", "tell"],
      },
      planner: { run: makePlan, next: "begin" },
      begin: { run: beginPlan, next: "execution_manager" },
      ...planNodes(GlobalSessionState, {
        name: "execution_manager",
        field: "execution_steps",
        strategy: "parallel",
        schedule,
        work: agentWork(team),
        note: managed,
        next: "tell",
      }),
      tell: {
        run: (state, context) => tell(abilities, state, context),
        targets: ["planner", "ask_model", END],
      },
    },
  });
}

function afterAnalysis(state: State) {
  const isOpen = state.query_analyzer_state?.clarification_needed === true;
  if (state.calls.length > 0) return "operations";
  return state.requests.length > 0 && !isOpen ? "planner" : "tell";
}

/** What was done, found and refused. What operations asked for and nobody planned yet is planned first. */
function tell(abilities: ReturnType<typeof companyAbilities>, state: State, context: NodeContext) {
  const isOpen = state.query_analyzer_state?.clarification_needed === true;
  if (state.requests.length > 0 && state.planning_state === null && !isOpen) return goTo("planner");
  // What the agents found is what a model answers from.
  if (state.planning_state !== null && !isOpen && isModelWaiting(state)) {
    const text = replyOf(state);
    return goTo("ask_model", foundForModel(state, "query", { ko: text, en: text }) as SessionUpdate);
  }
  const parts = withoutAsides(answerParts(state, answerView(abilities, state)));
  const done = renderParts(parts, new Map(Object.entries(state.results)), state.language);
  const isTold = state.model_steps.length > 0 && state.planning_state !== null;
  const isSilent =
    isTold || (state.requests.length === 0 && state.refusals.length === 0 && !isOpen && !state.is_help);
  const said = state.messages.findLast(({ role }) => role === "user")?.content ?? "";
  const danger = dangerFirst(said, state.language);
  const text = [danger, done, isSilent && done !== "" ? "" : replyOf(state)]
    .filter((each) => each !== "")
    .join("\n\n");
  return goTo(END, { ...keptOfAnswer(parts, state), ...ending(state, text, isOpen, context) });
}

const LONGEST_ASIDE = 5;

/** A sigh or a particle beside what was done is nothing to ask back about. */
function withoutAsides(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part): readonly Part[] => {
    if (part.type !== "not_understood") return [part];
    const words = part.words.filter((each) => each.length > LONGEST_ASIDE);
    return words.length === 0 ? [] : [{ ...part, words }];
  });
}

function ending(
  { execution_manager_state: manager, messages }: State,
  text: string,
  isOpen: boolean,
  context: NodeContext,
): SessionUpdate {
  const isFailed = manager?.execution_status === "failed";
  const asked = messages.findLast(({ role }) => role === "user")?.id;
  return {
    current_phase: isOpen ? "clarifying" : isFailed ? "failed" : "completed",
    final_response: text,
    current_agent: null,
    messages: [fromAssistant(context.id("answer"), text, context.now())],
    ...(asked === undefined
      ? {}
      : { conversation_history: [{ asked, answered: context.id("answer"), intents: [] }] }),
    ...(isFailed
      ? {
          errors: [
            { id: context.id("failed"), at: context.now(), source: "execution_manager", message: text },
          ],
        }
      : {}),
  };
}
