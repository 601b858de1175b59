import { describe, expect, it } from "vitest";
import { findPeople, type People, type PeopleOptions } from "./people.ts";

function short(people: People): string {
  const children = people.children === 0 ? "" : ` children ${people.children}`;
  switch (people.kind) {
    case "count":
      return `${people.total}${children}`;
    case "range":
      return `${people.minimum}..${people.maximum}${children}`;
    case "question":
      return `${people.reason}?${children}`;
  }
}
const people = (text: string, options?: PeopleOptions) =>
  findPeople(text, options).map(({ value }) => short(value));

describe("who is coming", () => {
  it.each([
    ["혼자", "1"],
    ["나 혼자", "1"],
    ["저 혼자 가요", "1"],
    ["혼자서", "1"],
    ["나만", "1"],
    ["저뿐이에요", "1"],
    ["나홀로 여행", "1"],
    ["솔로 여행", "1"],
    ["나 빼고 3명", "4"],
    ["네 식구랑 부모님 같이 가요", "6"],
    ["우리 네 식구에 부모님까지", "6"],
    ["4인 가족에 할머니까지", "5"],
    ["부모님이랑 네 식구", "4"],
    ["네 식구에요", "4"],
    ["성인2명 아동1명", "3 children 1"],
    ["부모님이랑 저랑 동생 넷이서", "4"],
    ["저희 부부랑 장인어른 장모님이요", "4"],
    ["부부랑 부모님 모시고", "4"],
    ["와이프랑 부부여행", "2"],
    ["친구 부부랑 저희 부부", "4"],
    ["동생 부부랑 저", "3"],
    ["커플 두 쌍이 세부로 가요", "4"],
    ["two couples", "4"],
    ["엄마 아빠 동생 나", "4"],
    ["할머니랑 부모님이랑 저", "4"],
    ["나랑 내 친구", "2"],
    ["나 포함 친구 4명", "4"],
    ["아내와 두 아이", "4 children 2"],
    ["어른 둘 아이 하나", "3 children 1"],
    ["저희 부부랑 딸 하나 아들 하나요", "4 children 2"],
    ["모녀 여행", "2"],
    ["삼남매", "3"],
    ["저 하나요", "1"],
    ["only me", "1"],
    ["just myself", "1"],
    ["with my parents", "3"],
    ["me and my wife and her parents", "4"],
    ["my mom and dad and me", "3"],
    ["my husband and our baby", "3 children 1"],
    ["with a friend", "2"],
    ["4 friends (4 including me)", "4"],
    // The speaker stays at home.
    ["부모님만 보내드리고 나는 안 가요", "2"],
    ["부모님 두 분 효도여행 보내드리려고요 저는 안 가요", "2"],
    ["부모님 두 분만 가세요", "2"],
    ["just my parents, I'm not going", "2"],
    ["저는 안 가요", "change?"],
    ["엄마는 못 간대요", "change?"],
    ["저랑 친구 두 명", "3"],
    ["solo trip", "1"],
    ["just me", "1"],
    ["by myself", "1"],
    ["둘이서", "2"],
    ["둘이 가요", "2"],
    ["단둘이", "2"],
    ["우리 둘", "2"],
    ["셋이", "3"],
    ["셋이서", "3"],
    ["넷이요", "4"],
    ["다섯이서", "5"],
    ["2명", "2"],
    ["２명", "2"],
    ["2명이서", "2"],
    ["두 명", "2"],
    ["두명이요", "2"],
    ["두 사람", "2"],
    ["두 분", "2"],
    ["열두 명", "12"],
    ["총 4명", "4"],
    ["4인", "4"],
    ["4인 가족", "4"],
    ["사인 가족", "4"],
    ["가족 4명", "4"],
    ["네 식구", "4"],
    ["인원은 4", "4"],
    ["인원 5명", "5"],
    ["저 포함 4명", "4"],
    ["나까지 셋", "3"],
    ["저 빼고 3명", "4"],
    ["친구랑 둘이", "2"],
    ["엄마랑 둘이", "2"],
    ["친구랑", "2"],
    ["친구랑 같이", "2"],
    ["와이프랑", "2"],
    ["아내와 함께", "2"],
    ["남자친구랑", "2"],
    ["여친이랑 가려고", "2"],
    ["나랑 엄마", "2"],
    ["엄마 모시고", "2"],
    ["엄마 아빠랑", "3"],
    ["엄마랑 아빠랑", "3"],
    ["엄마랑 동생이랑", "3"],
    ["친구 셋이랑", "4"],
    ["친구 3명이랑", "4"],
    ["친구 두 명하고", "3"],
    ["친구 셋이서", "3"],
    ["친구 3명이서", "3"],
    ["부모님 모시고 넷이서", "4"],
    ["가족 여행, 5명", "5"],
    ["부모님이랑 저랑 셋", "3"],
    ["부모님 두 분 모시고", "3"],
    ["남편 나 애기 셋이서", "3"],
    ["아내랑 6살 딸이랑", "3 children 1"],
    ["여자 둘이", "2"],
    ["회사 동료 4명이랑", "5"],
    ["커플이에요", "2"],
    ["부부", "2"],
    ["부부랑 5살 7살", "4 children 2"],
    ["와이프랑 애기(3살) 하나 데리고", "3 children 1"],
    ["총 700에 둘", "2"],
    ["둘이지 당연히", "2"],
    ["신혼여행", "2"],
    ["couple", "2"],
    ["family of four", "4"],
    ["4 people", "4"],
    ["four of us", "4"],
    ["후쿠오카 2박3일 셋 인당 100", "3"],
    ["도쿄, 둘, 인당 팔십", "2"],
    ["엄마 아빠 나 동생 이렇게 가요", "4"],
    ["엄마, 아빠, 저, 여동생", "4"],
    ["Osaka, 3 nights for two, about 1M won, food", "2"],
    ["Tokyo for 4", "4"],
    ["a trip for two with a budget of 2M won", "2"],
    ["two adults", "2"],
    ["with my wife", "2"],
    ["my husband and I with our 4-year-old", "3 children 1"],
    ["me and 3 friends", "4"],
    ["둘이 합쳐 200만원", "2"],
    ["오사카3박4일2명", "2"],
    ["성인 2 아이 1", "3 children 1"],
    ["성인 2명, 아이 1명", "3 children 1"],
    ["어른2 애1", "3 children 1"],
    ["어른 둘에 아이 하나", "3 children 1"],
    ["둘이여", "2"],
    ["둘이 합쳐서 250", "2"],
    ["저랑 친구 두 명", "3"],
    ["저희 부부랑 18개월 아기요", "3 children 1"],
    ["아내랑 6살 딸이요", "3 children 1"],
    ["어른 둘 애 둘", "4 children 2"],
    ["애 둘 데리고 남편이랑", "4 children 2"],
    ["남편이랑 애 둘 데리고", "4 children 2"],
    ["와이프랑 애 하나", "3 children 1"],
    ["애 둘이랑 남편", "4 children 2"],
    ["부부랑 애 하나", "3 children 1"],
    ["4명인데 애가 둘", "4 children 2"],
    ["애 둘 데리고 넷이서", "4 children 2"],
    ["둘이서 애 하나 데리고", "3 children 1"],
    ["애기랑 셋이", "3 children 1"],
    ["2 adults and 1 child", "3 children 1"],
    ["2 adults, 2 kids", "4 children 2"],
  ])("%s: %s", (text, expected) => {
    expect(people(text)).toEqual([expected]);
  });

  it.each([
    ["2~3명", "2..3"],
    ["2-3명", "2..3"],
    ["2,3명", "2..3"],
    ["두세 명", "2..3"],
    ["두 세명", "2..3"],
    ["서너 명", "3..4"],
    ["2명이나 3명", "2..3"],
    ["두 명 아니면 세 명", "2..3"],
    ["친구 3명", "3..4"],
    ["부모님 모시고", "parents?"],
    ["부모님이랑", "parents?"],
    ["시부모님 모시고 효도여행", "parents?"],
    ["가족여행", "family?"],
    ["가족끼리", "family?"],
    ["가족들이랑", "family?"],
    ["family trip", "family?"],
    ["친구들이랑", "friends?"],
    ["친구들끼리", "friends?"],
    ["with friends", "friends?"],
    ["아이와 함께", "children? children 1"],
    ["애들 데리고", "children? children 1"],
    ["한 명 더", "change?"],
  ])("«%s» is to be asked about", (text, expected) => {
    expect(people(text)).toEqual([expected]);
  });

  it.each([
    "여기저기 둘러보고",
    "둘째 날",
    "둘레길",
    "둘 다 좋아",
    "두바이",
    "세부",
    "하나투어",
    "네이버",
    "네 좋아요",
    "1인당 100만원",
    "인당 90만원",
    "한 사람당 백만원",
    "1인 100만원",
    "2인실",
    "4인용 텐트",
    "3대 명소",
    "명동",
    "100만 명",
    "이 사람",
    "애플 스토어",
    "아이스크림",
    "딸기",
    "가족탕",
    "형식",
    "열이 나요",
    "친구가 추천했어",
    "부모님 선물",
    "저 이번에 오사카 가요",
    "남편이 안 가본 곳으로",
    "커플당 말고 총액으로",
    "두 분기",
    "사인해 주세요",
    "for 3 nights",
    "for two weeks",
    "for 500,000 won",
    "for 2 or 3 days",
  ])("«%s» names nobody", (text) => {
    expect(people(text)).toEqual([]);
  });

  it.each([
    ["2", "2"],
    ["둘", "2"],
    ["둘이요", "2"],
    ["셋!", "3"],
    ["4ㅎㅎ", "4"],
  ])("«%s» is an answer where people were asked for", (text, expected) => {
    expect(people(text, { bareCount: true })).toEqual([expected]);
  });

  it("keeps the ages of children", () => {
    expect(findPeople("7살 5살 애 둘이랑 남편")[0]?.value).toEqual({
      kind: "count",
      total: 4,
      children: 2,
      childAges: [7, 5],
    });
    expect(findPeople("5살 아이 데리고 와이프랑")[0]?.value).toMatchObject({
      total: 3,
      children: 1,
      childAges: [5],
    });
  });

  it("finds both sizes of a correction, the later last", () => {
    expect(people("2명 아니 3명")).toEqual(["2", "3"]);
  });

  it("points at all the words it put together", () => {
    const text = "다음 달에 애 둘 데리고 남편이랑 가요";
    const [found] = findPeople(text);
    expect(text.slice(found?.span.start, found?.span.end)).toBe("애 둘 데리고 남편이랑");
  });
});
