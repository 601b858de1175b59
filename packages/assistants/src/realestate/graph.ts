import { answerParts, keptOfAnswer, renderParts } from "@maru/dialogue";
import {
  type Abilities,
  answerView,
  defineGraph,
  END,
  fromAssistant,
  type NodeContext,
  operationNodes,
  planNodes,
  startOfTurn,
} from "@maru/runtime";
import { dangerFirst } from "../shared/danger-first.ts";
import { realEstateAbilities } from "./operations/index.ts";
import { readLeftover } from "./operations/read-leftover.ts";
import type { Able } from "./reading/weigh-readings.ts";
import { respond } from "./respond.ts";
import { MainSupervisorState, type SupervisorUpdate } from "./state.ts";
import { aggregate, initialize, nextQuestion, notePlan, planning, type Supervised } from "./supervisor.ts";
import { teamWork } from "./team-work.ts";

const MOST_STEPS = 60;

/** initialize → planning → teams → aggregate → respond; a question that needs no team goes straight to the answer. */
export function realEstateGraph(data: Omit<Supervised, "readLeftover" | "able">) {
  const teams = teamWork(data.tools);
  const abilities = realEstateAbilities(teams);
  const supervised: Supervised = {
    ...data,
    readLeftover: readLeftover(abilities),
    able: ableOf(abilities),
  };
  return defineGraph(MainSupervisorState, {
    start: (state) => startOfTurn(state) ?? "initialize",
    steps: MOST_STEPS,
    nodes: {
      ...operationNodes(abilities, { rules: "initialize", tell: "tell" }),
      tell: { run: (state, context) => tell(abilities, state, context), next: END },
      initialize: { run: initialize, next: "planning" },
      planning: {
        run: (state, context) => planning(supervised, state, context),
        next: afterPlanning,
        targets: ["execute", "respond", "operations", "tell"],
      },
      ...planNodes(MainSupervisorState, {
        field: "execution_steps",
        strategy: (state) => state.execution_plan?.strategy ?? "sequential",
        schedule: (state) =>
          (state.execution_plan?.steps ?? []).map(({ step_id, team, dependencies }) => ({
            step_id,
            agents: [`${team}_team`],
            dependencies: [...dependencies],
            // Tools are tried again by themselves; a team that fails in spite of it is failed.
            retry_count: 0,
            timeout: 60,
          })),
        work: teams,
        note: notePlan,
        next: (state) => (state.next_query === null ? "aggregate" : "ask_next"),
      }),
      // Something else was asked while a draft waited: it is answered now, and the draft is kept.
      ask_next: {
        run: (state, context) => nextQuestion(state.next_query ?? "", context.id("next")),
        next: "initialize",
      },
      aggregate: { run: aggregate, next: "respond" },
      respond: { run: respond, next: END },
    },
  });
}

function ableOf({ catalogue, behaviours }: ReturnType<typeof realEstateAbilities>): Able {
  const all = Object.keys(behaviours);
  const isAsked = (op: string) => ASKED.includes(catalogue.operations.get(op)?.kind ?? "") || op === "wish";
  return { all, asking: all.filter(isAsked) };
}
const ASKED: readonly string[] = ["ask", "write", "show"];

/** A message that no rule understood is carried out call by call. */
function afterPlanning(state: MainSupervisorState) {
  if (state.execution_steps.length > 0) return "execute";
  if (state.heard === null) return "respond";
  return state.calls.length > 0 ? "operations" : "tell";
}

/** What came of the operations, in one message. */
function tell(
  abilities: Abilities<typeof MainSupervisorState>,
  state: MainSupervisorState,
  context: NodeContext,
): SupervisorUpdate {
  const parts = answerParts(state, answerView(abilities, state));
  const told = renderParts(parts, new Map(Object.entries(state.results)), state.language);
  const danger = dangerFirst(state.heard?.text ?? "", state.language);
  const said = [danger, told].filter((each) => each !== "").join("\n\n");
  return {
    ...keptOfAnswer(parts, state),
    messages: [fromAssistant(context.id("told"), said, context.now())],
    questions: [],
    quick_replies: [],
  };
}
