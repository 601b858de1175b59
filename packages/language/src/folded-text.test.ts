import { expect, it } from "vitest";
import { foldText } from "./folded-text.ts";

it("is what was typed in one form: width, case, dashes, white space", () => {
  expect(foldText("１００만　～ \n 84㎡ – USD").text).toBe("100만 ~ 84m2 - usd");
});

it("knows where each stretch stood", () => {
  const original = "😀 ８４㎡ 이상";
  const folded = foldText(original);
  const start = folded.text.indexOf("84");
  const { start: from, end } = folded.spanOf(start, start + 4);
  expect(original.slice(from, end)).toBe("８４㎡");
});
