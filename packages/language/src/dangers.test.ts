import { describe, expect, it } from "vitest";
import { findDangers } from "./dangers.ts";

describe("danger to a person", () => {
  it.each([
    ["인원 한 명 물에 빠짐 의식 없음 파타야", ["rescue"]],
    ["요새 그냥 다 끝내고 싶다", ["despair"]],
    ["집주인이 지금 문 따려고함", ["police"]],
    ["I lost my passport in Rome", ["passport"]],
    ["남편이 자꾸 때려요", ["violence"]],
  ])("is heard in «%s»", (text, expected) => {
    expect(findDangers(text)).toEqual(expected);
  });

  it.each([
    "불국사 꼭 가고 싶어요",
    "여권 사진도 찍어야 하나요",
    "배고파 죽겠다",
    "스카이다이빙에서 뛰어내리고 싶어요",
  ])("is not heard in «%s»", (text) => {
    expect(findDangers(text)).toEqual([]);
  });

  it("hears nothing in who lives alone", () => {
    expect(findDangers("나 혼자 살고 월 240쯤 벎")).toEqual([]);
    expect(findDangers("혼자 살아서 자살 생각이 나요")).toEqual(["despair"]);
  });
});
