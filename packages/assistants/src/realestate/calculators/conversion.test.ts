import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { baseRateOn } from "./base-rate.ts";
import { calculated } from "./calculated.fixture.ts";
import { isRefusal } from "./calculation.ts";
import { checkConversion, conversionCap, depositToRent, lessRent, rentToDeposit } from "./conversion.ts";

const at = (rate: number) => ({ rate, since: "2025-05-29" });

describe("deposit to rent", () => {
  it("gives the ministry's example of 2020: 200 million at 2.5 % is 416,666 won a month", () => {
    const { result } = calculated(
      depositToRent({ deposit: 500_000_000, new_deposit: 300_000_000, base_rate: at(0.5) }),
    );
    expect(result).toMatchObject({ converted: 200_000_000, cap_percent: 2.5, monthly_rent_limit: 416_666 });
  });

  it("adds to the rent that is paid already", () => {
    const { result } = calculated(
      depositToRent({
        deposit: 50_000_000,
        new_deposit: 30_000_000,
        monthly_rent: 700_000,
        base_rate: at(2.5),
      }),
    );
    expect(result).toMatchObject({ monthly_rent_limit: 75_000, whole_rent_limit: 775_000 });
  });

  it("follows the rates of shops for a shop: 12 %, or 4.5 times the base rate", () => {
    expect(conversionCap(at(2.5), true)).toBe(11.25);
    expect(conversionCap(at(3), true)).toBe(12);
    const { sources } = calculated(
      depositToRent({
        deposit: 50_000_000,
        new_deposit: 0,
        base_rate: at(2.5),
        is_shop: true,
      }),
    );
    expect(sources[0]?.name).toBe("상가건물 임대차보호법 제12조");
  });

  it("goes the other way by agreement: more deposit, less rent", () => {
    const { result } = calculated(
      lessRent({ monthly_rent: 1_000_000, added: 20_000_000, rate_percent: null, base_rate: at(2.5) }),
    );
    expect(result).toEqual({ rate_percent: 4.5, less_by: 75_000, monthly_rent: 925_000 });
  });

  it("shows its steps at the rate of the day", () => {
    const { steps } = calculated(
      depositToRent({ deposit: 200_000_000, new_deposit: 100_000_000, base_rate: at(2.5) }),
    );
    expect(steps.map(({ formula }) => formula.ko)).toEqual([
      "2억원 - 1억원 = 1억원",
      "10%와 기준금리 2.5% + 2%p 중 낮은 값 = 4.5%",
      "1억원 × 4.5% ÷ 12 = 37만 5,000원",
    ]);
  });

  it("is capped at ten per cent however high the base rate", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (hundredths) => {
        const cap = conversionCap(at(hundredths / 100));
        expect(cap).toBe(Math.min(10, (hundredths + 200) / 100));
      }),
    );
  });

  it("grows with what is converted and never passes the cap", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 1000 }),
        (converted, more, hundredths) => {
          const limit = (deposit: number) =>
            calculated(depositToRent({ deposit, new_deposit: 0, base_rate: at(hundredths / 100) })).result
              .monthly_rent_limit;
          expect(limit(converted + more)).toBeGreaterThanOrEqual(limit(converted));
          const cap = BigInt(Math.min(1000, hundredths + 200));
          expect(BigInt(limit(converted)) * 12n * 10_000n).toBeLessThanOrEqual(BigInt(converted) * cap);
        },
      ),
    );
  });

  it("refuses a deposit that does not fall", () => {
    const refused = depositToRent({ deposit: 1, new_deposit: 1, base_rate: at(2.5) });
    expect(isRefusal(refused) && refused.field).toBe("new_deposit");
  });
});

describe("a rent somebody asks for in place of deposit", () => {
  it("of 500,000 won for 100 million is 6 % and 125,000 won too much at a base rate of 2.5 %", () => {
    const { result } = calculated(
      checkConversion({ converted: 100_000_000, monthly_rent: 500_000, base_rate: at(2.5) }),
    );
    expect(result).toEqual({
      rate_percent: 6,
      cap_percent: 4.5,
      monthly_rent_limit: 375_000,
      over_by: 125_000,
      is_legal: false,
    });
  });
});

describe("rent to deposit", () => {
  it("of 500,000 won at 5 % is 120 million, and says that no law caps it", () => {
    const { result, notes } = calculated(
      rentToDeposit({ monthly_rent: 500_000, deposit: 0, rate_percent: 5, base_rate: at(2.5) }),
    );
    expect(result).toEqual({ rate_percent: 5, converted: 120_000_000, deposit: 120_000_000 });
    expect(notes[0]?.ko).toContain("합의");
  });

  it("adds the deposit that is there already", () => {
    const { result, steps } = calculated(
      rentToDeposit({ monthly_rent: 450_000, deposit: 50_000_000, rate_percent: null, base_rate: at(2.5) }),
    );
    expect(result.deposit).toBe(170_000_000);
    expect(steps[1]?.formula.ko).toBe("5,000만원 + 1억 2,000만원 = 1억 7,000만원");
  });
});

describe("the base rate of a day", () => {
  it.each([
    ["2026-11-16", 3],
    ["2026-08-27", 3],
    ["2026-08-26", 2.75],
    ["2026-07-16", 2.75],
    ["2026-07-15", 2.5],
    ["2025-05-29", 2.5],
    ["2025-05-28", 2.75],
    ["2023-06-01", 3.5],
    ["2020-09-29", 0.5],
  ])("%s is %d %%", (date, rate) => expect(baseRateOn(date)?.rate).toBe(rate));

  it("is not known before the first decision we have", () => {
    expect(baseRateOn("2019-01-01")).toBeUndefined();
  });
});
