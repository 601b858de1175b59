import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { given } from "../market/given.fixture.ts";
import { readRealEstateData } from "../market/read-data.ts";
import { SAMPLE } from "../market/sample.ts";
import type { Analysis, ContractReview, Refusal } from "../ports.ts";
import { combine } from "./analysis.ts";
import { analyseContract } from "./contract.ts";
import { analyseDeposit } from "./deposit-risk.ts";
import { analyseIncrease } from "./increase-demand.ts";
import { analysePrice } from "./price-level.ts";

const { deals, source, base_rate } = readRealEstateData(given);

function analysed(result: Analysis | Refusal | undefined): Analysis {
  if (result === undefined || "problem" in result) throw new Error("nothing was analysed");
  return result;
}

describe("a price beside comparable deals", () => {
  const home = { region: "강남구", property_type: "apartment", kind: "jeonse", area: null } as const;

  it.each([
    [700_000_000, 79.55, "저렴"],
    [880_000_000, 100, "적정"],
    [1_000_000_000, 113.64, "고가"],
  ])("of %d won is %d %% of the average: %s", (amount, ratio, level) => {
    const { metrics, insights } = analysed(analysePrice({ ...home, amount }, deals, source));
    expect(metrics).toMatchObject({ ratio_percent: ratio, average: 880_000_000, count: 5 });
    expect(insights[0]?.content.ko).toContain(level);
    expect(insights[0]?.content.ko).toContain("8억 8,000만원");
  });

  it("is compared with homes of about its size when there are enough", () => {
    const { metrics } = analysed(analysePrice({ ...home, amount: 900_000_000, area: 84 }, deals, source));
    expect(metrics).toMatchObject({ count: 4, average: 920_000_000 });
  });

  it("is nothing to be sure of when the deals are made up or few", () => {
    const sample = analysed(analysePrice({ ...home, amount: 1 }, deals, SAMPLE));
    expect(sample.confidence_score).toBe(0.5);
    const few = analysed(analysePrice({ ...home, region: "송파구", amount: 1 }, deals, source));
    expect(few.confidence_score).toBe(0.5);
    expect(few.recommendations.at(-1)?.ko).toContain("거래가 적어");
  });

  it("is not judged without deals", () => {
    expect(analysePrice({ ...home, region: "부산", amount: 1 }, deals, source)).toBeUndefined();
  });
});

describe("the risk of a deposit", () => {
  const lease = {
    deposit: 250_000_000,
    senior_debt: 0,
    house_value: 400_000_000,
    region: "마포구",
    property_type: null,
    mortgage_on: null,
    today: "2026-11-16",
  };
  const risk = (change: Partial<typeof lease>) =>
    analysed(analyseDeposit({ ...lease, ...change }, deals, source));

  it("is low while debts and deposit stay below 70 % of the home", () => {
    const { metrics, insights } = risk({});
    expect(metrics).toMatchObject({ risk_ratio_percent: 62.5, expected_shortfall: 0 });
    expect(insights[0]?.content.ko).toContain("비교적 안전");
  });

  it("is high when a mortgage comes first, and says what may be lost", () => {
    const { metrics, insights, recommendations } = risk({ senior_debt: 120_000_000 });
    expect(metrics).toMatchObject({
      risk_ratio_percent: 92.5,
      auction_value: 320_000_000,
      expected_return: 200_000_000,
      expected_shortfall: 50_000_000,
    });
    expect(insights[0]?.content.ko).toContain("깡통전세");
    expect(insights[1]?.content.ko).toContain("5,000만원을 못 받을 수 있어요(추정)");
    expect(recommendations[0]?.ko).toContain("계약하지 않는 편");
  });

  it("names what comes first for a small deposit", () => {
    const { metrics, sources } = risk({ deposit: 100_000_000 });
    expect(metrics.protected_amount).toBe(55_000_000);
    expect(sources.map(({ name }) => name)).toContain("주택임대차보호법 제8조");
  });

  it("takes the value of the home from sales around it, and calls that an estimate", () => {
    const { deals: sample } = readRealEstateData(null);
    const { steps, confidence_score } = analysed(
      analyseDeposit({ ...lease, house_value: null, property_type: "villa" }, sample, SAMPLE),
    );
    expect(steps[0]?.label.ko).toBe("집값(추정)");
    expect(confidence_score).toBeLessThanOrEqual(0.5);
  });

  it("asks for the value of the home when nothing tells it", () => {
    expect(analyseDeposit({ ...lease, house_value: null, region: null }, deals, source)).toMatchObject({
      field: "house_value",
    });
  });

  it("never falls when more debts come first, and never returns more than the deposit", () => {
    const money = fc.integer({ min: 1, max: 3_000_000_000 });
    fc.assert(
      fc.property(money, money, money, money, (deposit, house_value, senior_debt, more) => {
        const one = risk({ deposit, house_value, senior_debt }).metrics;
        const two = risk({ deposit, house_value, senior_debt: senior_debt + more }).metrics;
        expect(two.risk_ratio_percent).toBeGreaterThanOrEqual(one.risk_ratio_percent ?? 0);
        expect(two.expected_return).toBeLessThanOrEqual(one.expected_return ?? 0);
        expect(one.expected_return).toBeLessThanOrEqual(deposit);
      }),
    );
  });
});

