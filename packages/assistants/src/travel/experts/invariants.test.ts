import { addDays } from "@maru/language";
import { initialState } from "@maru/state";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { destinationById, destinationNames } from "../data/destinations.ts";
import { openOn } from "../data/opening-hours.ts";
import { TravelStyle } from "../data/place.ts";
import { estimateFlights } from "../prices/estimate-flights.ts";
import { estimateStays } from "../prices/estimate-stays.ts";
import { minutesOf } from "../prices/local-time.ts";
import type { Flight, ItineraryDay } from "../shapes.ts";
import { TravelState } from "../state.ts";
import { choosePlan } from "./choose-plan.ts";
import { daysOfPlan } from "./days-of-plan.ts";
import { plansOf } from "./plans.ts";
import { mustHaveTrip, partyBudget, type Trip } from "./trip.ts";

const RUNS = Number(process.env.TRAVEL_REQUESTS ?? 25);
/** Milliseconds; a thousand requests may take an hour on a busy machine. */
const PATIENCE = 120_000 + 4_000 * RUNS;

const requests = fc
  .record({
    city: fc.constantFrom(...destinationNames.map(({ id }) => id)),
    duration: fc.integer({ min: 1, max: 9 }),
    num_people: fc.integer({ min: 1, max: 10 }),
    children: fc.integer({ min: 0, max: 3 }),
    budget: fc.integer({ min: 100_000, max: 10_000_000 }),
    budget_basis: fc.constantFrom("per_person" as const, "total" as const),
    budget_flexibility: fc.constantFrom("strict" as const, "flexible" as const),
    budget_excludes_flights: fc.boolean(),
    travel_style: fc.uniqueArray(fc.constantFrom(...TravelStyle.options), { minLength: 1, maxLength: 3 }),
    daysAhead: fc.integer({ min: 1, max: 330 }),
    wishes: fc.uniqueArray(fc.nat(11), { maxLength: 2 }),
  })
  .map(({ city, daysAhead, wishes, children, ...said }) => {
    const destination = destinationById(city);
    if (destination === undefined) throw new Error(city);
    return initialState(TravelState, {
      ...said,
      children: Math.min(children, said.num_people - 1),
      destination: destination.names.ko,
      departure_date: addDays("2026-11-16", daysAhead),
      must_visit_places: wishes.flatMap((index) => destination.places[index]?.ko ?? []),
      session_id: "test",
      created_at: "2026-11-16T10:00:00+09:00",
      updated_at: "2026-11-16T10:00:00+09:00",
    });
  });

/** What the experts make of a request, one after the other. */
function planned(asked: TravelState) {
  const trip = mustHaveTrip(asked);
  const flights = estimateFlights(trip);
  const hotels = estimateStays({ ...trip, check_in: trip.departure_date, preference: trip.accommodation });
  const found = { ...asked, flight_options: [...flights], hotel_options: [...hotels] };
  const { planned: made, means } = daysOfPlan(found, trip);
  const state = {
    ...found,
    itinerary: made.days,
    itinerary_optimization: {
      ...made.optimization,
      unplaced: [],
      flight: means.flight?.type ?? null,
      base: means.hotel?.location ?? null,
    },
  };
  return { trip, means, state, unplaced: made.optimization.unplaced, ...plansOf(state, trip) };
}

function checkDays(
  trip: Trip,
  flight: Flight | null,
  itinerary: Readonly<Record<string, ItineraryDay>>,
): void {
  const days = Object.entries(itinerary).sort(
    ([left], [right]) => Number(left.slice(3)) - Number(right.slice(3)),
  );
  expect(days.map(([key, { date }]) => [key, date])).toEqual(
    Array.from({ length: trip.nights + 1 }, (_, index) => [
      `day${index + 1}`,
      addDays(trip.departure_date, index),
    ]),
  );
  const visited = days.flatMap(([, { activities }]) => activities.flatMap(({ place_id }) => place_id ?? []));
  expect(new Set(visited).size).toBe(visited.length);
  for (const [, { date, activities }] of days) {
    expect(activities.length).toBeLessThanOrEqual(6);
    const times = activities.map(({ time }) => time);
    expect(times).toEqual([...times].sort());
    const visits = activities.filter(({ place_id }) => place_id !== null);
    for (const [index, { place_id, time, end_time, duration }] of visits.entries()) {
      const place = trip.destination.places.find(({ id }) => id === place_id);
      const start = minutesOf(time);
      const hours = place === undefined ? [] : openOn(place, date);
      expect(hours.some(({ open, close }) => open <= start && start + duration <= close)).toBe(true);
      const next = visits[index + 1];
      if (next !== undefined)
        expect(minutesOf(next.time) - next.travel_minutes).toBeGreaterThanOrEqual(minutesOf(end_time));
      if (flight !== null && date === flight.outbound.arrival_date)
        expect(start).toBeGreaterThan(minutesOf(flight.outbound.arrival_time));
      if (flight !== null && date === flight.inbound.date)
        expect(start + duration).toBeLessThan(minutesOf(flight.inbound.departure_time));
    }
  }
}

