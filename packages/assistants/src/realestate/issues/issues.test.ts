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
    ["집주인이 계약 끝나기 한달 전에 갑자기 나가라고 하는데 나가야 되나요?", "late_refusal"],
    ["만기 3주 남았는데 나가고 싶어요", "late_leave"],
    ["묵시적 갱신된 상태인데 집주인이 나가래요", "renewed_eviction"],
    ["갱신권 이미 한번 썼는데 또 쓸 수 있어?", "renewal_used"],
    ["재계약하면서 월세 10만원 올려줬는데 갱신권 쓴걸로 쳐요?", "renewal_counted"],
    ["보증금 3억인데 집주인이 3억3천 달래 거절하면 나가야 해?", "refused_increase"],
    ["월세 두달 밀렸는데 집주인이 비번 바꿨어요", "lockout"],
    ["2년 안 채우고 나가면 복비 누가 내요", "fee_on_leaving"],
    ["계약서 잃어버렸어요. 확정일자 다시 받을 수 있나요?", "lost_contract"],
    ["주인이 전입신고 하지 말래요", "registration_forbidden"],
    ["중개사가 근저당 있는거 말 안해줬어요", "broker_duty"],
    ["벽지에 곰팡이가 생겼는데 집주인이 제 탓이래요", "repair"],
    ["법인이 임차인이면 보호받나", "corporate_tenant"],
    ["건물주가 원룸 월세 올린대요", "increase"],
    ["가게인데 건물주가 월세 올린대요", "shop_increase"],
    ["상가인데 확정일자 받을 수 있나", "shop_protection"],
    ["재건축 초과이익 환수제 알려줘", "redevelopment"],
    ["세입자가 월세를 3개월째 안 내요. 내보내려면 어떻게 해야 하나요", "arrears"],
  ])("«%s» is about %s", (text, id) => {
    expect(findIssues(text)[0]?.id).toBe(id);
  });
});
