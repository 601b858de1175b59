import { daysBetween } from "@maru/language";
import { goesByLand, partyBudget, type Trip } from "../experts/trip.ts";
import { clockOf, minutesOf } from "../prices/local-time.ts";
import type { Activity, BudgetBreakdown, Flight, Hotel, ItineraryDay, Plan } from "../shapes.ts";
import type { Language } from "../texts/language.ts";
import {
  activityName,
  activityNote,
  carrierName,
  distanceName,
  hotelName,
  modeName,
  originName,
  placeName,
  preferredName,
  themeName,
} from "../texts/naming.ts";
import { NOTING } from "../texts/noting.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { WORDS } from "../texts/words.ts";

/** Every value once more, before the results. */
export function confirmation(trip: Trip): string {
  return `${PRESENTING[trip.language].confirmed}: ${wholeTrip(trip)}`;
}

/** «오사카 · 3박 4일 · 2명 · 예산 100만원 (1인당) · 맛집» */
export function wholeTrip(trip: Trip): string {
  const texts = PRESENTING[trip.language];
  const words = WORDS[trip.language];
  const basis = trip.people === 1 ? "" : trip.basis === "total" ? texts.inTotal : texts.perPerson;
  const parts = [
    words.city(trip.destination.names.ko),
    words.nights(trip.nights),
    `${words.people(trip.people)}${trip.children > 0 ? texts.withChildren(trip.children) : ""}`,
    `${texts.budget(words.amount(trip.budget))}${basis}${trip.excludes_flights ? texts.withoutFlights : ""}`,
    trip.styles.map(words.style).join(", "),
  ];
  return parts.join(" · ");
}

export function tripFacts(trip: Trip): string {
  const texts = PRESENTING[trip.language];
  const words = WORDS[trip.language];
  const places = trip.must_visit.map((name) => placeName(name, trip.destination, trip.language));
  const lines = [
    `${texts.dates(words.fullDate(trip.departure_date), words.date(trip.return_date))}${trip.is_date_assumed ? texts.dateAssumed(trip.days_ahead) : ""}`,
    ...(trip.destination.access.flight === null || goesByLand(trip)
      ? []
      : [texts.origin(originName(trip.origin, trip.language), trip.origin)]),
    `${texts.wholeBudget(words.money(partyBudget(trip)))}${trip.excludes_flights ? texts.withoutFlights : ""}${trip.is_basis_assumed ? texts.basisAssumed : ""}`,
    ...(places.length > 0 ? [texts.mustVisit(places.join(", "))] : []),
    ...(trip.preferred_airline === null
      ? []
      : [texts.airlineWish(preferredName(trip.preferred_airline, trip.language))]),
    ...(trip.accommodation === null ? [] : [texts.stayWish(NOTING[trip.language].stay[trip.accommodation])]),
  ];
  return lines.join("\n");
}

