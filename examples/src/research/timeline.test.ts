import { apply, encodeState } from "@maru/state";
import { describe, expect, it } from "vitest";
import { play } from "../timeline.ts";
import { handBack, outputOf, superviseFrom } from "./handover.ts";
import { AgentState, lengthOf, SupervisorState } from "./state.ts";
import { briefing, research, start, supervise, supervising, timeline } from "./timeline.ts";

const NOTES = [
  "온돌은 바닥을 데워 낮은 물 온도로도 따뜻해요 [1].",
  "라디에이터는 공기를 데워 반응이 빨라요 [1].",
];
const RAW_NOTES = ["바닥 난방 실험 자료", "방열기 효율 자료", "제조사 자료"];

const states = play(AgentState, start, timeline);
const briefed = play(AgentState, start, briefing).at(-1) ?? start;

describe("from the question to the brief", () => {
  it("says what was understood before the work starts", () => {
    expect(states[1]?.messages.at(-1)?.content).toContain("조사해 볼게요");
  });

  it("starts the supervisor's conversation over each time a brief is written", () => {
    const again = play(AgentState, briefed, briefing.slice(1)).at(-1);
    expect(again?.supervisor_messages.map((message) => message.id)).toEqual(["s1", "s2"]);
  });
});

describe("two researchers at once", () => {
  const supervised = play(SupervisorState, superviseFrom(briefed), supervising);
  const last = supervised.at(-1);

  it("both findings arrive, each once, with all raw notes", () => {
    expect(last?.notes).toEqual(NOTES);
    expect(last?.raw_notes).toEqual(RAW_NOTES);
    expect(last).toMatchObject({
      compressed_research_length: lengthOf(NOTES),
      raw_notes_length: lengthOf(RAW_NOTES),
      research_iterations: 2,
    });
  });

  it("a reflection and a refused call are conversation, not notes", () => {
    const said = last?.supervisor_messages.map((message) => message.content).join("\n");
    expect(said).toContain("한 명씩 맡긴다");
    expect(said).toContain("수를 넘었어요");
    expect(last?.notes.join("\n")).not.toMatch(/맡긴다|넘었어요/);
  });

  it("every tool call has its answer", () => {
    const messages = last?.supervisor_messages ?? [];
    const answered = messages.flatMap((message) => (message.role === "tool" ? [message.tool_call_id] : []));
    expect(answered.sort()).toEqual(["extra", "ondol", "radiator", "think"]);
  });

  it("a researcher hands back findings and raw notes, nothing of its own conversation", () => {
    const output = outputOf(research("온돌", "온돌은 바닥 난방이에요.", ["자료"]));
    expect({ ...output }).toEqual({ compressed_research: "온돌은 바닥 난방이에요.", raw_notes: ["자료"] });
  });
});

describe("back in the main graph", () => {
  it("notes arrive once, also when they are handed back twice", () => {
    const once = apply(AgentState, briefed, handBack(supervise(briefed)));
    const twice = apply(AgentState, once, handBack(supervise(briefed)));
    expect(once.notes).toEqual(NOTES);
    expect(encodeState(AgentState, twice)).toBe(encodeState(AgentState, once));
  });

  it("the report has every finding, and nothing of it leaks into the next question", () => {
    const last = states.at(-1);
    for (const note of NOTES) expect(last?.final_report).toContain(note);
    expect(last).toMatchObject({
      notes: [],
      raw_notes: [],
      supervisor_messages: [],
      compressed_research_length: 0,
      raw_notes_length: 0,
    });
    expect(last?.messages.map((message) => message.id)).toEqual(["m1", "m2", "m3"]);
  });
});
