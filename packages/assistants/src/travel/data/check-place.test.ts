import { describe, expect, it } from "vitest";
import { checkPlace } from "./check-place.ts";
import type { Destination } from "./destination.ts";
import { destinationById } from "./destinations.ts";
import { Place } from "./place.ts";

const osaka = destinationById("osaka") ?? fail();
const jeju: Destination = { ...osaka, currency: "KRW", krw_per_unit: 1 };
const stall = Place.parse({
  id: "takoyaki-stall",
  ko: "다코야키 노점",
  local: "たこ焼き",
  en: "Takoyaki stall",
  latitude: 34.6687,
  longitude: 135.5013,
  area: "namba",
  styles: ["맛집"],
  visit_minutes: 30,
  hours: { daily: "11:00-22:00" },
  hours_confirmed: true,
  price_krw: { adult: 5700, child: 5700 },
  price_local: { adult: 600, child: 600 },
  indoor: false,
  popularity: 0.5,
  with_children: true,
  meal: "snack",
  note_ko: "뜨거우니 조심하세요",
});

describe("the check of a place", () => {
  it("finds nothing wrong with a good place", () => {
    expect(problems({})).toEqual([]);
  });

  it("asks why a place far from the city belongs to it", () => {
    const kobeIsland = { latitude: 34.2, longitude: 134.9 };
    expect(problems(kobeIsland)).toEqual(["78 km from the city; give a far_reason or leave it out"]);
    expect(problems({ ...kobeIsland, far_reason: "당일로 다녀와요" })).toEqual([]);
    expect(problems({ far_reason: "당일로 다녀와요" })).toEqual(["a far_reason, but only 3 km away"]);
  });

  it("refuses an area that is unknown or lies elsewhere", () => {
    expect(problems({ area: "atlantis" })).toEqual(["there is no area atlantis"]);
    expect(problems({ latitude: 35.1, longitude: 135.3 })).toEqual(["52 km from its area namba"]);
  });

  it("refuses hours that no visit fits or that never come", () => {
    expect(problems({ hours: { daily: "11:00-11:20" } })).toEqual(["a visit does not fit 11:00-11:20"]);
    expect(problems({ hours: { daily: null } })).toEqual(["never open"]);
    expect(problems({ hours: {} })).toEqual(["never open"]);
  });

  it("wants seven equal days written as one", () => {
    const day = "11:00-22:00";
    const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
    expect(problems({ hours })).toEqual(["write seven equal days as daily"]);
  });

  it("refuses days that no calendar has", () => {
    expect(problems({ closed: ["02-29", "02-30", "12-29/13-01", "wed#3"] })).toEqual([
      "there is no day 02-30",
      "there is no day 12-29/13-01",
    ]);
  });

  it("refuses prices that cannot be right", () => {
    expect(
      problems({ price_krw: { adult: 5700, child: 9500 }, price_local: { adult: 600, child: 1000 } }),
    ).toEqual(["a child pays more than an adult"]);
    expect(problems({ price_krw: { adult: 0, child: 0 }, price_local: { adult: 0, child: 0 } })).toEqual([
      "a meal is not free",
    ]);
    expect(
      problems({ price_krw: { adult: 950_000, child: 0 }, price_local: { adult: 100_000, child: 0 } }),
    ).toEqual(["950000 won is not a price of one place"]);
  });

  it("compares won with the local price at the rate", () => {
    expect(problems({ price_local: { adult: 700, child: 600 } })).toEqual([
      "adult price_krw is not price_local at the rate",
    ]);
    expect(problems({ price_local: undefined })).toEqual(["price_local is missing"]);
    expect(problems({}, jeju)).toContain("price_local repeats price_krw");
  });

  it("wants the food style on a place to eat, each style once, and visitors", () => {
    expect(problems({ styles: ["관광", "관광"], popularity: 0 })).toEqual([
      "a style stands twice",
      "a place to eat without the style 맛집",
      "nobody goes there",
    ]);
  });
});

type Change = { [Key in keyof Place]?: Place[Key] | undefined };

function problems(change: Change, destination = osaka): readonly string[] {
  const place = Place.parse({ ...stall, ...change });
  return checkPlace(place, destination).map((problem) => problem.replace("takoyaki-stall: ", ""));
}

function fail(): never {
  throw new Error("the tests need the embedded destination osaka");
}
