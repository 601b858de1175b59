import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMoney, type Money } from "./money.ts";

/** The amounts of a text in short: "1000000", "..500000000" for a limit, "800000..1000000" for a range. */
function amounts(text: string, bareUnit?: number): readonly string[] {
  return findMoney(text, bareUnit === undefined ? {} : { bareUnit }).map(({ value }) => short(value));
}

function short(money: Money): string {
  const currency = money.currency === "KRW" ? "" : ` ${money.currency}`;
  switch (money.kind) {
    case "exact":
      return `${money.approximate ? "~" : ""}${money.amount}${currency}`;
    case "at_most":
      return `${money.inclusive ? "<=" : "<"}${money.amount}${currency}`;
    case "at_least":
      return `${money.inclusive ? ">=" : ">"}${money.amount}${currency}`;
    case "range":
      return `${money.minimum}..${money.maximum}${currency}`;
  }
}

describe("money as people say it", () => {
  it.each([
    ["백만원", "1000000"],
    ["백만 원", "1000000"],
    ["이백만", "2000000"],
    ["이백만원이요", "2000000"],
    ["예산이 백만원", "1000000"],
    ["전세 2억 살고 있는데", "200000000"],
    ["매매가 5억인 집", "500000000"],
    ["예산은 백오십만원입니다", "1500000"],
    ["백 이십만원", "1200000"],
    ["삼백오십만 원", "3500000"],
    ["천만원", "10000000"],
    ["오천만원", "50000000"],
    ["만오천원", "15000"],
    ["만 이천 원", "12000"],
    ["Paris 5 nights solo 900k culture", "900000"],
    ["two adults one kid, 5M total", "5000000"],
    ["그럼 400으로 올릴게요", "4000000"],
    ["50 더 올려줘", "500000"],
    ["300까지는 가능해", "<=3000000"],
    ["70 더 쓸 수 있어", "700000"],
    ["80으로 낮춰줘", "800000"],
    ["오만원", "50000"],
    ["오만 원", "50000"],
    ["35만", "350000"],
    ["35만원", "350000"],
    ["100 만원", "1000000"],
    ["1만5천원", "15000"],
    ["1만 5천원", "15000"],
    ["3천5백만원", "35000000"],
    ["3천 5백만 원", "35000000"],
    ["1,200,000원", "1200000"],
    ["1200000원", "1200000"],
    ["１００만원", "1000000"],
    ["2억1천", "210000000"],
    ["2억 1천만원", "210000000"],
    ["3.15억", "315000000"],
    ["3억1,500만원", "315000000"],
    ["3억 1500", "315000000"],
    ["11억", "1100000000"],
    ["1조 2천억원", "1200000000000"],
    ["예산 350", "3500000"],
    ["둘이 합쳐서 250", "2500000"],
    ["예산은 1200000", "1200000"],
    ["예산은 인당 100 정도", "~1000000"],
    ["1인당 70~80 정도", "700000..800000"],
    ["연봉 6천인데", "60000000"],
    ["100만원쯤", "~1000000"],
    ["한 백만원 정도", "~1000000"],
    ["약 80만원", "~800000"],
    ["150만원 언저리", "~1500000"],
    ["around 500,000 won", "~500000"],
    ["100만원 or so", "~1000000"],
    ["1.5M won", "1500000"],
    ["1.5 million won", "1500000"],
    ["two hundred thousand won", "200000"],
    ["half a million won", "500000"],
    ["₩900,000", "900000"],
    ["KRW 900,000", "900000"],
    ["500k won", "500000"],
    ["$500", "500 USD"],
    ["US$1,200", "1200 USD"],
    ["500달러", "500 USD"],
    ["오백 달러", "500 USD"],
    ["500불", "500 USD"],
    ["5만엔", "50000 JPY"],
    ["5만 엔 정도", "~50000 JPY"],
    ["¥30,000", "30000 JPY"],
    ["300유로", "300 EUR"],
    ["€250", "250 EUR"],
    ["1000위안", "1000 CNY"],
    ["3000바트", "3000 THB"],
    ["500만동", "5000000 VND"],
    ["홍콩달러 말고 2000홍콩달러", "2000 HKD"],
    ["5억 이하", "<=500000000"],
    ["100만원 이내로", "<=1000000"],
    ["100만원 안 넘게", "<=1000000"],
    ["100만원 넘지 않게", "<=1000000"],
    ["100만원을 넘지 않게", "<=1000000"],
    ["최대 백오십만원", "<=1500000"],
    ["100만원까지", "<=1000000"],
    ["5억 미만", "<500000000"],
    ["under 1,000,000 won", "<1000000"],
    ["up to $800", "<=800 USD"],
    ["100만원 이상", ">=1000000"],
    ["최소 50만원", ">=500000"],
    ["at least 300 dollars", ">=300 USD"],
    ["10억 넘는", ">1000000000"],
    ["80~100만원", "800000..1000000"],
    ["80-100만원", "800000..1000000"],
    ["80만~100만원", "800000..1000000"],
    ["80만원에서 100만원 사이", "800000..1000000"],
    ["80만원부터 100만원까지", "800000..1000000"],
    ["1~2억", "100000000..200000000"],
    ["2~300만원", "2000000..3000000"],
    ["5~10만원", "50000..100000"],
    ["이삼백만원", "2000000..3000000"],
    ["백이삼십만원", "1200000..1300000"],
    ["오륙십만원", "500000..600000"],
    ["$500-700", "500..700 USD"],
    ["$500-$700", "500..700 USD"],
    ["30만원대", "300000..399999"],
    ["5억대", "500000000..599999999"],
    ["백만언", "1000000"],
    ["50마넌", "500000"],
    ["원장님 저녁 15만원짜리", "150000"],
    ["의원 한 군데 방문해서 저녁 15만원짜리 대접", "150000"],
    ["오사카3박4일100만2명", "1000000"],
    ["이천 백만원", "1000000"],
  ])("%s", (text, expected) => {
    expect(amounts(text)).toEqual([expected]);
  });

  it.each([
    "total budget 2,400,000 won",
    "our overall budget is about 3 million won",
    "a combined budget of 3 million won",
    "3 million won between us",
    "a budget of 3 million won for both",
    "총예산 240만원",
  ])("«%s» is for everybody", (text) => {
    expect(findMoney(text)[0]?.value.basis).toBe("total");
  });

  it("finds every amount of a sentence", () => {
    expect(amounts("전세금 3억을 10억으로 올려달래")).toEqual(["300000000", "1000000000"]);
  });

  it.each([
    ["350", "3500000"],
    ["350이요", "3500000"],
    ["350만", "3500000"],
    ["삼백오십", "3500000"],
    ["이백 정도요", "~2000000"],
    ["백이요", "1000000"],
    ["오백이하", "<=5000000"],
    ["100에서 120 사이", "1000000..1200000"],
    ["50~70", "500000..700000"],
    ["1200000", "1200000"],
    ["1,200,000", "1200000"],
    ["2명 100", "1000000"],
    ["3박4일 둘이 200", "2000000"],
    ["max 150", "<=1500000"],
    ["이천이요", "20000000"],
    ["이천 정도", "~20000000"],
  ])("«%s» is an amount where money was asked for", (text, expected) => {
    expect(amounts(text, 10_000)).toEqual([expected]);
  });

  it.each(["350", "3박 4일", "둘", "이백", "대략 이백 정도", "몇백만원", "수천만원"])(
    "«%s» is none where nothing was asked",
    (text) => {
      expect(amounts(text)).toEqual([]);
    },
  );

  it.each(["3박 4일", "2명", "12/20", "10시", "5층", "010-1234-5678", "2026년", "두 명이요"])(
    "«%s» is none even where money was asked for",
    (text) => expect(amounts(text, 10_000)).toEqual([]),
  );
});

