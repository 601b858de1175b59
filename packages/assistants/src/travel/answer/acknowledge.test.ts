import { initialState } from "@maru/state";
import { describe, expect, it } from "vitest";
import { TravelState } from "../state.ts";
import { acknowledge } from "./acknowledge.ts";

const NEW = initialState(TravelState, {
  session_id: "test",
  created_at: "2026-11-16T10:00:00+09:00",
  updated_at: "2026-11-16T10:00:00+09:00",
});

describe("what was just learnt is said back", () => {
  it("names it all at once", () => {
    const now = { ...NEW, destination: "후쿠오카", duration: 1, num_people: 3, children: 1 };
    expect(acknowledge(NEW, now, "ko")).toEqual(["확인했어요: 후쿠오카 · 1박 2일 · 3명(아이 1명 포함)"]);
  });

  it("says in English whom an amount is for", () => {
    const now = { ...NEW, budget: 1_500_000, budget_basis: "total" as const };
    expect(acknowledge(NEW, now, "en")).toEqual(["Got it: budget 1.5 million won in total"]);
  });

  it("says nothing of what was known before", () => {
    const before = { ...NEW, destination: "오사카" };
    expect(acknowledge(before, { ...before, destination: "후쿠오카" }, "ko")).toEqual([]);
  });
});
