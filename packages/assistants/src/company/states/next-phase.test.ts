import { apply, initialState } from "@maru/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ExecutionManagerState, MAX_REPLANS } from "./meta-states.ts";
import { nextPhase } from "./next-phase.ts";
import { analyze, manage, plan } from "./nodes.ts";
import { GlobalSessionState, type SessionUpdate } from "./state.ts";
import { clarified, refused, replanned } from "./testing/other-timelines.ts";
import { play } from "./testing/play.ts";
import { asker, on, VISIT_REPORT, visitTasks } from "./testing/sample-work.ts";
import { monthlyReport, start } from "./testing/timeline.ts";

type Phase = GlobalSessionState["current_phase"];
const query = { raw_query: VISIT_REPORT, query_timestamp: on("00:00"), user_context: asker };
const apology: SessionUpdate = {
  final_response: "끝내지 못했어요.",
  errors: [{ id: "e", at: on("00:00"), source: "session", message: "끝내지 못했어요." }],
};

describe("where a session goes next", () => {
  it("stays where it is until an agent has spoken", () => {
    expect(nextPhase(start)).toBe("analyzing");
    expect(nextPhase(apply(GlobalSessionState, start, { current_phase: "planning" }))).toBe("planning");
  });

  it("agrees with every timeline", () => {
    for (const timeline of [monthlyReport, clarified, replanned, refused]) {
      const states = play(GlobalSessionState, start, timeline);
      const moves = states.flatMap((state, index) => {
        const next = states[index + 1];
        const isMove = next !== undefined && next.current_phase !== state.current_phase;
        const byAPerson = state.current_phase === "clarifying";
        return isMove && !byAPerson ? [{ state, next }] : [];
      });
      expect(moves.length).toBeGreaterThan(0);
      for (const { state, next } of moves) {
        const told = { ...next, current_phase: state.current_phase } as GlobalSessionState;
        expect([nextPhase(state), nextPhase(told)]).toContain(next.current_phase);
      }
    }
  });

  it("waits while an approval is pending", () => {
    const manager = apply(ExecutionManagerState, initialState(ExecutionManagerState, {}), {
      execution_status: "running",
    });
    const paused = apply(ExecutionManagerState, manager, { execution_status: "paused" });
    const state = {
      ...start,
      current_phase: "executing",
      execution_manager_state: paused,
    } as GlobalSessionState;
    expect(nextPhase(state)).toBe("executing");
  });

  it("an empty plan is a reason to look again once, and a failure the second time", () => {
    const path = travel(Array(9).fill({ ...WILLING, isEmpty: true }));
    expect(path).toEqual(["planning", "analyzing", "planning", "failed"]);
  });

  it("a plan that never works is given up after the last allowed replan", () => {
    const path = travel(Array(19).fill({ ...WILLING, ending: "replan" }));
    expect(path.filter((phase) => phase === "planning")).toHaveLength(1 + MAX_REPLANS);
    expect(path.at(-1)).toBe("failed");
  });

  it("comes to rest whatever the agents say, without a person", () => {
    const outcome = fc.record({
      clarify: fc.boolean(),
      permitted: fc.boolean(),
      isEmpty: fc.boolean(),
      ending: fc.constantFrom("replan", "completed", "failed"),
    });
    fc.assert(
      fc.property(fc.array(outcome, { minLength: 30, maxLength: 30 }), (outcomes) => {
        expect(["clarifying", "completed", "failed"]).toContain(travel(outcomes).at(-1));
      }),
      { numRuns: 100 },
    );
  });
});

const WILLING: Outcome = { clarify: false, permitted: true, isEmpty: false, ending: "completed" };

/** The phases a session passes through until it rests, when its agents say these things one after the other. */
function travel(outcomes: readonly Outcome[]): readonly Phase[] {
  const path: Phase[] = [];
  let state: GlobalSessionState = start;
  for (const outcome of outcomes) {
    state = apply(GlobalSessionState, state, work(state, outcome));
    const next = nextPhase(state);
    path.push(next);
    if (GlobalSessionState.phase?.waiting.includes(next)) break;
    state = apply(GlobalSessionState, state, move(state, next));
  }
  return path;
}

interface Outcome {
  readonly clarify: boolean;
  readonly permitted: boolean;
  readonly isEmpty: boolean;
  readonly ending: string;
}

/** What the agent of the present phase says. */
function work(state: GlobalSessionState, { clarify, permitted, isEmpty, ending }: Outcome): SessionUpdate {
  if (state.current_phase === "analyzing") {
    return analyze({
      ...query,
      clarification_needed: clarify,
      ambiguities: clarify ? [{ about: "거래처", question: "어느 거래처인가요?" }] : [],
      feasibility_check: {
        data_available: true,
        permission_granted: permitted,
        estimated_time: 1,
        resource_status: "available",
      },
    });
  }
  if (state.current_phase === "planning") return plan(VISIT_REPORT, isEmpty ? [] : visitTasks);
  if (ending === "replan") return manage(state, { need_replan: true, replan_reason: "다시" });
  return { ...apology, ...manage(state, { execution_status: ending === "failed" ? "failed" : "completed" }) };
}

/** How the session takes the move, with what it counts on the way. */
function move(state: GlobalSessionState, next: Phase): SessionUpdate {
  if (next === "analyzing") return { current_phase: next, iteration_count: 1 };
  if (next === "planning" && state.current_phase === "executing") {
    return {
      current_phase: next,
      iteration_count: 1,
      ...manage(state, { need_replan: false, replan_reason: null, replan_attempts: 1 }),
    };
  }
  if (next !== "executing" || state.execution_manager_state !== null) return { current_phase: next };
  const manager = initialState(ExecutionManagerState, {});
  return {
    current_phase: next,
    execution_manager_state: apply(ExecutionManagerState, manager, { execution_status: "running" }),
  };
}
