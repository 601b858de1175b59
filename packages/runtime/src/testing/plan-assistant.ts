import { counter, defineState, list, Message, PlannedStep, steps, value } from "@maru/state";
import * as z from "zod";
import { type Assistant, defineAssistant } from "../assistant.ts";
import { defineGraph, type GraphSpec } from "../graph/define-graph.ts";
import { fromUser } from "../messages.ts";
import { abandonSteps } from "../plans/plan-outcome.ts";

/** A team with a plan. */
export const TeamState = defineState("team", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id" }),
    execution_steps: steps(PlannedStep),
    progress_percentage: value(z.int().min(0).max(100)).default(0),
    found: list(z.string()),
    answer: value(z.string()).default(""),
    need_replan: value(z.string()).optional(),
    analyses: counter(),
    replans: counter(),
  },
});
export type TeamDefinition = typeof TeamState;

export function planAssistant(graph: GraphSpec<TeamDefinition>): Assistant {
  return defineAssistant(defineGraph(TeamState, { steps: 200, ...graph }), {
    name: "team",
    title: { ko: "팀", en: "Team" },
    description: { ko: "계획대로 일해요.", en: "Works to a plan." },
    examples: [],
    initial: () => ({}),
    receive: (_state, message) => ({ messages: [fromUser(message)] }),
    stopped: (state, _reason, at) => ({
      execution_steps: abandonSteps(state.execution_steps, at.now),
    }),
    describe: (state) => ({ reply: state.answer, asks: [] }),
    tools: [],
  });
}
