import * as official from "@hyunbinseo/holidays-kr/all";
import { describe, expect, it } from "vitest";
import { breakAround, koreanDay, publicHolidays } from "./korean-holidays.ts";

/** Elections and days given once; no rule can know them. */
const BY_DECISION = ["2024-04-10", "2024-10-01", "2025-01-27", "2025-06-03", "2026-06-03"];
const YEARS = { 2024: official.y2024, 2025: official.y2025, 2026: official.y2026, 2027: official.y2027 };

describe("Korean holidays", () => {
  it.each(Object.entries(YEARS))("of %s are those of the official gazette", (year, gazette) => {
    const expected = Object.keys(gazette).filter((date) => !BY_DECISION.includes(date));
    expect([...publicHolidays(Number(year))].sort()).toEqual(expected.sort());
  });

  it.each([2024, 2025, 2026, 2027, 2028, 2029, 2030])("follow the moon in %i", (year) => {
    const lunar = new Intl.DateTimeFormat("en-u-ca-dangi", {
      month: "numeric",
      day: "numeric",
      timeZone: "UTC",
    });
    const monthAndDay = (date = "") => {
      const parts = lunar.formatToParts(new Date(date));
      return ["month", "day"].map((name) => parts.find(({ type }) => type === name)?.value).join("/");
    };
    expect(monthAndDay(koreanDay("seollal", year))).toBe("1/1");
    expect(monthAndDay(koreanDay("buddha", year))).toBe("4/8");
    expect(monthAndDay(koreanDay("chuseok", year))).toBe("8/15");
  });

  it.each([
    ["2025-10-06", "2025-10-03", "2025-10-09"],
    ["2026-02-17", "2026-02-14", "2026-02-18"],
    ["2027-02-07", "2027-02-06", "2027-02-09"],
    ["2026-12-25", "2026-12-25", "2026-12-27"],
    ["2025-12-25", "2025-12-25", "2025-12-28"],
    ["2024-12-25", "2024-12-25", "2024-12-25"],
  ])("around %s people are off from %s to %s", (date, from, to) => {
    expect(breakAround(date)).toEqual({ from, to });
  });

  it("beyond the table the moon is unknown, the sun is not", () => {
    expect(koreanDay("chuseok", 2035)).toBeUndefined();
    expect(koreanDay("christmas", 2035)).toBe("2035-12-25");
  });
});
