import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cities, DATES, day, place, pointAt } from "./city.fixture.ts";
import { paceOf } from "./pace.ts";
import { type PlanOptions, planDays } from "./plan-days.ts";
import { estimateTravel } from "./travel-time.ts";
import type { DayPlan, Place, Trip, TripPlan } from "./trip.ts";

const options: PlanOptions = { pace: paceOf({ children: 0, loves_food: false }), seed: 1, iterations: 600 };
const [friday = "", saturday = ""] = DATES;
const allPlaces = (plan: TripPlan) => plan.days.flatMap((each) => each.stops.map((stop) => stop.place));

describe("in any city", () => {
  const laws = (law: (trip: Trip, plan: TripPlan, seed: number) => void, iterations = 150) =>
    fc.assert(
      fc.property(cities, fc.integer(), (trip, seed) =>
        law(trip, planDays(trip, { ...options, seed, iterations }), seed),
      ),
      { numRuns: 50 },
    );

  it("hours are kept, times follow each other, legs are as estimated, meals are at meal times", () => {
    laws((trip, plan) => {
      for (const each of [...plan.days, ...plan.rainy_days]) expectWalkable(trip, each);
    });
  });

  it("no place is visited twice, and each day has one plan for rain", () => {
    laws((trip, plan) => {
      expect(new Set(allPlaces(plan)).size).toBe(allPlaces(plan).length);
      expect(plan.days.map((each) => each.date)).toEqual(trip.days.map((each) => each.date));
      expect(plan.rainy_days.map((each) => each.date)).toEqual(trip.days.map((each) => each.date));
    });
  });

  it("a must-visit is in the plan or named, with a reason that is true", () => {
    laws((trip, plan) => {
      const named = plan.unplaced.map((each) => each.place);
      const wishes = trip.places.filter((each) => each.must_visit).map((each) => each.id);
      expect([...named, ...allPlaces(plan).filter((id) => wishes.includes(id))].toSorted()).toEqual(
        wishes.toSorted(),
      );
      for (const { place: id, reason } of plan.unplaced) {
        const alone = trip.places.filter((each) => each.id === id);
        const next = alone.map((each) => ({ ...each, ...pointAt(0, 0) }));
        const near = planDays({ ...trip, places: next }, { ...options, iterations: 30 });
        const real = planDays({ ...trip, places: alone }, { ...options, iterations: 30 });
        expect(near.unplaced.length === 1).toBe(reason === "closed");
        expect(real.unplaced.length === 1).toBe(reason === "closed" || reason === "too_far");
      }
    });
  });

  it("no other place pushes a must-visit out", () => {
    laws((trip, plan, seed) => {
      const wishes = { ...trip, places: trip.places.filter((each) => each.must_visit) };
      const alone = planDays(wishes, { ...options, seed, iterations: 150 });
      expect(plan.unplaced.length).toBeLessThanOrEqual(alone.unplaced.length);
    });
  });

  it("whole days are full where there is enough to see and eat", () => {
    const sight = fc.record({
      spot: fc.tuple(fc.integer({ min: -2_000, max: 2_000 }), fc.integer({ min: -2_000, max: 2_000 })),
      visit_minutes: fc.integer({ min: 30, max: 120 }),
      score: fc.integer({ min: 1, max: 100 }),
    });
    const crowds = fc.array(sight, { minLength: 20, maxLength: 24 });
    fc.assert(
      fc.property(crowds, (crowd) => {
        const places = crowd.map(({ spot, ...rest }, index) =>
          place(`place-${index}`, { ...pointAt(...spot), ...rest, ...(index < 6 ? { meal: "both" } : {}) }),
        );
        const plan = planDays(
          { days: [day(friday), day(saturday)], places },
          { ...options, iterations: 300 },
        );
        for (const each of [...plan.days, ...plan.rainy_days]) {
          expect(each.stops.length).toBeGreaterThanOrEqual(4);
          expect(each.stops.length).toBeLessThanOrEqual(6);
        }
        expect(plan.days.flatMap((each) => each.missing_meals)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it("the same seed gives the same plan", () => {
    laws((trip) => {
      const again = { ...options, iterations: 60, seed: 5 };
      expect(planDays(trip, again)).toEqual(planDays(trip, again));
    }, 1);
  });
});

function expectWalkable(trip: Trip, plan: DayPlan): void {
  const bounds = trip.days.find((each) => each.date === plan.date) ?? day(plan.date);
  let from: Place | typeof bounds.start = bounds.start;
  let time = plan.leave;
  expect(time).toBeGreaterThanOrEqual(bounds.start.time);
  for (const stop of plan.stops) {
    const there = trip.places.find((each) => each.id === stop.place) ?? place("missing");
    expect(stop.leg).toEqual(estimateTravel(from, there));
    expect(stop.arrival).toBe(time + stop.leg.minutes);
    expect(stop.start).toBe(stop.arrival + stop.waiting_minutes);
    expect(stop.waiting_minutes).toBeGreaterThanOrEqual(0);
    expect(stop.end).toBe(stop.start + there.visit_minutes);
    expect(isOpenThrough(there, plan.date, stop.start, stop.end)).toBe(true);
    if (stop.meal === "lunch") expect(stop.start >= 690 && stop.start <= 840).toBe(true);
    if (stop.meal === "dinner") expect(stop.start >= 1050 && stop.start <= 1200).toBe(true);
    expect(stop.meal === null).toBe(there.meal === undefined);
    from = there;
    time = stop.end;
  }
  expect(plan.way_back).toEqual(estimateTravel(from, bounds.end));
  expect(plan.back).toBe(time + plan.way_back.minutes);
  if (plan.stops.length > 0) expect(plan.back).toBeLessThanOrEqual(bounds.end.time);
  expect(plan.stops.length).toBeLessThanOrEqual(6);
  for (const meal of ["lunch", "dinner"])
    expect(plan.stops.filter((stop) => stop.meal === meal).length).toBeLessThanOrEqual(1);
}

/** Minute by minute: hours may overlap or follow each other. */
function isOpenThrough(there: Place, date: string, start: number, end: number): boolean {
  const hours = there.opening[date] ?? [];
  return Array.from({ length: end - start }, (_, minute) => start + minute).every((minute) =>
    hours.some(({ open, close }) => open <= minute && minute < close),
  );
}
