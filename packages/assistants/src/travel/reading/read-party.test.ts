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

describe("some who stay at home", () => {
  it.each([
    "친구네는 못 간대요",
    "애들은 빠진대",
    "부모님은 못 가신대요",
    "동생네 가족이 결국 못 간대요",
    "our friends can't make it",
  ])("%s: asks how many are left", (text) => {
    expect(readPeople(text, options).problems[0]?.field).toBe("num_people");
  });

  it.each(["우리네는 가요", "거긴 못 가봤네 안 갈래"])("%s: asks nothing", (text) => {
    expect(readPeople(text, options).problems).toEqual([]);
  });
});

describe("who comes on top", () => {
  it.each(["애들은 8살 5살이에요", "our kids are aged 8 and 5"])("%s: two of them are children", (text) => {
    expect(readPeople(text, options).facts.children).toBe(2);
  });

  it("adds a child that is brought along, and counts nobody in a price for each", () => {
    const two = { ...options, people: 2, children: null };
    expect(readPeople("아기도 하나 데려가요", two).facts).toEqual({ num_people: 3, children: 1 });
    expect(readPeople("친정엄마도 같이 가신대요", two).facts.num_people).toBe(3);
    expect(readPeople("한 사람 앞에 백만원씩", two).facts).toEqual({});
    expect(readPeople("삼박사일두명이서", options).facts.num_people).toBe(2);
  });
});
