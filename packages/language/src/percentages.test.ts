import { describe, expect, it } from "vitest";
import { findPercentages } from "./percentages.ts";

const short = (text: string) =>
  findPercentages(text).map(({ value }) => {
    const amount =
      value.kind === "range" ? `${value.minimum}..${value.maximum}` : `${value.kind} ${value.amount}`;
    return [amount, value.per, value.isPoints ? "points" : undefined].filter(Boolean).join(" ");
  });

describe("percentages", () => {
  it.each([
    ["5%", "exact 5"],
    ["５％", "exact 5"],
    ["전세금 5% 인상 가능해?", "exact 5"],
    ["5프로", "exact 5"],
    ["5프로 인상", "exact 5"],
    ["오 퍼센트", "exact 5"],
    ["십오 퍼센트", "exact 15"],
    ["4.5 percent", "exact 4.5"],
    ["연 4.5%", "exact 4.5 year"],
    ["연이율 4.5%", "exact 4.5 year"],
    ["월 1%", "exact 1 month"],
    ["2%p", "exact 2 points"],
    ["2퍼센트포인트", "exact 2 points"],
    ["5% 이하", "at_most 5"],
    ["3~5%", "3..5"],
    ["1~20%", "1..20"],
    ["20분의 1", "exact 5"],
  ])("%s: %s", (text, expected) => {
    expect(short(text)).toEqual([expected]);
  });

  it.each(["아이폰 16 프로", "3 프로젝트", "프로야구", "5개", "반전세"])("«%s» is none", (text) => {
    expect(short(text)).toEqual([]);
  });
});
