import { overwrite } from "@maru/state";
import { destinationByName } from "./destinations.ts";
import type { Facts, Reading } from "./reading/reading.ts";
import type { TravelStyle } from "./shapes.ts";
import type { TravelState, TravelUpdate } from "./state.ts";
import type { Language } from "./texts/language.ts";
import { originName, placeName, preferredName } from "./texts/naming.ts";
import { NOTING } from "./texts/noting.ts";
import { WORDS } from "./texts/words.ts";

type FactName = keyof Facts;

/** What each result was made from. A change of one of these clears it, and what was made from it in turn. */
const FLIGHT_INPUTS: readonly FactName[] = [
  "destination",
  "duration",
  "num_people",
  "departure_date",
  "origin",
  "preferred_airline",
];
const HOTEL_INPUTS: readonly FactName[] = [
  "destination",
  "duration",
  "num_people",
  "children",
  "departure_date",
  "accommodation_preference",
];
const ITINERARY_INPUTS: readonly FactName[] = [
  "destination",
  "duration",
  "num_people",
  "departure_date",
  "origin",
  "children",
  "travel_style",
  "denied_styles",
  "pace",
  "preferred_airline",
];
/** These leave the days as they are, but for the one that a new wish or another stay touches. */
const ADJUSTING: readonly FactName[] = ["must_visit_places", "avoided_places", "accommodation_preference"];

/** What the costs are held against. */
const MONEY: readonly FactName[] = [
  "budget",
  "budget_basis",
  "budget_excludes_flights",
  "budget_flexibility",
];

/** Lists of places: all of them are said, not what they were before. */
const PLACES: readonly FactName[] = ["must_visit_places", "avoided_places"];

/** Takes what a message says into the state: only what changes, with everything cleared that depended on it. */
export function takeIn(
  state: TravelState,
  reading: Reading,
  language: Language,
): { update: TravelUpdate; changed: readonly FactName[] } {
  const facts = withConsequences(state, reading.facts);
  const changed = (Object.keys(facts) as FactName[]).filter((name) => !isSame(facts[name], state[name]));
  const notes = [...describeChanges(state, facts, changed, language), ...reading.notes];
  return {
    update: {
      ...asUpdate(facts, changed),
      ...cleared(state, changed),
      ...replaced(state, changed, reading.command?.type === "undo"),
      ...saidNow(state, facts),
      notes,
    },
    changed,
  };
}

/** What is said is assumed no longer, also where it is the same. */
function saidNow({ assumptions }: TravelState, facts: Facts): TravelUpdate {
  const left = assumptions.filter((name) => !(name in facts));
  return left.length === assumptions.length ? {} : { assumptions: left };
}

/** What values that were changed by hand leave without ground, as if the traveller had said them. */
export function clearedByEdit(before: TravelState, after: TravelState): TravelUpdate {
  const facts = [...FLIGHT_INPUTS, ...HOTEL_INPUTS, ...ITINERARY_INPUTS, ...ADJUSTING, ...MONEY];
  return cleared(
    after,
    facts.filter((name) => !isSame(before[name], after[name])),
  );
}

/** The days as they are, for who wants them back after a change of the days alone. */
export function daysBefore(state: TravelState): Pick<TravelUpdate, "undo" | "undo_earlier"> {
  const { itinerary, itinerary_optimization } = state;
  return {
    undo: structuredClone({ itinerary, itinerary_optimization }) as TravelUpdate["undo"],
    undo_earlier: earlierChanges(state),
  };
}

/** So many changes can be taken back, one after the other. */
const MOST_CHANGES = 8;

function earlierChanges({ undo, undo_earlier }: TravelState): TravelState["undo_earlier"] {
  const all = undo === null ? undo_earlier : [...undo_earlier, undo];
  return structuredClone(all.slice(-MOST_CHANGES));
}

/** One change was taken back: the one before it is next. */
export function changeBefore({
  undo_earlier,
}: TravelState): Required<Pick<TravelUpdate, "undo" | "undo_earlier">> {
  const earlier = structuredClone(undo_earlier);
  return { undo: earlier.at(-1) ?? null, undo_earlier: earlier.slice(0, -1) };
}

/** What was known and is now something else. */
function replaced(state: TravelState, changed: readonly FactName[], isUndo: boolean): TravelUpdate {
  if (isUndo && state.undo_earlier.length > 0) return changeBefore(state);
  const before = changed.filter(
    (name) => state[name] !== null && !(name === "travel_style" && state.travel_style.length === 0),
  );
  // Days that were kept for taking a change of them back belong to facts that no longer hold.
  const isOfFacts = (change: Readonly<Record<string, unknown>>) => change["itinerary"] === undefined;
  if (before.length === 0)
    return changed.length > 0 && state.undo !== null && !isOfFacts(state.undo)
      ? { undo: null, undo_earlier: [] }
      : {};
  return {
    undo: Object.fromEntries(before.map((name) => [name, structuredClone(state[name])])) as NonNullable<
      TravelUpdate["undo"]
    >,
    undo_earlier: isUndo ? [] : earlierChanges(state).filter(isOfFacts),
  };
}

