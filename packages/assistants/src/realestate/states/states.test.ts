import { DIALOGUE_FIELDS } from "@maru/dialogue";
import { apply, ExecutionStep, initialState } from "@maru/state";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import * as common from "../shapes/common.ts";
import * as results from "../shapes/results.ts";
import { MainSupervisorState } from "../state.ts";
import { PlanningState } from "./planning-state.ts";
import { teamsByStatus } from "./state-manager.ts";
import { AnalysisTeamState, DocumentTeamState, SearchTeamState } from "./team-states.ts";

const words = (text: string) => text.split(" ");
const MAIN = words(
  "query session_id chat_session_id request_id user_id planning_state execution_plan search_team_state document_team_state analysis_team_state current_phase active_teams completed_teams failed_teams team_results aggregated_results final_response start_time end_time total_execution_time error_log status loaded_memories user_preferences memory_load_time data_reused reused_from_index reuse_intent workflow_status interrupted_by interrupt_type interrupt_data collaboration_result",
);
const PLANNING = words(
  "raw_query analyzed_intent intent_confidence available_agents available_teams execution_steps execution_strategy parallel_groups plan_validated validation_errors estimated_total_time",
);
const STEP = words(
  "step_id step_type agent_name team task description status progress_percentage started_at completed_at result error",
);
const SHARED = words("user_query session_id user_id timestamp language status error_message");
const TEAM = "team_name status shared_context start_time end_time error";
const SEARCH = words(
  `${TEAM} keywords search_scope filters legal_results real_estate_results property_search_results loan_results aggregated_results total_results search_time sources_used search_progress current_search execution_strategy`,
);
const ANALYSIS = words(
  `${TEAM} analysis_type input_data raw_analysis metrics insights report visualization_data recommendations confidence_score analysis_progress analysis_time`,
);
const DOCUMENT = words(
  `${TEAM} document_type template document_content generation_progress review_needed review_result final_document generation_time review_time`,
);

describe("the states of the original design", () => {
  it.each([
    ["MainSupervisorState", MainSupervisorState.fieldNames, MAIN, 10 + Object.keys(DIALOGUE_FIELDS).length],
    ["PlanningState", PlanningState.fieldNames, PLANNING, 0],
    ["SearchTeamState", SearchTeamState.fieldNames, SEARCH, 0],
    ["AnalysisTeamState", AnalysisTeamState.fieldNames, ANALYSIS, 0],
    ["DocumentTeamState", DocumentTeamState.fieldNames, DOCUMENT, 3],
    ["ExecutionStepState", Object.keys(ExecutionStep.shape), STEP, 0],
    ["SharedState", Object.keys(common.SharedState.shape), SHARED, 0],
    ["SearchKeywords", Object.keys(results.SearchKeywords.shape), words("legal real_estate loan general"), 0],
    [
      "DocumentTemplate",
      Object.keys(results.DocumentTemplate.shape),
      words("template_id template_name template_content placeholders"),
      0,
    ],
    [
      "DocumentContent",
      Object.keys(results.DocumentContent.shape),
      words("title content metadata created_at"),
      0,
    ],
    [
      "ReviewResult",
      Object.keys(results.ReviewResult.shape),
      words("reviewed risk_level risks recommendations compliance_check"),
      0,
    ],
  ])("%s has every field, and as many of ours as we say", (_, found, expected, ours) => {
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found).toHaveLength(expected.length + ours);
  });

  it("keeps who asks out of logs, also inside a team", () => {
    for (const name of ["user_id", "loaded_memories", "user_preferences", "lease_fields"] as const)
      expect(MainSupervisorState.fields[name].options.marks).toContain("personal");
    expect(z.toJSONSchema(common.SharedState, { io: "input" }).properties?.user_id).toMatchObject({
      "x-maru-marks": ["personal"],
    });
  });
});

const shared_context = {
  user_query: "시세",
  session_id: "s",
  user_id: null,
  timestamp: "2026-11-16T10:00:00",
};
const broken = (rule: string) =>
  expect.objectContaining({ code: "RULE_BROKEN", details: expect.objectContaining({ rule }) });

