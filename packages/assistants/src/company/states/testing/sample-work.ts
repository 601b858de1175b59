import type * as z from "zod";
import type * as agents from "../agent-states.ts";
import type { Task } from "../nodes.ts";

/** Sample work of an invented company: what its agents leave behind. */
export const on = (time: string) => `2026-11-16T09:${time}+09:00`;
export const asker = { role: "sales_rep", team: "수도권1팀", personal_info: { name: "한가람" } };

export const REPORT = "지난달 우리 팀 실적 분석하고 시장 자료도 찾아서 보고서 만들어줘";
export const reportTasks: readonly Task[] = [
  {
    task_id: "task_001",
    agent: "DataAnalysisAgent",
    task: "지난달 팀 매출 분석",
    step_id: "step_1",
    after: [],
  },
  {
    task_id: "task_002",
    agent: "InformationRetrievalAgent",
    task: "시장 자료 검색",
    step_id: "step_1",
    after: [],
  },
  {
    task_id: "task_003",
    agent: "DocumentGenerationAgent",
    task: "보고서 작성",
    step_id: "step_2",
    after: ["step_1"],
  },
];

export const sales: z.input<typeof agents.DataAnalysisAgentState> = {
  task_id: "task_001",
  assigned_task: { metric: "매출", period: "2026-10" },
  result: { amount: 184_000_000, rows: 42 },
  confidence_score: 0.95,
  execution_time: 5,
  start_time: on("00:05"),
  end_time: on("00:10"),
  generated_queries: ["SELECT SUM(amount) FROM sales WHERE team = ? AND month = ?"],
  statistics: { amount: 184_000_000 },
};

export const noSales: typeof sales = {
  ...sales,
  result: null,
  confidence_score: 0,
  error_message: "매출 데이터에 연결하지 못했어요.",
  error_type: "source_down",
  recovery_attempted: true,
};

export const articles: z.input<typeof agents.InformationRetrievalAgentState> = {
  task_id: "task_002",
  assigned_task: { topic: "10월 처방 시장" },
  result: { found: 3 },
  confidence_score: 0.8,
  execution_time: 4,
  start_time: on("00:05"),
  end_time: on("00:09"),
  search_queries: ["10월 처방 시장"],
  search_sources: ["internal_db", "web"],
  citations: ["사내 시장 보고 2026-10"],
};

export const document = (
  task_id: string,
  content: string,
): z.input<typeof agents.DocumentGenerationAgentState> => ({
  task_id,
  assigned_task: { content: "초안" },
  result: { document_id: `doc-${task_id}` },
  confidence_score: 0.9,
  execution_time: 2,
  start_time: on("00:11"),
  end_time: on("00:13"),
  document_type: "general",
  template_id: "monthly-sales",
  current_version: 1,
  generated_document: { content, format: "md", metadata: {}, file_path: null },
  document_id: `doc-${task_id}`,
});

export const VISIT_REPORT = "방문보고서 하나 써줘";
export const visitTasks: readonly Task[] = [
  {
    task_id: "task_101",
    agent: "DocumentGenerationAgent",
    task: "방문보고서 초안",
    step_id: "step_1",
    after: [],
  },
];
/** What nobody said stays blank and is listed; nothing is made up. */
export const visitReport: z.input<typeof agents.DocumentGenerationAgentState> = {
  ...document("task_101", "방문일 2026-11-15, 새봄정형외과, 가람정 문의"),
  document_type: "visit_report",
  template_id: "visit-report",
  form_data: {
    visit_date: "2026-11-15",
    company_name: "새봄정형외과",
    discussion_content: "가람정 문의",
    contact_person: null,
    next_steps: null,
  },
};
