import { completeStep, failStep, initialState, remove, type StepUpdate, startStep } from "@maru/state";
import type { Timeline } from "../timeline.ts";
import { RENT_INCREASE_SOURCE } from "./law.ts";
import { aggregate, analysisInput, analysisTeam, nextQuestion, plan, searchTeam } from "./nodes.ts";
import { changeSteps, MainSupervisorState } from "./state.ts";

type Turns = Timeline<typeof MainSupervisorState>;
const on = (time: string) => `2025-10-20T14:30:${time}+09:00`;
const QUESTION = "전세금 5% 인상 가능해?";
const ANSWER =
  "네, 5%까지 올릴 수 있어요. 다만 계약하거나 지난번에 올린 지 1년이 지나야 하고, 조례로 한도가 더 낮을 수 있어요.";

export const start = initialState(MainSupervisorState, {
  query: QUESTION,
  session_id: "ws_abc123",
  request_id: "req_1729411200",
  user_id: 1,
  start_time: on("00"),
});

const searchStep: StepUpdate = {
  step_id: "step_0",
  step_type: "search",
  agent_name: "search_team",
  team: "search",
  task: "법률 정보 검색",
  description: "전세금 인상 한도 법률 조회",
};
const analysisStep: StepUpdate = {
  step_id: "step_1",
  step_type: "analysis",
  agent_name: "analysis_team",
  team: "analysis",
  task: "법률 데이터 분석",
  description: "인상률이 한도 안인지 확인",
};

const search: Turns = [
  {
    by: "execute_teams",
    at: on("05"),
    update: (state) => ({ current_phase: "executing", ...changeSteps(state, startStep("step_0", on("05"))) }),
  },
  {
    by: "search_team",
    at: on("07"),
    update: (state) => {
      const search_team_state = searchTeam(state, { start: on("05"), end: on("07") });
      return {
        search_team_state,
        team_results: { search: { status: "completed", data: analysisInput(search_team_state) } },
        completed_teams: ["search"],
        active_teams: remove("search"),
        ...changeSteps(
          state,
          completeStep("step_0", on("07"), { total_results: search_team_state.total_results }),
        ),
      };
    },
  },
];

const answer = (type: "answer" | "comprehensive_analysis", end: string, seconds: number): Turns => [
  { by: "aggregate_results", at: end, update: aggregate },
  {
    by: "generate_response",
    at: end,
    update: {
      current_phase: "response_generation",
      final_response: {
        type,
        answer: ANSWER,
        structured_data: {
          sections: [{ title: "한도", content: "지금 금액의 5%" }],
          metadata: { confidence: 0.95, sources: [RENT_INCREASE_SOURCE] },
        },
      },
      status: "completed",
      end_time: end,
      total_execution_time: seconds,
    },
  },
];

/** One team: the law is looked up and answers. */
export const legalQuestion: Turns = [
  { by: "planning", at: on("03"), update: plan(QUESTION, "LEGAL_CONSULT", 0.9, [searchStep]) },
  ...search,
  ...answer("answer", on("08.200"), 8.2),
];

const planned: Turns = [
  {
    by: "planning",
    at: on("03"),
    update: {
      ...plan(QUESTION, "LEGAL_CONSULT", 0.9, [searchStep, analysisStep]),
      loaded_memories: [
        {
          conversation_id: "conv_7",
          query: "전세 계약 갱신은 몇 번 할 수 있어?",
          response: "갱신 요구는 한 번, 2년이에요.",
          timestamp: "2025-10-19T20:11:00+09:00",
        },
      ],
      user_preferences: { region: "강남구" },
      memory_load_time: on("01"),
    },
  },
];
const analysisStarts: Turns = [
  { by: "execute_teams", at: on("07"), update: (state) => changeSteps(state, startStep("step_1", on("07"))) },
];

/** Two teams, one after the other: the analysis is given what the search found. */
export const searchThenAnalysis: Turns = [
  ...planned,
  ...search,
  ...analysisStarts,
  {
    by: "analysis_team",
    at: on("09"),
    update: (state) => {
      const analysis_team_state = analysisTeam(state, { start: on("07"), end: on("09") });
      const { report, insights } = analysis_team_state;
      return {
        analysis_team_state,
        team_results: { analysis: { status: "completed", data: { report, insights } } },
        completed_teams: ["analysis"],
        active_teams: remove("analysis"),
        ...changeSteps(state, completeStep("step_1", on("09"))),
      };
    },
  },
  ...answer("comprehensive_analysis", on("10"), 10),
];

/** The analysis fails: the answer uses what came, and the failure stays visible to the end. */
export const failedAnalysis: Turns = [
  ...planned,
  ...search,
  ...analysisStarts,
  {
    by: "analysis_team",
    at: on("09"),
    update: (state) => ({
      team_results: { analysis: { status: "failed", data: {}, error: "분석 도구가 응답하지 않았어요." } },
      failed_teams: ["analysis"],
      active_teams: remove("analysis"),
      error_log: ["analysis_team: 분석 도구가 응답하지 않았어요."],
      ...changeSteps(state, failStep("step_1", on("09"), "분석 도구가 응답하지 않았어요.")),
    }),
  },
  ...answer("answer", on("10"), 10),
];

/** A second question on the session that is none of ours: guidance, no search. */
export const smallTalk: Turns = [
  { by: "initialize", at: on("40"), update: nextQuestion("오늘 뭐 먹지", "req_1729411240", on("40")) },
  { by: "planning", at: on("41"), update: plan("오늘 뭐 먹지", "IRRELEVANT", 0.97, []) },
  {
    by: "generate_response",
    at: on("41"),
    update: {
      current_phase: "response_generation",
      final_response: {
        type: "guidance",
        answer: "저는 임대차 법률, 시세와 매물, 대출, 계약서, 지원 정책을 도와드려요.",
        structured_data: { sections: [], metadata: { confidence: 0.97, sources: [] } },
      },
      status: "completed",
      end_time: on("41"),
      total_execution_time: 1,
    },
  },
];
