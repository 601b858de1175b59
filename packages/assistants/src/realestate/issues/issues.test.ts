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
    ["살던 집이 경매로 넘어갔대요. 보증금 한 푼도 못 받을까 봐 잠이 안 와요", "auction"],
    ["집주인이 개인회생을 신청했대요", "landlord_insolvent"],
    ["집주인이 전화도 안 받고 잠적했어요", "landlord_gone"],
    ["전입신고를 안 했는데 집이 경매되면요?", "unregistered"],
    ["전입한 날 집주인이 근저당을 설정했어요", "mortgage_after"],
    ["깡통전세 될까 봐 불안해요", "unsafe_home"],
    ["계약서에 중도 퇴거하면 남은 월세를 다 내라고 돼 있어요", "leaving_penalty"],
    ["보증보험 가입했는데 집주인이 돈을 안 줘요. 청구는 어떻게 해요?", "guarantee_claim"],
    ["보증금 못 받은 지 두 달인데 지연이자도 되나요?", "late_interest"],
    ["임차권등기 하고 이사했는데 월세 계속 내야 해요?", "rent_after_leaving"],
    ["대리인이랑 계약해도 되나요?", "who_lets"],
    ["가게 보증금을 건물주가 안 돌려줘요", "shop_deposit_return"],
    ["건물주가 재건축한다고 가게를 빼래요", "shop_eviction"],
    ["엄마가 치매이신데 전세 계약을 하셨어요", "capacity"],
    ["계약 끝나기 한 달 전에 나간다고 했는데 복비 내고 나가래요", "fee_on_leaving"],
    ["세입자가 월세를 3개월째 안 내요. 내보내려면 어떻게 해야 하나요", "arrears"],
  ])("«%s» is about %s", (text, id) => {
    expect(findIssues(text)[0]?.id).toBe(id);
  });
});
