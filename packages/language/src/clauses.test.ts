import { describe, expect, it } from "vitest";
import { clauseAt, findClauses, withoutActs } from "./clauses.ts";

const acts = (text: string) =>
  findClauses(text).map(({ start, end, act }) => [text.slice(start, end).trim(), act]);

describe("where a clause ends, and what it does", () => {
  it.each([
    [
      "작년에 도쿄 갔었는데 이번엔 삿포로 가려구요",
      [
        ["작년에 도쿄 갔었는데", "remembers"],
        ["이번엔 삿포로 가려구요", "tells"],
      ],
    ],
    [
      "이번엔 삿포로요 작년에 도쿄 갔었거든요",
      [
        ["이번엔 삿포로요", "tells"],
        ["작년에 도쿄 갔었거든요", "remembers"],
      ],
    ],
    [
      "작년에도쿄갔었는데이번엔삿포로가려고",
      [
        ["작년에도쿄갔었는데", "remembers"],
        ["이번엔삿포로가려고", "tells"],
      ],
    ],
    [
      "예산부터 말해도 되죠? 인당 120만원이요",
      [
        ["예산부터 말해도 되죠?", "asks"],
        ["인당 120만원이요", "tells"],
      ],
    ],
    ["12월 우기 끝난 거 맞습니까", [["12월 우기 끝난 거 맞습니까", "asks"]]],
    ["월요일에도 여나요", [["월요일에도 여나요", "asks"]]],
    [
      "비싸니까 하루 줄일게요",
      [
        ["비싸니까", "tells"],
        ["하루 줄일게요", "tells"],
      ],
    ],
    [
      "I went to Tokyo last year but Osaka is next",
      [
        ["I went to Tokyo last year", "remembers"],
        ["but Osaka is next", "tells"],
      ],
    ],
    [
      "my wife loves Paris, we go to Rome",
      [
        ["my wife loves Paris,", "likes"],
        ["we go to Rome", "tells"],
      ],
    ],
    [
      "세부로 바꾸면 어때? 바꿔봐",
      [
        ["세부로 바꾸면 어때?", "tells"],
        ["바꿔봐", "tells"],
      ],
    ],
    [
      "how about Tokyo? go ahead",
      [
        ["how about Tokyo?", "tells"],
        ["go ahead", "tells"],
      ],
    ],
    [
      "세부로 바꾸면 어때? 얼마야?",
      [
        ["세부로 바꾸면 어때?", "supposes"],
        ["얼마야?", "asks"],
      ],
    ],
  ])("%s", (text, expected) => {
    expect(acts(text)).toEqual(expected);
  });

  it.each([
    ["오사카, 교토는 가봤고", "remembers"],
    ["작년엔 셋이서 100만원 썼는데", "remembers"],
    ["유럽은 가본 적이 없어요", "remembers"],
    ["엄마가 오사카를 좋아하시긴 하는데", "likes"],
    ["세부는 우기라던데", "reports"],
    ["친구가 오사카 가고 싶대요", "reports"],
    ["그때 서울에 있겠네", "guesses"],
    ["교토면 어때", "supposes"],
    ["하루 늘리면?", "supposes"],
    ["어떤 게 나은가요", "asks"],
    // Of the past in form only.
    ["도쿄 갔으면 좋겠어", "tells"],
    ["오사카로 하기로 했어요", "tells"],
    ["한 명이 못 가게 됐어요", "tells"],
    ["후쿠오카가 낫겠다", "tells"],
    ["다낭 갔다 올게요", "tells"],
    ["오사카 3박4일 2명 100만원 맛집", "tells"],
  ])("%s: %s", (text, act) => {
    expect(findClauses(text).map((clause) => clause.act)).toEqual([act]);
  });
});

it("covers the text without gaps, whatever it is", () => {
  for (const text of ["", " ", "ㅋㅋㅋ", "?!", "네, 좋아요! 그럼 3박으로 할게요 ㅎㅎ", "a but b. so c"]) {
    const clauses = findClauses(text);
    expect(clauses.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
  }
});

it("blanks what was only remembered, and moves nothing", () => {
  const text = "작년엔 3박 했는데 이번엔 2박이요";
  const told = withoutActs(text, findClauses(text), ["remembers"]);
  expect(told).toHaveLength(text.length);
  expect(told.trim()).toBe("이번엔 2박이요");
  expect(told.indexOf("2박")).toBe(text.indexOf("2박"));
});

it("finds the clause of a position", () => {
  const text = "도쿄 갔었는데 삿포로요";
  expect(clauseAt(findClauses(text), text.indexOf("삿포로"))?.act).toBe("tells");
});

it("reads ten thousand characters in little time", () => {
  for (const piece of ["작년에 도쿄 갔었는데 이번엔 삿포로 가려구요 ", "갔었는데", "가", "면 ", "?"]) {
    const text = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
    const started = performance.now();
    findClauses(text);
    expect(performance.now() - started).toBeLessThan(500);
  }
});
