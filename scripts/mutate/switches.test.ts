import { runInThisContext } from "node:vm";
import { expect, it } from "vitest";
import { COUNTING, ORIGINAL, takeHits, withMutant } from "./switches.ts";

const CODE = `(stryMutAct_9fa48("7") ? "seven" : stryMutAct_9fa48("12") ? "twelve" : (stryCov_9fa48("7", "12"), "original"))`;

it("counting notes each visit once and runs the original", () => {
  const code = COUNTING.rewrite(CODE);
  takeHits();
  expect(runInThisContext(`${code} + ${code}`)).toBe("originaloriginal");
  expect(takeHits()).toEqual({ 7: 2, 12: 2 });
  expect(takeHits()).toEqual({});
});

it("the original has no switch left, a mutant only its own", () => {
  expect(runInThisContext(ORIGINAL.rewrite(CODE))).toBe("original");
  expect(withMutant("12").rewrite(CODE)).toBe(
    `(false ? "seven" : stryMutAct_9fa48("12") ? "twelve" : (0, "original"))`,
  );
});