describe("whom an amount is for", () => {
  it.each([
    ["인당 90만원", "per_person"],
    ["1인 50만원", "per_person"],
    ["1인당 100만원", "per_person"],
    ["한 사람당 백만원", "per_person"],
    ["1인 기준 100만원", "per_person"],
    ["각자 80만원", "per_person"],
    ["1,200,000원씩", "per_person"],
    ["100만원씩이요", "per_person"],
    ["100만원 정도씩", "per_person"],
    ["100만원 (1인당)", "per_person"],
    ["인당 예산은 약 100만원", "per_person"],
    ["$500 per person", "per_person"],
    ["800,000 won each", "per_person"],
    ["총 200만원", "total"],
    ["총예산 200만원", "total"],
    ["총 예산은 200만원", "total"],
    ["다 합쳐 300만원", "total"],
    ["다 합쳐서 300만원", "total"],
    ["둘이 합쳐 200만원", "total"],
    ["전부 200만원", "total"],
    ["다 해서 150만원", "total"],
    ["200만원 총액", "total"],
    ["total of 2,000,000 won", "total"],
    ["2,000,000 won in total", "total"],
    ["둘이서 200만원", undefined],
    ["총 4명, 100만원", undefined],
    ["하루 10만원씩", undefined],
  ])("%s: %s", (text, basis) => {
    expect(findMoney(text).map(({ value }) => value.basis)).toEqual([basis]);
  });

  it.each([
    ["하루 10만원씩", "day"],
    ["하루에 10만원", "day"],
    ["1박에 15만원 이하", "night"],
    ["박당 20만원", "night"],
    ["$120 per night", "night"],
    ["매달 50만원", "month"],
    ["월 60만원", "month"],
    ["연봉 5천만원", "year"],
    ["평당 3천만원", "pyeong"],
    ["100만원", undefined],
  ])("%s is counted by the %s", (text, per) => {
    expect(findMoney(text).map(({ value }) => value.per)).toEqual([per]);
  });
});

