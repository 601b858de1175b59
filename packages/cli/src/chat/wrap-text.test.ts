import stringWidth from "fast-string-width";
import { expect, it } from "vitest";
import { wrapText } from "./wrap-text.ts";

it("breaks between words, and counts Hangul double", () => {
  expect(wrapText("맛집을 다니기 편해요.\n끝", 14)).toEqual(["맛집을 다니기", "편해요.", "끝"]);
  expect(wrapText("a b", 80)).toEqual(["a b"]);
});

it("cuts a word that no screen can hold, and loses nothing", () => {
  const lines = wrapText(`아 ${"가".repeat(30)} 나`, 10);
  expect(lines.every((line) => stringWidth(line) <= 10)).toBe(true);
  expect(lines.join("").replaceAll(" ", "")).toBe(`아${"가".repeat(30)}나`);
});
