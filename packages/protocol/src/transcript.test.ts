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
