import { personal } from "@maru/state";
import * as z from "zod";

export const Timestamp = z.iso.datetime({ offset: true });
export const Data = z.record(z.string(), z.json());
export const Share = z.number().min(0).max(1);

export const AgentName = z.enum([
  "DataAnalysisAgent",
  "InformationRetrievalAgent",
  "DocumentGenerationAgent",
  "ComplianceValidationAgent",
  "StorageDecisionAgent",
]);
export const IntentName = z.enum([
  "data_analysis",
  "information_retrieval",
  "document_generation",
  "compliance_check",
  "data_storage",
]);

export const UserContext = z.strictObject({
  role: z.string().min(1),
  team: z.string().nullable(),
  personal_info: personal(Data).default({}),
  financial_data: personal(Data).default({}),
});

/** 「지난달」 with what it means: `normalized` for periods, `code` of a named `code_list`, `column` for metrics. */
export const Entity = z.strictObject({
  type: z.string().min(1),
  value: z.string().min(1),
  normalized: z.string().optional(),
  code: z.string().optional(),
  code_list: z.string().optional(),
  column: z.string().optional(),
});

export const Ambiguity = z.strictObject({ about: z.string().min(1), question: z.string().min(1) });

export const FeasibilityCheck = z.strictObject({
  data_available: z.boolean(),
  permission_granted: z.boolean(),
  estimated_time: z.number().nonnegative(),
  resource_status: z.string(),
});

export const ResourceRequirements = z.strictObject({
  cpu_cores: z.int().positive(),
  memory_gb: z.number().positive(),
  api_calls: z.record(z.string(), z.int().nonnegative()),
  db_connections: z.int().nonnegative(),
});

const task = { task_id: z.string().min(1), agent: AgentName };
export const PendingTask = z.strictObject(task);
export const FailedTask = z.strictObject({ ...task, error: z.string().min(1) });
export const CompletedTask = z.strictObject({
  ...task,
  result: z.json(),
  execution_time: z.number().nonnegative(),
  quality_score: Share,
});

/** Errors and warnings have ids, so that a monitor can tell new ones from old. */
export const Notice = z.strictObject({
  id: z.string().min(1),
  at: Timestamp,
  source: z.string().min(1),
  message: z.string().min(1),
});

export const AuditEntry = z.strictObject({
  id: z.string().min(1),
  at: Timestamp,
  actor: personal(z.string().min(1)),
  action: z.string().min(1),
  outcome: z.enum(["done", "refused", "failed"]),
});

/** Points at messages instead of repeating them. */
export const ConversationTurn = z.strictObject({
  asked: z.string().min(1),
  answered: z.string().nullable(),
  intents: z.array(IntentName),
});
