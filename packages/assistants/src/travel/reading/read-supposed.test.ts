import { findClauses } from "@maru/language";
import { describe, expect, it } from "vitest";
import { supposedOf, withoutSupposed } from "./read-supposed.ts";

const left = (text: string) => withoutSupposed(text, findClauses(text))?.trim() ?? null;

describe("what is only supposed", () => {
  it.each([
    ["5명이면 얼마야?", ""],
    ["하루 늘리면 더 비싸?", ""],
    ["둘이서 가요. 하루 늘리면 얼마예요?", "둘이서 가요."],
    ["how about 5 nights? how much?", "how much?"],
    ["6월로 미루면 뭐가 달라지죠?", ""],
    ["하루 줄이고 하루 늘리면 어떻게 돼요?", ""],
  ])("%s leaves %j", (text, rest) => {
    expect(left(text)).toBe(rest);
  });

  it.each([
    "하루 늘리면 안 돼?",
    "5명으로 바꿔줘 얼마야?",
    "5명이면 얼마야? 그렇게 해줘",
    "총 얼마야?",
    "5명이에요",
  ])("nothing of %s", (text) => {
    expect(left(text)).toBeNull();
  });
});

describe("whether all of it is supposed", () => {
  it("people, nights and days can be", () => {
    expect(supposedOf({ num_people: 5, duration: 4 }, {})).toEqual({ num_people: 5, duration: 4 });
  });

  it("another city, and what is told firmly beside it, are no supposition", () => {
    expect(supposedOf({ destination: "세부" }, {})).toBeNull();
    expect(supposedOf({ num_people: 5 }, { num_people: 5 })).toBeNull();
    expect(supposedOf({}, {})).toBeNull();
  });
});
