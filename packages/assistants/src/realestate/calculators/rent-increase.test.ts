import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculated } from "./calculated.fixture.ts";
import { isRefusal } from "./calculation.ts";
import { checkIncrease, increaseLimit } from "./rent-increase.ts";

const base_rate = { rate: 2.5, since: "2025-05-29" };
const deposits = fc.integer({ min: 1, max: 10_000_000_000 });

describe("how far a deposit may rise", () => {
  it("is one twentieth: 300 million becomes at most 315 million", () => {
    const { result, steps, sources } = calculated(increaseLimit({ deposit: 300_000_000, monthly_rent: 0 }));
    expect(result).toMatchObject({ deposit_limit: 315_000_000, deposit_increase: 15_000_000, rent_limit: 0 });
    expect(steps.map(({ formula }) => formula.ko)).toEqual([
      "3억원 × 5% = 1,500만원",
      "3억원 + 1,500만원 = 3억 1,500만원",
    ]);
    expect(sources.map(({ name }) => name)).toEqual(["주택임대차보호법 제7조"]);
  });

  it("never passes five per cent by a won, and one won more would", () => {
    fc.assert(
      fc.property(deposits, (deposit) => {
        const { deposit_limit } = calculated(increaseLimit({ deposit, monthly_rent: 0 })).result;
        expect(BigInt(deposit_limit) * 100n).toBeLessThanOrEqual(BigInt(deposit) * 105n);
        expect(BigInt(deposit_limit + 1) * 100n).toBeGreaterThan(BigInt(deposit) * 105n);
      }),
    );
  });

  it("refuses what is no amount, and says what is", () => {
    for (const deposit of [-1, 0.5, Number.NaN, 1e15]) {
      const refused = increaseLimit({ deposit, monthly_rent: 0 });
      expect(isRefusal(refused) && refused.problem.ko).toContain("0원 이상 10조원 이하");
    }
  });
});

describe("an increase that somebody asks for", () => {
  const ask = (before: number, after: number, last_agreed: string | null = null) =>
    calculated(
      checkIncrease({
        before: { deposit: before, monthly_rent: 0 },
        after: { deposit: after, monthly_rent: 0 },
        base_rate,
        last_agreed,
      }),
    ).result;

  it("from 300 million to a billion is 233.33 % and 685 million over the cap", () => {
    expect(ask(300_000_000, 1_000_000_000)).toMatchObject({
      rate_percent: 233.33,
      limit: 315_000_000,
      over_by: 685_000_000,
      is_legal: false,
      basis: "deposit",
    });
  });

  it("is within the cap at exactly five per cent and beyond it one won later", () => {
    expect(ask(300_000_000, 315_000_000).is_legal).toBe(true);
    expect(ask(300_000_000, 315_000_001).is_legal).toBe(false);
  });

  it("cannot come within a year of the last agreement", () => {
    expect(ask(1, 1, "2026-01-10").earliest_demand).toBe("2027-01-11");
    expect(ask(1, 1, "2024-02-29").earliest_demand).toBe("2025-03-01");
  });

  it("is measured by the rent alone when the deposit stays", () => {
    const { result } = calculated(
      checkIncrease({
        before: { deposit: 50_000_000, monthly_rent: 1_000_000 },
        after: { deposit: 50_000_000, monthly_rent: 1_060_000 },
        base_rate,
        last_agreed: null,
      }),
    );
    expect(result).toMatchObject({ basis: "rent", rate_percent: 6, limit: 1_050_000, is_legal: false });
  });

  it("is measured by the converted deposit when part of the deposit becomes rent", () => {
    const { result, steps } = calculated(
      checkIncrease({
        before: { deposit: 500_000_000, monthly_rent: 0 },
        after: { deposit: 300_000_000, monthly_rent: 750_000 },
        base_rate,
        last_agreed: null,
      }),
    );
    expect(steps[2]?.formula.ko).toBe("3억원 + 75만원 × 12 ÷ 4.5% = 5억원");
    expect(result).toMatchObject({ basis: "converted", rate_percent: 0, is_legal: true });
  });

  it("of at most five per cent on both parts is never called illegal", () => {
    fc.assert(
      fc.property(
        deposits,
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.double({ min: 0, max: 0.05, noNaN: true }),
        fc.integer({ min: 0, max: 1200 }),
        (deposit, monthly_rent, share, rate) => {
          const after = {
            deposit: deposit + Math.floor(Math.floor(deposit * 5) / 100),
            monthly_rent: monthly_rent + Math.floor(monthly_rent * share),
          };
          const { result } = calculated(
            checkIncrease({
              before: { deposit, monthly_rent },
              after,
              base_rate: { rate: rate / 100, since: "2025-05-29" },
              last_agreed: null,
            }),
          );
          expect(result.is_legal).toBe(true);
        },
      ),
    );
  });
});
