import { overwrite, type StepStatus } from "@maru/state";
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

/** A team's result into the supervisor's state: one shape, also for a failed team. Teams that run at once each add their own. */
export function mergeTeamResults(
  team: Team,
  result: StandardResult,
): Pick<SupervisorUpdate, "team_results" | "error_log"> {
  return {
    team_results: { [team]: result },
    ...(result.error === null ? {} : { error_log: [`${team}: ${result.error}`] }),
  };
}

/** Where each team stands, told by its step: never in two places, and a failed one never among the completed. */
export function teamsByStatus(
  steps: readonly { readonly team: string; readonly status: StepStatus }[],
): Pick<SupervisorUpdate, "active_teams" | "completed_teams" | "failed_teams"> {
  const teams = (...statuses: readonly StepStatus[]) =>
    steps.filter(({ status }) => statuses.includes(status)).map(({ team }) => team as Team);
  return {
    active_teams: overwrite(teams("pending", "in_progress")),
    completed_teams: overwrite(teams("completed")),
    failed_teams: overwrite(teams("failed", "skipped")),
  };
}
