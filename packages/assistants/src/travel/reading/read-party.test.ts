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
