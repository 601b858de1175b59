import { describe, expect, it } from "vitest";
import { SHOWN } from "../renting.fixture.ts";
import { findReference } from "./find-reference.ts";

const KINDS = ["item", "draft", "result"];
const found = (words: string, kinds = KINDS) => {
  const thing = findReference(words, kinds, SHOWN);
  return thing === undefined ? undefined : `${thing.kind}:${thing.id}`;
};

describe("what words point at", () => {
  it.each([
    ["두 번째 거로 할게요", "item:1.2"],
    ["마지막에서 두 번째는 빼 주세요", "item:1.2"],
    ["우에노 시장은 몇 시까지 해요?", "item:2.1"],
    ["아까 그 대출 한도 다시 보여줘", "result:t1"],
    ["the second one please", "item:1.2"],
  ])("«%s» means %s", (words, expected) => {
    expect(found(words)).toBe(expected);
  });

  it("takes no amount for a place in a row", () => {
    expect(found("3명이서 2만원이면")).toBeUndefined();
  });

  it("points at nothing of another kind, and at nothing where two fit", () => {
    expect(found("두 번째 거", ["draft"])).toBeUndefined();
    expect(found("우에노")).toBeUndefined();
  });
});