describe("whatever is asked", () => {
  it(
    "days are whole, open and in time; wishes are there or named; sums are exact",
    () => {
      fc.assert(
        fc.property(requests, (asked) => {
          const { trip, means, state, plans, recommendation, unplaced } = planned(asked);
          checkDays(trip, means.flight, state.itinerary);
          const names = Object.values(state.itinerary).flatMap(({ activities }) =>
            activities.map(({ activity }) => activity.replace(/^(?:아침|점심|저녁|간식|한 끼 더): /u, "")),
          );
          for (const wish of trip.must_visit)
            expect(names.includes(wish) || unplaced.some(({ place }) => place === wish)).toBe(true);
          for (const { breakdown, total_budget } of plans) {
            const sum = breakdown.items.reduce((all, { unit_price, count }) => all + unit_price * count, 0);
            // Where all pay the same, a ticket has its price and there is one for everybody.
            for (const { label, count, unit_price } of breakdown.items)
              if (label.startsWith("입장·체험")) {
                expect(count).toBe(trip.children === 0 ? trip.people : 1);
                expect(Number.isInteger(unit_price)).toBe(true);
              }
            expect([breakdown.total, total_budget]).toEqual([sum, sum]);
            const covered = trip.excludes_flights ? sum - breakdown.flights : sum;
            expect(breakdown.remaining).toBe(partyBudget(trip) - covered);
          }
          for (const options of [state.flight_options, state.hotel_options])
            expect(options.map(({ type }) => type)).toEqual(["budget", "standard", "premium"]);
          for (const prices of [
            state.flight_options.map(({ price }) => price),
            state.hotel_options.map(({ price_per_night }) => price_per_night),
          ])
            expect(prices).toEqual([...prices].sort((left, right) => left - right));
          for (const { price_per_night, total_price, rooms, party_price } of state.hotel_options)
            expect([total_price, party_price]).toEqual([
              price_per_night * trip.nights,
              price_per_night * trip.nights * rooms,
            ]);
          // A strict budget is kept whenever a plan keeps it.
          const chosen = plans.find(({ letter }) => letter === recommendation.letter);
          // The days are those of the plan that is recommended.
          expect(chosen?.flight).toEqual(means.flight);
          const isPossible = plans.some(({ breakdown }) => (breakdown.remaining ?? 0) >= 0);
          if (trip.flexibility === "strict" && isPossible)
            expect(chosen?.breakdown.remaining).toBeGreaterThanOrEqual(0);
        }),
        { numRuns: RUNS },
      );
    },
    PATIENCE,
  );

  it(
    "every plan can be chosen, and its days still hold with its own flight",
    () => {
      fc.assert(
        fc.property(requests, fc.constantFrom("A" as const, "B" as const, "C" as const), (asked, letter) => {
          const { trip, state, plans, recommendation } = planned(asked);
          const whole = { ...state, final_plans: [...plans], recommendation };
          const choice = choosePlan(whole, trip, letter);
          expect(choice?.plan.letter).toBe(letter);
          const itinerary = choice?.update.itinerary ?? whole.itinerary;
          checkDays(trip, choice?.plan.flight ?? null, itinerary as typeof whole.itinerary);
        }),
        { numRuns: Math.ceil(RUNS / 2) },
      );
    },
    PATIENCE,
  );
});
