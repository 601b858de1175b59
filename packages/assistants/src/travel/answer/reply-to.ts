import { choosePlan } from "../experts/choose-plan.ts";
import { weatherTip } from "../experts/itinerary.ts";
import { highlightsOf } from "../experts/plans.ts";
import { type Trip, tripOf } from "../experts/trip.ts";
import { askFor, missingOf } from "../questions.ts";
import type { Command, PlanLetter, ShownPart } from "../reading/reading.ts";
import type { Plan } from "../shapes.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { sayFact } from "../take-in.ts";
import type { Language } from "../texts/language.ts";
import { NOTING } from "../texts/noting.ts";
import { REPLYING } from "../texts/replying.ts";
import { WORDS } from "../texts/words.ts";
import { aboutTopic } from "./about-topic.ts";
import { comparePlans } from "./compare-plans.ts";
import { days, recommended, resultsAnswer } from "./results-answer.ts";
import {
  budgetSection,
  daySection,
  flightSection,
  hotelSection,
  planName,
  planSection,
  rainPlaces,
  remaining,
} from "./sections.ts";

/** Answers from what is stored; nothing is searched again. */
export function replyTo(
  state: TravelState,
  command: Command,
  { language, now }: { readonly language: Language; readonly now: string },
): { text: string; update: TravelUpdate } {
  const texts = REPLYING[language];
  const next = nextStep(state, language);
  const trip = tripOf({ ...state, language });
  const only = (text: string) => ({ text, update: {} });
  switch (command.type) {
    case "cancel":
      return only(texts.cancelled);
    case "greet":
      return only(`${texts.hello} ${next}`);
    case "thanks":
      return only(`${texts.welcome} ${next}`);
    case "help":
      return only(`${texts.help}\n${next}`);
    case "recall":
      return only(recall(state, language, next));
    case "book":
      return only(`${texts.booking} ${next}`);
    case "about":
      return only(`${aboutTopic(command.topic, state, language)}\n${next}`);
    case "export":
      return only(texts.exporting);
    case "change_day":
    case "start_over":
    case "search_again":
      return only(next);
    case "compare":
    case "choose":
    case "show_day":
    case "cheaper":
    case "show":
      return trip === null ? only(next) : aboutPlans(state, trip, command, now);
  }
}

type PlanCommand = Extract<Command, { type: "compare" | "choose" | "show_day" | "cheaper" | "show" }>;

function aboutPlans(
  state: TravelState,
  trip: Trip,
  command: PlanCommand,
  now: string,
): { text: string; update: TravelUpdate } {
  const only = (text: string) => ({ text, update: {} });
  switch (command.type) {
    case "compare":
      return only(comparePlans(state.final_plans, command.plans, trip));
    case "choose":
      return choose(state, trip, command.plan, now);
    case "show_day":
      return only(showDay(state, trip, command.day));
    case "cheaper":
      return only(cheaper(state, trip));
    case "show":
      return only(show(state, trip, command.part));
  }
}

function nextStep(state: TravelState, language: Language): string {
  const [missing] = missingOf(state);
  return missing === undefined ? REPLYING[language].goOn : askFor(missing, language);
}

const TOLD = [
  "destination",
  "duration",
  "budget",
  "budget_basis",
  "num_people",
  "travel_style",
  "departure_date",
  "origin",
  "preferred_airline",
  "accommodation_preference",
] as const;

/** Everything the traveller has said so far. */
function recall(state: TravelState, language: Language, next: string): string {
  const lines = TOLD.flatMap((name) => {
    const said = sayFact(name, state[name], language);
    return said === null ? [] : [`- ${NOTING[language].labels[name]}: ${said}`];
  });
  return [...lines, next].join("\n");
}

function planOf(state: TravelState, letter: PlanLetter): Plan | undefined {
  return state.final_plans.find((plan) => plan.letter === letter);
}

function choose(
  state: TravelState,
  trip: Trip,
  letter: PlanLetter,
  now: string,
): { text: string; update: TravelUpdate } {
  const { language } = trip;
  const texts = REPLYING[language];
  const chosen = choosePlan(state, trip, letter);
  if (chosen === null) return { text: texts.noPlans, update: {} };
  const { plan, days, update } = chosen;
  const { money } = WORDS[language];
  const text = [
    texts.chosen(letter, planName(plan, language)),
    ...highlightsOf(trip, plan.flight, plan.hotel).map((highlight) => `- ${highlight}`),
    texts.wholeCost(money(plan.total_budget), money(plan.breakdown.per_person)),
    remaining(plan.breakdown, language),
    ...(isExpired(plan, now) ? [texts.expired] : []),
    texts.bookYourself,
    ...(days.length === 0 ? [] : [`\n${texts.endsAnew}`]),
    ...days.map(([key, day]) => `\n${daySection(key, day, trip)}`),
  ].join("\n");
  return { text, update };
}

function isExpired({ flight }: Plan, now: string): boolean {
  return flight?.expires_at !== null && flight !== null && Date.parse(flight.expires_at) <= Date.parse(now);
}

function showDay(state: TravelState, trip: Trip, day: number): string {
  const found = state.itinerary[`day${day}`];
  return found === undefined
    ? REPLYING[trip.language].lastDay(Object.keys(state.itinerary).length)
    : daySection(`day${day}`, found, trip);
}

function cheaper(state: TravelState, { language }: Trip): string {
  const texts = REPLYING[language];
  const balanced = planOf(state, "B");
  const cheapest = planOf(state, "C");
  if (balanced === undefined || cheapest === undefined) return texts.noPlans;
  const { money, amount } = WORDS[language];
  return [
    texts.cheapest(money(cheapest.total_budget), amount(balanced.total_budget - cheapest.total_budget)),
    remaining(cheapest.breakdown, language),
    ...texts.savings,
  ].join("\n");
}

function show(state: TravelState, trip: Trip, part: ShownPart): string {
  const texts = REPLYING[trip.language];
  switch (part) {
    case "flights":
      return state.flight_options.length > 0 ? flightSection(state.flight_options, trip) : texts.noFlights;
    case "hotels":
      return state.hotel_options.length > 0 ? hotelSection(state.hotel_options, trip) : texts.noHotels;
    case "itinerary":
      return days(state, trip).join("\n\n");
    case "rain":
      return rain(state, trip);
    case "weather":
      return weatherTip(trip).join("\n");
    case "budget":
      return state.budget_breakdown === null
        ? texts.noCosts
        : budgetSection(
            state.budget_breakdown,
            trip,
            state.chosen_plan ?? state.recommendation?.letter ?? "B",
          );
    case "plans":
      return planSection(state.final_plans, trip);
    case "recommendation":
      return recommended(state, trip).join("\n");
    case "all":
      return resultsAnswer(state, trip);
  }
}

function rain(state: TravelState, trip: Trip): string {
  const texts = REPLYING[trip.language];
  const lines = Object.entries(state.itinerary).flatMap(([key, day]) => {
    const places = rainPlaces(day, trip);
    return places === "" ? [] : [texts.rainOn(Number(key.slice(3)), places)];
  });
  return lines.length === 0 ? texts.noRain : [texts.rainTitle, ...lines].join("\n");
}
