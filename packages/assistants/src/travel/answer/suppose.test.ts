import { beforeAll, describe, expect, it } from "vitest";
import { mustHaveTrip, type Trip } from "../experts/trip.ts";
import { plannedTrip } from "../testing/planned-trip.ts";
import { suppose } from "./suppose.ts";

describe("what a trip would cost otherwise", () => {
  let trip: Trip;
  beforeAll(async () => {
    trip = mustHaveTrip(await plannedTrip("오사카 3박4일 2명 인당 120만원 관광 12월 18일 출발"));
  });
  /** The amount in the middle that a line tells of one person, in 만원. */
  const amountOf = (line: string | undefined) => Number(/보통 약 (\d+)만원/u.exec(line ?? "")?.[1]);

  it("more nights cost more, and both are told with their conditions", () => {
    const [title, now, then, within, stays] = suppose(trip, { duration: 5 }).split("\n");
    expect(title).toContain("추정가");
    expect(now).toContain("3박 4일 · 2명");
    expect(then).toContain("5박 6일 · 2명");
    expect(amountOf(then)).toBeGreaterThan(amountOf(now));
    expect(within).toMatch(/1인당 예산 120만원으로 .*(?:가능해요|부족해요)/u);
    expect(stays).toContain("“5박 6일로 바꿔줘”");
  });

  it("two to a room cost each less than one alone", () => {
    const [, now, then] = suppose(trip, { num_people: 1 }).split("\n");
    expect(amountOf(then)).toBeGreaterThan(amountOf(now));
    // One person's share is all of it.
    expect(then).not.toContain("모두");
  });

  it("a budget that is too little is said to be", () => {
    expect(suppose({ ...trip, budget: 100_000 }, { duration: 5 })).toContain("부족해요");
    expect(suppose({ ...trip, budget: 9_000_000 }, { duration: 5 })).toContain("여유로운 수준까지 가능해요");
  });

  it("another day is told by its date", () => {
    expect(suppose(trip, { departure_date: "2027-03-02" })).toContain("3월 2일");
  });

  it("what is so already is told once", () => {
    const lines = suppose(trip, { num_people: 2 }).split("\n");
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toContain("같은 조건");
  });

  it("in English as well", () => {
    expect(suppose({ ...trip, language: "en" }, { duration: 4 })).toContain("change it to 4 nights");
  });
});
