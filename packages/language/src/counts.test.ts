import { describe, expect, it } from "vitest";
import { findCounts } from "./counts.ts";

const short = (text: string) =>
  findCounts(text).map(({ value }) =>
    value.kind === "range"
      ? `${value.minimum}..${value.maximum} ${value.counted}`
      : `${value.kind} ${value.amount} ${value.counted}`,
  );

describe("counts", () => {
  it.each([
    ["3개", "exact 3 things"],
    ["세 개", "exact 3 things"],
    ["다섯 곳", "exact 5 places"],
    ["맛집 서너 군데", "3..4 places"],
    ["의원 한 군데 방문", "exact 1 places"],
    ["3건", "exact 3 cases"],
    ["최대 10건", "at_most 10 cases"],
    ["두 가지", "exact 2 kinds"],
    ["월 4회", "exact 4 times"],
    ["방 2개", "exact 2 things"],
    ["3~5개", "3..5 things"],
    ["집 두 채", "exact 2 homes"],
    ["5 places", "exact 5 places"],
    ["three options", "exact 3 kinds"],
  ])("%s: %s", (text, expected) => {
    expect(short(text)).toEqual([expected]);
  });

  it.each(["24개월", "이 곳", "이 개", "건물 3층", "2 건물", "여러 가지", "3회사", "2번 출구"])(
    "«%s» is none",
    (text) => expect(short(text)).toEqual([]),
  );
});
