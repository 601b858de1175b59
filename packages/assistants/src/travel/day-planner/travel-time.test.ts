import { describe, expect, it } from "vitest";
import { pointAt } from "./city.fixture.ts";
import { estimateTravel } from "./travel-time.ts";

const here = pointAt(0, 0);

describe("the way between two places", () => {
  it("is walked when short, with a detour at four and a half kilometres an hour, in steps of five minutes", () => {
    expect(estimateTravel(here, pointAt(900, 0))).toEqual({ mode: "walk", minutes: 20, metres: 1_170 });
    expect(estimateTravel(here, here)).toEqual({ mode: "walk", minutes: 0, metres: 0 });
  });

  it("goes by transit beyond that, with time for stops, and by car where no city is", () => {
    expect(estimateTravel(here, pointAt(0, 10_000))).toMatchObject({ mode: "transit", minutes: 40 });
    expect([900, 940, 30_000, 32_000].map((metres) => estimateTravel(here, pointAt(metres, 0)).mode)).toEqual(
      ["walk", "transit", "transit", "car"],
    );
  });
});
