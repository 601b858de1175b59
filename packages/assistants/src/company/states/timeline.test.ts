import { apply, applyAll, decodeState, encodeState, retryStep } from "@maru/state";
import { describe, expect, it } from "vitest";
import { gather } from "./nodes.ts";
import { GlobalSessionState } from "./state.ts";
import { clarified, failed, refused, replanned } from "./testing/other-timelines.ts";
import { play, takeTurn } from "./testing/play.ts";
import { sales } from "./testing/sample-work.ts";
import { monthlyReport, start, type Turns } from "./testing/timeline.ts";

const phases = (states: readonly GlobalSessionState[]) =>
  states.map((state) => state.current_phase).filter((phase, index, all) => phase !== all[index - 1]);
const lastOf = (turns: Turns) => play(GlobalSessionState, start, turns).at(-1) ?? start;

describe("a report from two agents at once", () => {
  const states = play(GlobalSessionState, start, monthlyReport);
  const last = states.at(-1) ?? start;

  it("is analysed, planned, executed and completed", () => {
    expect(phases(states)).toEqual(["analyzing", "planning", "executing", "completed"]);
    expect(last.query_analyzer_state?.extracted_entities[0]).toMatchObject({
      value: "지난달",
      normalized: "2026-10",
    });
    expect(last.planning_state?.parallel_opportunities).toEqual([
      ["DataAnalysisAgent", "InformationRetrievalAgent"],
    ]);
  });

  it("loses neither agent's work", () => {
    const both = states[5] ?? start;
    expect(Object.keys(both.agent_states).sort()).toEqual(["task_001", "task_002"]);
    expect(both).toMatchObject({
      total_tokens_used: 1300,
      api_calls_made: { naver: 2 },
      db_queries_executed: 1,
    });
    expect(both.execution_steps.map((step) => step.status)).toEqual(["completed", "completed", "pending"]);
  });

  it("shows finished work over planned work, and never more than all of it", () => {
    expect(states.map((state) => state.progress_percentage)).toEqual([
      0, 0, 0, 0, 0, 0, 67, 67, 67, 100, 100,
    ]);
  });

  it("the manager took in every task once", () => {
    expect(last.execution_manager_state?.completed_tasks.map((task) => task.task_id)).toEqual([
      "task_001",
      "task_002",
      "task_003",
    ]);
    expect(last.execution_manager_state?.pending_tasks).toEqual([]);
    const running = states[9] ?? start;
    const again = takeTurn(GlobalSessionState, running, { by: "manager", at: "", update: gather });
    expect(encodeState(GlobalSessionState, again)).toBe(encodeState(GlobalSessionState, running));
  });

  it("leaves a task pending while its agent is still at work", () => {
    const atWork = apply(GlobalSessionState, states[4] ?? start, {
      agent_states: { task_001: { ...sales, result: null, end_time: null } },
    });
    expect(gather(atWork).execution_manager_state).toMatchObject({
      pending_tasks: [{ task_id: "task_001" }, { task_id: "task_002" }, { task_id: "task_003" }],
      completed_tasks: [],
    });
  });

  it("does not take progress back when a task is tried again", () => {
    const half = play(GlobalSessionState, start, replanned)[6] ?? start;
    const again = apply(GlobalSessionState, half, { execution_steps: [retryStep("task_001")] });
    expect([half.progress_percentage, gather(again).progress_percentage]).toEqual([67, 67]);
  });

  it("refuses two agents that write the same task", () => {
    const written = ["one", "two"].map((writer, index) => ({
      writer,
      update: { agent_states: { task_001: { ...sales, execution_time: index } } },
    }));
    expect(() => applyAll(GlobalSessionState, start, written)).toThrow(
      expect.objectContaining({ code: "CONFLICTING_WRITES" }),
    );
  });

  it("is the same state after storing and loading", () => {
    expect(decodeState(GlobalSessionState, encodeState(GlobalSessionState, last))).toEqual(last);
  });

  it("points at its messages instead of repeating them", () => {
    expect(last.conversation_history).toEqual([expect.objectContaining({ asked: "m1", answered: "m2" })]);
  });
});

describe("when something is unclear", () => {
  it("asks, waits, and analyses the answer with the question", () => {
    const states = play(GlobalSessionState, start, clarified);
    expect(phases(states)).toEqual([
      "analyzing",
      "clarifying",
      "analyzing",
      "planning",
      "executing",
      "completed",
    ]);
    expect(states[2]?.query_analyzer_state).toMatchObject({
      raw_query: "방문보고서 하나 써줘\n어제 새봄정형외과, 가람정 문의",
      clarification_needed: false,
    });
    expect(lastOf(clarified).agent_states.task_101).toMatchObject({ form_data: { contact_person: null } });
  });
});

describe("when a source is down", () => {
  it("plans once more and names what failed", () => {
    const states = play(GlobalSessionState, start, replanned);
    expect(phases(states)).toEqual([
      "analyzing",
      "planning",
      "executing",
      "planning",
      "executing",
      "completed",
    ]);
    const last = states.at(-1);
    expect(last?.execution_manager_state).toMatchObject({
      replan_attempts: 1,
      failed_tasks: [{ task_id: "task_001", agent: "DataAnalysisAgent" }],
      completed_tasks: [{ task_id: "task_002" }, { task_id: "task_004" }],
    });
    expect(last).toMatchObject({ progress_percentage: 100, errors: [{ id: "e1" }] });
    expect(last?.execution_steps.map((step) => step.step_id)).toEqual(["task_004"]);
  });

  it("fails with a sentence and a reason, and the next question starts clean", () => {
    const states = play(GlobalSessionState, start, failed);
    expect(phases(states)).toEqual(["analyzing", "planning", "executing", "failed", "analyzing"]);
    const end = states.at(-2);
    expect(end?.final_response).toContain("만들지 못했어요");
    expect(end?.execution_manager_state?.execution_status).toBe("failed");
    expect(states.at(-1)).toMatchObject({
      final_response: null,
      execution_manager_state: null,
      execution_steps: [],
    });
    expect(states.at(-1)?.messages).toHaveLength(3);
  });
});

describe("when it is not allowed", () => {
  it("refuses without a plan and without a figure, and leaves a trace", () => {
    const last = lastOf(refused);
    expect(last).toMatchObject({ current_phase: "completed", planning_state: null });
    expect(last.agent_states).toEqual({});
    expect(last.final_response).not.toMatch(/\d/);
    expect(last.audit_trail).toEqual([expect.objectContaining({ outcome: "refused" })]);
  });
});