export function flightSection(flights: readonly Flight[], { language }: Trip): string {
  const texts = PRESENTING[language];
  const rows = flights.map(
    (flight) =>
      `| ${texts.types[flight.type]} | ${carrierName(flight, language)} | ${leg(flight.outbound, language)} | ${leg(flight.inbound, language)} | ${WORDS[language].money(flight.price)} |`,
  );
  const head = flights[0]?.mode === "flight" ? texts.flights : texts.ground;
  return [
    `## ${texts.flightsTitle(
      head,
      flights.every(({ is_estimate }) => is_estimate),
    )}`,
    texts.flightsHead,
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function leg(each: Flight["outbound"], language: Language): string {
  const days = daysBetween(each.date, each.arrival_date);
  const later = days === 0 ? "" : PRESENTING[language].daysLater(days);
  return `${WORDS[language].date(each.date)} ${each.from} ${each.departure_time} → ${each.to} ${each.arrival_time}${later} (${each.flight_time})`;
}

export function hotelSection(hotels: readonly Hotel[], { nights, destination, language }: Trip): string {
  const texts = PRESENTING[language];
  const { money } = WORDS[language];
  const rooms = hotels[0]?.rooms ?? 1;
  const rows = hotels.map(
    (hotel) =>
      `| ${texts.types[hotel.type]} | ${hotelName(hotel, destination, language)} | ${distanceName(hotel, language)} | ${money(hotel.price_per_night)} | ${money(hotel.total_price)}${rooms > 1 ? texts.allRooms(rooms, money(hotel.party_price)) : ""} |`,
  );
  return [
    `## ${texts.hotelsTitle(
      nights,
      rooms,
      hotels.every(({ is_estimate }) => is_estimate),
    )}`,
    texts.hotelsHead,
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

export function daySection(key: string, day: ItineraryDay, trip: Trip): string {
  const { destination, language } = trip;
  const texts = PRESENTING[language];
  const rain = rainPlaces(day, trip);
  return [
    `### ${texts.day(Number(key.slice(3)), WORDS[language].date(day.date), themeName(day.theme, destination, language))}`,
    ...day.activities.flatMap((activity, index) => [
      activityLine(activity, trip),
      ...pauseAfter(activity, day.activities[index + 1], language),
    ]),
    `  · ${texts.onTheWay(day.walking_km, day.travel_minutes)}${rain === "" ? "" : ` · ${texts.ifItRains(rain)}`}`,
  ].join("\n");
}

/** A day has so many stops at most; what lies open between two of them is one's own. */
const PAUSE = 100;

function pauseAfter(before: Activity, next: Activity | undefined, language: Language): readonly string[] {
  if (next === undefined || before.type === "transport") return [];
  const from = minutesOf(before.time) + before.duration;
  const until = minutesOf(next.time) - next.travel_minutes;
  return until - from < PAUSE ? [] : [`  · ${PRESENTING[language].pause(clockOf(from), clockOf(until))}`];
}

/** Where to go under a roof; empty when nothing is known. */
export function rainPlaces({ rainy_day }: ItineraryDay, { destination, language }: Trip): string {
  return rainy_day.map((name) => placeName(name, destination, language)).join(", ");
}

const ICONS: Readonly<Record<Activity["type"], string>> = {
  transport: "🚌",
  sightseeing: "📍",
  food: "🍽️",
  shopping: "🛍️",
  rest: "🛏️",
};

function activityLine(activity: Activity, { destination, language }: Trip): string {
  const way =
    activity.travel_minutes > 0
      ? ` (${PRESENTING[language].travel(modeName(activity.travel_mode, language), activity.travel_minutes)})`
      : "";
  const price =
    activity.price > 0 && activity.type !== "food" ? ` · ${WORDS[language].money(activity.price)}` : "";
  const note = activityNote(activity, language);
  return `- ${activity.time} ${ICONS[activity.type]} ${activityName(activity, destination, language)}${way}${price}${note === "" ? "" : ` — ${note}`}`;
}

const CATEGORIES = ["flights", "accommodation", "food", "transport", "attractions", "shopping"] as const;

export function budgetSection(
  breakdown: BudgetBreakdown,
  { people, language }: Trip,
  letter: string,
): string {
  const texts = PRESENTING[language];
  const { money } = WORDS[language];
  const rows = CATEGORIES.filter((name) => breakdown[name] > 0).map(
    (name) => `| ${texts.costs[name]} | ${money(breakdown[name])} | ${breakdown.percentages[name] ?? 0}% |`,
  );
  return [
    `## ${texts.costsTitle(letter, people)}`,
    texts.costsHead,
    "|---|---:|---:|",
    ...rows,
    `| **${texts.sum}** | **${money(breakdown.total)}** | 100% |`,
    "",
    people > 1 && isComplete(breakdown)
      ? `${texts.eachPays(money(breakdown.per_person))} ${remaining(breakdown, language)}`
      : remaining(breakdown, language),
  ].join("\n");
}

function isComplete({ flights, accommodation }: BudgetBreakdown): boolean {
  return flights > 0 && accommodation > 0;
}

/** What is left, or by how much it is over; with a part of the costs unknown only that is said. */
export function remaining(breakdown: BudgetBreakdown, language: Language): string {
  const { user_budget, remaining: left } = breakdown;
  if (!isComplete(breakdown)) {
    const { missing, costs } = PRESENTING[language];
    const parts = (["flights", "accommodation"] as const).filter((name) => breakdown[name] === 0);
    return missing(parts.map((name) => costs[name]));
  }
  if (user_budget === null || left === null) return "";
  const { money } = WORDS[language];
  const { withoutWays, left: within, over } = PRESENTING[language];
  const isWithoutWays = user_budget - breakdown.total !== left;
  const apart = isWithoutWays ? `${withoutWays(money(breakdown.total - breakdown.flights))} ` : "";
  return left >= 0
    ? `${apart}${within(money(user_budget), money(left))}`
    : `${apart}${over(money(user_budget), money(-left))}`;
}

export function planSection(plans: readonly Plan[], trip: Trip): string {
  const texts = PRESENTING[trip.language];
  const rows = plans.map((plan) => planRow(plan, trip));
  return [`## ${texts.plansTitle}`, texts.plansHead, "|---|---|---|---|---:|", ...rows].join("\n");
}

/** A plan in one line. */
export function planRow(plan: Plan, { destination, language }: Trip): string {
  const texts = PRESENTING[language];
  const words = WORDS[language];
  const flight = plan.flight === null ? texts.noFlight : carrierName(plan.flight, language);
  const hotel = plan.hotel === null ? texts.noHotel : hotelName(plan.hotel, destination, language);
  return `| ${words.plan(plan.letter)}${plan.recommended ? " ⭐" : ""} | ${planName(plan, language)} | ${flight} | ${hotel} | ${words.money(plan.total_budget)} |`;
}

export function planName({ letter, name }: Plan, language: Language): string {
  return PRESENTING[language].planNames[letter] ?? name;
}
