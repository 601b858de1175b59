import { DIALOGUE_FIELDS } from "@maru/dialogue";
import { apply, initialState } from "@maru/state";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import * as agents from "./agent-states.ts";
import { ExecutionManagerState, MAX_REPLANS, PlanningState, QueryAnalyzerState } from "./meta-states.ts";
import { OWN_FIELDS } from "./own-fields.ts";
import { GlobalSessionState, MAX_AGENT_RESULTS, MAX_MESSAGE_HISTORY } from "./state.ts";
import { sales } from "./testing/sample-work.ts";
import { start } from "./testing/timeline.ts";

const GLOBAL = [
  ["session_id", "user_id", "company_id", "messages", "conversation_history"],
  ["current_phase", "current_agent", "workflow_status"],
  ["iteration_count", "execution_steps", "progress_percentage"],
  ["total_tokens_used", "api_calls_made", "db_queries_executed"],
  ["query_analyzer_state", "planning_state", "execution_manager_state", "agent_states"],
  ["final_response", "response_metadata", "errors", "warnings", "audit_trail"],
].flat();
const ANALYZER = [
  ["raw_query", "query_timestamp", "user_context"],
  ["parsed_intents", "required_capabilities", "complexity_score", "suggested_agents", "context_requirements"],
  ["extracted_entities", "ambiguities", "clarification_needed", "feasibility_check"],
].flat();
const PLANNING = [
  ["analyzed_query", "execution_plan", "task_dependencies", "dependency_graph", "resource_requirements"],
  ["estimated_steps", "priority_order", "parallel_opportunities", "fallback_plans", "contingency_triggers"],
].flat();
const MANAGER = [
  ["current_plan", "active_step", "execution_status", "execution_progress"],
  ["completed_tasks", "pending_tasks", "failed_tasks", "quality_scores", "validation_results"],
  ["need_replan", "replan_reason", "replan_attempts", "final_results", "aggregation_method"],
].flat();
const BASE = [
  ["task_id", "assigned_task", "execution_context", "result", "confidence_score", "execution_time"],
  ["error_message", "error_type", "recovery_attempted", "start_time", "end_time", "resource_usage"],
].flat();
const DATA_ANALYSIS = [
  ["generated_queries", "query_execution_plans", "raw_data", "processed_data", "statistics"],
  ["visualizations", "cache_key", "cache_hit"],
].flat();
const RETRIEVAL = [
  ["search_queries", "search_sources", "search_results", "relevance_scores"],
  ["filtered_results", "sources", "citations"],
].flat();
const DOCUMENT = [
  ["document_type", "template_id", "form_data", "source_data", "draft_versions", "current_version"],
  ["generated_document", "document_id", "storage_location", "document_url"],
].flat();
const COMPLIANCE = [
  ["validation_target", "validation_type", "applied_rules", "validation_results"],
  ["violations", "risk_level", "recommendations", "required_modifications"],
].flat();
const STORAGE = [
  ["data_to_store", "data_type", "data_size", "storage_decision", "decision_reasoning"],
  ["schema_mapping", "storage_status", "stored_location", "storage_metadata"],
].flat();

const keys = (schema: z.ZodObject) => Object.keys(schema.shape);
/** Fields that every assistant keeps of a dialogue, and those of this one beside the seed's. */
const beside = new Set([...Object.keys(DIALOGUE_FIELDS), ...Object.keys(OWN_FIELDS)]);
const sorted = (names: readonly string[]) => [...names].sort();

describe("the fields of the company states", () => {
  it.each([
    ["GlobalSessionState", GlobalSessionState.fieldNames.filter((name) => !beside.has(name)), GLOBAL, 23],
    ["QueryAnalyzerState", QueryAnalyzerState.fieldNames, ANALYZER, 12],
    ["PlanningState", PlanningState.fieldNames, PLANNING, 10],
    ["ExecutionManagerState", ExecutionManagerState.fieldNames, MANAGER, 14],
    ["BaseAgentState", keys(agents.BaseAgentState), BASE, 12],
    ["DataAnalysisAgentState", keys(agents.DataAnalysisAgentState), [...BASE, ...DATA_ANALYSIS], 20],
    [
      "InformationRetrievalAgentState",
      keys(agents.InformationRetrievalAgentState),
      [...BASE, ...RETRIEVAL],
      19,
    ],
    ["DocumentGenerationAgentState", keys(agents.DocumentGenerationAgentState), [...BASE, ...DOCUMENT], 22],
    [
      "ComplianceValidationAgentState",
      keys(agents.ComplianceValidationAgentState),
      [...BASE, ...COMPLIANCE],
      20,
    ],
    ["StorageDecisionAgentState", keys(agents.StorageDecisionAgentState), [...BASE, ...STORAGE], 21],
  ])("%s is complete", (_, found, expected, count) => {
    expect(sorted(found)).toEqual(sorted(expected));
    expect(found).toHaveLength(count);
  });

  it("keeps fifty messages and a hundred results", () => {
    expect(GlobalSessionState.fields.messages.options.keep?.last).toBe(MAX_MESSAGE_HISTORY);
    expect(GlobalSessionState.fields.agent_states.options.keep).toEqual({
      last: MAX_AGENT_RESULTS,
      newestBy: "end_time",
    });
    expect([MAX_MESSAGE_HISTORY, MAX_AGENT_RESULTS]).toEqual([50, 100]);
  });

  it("what is personal is marked where it sits, not only on top", () => {
    expect(GlobalSessionState.fields.user_id.options.marks).toEqual(["personal"]);
    const schema = QueryAnalyzerState.fields.user_context.options.schema;
    const marks = z.toJSONSchema(schema, { io: "input" }).properties;
    expect(marks).toMatchObject({
      personal_info: { "x-maru-marks": ["personal"] },
      financial_data: { "x-maru-marks": ["personal"] },
      role: expect.not.objectContaining({ "x-maru-marks": expect.anything() }),
    });
  });
});

