import {
  counter,
  defineState,
  initialState,
  list,
  Message,
  type Rule,
  type StateOf,
  value,
} from "@maru/state";
import * as z from "zod";

export const MAX_RESEARCHER_ITERATIONS = 6;
export const MAX_REACT_TOOL_CALLS = 10;

/** Lists here grow by what is new; `overwrite([])` starts one over. No data can ask for that, whatever it says. */
const findings = {
  notes: list(z.string().min(1)),
  raw_notes: list(z.string().min(1)).bulky(),
  compressed_research_length: counter(),
  raw_notes_length: counter(),
};

interface Findings {
  readonly notes: readonly string[];
  readonly raw_notes: readonly string[];
  readonly compressed_research_length: number;
  readonly raw_notes_length: number;
}

/** Lengths belong to the notes they measure, so one question never inherits them from another. */
const lengthsMatch: Rule<Findings> = {
  id: "lengths_match_the_notes",
  fields: ["notes", "raw_notes", "compressed_research_length", "raw_notes_length"],
  holds: (state) =>
    state.compressed_research_length === lengthOf(state.notes) &&
    state.raw_notes_length === lengthOf(state.raw_notes),
  requirement: {
    ko: "길이는 지금 있는 노트의 길이여야 해요.",
    en: "Lengths are those of the notes at hand.",
  },
};

export function lengthOf(notes: readonly string[]): number {
  return notes.reduce((sum, note) => sum + note.length, 0);
}

export const AgentState = defineState("research", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id" }),
    supervisor_messages: list(Message, { id: "id" }),
    research_brief: value(z.string().min(1)).optional().label("연구 계획", "Brief"),
    ...findings,
    final_report: value(z.string().min(1)).optional().label("보고서", "Report"),
  },
  rules: [lengthsMatch],
});
export type AgentState = StateOf<typeof AgentState>;

export const SupervisorState = defineState("research-supervisor", {
  version: 1,
  fields: {
    supervisor_messages: list(Message, { id: "id" }),
    research_brief: value(z.string().min(1)),
    ...findings,
    research_iterations: counter({ max: MAX_RESEARCHER_ITERATIONS }).label("조사 횟수", "Research rounds"),
  },
  rules: [lengthsMatch],
});
export type SupervisorState = StateOf<typeof SupervisorState>;

export const ResearcherState = defineState("research-researcher", {
  version: 1,
  fields: {
    researcher_messages: list(Message, { id: "id" }),
    tool_call_iterations: counter({ max: MAX_REACT_TOOL_CALLS }).label("도구 호출 횟수", "Tool rounds"),
    research_topic: value(z.string().min(1)),
    compressed_research: value(z.string().min(1)).optional(),
    raw_notes: list(z.string().min(1)).bulky(),
  },
});
export type ResearcherState = StateOf<typeof ResearcherState>;

/** What a researcher hands back: the findings and the raw material, nothing of its own conversation. */
export const ResearcherOutputState = defineState("research-output", {
  version: 1,
  fields: {
    compressed_research: value(z.string().min(1)),
    raw_notes: list(z.string().min(1)).bulky(),
  },
});
export type ResearcherOutputState = StateOf<typeof ResearcherOutputState>;

/** A person brings messages only, one or several. */
export const AgentInputState = z.strictObject({ messages: z.union([Message, z.array(Message).min(1)]) });

export function beginResearch(input: z.input<typeof AgentInputState>): AgentState {
  const { messages } = AgentInputState.parse(input);
  return initialState(AgentState, { messages: [messages].flat() });
}
