import type { Trip } from "../experts/trip.ts";
import { clockOf, minutesOf } from "../prices/local-time.ts";
import type { PlanLetter, ShownPart } from "../reading/reading.ts";
import type { TravelState } from "../state.ts";
import { activityName, baggageName, hotelName } from "../texts/naming.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { REPLYING } from "../texts/replying.ts";
import { WORDS } from "../texts/words.ts";
import { aboutFact } from "./about-facts.ts";
import { days, recommended, resultsAnswer, waysOutSection } from "./results-answer.ts";
import {
  budgetSection,
  flightSection,
  hotelSection,
  planName,
  planSection,
  rainPlaces,
  tripFacts,
} from "./sections.ts";

/** One part of the results, from what is stored. */
export function showPart(state: TravelState, trip: Trip, part: ShownPart): string {
  const texts = REPLYING[trip.language];
  switch (part) {
    case "departure":
    case "return":
    case "check_in":
    case "check_out":
    case "length":
    case "party":
    case "to_do":
      return aboutFact(state, trip, part);
    case "dates":
      return tripFacts(trip);
    case "flights":
      return state.flight_options.length > 0
        ? [flightSection(state.flight_options, trip), flightDetails(state, trip)].join("\n\n")
        : texts.noFlights;
    case "hotels":
      return state.hotel_options.length > 0
        ? [hotelSection(state.hotel_options, trip), texts.stayDetails].join("\n\n")
        : texts.noHotels;
    case "itinerary":
      return days(state, trip).join("\n\n");
    case "food":
      return meals(state, trip);
    case "walking":
      return walking(state, trip);
    case "way_in":
      return wayIn(trip);
    case "airport_time":
      return airportTime(state, trip);
    case "rain":
      return rain(state, trip);
    case "budget":
      return budgetOf(state, trip);
    case "plans":
      return planSection(state.final_plans, trip);
    case "recommendation":
      return recommended(state, trip).join("\n");
    case "ways_out":
      return waysOutSection(state, trip).join("\n") || budgetOf(state, trip);
    case "all":
      return resultsAnswer(state, trip);
  }
}

function budgetOf(state: TravelState, trip: Trip): string {
  return state.budget_breakdown === null
    ? REPLYING[trip.language].noCosts
    : budgetSection(state.budget_breakdown, trip, letterOf(state));
}

/** One of the three plans with its flight, its stay and its costs. */
export function showPlan(state: TravelState, trip: Trip, letter: PlanLetter): string {
  const { language, destination } = trip;
  const plan = state.final_plans.find((each) => each.letter === letter);
  if (plan === undefined) return REPLYING[language].noPlans;
  const { money } = WORDS[language];
  const texts = REPLYING[language];
  return [
    `**${WORDS[language].plan(letter)}: ${planName(plan, language)}**`,
    ...(plan.flight === null ? [texts.noFlights] : [flightSection([plan.flight], trip)]),
    ...(plan.hotel === null
      ? [texts.noHotels]
      : [
          `- ${texts.perNight(hotelName(plan.hotel, destination, language), money(plan.hotel.price_per_night))}`,
        ]),
    budgetSection(plan.breakdown, trip, letter),
    texts.sameDays,
  ].join("\n\n");
}

/** What each flight takes along, and whether one changes planes. */
function flightDetails({ flight_options }: TravelState, { language }: Trip): string {
  const texts = REPLYING[language];
  return flight_options
    .map((flight) =>
      texts.flightDetail(
        PRESENTING[language].types[flight.type],
        flight.stops,
        baggageName(flight, language),
      ),
    )
    .join("\n");
}

function letterOf(state: TravelState): PlanLetter {
  return state.chosen_plan ?? state.recommendation?.letter ?? "B";
}

function eachDay(state: TravelState) {
  return Object.entries(state.itinerary).map(([key, day]) => [Number(key.slice(3)), day] as const);
}

function meals(state: TravelState, { destination, language }: Trip): string {
  const texts = REPLYING[language];
  const lines = eachDay(state).flatMap(([number, day]) => {
    const eaten = day.activities.filter(({ type }) => type === "food");
    if (eaten.length === 0) return [];
    return [
      texts.mealsOn(
        number,
        eaten.map((each) => `${each.time} ${activityName(each, destination, language)}`).join(", "),
      ),
    ];
  });
  return lines.length === 0 ? texts.noMeals : [texts.mealsTitle, ...lines].join("\n");
}

function walking(state: TravelState, { language }: Trip): string {
  const { day, onTheWay } = PRESENTING[language];
  return eachDay(state)
    .map(([number, { date, walking_km, travel_minutes }]) =>
      `- ${day(number, WORDS[language].date(date), "")}: ${onTheWay(walking_km, travel_minutes)}`.replace(
        " — :",
        ":",
      ),
    )
    .join("\n");
}

function wayIn({ destination, language }: Trip): string {
  const texts = REPLYING[language];
  const airport = destination.airports[0];
  if (airport === undefined) return texts.noAirport;
  const { minutes, how_ko, how_en, price_krw } = airport.to_centre;
  return texts.wayIn(
    language === "ko" ? airport.name_ko : airport.iata,
    minutes,
    language === "ko" ? how_ko : how_en,
    WORDS[language].money(price_krw),
  );
}

/** Two hours before a flight, as the last day is planned; twenty minutes before a train. */
function airportTime(state: TravelState, { language }: Trip): string {
  const flight = state.final_plans.find(({ letter }) => letter === letterOf(state))?.flight;
  const texts = REPLYING[language];
  if (flight == null) return texts.noFlights;
  const before = flight.mode === "flight" ? 120 : 20;
  const early = (time: string) => clockOf((minutesOf(time) - before + 1440) % 1440);
  return texts.airportTime(
    {
      at: early(flight.outbound.departure_time),
      leaves: flight.outbound.departure_time,
      from: flight.outbound.from,
    },
    {
      at: early(flight.inbound.departure_time),
      leaves: flight.inbound.departure_time,
      from: flight.inbound.from,
    },
    before,
  );
}

function rain(state: TravelState, trip: Trip): string {
  const texts = REPLYING[trip.language];
  const lines = eachDay(state).flatMap(([number, day]) => {
    const places = rainPlaces(day, trip);
    return places === "" ? [] : [texts.rainOn(number, places)];
  });
  return lines.length === 0 ? texts.noRain : [texts.rainTitle, ...lines].join("\n");
}
