import type { Trip } from "../experts/trip.ts";
import type { ShownPart } from "../reading/reading.ts";
import type { Plan } from "../shapes.ts";
import type { TravelState } from "../state.ts";
import { ASKED_FACTS } from "../texts/asked-facts.ts";
import { WORDS } from "../texts/words.ts";

/** The parts that are one fact of the trip rather than a section of the results. */
type AskedFact = Extract<
  ShownPart,
  "departure" | "return" | "check_in" | "check_out" | "length" | "party" | "to_do"
>;

/** One fact of the trip that was asked for, from what is planned. */
export function aboutFact(state: TravelState, trip: Trip, fact: AskedFact): string {
  const texts = ASKED_FACTS[trip.language];
  const date = WORDS[trip.language].date;
  const assumed = trip.is_date_assumed ? [texts.assumed] : [];
  switch (fact) {
    case "departure":
      return [texts.leaving(date(trip.departure_date)), ...ways(state, trip, "outbound"), ...assumed].join(
        "\n",
      );
    case "return":
      return [texts.returning(date(trip.return_date)), ...ways(state, trip, "inbound"), ...assumed].join(
        "\n",
      );
    case "check_in": {
      const day = stayOf(state)?.check_in ?? trip.departure_date;
      return [texts.checkIn(date(day), timeOf(state, "체크인")), texts.askTheStay, ...assumed].join(" ");
    }
    case "check_out": {
      const day = stayOf(state)?.check_out ?? trip.return_date;
      return [texts.checkOut(date(day), timeOf(state, "체크아웃")), texts.askTheStay, ...assumed].join(" ");
    }
    case "length":
      return [texts.length(trip.nights, date(trip.departure_date), date(trip.return_date)), ...assumed].join(
        "\n",
      );
    case "party":
      return texts.party(trip.people, trip.children);
    case "to_do":
      return toDo(state, trip);
  }
}

/** When each plan goes, for they go at different times. */
function ways({ final_plans }: TravelState, { language }: Trip, way: "outbound" | "inbound") {
  const texts = ASKED_FACTS[language];
  const lines = final_plans.flatMap(({ letter, flight }) => {
    if (flight === null) return [];
    const { from, to, date, departure_time, arrival_time, arrival_date } = flight[way];
    const arrivesOn = arrival_date === date ? null : WORDS[language].date(arrival_date);
    return [texts.way({ letter, from, leaves: departure_time, to, arrives: arrival_time, arrivesOn })];
  });
  return lines.length === 0 ? [] : [...lines, texts.estimated];
}

function stayOf({ final_plans, chosen_plan, recommendation }: TravelState): Plan["hotel"] {
  const letter = chosen_plan ?? recommendation?.letter ?? "B";
  return final_plans.find((plan) => plan.letter === letter)?.hotel ?? null;
}

/** When the days have one do this; null when they do not say. */
function timeOf({ itinerary }: TravelState, what: "체크인" | "체크아웃"): string | null {
  const activities = Object.values(itinerary).flatMap((day) => day.activities);
  return activities.find(({ type, activity }) => type === "rest" && activity.includes(what))?.time ?? null;
}

function toDo(state: TravelState, { language, is_date_assumed }: Trip): string {
  const texts = ASKED_FACTS[language];
  const { title, flights, hotels, date, book } = texts.toDo;
  const recommended = state.recommendation?.letter ?? "B";
  return [
    title,
    ...(state.flight_options.length === 0 ? [flights] : []),
    ...(state.hotel_options.length === 0 ? [hotels] : []),
    ...(is_date_assumed ? [date] : []),
    state.chosen_plan === null ? texts.choosePlan(recommended) : texts.chosen(state.chosen_plan),
    book,
  ].join("\n");
}
