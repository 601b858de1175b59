import { findCorrections } from "@maru/language";
import { describe, expect, it } from "vitest";
import { readStyles } from "./read-styles.ts";

const read = (text: string) => {
  const { wanted, rejected } = readStyles(text, findCorrections(text));
  return [...wanted, ...rejected.map((style) => `-${style}`)].join(" ");
};

describe("styles that are wanted, and styles that are denied", () => {
  it.each([
    ["먹는 거! 무조건 맛집이요 쇼핑은 관심 없어요", "맛집 -쇼핑"],
    ["쇼핑이랑 역사는 별로고 그냥 먹으러 가요", "맛집 -쇼핑 -역사"],
    ["쇼핑 같은 건 안 해도 되고 자연이요", "자연 -쇼핑"],
    ["관광보다는 휴양", "관광 휴양"],
    ["just food, not into shopping", "맛집 -쇼핑"],
    ["no museums or temples please, just food", "맛집 -문화 -역사"],
    ["쉬운 코스로", ""],
  ])("%s: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
