import { initialState } from "@maru/state";
import { describe, expect, it } from "vitest";
import { TravelState } from "../state.ts";
import { readWayOut } from "./read-way-out.ts";

const WAYS = [
  { type: "raise" as const, message: "", amount: 2_755_000, nights: null },
  { type: "cheaper" as const, message: "", amount: 2_600_000, nights: null },
  { type: "shorter" as const, message: "", amount: 900_000, nights: 2 },
];

function stateWith(ways: TravelState["ways_out"]): TravelState {
  return initialState(TravelState, {
    session_id: "test",
    created_at: "2026-11-16T10:00:00+09:00",
    updated_at: "2026-11-16T10:00:00+09:00",
    num_people: 2,
    budget: 500_000,
    ways_out: [...ways],
  });
}

describe("ways out of a budget that is too small", () => {
  it.each([
    ["그냥 예산을 올릴게요", { facts: { budget: 2_760_000 } }],
    ["그만큼 올려줘", { facts: { budget: 2_760_000 } }],
    ["첫번째 방법으로 할게", { facts: { budget: 2_760_000 } }],
    ["raise it then", { facts: { budget: 2_760_000 } }],
    ["2번으로", { command: { type: "choose", plan: "C" } }],
    ["the cheaper way please", { command: { type: "choose", plan: "C" } }],
    ["싼 쪽으로 갈게요", { command: { type: "choose", plan: "C" } }],
    ["짧게 다녀올게요", { facts: { duration: 2 } }],
    ["예산은 못 올려요 줄여서 갈래요", { facts: { duration: 2 } }],
    ["세 번째로 할게요", { facts: { duration: 2 } }],
    ["얼마나 더 있어야 돼?", { command: { type: "show", part: "ways_out" } }],
    ["어떻게 하면 갈 수 있어?", { command: { type: "show", part: "ways_out" } }],
  ])("%s", (text, expected) => {
    expect(readWayOut(text, stateWith(WAYS), "ko")).toMatchObject(expected);
  });

  it("takes no way that leads nowhere", () => {
    const none = WAYS.map((way) => (way.type === "shorter" ? { ...way, amount: null, nights: null } : way));
    expect(readWayOut("하루만 줄여서", stateWith(none), "ko")?.command).toEqual({
      type: "show",
      part: "ways_out",
    });
  });

  it.each(["둘째 날 보여줘", "오사카성 빼줘", "고마워요"])("leaves «%s» alone", (text) => {
    expect(readWayOut(text, stateWith(WAYS), "ko")).toBeNull();
  });

  it("has nothing to say while the money is enough", () => {
    expect(readWayOut("예산 올릴게요", stateWith([]), "ko")).toBeNull();
  });
});
