import { expect, it } from "vitest";
import { trimMarks } from "./trim-marks.ts";

it.each([
  ["되나요??~ ", { end: "?~" }, "되나요"],
  [": 내일, ", { start: ":", end: "," }, "내일"],
  ["?!", { start: "?", end: "!?" }, ""],
  ["그대로", { end: "." }, "그대로"],
])("«%s» without its marks", (text, marks, left) => {
  expect(trimMarks(text, marks)).toBe(left);
});
