import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combine, largestThatHolds } from "./combine.ts";
import { markStale, type Result } from "./result.ts";

const won = (amount: number) => ({ kind: "money" as const, label: { ko: "금액", en: "amount" }, amount });

describe("figures out of figures", () => {
  it("adds, subtracts and compares what is of one kind", () => {
    expect(combine("total", [won(100), won(50)])).toMatchObject({ amount: 150 });
    expect(combine("difference", [won(100), won(150)])).toMatchObject({ amount: -50 });
    expect(combine("share", [won(50), won(200)])).toMatchObject({ kind: "percent", amount: 25 });
  });

  it("works nothing out of apples and pears, of nothing, or by nothing", () => {
    const percent = { ...won(3), kind: "percent" as const };
    expect(combine("total", [won(1), percent])).toBeUndefined();
    expect(combine("total", [])).toBeUndefined();
    expect(combine("share", [won(1), won(0)])).toBeUndefined();
    expect(combine("difference", [won(1), won(2), won(3)])).toBeUndefined();
  });

  it("answers the inverse question to the step", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 7 }), (limit, step) => {
        const found = largestThatHolds({ from: 0, to: 1000, step }, (value) => value <= limit);
        expect(found).toBe(Math.min(Math.floor(limit / step) * step, Math.floor(1000 / step) * step));
      }),
    );
    expect(largestThatHolds({ from: 0, to: 10, step: 1 }, () => false)).toBeUndefined();
  });
});

it("marks what rests on a changed slot, also at second hand, and nothing else", () => {
  const result = (id: string, rests_on: string[]): Result => ({
    id,
    op: "calc",
    by: "1.1",
    values: {},
    rests_on,
    basis: null,
    is_stale: false,
  });
  const results = [result("t1", ["slot.deposit"]), result("t2", ["t1"]), result("t3", ["slot.rent"])];
  const marked = markStale(results, new Set(["slot.deposit"]));
  expect(marked.map(({ id, is_stale }) => [id, is_stale])).toEqual([
    ["t1", true],
    ["t2", true],
    ["t3", false],
  ]);
  expect(marked[2]).toBe(results[2]);
});
