import { decodeState, encodeState } from "@maru/state";
import { describe, expect, it } from "vitest";
import { play } from "../timeline.ts";
import { MainSupervisorState } from "./state.ts";
import { failedAnalysis, legalQuestion, searchThenAnalysis, smallTalk, start } from "./timeline.ts";

const phasesOf = (states: readonly MainSupervisorState[]) => states.map((state) => state.current_phase);
const todoOf = (state: MainSupervisorState | undefined) =>
  state?.planning_state?.execution_steps.map((step) => `${step.step_id} ${step.status}`);

describe("«전세금 5% 인상 가능해?» with one team", () => {
  const states = play(MainSupervisorState, start, legalQuestion);
  const last = states.at(-1);

  it("goes through all five phases", () => {
    expect(phasesOf(states)).toEqual([
      "initialization",
      "planning",
      "executing",
      "executing",
      "aggregation",
      "response_generation",
    ]);
    expect(states.map((state) => state.status)).toEqual([
      "initialized",
      "processing",
      "processing",
      "processing",
      "processing",
      "completed",
    ]);
  });

  it("starts with nothing known", () => {
    expect(start).toMatchObject({ planning_state: null, loaded_memories: null, user_preferences: null });
    expect(start.active_teams).toEqual([]);
  });

  it("shows the step pending, running and done with its result", () => {
    expect(states.slice(1, 4).map(todoOf)).toEqual([
      ["step_0 pending"],
      ["step_0 in_progress"],
      ["step_0 completed"],
    ]);
    expect(states[3]?.planning_state?.execution_steps[0]).toMatchObject({
      progress_percentage: 100,
      started_at: "2025-10-20T14:30:05+09:00",
      completed_at: "2025-10-20T14:30:07+09:00",
      result: { total_results: 1 },
    });
    expect(states[2]?.planning_state?.execution_steps[0]?.result).toBeNull();
  });

  it("moves the team from active to completed in one step", () => {
    expect(states.map((state) => state.active_teams)).toEqual([[], ["search"], ["search"], [], [], []]);
    expect(states[3]?.completed_teams).toEqual(["search"]);
  });

  it("answers with the right article", () => {
    expect(last?.final_response?.structured_data.metadata.sources).toEqual(["주택임대차보호법 제7조"]);
    expect(last?.search_team_state?.legal_results[0]?.article_number).toBe("제7조");
    expect(last?.total_execution_time).toBe(8.2);
  });

  it("is the same state after storing and loading", () => {
    if (last === undefined) throw new Error("the timeline has states");
    expect(decodeState(MainSupervisorState, encodeState(MainSupervisorState, last))).toEqual(last);
  });
});

describe("search, then analysis", () => {
  const states = play(MainSupervisorState, start, searchThenAnalysis);

  it("finished teams leave the active list one by one", () => {
    expect(states.map((state) => state.active_teams.join())).toEqual([
      "",
      "search,analysis",
      "search,analysis",
      "analysis",
      "analysis",
      "",
      "",
      "",
    ]);
    expect(states.at(-1)?.completed_teams).toEqual(["search", "analysis"]);
  });

  it("the to-do list follows", () => {
    expect(todoOf(states[3])).toEqual(["step_0 completed", "step_1 pending"]);
    expect(todoOf(states[4])).toEqual(["step_0 completed", "step_1 in_progress"]);
    expect(todoOf(states[5])).toEqual(["step_0 completed", "step_1 completed"]);
  });

  it("the analysis was given what the search found, in one shape", () => {
    const given = states.at(-1)?.analysis_team_state?.input_data;
    expect(given).toEqual(states.at(-1)?.team_results.search?.data);
    expect(given?.legal_search).toHaveLength(1);
  });

  it("both results are aggregated as successes", () => {
    expect(
      Object.entries(states[6]?.aggregated_results ?? {}).map(([team, { status }]) => [team, status]),
    ).toEqual([
      ["search", "success"],
      ["analysis", "success"],
    ]);
    expect(states.at(-1)?.final_response?.type).toBe("comprehensive_analysis");
  });

  it("earlier states did not change while later ones were made", () => {
    expect(todoOf(states[1])).toEqual(["step_0 pending", "step_1 pending"]);
    expect(states[2]?.team_results).toEqual({});
  });
});

describe("when the analysis fails", () => {
  const last = play(MainSupervisorState, start, failedAnalysis).at(-1);

  it("the search still answers and the failure stays a failure", () => {
    expect(last).toMatchObject({
      status: "completed",
      completed_teams: ["search"],
      failed_teams: ["analysis"],
      active_teams: [],
      aggregated_results: { search: { status: "success" }, analysis: { status: "failed" } },
    });
    expect(last?.error_log).toHaveLength(1);
    expect(todoOf(last)).toEqual(["step_0 completed", "step_1 failed"]);
  });
});

describe("a second question that is none of ours", () => {
  const states = play(MainSupervisorState, start, [...legalQuestion, ...smallTalk]);
  const last = states.at(-1);

  it("gets guidance without a search, and nothing of the first question is left", () => {
    expect(phasesOf(states).slice(-3)).toEqual(["initialization", "planning", "response_generation"]);
    expect(last).toMatchObject({ status: "completed", search_team_state: null, completed_teams: [] });
    expect([last?.team_results, last?.aggregated_results]).toEqual([{}, {}]);
    expect(last?.final_response?.type).toBe("guidance");
    expect(last?.execution_plan).toEqual({ intent: "IRRELEVANT", strategy: "sequential", steps: [] });
  });
});
