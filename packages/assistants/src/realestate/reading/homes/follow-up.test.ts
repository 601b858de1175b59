import { describe, expect, it } from "vitest";
import { given } from "../../market/given.fixture.ts";
import { readRealEstateData } from "../../market/read-data.ts";
import { type Facts, NO_FACTS, type Request, type Topic } from "../../shapes/request.ts";
import { homeFollowUp } from "./follow-up.ts";
import { homesMeant } from "./homes-meant.ts";

const data = readRealEstateData(given);
const SEARCH: Partial<Facts> = {
  regions: ["마포구"],
  property_type: "officetel",
  kind: "sale",
  maximum_price: 500_000_000,
};

function after(topics: Topic[], facts: Partial<Facts> = SEARCH): Request {
  return {
    text: "",
    subject: "",
    intent: "MARKET_INQUIRY",
    confidence: 0.9,
    topics,
    facts: { ...NO_FACTS, ...facts },
    is_situation: false,
    reuses: false,
    look: null,
    keywords: [],
    unread: [],
    contract_text: null,
  };
}

function follow(text: string, previous = after(["listings"]), said: readonly Topic[] = []) {
  const shown = data.listings.filter(({ property_type }) => property_type === "officetel").slice(0, 2);
  return homeFollowUp({ text, said, previous, data, now: "2026-11-16T10:00:00+09:00", shown });
}

describe("a search that goes on", () => {
  it.each([
    ["가격은 상관없어", { maximum_price: null, regions: ["마포구"] }],
    ["오피스텔 말고", { property_type: null, unwanted_types: ["officetel"] }],
    ["아파트도 같이 보여줘", { property_type: "officetel", also_types: ["apartment"] }],
    ["아파트만", { property_type: "apartment", also_types: [] }],
    ["3억 이상으로", { minimum_price: 300_000_000, maximum_price: 500_000_000 }],
    ["그럼 6억 5천까지 올리면?", { maximum_price: 650_000_000 }],
    ["1억 더 쓸 수 있으면?", { maximum_price: 600_000_000 }],
    ["다른 동네도 보여줘", { regions: [], maximum_price: 500_000_000 }],
    ["서초구로 바꿔줘", { regions: ["서초구"], property_type: "officetel" }],
    ["6억 넘어도 괜찮아", { maximum_price: null }],
    ["아파트까지 넓혀서", { property_type: "officetel", also_types: ["apartment"] }],
    ["신축 아니어도 돼", { built_since: null, maximum_price: 500_000_000 }],
    ["비싼순", { order: "price_down" }],
    ["ok apartments then, any price", { property_type: "apartment", maximum_price: null }],
  ])("«%s»", (text, expected) => {
    expect(follow(text)).toMatchObject({ topics: ["listings"], facts: expected, reuses: false });
  });

  it("looks at what was shown again where something is asked of it", () => {
    expect(follow("제일 싼 거")).toMatchObject({ reuses: true, facts: { listing: "잔디오피스텔 701호" } });
    expect(follow("몇 평이고 몇 년식임")).toMatchObject({ reuses: true });
  });

  it("judges a sum beside the prices that were shown", () => {
    const priced = after(["market"], { regions: ["송파구"], property_type: "apartment", kind: "jeonse" });
    expect(follow("20억은 어때? 너무 센가", priced)).toMatchObject({
      topics: ["price_level"],
      facts: { regions: ["송파구"] },
      own: { price: 2_000_000_000 },
    });
  });

  it("hands what was found to the analysis", () => {
    expect(follow("방금 그 데이터로 분석해줘")).toMatchObject({ topics: ["price_level"], reuses: true });
  });

  it("works out a loan for the home that is meant", () => {
    expect(follow("그중 싼 걸로 대출 되나?")).toMatchObject({
      topics: ["loan_limit"],
      facts: { listing: "잔디오피스텔 701호", price: 320_000_000 },
    });
  });

  it("leaves a lease and the law alone", () => {
    expect(follow("집주인이 보증금을 3억으로 올려달래", after(["listings"]), ["increase"])).toBeNull();
    expect(follow("마포구 전입신고는 어디서 해?", after(["listings"]), ["law"])).toBeNull();
  });
});

describe("wishes that are only told", () => {
  it("look for homes, where there are enough of them and no lease is spoken of", () => {
    const wishes: Partial<Facts> = { regions: ["마포구"], property_type: "officetel", built_since: 2018 };
    expect(homesMeant(["law"], wishes, "2018년 이후 준공이면 좋겠어요")).toEqual(["listings"]);
    expect(homesMeant(["law"], wishes, "집주인이 나가라는데 2018년 이후 준공이면 좋겠어요")).toBeNull();
    expect(homesMeant(["law"], { property_type: "officetel" }, "오피스텔이면 좋겠어요")).toBeNull();
  });
});
