import { narrowed } from "@maru/dialogue";
import {
  defineGraph,
  END,
  goTo,
  isRuntimeError,
  keepingIdentity,
  type NodeContext,
  operationNodes,
  type Routed,
  startOfTurn,
} from "@maru/runtime";
import { aboutMoney } from "./answer/expert-words.ts";
import { consultant, needsCollector } from "./consultant.ts";
import { analyseFlights, analyseHotels } from "./experts/analyse-options.ts";
import { describeItinerary } from "./experts/describe-itinerary.ts";
import { NOT_PLANNED_WITH, planDays } from "./experts/plan-days.ts";
import { plansOf } from "./experts/plans.ts";
import { mustHaveTrip } from "./experts/trip.ts";
import { waysOut } from "./experts/ways-out.ts";
import { travelAbilities } from "./operations/index.ts";
import { tellOperations } from "./operations/tell-operations.ts";
import { TravelState, type TravelUpdate } from "./state.ts";
import { ADVISING } from "./texts/advising.ts";
import { WORDS } from "./texts/words.ts";
import type { TravelTools } from "./tools.ts";

type State = TravelState;
type Result = TravelUpdate | Routed<TravelUpdate>;

/** Sends everybody to work whose result is missing: the two searches at once, then one after the other. */
function router(state: State): Result {
  const searches = [
    ...(state.flights_searched ? [] : ["flight_expert"]),
    ...(state.hotels_searched ? [] : ["hotel_expert"]),
  ];
  const to = searches.length > 0 ? searches : nextExpert(state);
  return goTo(to, {
    agent_history: ["router"],
    current_agent: "router",
    next_agent: to,
    info_collected: true,
    questions: [],
    ...moveTo(state.current_step, searches.length > 0 ? "searching" : "planning"),
  });
}

/** From collecting there is no way to planning but through searching, even if nothing has to be searched. */
function moveTo(from: State["current_step"], to: "searching" | "planning"): TravelUpdate {
  const step = from === "collecting" ? "searching" : to;
  return from === step ? {} : { current_step: step };
}

function nextExpert(state: State): string {
  if (!state.itinerary_planned) return "itinerary_planner";
  return state.budget_analyzed ? "coordinator" : "budget_manager";
}

async function flightExpert(
  { flightSearch }: TravelTools,
  state: State,
  context: NodeContext,
): Promise<TravelUpdate> {
  const trip = mustHaveTrip(state);
  const { options, ...asked } = await context.call(flightSearch, {
    destination_id: trip.destination.id,
    origin: trip.origin,
    departure_date: trip.departure_date,
    nights: trip.nights,
    people: trip.people,
    preferred_airline: trip.preferred_airline,
  });
  if (options.length === 0) throw new Error("항공편 검색 결과가 없어요");
  const analysis = analyseFlights(trip, options);
  return {
    agent_history: ["flight_expert"],
    flights_searched: true,
    flight_options: options,
    flight_analysis: { ...analysis },
    agent_results: { flight_expert: { status: "completed", ...analysis, ...asked } },
  };
}

/** The rest of the plan is delivered without it, and the gap is named. */
function flightsFailed(state: State, error: unknown): TravelUpdate {
  const trip = mustHaveTrip(state);
  return {
    agent_history: ["flight_expert"],
    flights_searched: true,
    flight_options: [],
    errors: [`항공편 검색에 실패했어요 (${causeOf(error)})`],
    agent_results: { flight_expert: failedResult(ADVISING[trip.language].failed.flights) },
  };
}

async function hotelExpert(
  { hotelSearch }: TravelTools,
  state: State,
  context: NodeContext,
): Promise<TravelUpdate> {
  const trip = mustHaveTrip(state);
  const { options, ...asked } = await context.call(hotelSearch, {
    destination_id: trip.destination.id,
    check_in: trip.departure_date,
    nights: trip.nights,
    adults: trip.adults,
    children: trip.children,
    preference: trip.accommodation,
  });
  if (options.length === 0) throw new Error("숙소 검색 결과가 없어요");
  const analysis = analyseHotels(trip, options);
  return {
    agent_history: ["hotel_expert"],
    hotels_searched: true,
    hotel_options: options,
    hotel_analysis: { ...analysis },
    agent_results: { hotel_expert: { status: "completed", ...analysis, ...asked } },
  };
}

function hotelsFailed(state: State, error: unknown): TravelUpdate {
  const trip = mustHaveTrip(state);
  return {
    agent_history: ["hotel_expert"],
    hotels_searched: true,
    hotel_options: [],
    errors: [`숙소 검색에 실패했어요 (${causeOf(error)})`],
    agent_results: { hotel_expert: failedResult(ADVISING[trip.language].failed.hotels) },
  };
}

async function itineraryPlanner(
  { placeSearch }: TravelTools,
  state: State,
  context: NodeContext,
): Promise<TravelUpdate> {
  const trip = mustHaveTrip(state);
  const { nearby, ...asked } = await placesFor(placeSearch, state, context);
  const { planned, means, is_thrifty } = await context.work(
    planDays,
    narrowed(state, NOT_PLANNED_WITH) as State,
  );
  return {
    agent_history: ["itinerary_planner"],
    itinerary_planned: true,
    itinerary: keepingIdentity(planned.days, state.itinerary),
    itinerary_optimization: {
      ...planned.optimization,
      unplaced: planned.optimization.unplaced.map((wish) => ({ ...wish })),
      nearby,
      flight: means.flight?.type ?? null,
      base: means.hotel?.location ?? null,
      is_thrifty,
    },
    agent_results: {
      itinerary_planner: {
        status: "completed",
        ...describeItinerary({ ...trip, is_thrifty }, planned.days, planned.optimization.unplaced),
        ...asked,
      },
    },
  };
}

