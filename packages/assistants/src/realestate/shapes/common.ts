import { personal } from "@maru/state";
import * as z from "zod";

export const Timestamp = z.iso.datetime({ offset: true, local: true });
/** Data of a tool whose shape the tool owns. */
export const Row = z.record(z.string(), z.json());
export const Confidence = z.number().min(0).max(1);
export const Seconds = z.number().nonnegative();

export const Team = z.enum(["search", "analysis", "document"]);
export type Team = z.output<typeof Team>;
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
export type Intent = z.output<typeof Intent>;

/** The least that every team is told. */
export const SharedState = z.strictObject({
  user_query: z.string(),
  session_id: z.string().min(1),
  user_id: personal(z.string().nullable()),
  timestamp: Timestamp,
  language: z.enum(["ko", "en"]).default("ko"),
  status: z.enum(["pending", "processing", "completed", "error"]).default("pending"),
  error_message: z.string().nullable().default(null),
});
export type SharedState = z.output<typeof SharedState>;

export const Sentence = z.strictObject({ ko: z.string(), en: z.string() });

/** Where something comes from, as it is shown under an answer. */
export const Source = z.strictObject({ name: z.string(), as_of: z.string(), url: z.string().nullable() });

/** One line of a calculation. */
export const CalculationStep = z.strictObject({
  label: Sentence,
  formula: Sentence,
  /** A day is written `YYYY-MM-DD`. */
  value: z.union([z.number(), z.string()]),
  unit: z.enum(["won", "percent", "months", "years", "date", "ratio", "square_metres"]),
});
