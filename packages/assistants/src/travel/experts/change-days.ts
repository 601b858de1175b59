import type { Place } from "../data/place.ts";
import { NEARNESS } from "../day-planner/unplaced.ts";
import type { DayWish } from "../said.ts";
import type { ItineraryDay } from "../shapes.ts";
import { type DayFrame, dayFrames } from "./day-frames.ts";
import {
  addUp,
  type Days,
  type Means,
  type PlannedItinerary,
  planFrames,
  type Unplaced,
} from "./itinerary.ts";
import type { Trip } from "./trip.ts";

/** One day anew; the others stay as they are. Nothing of the old day comes back unless it must, or fits the wish. */
export function replanDay(
  trip: Trip,
  means: Means,
  itinerary: Days,
  day: number,
  wish: DayWish | null,
): PlannedItinerary {
  const elsewhere = Object.entries(itinerary).filter(([key]) => key !== `day${day}`);
  const used = new Set(elsewhere.flatMap(([, planned]) => idsOf(planned)));
  const old = new Set(idsOf(itinerary[`day${day}`]));
  const frames = dayFrames(trip, means.flight).filter(({ number }) => number === day);
  const free = trip.destination.places.filter(
    ({ id, ko, indoor }) =>
      !used.has(id) &&
      (wish?.is_free !== true || trip.must_visit.includes(ko)) &&
      (wish !== null || !old.has(id) || trip.must_visit.includes(ko)) &&
      (wish === null || !wish.is_indoor || indoor),
  );
  const wished =
    wish === null
      ? trip
      : {
          ...trip,
          pace: wish.pace ?? trip.pace,
          styles: wish.styles.length > 0 ? wish.styles : trip.styles,
        };
  if (wish === null) return planFrames(wished, means, frames, free, itinerary);
  const { days, optimization } = planFrames(
    keeping(wished, likedOf(wish, free)),
    means,
    frames,
    preferring(wish, free, trip),
    itinerary,
  );
  // What only this day was to hold is no wish of the trip.
  return addUp(trip, days, optimization.unplaced);
}

/** The places of a day that are what was wished for it. */
export function likedOf<Each extends Pick<Place, "styles">>(
  { styles }: DayWish,
  places: readonly Each[],
): readonly Each[] {
  return places.filter((place) => place.styles.some((style) => styles.includes(style)));
}

/** Fewer than these do not fill a day. */
const ENOUGH = 3;

/** «마지막 날은 쇼핑만»: nothing else to see, as long as there is enough of it. */
function preferring(wish: DayWish, free: readonly Place[], trip: Trip): readonly Place[] {
  const liked = new Set(likedOf(wish, free));
  const isSight = (place: Place) => place.meal === undefined;
  if ([...liked].filter(isSight).length < ENOUGH) return free;
  return free.filter((place) => liked.has(place) || !isSight(place) || trip.must_visit.includes(place.ko));
}

/**
 * Another plan was chosen. The first and the last day follow its flight; when it sleeps elsewhere, the days between
 * keep their places and get their times anew.
 */
export function replanFor(trip: Trip, means: Means, itinerary: Days, hasMoved: boolean): PlannedItinerary {
  const frames = dayFrames(trip, means.flight);
  const isEnd = ({ isFirst, isLast }: DayFrame) => isFirst || isLast;
  const between = frames.filter((frame) => !isEnd(frame));
  const { places } = trip.destination;
  const retimed = (hasMoved ? between : []).flatMap((frame) => {
    const key = `day${frame.number}`;
    const old = itinerary[key];
    const own = places.filter(({ id }) => idsOf(old).includes(id));
    const anew = planFrames(trip, means, [frame], own, {}).days[key];
    return anew === undefined ? [] : [[key, { ...anew, rainy_day: old?.rainy_day ?? [] }] as const];
  });
  const kept = { ...itinerary, ...Object.fromEntries(retimed) };
  const used = new Set(between.flatMap(({ number }) => idsOf(kept[`day${number}`])));
  const free = places.filter(({ id }) => !used.has(id));
  return planFrames(trip, means, frames.filter(isEnd), free, kept);
}

/**
 * Places were added to the wishes or refused: only the days that are concerned change. Where a refused place was, the
 * rest of that day stays and something else may come in; a new wish goes into the day that loses least by it.
 */
export function adjustDays(trip: Trip, means: Means, itinerary: Days): PlannedItinerary {
  const refused = trip.destination.places.filter(({ ko }) => trip.avoided.includes(ko));
  const frames = dayFrames(trip, means.flight);
  let days = itinerary;
  for (const frame of frames)
    if (refused.some(({ id }) => idsOf(days[keyOf(frame)]).includes(id)))
      days = withoutRefused(trip, means, frame, days);
  const unplaced: Unplaced[] = [];
  for (const wish of missingWishes(trip, days)) {
    const { day, reason } = bestDayFor(trip, means, frames, wish, days);
    if (day === null) unplaced.push({ place: wish.ko, reason });
    else days = { ...days, ...day };
  }
  return addUp(trip, days, unplaced);
}

