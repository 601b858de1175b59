import type { MainSupervisorState, SupervisorUpdate } from "../state.ts";

/** The end of a question, with the time it took. */
export function markCompleted(state: Pick<MainSupervisorState, "start_time">, now: string): SupervisorUpdate {
  const start = state.start_time ?? now;
  // A clock that was set back must not make time run backwards.
  const end_time = Date.parse(now) < Date.parse(start) ? start : now;
  return {
    status: "completed",
    start_time: start,
    end_time,
    total_execution_time: (Date.parse(end_time) - Date.parse(start)) / 1000,
  };
}
