import { describe, expect, it } from "vitest";
import { findConcepts } from "./find-concepts.ts";

describe("what a text speaks of", () => {
  it("finds concepts by any of their words, in both languages", () => {
    expect(findConcepts("드론 반입되나").has("drone")).toBe(true);
    expect(findConcepts("can I bring a power bank").has("battery")).toBe(true);
    expect(findConcepts("두명이면 인당 얼마").has("per_person")).toBe(true);
  });

  it("finds none within other words", () => {
    expect(findConcepts("carpet shops").has("pet")).toBe(false);
    expect(findConcepts("예약 좀").has("medicine")).toBe(false);
  });
});
