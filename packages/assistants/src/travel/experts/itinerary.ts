import { openOn } from "../data/opening-hours.ts";
import type { Place } from "../data/place.ts";
import { paceOf } from "../day-planner/pace.ts";
import { planDays } from "../day-planner/plan-days.ts";
import { estimateTravel } from "../day-planner/travel-time.ts";
import type { DayPlan, Place as TripPlace, TripPlan, UnplacedReason } from "../day-planner/trip.ts";
import type { Flight, ItineraryDay } from "../shapes.ts";
import { ADVISING } from "../texts/advising.ts";
import { placeName } from "../texts/naming.ts";
import type { Analysis } from "./analyse-options.ts";
import { baseOf } from "./base.ts";
import { type DayFrame, dayFrames } from "./day-frames.ts";
import { stylesOf, type Trip } from "./trip.ts";
import { writeDay } from "./write-day.ts";

export interface PlannedItinerary {
  readonly days: Readonly<Record<string, ItineraryDay>>;
  readonly optimization: {
    readonly walking_km: number;
    readonly travel_minutes: number;
    readonly waiting_minutes: number;
    readonly seed: number;
    readonly unplaced: readonly Unplaced[];
  };
}

/** A wish that did not fit, and why. */
export interface Unplaced {
  readonly place: string;
  readonly reason: UnplacedReason | "unknown";
}

/** Days that can really be walked: open places, meals at meal times, no zig-zag, back in time. */
export function planItinerary(trip: Trip, flight: Flight | null): PlannedItinerary {
  return planFrames(trip, flight, dayFrames(trip, flight), trip.destination.places, {});
}

/** One day anew; the others stay as they are, and nothing of the old day comes back unless it must. */
export function replanDay(
  trip: Trip,
  flight: Flight | null,
  itinerary: Readonly<Record<string, ItineraryDay>>,
  day: number,
): PlannedItinerary {
  const idsOf = (planned: ItineraryDay) => planned.activities.flatMap(({ place_id }) => place_id ?? []);
  const used = new Set(Object.values(itinerary).flatMap(idsOf));
  const old = itinerary[`day${day}`];
  const wishes = new Set(old === undefined ? [] : idsOf(old));
  const frames = dayFrames(trip, flight).filter(({ number }) => number === day);
  const free = trip.destination.places.filter(
    ({ id, ko }) => !used.has(id) || (wishes.has(id) && trip.must_visit.includes(ko)),
  );
  return planFrames(trip, flight, frames, free, itinerary);
}

/** The first and the last day anew, for another flight; the days between stay as they are. */
export function replanEnds(
  trip: Trip,
  flight: Flight | null,
  itinerary: Readonly<Record<string, ItineraryDay>>,
): PlannedItinerary {
  const frames = dayFrames(trip, flight);
  const ends = frames.filter(({ isFirst, isLast }) => isFirst || isLast);
  const between = frames.filter(({ isFirst, isLast }) => !isFirst && !isLast);
  const used = new Set(
    between.flatMap(({ number }) =>
      (itinerary[`day${number}`]?.activities ?? []).map(({ place_id }) => place_id),
    ),
  );
  const free = trip.destination.places.filter(({ id }) => !used.has(id));
  return planFrames(trip, flight, ends, free, itinerary);
}

function planFrames(
  trip: Trip,
  flight: Flight | null,
  frames: readonly DayFrame[],
  places: readonly Place[],
  kept: Readonly<Record<string, ItineraryDay>>,
): PlannedItinerary {
  const base = baseOf(trip);
  const plan = planDays(
    {
      days: frames.map((frame) => ({
        date: frame.date,
        start: { ...base, time: frame.from },
        end: { ...base, time: Math.max(frame.from, frame.until) },
        reserved: 2 * Number(frame.isArrival) + 2 * Number(frame.isLast),
      })),
      places: places.map((place) => toTripPlace(trip, place, frames)),
    },
    {
      pace: paceOf({ children: trip.children, loves_food: trip.styles.includes("맛집") }),
      seed: 1 + trip.seed,
    },
  );
  const visited = plan.days.flatMap((day) => visitsOf(day, places).map(({ place }) => place.ko));
  const otherwise = Object.entries(kept)
    .filter(([key]) => !frames.some(({ number }) => key === `day${number}`))
    .flatMap(([, day]) => day.rainy_day);
  const spoken = new Set([...visited, ...otherwise]);
  const planned = frames.map((frame, index) => [
    `day${frame.number}`,
    writeDay(
      trip,
      flight,
      frame,
      visitsOf(plan.days[index], places),
      indoorOf(plan.rainy_days[index], places, spoken),
    ),
  ]);
  return withTotals(trip, { ...kept, ...Object.fromEntries(planned) }, plan, places);
}

