import { plansOf } from "../experts/plans.ts";
import type { Trip } from "../experts/trip.ts";
import type { TravelState } from "../state.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { WORDS } from "../texts/words.ts";
import {
  budgetSection,
  confirmation,
  daySection,
  flightSection,
  hotelSection,
  planSection,
  remaining,
  tripFacts,
} from "./sections.ts";

/** The whole answer: what was understood, what was found, what it costs, what we would do. */
export function resultsAnswer(state: TravelState, trip: Trip): string {
  const { recommendation, budget_breakdown: breakdown } = state;
  const texts = PRESENTING[trip.language];
  const city = WORDS[trip.language].city(trip.destination.names.ko);
  return [
    confirmation(trip),
    ...state.notes.map((note) => `- ${note}`),
    ...gaps(state, trip),
    `# ${texts.title(city, trip.nights)}`,
    tripFacts(trip),
    state.flight_options.length > 0
      ? flightSection(state.flight_options, trip)
      : `## ${texts.flights}\n${texts.noFlights}`,
    state.hotel_options.length > 0
      ? hotelSection(state.hotel_options, trip)
      : `## ${texts.hotelsTitle(trip.nights, 1)}\n${texts.noHotels}`,
    `## ${texts.itinerary}`,
    ...days(state, trip),
    ...wishes(state),
    ...(breakdown === null ? [] : [budgetSection(breakdown, trip, recommendation?.letter ?? "B")]),
    ...(state.final_plans.length > 0 ? [planSection(state.final_plans, trip)] : []),
    ...recommended(state, trip),
    ...waysOutSection(state, trip),
    tips(state, trip),
    experts(state, trip),
    texts.estimates,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** One day that was planned anew, and what that does to the money. */
export function dayAnswer(state: TravelState, trip: Trip, day: number): string {
  const planned = state.itinerary[`day${day}`];
  const { recommendation, budget_breakdown: breakdown } = state;
  if (planned === undefined) return resultsAnswer(state, trip);
  const texts = PRESENTING[trip.language];
  return [
    texts.dayAnew(day),
    daySection(`day${day}`, planned, trip),
    ...wishes(state),
    ...(breakdown === null
      ? []
      : [
          `${texts.costNow(recommendation?.letter ?? "B", WORDS[trip.language].money(breakdown.total))} ${remaining(breakdown, trip.language)}`,
        ]),
  ].join("\n\n");
}

/** What failed is named first, so that nobody mistakes a gap for a result. */
function gaps(state: TravelState, { language }: Trip): readonly string[] {
  const failed = Object.values(state.agent_results).filter(({ status }) => status === "failed");
  return failed.map(({ summary }) => PRESENTING[language].gap(summary));
}

export function days(state: TravelState, trip: Trip): readonly string[] {
  const entries = Object.entries(state.itinerary);
  return entries.length === 0
    ? [PRESENTING[trip.language].noItinerary]
    : [...entries]
        .sort(([left], [right]) => Number(left.slice(3)) - Number(right.slice(3)))
        .map(([key, day]) => daySection(key, day, trip));
}

function wishes(state: TravelState): readonly string[] {
  const unplaced = state.agent_results.itinerary_planner?.alternatives ?? [];
  return unplaced.length === 0 ? [] : [unplaced.map((line) => `- ${line}`).join("\n")];
}

/** Written anew in the language of the moment: the traveller may have changed it since the plans were made. */
export function recommended(state: TravelState, trip: Trip): readonly string[] {
  if (state.recommendation === null) return [];
  const { recommendation } = plansOf(state, trip);
  return [
    [
      `## ${PRESENTING[trip.language].recommended(recommendation.letter)}`,
      ...recommendation.reasons.map((reason) => `- ${reason}`),
      ...recommendation.against_others.map((line) => `- ${line}`),
    ].join("\n"),
  ];
}

function waysOutSection({ ways_out }: TravelState, { language }: Trip): readonly string[] {
  if (ways_out.length === 0) return [];
  return [
    [`## ${PRESENTING[language].tooLittle}`, ...ways_out.map(({ message }) => `- ${message}`)].join("\n"),
  ];
}

function tips(state: TravelState, { language }: Trip): string {
  const all = Object.values(state.agent_results).flatMap(({ tips: each }) => each);
  return all.length === 0
    ? ""
    : [`## ${PRESENTING[language].tips}`, ...[...new Set(all)].slice(0, 6).map((tip) => `- ${tip}`)].join(
        "\n",
      );
}

const EXPERTS = ["flight_expert", "hotel_expert", "itinerary_planner", "budget_manager"] as const;

function experts(state: TravelState, { language }: Trip): string {
  const texts = PRESENTING[language];
  const lines = EXPERTS.flatMap((name) => {
    const summary = state.agent_results[name]?.summary;
    return summary === undefined ? [] : [`- ${texts.experts[name]}: ${summary}`];
  });
  return lines.length === 0 ? "" : [`## ${texts.opinions}`, ...lines].join("\n");
}
