import { breakDown } from "../experts/costs.ts";
import type { Trip } from "../experts/trip.ts";
import type { Command, Grade } from "../reading/reading.ts";
import type { OptionType, Plan } from "../shapes.ts";
import type { TravelState } from "../state.ts";
import { CHANGING } from "../texts/changing.ts";
import { carrierName, hotelName } from "../texts/naming.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { REPLYING } from "../texts/replying.ts";
import { WORDS } from "../texts/words.ts";
import { remaining } from "./sections.ts";

const CLASSES: readonly OptionType[] = ["budget", "standard", "premium"];

/** Another class of flight or stay in the plan that is looked at: what it would cost, from the options that were found. */
export function mixOptions(
  state: TravelState,
  trip: Trip,
  { plan: named, flight, hotel }: Extract<Command, { type: "mix" }>,
): string {
  const { language, destination } = trip;
  const texts = REPLYING[language];
  const letter = named ?? state.chosen_plan ?? state.recommendation?.letter ?? "B";
  const plan = state.final_plans.find((each) => each.letter === letter);
  if (plan?.flight == null || plan.hotel == null) return texts.noPlans;
  const flightType = stepped(plan.flight.type, flight);
  const hotelType = stepped(plan.hotel.type, hotel);
  const way = state.flight_options.find(({ type }) => type === flightType) ?? plan.flight;
  const stay = state.hotel_options.find(({ type }) => type === hotelType) ?? plan.hotel;
  const breakdown = breakDown({
    trip,
    type: classOf(plan),
    flight: way,
    hotel: stay,
    itinerary: state.itinerary,
  });
  const { money } = WORDS[language];
  const { types } = PRESENTING[language];
  const difference = breakdown.total - plan.total_budget;
  return [
    ...asItIs("flight", flight, plan.flight.type, flightType),
    ...asItIs("stay", hotel, plan.hotel.type, hotelType),
    texts.mixed(
      `${carrierName(way, language)} (${types[way.type]})`,
      `${hotelName(stay, destination, language)} (${types[stay.type]})`,
    ),
    texts.mixedFlight(money(way.price), trip.people, money(breakdown.flights)),
    texts.mixedStay(money(stay.price_per_night), trip.nights, stay.rooms, money(breakdown.accommodation)),
    texts.mixedRest(letter, money(breakdown.total - breakdown.flights - breakdown.accommodation)),
    texts.mixedTotal(money(breakdown.total), letter, money(Math.abs(difference)), Math.sign(difference)),
    remaining(breakdown, language),
    texts.mixedNote,
  ].join("\n");

  /** There is nothing below the cheapest and nothing above the best: better said than shown as a change. */
  function asItIs(
    part: "flight" | "stay",
    grade: Grade | null,
    before: OptionType,
    after: OptionType,
  ): readonly string[] {
    if (grade === null || before !== after) return [];
    const { alreadyCheapest, alreadyBest } = CHANGING[language];
    if (after === "budget" && grade !== "standard") return [alreadyCheapest(part)];
    return after === "premium" && grade !== "standard" ? [alreadyBest(part)] : [];
  }
}

function classOf({ letter }: Plan): OptionType {
  return ({ A: "premium", B: "standard", C: "budget" } as const)[letter];
}

function stepped(now: OptionType, grade: Grade | null): OptionType {
  if (grade === null) return now;
  if (grade !== "up" && grade !== "down") return grade;
  const index = CLASSES.indexOf(now) + (grade === "up" ? 1 : -1);
  return CLASSES[Math.min(2, Math.max(0, index))] ?? now;
}
