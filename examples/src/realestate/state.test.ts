import { apply, completeStep, ExecutionStep, initialState, retryStep, startStep } from "@maru/state";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { play } from "../timeline.ts";
import * as shapes from "./shapes.ts";
import { changeSteps, MainSupervisorState, PlanningState } from "./state.ts";
import { AnalysisTeamState, DocumentTeamState, SearchTeamState } from "./team-states.ts";
import { failedAnalysis, legalQuestion, start } from "./timeline.ts";

const MAIN = [
  ["query", "session_id", "chat_session_id", "request_id", "user_id"],
  ["planning_state", "execution_plan"],
  ["search_team_state", "document_team_state", "analysis_team_state"],
  ["current_phase", "active_teams", "completed_teams", "failed_teams"],
  ["team_results", "aggregated_results", "final_response"],
  ["start_time", "end_time", "total_execution_time"],
  ["error_log", "status"],
  ["loaded_memories", "user_preferences", "memory_load_time"],
].flat();
const ADDED_LATER = [
  ["data_reused", "reused_from_index", "reuse_intent"],
  ["workflow_status", "interrupted_by", "interrupt_type", "interrupt_data", "collaboration_result"],
].flat();
const PLANNING = [
  ["raw_query", "analyzed_intent", "intent_confidence", "available_agents", "available_teams"],
  ["execution_steps", "execution_strategy", "parallel_groups"],
  ["plan_validated", "validation_errors", "estimated_total_time"],
].flat();
const STEP = [
  ["step_id", "step_type", "agent_name", "team", "task", "description"],
  ["status", "progress_percentage", "started_at", "completed_at", "result", "error"],
].flat();
const SHARED = ["user_query", "session_id", "user_id", "timestamp", "language", "status", "error_message"];
const TEAM = ["team_name", "status", "shared_context", "start_time", "end_time", "error"];
const SEARCH = [
  ["keywords", "search_scope", "filters"],
  ["legal_results", "real_estate_results", "property_search_results", "loan_results", "aggregated_results"],
  ["total_results", "search_time", "sources_used", "search_progress"],
  ["current_search", "execution_strategy"],
].flat();
const ANALYSIS = [
  ["analysis_type", "input_data", "raw_analysis", "metrics", "insights", "report", "visualization_data"],
  ["recommendations", "confidence_score", "analysis_progress", "analysis_time"],
].flat();
const DOCUMENT = [
  ["document_type", "template", "document_content", "generation_progress", "review_needed", "review_result"],
  ["final_document", "generation_time", "review_time"],
].flat();

const sorted = (names: readonly string[]) => [...names].sort();

describe("the fields of the real-estate states", () => {
  it.each([
    ["MainSupervisorState", MainSupervisorState.fieldNames, [...MAIN, ...ADDED_LATER], 33],
    ["PlanningState", PlanningState.fieldNames, PLANNING, 11],
    ["SearchTeamState", SearchTeamState.fieldNames, [...TEAM, ...SEARCH], 20],
    ["AnalysisTeamState", AnalysisTeamState.fieldNames, [...TEAM, ...ANALYSIS], 17],
    ["DocumentTeamState", DocumentTeamState.fieldNames, [...TEAM, ...DOCUMENT], 15],
    ["ExecutionStepState", Object.keys(ExecutionStep.shape), STEP, 12],
    ["SharedState", Object.keys(shapes.SharedState.shape), SHARED, 7],
    [
      "SearchKeywords",
      Object.keys(shapes.SearchKeywords.shape),
      ["legal", "real_estate", "loan", "general"],
      4,
    ],
    [
      "DocumentTemplate",
      Object.keys(shapes.DocumentTemplate.shape),
      ["template_id", "template_name", "template_content", "placeholders"],
      4,
    ],
    [
      "DocumentContent",
      Object.keys(shapes.DocumentContent.shape),
      ["title", "content", "metadata", "created_at"],
      4,
    ],
    [
      "ReviewResult",
      Object.keys(shapes.ReviewResult.shape),
      ["reviewed", "risk_level", "risks", "recommendations", "compliance_check"],
      5,
    ],
  ])("%s is complete", (_, found, expected, count) => {
    expect(sorted(found)).toEqual(sorted(expected));
    expect(found).toHaveLength(count);
  });

  it("who asks stays out of logs, also inside a team", () => {
    for (const name of ["user_id", "loaded_memories", "user_preferences"] as const) {
      expect(MainSupervisorState.fields[name].options.marks).toContain("personal");
    }
    expect(z.toJSONSchema(shapes.SharedState, { io: "input" }).properties?.user_id).toMatchObject({
      "x-maru-marks": ["personal"],
    });
  });
});

