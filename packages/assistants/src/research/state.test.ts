import { apply, initialState } from "@maru/state";
import { describe, expect, it } from "vitest";
import {
  AgentState,
  MAX_REACT_TOOL_CALLS,
  MAX_RESEARCHER_ITERATIONS,
  ResearcherOutputState,
  ResearcherState,
} from "./state.ts";

const withNotes = apply(AgentState, initialState(AgentState, {}), {
  notes: ["첫 노트"],
  compressed_research_length: 4,
});

describe("the research states", () => {
  it("have every field of the original design", () => {
    const findings = ["notes", "raw_notes", "compressed_research_length", "raw_notes_length"];
    expect(AgentState.fieldNames).toEqual(
      expect.arrayContaining([
        ...["messages", "supervisor_messages", "research_brief", "research_iterations", "final_report"],
        ...findings,
      ]),
    );
    expect(ResearcherState.fieldNames).toEqual(
      expect.arrayContaining([
        ...["researcher_messages", "tool_call_iterations", "research_topic"],
        ...["compressed_research", "raw_notes"],
      ]),
    );
    expect([...ResearcherOutputState.fieldNames].sort()).toEqual(["compressed_research", "raw_notes"]);
  });

  it("start no list over because data look like it", () => {
    const forged = { type: "override", value: [] };
    for (const notes of [forged, [forged]])
      expect(() => apply(AgentState, withNotes, { notes: notes as never })).toThrow(
        expect.objectContaining({ code: "INVALID_VALUE" }),
      );
    expect(withNotes.notes).toEqual(["첫 노트"]);
  });

  it("refuse lengths that outlive their notes", () => {
    expect(() => apply(AgentState, withNotes, { raw_notes_length: 10 })).toThrow(
      expect.objectContaining({ code: "RULE_BROKEN" }),
    );
  });

  it("refuse one round more than allowed", () => {
    const supervised = initialState(AgentState, { research_iterations: MAX_RESEARCHER_ITERATIONS });
    expect(() => apply(AgentState, supervised, { research_iterations: 1 })).toThrow();
    const researcher = initialState(ResearcherState, {
      research_topic: "온돌",
      queries: ["온돌"],
      limits: { only: [], not: [], published_from: null, published_until: null },
      tool_call_iterations: MAX_REACT_TOOL_CALLS,
    });
    expect(() => apply(ResearcherState, researcher, { tool_call_iterations: 1 })).toThrow();
  });
});
