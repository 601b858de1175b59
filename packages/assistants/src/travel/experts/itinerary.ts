import { openOn } from "../data/opening-hours.ts";
import type { Place } from "../data/place.ts";
import { paceOf } from "../day-planner/pace.ts";
import { planDays } from "../day-planner/plan-days.ts";
import { estimateTravel } from "../day-planner/travel-time.ts";
import type { DayPlan, Point, Place as TripPlace, UnplacedReason } from "../day-planner/trip.ts";
import { minutesOf } from "../prices/local-time.ts";
import type { Flight, Hotel, ItineraryDay } from "../shapes.ts";
import { baseOf } from "./base.ts";
import { type DayFrame, dayFrames } from "./day-frames.ts";
import { sunsetOn, untilNightfall } from "./daylight.ts";
import { nearbyMeals } from "./nearby-meals.ts";
import { scoreOf } from "./score-place.ts";
import type { Trip } from "./trip.ts";
import { writeDay } from "./write-day.ts";

export interface PlannedItinerary {
  readonly days: Readonly<Record<string, ItineraryDay>>;
  readonly optimization: {
    readonly walking_km: number;
    readonly travel_minutes: number;
    readonly seed: number;
    readonly unplaced: readonly Unplaced[];
  };
}

/** A wish that did not fit, and why. */
export interface Unplaced {
  readonly place: string;
  readonly reason: UnplacedReason | "unknown";
}

/** How one comes and goes, and where one sleeps. */
export interface Means {
  readonly flight: Flight | null;
  readonly hotel: Hotel | null;
}

export type Days = Readonly<Record<string, ItineraryDay>>;

/** Days that can really be walked: open places, meals at meal times, no zig-zag, back in time. */
export function planItinerary(trip: Trip, means: Means): PlannedItinerary {
  return planFrames(trip, means, dayFrames(trip, means.flight), trip.destination.places, {});
}

/** Fills these days with these places; the days in `kept` stay as they are. */
export function planFrames(
  trip: Trip,
  means: Means,
  frames: readonly DayFrame[],
  free: readonly Place[],
  kept: Days,
): PlannedItinerary {
  const base = baseOf(trip, means.hotel?.location ?? null);
  const places = [
    ...free.filter(({ ko }) => !trip.avoided.includes(ko)),
    ...nearbyMeals(trip.destination, free, frames.length),
  ];
  const plan = planDays(
    {
      days: frames.map((frame) => ({
        date: frame.date,
        start: { ...base, time: frame.from },
        end: { ...base, time: Math.max(frame.from, frame.until) },
        reserved: 2 * Number(frame.isArrival) + 2 * Number(frame.isLast),
      })),
      places: places.map((place) => toTripPlace(trip, place, frames, base)),
    },
    {
      pace: paceOf({ children: trip.children, loves_food: trip.styles.includes("맛집"), wish: trip.pace }),
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
    writeDay(trip, means.flight, base, frame, {
      visits: visitsOf(plan.days[index], places),
      missing_meals: plan.days[index]?.missing_meals ?? [],
      rainy_day: indoorOf(plan.rainy_days[index], places, spoken),
    }),
  ]);
  const reasons = plan.unplaced.map(({ place: id, reason }) => ({
    place: places.find((place) => place.id === id)?.ko ?? id,
    reason,
  }));
  return addUp(trip, { ...kept, ...Object.fromEntries(planned) }, reasons);
}

/** A park can take more than a day has; most people leave after nine hours. */
const WHOLE_DAY = 540;
const LONGEST_MEAL = 90;

function toTripPlace(trip: Trip, place: Place, frames: readonly DayFrame[], base: Point): TripPlace {
  return {
    id: place.id,
    latitude: place.latitude,
    longitude: place.longitude,
    area: place.area,
    visit_minutes: visitMinutes(trip, place, frames, base),
    opening: Object.fromEntries(frames.map(({ date }) => [date, hoursOn(trip, place, date)])),
    score: scoreOf(trip, place),
    indoor: place.indoor,
    must_visit: trip.must_visit.includes(place.ko),
    ...(place.meal === undefined ? {} : { meal: place.meal }),
    ...(place.best_from === undefined ? {} : { best_from: minutesOf(place.best_from) }),
  };
}

/** What is at its best from here on is lit; earlier it is a sunset. */
const NIGHT_VIEW = "17:30";

/** Beaches, paths and parks by daylight, unless they are at their best in the dark. */
function hoursOn({ destination }: Trip, place: Place, date: string) {
  const hours = openOn(place, date);
  const isForDaylight =
    !place.indoor &&
    place.meal === undefined &&
    (place.best_from === undefined || place.best_from < NIGHT_VIEW) &&
    place.styles.some((style) => style === "자연" || style === "휴양");
  return isForDaylight ? untilNightfall(hours, sunsetOn(date, place, destination.time_zone)) : hours;
}

/** A wish that takes all day is cut to what the longest day leaves beside the way there and back, by half at most. */
function visitMinutes(trip: Trip, place: Place, frames: readonly DayFrame[], base: Point): number {
  const usual = Math.min(place.visit_minutes, place.meal === undefined ? WHOLE_DAY : LONGEST_MEAL);
  if (!trip.must_visit.includes(place.ko)) return usual;
  const longest = Math.max(0, ...frames.map(({ from, until }) => until - from));
  const room = longest - 2 * estimateTravel(base, place).minutes;
  return Math.max(Math.ceil(usual / 2), Math.min(usual, room));
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

/** Days with what they add up to, and the wishes that are in none of them. */
export function addUp(trip: Trip, days: Days, reasons: readonly Unplaced[]): PlannedItinerary {
  const all = Object.values(days);
  const visited = new Set(all.flatMap(({ activities }) => activities.map(({ place_id }) => place_id)));
  const unplaced = trip.must_visit.flatMap((name): readonly Unplaced[] => {
    const id = trip.destination.places.find(({ ko }) => ko === name)?.id;
    if (id === undefined) return [{ place: name, reason: "unknown" }];
    if (visited.has(id)) return [];
    return [reasons.find(({ place }) => place === name) ?? { place: name, reason: "not_enough_time" }];
  });
  return {
    days,
    optimization: {
      walking_km: Math.round(all.reduce((sum, day) => sum + day.walking_km, 0) * 10) / 10,
      travel_minutes: all.reduce((sum, day) => sum + day.travel_minutes, 0),
      seed: trip.seed,
      unplaced,
    },
  };
}