describe("what the supervisor refuses", () => {
  const answered = play(MainSupervisorState, start, legalQuestion);
  const partial = play(MainSupervisorState, start, failedAnalysis);
  const broken = (rule: string) =>
    expect.objectContaining({ code: "RULE_BROKEN", details: expect.objectContaining({ rule }) });

  it("a failed team counted as a success", () => {
    const state = partial.at(-1) ?? start;
    const hidden = { analysis: { status: "success" as const, data: {} } };
    expect(() => apply(MainSupervisorState, state, { aggregated_results: hidden })).toThrow(
      broken("a_failed_team_stays_failed"),
    );
    expect(() => apply(MainSupervisorState, state, { completed_teams: ["analysis"] })).toThrow(
      broken("a_team_is_in_one_place"),
    );
  });

  it("a finished team that is still called active, and an active team without work", () => {
    const running = answered[2] ?? start;
    const finished = changeSteps(running, completeStep("step_0", "2025-10-20T14:30:07+09:00"));
    for (const update of [finished, { active_teams: ["analysis" as const] }]) {
      expect(() => apply(MainSupervisorState, running, update)).toThrow(
        broken("active_teams_have_work_left"),
      );
    }
  });

  it("an end without an answer, an error without a log, a time that is not the time", () => {
    const state = answered[4] ?? start;
    const end = { end_time: "2025-10-20T14:30:09+09:00", total_execution_time: 9 };
    expect(() => apply(MainSupervisorState, state, { status: "completed", ...end })).toThrow(
      broken("completed_means_answered"),
    );
    expect(() => apply(MainSupervisorState, state, { status: "error" })).toThrow(
      broken("an_error_is_logged"),
    );
    expect(() => apply(MainSupervisorState, state, { ...end, total_execution_time: 8.2 })).toThrow(
      broken("time_adds_up"),
    );
  });

  it("skipping the answer", () => {
    expect(() => apply(MainSupervisorState, start, { current_phase: "aggregation" })).toThrow(
      expect.objectContaining({ code: "INVALID_TRANSITION", from: "initialization" }),
    );
  });

  it("a completed step that starts again, and a step nobody planned", () => {
    const state = answered.at(-1) ?? start;
    expect(() => changeSteps(state, startStep("step_0", "2025-10-20T14:31:00+09:00"))).toThrow(
      expect.objectContaining({ code: "INVALID_STEP_MOVE" }),
    );
    expect(() => changeSteps(state, startStep("step_9", "2025-10-20T14:31:00+09:00"))).toThrow(
      expect.objectContaining({ code: "UNKNOWN_STEP" }),
    );
  });

  it("a retry starts clean", () => {
    const state = partial.at(-1) ?? start;
    const step = changeSteps(state, retryStep("step_1")).planning_state;
    expect(step).toMatchObject({
      execution_steps: [{ status: "completed" }, { status: "pending", error: null, started_at: null }],
    });
  });
});

describe("what the teams refuse", () => {
  const shared_context = {
    user_query: "시세",
    session_id: "s",
    user_id: null,
    timestamp: "2025-10-20T14:30:00",
  };

  it("a count of results that leaves the listings out", () => {
    const team = initialState(SearchTeamState, { shared_context, search_scope: ["property"] });
    const running = apply(SearchTeamState, team, {
      status: "in_progress",
      property_search_results: [{ address: "강남구 역삼동" }],
    });
    expect(() => apply(SearchTeamState, running, { status: "completed", total_results: 0 })).toThrow(
      expect.objectContaining({ code: "RULE_BROKEN" }),
    );
    expect(apply(SearchTeamState, running, { status: "completed", total_results: 1 }).status).toBe(
      "completed",
    );
  });

  it("a final contract that was not reviewed", () => {
    const team = initialState(DocumentTeamState, {
      shared_context,
      document_type: "lease_contract",
      review_needed: true,
    });
    expect(() => apply(DocumentTeamState, team, { final_document: "# 임대차계약서" })).toThrow(
      expect.objectContaining({ code: "RULE_BROKEN" }),
    );
  });

  it("a plan step for a team that does not exist", () => {
    const plan = initialState(PlanningState, {
      raw_query: "시세",
      analyzed_intent: { intent_type: "MARKET_INQUIRY", confidence: 0.8, keywords: [] },
      intent_confidence: 0.8,
      available_teams: ["search"],
    });
    const step = {
      step_id: "step_0",
      step_type: "search",
      agent_name: "a",
      team: "kitchen",
      task: "t",
      description: "",
    };
    expect(() => apply(PlanningState, plan, { execution_steps: [step] })).toThrow(
      expect.objectContaining({ code: "RULE_BROKEN" }),
    );
  });
});
