import { describe, expect, it } from "vitest";
import { pointAt } from "./city.fixture.ts";
import { estimateTravel, straightMetres } from "./travel-time.ts";

const here = pointAt(0, 0);

describe("the way between two places", () => {
  it("is walked when short, with a detour at four and a half kilometres an hour", () => {
    expect(estimateTravel(here, pointAt(1_000, 0))).toEqual({ mode: "walk", minutes: 18, metres: 1_300 });
    expect(estimateTravel(here, here)).toEqual({ mode: "walk", minutes: 0, metres: 0 });
  });

  it("goes by transit beyond a kilometre or so, with time for stops", () => {
    expect(estimateTravel(here, pointAt(0, 10_000))).toMatchObject({ mode: "transit", minutes: 47 });
    expect([1_190, 1_210].map((metres) => estimateTravel(here, pointAt(metres, 0)).mode)).toEqual([
      "walk",
      "transit",
    ]);
  });

  it("measures the earth: Seoul to Osaka is about 830 km", () => {
    const seoul = { latitude: 37.5665, longitude: 126.978 };
    const osaka = { latitude: 34.6937, longitude: 135.5023 };
    expect(straightMetres(seoul, osaka) / 1000).toBeCloseTo(828, -1);
  });
});
