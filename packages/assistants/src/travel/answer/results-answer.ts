import { likedOf } from "../experts/change-days.ts";
import { describeItinerary } from "../experts/describe-itinerary.ts";
import { plansOf } from "../experts/plans.ts";
import type { Trip } from "../experts/trip.ts";
import { budgetFor, waysOut } from "../experts/ways-out.ts";
import type { ItineraryDay } from "../shapes.ts";
import type { TravelState } from "../state.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { WORDS } from "../texts/words.ts";
import { expertWords, unplacedOf } from "./expert-words.ts";
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
import { isAllEstimated, sourceLines } from "./source-lines.ts";

/** The whole answer: what was understood, what was found, what it costs, what we would do. */
export function resultsAnswer(state: TravelState, trip: Trip): string {
  const city = WORDS[trip.language].city(trip.destination.names.ko);
  return [
    confirmation(trip),
    ...state.notes.map((note) => `- ${note}`),
    ...gaps(state, trip),
    `# ${PRESENTING[trip.language].title(city, trip.nights)}`,
    resultsBody(state, trip),
  ].join("\n\n");
}

/** Everything below the title. */
export function resultsBody(state: TravelState, trip: Trip): string {
  const { recommendation, budget_breakdown: breakdown } = state;
  const texts = PRESENTING[trip.language];
  // With neither a flight nor a stay there is nothing to add up, compare or recommend.
  const hasNothing = state.flight_options.length === 0 && state.hotel_options.length === 0;
  return [
    tripFacts(trip),
    state.flight_options.length > 0
      ? flightSection(state.flight_options, trip)
      : `## ${texts.flights}\n${texts.noFlights}`,
    state.hotel_options.length > 0
      ? hotelSection(state.hotel_options, trip)
      : `## ${texts.hotelsTitle(trip.nights, 1, true)}\n${texts.noHotels}`,
    `## ${texts.itinerary}`,
    ...days(state, trip),
    ...wishes(state, trip),
    ...(hasNothing || breakdown === null
      ? []
      : [budgetSection(breakdown, trip, state.chosen_plan ?? recommendation?.letter ?? "B")]),
    ...(hasNothing || state.final_plans.length === 0 ? [] : [planSection(state.final_plans, trip)]),
    ...(hasNothing ? [] : [...recommended(state, trip), ...waysOutSection(state, trip)]),
    tips(state, trip),
    experts(state, trip),
    sourceLines(state, trip),
    isAllEstimated(state) ? texts.estimates : texts.someEstimates,
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
    ...aboutWish(state, trip, planned),
    daySection(`day${day}`, planned, trip),
    ...wishes(state, trip),
    ...(breakdown === null
      ? []
      : [
          `${texts.costNow(state.chosen_plan ?? recommendation?.letter ?? "B", WORDS[trip.language].money(breakdown.total))} ${remaining(breakdown, trip.language)}`,
        ]),
  ].join("\n\n");
}

/** Which of the day's places are what was wished for it; that there are none is said too. */
function aboutWish({ replan_wish }: TravelState, { destination, language }: Trip, day: ItineraryDay) {
  if (replan_wish === null || replan_wish.styles.length === 0) return [];
  const ids = day.activities.map(({ place_id }) => place_id);
  const places = destination.places.filter(({ id }) => ids.includes(id));
  const styles = replan_wish.styles.map(WORDS[language].style).join("·");
  return [
    PRESENTING[language].dayWish(
      styles,
      likedOf(replan_wish, places).map((place) => place[language]),
    ),
  ];
}

/** Flights, stays and places. */
const SEARCHES = 3;

/** What failed is named first, so that nobody mistakes a gap for a result. */
function gaps(state: TravelState, trip: Trip): readonly string[] {
  const failed = expertWords(state, trip).filter(({ hasFailed }) => hasFailed);
  return failed.map(({ summary }, index) =>
    PRESENTING[trip.language].gap(summary, failed.length < SEARCHES && index === failed.length - 1),
  );
}

export function days(state: TravelState, trip: Trip): readonly string[] {
  const entries = Object.entries(state.itinerary);
  return entries.length === 0
    ? [PRESENTING[trip.language].noItinerary]
    : [...entries]
        .sort(([left], [right]) => Number(left.slice(3)) - Number(right.slice(3)))
        .map(([key, day]) => daySection(key, day, trip));
}

function wishes(state: TravelState, trip: Trip): readonly string[] {
  const { alternatives } = describeItinerary(trip, state.itinerary, unplacedOf(state));
  return alternatives.length === 0 ? [] : [alternatives.map((line) => `- ${line}`).join("\n")];
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

/** What it takes when the money is not enough, and how to say which way one goes. */
export function waysOutSection(state: TravelState, trip: Trip): readonly string[] {
  if (state.ways_out.length === 0) return [];
  const ways = waysOut(trip, state.final_plans);
  const raised = budgetFor(ways[0]?.amount ?? 0, trip.basis, trip.people);
  return [
    [
      `## ${PRESENTING[trip.language].tooLittle}`,
      ...ways.map(({ message }, index) => `${index + 1}. ${message}`),
      "",
      PRESENTING[trip.language].takeOne(WORDS[trip.language].amount(raised)),
    ].join("\n"),
  ];
}

function tips(state: TravelState, trip: Trip): string {
  const all = expertWords(state, trip).flatMap(({ tips: each }) => each);
  return all.length === 0
    ? ""
    : [
        `## ${PRESENTING[trip.language].tips}`,
        ...[...new Set(all)].slice(0, 6).map((tip) => `- ${tip}`),
      ].join("\n");
}

function experts(state: TravelState, trip: Trip): string {
  const texts = PRESENTING[trip.language];
  const lines = expertWords(state, trip).map(
    ({ expert, summary }) => `- ${texts.experts[expert]}: ${summary}`,
  );
  return lines.length === 0 ? "" : [`## ${texts.opinions}`, ...lines].join("\n");
}
