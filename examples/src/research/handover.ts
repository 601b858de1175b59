import { initialState, overwrite, reset, type UpdateOf } from "@maru/state";
import {
  type AgentState,
  lengthOf,
  ResearcherOutputState,
  type ResearcherState,
  SupervisorState,
} from "./state.ts";

/** Where one state ends and the next begins: only what the next one needs crosses over. */
export function superviseFrom(state: AgentState): SupervisorState {
  if (state.research_brief === null) throw new TypeError("there is no brief to supervise");
  const { research_brief, supervisor_messages } = state;
  return initialState(SupervisorState, { research_brief, supervisor_messages });
}

export function outputOf(state: ResearcherState): ResearcherOutputState {
  if (state.compressed_research === null) throw new TypeError("the research is not compressed yet");
  const { compressed_research, raw_notes } = state;
  return initialState(ResearcherOutputState, { compressed_research, raw_notes });
}

/**
 * One researcher's result, as the answer to the tool call that sent it out. Notes come from here only: neither a
 * reflection nor a refused call ever becomes one.
 */
export function findingsOf(
  tool_call_id: string,
  { compressed_research, raw_notes }: ResearcherOutputState,
  created_at: string,
): UpdateOf<typeof SupervisorState> {
  return {
    supervisor_messages: [
      { id: `answer-${tool_call_id}`, role: "tool", tool_call_id, content: compressed_research, created_at },
    ],
    notes: [compressed_research],
    raw_notes,
    compressed_research_length: compressed_research.length,
    raw_notes_length: lengthOf(raw_notes),
  };
}

/** What the supervisor found, for the main graph. It replaces, so handing back twice doubles nothing. */
export function handBack(found: SupervisorState): UpdateOf<typeof AgentState> {
  return {
    supervisor_messages: overwrite(found.supervisor_messages),
    notes: overwrite(found.notes),
    raw_notes: overwrite(found.raw_notes),
    compressed_research_length: overwrite(found.compressed_research_length),
    raw_notes_length: overwrite(found.raw_notes_length),
  };
}

/** Everything that belonged to one question; the conversation and its report stay. */
export function forgetResearch(): UpdateOf<typeof AgentState> {
  return {
    supervisor_messages: overwrite([]),
    notes: overwrite([]),
    raw_notes: overwrite([]),
    compressed_research_length: reset(),
    raw_notes_length: reset(),
  };
}
