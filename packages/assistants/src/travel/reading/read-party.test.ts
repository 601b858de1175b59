import { describe, expect, it } from "vitest";
import type { QuantityOptions } from "./quantity-reading.ts";
import { readPeople } from "./read-party.ts";

const options: QuantityOptions = {
  now: "2026-11-16T10:00:00+09:00",
  asked: null,
  isBasisOpen: false,
  isShort: false,
  corrections: [],
  language: "ko",
  duration: 3,
  people: 5,
  children: 0,
  budget: null,
  basis: null,
  pending: null,
  departure: null,
  isPlanned: false,
};

describe("who stays at home", () => {
  it.each([
    ["한 명 빠졌어요", 4],
    ["2명 빠짐", 3],
    ["걔네 둘 못 간대", 3],
    ["한 명 더 빠짐", 4],
    ["two of us can't come", 3],
    ["우리 넷이에요", 4],
  ])("%s: %i come", (text, people) => {
    expect(readPeople(text, options).facts.num_people).toBe(people);
  });
});

describe("who comes on top", () => {
  it("adds a child that is brought along, and counts nobody in a price for each", () => {
    const two = { ...options, people: 2, children: null };
    expect(readPeople("아기도 하나 데려가요", two).facts).toEqual({ num_people: 3, children: 1 });
    expect(readPeople("친정엄마도 같이 가신대요", two).facts.num_people).toBe(3);
    expect(readPeople("한 사람 앞에 백만원씩", two).facts).toEqual({});
    expect(readPeople("삼박사일두명이서", options).facts.num_people).toBe(2);
  });
});
