import { openOn } from "../data/opening-hours.ts";
import type { Place } from "../data/place.ts";
import { paceOf } from "../day-planner/pace.ts";
import { planDays } from "../day-planner/plan-days.ts";
import { estimateTravel } from "../day-planner/travel-time.ts";
import type { DayPlan, Point, Place as TripPlace, TripPlan, UnplacedReason } from "../day-planner/trip.ts";
import { minutesOf } from "../prices/local-time.ts";
import type { DayWish } from "../reading/reading.ts";
import type { Flight, Hotel, ItineraryDay } from "../shapes.ts";
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

/** How one comes and goes, and where one sleeps. */
export interface Means {
  readonly flight: Flight | null;
  readonly hotel: Hotel | null;
}

type Days = Readonly<Record<string, ItineraryDay>>;

/** Days that can really be walked: open places, meals at meal times, no zig-zag, back in time. */
export function planItinerary(trip: Trip, means: Means): PlannedItinerary {
  return planFrames(trip, means, dayFrames(trip, means.flight), trip.destination.places, {});
}

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
  return planFrames(wished, means, frames, free, itinerary);
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

function idsOf(day: ItineraryDay | undefined): readonly string[] {
  return (day?.activities ?? []).flatMap(({ place_id }) => place_id ?? []);
}

function planFrames(
  trip: Trip,
  means: Means,
  frames: readonly DayFrame[],
  free: readonly Place[],
  kept: Days,
): PlannedItinerary {
  const base = baseOf(trip, means.hotel?.location ?? null);
  const places = free.filter(({ ko }) => !trip.avoided.includes(ko));
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
  return withTotals(trip, { ...kept, ...Object.fromEntries(planned) }, plan, places);
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
    opening: Object.fromEntries(frames.map(({ date }) => [date, openOn(place, date)])),
    score: scoreOf(trip, place),
    indoor: place.indoor,
    must_visit: trip.must_visit.includes(place.ko),
    ...(place.meal === undefined ? {} : { meal: place.meal }),
    ...(place.best_from === undefined ? {} : { best_from: minutesOf(place.best_from) }),
  };
}

/** A wish that takes all day is cut to what the longest day leaves beside the way there and back, by half at most. */
function visitMinutes(trip: Trip, place: Place, frames: readonly DayFrame[], base: Point): number {
  const usual = Math.min(place.visit_minutes, place.meal === undefined ? WHOLE_DAY : LONGEST_MEAL);
  if (!trip.must_visit.includes(place.ko)) return usual;
  const longest = Math.max(0, ...frames.map(({ from, until }) => until - from));
  const room = longest - 2 * estimateTravel(base, place).minutes;
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
