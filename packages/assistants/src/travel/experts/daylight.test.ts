import { describe, expect, it } from "vitest";
import { clockOf } from "../prices/local-time.ts";
import { sunsetOn, untilNightfall } from "./daylight.ts";

describe("sunset", () => {
  it.each([
    ["Seoul in December", "2026-12-21", 37.57, 126.98, "Asia/Seoul", "17:17"],
    ["Seoul in June", "2026-06-21", 37.57, 126.98, "Asia/Seoul", "19:57"],
    ["Da Nang in December", "2026-12-16", 16.05, 108.2, "Asia/Ho_Chi_Minh", "17:20"],
    ["Paris in summer time", "2026-07-01", 48.86, 2.35, "Europe/Paris", "21:58"],
    ["Sydney in December", "2026-12-21", -33.87, 151.21, "Australia/Sydney", "20:05"],
    ["Honolulu", "2026-12-16", 21.31, -157.86, "Pacific/Honolulu", "17:53"],
  ])("of %s", (_place, date, latitude, longitude, zone, expected) => {
    const minutes = sunsetOn(date, { latitude, longitude }, zone);
    const [hour = 0, minute = 0] = expected.split(":").map(Number);
    expect(Math.abs(minutes - (60 * hour + minute)), clockOf(minutes)).toBeLessThanOrEqual(6);
  });
});

describe("a place with no doors", () => {
  it("is left at nightfall", () => {
    expect(untilNightfall([{ open: 0, close: 1440 }], 1040)).toEqual([{ open: 0, close: 1060 }]);
  });

  it("is no zoo that opens at night, and no restaurant", () => {
    const evening = [{ open: 1155, close: 1440 }];
    expect(untilNightfall(evening, 1040)).toBe(evening);
  });
});
