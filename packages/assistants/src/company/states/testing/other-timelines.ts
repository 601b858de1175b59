import { completeStep, overwrite, startStep } from "@maru/state";
import { analyze, begin, gather, manage, nextQuestion, plan, type Task } from "../nodes.ts";
import { assistant, user } from "./messages.ts";
import {
  articles,
  asker,
  document,
  on,
  REPORT,
  VISIT_REPORT,
  visitReport,
  visitTasks,
} from "./sample-work.ts";
import { answer, salesSourceDown, type Turns } from "./timeline.ts";

const QUESTION = "어느 거래처를 언제 방문하셨고, 무슨 이야기를 나누셨나요?";
const DETAILS = "어제 새봄정형외과, 가람정 문의";

/** «방문보고서 하나 써줘»: asks back, and the answer is analysed together with the question. */
export const clarified: Turns = [
  {
    by: "query_analyzer",
    at: on("00:02"),
    update: {
      messages: [user("m1", VISIT_REPORT, on("00:00")), assistant("m2", QUESTION, on("00:02"))],
      current_phase: "clarifying",
      ...analyze({
        raw_query: VISIT_REPORT,
        query_timestamp: on("00:00"),
        user_context: asker,
        parsed_intents: [{ intent: "document_generation", confidence: 0.95 }],
        ambiguities: [{ about: "company_name", question: QUESTION }],
        clarification_needed: true,
      }),
    },
  },
  {
    by: "query_analyzer",
    at: on("00:32"),
    update: {
      messages: [user("m3", DETAILS, on("00:30"))],
      current_phase: "analyzing",
      ...analyze({
        raw_query: `${VISIT_REPORT}\n${DETAILS}`,
        query_timestamp: on("00:30"),
        user_context: asker,
        parsed_intents: [{ intent: "document_generation", confidence: 0.95 }],
        suggested_agents: ["DocumentGenerationAgent"],
        extracted_entities: [{ type: "period", value: "어제", normalized: "2026-11-15" }],
      }),
    },
  },
  {
    by: "planner",
    at: on("00:33"),
    update: { current_phase: "planning", ...plan(VISIT_REPORT, visitTasks) },
  },
  { by: "execution_manager", at: on("00:34"), update: begin(visitTasks) },
  {
    by: "execution_manager",
    at: on("00:34"),
    update: { execution_steps: [startStep("task_101", on("00:34"))] },
  },
  {
    by: "DocumentGenerationAgent",
    at: on("00:36"),
    update: {
      agent_states: { task_101: visitReport },
      execution_steps: [completeStep("task_101", on("00:36"))],
    },
  },
  { by: "execution_manager", at: on("00:36"), update: (state) => gather(state) },
  {
    by: "execution_manager",
    at: on("00:37"),
    update: (state) => ({
      ...manage(state, { execution_status: "completed" }),
      ...answer("completed", "m4", "방문보고서 초안이에요. 면담자와 다음 일정은 비워 두었어요."),
    }),
  },
];

const summaryTask: Task = {
  task_id: "task_004",
  agent: "DocumentGenerationAgent",
  task: "시장 자료 요약",
  step_id: "step_1",
  after: [],
};

/** The plan changes once, because the sales are not there; what failed is named to the end. */
export const replanned: Turns = [
  ...salesSourceDown,
  {
    by: "execution_manager",
    at: on("00:11"),
    update: (state) =>
      gather(state, { need_replan: true, replan_reason: "매출 없이 답할 수 있는 부분만 정리해요." }),
  },
  {
    by: "planner",
    at: on("00:12"),
    update: (state) => ({
      current_phase: "planning",
      iteration_count: 1,
      ...plan(REPORT, [summaryTask]),
      ...manage(state, {
        execution_status: "initializing",
        execution_progress: 0,
        need_replan: false,
        replan_reason: null,
        replan_attempts: 1,
        pending_tasks: overwrite([{ task_id: "task_004", agent: "DocumentGenerationAgent" }]),
        active_step: "step_1",
      }),
    }),
  },
  {
    by: "execution_manager",
    at: on("00:12"),
    update: { current_phase: "executing", execution_steps: [startStep("task_004", on("00:12"))] },
  },
  {
    by: "DocumentGenerationAgent",
    at: on("00:13"),
    update: {
      agent_states: { task_004: document("task_004", (articles.citations ?? []).join(", ")) },
      execution_steps: [completeStep("task_004", on("00:13"))],
    },
  },
  { by: "execution_manager", at: on("00:13"), update: (state) => gather(state, { active_step: null }) },
  {
    by: "execution_manager",
    at: on("00:14"),
    update: (state) => ({
      ...manage(state, { execution_status: "completed" }),
      ...answer("completed", "m2", "시장 자료는 정리했어요. 매출 데이터에는 연결하지 못했어요."),
    }),
  },
];

/** Nothing can be done: the question ends as failed, and the next one begins as if nothing had happened. */
export const failed: Turns = [
  ...salesSourceDown,
  { by: "execution_manager", at: on("00:11"), update: (state) => gather(state) },
  {
    by: "execution_manager",
    at: on("00:12"),
    update: (state) => ({
      ...manage(state, { execution_status: "failed" }),
      ...answer("failed", "m2", "매출 데이터에 연결하지 못해서 보고서를 만들지 못했어요."),
    }),
  },
  {
    by: "query_analyzer",
    at: on("01:02"),
    update: {
      ...nextQuestion(),
      messages: [user("m3", VISIT_REPORT, on("01:00"))],
    },
  },
];

/** «전 직원 연봉 뽑아줘» by a sales rep: refused without a plan, without a figure, with a trace. */
export const refused: Turns = [
  {
    by: "query_analyzer",
    at: on("00:02"),
    update: {
      messages: [user("m1", "전 직원 연봉 뽑아줘", on("00:00"))],
      ...analyze({
        raw_query: "전 직원 연봉 뽑아줘",
        query_timestamp: on("00:00"),
        user_context: asker,
        parsed_intents: [{ intent: "data_analysis", confidence: 0.9 }],
        feasibility_check: {
          data_available: true,
          permission_granted: false,
          estimated_time: 0,
          resource_status: "available",
        },
      }),
    },
  },
  {
    by: "query_analyzer",
    at: on("00:03"),
    update: {
      ...answer("completed", "m2", "다른 직원의 연봉은 볼 수 있는 권한이 없어요."),
      audit_trail: [
        { id: "a1", at: on("00:03"), actor: "emp-2041", action: "연봉 조회", outcome: "refused" },
      ],
    },
  },
];
