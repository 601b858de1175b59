import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareLeases } from "./compare-leases.ts";

const base_rate = { rate: 2.5, since: "2025-05-29" };
const jeonse = { deposit: 200_000_000, monthly_rent: 0 };
const rented = { deposit: 50_000_000, monthly_rent: 600_000 };

describe("two leases beside each other", () => {
  it("says the rent as interest on the deposit that is spared, whichever comes first", () => {
    const expected = { result: { deposit_gap: 150_000_000, rent_gap: 600_000, rate_percent: 4.8 } };
    expect(compareLeases({ one: jeonse, two: rented, base_rate, interest_percent: null })).toMatchObject(
      expected,
    );
    expect(compareLeases({ one: rented, two: jeonse, base_rate, interest_percent: null })).toMatchObject(
      expected,
    );
  });

  it("works out the interest at a rate that was named", () => {
    expect(compareLeases({ one: jeonse, two: rented, base_rate, interest_percent: 4 })).toMatchObject({
      result: { interest: 500_000 },
    });
  });

  it("knows no rate where one is dearer in both", () => {
    const dear = { deposit: 300_000_000, monthly_rent: 700_000 };
    expect(compareLeases({ one: dear, two: rented, base_rate, interest_percent: null })).toMatchObject({
      result: { rate_percent: null, smaller: rented },
    });
  });

  it("rises with the rent", () => {
    const rate = (monthly_rent: number) => {
      const compared = compareLeases({
        one: jeonse,
        two: { ...rented, monthly_rent },
        base_rate,
        interest_percent: null,
      });
      return "result" in compared ? (compared.result.rate_percent ?? 0) : -1;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), (rent) => {
        expect(rate(rent + 100_000)).toBeGreaterThan(rate(rent));
      }),
    );
  });
});
