import { defineState, dict, list, type StateOf, set, value } from "@maru/state";
import * as z from "zod";
import {
  AnalysisInput,
  Confidence,
  DocumentContent,
  DocumentTemplate,
  LegalResult,
  ReviewResult,
  Row,
  SearchKeywords,
  Seconds,
  SharedState,
  Strategy,
  Timestamp,
} from "./shapes.ts";

/** What all teams have in common. Results of one team never leak into another's state. */
const team = {
  status: value(z.enum(["pending", "in_progress", "completed", "failed"])).default("pending"),
  shared_context: value(SharedState),
  start_time: value(Timestamp).optional(),
  end_time: value(Timestamp).optional(),
  error: value(z.string().min(1)).optional(),
};

const flow = {
  field: "status",
  moves: { pending: ["in_progress"], in_progress: ["completed", "failed"] },
  terminal: ["completed", "failed"],
} as const;

const failureHasReason = {
  id: "failure_has_reason",
  fields: ["status", "error"],
  holds: (state: { readonly status: string; readonly error: string | null }) =>
    (state.status === "failed") === (state.error !== null),
  requirement: { ko: "실패한 팀은 이유를 남겨야 해요.", en: "A team that failed must leave its reason." },
} as const;

export const SearchTeamState = defineState("realestate-search", {
  version: 1,
  fields: {
    team_name: value(z.literal("search")).default("search"),
    ...team,
    keywords: value(SearchKeywords).optional(),
    search_scope: set(z.enum(["legal", "real_estate", "loan", "property"])),
    filters: dict(z.json()),
    legal_results: list(LegalResult),
    real_estate_results: list(Row),
    property_search_results: list(Row),
    loan_results: list(Row),
    aggregated_results: dict(z.json()),
    total_results: value(z.int().nonnegative()).default(0),
    search_time: value(Seconds).default(0),
    sources_used: set(z.string()),
    search_progress: dict(z.string()),
    current_search: value(z.string()).optional(),
    execution_strategy: value(Strategy).optional(),
  },
  phase: flow,
  rules: [
    failureHasReason,
    {
      id: "counts_all_four_searches",
      fields: ["status", "total_results"],
      holds: (state) =>
        state.status !== "completed" ||
        state.total_results ===
          state.legal_results.length +
            state.real_estate_results.length +
            state.property_search_results.length +
            state.loan_results.length,
      requirement: {
        ko: "결과 수는 네 가지 검색 결과를 모두 더한 값이어야 해요.",
        en: "The number of results must count all four searches.",
      },
    },
  ],
});
export type SearchTeamState = StateOf<typeof SearchTeamState>;

export const AnalysisTeamState = defineState("realestate-analysis", {
  version: 1,
  fields: {
    team_name: value(z.literal("analysis")).default("analysis"),
    ...team,
    analysis_type: value(z.enum(["comprehensive", "market", "risk", "contract"])),
    input_data: value(AnalysisInput).bulky(),
    raw_analysis: dict(z.json()),
    metrics: dict(z.number()),
    insights: list(z.string()),
    report: value(Row).default({}),
    visualization_data: value(Row).optional(),
    recommendations: list(z.string()),
    confidence_score: value(Confidence).optional(),
    analysis_progress: dict(z.string()),
    analysis_time: value(Seconds).optional(),
  },
  phase: flow,
  rules: [failureHasReason],
});
export type AnalysisTeamState = StateOf<typeof AnalysisTeamState>;

export const DocumentTeamState = defineState("realestate-document", {
  version: 1,
  fields: {
    team_name: value(z.literal("document")).default("document"),
    ...team,
    document_type: value(z.enum(["lease_contract", "sales_contract", "loan_application"])),
    template: value(DocumentTemplate).optional(),
    document_content: value(DocumentContent).optional().personal(),
    generation_progress: dict(z.string()),
    review_needed: value(z.boolean()).default(false),
    review_result: value(ReviewResult).optional(),
    final_document: value(z.string()).optional().personal(),
    generation_time: value(Seconds).optional(),
    review_time: value(Seconds).optional(),
  },
  phase: flow,
  rules: [
    failureHasReason,
    {
      id: "reviewed_before_final",
      fields: ["final_document", "review_needed", "review_result"],
      holds: (state) =>
        state.final_document === null || !state.review_needed || state.review_result?.reviewed === true,
      requirement: {
        ko: "검토가 필요한 문서는 검토를 마친 다음에 완성할 수 있어요.",
        en: "A document that needs review is final only once it was reviewed.",
      },
    },
  ],
});
export type DocumentTeamState = StateOf<typeof DocumentTeamState>;
