import { weekdayOf } from "@maru/language";
import type { BudgetBreakdown, CostItem, Flight, Hotel, ItineraryDay, OptionType } from "../shapes.ts";
import { ADVISING } from "../texts/advising.ts";
import { partyBudget, type Trip } from "./trip.ts";

type Category = "flights" | "accommodation" | "food" | "transport" | "attractions" | "shopping";
const CATEGORIES: readonly Category[] = [
  "flights",
  "accommodation",
  "food",
  "transport",
  "attractions",
  "shopping",
];

interface Line extends CostItem {
  readonly category: Category;
}

export interface CostInput {
  readonly trip: Trip;
  readonly type: OptionType;
  readonly flight: Flight | null;
  readonly hotel: Hotel | null;
  readonly itinerary: Readonly<Record<string, ItineraryDay>>;
}

/** What the whole party spends, line by line. Every total is the sum of the lines shown. */
export function breakDown(input: CostInput): BudgetBreakdown {
  const lines = linesOf(input);
  const sumOf = (category: Category) =>
    lines.filter((line) => line.category === category).reduce((sum, line) => sum + line.amount, 0);
  const sums = Object.fromEntries(CATEGORIES.map((category) => [category, sumOf(category)])) as Record<
    Category,
    number
  >;
  const total = CATEGORIES.reduce((sum, category) => sum + sums[category], 0);
  const user_budget = partyBudget(input.trip);
  return {
    ...sums,
    total,
    per_person: Math.round(total / input.trip.people),
    user_budget,
    remaining: user_budget - (input.trip.excludes_flights ? total - sums.flights : total),
    percentages: percentagesOf(sums, total),
    items: lines.map(({ category: _category, ...item }) => item),
    savings_tips: tipsFor(input, sums),
  };
}

/** What the budget must cover at least: the way there, unless it is paid apart, a bed, plain food and getting around. */
export function minimumCost(trip: Trip, flight: Flight | null, hotel: Hotel | null): number {
  const bare = breakDown({ trip, type: "budget", flight, hotel, itinerary: {} });
  const ways = trip.excludes_flights ? 0 : bare.flights;
  return ways + bare.accommodation + bare.food + bare.transport;
}

/** What plan C takes of the budget when nothing is seen that costs a ticket. */
export function leanCost(trip: Trip, flight: Flight | null, hotel: Hotel | null): number {
  const { total, flights } = breakDown({ trip, type: "budget", flight, hotel, itinerary: {} });
  return trip.excludes_flights ? total - flights : total;
}

function linesOf({ trip, type, flight, hotel, itinerary }: CostInput): readonly Line[] {
  const { destination, people, nights } = trip;
  const meals = destination.price_levels.meal_krw;
  const days = nights + 1;
  const mealPrice = { budget: meals.light, standard: meals.normal, premium: meals.fine }[type];
  const plainMeals = nights + 1;
  const mainMeals = nights * 2 + 1;
  const transfer = flight?.mode === "flight" ? (destination.airports[0]?.to_centre.price_krw ?? 0) : 0;
  const visits = Object.values(itinerary)
    .flatMap(({ activities }) => activities)
    .filter((activity) => activity.place_id !== null && activity.type !== "food" && activity.price > 0);
  return [
    ...(flight === null
      ? []
      : [
          line(
            "flights",
            `${flight.mode === "flight" ? "항공" : "교통"} 왕복 (${flight.airline})`,
            flight.price,
            people,
          ),
        ]),
    ...(hotel === null
      ? []
      : [
          line(
            "accommodation",
            `숙박 ${nights}박 × 객실 ${hotel.rooms}개`,
            hotel.price_per_night,
            nights * hotel.rooms,
          ),
        ]),
    line("food", `간단한 끼니 ${plainMeals}회 × ${people}명`, meals.light, plainMeals * people),
    line("food", `점심·저녁 ${mainMeals}회 × ${people}명`, mealPrice, mainMeals * people),
    line(
      "transport",
      `현지 교통 ${days}일 × ${people}명`,
      destination.price_levels.local_transport_day_krw,
      days * people,
    ),
    ...(transfer === 0 ? [] : [line("transport", `공항 이동 왕복 × ${people}명`, transfer, 2 * people)]),
    ...visits.map(({ activity, price }) => {
      // Children pay another price: then it is one sum for all of them.
      const tickets = trip.children === 0 ? people : 1;
      return line("attractions", `입장·체험: ${activity}`, price / tickets, tickets);
    }),
    line("shopping", `쇼핑·예비비 × ${people}명`, shoppingFor(trip, type), people),
  ].filter(({ amount }) => amount > 0);
}

function line(category: Category, label: string, unit_price: number, count: number): Line {
  return { category, label, unit_price, count, amount: unit_price * count };
}

function shoppingFor(trip: Trip, type: OptionType): number {
  const usual = trip.styles.includes("쇼핑") ? 120_000 : 40_000;
  return { budget: usual / 2, standard: usual, premium: usual * 2 }[type];
}

/** Shares in percent that add up to 100. */
function percentagesOf(sums: Readonly<Record<Category, number>>, total: number): Record<string, number> {
  if (total === 0) return {};
  const shares = CATEGORIES.map((category) => ({ category, exact: (sums[category] / total) * 100 }));
  const floors = shares.map(({ category, exact }) => ({
    category,
    whole: Math.floor(exact),
    rest: exact % 1,
  }));
  const left = 100 - floors.reduce((sum, { whole }) => sum + whole, 0);
  const byRest = [...floors].sort((a, b) => b.rest - a.rest);
  const extra = new Set(byRest.slice(0, left).map(({ category }) => category));
  return Object.fromEntries(
    floors.map(({ category, whole }) => [category, whole + (extra.has(category) ? 1 : 0)]),
  );
}

function tipsFor({ trip, flight }: CostInput, sums: Readonly<Record<Category, number>>): string[] {
  const tips: string[] = [];
  const texts = ADVISING[trip.language].tips;
  const isMidweek = [2, 3].includes(weekdayOf(trip.departure_date));
  if (flight?.mode === "flight" && sums.flights > 0 && !isMidweek) tips.push(texts.midweek);
  if (trip.styles.includes("쇼핑") && trip.destination.country.code !== "KR") tips.push(texts.dutyFree);
  return tips;
}
