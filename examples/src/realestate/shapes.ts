import { personal } from "@maru/state";
import * as z from "zod";

export const Timestamp = z.iso.datetime({ offset: true, local: true });
/** Data of a tool whose shape the tool owns. */
export const Row = z.record(z.string(), z.json());
export const Confidence = z.number().min(0).max(1);
export const Seconds = z.number().nonnegative();

export const Team = z.enum(["search", "analysis", "document"]);
export const Strategy = z.enum(["sequential", "parallel", "pipeline"]);
export const Intent = z.enum([
  "LEGAL_CONSULT",
  "MARKET_INQUIRY",
  "LOAN_CONSULT",
  "CONTRACT_CREATION",
  "CONTRACT_REVIEW",
  "COMPREHENSIVE",
  "RISK_ANALYSIS",
  "UNCLEAR",
  "IRRELEVANT",
  "ERROR",
]);

/** The least that every team is told. */
export const SharedState = z.strictObject({
  user_query: z.string().min(1),
  session_id: z.string().min(1),
  user_id: personal(z.int().nullable()),
  timestamp: Timestamp,
  language: z.enum(["ko", "en"]).default("ko"),
  status: z.enum(["pending", "processing", "completed", "error"]).default("pending"),
  error_message: z.string().nullable().default(null),
});

export const AnalyzedIntent = z.strictObject({
  intent_type: Intent,
  confidence: Confidence,
  keywords: z.array(z.string()),
  entities: z.record(z.string(), z.array(z.string())).default({}),
});

export const SearchKeywords = z.strictObject({
  legal: z.array(z.string()),
  real_estate: z.array(z.string()),
  loan: z.array(z.string()),
  general: z.array(z.string()),
});

export const LegalResult = z.strictObject({
  law_title: z.string().min(1),
  /** 「제7조」 or 「제7조의2」: two different articles. */
  article_number: z.string().regex(/^제\d+조(의\d+)?$/),
  article_title: z.string(),
  chapter: z.string().nullable(),
  content: z.string(),
  relevance_score: Confidence,
});

/** What the analysis team is given: the four kinds of search results, flat. */
export const AnalysisInput = z.strictObject({
  legal_search: z.array(LegalResult).default([]),
  real_estate_search: z.array(Row).default([]),
  property_search: z.array(Row).default([]),
  loan_search: z.array(Row).default([]),
});

export const DocumentTemplate = z.strictObject({
  template_id: z.string().min(1),
  template_name: z.string().min(1),
  template_content: z.string(),
  placeholders: z.array(z.string()),
});
export const DocumentContent = z.strictObject({
  title: z.string().min(1),
  content: z.string(),
  metadata: Row,
  created_at: Timestamp,
});
export const ReviewResult = z.strictObject({
  reviewed: z.boolean(),
  risk_level: z.enum(["low", "medium", "high"]),
  risks: z.array(Row),
  recommendations: z.array(z.string()),
  compliance_check: z.record(z.string(), z.boolean()),
});

/** One shape for every team's result, also for one that failed. */
export const TeamResult = z.strictObject({
  status: z.enum(["completed", "failed"]),
  data: Row,
  error: z.string().nullable().default(null),
});
export const AggregatedResult = z.strictObject({ status: z.enum(["success", "failed"]), data: Row });

export const FinalResponse = z.strictObject({
  type: z.enum(["answer", "comprehensive_analysis", "guidance", "error"]),
  answer: z.string().min(1),
  structured_data: z.strictObject({
    sections: z.array(z.strictObject({ title: z.string(), content: z.string() })),
    metadata: z.strictObject({ confidence: Confidence, sources: z.array(z.string()) }),
  }),
});

export const LoadedMemory = z.strictObject({
  conversation_id: z.string(),
  query: z.string(),
  response: z.string(),
  timestamp: Timestamp,
});
