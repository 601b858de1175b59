import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculated } from "./calculated.fixture.ts";
import { isRefusal } from "./calculation.ts";
import { smallDeposit } from "./small-deposit.ts";

const lease = {
  deposit: 150_000_000,
  place: "마포구",
  mortgage_on: null,
  today: "2026-11-16",
  house_value: null,
};

describe("a small deposit", () => {
  it.each([
    // Tables of the decree since 2023-02-21
    ["마포구", 165_000_000, 55_000_000],
    ["서울특별시 강남구", 165_000_000, 55_000_000],
    ["성남시 분당구", 145_000_000, 48_000_000],
    ["분당", 145_000_000, 48_000_000],
    ["세종시", 145_000_000, 48_000_000],
    ["해운대구", 85_000_000, 28_000_000],
    ["전주시", 75_000_000, 25_000_000],
    ["부산 강서구", 85_000_000, 28_000_000],
    ["경기 양평군", 75_000_000, 25_000_000],
  ])("in %s is up to %d won and comes first with %d", (place, limit, first) => {
    const { result } = calculated(smallDeposit({ ...lease, place, deposit: limit }));
    expect(result).toMatchObject({ is_protected: true, deposit_limit: limit, protected_amount: first });
    const above = calculated(smallDeposit({ ...lease, place, deposit: limit + 1 })).result;
    expect(above).toMatchObject({ is_protected: false, protected_amount: 0 });
  });

  it("is judged by the day of the oldest mortgage", () => {
    const { result, notes } = calculated(smallDeposit({ ...lease, mortgage_on: "2022-03-02" }));
    expect(result).toMatchObject({ deposit_limit: 150_000_000, protected_amount: 50_000_000 });
    expect(notes[0]?.ko).toContain("2022년 3월 2일");
  });

  it("says where a city is only partly in its row", () => {
    const notesOf = (place: string) =>
      calculated(smallDeposit({ ...lease, place }))
        .notes.map(({ ko }) => ko)
        .join(" ");
    expect(notesOf("인천 부평구")).toContain("과밀억제권역이 아닌 동네");
    expect(notesOf("남양주시")).toContain("과밀억제권역이 아닌 동네");
    expect(notesOf("성남시")).not.toContain("동네");
    expect(notesOf("인천 강화군")).not.toContain("동네");
  });

  it("comes first with no more than half of the home", () => {
    const { result } = calculated(smallDeposit({ ...lease, house_value: 80_000_001 }));
    expect(result.protected_amount).toBe(40_000_000);
  });

  it("never comes first with more than itself", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000_000 }), (deposit) => {
        const { protected_amount } = calculated(smallDeposit({ ...lease, deposit })).result;
        expect(protected_amount).toBeLessThanOrEqual(deposit);
      }),
    );
  });

  it("needs a place and a day that the tables know", () => {
    expect(isRefusal(smallDeposit({ ...lease, place: "우리동네" }))).toBe(true);
    expect(isRefusal(smallDeposit({ ...lease, mortgage_on: "1999-01-01" }))).toBe(true);
  });
});
