import { describe, expect, it } from "vitest";
import { changeSpecialTerms } from "./change-special-terms.ts";

const PETS = "반려동물 금지";
const NAILS = "벽에 못을 박지 않는다";
const after = (message: string, terms: readonly string[] = [PETS, NAILS]) =>
  changeSpecialTerms(terms, message).terms;

describe("special terms in plain words", () => {
  it.each([
    ["특약에 흡연 금지 추가해줘", "흡연 금지"],
    ["특약 추가: 흡연 금지", "흡연 금지"],
    ["특약 추가해줘. 흡연은 밖에서만", "흡연은 밖에서만"],
    ["'전세대출에 협조한다'를 특약에 넣어줘", "전세대출에 협조한다"],
    ["흡연 금지라는 특약 하나 넣어주세요", "흡연 금지"],
    ["에어컨은 집주인이 수리한다고 특약에 적어줘", "에어컨은 집주인이 수리한다"],
    [
      "특약에 임차인은 퇴거 시 청소비 20만원을 낸다는 내용 추가해주세요",
      "임차인은 퇴거 시 청소비 20만원을 낸다",
    ],
    ["add a special term: no smoking indoors", "no smoking indoors"],
  ])("«%s» adds one", (message, term) => {
    expect(after(message)).toEqual([PETS, NAILS, term]);
  });

  it("are added several at once", () => {
    expect(after("특약사항:\n1. 흡연 금지\n2. 잔금일까지 근저당 말소", [])).toEqual([
      "흡연 금지",
      "잔금일까지 근저당 말소",
    ]);
    expect(after("특약에 1. 흡연금지 2. 층간소음 주의 추가", [])).toEqual(["흡연금지", "층간소음 주의"]);
  });

  it.each([
    ["특약 2번 빼줘", [PETS]],
    ["두번째 특약 지워주세요", [PETS]],
    ["마지막 특약 빼줘", [PETS]],
    ["반려동물 특약 삭제해줘", [NAILS]],
    ["반려동물 금지는 빼고 승인", [NAILS]],
    ["특약에서 못 박는 거 빼줘", [PETS]],
    ["특약 전부 지워줘", []],
    ["특약 9번 빼줘", [PETS, NAILS]],
  ])("«%s» takes out", (message, left) => {
    expect(after(message)).toEqual(left);
  });

  it.each([
    ["특약 1번을 소형견만 허용으로 바꿔줘", ["소형견만 허용", NAILS]],
    ["특약 1번 수정해줘: 소형견만 허용", ["소형견만 허용", NAILS]],
    ["반려동물 금지 대신 소형견만 허용으로 특약 바꿔줘", ["소형견만 허용", NAILS]],
    [
      "아 반려동물 특약은 다시 빼줘. 대신 입주전 도배는 임대인이 해준다고 추가",
      [NAILS, "입주전 도배는 임대인이 해준다"],
    ],
  ])("«%s» puts one in the place of another", (message, left) => {
    expect(after(message)).toEqual(left);
  });

  it.each(["보증금은 2억", "특약은 뭐가 있어?", "특약은 없어요", "승인", "관리비 10만원도 넣어줘"])(
    "stay with «%s»",
    (message) => {
      expect(after(message)).toEqual([PETS, NAILS]);
    },
  );

  it("leave the rest of a message to the contract", () => {
    expect(changeSpecialTerms([], "보증금 2억으로 하고 특약에 흡연 금지 추가해줘")).toEqual({
      terms: ["흡연 금지"],
      rest: "보증금 2억으로 하고",
    });
    expect(changeSpecialTerms([], "특약에 흡연 금지 넣고 보증금은 2억으로 바꿔줘")).toEqual({
      terms: ["흡연 금지"],
      rest: "보증금은 2억으로 바꿔줘",
    });
  });
});