describe("deposits and rents", () => {
  const roles = (text: string) => findMoney(text).map(({ value }) => `${value.role} ${short(value)}`);

  it.each([
    ["보증금 5천에 월세 60", ["deposit 50000000", "rent 600000"]],
    ["보증금 5천 월세 60", ["deposit 50000000", "rent 600000"]],
    ["보증금 1억5천에 월세 50만원", ["deposit 150000000", "rent 500000"]],
    ["5천/60", ["deposit 50000000", "rent 600000"]],
    ["1000/50", ["deposit 10000000", "rent 500000"]],
    ["500/40짜리 원룸", ["deposit 5000000", "rent 400000"]],
    ["월세 500에 40", ["deposit 5000000", "rent 400000"]],
    ["보증금 천에 육십", ["deposit 10000000", "rent 600000"]],
    ["보증금 3억원, 월세 없음", ["deposit 300000000"]],
    ["전세 3억5천", ["jeonse 350000000"]],
    ["3억 전세", ["jeonse 300000000"]],
    ["매매가 7억", ["price 700000000"]],
    ["5억에 매매", ["price 500000000"]],
    ["월세 60", ["rent 600000"]],
    ["월세는 60만원 이하", ["rent <=600000"]],
    ["보증금은 2천 정도", ["deposit ~20000000"]],
    ["보증금 1억 월세", ["deposit 100000000"]],
    ["보증금 1억 월세 30을", ["deposit 100000000", "rent 300000"]],
    ["전세 3억 달라고", ["jeonse 300000000"]],
    ["전세 3억 인상", ["jeonse 300000000"]],
    ["10억 건물", ["undefined 1000000000"]],
    ["5억 호가", ["price 500000000"]],
  ])("%s", (text, expected) => {
    expect(roles(text)).toEqual(expected);
  });

  it.each(["12/20", "24/7", "3/4"])("«%s» is no deposit", (text) => {
    expect(roles(text)).toEqual([]);
  });
});

describe("every amount", () => {
  it("points at the words it came from", () => {
    const text = "오사카는 최대 ２백만 원 정도, 항공은 $500";
    expect(findMoney(text).map(({ span }) => text.slice(span.start, span.end))).toEqual([
      "최대 ２백만 원 정도",
      "$500",
    ]);
  });

  it("is less sure the less was said", () => {
    const sureness = (text: string) => findMoney(text)[0]?.confidence ?? 0;
    expect(sureness("350만원")).toBeGreaterThan(sureness("350만"));
    expect(sureness("350만")).toBeGreaterThan(sureness("예산 350"));
  });

  it("is read back exactly, with and without commas and 만", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (tens) => {
        const won = tens * 10_000;
        const written = [
          `${won}원`,
          `${won.toLocaleString("en-US")}원`,
          `${tens}만원`,
          `₩${won}`,
          `${won}won`,
        ];
        for (const text of written) expect(amounts(text)).toEqual([String(won)]);
      }),
    );
  });
});
