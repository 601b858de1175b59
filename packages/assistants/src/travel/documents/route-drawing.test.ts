import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Activity, ItineraryDay } from "../shapes.ts";
import { drawRoute } from "./route-drawing.ts";

const SIZE = { width: 400, height: 300, radius: 10 };

function dayWith(stops: readonly { latitude: number; longitude: number }[]): ItineraryDay {
  const activities = stops.map(
    (position): Activity => ({
      time: "10:00",
      end_time: "11:00",
      activity: "곳",
      type: "sightseeing",
      place_id: "place",
      location: "동네",
      duration: 60,
      travel_minutes: 10,
      travel_mode: "도보",
      price: 0,
      description: "",
      ...position,
    }),
  );
  return {
    date: "2026-12-04",
    weekday: "금",
    theme: "",
    activities,
    walking_km: 0,
    travel_minutes: 0,
    rainy_day: [],
  };
}

const near = fc.record({
  latitude: fc.double({ min: 34, max: 35, noNaN: true }),
  longitude: fc.double({ min: 135, max: 136, noNaN: true }),
});

describe("the drawing of a day", () => {
  it("has north above south and east right of west", () => {
    const base = { latitude: 34.5, longitude: 135.5 };
    const drawing = drawRoute(
      dayWith([
        { latitude: 34.9, longitude: 135.5 },
        { latitude: 34.5, longitude: 135.9 },
      ]),
      base,
      SIZE,
    );
    const [stay, north, east] = drawing?.points ?? [];
    expect(north?.y).toBeLessThan(stay?.y ?? 0);
    expect(east?.x).toBeGreaterThan(stay?.x ?? 0);
  });

  it("stays on the paper, and no marker covers another one", () => {
    fc.assert(
      fc.property(near, fc.array(near, { minLength: 1, maxLength: 7 }), (base, stops) => {
        const drawing = drawRoute(dayWith(stops), base, SIZE);
        const points = drawing?.points ?? [];
        expect(points).toHaveLength(stops.length + 1);
        for (const [index, { x, y }] of points.entries()) {
          expect(x).toBeGreaterThanOrEqual(SIZE.radius);
          expect(x).toBeLessThanOrEqual(SIZE.width - SIZE.radius);
          expect(y).toBeGreaterThanOrEqual(SIZE.radius);
          expect(y).toBeLessThanOrEqual(SIZE.height - SIZE.radius);
          for (const other of points.slice(index + 1))
            expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(SIZE.radius);
        }
      }),
    );
  });

  it("is not drawn for a day that goes nowhere", () => {
    expect(drawRoute(dayWith([]), { latitude: 34.5, longitude: 135.5 }, SIZE)).toBeNull();
  });
});
