import { remove, type StepStatus, type StepUpdate } from "@maru/state";
import type { SharedState, Team } from "../shapes/common.ts";
import type { StandardResult } from "../shapes/results.ts";
import type { MainSupervisorState, SupervisorUpdate } from "../state.ts";

/** What every team is told of the question: `create_shared_state` of the original design, without its mutation. */
export function createSharedState(state: MainSupervisorState, timestamp: string): SharedState {
  return {
    user_query: state.query,
    session_id: state.session_id,
    user_id: state.user_id,
    timestamp,
    language: state.language,
    status: "processing",
    error_message: null,
  };
}

/** A team's result into the supervisor's state: one shape, also for a failed team, and never a success out of a failure. */
export function mergeTeamResults(
  team: Team,
  result: StandardResult,
): Pick<
  SupervisorUpdate,
  "team_results" | "active_teams" | "completed_teams" | "failed_teams" | "error_log"
> {
  const isDone = result.status === "completed";
  return {
    team_results: { [team]: result },
    active_teams: remove(team),
    ...(isDone ? { completed_teams: [team] } : { failed_teams: [team] }),
    ...(result.error === null ? {} : { error_log: [`${team}: ${result.error}`] }),
  };
}

/** A move of one step, as data for the plan. The plan itself refuses unknown ids and moves that do not exist. */
export function updateStepStatus(
  step_id: string,
  status: StepStatus,
  change: {
    readonly now: string;
    readonly progress?: number;
    readonly result?: StepUpdate["result"];
    readonly error?: string;
  },
): StepUpdate {
  const { now, progress, result, error } = change;
  return {
    step_id,
    status,
    ...(status === "in_progress" ? { started_at: now } : {}),
    ...(status === "completed" || status === "failed" || status === "skipped" ? { completed_at: now } : {}),
    ...(progress === undefined ? {} : { progress_percentage: progress }),
    ...(result === undefined ? {} : { result }),
    ...(error === undefined ? {} : { error }),
  };
}
