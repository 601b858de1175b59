import { describe, expect, it } from "vitest";
import { replyLanguage } from "./language.ts";

describe("the language of a reply", () => {
  it.each([
    ["Tokyo", null, "en"],
    ["도쿄", null, "ko"],
    ["Osaka로 3 nights", "en", "ko"],
    ["Osaka", "ko", "ko"],
    ["food and sightseeing please", "ko", "en"],
    ["3", "en", "en"],
    ["3", null, "ko"],
    ["", "en", "en"],
    ["KIX", "ko", "ko"],
  ] as const)("%j in a conversation in %s: %s", (text, known, expected) => {
    expect(replyLanguage(text, known)).toBe(expected);
  });
});
