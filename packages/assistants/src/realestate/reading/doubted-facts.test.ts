import { expect, it } from "vitest";
import { doubtedFacts } from "./doubted-facts.ts";

it("does not take a share that is paid down for a rate of interest, nor half a year of deals for a term", () => {
  expect(doubtedFacts("무실동 분양가 3억9800 계약금 10% 냄", { rate: 10 })).toEqual(["rate"]);
  expect(doubtedFacts("대출 2억을 30년 연 4%로", { rate: 4, years: 30 })).toEqual([]);
});
