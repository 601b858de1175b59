import { expect, it } from "vitest";
import { readEvent } from "./events.ts";
import type { TranscriptEntry } from "./sessions.ts";
import { addToTranscript } from "./transcript.ts";

const LOG = [
  { event: "greeting", seq: 0, data: { text: "어디로 가세요?", at: "t" } },
  {
    event: "turn_started",
    seq: 1,
    data: { turn: 1, client_id: "a", type: "message", text: "오사카", at: "t" },
  },
  {
    event: "step_finished",
    seq: 2,
    data: { turn: 1, checkpoint_id: "c1", changed: [], nodes: [], tools: [], decisions: [] },
  },
  { event: "final_response", seq: 3, data: { turn: 1, status: "completed", reply: "며칠 가세요?" } },
];

it("a conversation is told by its events", () => {
  let transcript: readonly TranscriptEntry[] = [];
  for (const given of LOG) {
    const read = readEvent(given);
    if (read.kind === "known") transcript = addToTranscript(transcript, read.event);
  }
  expect(transcript.map(({ role, text, checkpoint_id }) => [role, text, checkpoint_id])).toEqual([
    ["assistant", "어디로 가세요?", null],
    ["user", "오사카", "c1"],
    ["assistant", "며칠 가세요?", "c1"],
  ]);
});

const turn = (number: number, checkpoint: string) => [
  {
    event: "turn_started",
    data: { turn: number, client_id: "a", type: "message", text: `Q${number}`, at: "t" },
  },
  {
    event: "step_finished",
    data: { turn: number, checkpoint_id: checkpoint, changed: [], nodes: [], tools: [], decisions: [] },
  },
  { event: "final_response", data: { turn: number, status: "completed", reply: `A${number}` } },
];
const fork = (checkpoint_id: string, from: string) => [
  { event: "state_edited", data: { checkpoint_id, from, type: "fork", changed: [] } },
];

function shown(...log: readonly object[]): string {
  const transcript = log.reduce<readonly TranscriptEntry[]>((lines, given) => {
    const read = readEvent(given);
    return read.kind === "known" ? addToTranscript(lines, read.event) : lines;
  }, []);
  return transcript
    .filter(({ is_left, text }) => !is_left && text !== "")
    .map(({ text }) => text)
    .join(" ");
}

it("going back leaves aside what came after, and returning brings it back", () => {
  const log = [...turn(0, "c1"), ...turn(1, "c2"), ...fork("c3", "c1"), ...turn(2, "c4")];
  expect(shown(...log)).toBe("Q0 A0 Q2 A2");
  expect(shown(...log, ...fork("c5", "c2"), ...turn(3, "c6"))).toBe("Q0 A0 Q1 A1 Q3 A3");
  expect(shown(...log, ...fork("c5", "c4"))).toBe("Q0 A0 Q2 A2");
});

it("a moment within a turn knows the question and not yet the answer", () => {
  expect(shown(...turn(0, "c1"), ...turn(1, "c5"), ...fork("c6", "c3"))).toBe("Q0 A0 Q1");
});
