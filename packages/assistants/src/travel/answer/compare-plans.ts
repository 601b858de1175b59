import type { Trip } from "../experts/trip.ts";
import type { PlanLetter } from "../reading/reading.ts";
import type { Plan } from "../shapes.ts";
import { baggageName, carrierName, hotelName } from "../texts/naming.ts";
import { REPLYING } from "../texts/replying.ts";
import { WORDS } from "../texts/words.ts";
import { planSection } from "./sections.ts";

/** How two plans differ in money and comfort, computed from the plans as they are stored. */
export function comparePlans(all: readonly Plan[], letters: readonly PlanLetter[], trip: Trip): string {
  const plans = letters.flatMap((letter) => all.find((plan) => plan.letter === letter) ?? []);
  const [first, second] = plans;
  if (first === undefined || second === undefined) return planSection(all, trip);
  const { destination, language } = trip;
  const texts = REPLYING[language];
  const { money } = WORDS[language];
  const difference = first.total_budget - second.total_budget;
  const told = (tell: (plan: Plan) => string | null) =>
    [first, second].map((plan) => [plan.letter, tell(plan) ?? texts.none] as const);
  return [
    ...texts.difference({
      first: first.letter,
      second: second.letter,
      firstCost: money(first.total_budget),
      secondCost: money(second.total_budget),
      cheaper: (difference > 0 ? second : first).letter,
      by: money(Math.abs(difference)),
    }),
    texts.part(
      "flight",
      told(({ flight }) => flight && texts.fare(carrierName(flight, language), money(flight.price))),
    ),
    texts.part(
      "stay",
      told(
        ({ hotel }) =>
          hotel && texts.perNight(hotelName(hotel, destination, language), money(hotel.price_per_night)),
      ),
    ),
    texts.part(
      "food",
      told(({ breakdown }) => money(breakdown.food)),
    ),
    comfort(first, second, trip),
    ...plans.slice(2).map((plan) => texts.third(plan.letter, money(plan.total_budget))),
    texts.allEstimated,
  ].join("\n");
}

/** A is the most comfortable of the three, C the least. */
function comfort(first: Plan, second: Plan, { language }: Trip): string {
  const { letter, flight } = first.letter < second.letter ? first : second;
  const leaves = flight === null ? null : flight.outbound.departure_time;
  const baggage = flight === null ? null : baggageName(flight, language);
  return REPLYING[language].comfort(letter, leaves, baggage);
}