/** Days that are only adjusted know their places already; nothing is searched for them. */
async function placesFor(placeSearch: TravelTools["placeSearch"], state: State, context: NodeContext) {
  const trip = mustHaveTrip(state);
  const known = state.agent_results.itinerary_planner;
  const isAdjusted = Object.keys(state.itinerary).length > 0 && state.replan_day === null;
  if (isAdjusted && known !== undefined && state.itinerary_optimization !== null) {
    const { source, as_of, gaps } = known;
    return { nearby: state.itinerary_optimization.nearby ?? [], source, as_of, gaps: [...gaps] };
  }
  const { place_ids, ...found } = await context.call(placeSearch, {
    destination_id: trip.destination.id,
    from: trip.departure_date,
    until: trip.return_date,
  });
  if (place_ids.length === 0) throw new Error("가 볼 곳을 찾지 못했어요");
  return found;
}

function itineraryFailed(state: State, error: unknown): TravelUpdate {
  const trip = mustHaveTrip(state);
  return {
    agent_history: ["itinerary_planner"],
    itinerary_planned: true,
    replan_day: null,
    replan_wish: null,
    errors: [`일정을 만들지 못했어요 (${causeOf(error)})`],
    agent_results: {
      itinerary_planner: failedResult(ADVISING[trip.language].failed.itinerary),
    },
  };
}

function budgetManager(state: State): TravelUpdate {
  const trip = mustHaveTrip(state);
  const { plans, recommendation } = plansOf(state, trip);
  const chosen = state.chosen_plan ?? recommendation.letter;
  const breakdown = plans.find(({ letter }) => letter === chosen)?.breakdown ?? null;
  return {
    agent_history: ["budget_manager"],
    budget_analyzed: true,
    budget_breakdown: breakdown,
    agent_results: {
      budget_manager: {
        status: "completed",
        ...aboutMoney(state, trip),
        recommendation: recommendation.reasons[0] ?? "",
        reasoning: ADVISING[trip.language].addedUp,
        alternatives: [],
        source: "계산",
        as_of: "",
        gaps: [],
      },
    },
  };
}

function coordinator(state: State): TravelUpdate {
  const trip = mustHaveTrip(state);
  const { plans, recommendation } = plansOf(state, trip);
  return {
    agent_history: ["coordinator"],
    current_agent: "coordinator",
    next_agent: "consultant",
    plans_generated: true,
    final_plans: [...plans],
    recommendation,
    ways_out: [...waysOut(trip, plans)],
    current_step: "done",
    agent_results: {
      coordinator: {
        status: "completed",
        summary: ADVISING[trip.language].recommend(recommendation.letter),
        recommendation: WORDS[trip.language].plan(recommendation.letter),
        reasoning: recommendation.reasons.join(" "),
        tips: [],
        alternatives: recommendation.against_others,
        source: "계산",
        as_of: "",
        gaps: [],
      },
    },
  };
}

function failedResult(summary: string) {
  return {
    status: "failed" as const,
    summary,
    recommendation: "",
    reasoning: "",
    tips: [],
    alternatives: [],
    source: "",
    as_of: "",
    gaps: [],
  };
}

function causeOf(error: unknown): string {
  if (isRuntimeError(error, "TOOL_TIMED_OUT")) return `응답 시간 초과, ${error.details.attempts}번 시도`;
  if (isRuntimeError(error, "TOOL_FAILED")) return `자료원 오류, ${error.details.attempts}번 시도`;
  if (isRuntimeError(error)) return error.sentence("ko");
  return error instanceof Error ? error.message : "알 수 없는 오류";
}

/** The consultant and the experts, with what they may use. */
export function travelGraph(tools: TravelTools) {
  return defineGraph(TravelState, {
    start: (state) => startOfTurn(state) ?? "consultant",
    steps: 30,
    nodes: {
      ...operationNodes(travelAbilities, { rules: "consultant", tell: "tell" }),
      tell: {
        run: (state, context) => tellOperations(travelAbilities, state, context),
        targets: ["router", "needs_collector", END],
      },
      consultant: { run: consultant, targets: ["operations", "needs_collector", "router", END] },
      needs_collector: { run: needsCollector, next: END },
      router: {
        run: router,
        targets: ["flight_expert", "hotel_expert", "itinerary_planner", "budget_manager", "coordinator"],
      },
      flight_expert: {
        run: (state, context) => flightExpert(tools, state, context),
        failed: flightsFailed,
        next: "router",
        timeout: 60_000,
      },
      hotel_expert: {
        run: (state, context) => hotelExpert(tools, state, context),
        failed: hotelsFailed,
        next: "router",
        timeout: 60_000,
      },
      itinerary_planner: {
        run: (state, context) => itineraryPlanner(tools, state, context),
        failed: itineraryFailed,
        next: "router",
        timeout: 60_000,
      },
      budget_manager: { run: budgetManager, next: "router" },
      coordinator: { run: coordinator, next: "consultant" },
    },
  });
}
