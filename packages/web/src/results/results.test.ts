import { describe, expect, it } from "vitest";
import { fileNameIn } from "../wire/fetch-document.ts";
import { changesIn, remadeDays, remadeIn } from "./changes.ts";
import { seriesIn, tablesIn } from "./table-in-text.ts";
import { drawRoute } from "./travel/draw-route.ts";
import { type Activity, tripIn } from "./travel/trip.ts";

const visit = (name: string, place: Activity["place"]): Activity => ({
  name,
  place,
  time: "10:00",
  end: "11:00",
  type: "sightseeing",
  price: 0,
  travelMinutes: 0,
  travelMode: "",
  about: "",
});

describe("a drawn way", () => {
  const drawing = drawRoute([
    visit("도톤보리", [34.6687, 135.5013]),
    visit("숙소", null),
    visit("오사카성", [34.6873, 135.5262]),
    visit("우메다", [34.7025, 135.4959]),
  ]);

  it("has the places that are known, in order, north up and inside the picture", () => {
    expect(drawing?.stops.map(({ number, name }) => [number, name])).toEqual([
      [1, "도톤보리"],
      [2, "오사카성"],
      [3, "우메다"],
    ]);
    const [south, east, north] = drawing?.stops ?? [];
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(east?.x).toBeGreaterThan(north?.x ?? 0);
    for (const { x, y } of drawing?.stops ?? []) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(drawing?.width ?? 0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(drawing?.height ?? 0);
    }
  });

  it("is to scale: 1 km is as long as its bar says", () => {
    const [first, , last] = drawing?.stops ?? [];
    const pixels = Math.hypot((first?.x ?? 0) - (last?.x ?? 0), (first?.y ?? 0) - (last?.y ?? 0));
    const perKilometre = (drawing?.scale.length ?? 0) / (drawing?.scale.kilometres ?? 1);
    expect(pixels / perKilometre).toBeCloseTo(3.8, 1);
  });

  it("is not drawn for a single place", () => {
    expect(drawRoute([visit("집", [37, 127])])).toBeNull();
  });
});

describe("a trip", () => {
  it("is nothing while nothing is known, and never breaks on what it does not understand", () => {
    expect(tripIn({})).toBeNull();
    expect(tripIn({ flight_options: [{ price: "a lot" }], itinerary: [1], final_plans: "none" })).toBeNull();
  });
});

describe("tables in a text", () => {
  it("are drawn when a column is made of amounts in one unit", () => {
    const [table] = tablesIn(
      "시세\n\n| 지역 | 평균 |\n|---|---:|\n| 강남구 | 98,500만원 |\n| 서초구 | 91,200만원 |\n\n끝",
    );
    expect(table && seriesIn(table)).toEqual({
      label: "평균",
      unit: "만원",
      values: [
        { name: "강남구", value: 98_500 },
        { name: "서초구", value: 91_200 },
      ],
    });
  });

  it("stay tables when they are words", () => {
    const [table] = tablesIn("| a | b |\n|---|---|\n| x | y |\n| z | 3 |");
    expect(table && seriesIn(table)).toBeNull();
  });
});

describe("the name of a file", () => {
  it("is the spelled-out one where there is one", () => {
    expect(
      fileNameIn(`attachment; filename="trip.pdf"; filename*=UTF-8''%EC%98%A4%EC%82%AC%EC%B9%B4.pdf`),
    ).toBe("오사카.pdf");
    expect(fileNameIn('attachment; filename="trip.pdf"')).toBe("trip.pdf");
    expect(fileNameIn(null)).toBeNull();
  });
});

describe("a change of mind", () => {
  it("is what was known and is another now; what is new is none", () => {
    const before = { budget: 1_000_000, duration: 3, travel_style: [], destination: null };
    const after = { budget: 1_500_000, duration: 3, travel_style: ["맛집"], destination: "오사카" };
    expect(changesIn(before, after, ["budget", "duration", "travel_style", "destination"])).toEqual([
      { field: "budget", before: 1_000_000, after: 1_500_000 },
    ]);
  });

  it("has what depends on it worked out anew; what stayed or is new is not named", () => {
    const before = {
      flight_options: [{ price: 1 }],
      hotel_options: [{ price: 2 }],
      itinerary: { day_1: "성", day_2: "시장", day_3: "공원" },
      final_plans: [],
    };
    const after = {
      ...before,
      hotel_options: [{ price: 3 }],
      itinerary: { ...before.itinerary, day_2: "바다" },
      final_plans: [{ letter: "A" }],
    };
    expect(remadeIn(before, after)).toEqual(["stays", "days"]);
    expect(remadeDays(before, after)).toEqual([2]);
    // All of them are others: then it is the days, not day 1, day 2 and day 3.
    expect(remadeDays(before, { itinerary: { day_1: "섬", day_2: "강", day_3: "들" } })).toEqual([]);
    expect(remadeIn(before, { ...before, hotel_options: [] })).toEqual([]);
  });
});
