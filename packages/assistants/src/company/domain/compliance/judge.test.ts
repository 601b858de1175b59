import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import rulesData from "../../content/rules.json" with { type: "json" };
import { Act, type LedgerEntry } from "./act.ts";
import { judge } from "./judge.ts";
import { Rule } from "./rule.ts";

const RULES = rulesData.map((rule) => Rule.parse(rule));
const actOf = (given: Partial<Act>): Act =>
  Act.parse({
    kind: "meal",
    date: "2026-11-18",
    amount: null,
    people: 1,
    occasion: "briefing_single",
    recipient: "이서연",
    is_public_official: false,
    facts: {},
    ...given,
  });
const entry = (given: Partial<LedgerEntry>): LedgerEntry => ({
  id: "L-1",
  kind: "meal",
  date: "2026-11-05",
  recipient: "이서연",
  amount: 30_000,
  people: 1,
  occasion: "briefing_single",
  ...given,
});

describe("every limit, one won below, at it and above", () => {
  const limited = RULES.filter(
    ({ limit, notice_only }) => limit !== null && limit.of !== "times" && !notice_only,
  );
  it.each(limited.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
    const facts = Object.fromEntries(RULES.flatMap(({ requires }) => requires).map((fact) => [fact, true]));
    const verdictOf = (amount: number) =>
      judge(
        actOf({
          kind: rule.acts[0] as Act["kind"],
          date: rule.valid_to ?? "2026-11-18",
          amount,
          occasion: rule.occasions?.[0] ?? null,
          is_public_official: rule.public_only,
          facts,
        }),
        [rule],
        [],
      );
    const most = rule.limit?.most ?? 0;
    expect(
      [most - 1, most, most + 1].map((amount) => verdictOf(amount).status),
      id,
    ).toEqual(["pass", "pass", "fail"]);
    expect(verdictOf(most + 1).largest).toBe(most);
  });
});

describe("the day of the act decides which rules count", () => {
  it.each([
    ["2024-08-26", 40_000, "fail", "ACT-FOOD-2016"],
    ["2024-08-27", 40_000, "pass", "ACT-FOOD-2024"],
    ["2016-09-27", 40_000, "pass", "CP-14-2"],
  ])("%s: %i won for a public official: %s by %s", (date, amount, status, id) => {
    const verdict = judge(actOf({ date, amount, is_public_official: true }), RULES, []);
    expect([verdict.status, verdict.deciding?.rule.id]).toEqual([status, id]);
  });

  it("a newer code that the company has not taken up changes neither status nor risk", () => {
    const promo = (date: string) => judge(actOf({ kind: "promo", amount: 9_000, date }), RULES, []);
    expect(promo("2025-12-31")).toMatchObject({ status: "pass", risk: "low", notices: [] });
    expect(promo("2026-01-01")).toMatchObject({
      status: "pass",
      risk: "low",
      notices: [{ id: "CODE-7-2026" }],
    });
  });
});

describe("what adds up", () => {
  it("counts one person's month, from its first to its last day", () => {
    const four = ["2026-11-01", "2026-11-05", "2026-11-10", "2026-11-17"].map((date) => entry({ date }));
    const times = (date: string, ledger: readonly LedgerEntry[]) =>
      judge(actOf({ date, amount: 10_000 }), RULES, ledger);
    expect(times("2026-11-30", four)).toMatchObject({
      status: "fail",
      deciding: { rule: { id: "CP-14-2-times" }, used: 5 },
    });
    expect(times("2026-12-01", four).status).toBe("pass");
    expect(times("2026-11-30", four.slice(1)).status).toBe("pass");
    expect(
      times(
        "2026-11-30",
        four.map((each) => ({ ...each, recipient: "김도현" })),
      ).status,
    ).toBe("pass");
  });

  it("leaves what is left of the year", () => {
    const given = [
      entry({ kind: "lecture", date: "2026-01-01", amount: 500_000, occasion: null }),
      entry({ kind: "lecture", date: "2026-06-18", amount: 500_000, occasion: null }),
      entry({ kind: "lecture", date: "2026-09-10", amount: 1_000_000, people: 2, occasion: null }),
      entry({ kind: "lecture", date: "2025-12-31", amount: 500_000, occasion: null }),
    ];
    const asked = actOf({
      kind: "lecture",
      date: "2026-12-10",
      amount: 1_200_000,
      people: 2,
      occasion: null,
      facts: { has_contract: true },
    });
    const verdict = judge(asked, RULES, given);
    expect(
      verdict.findings.filter(({ status }) => status === "broken").map(({ rule, used }) => [rule.id, used]),
    ).toEqual([
      ["CP-15-lecture", 600_000],
      ["CP-15-lecture-day", 1_200_000],
      ["CP-15-lecture-year", 3_200_000],
    ]);
    expect(verdict.largest).toBe(1_000_000);
  });

  it("never allows more than what it calls the largest, and allows that", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 3 }),
        (people, spent) => {
          const ledger = spent.map((amount) => entry({ date: "2026-11-18", amount }));
          const of = (amount: number) => judge(actOf({ amount, people }), RULES, ledger);
          const { largest } = of(0);
          if (largest === null) throw new Error("a meal has a limit");
          expect(of(largest).status).toBe("pass");
          expect(of(largest + 1).status).toBe("fail");
        },
      ),
    );
  });
});

describe("what is not known", () => {
  it("is asked, not assumed", () => {
    expect(judge(actOf({ amount: 30_000, occasion: null }), RULES, [])).toMatchObject({
      status: "open",
      missing: expect.arrayContaining(["occasion"]),
    });
    expect(judge(actOf({ amount: 40_000, is_public_official: null }), RULES, []).missing).toEqual([
      "is_public_official",
    ]);
  });

  it("does not keep back what is broken anyway", () => {
    expect(judge(actOf({ amount: 150_000, is_public_official: null }), RULES, [])).toMatchObject({
      status: "fail",
      risk: "high",
      missing: [],
    });
  });
});
