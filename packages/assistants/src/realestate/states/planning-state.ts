import { defineState, list, type StateOf, set, steps, value } from "@maru/state";
import * as z from "zod";
import { Confidence, Intent, Seconds, Strategy, Team } from "../shapes/common.ts";

/** Step types are checked here because a plan takes any word for one. */
const STEP_TYPES = ["planning", "search", "analysis", "document"];

export const AnalyzedIntent = z.strictObject({
  intent_type: Intent,
  confidence: Confidence,
  keywords: z.array(z.string()),
  entities: z.record(z.string(), z.array(z.string())).default({}),
});

export const PlanningState = defineState("realestate-planning", {
  version: 1,
  fields: {
    raw_query: value(z.string()),
    analyzed_intent: value(AnalyzedIntent),
    intent_confidence: value(Confidence),
    available_agents: set(z.string()),
    available_teams: set(Team),
    execution_steps: steps(),
    execution_strategy: value(Strategy).default("sequential"),
    parallel_groups: value(z.array(z.array(z.string()))).optional(),
    plan_validated: value(z.boolean()).default(false),
    validation_errors: list(z.string()),
    estimated_total_time: value(Seconds).default(0),
  },
  rules: [
    {
      id: "one_confidence",
      fields: ["analyzed_intent", "intent_confidence"],
      holds: (state) => state.analyzed_intent.confidence === state.intent_confidence,
      requirement: { ko: "의도 신뢰도는 하나여야 해요.", en: "The intent has one confidence." },
    },
    {
      id: "steps_have_a_team",
      fields: ["execution_steps", "available_teams"],
      holds: (state) =>
        state.execution_steps.every(
          (step) =>
            STEP_TYPES.includes(step.step_type) &&
            (state.available_teams as readonly string[]).includes(step.team),
        ),
      requirement: {
        ko: "모든 작업에는 맡을 수 있는 팀이 있어야 해요.",
        en: "Every step needs a known type and an available team.",
      },
    },
    {
      id: "a_valid_plan_has_no_errors",
      fields: ["plan_validated", "validation_errors"],
      holds: (state) => !state.plan_validated || state.validation_errors.length === 0,
      requirement: { ko: "오류가 남은 계획은 실행할 수 없어요.", en: "A plan with errors is not valid." },
    },
  ],
});
export type PlanningState = StateOf<typeof PlanningState>;
