import type { ItineraryDay } from "../shapes.ts";
import { ADVISING } from "../texts/advising.ts";
import { placeName } from "../texts/naming.ts";
import type { Analysis } from "./analyse-options.ts";
import type { Unplaced } from "./itinerary.ts";
import { stylesOf, type Trip } from "./trip.ts";

/** What the planner says about the days as they are stored. */
export function describeItinerary(
  trip: Trip,
  days: Readonly<Record<string, ItineraryDay>>,
  unplaced: readonly Unplaced[],
): Analysis {
  const all = Object.values(days);
  const texts = ADVISING[trip.language];
  const summary = texts.days(
    all.length,
    Math.round(all.reduce((sum, day) => sum + day.walking_km, 0) * 10) / 10,
    all.reduce((sum, day) => sum + day.travel_minutes, 0),
  );
  return {
    summary,
    recommendation: summary,
    reasoning: texts.grouped(stylesOf(trip)),
    tips: [...(trip.is_thrifty ? [texts.thrifty] : []), ...weatherTip(trip), ...outingTip(trip, all)],
    alternatives: unplaced.map(({ place, reason }) => {
      const name = placeName(place, trip.destination, trip.language);
      return reason === "unknown" ? texts.unknownPlace(name) : texts.unplaced(name, reason);
    }),
  };
}

/** What the weather is like at that time of the year. */
function weatherTip(trip: Trip): readonly string[] {
  const month = trip.destination.seasons[Number(trip.departure_date.slice(5, 7)) - 1];
  if (month === undefined) return [];
  return [ADVISING[trip.language].weather(month.month, month.low, month.high, month.note_ko ?? "")];
}

/** From this on a visit takes most of a day, and is not planned unless somebody asks for it. */
const OUTING = 240;
const WELL_KNOWN = 0.85;

/** What a city is known for and that found no room, because it takes a day: said, so that nobody misses it unaware. */
function outingTip(trip: Trip, days: readonly ItineraryDay[]): readonly string[] {
  const visited = new Set(days.flatMap(({ activities }) => activities.map(({ place_id }) => place_id)));
  const outings = trip.destination.places
    .filter(
      ({ id, ko, popularity, visit_minutes }) =>
        visit_minutes >= OUTING &&
        popularity >= WELL_KNOWN &&
        !visited.has(id) &&
        ![...trip.avoided, ...trip.must_visit].includes(ko),
    )
    .sort((left, right) => right.popularity - left.popularity)
    .map(({ ko }) => placeName(ko, trip.destination, trip.language));
  const [first] = outings;
  return first === undefined || days.length < 3 ? [] : [ADVISING[trip.language].outing(first)];
}