describe("what the session refuses", () => {
  const broken = (rule: string) =>
    expect.objectContaining({ code: "RULE_BROKEN", details: expect.objectContaining({ rule }) });

  it("an agent state under another name than its task", () => {
    expect(() => apply(GlobalSessionState, start, { agent_states: { DataAnalysisAgent: sales } })).toThrow(
      broken("agent_states_are_kept_by_task"),
    );
  });

  it("asking back about nothing, executing nothing, ending without an answer", () => {
    expect(() => apply(GlobalSessionState, start, { current_phase: "clarifying" })).toThrow(
      broken("asks_before_clarifying"),
    );
    expect(() => apply(GlobalSessionState, start, { current_phase: "completed" })).toThrow(
      broken("the_end_has_an_answer"),
    );
    const planning = apply(GlobalSessionState, start, { current_phase: "planning" });
    expect(() => apply(GlobalSessionState, planning, { current_phase: "executing" })).toThrow(
      broken("executes_a_plan"),
    );
  });

  it("two numbers for one progress", () => {
    const execution_manager_state = initialState(ExecutionManagerState, { execution_progress: 0.5 });
    expect(() => apply(GlobalSessionState, start, { execution_manager_state })).toThrow(
      broken("one_progress"),
    );
    expect(
      apply(GlobalSessionState, start, { execution_manager_state, progress_percentage: 50 })
        .progress_percentage,
    ).toBe(50);
  });
});

describe("what the meta states refuse", () => {
  it("steps that wait for each other, with the circle in the message", () => {
    const plan = initialState(PlanningState, { analyzed_query: {} });
    const step = (step_id: string, after: string) => ({
      step_id,
      agents: ["DataAnalysisAgent"],
      dependencies: [after],
    });
    expect(() =>
      apply(PlanningState, plan, { execution_plan: [step("step_1", "step_2"), step("step_2", "step_1")] }),
    ).toThrow("step_1 → step_2 → step_1");
  });

  it("one replan too many, and a replan without a reason", () => {
    const manager = initialState(ExecutionManagerState, { replan_attempts: MAX_REPLANS });
    expect(() => apply(ExecutionManagerState, manager, { replan_attempts: 1 })).toThrow(
      expect.objectContaining({ code: "INVALID_VALUE" }),
    );
    expect(() => apply(ExecutionManagerState, manager, { need_replan: true })).toThrow(
      expect.objectContaining({ code: "RULE_BROKEN" }),
    );
  });

  it("a task that is pending and completed at once, and an end with work left", () => {
    const manager = initialState(ExecutionManagerState, {
      pending_tasks: [{ task_id: "t", agent: "DataAnalysisAgent" }],
    });
    const running = apply(ExecutionManagerState, manager, { execution_status: "running" });
    const done = {
      task_id: "t",
      agent: "DataAnalysisAgent",
      result: 1,
      execution_time: 1,
      quality_score: 1,
    } as const;
    for (const update of [{ completed_tasks: [done] }, { execution_status: "completed" as const }]) {
      expect(() => apply(ExecutionManagerState, running, update)).toThrow(
        expect.objectContaining({ code: "RULE_BROKEN" }),
      );
    }
  });

  it("a failed execution does not run again", () => {
    const failed = apply(ExecutionManagerState, initialState(ExecutionManagerState, {}), {
      execution_status: "failed",
    });
    expect(() => apply(ExecutionManagerState, failed, { execution_status: "running" })).toThrow(
      expect.objectContaining({ code: "INVALID_TRANSITION", allowed: [] }),
    );
  });
});
