import { describe, expect, it } from "vitest";
import { percentChange } from "./percent-change.ts";

describe("a price that is to change by so many per cent", () => {
  it.each([
    ["그 평균에서 5% 오르면 얼마야?", 5],
    ["거기서 10프로 깎으면?", -10],
    ["what would that be after a 5% increase?", 5],
    ["and 10% lower?", -10],
  ])("%s", (text, percent) => expect(percentChange(text)).toBe(percent));

  it.each(["집주인이 5% 올려 달래", "금리가 1% 오르면?", "평균보다 몇 프로 높아?", "5%에서 10%로 오르면?"])(
    "is not asked for: %s",
    (text) => expect(percentChange(text)).toBeNull(),
  );
});
