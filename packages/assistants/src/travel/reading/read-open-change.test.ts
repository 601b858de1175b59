import { describe, expect, it } from "vitest";
import { readOpenChange } from "./read-open-change.ts";

describe("a change that does not say to what", () => {
  it.each([
    ["예산 바꿀래요", "budget"],
    ["예산을 좀 올리고 싶어요", "budget"],
    ["날짜 변경할게요", "departure_date"],
    ["여행지를 바꾸고 싶은데요", "destination"],
    ["인원을 잘못 말했어요", "num_people"],
    ["기간 좀 늘려줘", "duration"],
    ["can I change the dates?", "departure_date"],
    ["둘째 날만 바꿔줘", null],
    ["예산이 얼마였지?", null],
  ])("%s: %s", (text, field) => {
    expect(readOpenChange(text)?.field ?? null).toBe(field);
  });
});
