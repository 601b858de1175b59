import { describe, expect, it } from "vitest";
import { changeSpecialTerms } from "./change-special-terms.ts";

const after = (message: string, terms: readonly string[] = []) => changeSpecialTerms(terms, message).terms;

describe("several special terms in one message", () => {
  it.each([
    ["특약에 반려동물 가능, 흡연 금지 넣어줘", ["반려동물 가능", "흡연 금지"]],
    ["특약: 도배는 임대인 부담. 특약: 실내 흡연 금지", ["도배는 임대인 부담", "실내 흡연 금지"]],
    ["특약으로 전입신고에 협조한다, 못질 금지 두개 넣어줘", ["전입신고에 협조한다", "못질 금지"]],
    ["특약에 도배, 장판 교체는 임대인 부담 추가해줘", ["도배, 장판 교체는 임대인 부담"]],
  ])("%s", (message, terms) => {
    expect(after(message)).toEqual(terms);
  });

  it("a term that nobody calls one, and numbers of those that stand there", () => {
    expect(after("주차 가능 추가해줘", ["흡연 금지"])).toEqual(["흡연 금지", "주차 가능"]);
    expect(after("1번 빼", ["흡연 금지", "주차 가능"])).toEqual(["주차 가능"]);
    expect(after("관리비 10만원 추가")).toEqual([]);
  });

  it("in English", () => {
    expect(after("Add another: no pets", ["parking is included"])).toEqual([
      "parking is included",
      "no pets",
    ]);
    expect(after("Remove the parking one", ["parking is included", "no pets"])).toEqual(["no pets"]);
    expect(after("Add a management fee of 100,000 won")).toEqual([]);
  });
});
