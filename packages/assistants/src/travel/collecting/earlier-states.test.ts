import { initialState, loadState } from "@maru/state";
import { expect, it } from "vitest";
import { TravelState } from "../state.ts";

/** A conversation as version 2 kept it, waiting for an answer. */
const NOW = "2026-11-18T10:00:00+09:00";

function versionTwo(messages: number) {
  const {
    assumptions: _assumptions,
    asked: _asked,
    told: _told,
    ...state
  } = initialState(TravelState, {
    ...{ session_id: "earlier", created_at: NOW, updated_at: NOW },
    destination: "오사카",
    turn: 3,
    questions: [{ field: "duration", problem: null, candidates: [] }],
    messages: Array.from({ length: messages }, (_, index) => ({
      ...{ id: `m${index}`, role: "assistant" as const, content: "며칠 동안 다녀오실 예정인가요?" },
    })),
  });
  return JSON.parse(JSON.stringify(state)) as Record<string, unknown>;
}

it("opens what an earlier version left, and does not ask again what that one asked", () => {
  const opened = loadState(TravelState, versionTwo(3));
  expect(opened).toMatchObject({
    destination: "오사카",
    assumptions: [],
    asked: { duration: 3 },
    told: null,
  });
});

it("lets a conversation that only greeted ask its first question", () => {
  expect(loadState(TravelState, versionTwo(1)).asked).toEqual({});
});
