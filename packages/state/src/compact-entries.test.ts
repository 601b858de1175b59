import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compactEntries } from "./compact-entries.ts";

const newest = (last: number) => ({ last, newestBy: "end_time" });
const at = (end_time: unknown) => ({ end_time });

describe("compactEntries", () => {
  it("returns the record itself when it is small enough", () => {
    const results = { t1: at("2026-03-01T09:00:00Z") };
    expect(compactEntries(results, newest(1))).toBe(results);
  });

  it("[K5] keeps the newest results, in the order they were in", () => {
    const results = {
      t1: at("2026-03-03T00:00:00Z"),
      t2: at("2026-03-01T00:00:00Z"),
      t3: at("2026-03-02T00:00:00Z"),
    };
    expect(Object.keys(compactEntries(results, newest(2)))).toEqual(["t1", "t3"]);
  });

  it("compares instants, not texts", () => {
    const results = {
      seoul: at("2026-03-01T09:30:00+09:00"),
      london: at("2026-03-01T01:00:00Z"),
      newYork: at("2026-02-28T21:00:00.5-05:00"),
    };
    expect(Object.keys(compactEntries(results, newest(1)))).toEqual(["newYork"]);
    expect(Object.keys(compactEntries(results, newest(2)))).toEqual(["london", "newYork"]);
  });

  it("reads a time without an offset as UTC and a date as its first moment", () => {
    const results = {
      date: at("2026-03-01"),
      local: at("2026-03-01T00:30:00"),
      later: at("2026-03-01T01:00:00Z"),
      earlier: at("2026-02-28T23:59:59.999Z"),
      minute: at("2026-02-28T23:59Z"),
    };
    expect(Object.keys(compactEntries(results, newest(1)))).toEqual(["later"]);
    expect(Object.keys(compactEntries(results, newest(2)))).toEqual(["local", "later"]);
    expect(Object.keys(compactEntries(results, newest(3)))).toEqual(["date", "local", "later"]);
    const undated = { ...results, never: at("soon") };
    expect(Object.keys(compactEntries(undated, newest(5)))).not.toContain("never");
  });

  it("does not depend on where the machine stands", () => {
    const zone = process.env["TZ"];
    process.env["TZ"] = "Asia/Seoul";
    try {
      expect(new Date(0).getHours()).toBe(9);
      const results = { local: at("2026-03-01T00:30:00"), utc: at("2026-03-01T00:00:00Z") };
      expect(Object.keys(compactEntries(results, newest(1)))).toEqual(["local"]);
    } finally {
      if (zone === undefined) delete process.env["TZ"];
      else process.env["TZ"] = zone;
    }
  });

  it.each([null, undefined, "", "어제", "March 7", "2026-13-01T00:00:00Z", 1_700_000_000_000, {}])(
    "counts a result whose time is %j as the oldest",
    (time) => {
      const results = { z1: at(time), a1: at("1970-01-01T00:00:00Z"), a2: at("1970-01-02T00:00:00Z") };
      expect(Object.keys(compactEntries(results, newest(2)))).toEqual(["a1", "a2"]);
    },
  );

  it("does not find a time on entries that are no objects, or in an object's prototype", () => {
    const record = { z1: null, z2: "2026-03-01", a1: at("2026-03-01") };
    expect(Object.keys(compactEntries<unknown>(record, newest(1)))).toEqual(["a1"]);
    const inherited = { z1: Object.create(at("2026-03-02")), a1: at("2026-03-01") };
    expect(Object.keys(compactEntries(inherited, newest(1)))).toEqual(["a1"]);
  });

  it("keeps the greatest keys when there is no time to go by", () => {
    expect(compactEntries({ task_3: 1, task_1: 2, task_2: 3 }, { last: 2 })).toEqual({
      task_3: 1,
      task_2: 3,
    });
  });

  it.each([0, -1, 1.5, Number.NaN])("refuses to keep %s", (last) => {
    expect(() => compactEntries({}, { last })).toThrow(/whole number from 1 on/);
  });

  const time = fc.oneof(
    fc.constantFrom(null, "어제", "2026-03-01T09:00:00+09:00", "2026-03-01T00:00:00Z"),
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
  );
  const records = fc.dictionary(fc.string({ maxLength: 3 }), time.map(at), { maxKeys: 8 });
  const keeps = fc.integer({ min: 1, max: 9 }).map(newest);

  it("keeps exactly as many as asked, and none older than one it drops", () => {
    fc.assert(
      fc.property(records, keeps, (record, keep) => {
        const kept = compactEntries(record, keep);
        expect(Object.keys(kept)).toHaveLength(Math.min(keep.last, Object.keys(record).length));
        const instant = (entry: { end_time: unknown } | undefined) =>
          Date.parse(String(entry?.end_time)) || -1;
        const dropped = Object.keys(record).filter((key) => !Object.hasOwn(kept, key));
        for (const key of dropped)
          for (const entry of Object.values(kept))
            expect(instant(entry)).toBeGreaterThanOrEqual(instant(record[key]));
      }),
    );
  });

  it("keeps the same entries in whatever order they were written", () => {
    fc.assert(
      fc.property(records, keeps, (record, keep) => {
        const reversed = Object.fromEntries(Object.entries(record).reverse());
        expect(compactEntries(reversed, keep)).toEqual(compactEntries(record, keep));
      }),
    );
  });
});
