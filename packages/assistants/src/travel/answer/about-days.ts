import { openOn } from "../data/opening-hours.ts";
import { exchangeDays } from "../experts/exchange-days.ts";
import type { Trip } from "../experts/trip.ts";
import { clockOf } from "../prices/local-time.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { daysBefore } from "../take-in.ts";
import { CHANGING } from "../texts/changing.ts";
import { placeName } from "../texts/naming.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { REPLYING } from "../texts/replying.ts";
import { WORDS } from "../texts/words.ts";
import { daySection, remaining } from "./sections.ts";

/** Two days in each other's place, and what that changes. */
export function swap(
  state: TravelState,
  trip: Trip,
  days: readonly [number, number],
): { text: string; update: TravelUpdate } {
  const { language, destination } = trip;
  const texts = CHANGING[language];
  const exchange = exchangeDays(state, trip, days);
  if (exchange === null)
    return { text: REPLYING[language].lastDay(Object.keys(state.itinerary).length), update: {} };
  const dropped = exchange.dropped.map((name) => placeName(name, destination, language));
  const { letter, breakdown } = exchange.plan;
  const cost = PRESENTING[language].costNow(letter, WORDS[language].money(breakdown.total));
  const text = [
    texts.swapped(...days),
    ...(dropped.length === 0 ? [] : [texts.droppedBySwap(dropped.join(", "))]),
    ...exchange.days.map(([key, day]) => daySection(key, day, trip)),
    `${cost} ${remaining(breakdown, language)}`,
  ].join("\n\n");
  return { text, update: { ...exchange.update, ...daysBefore(state) } };
}

/** On which day a place is, or why it is on none. */
export function whereIs(state: TravelState, trip: Trip, name: string): string {
  const { language, destination } = trip;
  const texts = CHANGING[language];
  const id = destination.places.find(({ ko }) => ko === name)?.id;
  const place = placeName(name, destination, language);
  for (const [key, { date, activities }] of Object.entries(state.itinerary)) {
    const found = activities.find(({ place_id }) => place_id === id);
    if (found !== undefined) {
      const when = texts.planned(place, Number(key.slice(3)), WORDS[language].date(date), found.time);
      const entry = found.price > 0 ? [texts.entry(WORDS[language].money(found.price), trip.people)] : [];
      return [when, ...entry, ...opening(id, trip, date)].join(" ");
    }
  }
  return state.avoided_places.includes(name) ? texts.leftOut(place) : texts.notPlanned(place);
}

/** When it is open that day, as far as the data know. */
function opening(id: string | undefined, { destination, language }: Trip, date: string): readonly string[] {
  const place = destination.places.find((each) => each.id === id);
  if (place === undefined || place.meal !== undefined) return [];
  const spans = openOn(place, date).map(({ open, close }) => `${clockOf(open)}~${clockOf(close % 1440)}`);
  return spans.length === 0 ? [] : [CHANGING[language].opens(spans.join(", "))];
}
