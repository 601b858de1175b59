import { describe, expect, it } from "vitest";
import { DATES, day, place, pointAt } from "./city.fixture.ts";
import { paceOf } from "./pace.ts";
import { type PlanOptions, planDays } from "./plan-days.ts";
import type { DayPlan, Place, Trip, TripPlan } from "./trip.ts";

const options: PlanOptions = { pace: paceOf({ children: 0, loves_food: false }), seed: 1, iterations: 600 };
const [friday = "", saturday = ""] = DATES;
const many = (count: number, kind: string, more: Partial<Place> = {}) =>
  Array.from({ length: count }, (_, index) =>
    place(`${kind}-${index}`, { ...pointAt(300 * index, 200 * index), ...more }),
  );
const fullCity = [
  ...many(20, "sight"),
  ...many(6, "restaurant", { meal: "both" }),
  ...many(4, "cafe", { meal: "snack" }),
];
const placesOf = (plan: DayPlan) => plan.stops.map((stop) => stop.place);
const allPlaces = (plan: TripPlan) => plan.days.flatMap(placesOf);

describe("the days of a trip", () => {
  it("have four to six stops with one lunch and one dinner at their times", () => {
    const plan = planDays({ days: [day(friday), day(saturday)], places: fullCity }, options);
    for (const { stops, missing_meals } of plan.days) {
      expect(stops.length).toBeGreaterThanOrEqual(4);
      expect(stops.length).toBeLessThanOrEqual(6);
      expect(stops.flatMap((stop) => (stop.meal === "snack" ? [] : (stop.meal ?? [])))).toEqual([
        "lunch",
        "dinner",
      ]);
      expect(missing_meals).toEqual([]);
    }
  });

  it("are calmer with children, and have a third eating place for food lovers", () => {
    const trip = { days: [day(friday)], places: fullCity };
    const calm = planDays(trip, { ...options, pace: paceOf({ children: 2, loves_food: false }) });
    expect(calm.days[0]?.stops.length).toBeLessThanOrEqual(5);
    const tasty = planDays(trip, { ...options, pace: paceOf({ children: 0, loves_food: true }) });
    expect(tasty.days[0]?.stops.filter((stop) => stop.meal !== null).length).toBeGreaterThanOrEqual(3);
  });

  it("say which meal has no place to eat", () => {
    const plan = planDays(
      { days: [day(friday)], places: [...many(6, "sight"), place("noodles", { meal: "lunch" })] },
      options,
    );
    expect(plan.days[0]?.missing_meals).toEqual(["dinner"]);
  });

  it("keep to one side of the city instead of crossing it again and again", () => {
    const side = (name: string, east: number) =>
      [0, 1, 2, 3].map((index) => place(`${name}-${index}`, { ...pointAt(200 * index, east), area: name }));
    const plan = planDays(
      { days: [day(friday), day(saturday)], places: [...side("east", 4_000), ...side("west", -4_000)] },
      options,
    );
    for (const each of plan.days) {
      const sides = placesOf(each).map((id) => id.slice(0, 4));
      expect(
        sides.filter((name, index) => index > 0 && name !== sides[index - 1]).length,
      ).toBeLessThanOrEqual(1);
    }
  });

  it("stay in an area when a place elsewhere is as near and as good", () => {
    const market = place("market", { ...pointAt(500, 0), area: "old town", must_visit: true });
    const tower = place("tower", { ...pointAt(500, 300), area: "harbour" });
    const temple = place("temple", { ...pointAt(500, 300), area: "old town" });
    const plan = planDays({ days: [day(friday, 540, 700)], places: [tower, temple, market] }, options);
    expect(allPlaces(plan).toSorted()).toEqual(["market", "temple"]);
  });

  it("begin no earlier than the first door opens", () => {
    const museum = place("museum", {
      ...pointAt(750, 0),
      opening: { [friday]: [{ open: 600, close: 1000 }] },
    });
    const plan = planDays({ days: [day(friday)], places: [museum] }, options);
    expect(plan.days[0]).toMatchObject({
      leave: 585,
      back: 675,
      stops: [{ arrival: 600, start: 600, waiting_minutes: 0 }],
    });
    expect(plan.totals).toEqual({ walking_metres: 1950, travel_minutes: 30, waiting_minutes: 0 });
  });

  it("give way to a must-visit, however poor its score", () => {
    const castle = place("castle", { score: 0, visit_minutes: 660, must_visit: true });
    const plan = planDays({ days: [day(friday)], places: [...fullCity, castle] }, options);
    expect(allPlaces(plan)).toContain("castle");
    expect(plan.unplaced).toEqual([]);
  });

  it("name the must-visits that do not fit, each with its reason", () => {
    const wish = (id: string, more: Partial<Place>) => place(id, { must_visit: true, ...more });
    const trip: Trip = {
      days: [day(friday)],
      places: [
        wish("shut", { opening: { [saturday]: [{ open: 540, close: 1320 }] } }),
        wish("night-club", { opening: { [friday]: [{ open: 1300, close: 1700 }] } }),
        wish("other-city", pointAt(700_000, 0)),
        wish("long-1", { visit_minutes: 500 }),
        wish("long-2", { visit_minutes: 500, opening: { [friday]: [{ open: 540, close: 1250 }] } }),
      ],
    };
    const reasons = Object.fromEntries(
      planDays(trip, options).unplaced.map((each) => [each.place, each.reason]),
    );
    expect(reasons).toMatchObject({ shut: "closed", "night-club": "closed", "other-city": "too_far" });
    expect([reasons["long-1"], reasons["long-2"]].filter((reason) => reason !== undefined)).toEqual([
      "not_enough_time",
    ]);
    const dinners = many(2, "dinner", { meal: "dinner", must_visit: true });
    expect(planDays({ days: [day(friday)], places: dinners }, options).unplaced).toMatchObject([
      { reason: "meal_taken", by_date: { [friday]: "meal_taken" } },
    ]);
  });

  it("have a plan for rain that stays indoors and takes nothing from other days", () => {
    const places = [...fullCity, ...many(8, "museum", { indoor: true, score: 30 })];
    const plan = planDays({ days: [day(friday), day(saturday)], places }, options);
    const indoors = (days: readonly DayPlan[]) =>
      days.flatMap(placesOf).filter((id) => id.startsWith("museum")).length;
    expect(indoors(plan.rainy_days)).toBeGreaterThan(indoors(plan.days));
    const [friday1, saturday1] = plan.days.map(placesOf);
    const [friday2, saturday2] = plan.rainy_days.map(placesOf);
    for (const [one, other] of [
      [friday1, saturday2],
      [friday2, saturday1],
      [friday2, saturday2],
    ])
      expect(one?.filter((id) => other?.includes(id))).toEqual([]);
  });

  it("refuse a place that is given twice", () => {
    expect(() => planDays({ days: [day(friday)], places: [place("same"), place("same")] }, options)).toThrow(
      '"same"',
    );
  });
});
