import { completeStep, failStep, initialState, startStep } from "@maru/state";
import { analyze, begin, gather, manage, plan } from "../nodes.ts";
import { GlobalSessionState, type SessionUpdate } from "../state.ts";
import { assistant, user } from "./messages.ts";
import type { Timeline } from "./play.ts";
import { articles, asker, document, noSales, on, REPORT, reportTasks, sales } from "./sample-work.ts";

export type Turns = Timeline<typeof GlobalSessionState>;

export const start = initialState(GlobalSessionState, {
  session_id: "s-101",
  user_id: "emp-2041",
  company_id: "haesol-pharma",
});

/** Analysing and planning: the period comes from the clock of the question, the team from the login. */
export const asksForReport: Turns = [
  {
    by: "query_analyzer",
    at: on("00:02"),
    update: {
      messages: [user("m1", REPORT, on("00:00"))],
      conversation_history: [
        { asked: "m1", answered: null, intents: ["data_analysis", "document_generation"] },
      ],
      ...analyze({
        raw_query: REPORT,
        query_timestamp: on("00:00"),
        user_context: asker,
        parsed_intents: [
          { intent: "data_analysis", confidence: 0.9 },
          { intent: "document_generation", confidence: 0.85 },
        ],
        required_capabilities: ["sql_query", "document"],
        suggested_agents: ["DataAnalysisAgent", "InformationRetrievalAgent", "DocumentGenerationAgent"],
        complexity_score: 0.6,
        context_requirements: { need_auth: true, data_scope: "team" },
        extracted_entities: [
          { type: "period", value: "지난달", normalized: "2026-10" },
          { type: "metric", value: "실적", column: "sales_amount" },
        ],
        feasibility_check: {
          data_available: true,
          permission_granted: true,
          estimated_time: 30,
          resource_status: "available",
        },
      }),
    },
  },
  { by: "planner", at: on("00:03"), update: { current_phase: "planning", ...plan(REPORT, reportTasks) } },
  { by: "execution_manager", at: on("00:04"), update: begin(reportTasks) },
  {
    by: "execution_manager",
    at: on("00:05"),
    update: { execution_steps: [startStep("task_001", on("00:05")), startStep("task_002", on("00:05"))] },
  },
];

const retrieval: SessionUpdate = {
  agent_states: { task_002: articles },
  execution_steps: [completeStep("task_002", on("00:09"))],
  api_calls_made: { naver: 2 },
  total_tokens_used: 400,
};

/** Two agents answer in one step, a third writes down what they found. */
export const monthlyReport: Turns = [
  ...asksForReport,
  {
    at: on("00:10"),
    together: [
      {
        by: "DataAnalysisAgent",
        update: {
          agent_states: { task_001: sales },
          execution_steps: [completeStep("task_001", on("00:10"), { rows: 42 })],
          db_queries_executed: 1,
          total_tokens_used: 900,
          audit_trail: [
            { id: "a1", at: on("00:10"), actor: "emp-2041", action: "sales 조회", outcome: "done" },
          ],
        },
      },
      { by: "InformationRetrievalAgent", update: retrieval },
    ],
  },
  { by: "execution_manager", at: on("00:11"), update: (state) => gather(state, { active_step: "step_2" }) },
  {
    by: "execution_manager",
    at: on("00:11"),
    update: { execution_steps: [startStep("task_003", on("00:11"))] },
  },
  {
    by: "DocumentGenerationAgent",
    at: on("00:13"),
    update: {
      agent_states: { task_003: document("task_003", "10월 팀 매출 1억 8,400만원") },
      execution_steps: [completeStep("task_003", on("00:13"))],
    },
  },
  { by: "execution_manager", at: on("00:13"), update: (state) => gather(state, { active_step: null }) },
  {
    by: "execution_manager",
    at: on("00:14"),
    update: (state) => ({
      ...manage(state, {
        execution_status: "completed",
        aggregation_method: "merge",
        final_results: { document_id: "doc-task_003" },
      }),
      ...answer("completed", "m2", "10월 팀 매출은 1억 8,400만원이에요(42건). 보고서 초안을 만들었어요."),
      conversation_history: [
        { asked: "m1", answered: "m2", intents: ["data_analysis", "document_generation"] },
      ],
    }),
  },
];

/** The sales source is down, the other agent's work is kept. */
export const salesSourceDown: Turns = [
  ...asksForReport,
  {
    at: on("00:10"),
    together: [
      {
        by: "DataAnalysisAgent",
        update: {
          agent_states: { task_001: noSales },
          execution_steps: [failStep("task_001", on("00:10"), "매출 데이터에 연결하지 못했어요.")],
          errors: [
            { id: "e1", at: on("00:10"), source: "task_001", message: "매출 데이터에 연결하지 못했어요." },
          ],
        },
      },
      { by: "InformationRetrievalAgent", update: retrieval },
    ],
  },
];

/** The last words about a question, whichever way it ended. */
export function answer(current_phase: "completed" | "failed", id: string, text: string): SessionUpdate {
  return {
    current_phase,
    final_response: text,
    messages: [assistant(id, text, on("00:14"))],
    current_agent: null,
  };
}
