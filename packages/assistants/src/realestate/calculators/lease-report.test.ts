import { describe, expect, it } from "vitest";
import { leaseReport } from "./lease-report.ts";

const mustReport = (deposit: number, monthly_rent: number) => {
  const calculated = leaseReport({ deposit, monthly_rent });
  return "result" in calculated ? calculated.result.must_report : null;
};

describe("whether a lease is reported", () => {
  it("depends on either amount being exceeded, not reached", () => {
    expect(mustReport(60_000_000, 300_000)).toBe(false);
    expect(mustReport(60_000_001, 0)).toBe(true);
    expect(mustReport(0, 300_001)).toBe(true);
    expect(mustReport(10_000_000, 500_000)).toBe(true);
  });

  it("is refused for what is no amount", () => {
    expect(mustReport(-1, 0)).toBe(null);
  });
});
