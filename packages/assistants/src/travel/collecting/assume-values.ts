import { destinationByName } from "../destinations.ts";
import { roughCost } from "../experts/rough-cost.ts";
import { suggestCities } from "../experts/suggest-cities.ts";
import { departureOf } from "../experts/trip.ts";
import { missingOf, type Required } from "../questions.ts";
import type { Facts } from "../reading/reading.ts";
import type { Problem } from "../said.ts";
import type { TravelStyle } from "../shapes.ts";
import { isBudgetAllowed, LIMITS, type TravelState } from "../state.ts";
import { isDayTrip } from "./said-beyond.ts";

/** What is known when values have to be assumed. */
export interface Assuming {
  readonly state: TravelState;
  /** What could not be taken as it was said: the nearest that can is assumed. */
  readonly problems: readonly Problem[];
  /** What was said of late, for who named a kind of place. */
  readonly said: string;
}

/** Values for all that is still missing, one from the other: where, how long, how many, how much, what for. */
export function assumeValues({ state, problems, said }: Assuming): Facts {
  const missing = missingOf(state);
  const problemOf = (field: Required) => problems.find((each) => each.field === field);
  const isMissing = (field: Required) => missing.includes(field);
  // No stay is made of a day trip.
  if (isMissing("duration") && problems.some(isDayTrip)) return {};
  let known = state;
  const facts: { -readonly [name in keyof Facts]: Facts[name] } = {};
  if (isMissing("destination")) {
    const city = cityFor(state, problemOf("destination"), said);
    if (city === undefined) return {};
    facts.destination = city;
    known = { ...known, destination: city };
  }
  if (isMissing("duration")) {
    facts.duration = nightsFor(known, problemOf("duration"));
    known = { ...known, duration: facts.duration };
  }
  if (isMissing("num_people")) {
    facts.num_people = peopleFor(known, problemOf("num_people"));
    known = { ...known, num_people: facts.num_people };
  }
  if (isMissing("budget")) Object.assign(facts, moneyFor(known));
  if (isMissing("travel_style")) facts.travel_style = stylesFor(known);
  return facts;
}

/** The one that was among what was offered, else the one that suits best what is known. */
function cityFor(state: TravelState, problem: Problem | undefined, said: string): string | undefined {
  const asked = problem ?? state.questions.find(({ field }) => field === "destination");
  const isUnknown = asked?.problem === "unknown_city" || asked?.problem === "not_served";
  // Another place than the one somebody wants is offered, never taken.
  if (isUnknown) return undefined;
  const [offered] = asked?.candidates ?? [];
  return offered ?? suggestCities(state, said)[0]?.destination.names.ko;
}

/** A short flight is worth two nights, a long one a week. */
function nightsFor({ destination }: TravelState, problem: Problem | undefined): number {
  if (problem?.problem === "out_of_range") return LIMITS.duration.max;
  const upper = upperOf(problem);
  if (upper !== undefined) return Math.min(LIMITS.duration.max, upper);
  const minutes = destinationByName(destination ?? "")?.access.flight?.minutes ?? 0;
  return minutes <= 150 ? 2 : minutes <= 420 ? 3 : 6;
}

/** «2박이나 3박»: what is planned for the longer can be cut. */
function upperOf(problem: Problem | undefined): number | undefined {
  const last = problem?.problem === "range" ? problem.candidates.at(-1) : undefined;
  const number = Number(/\d+/.exec(last ?? "")?.[0]);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

function peopleFor({ children }: TravelState, problem: Problem | undefined): number {
  if (problem?.problem === "out_of_range") return LIMITS.num_people.max;
  const upper = upperOf(problem);
  if (upper !== undefined) return Math.min(LIMITS.num_people.max, upper);
  // A family or friends are more than two.
  const usual = problem === undefined ? 2 : 4;
  return Math.max(usual, (children ?? 0) + 1);
}

/** What a standard trip of this kind costs, with some room; an amount that waited for other values is taken as it is. */
export function moneyFor(state: TravelState): Facts {
  const { budget_said: said, duration, num_people: people } = state;
  const nights = duration ?? LIMITS.duration.min;
  if (said !== null) {
    const budget = said.per === "day" ? said.amount * (nights + 1) : said.amount;
    const basis = said.per === "party" ? "total" : (said.basis ?? "total");
    if (isBudgetAllowed(budget, basis, people)) return { budget, budget_basis: basis, budget_said: null };
  }
  return { budget: usualBudget(state), budget_basis: "total", budget_said: null };
}

const STEP = 10_000;
const ROOM = 1.1;

function usualBudget(state: TravelState): number {
  const destination = destinationByName(state.destination ?? "");
  const people = state.num_people ?? 1;
  if (destination === undefined) return LIMITS.budget.min * people;
  const { standard } = roughCost(destination, {
    nights: state.duration ?? LIMITS.duration.min,
    people,
    children: Math.min(state.children ?? 0, people - 1),
    departure_date: departureOf(state),
    origin: state.origin,
  });
  const each = Math.min(LIMITS.budget.max, Math.max(LIMITS.budget.min, standard * ROOM));
  return Math.ceil((each * people) / STEP) * STEP;
}

const USUAL: readonly TravelStyle[] = ["관광", "맛집"];

function stylesFor({ denied_styles }: TravelState): readonly TravelStyle[] {
  const wanted = USUAL.filter((style) => !denied_styles.includes(style));
  return wanted.length > 0 ? wanted : ["휴양"];
}
