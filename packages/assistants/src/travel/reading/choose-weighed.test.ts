import { initialState } from "@maru/state";
import { describe, expect, it } from "vitest";
import { TravelState } from "../state.ts";
import { chooseWeighed } from "./choose-weighed.ts";

const asked = initialState(TravelState, {
  session_id: "test",
  created_at: "2026-11-16T10:00:00+09:00",
  updated_at: "2026-11-16T10:00:00+09:00",
  questions: [{ field: "destination", problem: "ambiguous", candidates: ["삿포로", "다낭"] }],
});

describe("one of the cities between which was asked", () => {
  it.each([
    ["더 싼 쪽으로", "삿포로"],
    ["따뜻한 데로 할게요", "다낭"],
    ["가까운 쪽이요", "삿포로"],
    ["두 번째로요", "다낭"],
    ["어디가 더 싸?", null],
    ["둘이서 가요", null],
  ])("%s: %s", (text, city) => {
    expect(chooseWeighed(text, asked)).toBe(city);
  });

  it("chooses nothing where nothing was asked", () => {
    expect(chooseWeighed("더 싼 쪽으로", { ...asked, questions: [] })).toBeNull();
  });
});
