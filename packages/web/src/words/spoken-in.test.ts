import { expect, it } from "vitest";
import { spokenIn } from "./spoken-in.ts";

it.each([
  ["오사카 3박 4일", "ko"],
  ["LH 전세임대", "ko"],
  ["강남구", "ko"],
  ["Jeonse prices of apartments in 강남구", "en"],
  ["Osaka, 3 nights", "en"],
  ["2026-11-18", "en"],
])("%s is read as %s", (text, language) => expect(spokenIn(text)).toBe(language));
