import type { Catalogue, ResultValue } from "@maru/dialogue";
import type { Language } from "@maru/state";
import { digestKept } from "../../shared/operations/digest-kept.ts";
import { keptWords } from "../../shared/operations/kept-words.ts";
import { missingOf } from "../questions.ts";
import type { Flight, Hotel } from "../shapes.ts";
import type { TravelState } from "../state.ts";
import { WORDS } from "../texts/words.ts";

const MOST_DAYS = 10;

/** The trip as a model is shown it: what is known, what is missing, and everything that is on the screen. */
export function digestTrip(state: TravelState, language: Language, catalogue: Catalogue): readonly string[] {
  const own = Object.entries(tripWords(state, language)).map(([slot, words]) => `slot:${slot} ${words}`);
  const missing = missingOf(state);
  const assumed = state.assumptions;
  return [
    ...own,
    ...(assumed.length === 0 ? [] : [`assumed: ${assumed.join(", ")}`]),
    ...(missing.length === 0 ? [] : [`missing for a plan: ${missing.join(", ")}`]),
    ...planLines(state, language),
    ...state.flight_options.map(flightLine),
    ...state.hotel_options.map((hotel) => hotelLine(hotel, language)),
    ...dayLines(state),
    ...digestKept(state, catalogue, language),
  ];
}

/** What is kept in fields of the trip, in words, by slot. */
export function tripWords(state: TravelState, language: Language): { readonly [slot: string]: string } {
  const words = WORDS[language];
  const { duration, budget, num_people, budget_basis } = state;
  const all: { readonly [slot: string]: string | null } = {
    destination: state.destination,
    duration: duration === null ? null : words.nights(duration),
    num_people: num_people === null ? null : words.people(num_people),
    children: state.children === null || state.children === 0 ? null : String(state.children),
    budget: budget === null ? null : words.money(budget),
    budget_basis: budget === null ? null : budget_basis,
    budget_flexibility: state.budget_flexibility,
    departure_date: state.departure_date ?? state.assumed_departure,
    origin: state.origin,
    travel_style: state.travel_style.map((style) => words.style(style)).join(", "),
    must_visit_places: state.must_visit_places.join(", "),
    accommodation_preference: state.accommodation_preference,
    pace: state.pace,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([slot, said]) => (said === null || said === "" ? [] : [[slot, said]])),
  );
}

/** Everything that an answer may name by its slot. */
export function keptTrip(state: TravelState, language: Language, catalogue: Catalogue) {
  return { ...keptWords(state, catalogue, language), ...tripWords(state, language), ...planFigures(state) };
}

const PLAN_FIGURES = {
  total: ["총액", "in all"],
  flights: ["가는 편", "the way"],
  accommodation: ["숙소", "stay"],
  food: ["식비", "food"],
  transport: ["교통비", "transport"],
  attractions: ["입장료", "sights"],
} as const;

/** «{{slot.plan_a_total}}»: what each plan costs, part by part, and what is left of the budget. */
function planFigures({ final_plans }: TravelState): { readonly [name: string]: ResultValue } {
  return Object.fromEntries(
    final_plans.flatMap(({ letter, breakdown }) => {
      const money = (name: string, [ko, en]: readonly [string, string], amount: number) =>
        [
          `plan_${letter.toLowerCase()}_${name}`,
          { kind: "money", label: { ko: `${letter}안 ${ko}`, en: `plan ${letter} ${en}` }, amount },
        ] as const;
      const parts = Object.entries(PLAN_FIGURES).map(([name, label]) =>
        money(name, label, breakdown[name as keyof typeof PLAN_FIGURES]),
      );
      const { remaining } = breakdown;
      if (remaining === null) return parts;
      return [
        ...parts,
        remaining >= 0
          ? money("left", ["남는 돈", "left"], remaining)
          : money("over", ["예산 초과", "over the budget"], -remaining),
      ];
    }),
  );
}

function planLines(state: TravelState, language: Language): readonly string[] {
  const { chosen_plan: chosen, recommendation, final_plans } = state;
  const money = WORDS[language].money;
  return final_plans.map(({ letter, name, breakdown, flight, hotel }) => {
    const notes = [
      ...(letter === chosen ? ["chosen"] : []),
      ...(letter === recommendation?.letter ? ["recommended"] : []),
    ];
    const left = breakdown.remaining === null ? "" : `, left of the budget ${money(breakdown.remaining)}`;
    const of = [
      `flights ${money(breakdown.flights)}${flight === null ? "" : ` (flight.${flight.type})`}`,
      `stay ${money(breakdown.accommodation)}${hotel === null ? "" : ` (stay.${hotel.type})`}`,
      `food ${money(breakdown.food)}`,
      `transport ${money(breakdown.transport)}`,
      `sights ${money(breakdown.attractions)}`,
    ].join(", ");
    return `plan:${letter} ${name}${notes.length === 0 ? "" : ` [${notes.join(", ")}]`}: in all ${money(breakdown.total)}${left}; ${of}`;
  });
}

function flightLine({ type, airline, cabin, outbound, inbound, stops, is_estimate }: Flight): string {
  const there = `${outbound.date} ${outbound.departure_time}-${outbound.arrival_time}`;
  const back = `${inbound.date} ${inbound.departure_time}-${inbound.arrival_time}`;
  return `option:flight.${type} ${airline} ${cabin}, ${there}, back ${back}, stops ${stops}${is_estimate ? ", estimate" : ""}`;
}

function hotelLine(
  { type, name, kind, price_per_night, location, rooms, distance_from_center, is_estimate }: Hotel,
  language: Language,
): string {
  const price = WORDS[language].money(price_per_night);
  return `option:stay.${type} ${name}, ${kind}, ${location} (${distance_from_center}), ${price} a night, rooms ${rooms}${is_estimate ? ", estimate" : ""}`;
}

function dayLines({ itinerary }: TravelState): readonly string[] {
  const days = Object.values(itinerary);
  const lines = days.slice(0, MOST_DAYS).map(({ date, theme, activities }, day) => {
    const items = activities
      .map(({ time, activity }, index) => `${day + 1}.${index + 1} ${time} ${activity}`)
      .join("; ");
    return `item:day.${day + 1} ${date} ${theme}: ${items}`;
  });
  return days.length > MOST_DAYS ? [...lines, `(${days.length - MOST_DAYS} more days)`] : lines;
}
