import { spokenWon } from "../money.ts";
import type { Flight, Hotel, ItineraryDay, OptionType, Plan, Recommendation, WayOut } from "../shapes.ts";
import { breakDown, minimumCost } from "./costs.ts";
import { partyBudget, type Trip } from "./trip.ts";

const PLANS = [
  { plan_id: "luxury", letter: "A", type: "premium", name: "여유롭게 즐기는 프리미엄" },
  { plan_id: "balanced", letter: "B", type: "standard", name: "가격과 편안함의 균형" },
  { plan_id: "budget", letter: "C", type: "budget", name: "알뜰하게 다녀오기" },
] as const;

export interface PlanInput {
  readonly trip: Trip;
  readonly flights: readonly Flight[];
  readonly hotels: readonly Hotel[];
  readonly itinerary: Readonly<Record<string, ItineraryDay>>;
}

/** Plans A, B and C from the options that were found, with one of them recommended. */
export function makePlans(input: PlanInput): { plans: readonly Plan[]; recommendation: Recommendation } {
  const drafts = PLANS.map((plan) => draft(input, plan));
  const recommended = chooseOf(input.trip, drafts);
  const plans = drafts.map((plan) => ({ ...plan, recommended: plan.letter === recommended.letter }));
  return { plans, recommendation: reason(input.trip, plans, recommended) };
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
    name: plan.name,
    flight,
    hotel,
    itinerary: Object.keys(input.itinerary),
    breakdown,
    total_budget: breakdown.total,
    highlights: highlightsOf(flight, hotel),
    recommended: false,
  };
}

function ofType<Option extends { type: OptionType }>(
  options: readonly Option[],
  type: OptionType,
): Option | null {
  return options.find((option) => option.type === type) ?? null;
}

function highlightsOf(flight: Flight | null, hotel: Hotel | null): string[] {
  return [
    ...(flight === null
      ? []
      : [`${flight.airline} · ${flight.outbound.departure_time} 출발, ${flight.inbound.arrival_time} 도착`]),
    ...(hotel === null ? [] : [`${hotel.name} · ${hotel.distance_from_center}`]),
  ];
}

/** Strict budgets allow nothing above; flexible ones a tenth. */
function limitOf(trip: Trip): number {
  return partyBudget(trip) * (trip.flexibility === "strict" ? 1 : 1.1);
}

/** The balanced plan if it fits, the premium one only with room to spare, else the cheapest. */
function chooseOf(trip: Trip, plans: readonly Plan[]): Plan {
  const [luxury, balanced, budget] = plans as readonly [Plan, Plan, Plan];
  if (luxury.total_budget <= partyBudget(trip) * 0.9) return luxury;
  return balanced.total_budget <= limitOf(trip) ? balanced : budget;
}

function reason(trip: Trip, plans: readonly Plan[], chosen: Plan): Recommendation {
  const within = partyBudget(trip);
  const left = within - chosen.total_budget;
  const reasons = [
    left >= 0
      ? `전체 예산 ${spokenWon(within)} 안에서 ${spokenWon(left)}이 남아요.`
      : `전체 예산 ${spokenWon(within)}보다 ${spokenWon(-left)} 넘지만, 세 가지 중 가장 가까워요.`,
    ...(chosen.hotel === null
      ? []
      : [`${chosen.hotel.location}에 묵어서 ${trip.styles.join("·")} 일정에 맞아요.`]),
  ];
  const against_others = plans
    .filter(({ letter }) => letter !== chosen.letter)
    .map((plan) => {
      const difference = plan.total_budget - chosen.total_budget;
      const price =
        difference >= 0 ? `${spokenWon(difference)} 더 들어요` : `${spokenWon(-difference)} 덜 들어요`;
      const over = plan.total_budget - within;
      return `${plan.letter}안은 ${price}${over > 0 ? ` (예산보다 ${spokenWon(over)} 초과)` : ""}.`;
    });
  return {
    plan_id: chosen.plan_id,
    letter: chosen.letter,
    reasons,
    against_others,
    is_within_budget: left >= 0,
  };
}

/** When not even the cheapest plan fits: raise, go cheaper, stay shorter, each computed. */
export function waysOut(
  input: PlanInput,
  plans: readonly Plan[],
  estimate: (nights: number) => { flight: Flight | null; hotel: Hotel | null },
): readonly WayOut[] {
  const { trip } = input;
  const budget = partyBudget(trip);
  const cheapest = plans.at(-1);
  if (cheapest === undefined || cheapest.total_budget <= budget) return [];
  const per = (amount: number) => Math.ceil(amount / trip.people / 10_000) * 10_000;
  const minimum = minimumCost(trip, cheapest.flight, cheapest.hotel);
  const said = (amount: number) =>
    trip.people === 1
      ? spokenWon(per(amount))
      : `1인 ${spokenWon(per(amount))}(${trip.people}명 총 ${spokenWon(amount)})`;
  return [
    {
      type: "raise",
      message: `예산을 올리기: C안까지 담으려면 ${said(cheapest.total_budget)}이 필요해요.`,
      amount: cheapest.total_budget,
      nights: null,
    },
    {
      type: "cheaper",
      message:
        minimum <= budget
          ? `더 아끼기: 유료 입장과 쇼핑을 빼면 ${said(minimum)}까지 줄일 수 있어요.`
          : `더 아끼기: 교통·숙박·식비만 남겨도 최소 ${said(minimum)}이 들어서, 아끼는 것만으로는 예산에 맞지 않아요.`,
      amount: minimum,
      nights: null,
    },
    shorter(trip, budget, estimate),
  ];
}

function shorter(
  trip: Trip,
  budget: number,
  estimate: (nights: number) => { flight: Flight | null; hotel: Hotel | null },
): WayOut {
  for (let nights = trip.nights - 1; nights >= 1; nights -= 1) {
    const { flight, hotel } = estimate(nights);
    const minimum = minimumCost({ ...trip, nights }, flight, hotel);
    if (minimum <= budget)
      return {
        type: "shorter",
        message: `일정 줄이기: ${nights}박 ${nights + 1}일이면 최소 ${spokenWon(minimum)}으로 가능해요.`,
        amount: minimum,
        nights,
      };
  }
  return {
    type: "shorter",
    message:
      "일정 줄이기: 1박으로 줄여도 이 예산에는 맞지 않아요. 교통비만으로 예산을 넘거나 거의 다 쓰게 돼요.",
    amount: null,
    nights: null,
  };
}
