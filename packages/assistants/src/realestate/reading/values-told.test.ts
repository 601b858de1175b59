import { describe, expect, it } from "vitest";
import { NO_FACTS } from "../shapes/request.ts";
import { valuesTold, withTold } from "./values-told.ts";

const now = "2026-11-18T10:00:00+09:00";
const told = (text: string, kept: Parameters<typeof valuesTold>[0]["kept"] = {}) =>
  valuesTold({ kept }, { text, facts: NO_FACTS }, { now, taken: [] }).map(({ slot, value }) => [
    slot,
    value.value,
  ]);

describe("a value that no rule takes", () => {
  it("is kept where its examples say plainly what it is", () => {
    expect(told("2014년 5월 취득")).toEqual([["purchase_date", "2014-05-01"]]);
  });

  it("is left alone where it is known", () => {
    const known = { purchase_date: [{ value: "2013-01-01", words: "2013", is_assumed: false, by: null }] };
    expect(told("2014년 5월 취득", known)).toEqual([]);
  });

  it("is none in a ledger", () => {
    expect(told("5월 30만 받음, 6월 0, 7월 30만, 8월 15만, 9월 0, 10월 45만")).toEqual([]);
  });

  it("is none where the words are asked, or are no such value", () => {
    expect(told("30년 원리금 월불입은요 4.35").map(([slot]) => slot)).not.toContain("key_money");
    expect(told("계약금 10% 냈어요").map(([slot]) => slot)).not.toContain("down_payment");
  });

  it("answers questions by the name that they have for it", () => {
    const value = { value: 75_000_000, words: "7500", is_assumed: false, by: null };
    expect(withTold(NO_FACTS, [{ slot: "deposit", value, span: { start: 0, end: 4 } }]).deposit).toBe(
      75_000_000,
    );
  });
});
