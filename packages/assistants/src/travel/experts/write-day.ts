import type { Place } from "../data/place.ts";
import { estimateTravel } from "../day-planner/travel-time.ts";
import type { Leg, Meal, Point } from "../day-planner/trip.ts";
import { weekdayName } from "../prices/korean-day.ts";
import { clockOf, minutesOf } from "../prices/local-time.ts";
import type { Activity, Flight, ItineraryDay } from "../shapes.ts";
import { isByBoat } from "./by-boat.ts";
import type { DayFrame } from "./day-frames.ts";
import { byTime, fillDay } from "./fill-day.ts";
import { isNearbyMeal } from "./nearby-meals.ts";
import { plain } from "./plain-activity.ts";
import type { Trip } from "./trip.ts";

export interface Visit {
  readonly place: Place;
  readonly meal: "lunch" | "dinner" | "snack" | null;
  readonly start: number;
  readonly end: number;
}

export interface PlannedDay {
  readonly visits: readonly Visit[];
  /** Meals for which no eating place was left. */
  readonly missing_meals: readonly Meal[];
  readonly rainy_day: readonly string[];
}

/** A day as people read it: arrival and departure, visits with the way to each, what it adds up to. */
export function writeDay(
  trip: Trip,
  flight: Flight | null,
  base: Point,
  frame: DayFrame,
  { visits, missing_meals, rainy_day }: PlannedDay,
): ItineraryDay {
  let from: Point = base;
  let walking = 0;
  let minutes = 0;
  const seen = visits.map((visit, index) => {
    const { place } = visit;
    const before = visits[index - 1]?.place;
    const way = estimateTravel(from, place);
    from = place;
    minutes += way.minutes;
    if (way.mode === "walk") walking += way.metres;
    // From an island one comes back as one went.
    const isOverWater = isByBoat(place) || (before !== undefined && isByBoat(before));
    return activityOf(trip, visit, way, isOverWater);
  });
  if (visits.length > 0) {
    const home = estimateTravel(from, base);
    minutes += home.minutes;
    if (home.mode === "walk") walking += home.metres;
  }
  return {
    date: frame.date,
    weekday: weekdayName(frame.date),
    theme: themeOf(trip, frame, visits),
    activities: fillDay(
      trip,
      [...arrival(trip, flight, frame), ...seen, ...departure(trip, flight, frame)].sort(byTime),
      missing_meals,
      visits.length === 0 && !frame.isFirst && !frame.isLast && !frame.isArrival,
    ),
    // Besides the ways between places one walks within them; that is not counted.
    walking_km: Math.round(walking / 100) / 10,
    travel_minutes: minutes,
    rainy_day,
  };
}

/** Who stays so long over noon eats there. */
const WHOLE_VISIT = 300;

function activityOf(
  trip: Trip,
  { place, meal, start, end }: Visit,
  way: Leg,
  isOverWater: boolean,
): Activity {
  const isMeal = meal !== null;
  const area = trip.destination.areas.find(({ id }) => id === place.area);
  return {
    time: clockOf(start),
    end_time: clockOf(end),
    activity: isMeal ? `${mealName(place, meal, start)}: ${place.ko}` : place.ko,
    type: isMeal
      ? "food"
      : place.styles.includes("쇼핑") && place.styles.length <= 2
        ? "shopping"
        : "sightseeing",
    place_id: isNearbyMeal(place) ? null : place.id,
    location: area?.ko ?? trip.destination.names.ko,
    duration: end - start,
    travel_minutes: way.minutes,
    travel_mode: way.mode !== "walk" && isOverWater ? BY_BOAT : MODES[way.mode],
    price: isMeal ? 0 : place.price_krw.adult * trip.adults + place.price_krw.child * trip.children,
    latitude: isNearbyMeal(place) ? null : place.latitude,
    longitude: isNearbyMeal(place) ? null : place.longitude,
    description:
      !isMeal && end - start >= WHOLE_VISIT && start <= 12 * 60
        ? `${place.note_ko}. 점심은 안에서 드세요`
        : place.note_ko,
  };
}

/** A restaurant between the meals is no snack; in the morning a snack is breakfast. */
function mealName(place: Place, meal: NonNullable<Visit["meal"]>, start: number): string {
  if (meal !== "snack") return MEALS[meal];
  if (start < 10 * 60 + 30) return "아침";
  return place.meal === "snack" ? MEALS.snack : "한 끼 더";
}

const MODES = { walk: "도보", transit: "대중교통", car: "차량" } as const;
const BY_BOAT = "배 포함";
const MEALS = { lunch: "점심", dinner: "저녁", snack: "간식" } as const;

function arrival(trip: Trip, flight: Flight | null, frame: DayFrame): readonly Activity[] {
  if (!frame.isArrival) return frame.isFirst && flight !== null ? [onTheWay(flight)] : [];
  const stay = plain(
    clockOf(frame.from - 30),
    30,
    "숙소에 짐 맡기기·체크인",
    "rest",
    trip.destination.names.ko,
  );
  if (flight === null) return [stay];
  const landed = minutesOf(flight.outbound.arrival_time);
  const how =
    flight.mode === "flight"
      ? (trip.destination.airports[0]?.to_centre.how_ko ?? "시내로 이동")
      : "숙소로 이동";
  const transfer = Math.max(10, frame.from - 30 - landed);
  return [
    plain(
      clockOf(landed),
      transfer,
      `${flight.outbound.to} 도착 후 시내로 이동`,
      "transport",
      flight.outbound.to,
      how,
    ),
    stay,
  ];
}

/** The first day of a flight over midnight. */
function onTheWay({ outbound }: Flight): Activity {
  const until = 1440 - minutesOf(outbound.departure_time);
  return plain(
    outbound.departure_time,
    until,
    `${outbound.from} 출발, 다음 날 도착`,
    "transport",
    outbound.from,
    `${outbound.arrival_time} ${outbound.to} 도착`,
  );
}

function departure(trip: Trip, flight: Flight | null, frame: DayFrame): readonly Activity[] {
  if (!frame.isLast) return [];
  if (flight === null)
    return [
      plain(
        clockOf(Math.max(frame.until, frame.from)),
        30,
        "체크아웃·귀가 준비",
        "rest",
        trip.destination.names.ko,
      ),
    ];
  const leaves = minutesOf(flight.inbound.departure_time);
  const begin = Math.max(frame.until, frame.from);
  const minutes = Math.max(30, leaves - begin);
  const name =
    flight.mode === "flight"
      ? `공항(${flight.inbound.from})으로 이동, ${isAbroad(trip) ? "출국" : "탑승"}`
      : `${flight.inbound.from}에서 출발`;
  return [
    plain("09:00", 30, "체크아웃·짐 맡기기", "rest", trip.destination.names.ko),
    plain(
      clockOf(begin),
      minutes,
      name,
      "transport",
      flight.inbound.from,
      `${flight.inbound.departure_time} 출발`,
    ),
  ];
}

function isAbroad({ destination }: Trip): boolean {
  return destination.country.code !== "KR";
}

function themeOf(trip: Trip, frame: DayFrame, visits: readonly Visit[]): string {
  const areas = [
    ...new Set(visits.map(({ place }) => trip.destination.areas.find(({ id }) => id === place.area)?.ko)),
  ]
    .filter((name) => name !== undefined)
    .slice(0, 2);
  const where = areas.length === 0 ? trip.destination.names.ko : areas.join(", ");
  if (frame.isArrival) return `도착하는 날 · ${where}`;
  return frame.isLast ? `돌아오는 날 · ${where}` : where;
}
