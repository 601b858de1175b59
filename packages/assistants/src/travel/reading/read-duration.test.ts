import { findCorrections } from "@maru/language";
import { describe, expect, it } from "vitest";
import type { QuantityOptions } from "./quantity-reading.ts";
import { readDuration } from "./read-duration.ts";

const options: QuantityOptions = {
  now: "2026-11-16T10:00:00+09:00",
  asked: null,
  isBasisOpen: false,
  isShort: false,
  corrections: [],
  language: "ko",
  duration: 4,
  people: 2,
  children: 0,
  budget: null,
  basis: null,
  pending: null,
  departure: null,
  isPlanned: true,
};
const nights = (text: string) =>
  readDuration(text, { ...options, corrections: findCorrections(text) }).facts.duration ?? null;

describe("how many nights, of a trip of four", () => {
  it.each([
    ["하루만 줄여줘", 3],
    ["하루 짧게 갈래요", 3],
    ["1박만 빼주세요", 3],
    ["이틀 더 있을래", 6],
    ["하루 더 길게 해줘", 5],
    ["make it one night shorter", 3],
    ["shorten it by two nights", 2],
    ["a night less please", 3],
    ["shorten it by a night", 3],
    ["another night", 5],
    ["extend the trip by 2 nights", 6],
    ["one more night", 5],
    ["하루 줄이고 이틀 늘려줘", 5],
    // Some days of the trip.
    ["이틀만이라도 조식 먹고 싶어요", null],
    // The new length itself.
    ["2박으로 줄여줘", 2],
    ["5박6일로", 5],
    ["3 nights please", 3],
    // What a night costs, and a day to leave on.
    ["1박에 15만원 이하로", null],
    ["leaving in ten days", null],
  ])("%s: %s", (text, expected) => {
    expect(nights(text)).toBe(expected);
  });
});
