import { describe, expect, it } from "vitest";
import { day } from "./city.fixture.ts";
import { mealLimits } from "./meals.ts";
import { paceOf, stopsOf } from "./pace.ts";

const pace = paceOf({ children: 0, loves_food: false });
const hours = (from: number, to: number) => day("2026-11-27", from * 60, to * 60);

describe("the pace of a day", () => {
  it("is four to six stops on a whole day, and in proportion on a short one", () => {
    expect(stopsOf(pace, hours(9, 21))).toEqual({ least: 4, most: 6 });
    expect(stopsOf(pace, hours(9, 12))).toEqual({ least: 1, most: 2 });
    expect(stopsOf(pace, hours(12, 12))).toEqual({ least: 0, most: 0 });
  });

  it("asks for every meal that there is time for", () => {
    const wanted = (from: number, to: number) => {
      const { lunch, dinner } = mealLimits(hours(from, to), pace);
      return [lunch.least, dinner.least];
    };
    expect([wanted(9, 21), wanted(13, 21), wanted(14, 21), wanted(9, 18), wanted(9, 12)]).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
  });
});