describe("what the states refuse", () => {
  const start = initialState(MainSupervisorState, { session_id: "s", query: "시세" });
  const planning = apply(MainSupervisorState, start, { current_phase: "planning", status: "processing" });

  it("a failed team counted as a success, and a team in two places", () => {
    const failed = apply(MainSupervisorState, planning, {
      failed_teams: ["analysis"],
      team_results: { analysis: { status: "failed", data: {}, error: "응답 없음" } },
    });
    const hidden = { analysis: { status: "success" as const, data: {} } };
    expect(() => apply(MainSupervisorState, failed, { aggregated_results: hidden })).toThrow(
      broken("a_failed_team_stays_failed"),
    );
    expect(() => apply(MainSupervisorState, failed, { completed_teams: ["analysis"] })).toThrow(
      broken("a_team_is_in_one_place"),
    );
  });

  it("an end without an answer, an error without a log, a time that is not the time", () => {
    const end = { end_time: "2026-11-16T10:00:09+09:00", total_execution_time: 9 };
    const begun = apply(MainSupervisorState, planning, { start_time: "2026-11-16T10:00:00+09:00" });
    expect(() => apply(MainSupervisorState, begun, { status: "completed", ...end })).toThrow(
      broken("completed_means_answered"),
    );
    expect(() => apply(MainSupervisorState, begun, { status: "error" })).toThrow(
      broken("an_error_is_logged"),
    );
    expect(() => apply(MainSupervisorState, begun, { ...end, total_execution_time: 8 })).toThrow(
      broken("time_adds_up"),
    );
  });

  it("skipping the answer, and teams at work after the work", () => {
    expect(() => apply(MainSupervisorState, start, { current_phase: "aggregation" })).toThrow(
      expect.objectContaining({ code: "INVALID_TRANSITION" }),
    );
    const busy = apply(MainSupervisorState, planning, { active_teams: ["search"] });
    expect(() => apply(MainSupervisorState, busy, { current_phase: "response_generation" })).toThrow(
      broken("nobody_works_after_the_work"),
    );
  });

  it("a count of results that leaves the listings out", () => {
    const team = initialState(SearchTeamState, { shared_context, search_scope: ["property"] });
    const running = apply(SearchTeamState, team, {
      status: "in_progress",
      property_search_results: [{ id: "A1" }],
    });
    expect(() => apply(SearchTeamState, running, { status: "completed", total_results: 0 })).toThrow(
      broken("counts_all_four_searches"),
    );
    expect(apply(SearchTeamState, running, { status: "completed", total_results: 1 }).status).toBe(
      "completed",
    );
  });

  it("a final contract that nobody reviewed or approved", () => {
    const team = initialState(DocumentTeamState, {
      shared_context,
      document_type: "lease_contract",
      lease_fields: {},
    });
    const final = { final_document: "# 임대차계약서" };
    expect(() => apply(DocumentTeamState, team, { ...final, decision: "approve" })).toThrow(
      broken("reviewed_before_final"),
    );
    const reviewed = apply(DocumentTeamState, team, {
      review_result: {
        reviewed: true,
        risk_level: "low",
        risks: [],
        recommendations: [],
        compliance_check: {},
      },
    });
    expect(() => apply(DocumentTeamState, reviewed, final)).toThrow(broken("approved_before_final"));
    expect(
      apply(DocumentTeamState, reviewed, { ...final, decision: "approve" }).final_document,
    ).not.toBeNull();
  });

  it("a plan step for a team that does not exist", () => {
    const plan = initialState(PlanningState, {
      raw_query: "시세",
      analyzed_intent: { intent_type: "MARKET_INQUIRY", confidence: 0.8, keywords: [] },
      intent_confidence: 0.8,
      available_teams: ["search"],
    });
    const step = { step_id: "step_0", step_type: "search", agent_name: "a", task: "t", description: "" };
    expect(() => apply(PlanningState, plan, { execution_steps: [{ ...step, team: "kitchen" }] })).toThrow(
      broken("steps_have_a_team"),
    );
  });
});

it("tells every team's place from its step", () => {
  const state = apply(
    MainSupervisorState,
    initialState(MainSupervisorState, { session_id: "s", current_phase: "planning" }),
    teamsByStatus([
      { team: "search", status: "completed" },
      { team: "analysis", status: "failed" },
      { team: "document", status: "in_progress" },
    ]),
  );
  expect([state.active_teams, state.completed_teams, state.failed_teams]).toEqual([
    ["document"],
    ["search"],
    ["analysis"],
  ]);
});
