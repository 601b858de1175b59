import fc from "fast-check";
import { TRAVEL_STYLES } from "./shapes.ts";

/** Random phase 1 sessions as the first program saved them, for the tests of the migration. */
const text = fc.oneof(
  fc.constantFrom("오사카", "3박 4일", "", "맛집 위주로요"),
  fc.string({ unit: "grapheme" }),
);
const name = text.map((each) => `이름 ${each}`.slice(0, 40)).filter((each) => each.isWellFormed());
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
const grade = fc.constantFrom("budget", "standard", "premium");
const won = fc.integer({ min: 0, max: 5_000_000 });

const leg = fc.record({
  departure_time: clock,
  arrival_time: clock,
  flight_time: fc.constantFrom("2h", "1h 50m"),
});
const flight = fc.record({ type: grade, price: won, airline: name, outbound: leg, inbound: leg });
const hotel = fc.record({
  type: grade,
  name,
  price_per_night: won,
  total_price: won,
  location: text,
  rating: fc.constantFrom(0, 3.5, 4.2, 5),
  amenities: fc.array(text, { maxLength: 3 }),
  distance_from_center: text,
});
const day = fc.record({
  date: fc.constantFrom(null, "2024-12-20", "2024-12-21"),
  theme: text,
  activities: fc.array(
    fc.record(
      {
        time: clock,
        activity: name,
        type: fc.constantFrom("transport", "sightseeing", "food", "shopping", "rest"),
        location: text,
        duration: text,
        description: text,
      },
      { requiredKeys: ["time", "activity", "type"] },
    ),
    { maxLength: 3 },
  ),
});

const common = {
  flight_options: fc.array(flight, { maxLength: 3 }),
  hotel_options: fc.array(hotel, { maxLength: 3 }),
  itinerary: fc.dictionary(fc.constantFrom("day1", "day2", "day3", "day4"), day, { noNullPrototype: true }),
  messages: fc.array(fc.record({ role: fc.constantFrom("user", "assistant", "system"), content: text }), {
    maxLength: 6,
  }),
  session_id: fc.uuid(),
  created_at: fc.constantFrom("2024-11-30T09:00:00.123456", "2024-11-30T09:00:00"),
  updated_at: fc.constantFrom("2024-11-30T09:12:41.000871", "2026-01-02T03:04:05+09:00"),
  errors: fc.array(text, { maxLength: 3 }),
};
const styles = fc.uniqueArray(fc.constantFrom(...TRAVEL_STYLES), { maxLength: 3 });
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });

const collecting = fc.record({
  ...common,
  destination: maybe(name),
  duration: maybe(fc.integer({ min: 1, max: 14 })),
  budget: maybe(fc.integer({ min: 100_000, max: 10_000_000 })),
  num_people: maybe(fc.integer({ min: 1, max: 10 })),
  travel_style: styles,
  info_collected: fc.constant(false),
  current_step: fc.constant("collecting"),
});
const collected = fc.record({
  ...common,
  destination: name,
  duration: fc.integer({ min: 1, max: 14 }),
  budget: fc.integer({ min: 100_000, max: 10_000_000 }),
  num_people: fc.integer({ min: 1, max: 10 }),
  travel_style: styles.filter((each) => each.length > 0),
  info_collected: fc.constant(true),
  current_step: fc.constantFrom("collecting", "searching", "planning", "done"),
});
const label = fc.constantFrom({}, { schema_version: "1.0" });

export const anyPhaseOneState = fc
  .tuple(fc.oneof(collecting, collected), label)
  .map(([state, version]) => ({ ...state, ...version }));

/** Files with the fault of phase 1: it stored what a traveller said before it looked at the limits. */
const told = fc.constantFrom(null, -1, 0, 2, 20, 50_000, 2 ** 40);
export const anyPhaseOneFile = fc
  .tuple(collected, fc.record({ duration: told, budget: told, num_people: told }))
  .map(([state, needs]) => ({ ...state, ...needs }));
