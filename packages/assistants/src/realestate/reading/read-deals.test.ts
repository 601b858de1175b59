import { describe, expect, it } from "vitest";
import { readAmounts } from "./read-amounts.ts";

const deals = (text: string) => readAmounts(text, ["broker_fee"]).deals ?? [];
const sale = (price: number) => ({ price, deposit: null, rent: null, property_type: null });

describe("deals beside each other", () => {
  it("are told apart, each with its own amounts", () => {
    expect(deals("아파트 7억에 매매하는데 복비 얼마? 글고 천에 30짜리 월세는?")).toEqual([
      { ...sale(700_000_000), property_type: "apartment" },
      { price: null, deposit: 10_000_000, rent: 300_000, property_type: null },
    ]);
    expect(deals("월세 1000에 50이랑 2000에 40 중에 복비 뭐가 싸?")).toEqual([
      { price: null, deposit: 10_000_000, rent: 500_000, property_type: null },
      { price: null, deposit: 20_000_000, rent: 400_000, property_type: null },
    ]);
    expect(deals("매매 5억 전세 3억 복비 각각")).toEqual([
      sale(500_000_000),
      { price: null, deposit: 300_000_000, rent: null, property_type: null },
    ]);
  });

  it("are each of their own kind of home", () => {
    expect(deals("아파트 전세 5억 복비 최대 얼마? 글고 원룸형 오피스텔 전세 2억은?")).toEqual([
      { price: null, deposit: 500_000_000, rent: null, property_type: "apartment" },
      { price: null, deposit: 200_000_000, rent: null, property_type: "officetel" },
    ]);
  });

  it("are none where there is only one", () => {
    expect(deals("보증금 5천에 월세 60 복비")).toEqual([]);
    expect(deals("매매 5억 복비 300 달래요")).toEqual([]);
  });
});

it("leaves fees of the house out of the lease", () => {
  expect(readAmounts("보증금 1억에서 1억2천으로, 관리비도 10만원에서 15만원으로", ["increase"])).toEqual({
    deposit: 100_000_000,
    previous_deposit: 100_000_000,
    new_deposit: 120_000_000,
  });
});
