import { MAX_REPLANS } from "./meta-states.ts";
import type { GlobalSessionState } from "./state.ts";

type Phase = GlobalSessionState["current_phase"];

/** Where the session goes next by what its agents left behind. Never runs in circles without a person. */
export function nextPhase(state: GlobalSessionState): Phase {
  switch (state.current_phase) {
    case "analyzing":
      return afterAnalysis(state);
    case "planning":
      return afterPlanning(state);
    case "executing":
      return afterExecution(state);
    case "clarifying":
    case "completed":
    case "failed":
      return state.current_phase;
  }
}

function afterAnalysis({ query_analyzer_state: analysis }: GlobalSessionState): Phase {
  if (analysis === null) return "analyzing";
  if (analysis.clarification_needed) return "clarifying";
  return analysis.feasibility_check?.permission_granted === false ? "completed" : "planning";
}

/** An empty plan may be a misunderstanding once; the second time it is a failure. */
function afterPlanning({ planning_state: plan, iteration_count }: GlobalSessionState): Phase {
  if (plan === null) return "planning";
  if (plan.execution_plan.length > 0) return "executing";
  return iteration_count === 0 ? "analyzing" : "failed";
}

function afterExecution({ execution_manager_state: manager }: GlobalSessionState): Phase {
  if (manager === null) return "executing";
  if (manager.need_replan) return manager.replan_attempts < MAX_REPLANS ? "planning" : "failed";
  switch (manager.execution_status) {
    case "completed":
      return "completed";
    case "failed":
      return "failed";
    case "initializing":
    case "running":
    case "paused":
      return "executing";
  }
}
