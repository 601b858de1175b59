import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  dateInSeoul,
  daysBetween,
  isoDate,
  lastOfMonth,
  mondayOf,
  weekdayOf,
} from "./calendar.ts";

const date = fc
  .tuple(
    fc.integer({ min: 1950, max: 2100 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map((parts) => isoDate(...parts) ?? "");

describe("the calendar", () => {
  it.each([
    ["2026-11-16T10:00:00+09:00", "2026-11-16"],
    ["2026-11-16T14:59:59Z", "2026-11-16"],
    ["2026-11-16T15:00:00Z", "2026-11-17"],
  ])("it is in Seoul at %s the %s", (now, expected) => {
    expect(dateInSeoul(now)).toBe(expected);
  });

  it("says what an instant looks like", () => {
    expect(() => dateInSeoul("tomorrow")).toThrow('"tomorrow" is not an instant');
  });

  it.each([
    [2026, 2, 29],
    [2026, 13, 1],
    [2026, 11, 31],
    [2026, 1, 0],
  ])("has no %i-%i-%i", (...parts) => {
    expect(isoDate(...parts)).toBeUndefined();
  });

  it("shortens a day that the other month lacks", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-03-31", -13)).toBe("2025-02-28");
    expect(lastOfMonth(2028, 2)).toBe("2028-02-29");
  });

  it("counts there and back", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -1000, max: 1000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
        expect(weekdayOf(mondayOf(from))).toBe(1);
        expect(addMonths(addMonths(from, days), -days)).toBe(from);
      }),
    );
  });
});
