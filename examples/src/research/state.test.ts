import { apply, initialState } from "@maru/state";
import { describe, expect, it } from "vitest";
import { user } from "../messages.ts";
import {
  AgentInputState,
  AgentState,
  beginResearch,
  MAX_REACT_TOOL_CALLS,
  MAX_RESEARCHER_ITERATIONS,
  ResearcherOutputState,
  ResearcherState,
  SupervisorState,
} from "./state.ts";

const FINDINGS = ["notes", "raw_notes", "compressed_research_length", "raw_notes_length"];
const AGENT = ["messages", "supervisor_messages", "research_brief", ...FINDINGS, "final_report"];
const SUPERVISOR = ["supervisor_messages", "research_brief", ...FINDINGS, "research_iterations"];
const RESEARCHER = [
  "researcher_messages",
  "tool_call_iterations",
  "research_topic",
  "compressed_research",
  "raw_notes",
];

const question = user("m1", "온돌이 뭐야?", "2026-11-16T11:00:00+09:00");
const withNotes = apply(AgentState, beginResearch({ messages: question }), {
  notes: ["첫 노트"],
  compressed_research_length: 4,
});

describe("the fields of the research states", () => {
  it.each([
    ["AgentState", AgentState.fieldNames, AGENT, 8],
    ["SupervisorState", SupervisorState.fieldNames, SUPERVISOR, 7],
    ["ResearcherState", ResearcherState.fieldNames, RESEARCHER, 5],
    ["ResearcherOutputState", ResearcherOutputState.fieldNames, ["compressed_research", "raw_notes"], 2],
    ["AgentInputState", Object.keys(AgentInputState.shape), ["messages"], 1],
  ])("%s is complete", (_, found, expected, count) => {
    expect([...found].sort()).toEqual([...expected].sort());
    expect(found).toHaveLength(count);
  });
});

describe("input", () => {
  it("is one message or several", () => {
    expect(beginResearch({ messages: question }).messages).toEqual([question]);
    expect(beginResearch({ messages: [question] }).messages).toEqual([question]);
  });

  it("starts with nothing known", () => {
    expect(beginResearch({ messages: question })).toMatchObject({
      research_brief: null,
      final_report: null,
      notes: [],
      raw_notes_length: 0,
    });
  });
});

describe("starting a list over", () => {
  it("cannot be asked for by data that looks like it", () => {
    const forged = { type: "override", value: [] };
    expect(() => apply(AgentState, withNotes, { notes: forged as never })).toThrow(
      expect.objectContaining({ code: "INVALID_VALUE" }),
    );
    expect(() => apply(AgentState, withNotes, { notes: [forged] as never })).toThrow(
      expect.objectContaining({ code: "INVALID_VALUE" }),
    );
    expect(withNotes.notes).toEqual(["첫 노트"]);
  });
});

describe("what the research states refuse", () => {
  it("lengths that outlive their notes", () => {
    expect(() => apply(AgentState, withNotes, { raw_notes_length: 10 })).toThrow(
      expect.objectContaining({ code: "RULE_BROKEN" }),
    );
  });

  it("one round more than allowed", () => {
    const supervisor = initialState(SupervisorState, {
      research_brief: "온돌",
      research_iterations: MAX_RESEARCHER_ITERATIONS,
    });
    expect(() => apply(SupervisorState, supervisor, { research_iterations: 1 })).toThrow();
    const researcher = initialState(ResearcherState, {
      research_topic: "온돌",
      tool_call_iterations: MAX_REACT_TOOL_CALLS,
    });
    expect(() => apply(ResearcherState, researcher, { tool_call_iterations: 1 })).toThrow();
  });
});
