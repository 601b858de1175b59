import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fallsOn, isSpans, openOn, readSpans } from "./opening-hours.ts";

describe("opening hours", () => {
  it("reads a lunch and a dinner span", () => {
    expect(readSpans("11:00-14:00,17:00-21:30")).toEqual([
      { open: 660, close: 840 },
      { open: 1020, close: 1290 },
    ]);
  });

  it("counts a close after midnight into the next morning", () => {
    expect(readSpans("18:00-02:00")).toEqual([{ open: 1080, close: 1560 }]);
    expect(readSpans("00:00-24:00")).toEqual([{ open: 0, close: 1440 }]);
  });

  it.each(["9:00-17:00", "09:00-25:00", "09:00", "", "17:00-20:00,11:00-14:00", "10:00-15:00,14:00-18:00"])(
    "refuses %j",
    (text) => {
      expect(isSpans(text)).toBe(false);
    },
  );

  it("keeps any span that it reads positive and at most a day long", () => {
    const two = (number: number) => String(number).padStart(2, "0");
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
    fc.assert(
      fc.property(time, time, (open, close) => {
        expect(isSpans(`${open}-${close}`)).toBe(true);
        const [span] = readSpans(`${open}-${close}`);
        const length = (span?.close ?? 0) - (span?.open ?? 0);
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(1440);
      }),
    );
  });

  it("is closed on its weekday off, and open on the day after", () => {
    const museum = { hours: { daily: "09:30-17:00", mon: null }, closed: [] };
    expect(openOn(museum, "2026-11-16")).toEqual([]);
    expect(openOn(museum, "2026-11-17")).toEqual([{ open: 570, close: 1020 }]);
  });

  it("is open at the weekend only when only those days are named", () => {
    const market = { hours: { sat: "09:00-18:00", sun: "09:00-18:00" }, closed: [] };
    expect(openOn(market, "2026-11-20")).toEqual([]);
    expect(openOn(market, "2026-11-21")).toHaveLength(1);
  });

  it("is closed on its days off even when the weekday is open", () => {
    const castle = { hours: { daily: "09:00-17:00" }, closed: ["12-28/01-01"] };
    expect(openOn(castle, "2026-12-28")).toEqual([]);
    expect(openOn(castle, "2027-01-01")).toEqual([]);
    expect(openOn(castle, "2027-01-02")).toHaveLength(1);
  });
});

describe("days off", () => {
  it("knows the lunar new year, its eve and the autumn moon", () => {
    expect(fallsOn("lunar:01-01", "2026-02-17")).toBe(true);
    expect(fallsOn("lunar:eve", "2026-02-16")).toBe(true);
    expect(fallsOn("lunar:08-15", "2026-09-25")).toBe(true);
    expect(fallsOn("lunar:01-01", "2026-02-18")).toBe(false);
  });

  it("does not take a leap month for its namesake", () => {
    expect(fallsOn("lunar:06-01", "2025-06-25")).toBe(true);
    expect(fallsOn("lunar:06-01", "2025-07-25")).toBe(false);
  });

  it("finds the third Wednesday of a month", () => {
    expect(fallsOn("wed#3", "2026-11-18")).toBe(true);
    expect(fallsOn("wed#3", "2026-11-11")).toBe(false);
    expect(fallsOn("wed#3", "2026-11-17")).toBe(false);
  });

  it("keeps a closed season inside the year", () => {
    expect(fallsOn("05-06/11-20", "2026-08-01")).toBe(true);
    expect(fallsOn("05-06/11-20", "2026-12-01")).toBe(false);
  });
});
