import * as z from "zod";
import { CalculationStep, Confidence, Row, Sentence, Source, Timestamp } from "./common.ts";

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
  /** 요지: in our own words. */
  content: z.string(),
  relevance_score: Confidence,
  effective_date: z.string().nullable().default(null),
  url: z.string().nullable().default(null),
  /** The same for who reads English, content as a gist; null in what was found before there was any. */
  law_title_en: z.string().nullable().default(null),
  article_title_en: z.string().nullable().default(null),
  content_en: z.string().nullable().default(null),
});
export type LegalResult = z.output<typeof LegalResult>;

/** What the analysis team is given: the four kinds of search results, flat, and what the question says. */
export const AnalysisInput = z.strictObject({
  legal_search: z.array(LegalResult).default([]),
  real_estate_search: z.array(Row).default([]),
  property_search: z.array(Row).default([]),
  loan_search: z.array(Row).default([]),
  facts: Row.default({}),
});

export const AnalysisMetrics = z.record(z.string(), z.number());
export const AnalysisInsight = z.strictObject({
  insight_type: z.enum(["market", "risk", "legal", "contract", "money"]),
  content: Sentence,
  confidence: Confidence,
  supporting_data: z.record(z.string(), z.number()),
});
export const AnalysisReport = z.strictObject({
  title: z.string(),
  summary: z.string(),
  steps: z.array(CalculationStep).default([]),
  sources: z.array(Source).default([]),
  created_at: Timestamp,
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
export const StandardResult = z.strictObject({
  status: z.enum(["completed", "failed"]),
  data: Row,
  error: z.string().nullable().default(null),
});
export type StandardResult = z.output<typeof StandardResult>;
export const AggregatedResult = z.strictObject({ status: z.enum(["success", "failed"]), data: Row });

export const FinalResponse = z.strictObject({
  type: z.enum(["answer", "comprehensive_analysis", "document", "question", "guidance", "error"]),
  answer: z.string().min(1),
  structured_data: z.strictObject({
    sections: z.array(z.strictObject({ title: z.string(), content: z.string() })),
    metadata: z.strictObject({ confidence: Confidence, sources: z.array(z.string()) }),
  }),
});
export type FinalResponse = z.output<typeof FinalResponse>;

export const LoadedMemory = z.strictObject({
  summary: z.string(),
  timestamp: Timestamp,
  details: Row,
});