function missingWishes(trip: Trip, days: Days): readonly Place[] {
  const visited = new Set(Object.values(days).flatMap(idsOf));
  return trip.destination.places.filter(({ id, ko }) => trip.must_visit.includes(ko) && !visited.has(id));
}

function withoutRefused(trip: Trip, means: Means, frame: DayFrame, days: Days): Days {
  const key = keyOf(frame);
  const own = placesOf(trip, days[key]).filter(({ ko }) => !trip.avoided.includes(ko));
  const used = new Set(Object.values(days).flatMap(idsOf));
  const unused = trip.destination.places.filter(({ id }) => !used.has(id));
  return withDay(days, key, oneDay(keeping(trip, own), means, frame, [...own, ...unused]));
}

/** The day into which a wish fits and that keeps most of what it has; null with the nearest reason when there is none. */
function bestDayFor(
  trip: Trip,
  means: Means,
  frames: readonly DayFrame[],
  wish: Place,
  days: Days,
): { readonly day: Days | null; readonly reason: Unplaced["reason"] } {
  let best: { readonly day: Days; readonly lost: number } | null = null;
  const reasons: Unplaced["reason"][] = [];
  for (const frame of frames) {
    const key = keyOf(frame);
    const own = placesOf(trip, days[key]);
    const { days: planned, optimization } = planFrames(trip, means, [frame], [...own, wish], {});
    const kept = idsOf(planned[key]);
    reasons.push(
      ...optimization.unplaced.flatMap(({ place, reason }) => (place === wish.ko ? [reason] : [])),
    );
    const losesWish = own.some(({ id, ko }) => trip.must_visit.includes(ko) && !kept.includes(id));
    if (!kept.includes(wish.id) || losesWish) continue;
    const lost = own.filter(({ id }) => !kept.includes(id)).length;
    if (best === null || lost < best.lost) best = { day: withDay(days, key, planned[key]), lost };
  }
  const nearest = NEARNESS.findLast((reason) => reasons.includes(reason));
  return { day: best?.day ?? null, reason: nearest ?? "not_enough_time" };
}

/** Two days in each other's place. What does not fit the other day's hours is left out, and named. */
export function swapDays(
  trip: Trip,
  means: Means,
  itinerary: Days,
  [first, second]: readonly [number, number],
): { readonly planned: PlannedItinerary; readonly dropped: readonly string[] } {
  const frames = dayFrames(trip, means.flight);
  const moved = [
    [first, second],
    [second, first],
  ].flatMap(([from, to]) => {
    const frame = frames.find(({ number }) => number === to);
    const old = itinerary[`day${from}`];
    if (frame === undefined || old === undefined) return [];
    const own = placesOf(trip, old);
    const day = oneDay(keeping(trip, own), means, frame, own);
    return day === undefined ? [] : [[keyOf(frame), { ...day, rainy_day: old.rainy_day }] as const];
  });
  const days = { ...itinerary, ...Object.fromEntries(moved) };
  const kept = new Set(Object.values(days).flatMap(idsOf));
  const dropped = [first, second]
    .flatMap((day) => placesOf(trip, itinerary[`day${day}`]))
    .filter(({ id }) => !kept.has(id));
  return { planned: addUp(trip, days, []), dropped: dropped.map(({ ko }) => ko) };
}

/** As many of these as fit, before anything else. */
function keeping(trip: Trip, own: readonly Place[]): Trip {
  return { ...trip, must_visit: [...trip.must_visit, ...own.map(({ ko }) => ko)] };
}

function oneDay(
  trip: Trip,
  means: Means,
  frame: DayFrame,
  places: readonly Place[],
): ItineraryDay | undefined {
  return planFrames(trip, means, [frame], places, {}).days[keyOf(frame)];
}

/** In case of rain one still goes where one would have gone, unless one goes there anyway. */
function withDay(days: Days, key: string, anew: ItineraryDay | undefined): Days {
  if (anew === undefined) return days;
  const visited = new Set(anew.activities.map(({ activity }) => activity));
  const rainy_day = (days[key]?.rainy_day ?? []).filter((name) => !visited.has(name));
  return { ...days, [key]: { ...anew, rainy_day } };
}

function placesOf({ destination }: Trip, day: ItineraryDay | undefined): readonly Place[] {
  const ids = idsOf(day);
  return destination.places.filter(({ id }) => ids.includes(id));
}

function keyOf({ number }: DayFrame): string {
  return `day${number}`;
}

function idsOf(day: ItineraryDay | undefined): readonly string[] {
  return (day?.activities ?? []).flatMap(({ place_id }) => place_id ?? []);
}
