import { describe, expect, it } from "vitest";
import { leaseReport } from "./lease-report.ts";

const mustReport = (deposit: number, monthly_rent: number) => {
  const calculated = leaseReport({ deposit, monthly_rent, signed_on: null, today: "2026-11-16" });
  return "result" in calculated ? calculated.result.must_report : null;
};

describe("whether a lease is reported", () => {
  it("depends on either amount being exceeded, not reached", () => {
    expect(mustReport(60_000_000, 300_000)).toBe(false);
    expect(mustReport(60_000_001, 0)).toBe(true);
    expect(mustReport(0, 300_001)).toBe(true);
    expect(mustReport(10_000_000, 500_000)).toBe(true);
  });

  it("says the last day, the day of the contract not counted", () => {
    const calculated = leaseReport({
      deposit: null,
      monthly_rent: null,
      signed_on: "2026-11-02",
      today: "2026-11-16",
    });
    expect(calculated).toMatchObject({ result: { must_report: null, due_on: "2026-12-02", days_left: 16 } });
  });

  it("is refused for what is no amount", () => {
    expect(mustReport(-1, 0)).toBe(null);
  });
});
