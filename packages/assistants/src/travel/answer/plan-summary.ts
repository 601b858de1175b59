import { describeItinerary } from "../experts/describe-itinerary.ts";
import { goesByLand, partyBudget, type Trip } from "../experts/trip.ts";
import { waysOut } from "../experts/ways-out.ts";
import type { Told } from "../said.ts";
import type { ItineraryDay } from "../shapes.ts";
import type { TravelState } from "../state.ts";
import { sayFact } from "../take-in.ts";
import { ADVISING } from "../texts/advising.ts";
import { ASSUMING } from "../texts/assuming.ts";
import { carrierName, hotelName, originName } from "../texts/naming.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { WORDS } from "../texts/words.ts";
import { expertWords, unplacedOf } from "./expert-words.ts";
import { remaining } from "./sections.ts";
import { sourceLines } from "./source-lines.ts";

/** A first plan takes so many lines at most; what does not fit stands in the panel. */
const MOST_LINES = 12;
const MOST_NOTES = 4;
const MOST_DAYS = 5;
const MOST_CHANGED_DAYS = 3;

/** The plan as it is told: whole the first time, afterwards only what differs. */
export function planSummary(state: TravelState, trip: Trip): string {
  const thrifty = trip.is_thrifty ? [ADVISING[trip.language].thrifty] : [];
  const notes = [...state.notes, ...missed(state, trip), ...thrifty];
  const { told } = state;
  const isFirst = told === null || told.destination !== trip.destination.id;
  return (isFirst ? firstTime(state, trip, notes) : difference(state, trip, notes, told)).join("\n");
}

/** What a plan comes to, to tell the next one from it. */
export function toldOf(state: TravelState, trip: Trip): Told {
  return {
    destination: trip.destination.id,
    total: state.budget_breakdown?.total ?? 0,
    days: [...dayLines(state, trip)],
    means: means(state, trip).join(" "),
  };
}

function firstTime(state: TravelState, trip: Trip, notes: readonly string[]): readonly string[] {
  const texts = ASSUMING[trip.language];
  const before = [...notes.slice(0, MOST_NOTES), ...failed(state, trip), headline(state, trip), dates(trip)];
  const after = [
    ...means(state, trip),
    ...plans(state, trip),
    ...ways(state, trip),
    ...assumed(state, trip),
    ...(sourceLines(state, trip) === "" ? [] : [sourceLines(state, trip)]),
    texts.whole,
  ];
  const room = Math.max(2, MOST_LINES - linesIn(before) - linesIn(after));
  return [...before, ...shortened(dayLines(state, trip), Math.min(MOST_DAYS, room), trip), ...after];
}

function difference(state: TravelState, trip: Trip, notes: readonly string[], told: Told): readonly string[] {
  const days = dayLines(state, trip).filter((line) => !told.days.includes(line));
  return [
    ...notes.slice(0, MOST_NOTES),
    ...failed(state, trip),
    totalLine(state, trip, told),
    ...means(state, trip).filter((line) => line !== told.means),
    ...shortened(days, MOST_CHANGED_DAYS, trip),
    ...ways(state, trip),
  ];
}

function linesIn(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + part.split("\n").length, 0);
}

function shortened(days: readonly string[], most: number, { language }: Trip): readonly string[] {
  if (days.length <= most) return days;
  const shown = days.slice(0, most - 1);
  return [...shown, ASSUMING[language].moreDays(days.length - shown.length)];
}

/** Wishes for places that found no room, with the reason. */
function missed(state: TravelState, trip: Trip): readonly string[] {
  return describeItinerary(trip, state.itinerary, unplacedOf(state)).alternatives;
}

function failed(state: TravelState, trip: Trip): readonly string[] {
  const all = expertWords(state, trip).filter(({ hasFailed }) => hasFailed);
  return all.map(({ summary }, index) =>
    PRESENTING[trip.language].gap(summary, all.length < 3 && index === all.length - 1),
  );
}

function headline(state: TravelState, trip: Trip): string {
  const texts = ASSUMING[trip.language];
  const words = WORDS[trip.language];
  const name = `${words.city(trip.destination.names.ko)} ${words.nights(trip.nights)}`;
  const breakdown = state.budget_breakdown;
  const isPriced = breakdown !== null && (breakdown.flights > 0 || breakdown.accommodation > 0);
  if (breakdown !== null && isPriced && (breakdown.flights === 0 || breakdown.accommodation === 0))
    return `${name} ${remaining(breakdown, trip.language)}`;
  if (breakdown === null || (breakdown.flights === 0 && breakdown.accommodation === 0)) return name;
  const { total, per_person } = breakdown;
  const cost = texts.headline(name, trip.people, words.money(total), words.money(per_person));
  return [cost, money(state, trip)].filter((each) => each !== "").join(" ");
}

