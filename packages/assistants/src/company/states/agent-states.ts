import { bulky, personal } from "@maru/state";
import * as z from "zod";
import { Data, Share, Timestamp } from "./shapes.ts";

/** One task of one agent, kept under its task_id: a second task of the same agent never replaces the first. */
export const BaseAgentState = z.strictObject({
  task_id: z.string().min(1),
  assigned_task: Data,
  execution_context: Data.default({}),
  result: z.json().nullable().default(null),
  confidence_score: Share.nullable().default(null),
  execution_time: z.number().nonnegative().nullable().default(null),
  error_message: z.string().nullable().default(null),
  error_type: z.string().nullable().default(null),
  recovery_attempted: z.boolean().default(false),
  start_time: Timestamp,
  end_time: Timestamp.nullable().default(null),
  resource_usage: Data.default({}),
});

export const DataAnalysisAgentState = BaseAgentState.extend({
  generated_queries: z.array(z.string()),
  query_execution_plans: z.array(Data).default([]),
  raw_data: bulky(personal(z.array(Data))).default([]),
  processed_data: Data.default({}),
  statistics: Data.default({}),
  visualizations: z
    .array(
      z.strictObject({
        type: z.string().min(1),
        data: Data,
        config: Data.default({}),
        image_url: z.string().nullable().default(null),
      }),
    )
    .default([]),
  cache_key: z.string().nullable().default(null),
  cache_hit: z.boolean().default(false),
});

const SearchSource = z.enum(["internal_db", "vector_db", "web"]);
export const InformationRetrievalAgentState = BaseAgentState.extend({
  search_queries: z.array(z.string()),
  search_sources: z.array(SearchSource),
  search_results: bulky(personal(z.partialRecord(SearchSource, z.array(Data)))).default({}),
  relevance_scores: z.record(z.string(), Share).default({}),
  filtered_results: personal(z.array(Data).max(10)).default([]),
  sources: z.array(Data).default([]),
  citations: z.array(z.string()).default([]),
});

export const DocumentGenerationAgentState = BaseAgentState.extend({
  document_type: z.enum([
    "visit_report",
    "seminar_request",
    "product_demo_request",
    "product_demo_report",
    "sample_request",
    "general",
  ]),
  template_id: z.string().min(1),
  form_data: personal(Data).default({}),
  source_data: z.array(Data).default([]),
  draft_versions: bulky(z.array(Data)).default([]),
  current_version: z.int().nonnegative().default(0),
  generated_document: z
    .strictObject({
      content: personal(z.string()),
      format: z.string().min(1),
      metadata: Data,
      file_path: z.string().nullable(),
    })
    .nullable()
    .default(null),
  document_id: z.string().nullable().default(null),
  storage_location: z.string().nullable().default(null),
  document_url: z.string().nullable().default(null),
});

export const ComplianceValidationAgentState = BaseAgentState.extend({
  validation_target: Data,
  validation_type: z.enum(["document", "action", "data"]),
  applied_rules: z.array(z.enum(["medical_law", "rebate_law", "fair_trade", "internal_compliance"])),
  validation_results: z
    .array(
      z.strictObject({
        rule: z.string().min(1),
        status: z.enum(["pass", "fail"]),
        confidence: Share,
        details: z.string(),
      }),
    )
    .default([]),
  violations: z.array(Data).default([]),
  risk_level: z.enum(["low", "medium", "high", "critical"]).nullable().default(null),
  recommendations: z.array(z.string()).default([]),
  required_modifications: z.array(Data).default([]),
});

export const StorageDecisionAgentState = BaseAgentState.extend({
  data_to_store: personal(Data),
  data_type: z.string().min(1),
  data_size: z.int().nonnegative(),
  storage_decision: z
    .enum(["structured_db", "vector_db", "unstructured_db", "hybrid"])
    .nullable()
    .default(null),
  decision_reasoning: z.string().nullable().default(null),
  schema_mapping: z
    .strictObject({
      target_table: z.string().min(1),
      field_mappings: z.record(z.string(), z.string()),
      transformation_rules: z.array(z.string()),
    })
    .nullable()
    .default(null),
  storage_status: z.enum(["pending", "in_progress", "completed", "failed"]).default("pending"),
  stored_location: z.string().nullable().default(null),
  storage_metadata: Data.default({}),
});

/** The five kinds tell themselves apart by their own required fields. */
export const AgentState = z.union([
  DataAnalysisAgentState,
  InformationRetrievalAgentState,
  DocumentGenerationAgentState,
  ComplianceValidationAgentState,
  StorageDecisionAgentState,
]);
