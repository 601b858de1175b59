import { initialState, reset, type StepUpdate } from "@maru/state";
import type * as z from "zod";
import { play } from "../timeline.ts";
import { RENT_INCREASE_CAP } from "./law.ts";
import type { Intent, SharedState } from "./shapes.ts";
import { type MainSupervisorState, PlanningState, type SupervisorUpdate } from "./state.ts";
import { AnalysisTeamState, SearchTeamState } from "./team-states.ts";

/** What the supervisor's nodes return. Every one gives back a partial update and touches nothing. */
export function plan(
  query: string,
  intent_type: z.output<typeof Intent>,
  confidence: number,
  execution_steps: readonly StepUpdate[],
): SupervisorUpdate {
  const teams = [...new Set(execution_steps.map((step) => step.team as "search" | "analysis"))];
  const planning_state = initialState(PlanningState, {
    raw_query: query,
    analyzed_intent: { intent_type, confidence, keywords: ["전세금", "인상", "5%"] },
    intent_confidence: confidence,
    available_agents: ["search_team", "analysis_team", "document_team"],
    available_teams: ["search", "analysis", "document"],
    execution_steps,
    execution_strategy: "sequential",
    plan_validated: true,
    estimated_total_time: 3.5,
  });
  return {
    current_phase: "planning",
    status: "processing",
    planning_state,
    execution_plan: {
      intent: intent_type,
      strategy: "sequential",
      steps: execution_steps.map((step) => step.step_id),
    },
    active_teams: teams,
  };
}

export function sharedStateOf(state: MainSupervisorState, timestamp: string): z.input<typeof SharedState> {
  return { user_query: state.query, session_id: state.session_id, user_id: state.user_id, timestamp };
}

/** The search team's own life, from what it is told to its four kinds of results. */
export function searchTeam(state: MainSupervisorState, at: { start: string; end: string }): SearchTeamState {
  const start = initialState(SearchTeamState, {
    shared_context: sharedStateOf(state, at.start),
    keywords: { legal: ["전세금", "인상", "5%"], real_estate: [], loan: [], general: [] },
    search_scope: ["legal"],
  });
  const states = play(SearchTeamState, start, [
    {
      by: "prepare",
      at: at.start,
      update: { status: "in_progress", start_time: at.start, current_search: "legal_search" },
    },
    {
      by: "legal_search",
      at: at.start,
      update: {
        legal_results: [RENT_INCREASE_CAP],
        sources_used: ["legal_search"],
        search_progress: { legal_search: "completed" },
      },
    },
    {
      by: "finalize",
      at: at.end,
      update: {
        status: "completed",
        end_time: at.end,
        current_search: null,
        total_results: 1,
        search_time: 2,
      },
    },
  ]);
  return states.at(-1) ?? start;
}

/** Search results as the next team gets them: flat, all four kinds. */
export function analysisInput(search: MainSupervisorState["search_team_state"]) {
  return {
    legal_search: search?.legal_results ?? [],
    real_estate_search: search?.real_estate_results ?? [],
    property_search: search?.property_search_results ?? [],
    loan_search: search?.loan_results ?? [],
  };
}

export function analysisTeam(
  state: MainSupervisorState,
  at: { start: string; end: string },
): AnalysisTeamState {
  const start = initialState(AnalysisTeamState, {
    shared_context: sharedStateOf(state, at.start),
    analysis_type: "contract",
    input_data: analysisInput(state.search_team_state),
  });
  const states = play(AnalysisTeamState, start, [
    { by: "prepare", at: at.start, update: { status: "in_progress", start_time: at.start } },
    {
      by: "analyze",
      at: at.end,
      update: {
        metrics: { increase_rate: 5, legal_limit: 5 },
        raw_analysis: { contract_analysis: { is_legal: true } },
        insights: ["5% 인상은 법이 정한 한도 안이에요."],
        recommendations: ["지난 인상에서 1년이 지났는지 확인하세요."],
        report: { title: "전세금 인상 검토" },
        confidence_score: 0.9,
      },
    },
    { by: "finalize", at: at.end, update: { status: "completed", end_time: at.end } },
  ]);
  return states.at(-1) ?? start;
}

/** Every team's result as it is: a failed one stays failed. */
export function aggregate(state: MainSupervisorState): SupervisorUpdate {
  return {
    current_phase: "aggregation",
    aggregated_results: Object.fromEntries(
      Object.entries(state.team_results).map(([team, { status, data }]) => [
        team,
        { status: status === "completed" ? ("success" as const) : ("failed" as const), data },
      ]),
    ),
  };
}

/** The next question on the same session: what belonged to the last one is let go, memory stays. */
export function nextQuestion(query: string, request_id: string, start_time: string): SupervisorUpdate {
  return {
    query,
    request_id,
    start_time,
    current_phase: "initialization",
    status: "initialized",
    planning_state: reset(),
    execution_plan: reset(),
    search_team_state: reset(),
    document_team_state: reset(),
    analysis_team_state: reset(),
    active_teams: reset(),
    completed_teams: reset(),
    failed_teams: reset(),
    team_results: reset(),
    aggregated_results: reset(),
    final_response: reset(),
    end_time: reset(),
    total_execution_time: reset(),
    error_log: reset(),
  };
}