/** What is left, where the traveller named what may be spent and all of it is known. */
function money({ budget_breakdown: breakdown, assumptions }: TravelState, trip: Trip): string {
  if (breakdown === null || breakdown.remaining === null || assumptions.includes("budget")) return "";
  if (breakdown.flights === 0 || breakdown.accommodation === 0) return "";
  const texts = ASSUMING[trip.language];
  const words = WORDS[trip.language];
  const whole = partyBudget(trip);
  const each = trip.people === 1 ? null : words.amount(Math.floor(whole / trip.people));
  // What the budget has to cover is another sum then.
  if (trip.excludes_flights) return remaining(breakdown, trip.language).replaceAll("**", "");
  const budget = texts.budget(words.amount(whole), each);
  const left = breakdown.remaining;
  return left >= 0 ? texts.left(budget, words.amount(left)) : texts.over(budget, words.amount(-left));
}

function totalLine(state: TravelState, trip: Trip, told: Told): string {
  const texts = ASSUMING[trip.language];
  const words = WORDS[trip.language];
  const total = state.budget_breakdown?.total ?? 0;
  if (total === 0) return headline(state, trip);
  const change =
    told.total === total || told.total === 0
      ? texts.sameTotal(words.money(total))
      : texts.totalNow(words.money(told.total), words.money(total));
  return [change, money(state, trip)].filter((each) => each !== "").join(" ");
}

function dates(trip: Trip): string {
  const words = WORDS[trip.language];
  const hasAirport = trip.destination.access.flight !== null && !goesByLand(trip);
  const from = hasAirport ? originName(trip.origin, trip.language) : null;
  return ASSUMING[trip.language].dates(words.date(trip.departure_date), words.date(trip.return_date), from);
}

const MOST_PLACES = 4;

/** Each day in one line: what one sees, and where one eats in the evening. */
function dayLines(state: TravelState, trip: Trip): readonly string[] {
  return Object.entries(state.itinerary)
    .sort(([left], [right]) => Number(left.slice(3)) - Number(right.slice(3)))
    .map(([, day]) => dayLine(day, trip));
}

const EVENING = "17:00";

function dayLine({ date, activities }: ItineraryDay, { destination, language }: Trip): string {
  const named = activities.filter(({ place_id }) => place_id !== null);
  const nameOf = ({ place_id }: (typeof named)[number]) =>
    destination.places.find(({ id }) => id === place_id)?.[language] ?? "";
  const dinner = named.findLast(({ type, time }) => type === "food" && time >= EVENING);
  const sights = named.filter(({ type }) => type !== "food").map(nameOf);
  const meals = named.filter((each) => each.type === "food" && each !== dinner).map(nameOf);
  const seen = [...sights.slice(0, MOST_PLACES), ...meals].slice(0, MOST_PLACES);
  return ASSUMING[language].day(
    WORDS[language].date(date),
    [...new Set(seen)],
    dinner === undefined ? null : nameOf(dinner),
  );
}

function means(state: TravelState, trip: Trip): readonly string[] {
  const letter = state.chosen_plan ?? state.recommendation?.letter;
  const plan = state.final_plans.find((each) => each.letter === letter);
  if (plan === undefined || (plan.flight === null && plan.hotel === null)) return [];
  const { money: said } = WORDS[trip.language];
  const { fare, perNight } = MEANS[trip.language];
  const flight =
    plan.flight === null ? null : fare(carrierName(plan.flight, trip.language), said(plan.flight.price));
  const stay =
    plan.hotel === null
      ? null
      : perNight(hotelName(plan.hotel, trip.destination, trip.language), said(plan.hotel.price_per_night));
  return [ASSUMING[trip.language].means(flight, stay)];
}

const MEANS = {
  ko: {
    fare: (carrier: string, price: string) => `${carrier} 왕복 1인 ${price}`,
    perNight: (stay: string, price: string) => `${stay} 1박 ${price}`,
  },
  en: {
    fare: (carrier: string, price: string) => `${carrier}, round trip ${price} each`,
    perNight: (stay: string, price: string) => `${stay}, ${price} a night`,
  },
} as const;

function plans(state: TravelState, { language }: Trip): readonly string[] {
  const letter = state.chosen_plan ?? state.recommendation?.letter;
  if (letter === undefined || state.final_plans.length < 2) return [];
  const texts = ASSUMING[language];
  const others = state.final_plans
    .filter((plan) => plan.letter !== letter)
    .map((plan) => texts.otherPlan(plan.letter, WORDS[language].money(plan.total_budget)));
  return [`${texts.plans(letter, others)}.`];
}

/** When the money does not do: the ways out, numbered as they can be taken. */
function ways(state: TravelState, trip: Trip): readonly string[] {
  if (state.ways_out.length === 0) return [];
  const all = waysOut(trip, state.final_plans);
  return [ASSUMING[trip.language].tooLittle, ...all.map(({ message }, index) => `${index + 1}. ${message}`)];
}

/** What nobody said, in one line. */
function assumed(state: TravelState, trip: Trip): readonly string[] {
  const texts = ASSUMING[trip.language];
  const words = WORDS[trip.language];
  const values = state.assumptions.flatMap((name) => {
    if (name === "budget") return [texts.budgetAtUsual(words.amount(partyBudget(trip)))];
    return sayFact(name as "duration", state[name as "duration"], trip.language) ?? [];
  });
  const date = trip.is_date_assumed ? [texts.dateTaken(words.date(trip.departure_date))] : [];
  const all = [...values, ...date];
  return all.length === 0 ? [] : [texts.assumed(all)];
}