/** A park can take more than a day has; most people leave after nine hours. */
const WHOLE_DAY = 540;
const LONGEST_MEAL = 90;

function toTripPlace(trip: Trip, place: Place, frames: readonly DayFrame[]): TripPlace {
  return {
    id: place.id,
    latitude: place.latitude,
    longitude: place.longitude,
    area: place.area,
    visit_minutes: visitMinutes(trip, place, frames),
    opening: Object.fromEntries(frames.map(({ date }) => [date, openOn(place, date)])),
    score: scoreOf(trip, place),
    indoor: place.indoor,
    must_visit: trip.must_visit.includes(place.ko),
    ...(place.meal === undefined ? {} : { meal: place.meal }),
  };
}

/** A wish that takes all day is cut to what the longest day leaves beside the way there and back, by half at most. */
function visitMinutes(trip: Trip, place: Place, frames: readonly DayFrame[]): number {
  const usual = Math.min(place.visit_minutes, place.meal === undefined ? WHOLE_DAY : LONGEST_MEAL);
  if (!trip.must_visit.includes(place.ko)) return usual;
  const longest = Math.max(0, ...frames.map(({ from, until }) => until - from));
  const room = longest - 2 * estimateTravel(baseOf(trip), place).minutes;
  return Math.max(Math.ceil(usual / 2), Math.min(usual, room));
}

/** What the traveller likes counts most, then what everybody likes; from 0 to 100. */
function scoreOf(trip: Trip, place: Place): number {
  const liked = place.styles.filter((style) => trip.styles.includes(style)).length;
  const withChildren = trip.children > 0 && !place.with_children ? -20 : 0;
  return Math.min(
    100,
    Math.max(3, Math.round(10 + 45 * place.popularity + 22 * Math.min(2, liked) + withChildren)),
  );
}

function visitsOf(day: DayPlan | undefined, places: readonly Place[]) {
  return (day?.stops ?? []).flatMap(({ place: id, meal, start, end }) => {
    const place = places.find((each) => each.id === id);
    return place === undefined ? [] : [{ place, meal, start, end }];
  });
}

/** When it rains: what the day could hold under a roof beside what it holds anyway. */
function indoorOf(
  day: DayPlan | undefined,
  places: readonly Place[],
  spoken: ReadonlySet<string>,
): readonly string[] {
  return visitsOf(day, places)
    .filter(({ place, meal }) => meal === null && place.indoor && !spoken.has(place.ko))
    .map(({ place }) => place.ko)
    .slice(0, 3);
}

function withTotals(
  trip: Trip,
  days: Readonly<Record<string, ItineraryDay>>,
  plan: TripPlan,
  places: readonly Place[],
): PlannedItinerary {
  const all = Object.values(days);
  const walking_km = Math.round(all.reduce((sum, day) => sum + day.walking_km, 0) * 10) / 10;
  const travel_minutes = all.reduce((sum, day) => sum + day.travel_minutes, 0);
  const unknown = trip.must_visit.filter((name) => !trip.destination.places.some(({ ko }) => ko === name));
  return {
    days,
    optimization: {
      walking_km,
      travel_minutes,
      waiting_minutes: plan.totals.waiting_minutes,
      seed: trip.seed,
      unplaced: [
        ...plan.unplaced.map(({ place: id, reason }) => ({
          place: places.find((place) => place.id === id)?.ko ?? id,
          reason,
        })),
        ...unknown.map((place) => ({ place, reason: "unknown" as const })),
      ],
    },
  };
}

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
    tips: [...weatherTip(trip)],
    alternatives: unplaced.map(({ place, reason }) => {
      const name = placeName(place, trip.destination, trip.language);
      return reason === "unknown" ? texts.unknownPlace(name) : texts.unplaced(name, reason);
    }),
  };
}

/** What the weather is like at that time of the year. */
export function weatherTip(trip: Trip): readonly string[] {
  const month = trip.destination.seasons[Number(trip.departure_date.slice(5, 7)) - 1];
  if (month === undefined) return [];
  return [ADVISING[trip.language].weather(month.month, month.low, month.high, month.note_ko ?? "")];
}
