import { describe, expect, it } from "vitest";
import { convertedDepositOfShop } from "./converted-deposit.ts";

const of = (place: string | null, deposit = 100_000_000, monthly_rent = 3_000_000) => {
  const calculated = convertedDepositOfShop({ deposit, monthly_rent, place });
  return "result" in calculated ? calculated.result : null;
};

describe("the converted deposit of a shop", () => {
  it("is the deposit and a hundred rents", () => {
    expect(of(null)).toEqual({ converted_deposit: 400_000_000, limit: null, region: null, is_within: null });
  });

  it.each([
    ["마포구", 900_000_000],
    ["부산", 690_000_000],
    ["수원시", 690_000_000],
    ["분당구", 690_000_000],
    ["대구", 540_000_000],
    ["용인시", 540_000_000],
    ["춘천시", 370_000_000],
  ])("stands beside the limit of %s", (place, limit) => {
    expect(of(place)?.limit).toBe(limit);
  });

  it("is within a limit that it reaches", () => {
    expect(of("서울", 600_000_000, 3_000_000)?.is_within).toBe(true);
    expect(of("서울", 600_000_001, 3_000_000)?.is_within).toBe(false);
  });
});
