import { daysBetween } from "@maru/language";
import {
  type Flight,
  type Hotel,
  type ItineraryDay,
  type Leg,
  OptionType,
  type Plan,
  type Recommendation,
} from "../shapes.ts";
import type { TravelState } from "../state.ts";
import { ADVISING } from "../texts/advising.ts";
import type { Language } from "../texts/language.ts";
import { areaName, carrierName, distanceName, hotelName } from "../texts/naming.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { WORDS } from "../texts/words.ts";
import { breakDown } from "./costs.ts";
import { partyBudget, stylesOf, type Trip } from "./trip.ts";

const PLANS = [
  { plan_id: "luxury", letter: "A", type: "premium" },
  { plan_id: "balanced", letter: "B", type: "standard" },
  { plan_id: "budget", letter: "C", type: "budget" },
] as const;

interface PlanInput {
  readonly trip: Trip;
  readonly flights: readonly Flight[];
  readonly hotels: readonly Hotel[];
  readonly itinerary: Readonly<Record<string, ItineraryDay>>;
  /** Whose flight the days follow; null as long as they follow none, or another plan was chosen. */
  readonly followed: OptionType | null;
}

/** Plans A, B and C from the options that were found, with one of them recommended. */
export function makePlans(input: PlanInput): { plans: readonly Plan[]; recommendation: Recommendation } {
  const drafts = PLANS.map((plan) => draft(input, plan));
  const recommended = notAbove(input.followed, drafts, chooseOf(input.trip, drafts));
  const plans = drafts.map((plan) => ({ ...plan, recommended: plan.letter === recommended.letter }));
  return { plans, recommendation: reason(input.trip, plans, recommended) };
}

/** The plans for what was found; the same results make the same plans. */
export function plansOf(state: TravelState, trip: Trip): ReturnType<typeof makePlans> {
  const { flight_options: flights, hotel_options: hotels, itinerary, itinerary_optimization } = state;
  const made = state.chosen_plan === null ? itinerary_optimization?.flight : null;
  const followed = OptionType.safeParse(made).data ?? null;
  return makePlans({ trip, flights, hotels, itinerary, followed });
}

function draft(input: PlanInput, plan: (typeof PLANS)[number]): Plan {
  const flight = ofType(input.flights, plan.type);
  const hotel = ofType(input.hotels, plan.type);
  const breakdown = breakDown({
    trip: input.trip,
    type: plan.type,
    flight,
    hotel,
    itinerary: input.itinerary,
  });
  return {
    plan_id: plan.plan_id,
    letter: plan.letter,
    name: PRESENTING[input.trip.language].planNames[plan.letter] ?? plan.letter,
    flight,
    hotel,
    itinerary: Object.keys(input.itinerary),
    breakdown,
    total_budget: breakdown.total,
    highlights: highlightsOf(input.trip, flight, hotel),
    recommended: false,
  };
}

function ofType<Option extends { type: OptionType }>(
  options: readonly Option[],
  type: OptionType,
): Option | null {
  return options.find((option) => option.type === type) ?? null;
}

export function highlightsOf(
  { destination, language }: Trip,
  flight: Flight | null,
  hotel: Hotel | null,
): string[] {
  return [
    ...(flight === null
      ? []
      : [
          ADVISING[language].bothWays(
            carrierName(flight, language),
            timesOf(flight.outbound, language),
            timesOf(flight.inbound, language),
          ),
        ]),
    ...(hotel === null
      ? []
      : [`${hotelName(hotel, destination, language)} · ${distanceName(hotel, language)}`]),
  ];
}

/** «07:20→09:10», «21:10→03:50(+1일)» */
function timesOf({ date, departure_time, arrival_time, arrival_date }: Leg, language: Language): string {
  const days = daysBetween(date, arrival_date);
  return `${departure_time}→${arrival_time}${days === 0 ? "" : PRESENTING[language].daysLater(days)}`;
}

/** Strict budgets allow nothing above; flexible ones a tenth. */
function isAllowed(trip: Trip, plan: Plan): boolean {
  return leftOf(trip, plan) >= (trip.flexibility === "strict" ? 0 : -0.1 * partyBudget(trip));
}

/** What is left of the budget; less than nothing when the plan costs more. */
function leftOf(trip: Trip, { breakdown }: Plan): number {
  return breakdown.remaining ?? partyBudget(trip) - breakdown.total;
}

/** The balanced plan if it fits, the premium one only with room to spare, else the cheapest. */
function chooseOf(trip: Trip, plans: readonly Plan[]): Plan {
  const [luxury, balanced, budget] = plans as readonly [Plan, Plan, Plan];
  if (leftOf(trip, luxury) >= partyBudget(trip) * 0.1) return luxury;
  return isAllowed(trip, balanced) ? balanced : budget;
}

/**
 * Days that were made for a cheaper flight may leave money for a dearer one, whose days would cost too much again:
 * then the plan is recommended that the days belong to.
 */
function notAbove(followed: OptionType | null, plans: readonly Plan[], chosen: Plan): Plan {
  const own = plans.findIndex(({ flight }) => flight !== null && flight.type === followed);
  return plans[Math.max(own, plans.indexOf(chosen))] ?? chosen;
}

function reason(trip: Trip, plans: readonly Plan[], chosen: Plan): Recommendation {
  const within = partyBudget(trip);
  const left = leftOf(trip, chosen);
  const texts = ADVISING[trip.language];
  const { amount } = WORDS[trip.language];
  const isComplete = plans.some(({ flight }) => flight !== null) && plans.some(({ hotel }) => hotel !== null);
  const reasons = [
    !isComplete
      ? texts.incomplete
      : left >= 0
        ? texts.staysWithin(amount(within), amount(left))
        : texts.goesOver(amount(within), amount(-left)),
    ...(chosen.hotel === null
      ? []
      : [texts.staysIn(areaName(chosen.hotel.location, trip.destination, trip.language), stylesOf(trip))]),
  ];
  const against_others = plans
    .filter(({ letter }) => letter !== chosen.letter)
    .map((plan) => {
      const difference = plan.total_budget - chosen.total_budget;
      const price = difference >= 0 ? { more: amount(difference) } : { less: amount(-difference) };
      const over = -leftOf(trip, plan);
      return texts.against(plan.letter, price, over > 0 ? amount(over) : null);
    });
  return {
    plan_id: chosen.plan_id,
    letter: chosen.letter,
    reasons,
    against_others,
    is_within_budget: isComplete && left >= 0,
  };
}
