import { describe, expect, it } from "vitest";
import { readFlexibility } from "./read-flexibility.ts";

describe("whether the budget is a limit", () => {
  it.each([
    ["조금은 넘어도 괜찮아", "flexible"],
    ["a bit over is fine", "flexible"],
    ["넘으면 절대 안 돼", "strict"],
    ["그 이상은 못 써", "strict"],
    ["don't go over budget", "strict"],
    ["1원도 넘으면 안 돼요", "strict"],
    ["한 푼도 더는 못 써요", "strict"],
    ["not a single won over", "strict"],
    ["100만원 넘어도 괜찮아요", "flexible"],
    ["비행시간 5시간 넘으면 안 돼", null],
    ["여유 있게 짜줘", null],
    ["좀 넘어도 돼?", null],
  ])("%s: %s", (text, flexibility) => {
    expect(readFlexibility(text, false)).toBe(flexibility);
  });
});