/** Another city has other sights; other people have other children. */
function withConsequences(state: TravelState, facts: Facts): Facts {
  const isElsewhere = facts.destination !== undefined && facts.destination !== state.destination;
  const people = facts.num_people ?? state.num_people;
  const children = facts.children ?? state.children;
  return {
    ...facts,
    ...(isElsewhere && facts.must_visit_places === undefined && state.must_visit_places.length > 0
      ? { must_visit_places: [] }
      : {}),
    ...(isElsewhere && facts.avoided_places === undefined && state.avoided_places.length > 0
      ? { avoided_places: [] }
      : {}),
    ...(people !== null && children !== null && children >= people
      ? { children: Math.max(0, people - 1) }
      : {}),
  };
}

function asUpdate(facts: Facts, changed: readonly FactName[]): TravelUpdate {
  const update: Record<string, unknown> = {};
  for (const name of changed)
    update[name] = name === "travel_style" ? overwrite([...(facts.travel_style ?? [])]) : facts[name];
  return update as TravelUpdate;
}

/** A new trip: nothing of the old one is kept but the conversation. */
export function forgetTrip(state: TravelState): TravelUpdate {
  const all = [...FLIGHT_INPUTS, ...HOTEL_INPUTS, ...ITINERARY_INPUTS];
  return {
    ...cleared(state, all),
    destination: null,
    duration: null,
    budget: null,
    budget_basis: null,
    budget_excludes_flights: false,
    num_people: null,
    children: null,
    travel_style: overwrite([]),
    denied_styles: [],
    departure_date: null,
    origin: null,
    budget_flexibility: null,
    preferred_airline: null,
    accommodation_preference: null,
    must_visit_places: [],
    avoided_places: [],
    pace: null,
    budget_said: null,
    assumed_departure: null,
    undo: null,
    undo_earlier: [],
    supposed: null,
    assumptions: [],
    asked: {},
    told: null,
  };
}

function cleared(state: TravelState, changed: readonly FactName[]): TravelUpdate {
  if (changed.length === 0) return {};
  const touches = (inputs: readonly FactName[]) => changed.some((name) => inputs.includes(name));
  return {
    info_collected: false,
    ...(touches(FLIGHT_INPUTS) ? { flights_searched: false, flight_options: [], flight_analysis: null } : {}),
    ...(touches(HOTEL_INPUTS) ? { hotels_searched: false, hotel_options: [], hotel_analysis: null } : {}),
    ...(touches(ITINERARY_INPUTS)
      ? { itinerary_planned: false, itinerary: {}, itinerary_optimization: null }
      : touches(ADJUSTING)
        ? { itinerary_planned: false }
        : {}),
    budget_analyzed: false,
    budget_breakdown: null,
    plans_generated: false,
    final_plans: [],
    recommendation: null,
    ways_out: [],
    chosen_plan: null,
    ...(state.current_step === "done" ? { current_step: "collecting" as const } : {}),
  };
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** «기간을 3박에서 2박으로 바꿨어요»: a later fact replaces an earlier one, and says so. */
function describeChanges(
  state: TravelState,
  facts: Facts,
  changed: readonly FactName[],
  language: Language,
): readonly string[] {
  return changed.flatMap((name) => {
    if (name === "budget_excludes_flights" && state.budget === null) return [];
    const label = NOTING[language].labels[name];
    const city = facts.destination ?? state.destination;
    const before = sayFact(name, state[name], language, state.destination);
    const after = sayFact(name, facts[name], language, city);
    if (label !== undefined && after !== null && PLACES.includes(name)) return [`${label}: ${after}`];
    if (label === undefined || after === null) return [];
    // Beside a plan that was told, what is new is said too; before that it is said back as a whole.
    if (before === null) return state.told === null ? [] : [`${label}: ${after}`];
    return [`${label}: ${before} → ${after}`];
  });
}

function placesIn(city: string | null, names: readonly string[], language: Language): readonly string[] {
  const destination = destinationByName(city ?? "");
  return destination === undefined ? names : names.map((name) => placeName(name, destination, language));
}

/** A fact in words; null when nothing was known. */
export function sayFact(
  name: FactName,
  value: unknown,
  language: Language,
  city: string | null = null,
): string | null {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  const words = WORDS[language];
  switch (name) {
    case "destination":
      return words.city(value as string);
    case "duration":
      return words.nights(value as number);
    case "budget":
      return words.amount(value as number);
    case "num_people":
      return words.people(value as number);
    case "travel_style":
      return (value as readonly TravelStyle[]).map(words.style).join("·");
    case "must_visit_places":
    case "avoided_places":
      return placesIn(city, value as readonly string[], language).join("·");
    case "departure_date":
      return words.date(value as string);
    case "origin":
      return originName(value as string, language);
    case "preferred_airline":
      return preferredName(value as string, language);
    case "budget_basis":
      return NOTING[language].basis[value as "total"];
    case "budget_excludes_flights":
      return NOTING[language].flights(value as boolean);
    case "accommodation_preference":
      return NOTING[language].stay[value as "hotel"];
    default:
      return String(value);
  }
}
