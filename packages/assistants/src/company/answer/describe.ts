import type { Summary } from "@maru/runtime";
import type { GlobalSessionState } from "../states/state.ts";

/** What a turn gave, from the state alone. */
export function describe(state: GlobalSessionState) {
  const {
    agent_states,
    requests,
    planning_state,
    query_analyzer_state: analysis,
    execution_manager_state: manager,
  } = state;
  const own = requests.flatMap(({ task_id, agent }) => {
    const kept = agent_states[task_id];
    return kept === undefined ? [] : [{ agent, kept }];
  });
  const document = own.flatMap(({ kept }) => ("document_type" in kept ? [kept] : [])).at(-1);
  const compliance = own.flatMap(({ kept }) => ("validation_type" in kept ? [kept] : [])).at(-1);
  const storage = own.flatMap(({ kept }) => ("storage_status" in kept ? [kept] : [])).at(-1);
  const status = (compliance?.result as { readonly status?: string } | null | undefined)?.status;
  return {
    reply: state.messages.findLast(({ role }) => role === "assistant")?.content ?? "",
    asks: analysis?.clarification_needed === true ? ["act"] : [],
    intent: analysis?.parsed_intents[0]?.intent ?? null,
    agents: [...new Set(requests.map(({ agent }) => agent))],
    plan: (planning_state?.execution_plan ?? []).map(({ agents }) => agents),
    sources: own.flatMap(({ kept }) => ("citations" in kept ? kept.citations : [])),
    extra: {
      phase: state.current_phase,
      progress: state.progress_percentage,
      entities: analysis?.extracted_entities ?? [],
      permission_granted: analysis?.feasibility_check?.permission_granted ?? true,
      failed_tasks: manager?.failed_tasks ?? [],
      ...(document === undefined
        ? {}
        : {
            document: {
              type: document.document_type,
              fields: document.form_data,
              id: document.document_id,
              version: document.current_version,
            },
          }),
      ...(compliance === undefined
        ? {}
        : {
            compliance: {
              status,
              risk_level: compliance.risk_level,
              rules: [...compliance.applied_rules, ...compliance.validation_results.map(({ rule }) => rule)],
            },
          }),
      ...(storage === undefined
        ? {}
        : {
            storage: {
              decision: storage.storage_decision,
              status: storage.storage_status,
              location: storage.stored_location,
            },
          }),
    },
  } satisfies Omit<Summary, "extra"> & { readonly extra: object };
}
