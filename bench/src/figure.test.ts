import { describe, expect, it } from "vitest";
import type { Figure } from "./benchmark.ts";
import { formatNumber, formatValue, isMet, ratioOf } from "./figure.ts";

const time: Figure = { what: "a time", unit: "µs", ours: 5, peer: 50, target: null };

describe("a figure", () => {
  it("is better when a time is shorter and when a speed is higher", () => {
    expect(ratioOf(time)).toBe(10);
    expect(ratioOf({ ...time, unit: "MB/s" })).toBe(0.1);
    expect(ratioOf({ ...time, unit: "%" })).toBe(0.1);
    expect(ratioOf({ ...time, peer: null })).toBeNull();
  });

  it("meets a target at its very limit and misses it beyond", () => {
    const atLeast = (limit: number) => isMet({ ...time, target: { of: "ratio", bound: "at least", limit } });
    expect([atLeast(10), atLeast(10.1)]).toEqual([true, false]);
    const atMost = (limit: number) => isMet({ ...time, target: { of: "ours", bound: "at most", limit } });
    expect([atMost(5), atMost(4.9)]).toEqual([true, false]);
    expect(isMet(time)).toBeNull();
  });

  it("misses a target that was not measured", () => {
    const target = { of: "ratio", bound: "at most", limit: 10 } as const;
    expect(isMet({ ...time, peer: null, target })).toBe(false);
    expect(isMet({ ...time, ours: Number.NaN, target: { ...target, of: "ours" } })).toBe(false);
  });

  it("claims no more digits than it knows", () => {
    expect([0.0123, 0.456, 3.456, 42.42, 99.96, 1234.5].map(formatNumber)).toEqual([
      "0.012",
      "0.46",
      "3.46",
      "42.4",
      "100",
      "1,235",
    ]);
    expect(formatValue(100.683, "%")).toBe("100.68 %");
    expect([formatValue(2, "×"), formatValue(2, "MB"), formatValue(null, "MB")]).toEqual(["2×", "2 MB", "—"]);
  });
});
