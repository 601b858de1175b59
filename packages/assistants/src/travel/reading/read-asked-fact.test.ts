import { describe, expect, it } from "vitest";
import { askedFact } from "./read-asked-fact.ts";

describe("what is asked of the plan itself", () => {
  it.each([
    ["그럼 돌아오는 날이 며칠이지?", "return"],
    ["집에는 언제 도착해?", "return"],
    ["마지막 날이 무슨 요일이야?", "return"],
    ["when do we get back?", "return"],
    ["체크인은 그럼 언제야", "check_in"],
    ["when's checkout", "check_out"],
    ["몇 시에 출발해?", "departure"],
    ["총 며칠이야?", "length"],
    ["우리 몇 명이야?", "party"],
    ["이제 뭐 하면 돼?", "to_do"],
    ["출발 시간 좀 늦출 수 있어?", null],
    ["언제 출발하는 게 싸?", null],
    ["마지막 날은 뭐 해?", null],
  ])("%s: %s", (text, part) => {
    expect(askedFact(text)).toBe(part);
  });
});