describe("a landlord who wants more", () => {
  it("asks for 233.33 % instead of five: the answer gives the cap and the options in order", () => {
    const { metrics, insights, recommendations } = analysed(
      analyseIncrease({
        before: { deposit: 300_000_000, monthly_rent: 0 },
        after: { deposit: 1_000_000_000, monthly_rent: 0 },
        base_rate,
        last_agreed: null,
      }),
    );
    expect(metrics).toMatchObject({ rate_percent: 233.33, limit: 315_000_000, over_by: 685_000_000 });
    expect(insights[0]?.content.ko).toContain("3억 1,500만원");
    expect(recommendations.map(({ ko }) => ko.match(/제\d+조의\d+|132|협의/)?.[0])).toEqual([
      "제6조의3",
      "협의",
      "제10조의2",
      "132",
    ]);
  });
});

describe("a reviewed contract", () => {
  const review: ContractReview = {
    risk_level: "high",
    missing_clauses: [{ ko: "수선 의무", en: "repairs" }],
    recommendations: [{ ko: "확정일자를 받으세요.", en: "Get a fixed date." }],
    compliance_check: {},
    clauses: (["low", "medium", "high"] as const).map((risk_level, index) => ({
      number: `제${index + 1}조`,
      text: "",
      kind: "other",
      risk_level,
      reason: { ko: "까닭", en: "reason" },
      articles: [],
      suggestion: { ko: `${risk_level} 고침`, en: risk_level },
    })),
  };

  it("puts the riskiest clause first, and what to ask for with it", () => {
    const { metrics, insights, recommendations } = analyseContract(review);
    expect(metrics).toMatchObject({
      clauses: 3,
      high_risk_clauses: 1,
      medium_risk_clauses: 1,
      risky_percent: 66.67,
    });
    expect(insights.map(({ content }) => content.ko)).toEqual([
      "조항 3개 가운데 위험 1개, 주의 1개예요. 빠진 조항은 1개예요.",
      "제3조: 까닭",
      "제2조: 까닭",
    ]);
    expect(recommendations.map(({ ko }) => ko)).toEqual(["high 고침", "medium 고침", "확정일자를 받으세요."]);
  });
});

describe("everything together", () => {
  it("names every number, keeps each source once, and is as sure as its least sure part", () => {
    const price = analysed(
      analysePrice(
        { region: "송파구", property_type: null, kind: "jeonse", amount: 980_000_000, area: null },
        deals,
        source,
      ),
    );
    const contract = analyseContract({
      risk_level: "low",
      clauses: [],
      missing_clauses: [],
      recommendations: [],
      compliance_check: {},
    });
    const whole = combine({ price, again: price, contract });
    expect(whole.metrics).toMatchObject({ "price.count": 2, "contract.clauses": 0 });
    expect(whole.sources).toEqual([source]);
    expect(whole.confidence_score).toBe(0.5);
    expect(whole.insights[0]?.insight_type).toBe("contract");
    expect(Object.keys(whole.visualization_data ?? {})).toEqual(["price", "again"]);
  });
});
