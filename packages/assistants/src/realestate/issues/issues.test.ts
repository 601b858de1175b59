import { describe, expect, it } from "vitest";
import { findArticle } from "../law/find-article.ts";
import { findIssues, ISSUES } from "./find-issues.ts";

describe("questions that many people have", () => {
  it("rest on articles that are in the corpus", () => {
    const unknown = ISSUES.flatMap(({ id, articles }) =>
      articles
        .filter(([statute, number]) => findArticle(statute, number)?.statute !== statute)
        .map(([statute, number]) => `${id}: ${statute} ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  it("say the same in both languages: as many points and options, none empty", () => {
    for (const { answer, points, options } of ISSUES)
      for (const { ko, en } of [answer, ...points, ...options])
        expect([ko === "", en === ""]).toEqual([false, false]);
  });

  it("name no article in their text that they do not rest on", () => {
    const named = ISSUES.flatMap(({ id, answer, points, options, articles }) => {
      const own = new Set(articles.map(([, number]) => number));
      return [answer, ...points, ...options].flatMap(({ ko }) =>
        (ko.match(/제\d+조(?:의\d+)?/gu) ?? [])
          .filter((number) => !own.has(number))
          .map((number) => `${id}: ${number}`),
      );
    });
    expect(named).toEqual([]);
  });

  it.each([
    ["전세금 5% 인상 가능해?", "increase"],
    ["상가 월세 인상", "shop_increase"],
    ["가게 관리비 내역을 안 보여줘요", "shop_management_fee"],
    ["보증금을 안 돌려줘요", "deposit_return"],
    ["보일러가 고장났어요", "repair"],
    ["집주인이 실거주한대요", "owner_occupancy"],
    ["월세 두 달 밀렸어요", "arrears"],
    ["중도해지 하고 싶어요", "early_leave"],
    ["강아지 키워도 되나요", "pets"],
  ])("«%s» is about %s", (text, id) => {
    expect(findIssues(text)[0]?.id).toBe(id);
  });
});
