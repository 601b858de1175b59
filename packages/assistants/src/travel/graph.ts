import {
  defineGraph,
  END,
  fromAssistant,
  goTo,
  isRuntimeError,
  type NodeContext,
  type Routed,
} from "@maru/runtime";
import { apply } from "@maru/state";
import { replyTo } from "./answer/reply-to.ts";
import { dayAnswer, resultsAnswer } from "./answer/results-answer.ts";
import { readTravelMessage } from "./decisions.ts";
import { analyseFlights, analyseHotels } from "./experts/analyse-options.ts";
import { breakDown } from "./experts/costs.ts";
import { planItinerary, replanDay } from "./experts/itinerary.ts";
import { makePlans, waysOut } from "./experts/plans.ts";
import { flightKey, hotelKey, itineraryKey, type Trip, tripOf } from "./experts/trip.ts";
import { estimateFlights } from "./prices/estimate-flights.ts";
import { estimateStays } from "./prices/estimate-stays.ts";
import { askFor, explain, missingOf, nextQuestion, quickRepliesFor } from "./questions.ts";
import { isEmpty } from "./reading/reading.ts";
import { TravelState, type TravelUpdate } from "./state.ts";
import { forgetTrip, takeIn } from "./take-in.ts";
import { flightSearch, hotelSearch, placeSearch } from "./tools.ts";

type State = TravelState;
type Result = TravelUpdate | Routed<TravelUpdate>;

/** Speaks with the traveller: takes in what was said, and at the end presents what the experts found. */
async function consultant(state: State, context: NodeContext): Promise<Result> {
  if (state.current_agent === "coordinator") return goTo(END, present(state, context));
  const text = state.messages.findLast(({ role }) => role === "user")?.content ?? "";
  const { result: reading } = await context.decide(readTravelMessage, { text, now: context.now(), state });
  const { update, changed } = takeIn(state, reading);
  const spoken = {
    agent_history: ["consultant"],
    current_agent: "consultant",
    updated_at: later(state, context),
  };
  if (reading.command?.type === "start_over") return goTo(END, { ...spoken, ...startOver(state, context) });
  const next = apply(TravelState, state, update);
  if (changed.length === 0 && reading.command !== null) {
    if (reading.command.type === "change_day")
      return goTo("router", {
        ...spoken,
        replan_day: reading.command.day,
        itinerary_planned: false,
        budget_analyzed: false,
        plans_generated: false,
        ...(state.current_step === "done" ? { current_step: "planning" } : {}),
      });
    const { text: reply, update: alongside } = replyTo(state, reading.command);
    const question = nextQuestion(state, []);
    return goTo(END, {
      ...spoken,
      ...alongside,
      ...say(state, context, reply, question === null ? [] : [question]),
    });
  }
  const question = nextQuestion(next, reading.problems);
  if (question !== null) {
    const words = [
      ...(isEmpty(reading) ? [offTopic(text)] : []),
      ...confirmations(next),
      ...reading.problems.slice(0, 1).map(explain),
      ...(question.problem === null ? [askFor(question.field)] : []),
    ].filter((line) => line !== "");
    const asked = [question, ...basisQuestion(next)];
    return goTo("needs_collector", { ...spoken, ...update, ...say(state, context, words.join("\n"), asked) });
  }
  if (isEmpty(reading) && state.plans_generated)
    return goTo(END, {
      ...spoken,
      ...say(
        state,
        context,
        `${offTopic(text)}\n바꾸고 싶은 점이나 궁금한 점을 말씀해 주세요. 예: “A안이랑 B안 차이”, “둘째 날만 바꿔줘”, “더 싸게”`,
        [],
      ),
    });
  return goTo("router", { ...spoken, ...update });
}

/** Ends the turn with one question: the traveller speaks next. */
function needsCollector(): TravelUpdate {
  return { agent_history: ["needs_collector"], current_agent: "needs_collector", info_collected: false };
}

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

async function flightExpert(state: State, context: NodeContext): Promise<TravelUpdate> {
  const trip = mustHaveTrip(state);
  const { options, source } = await context.call(flightSearch, {
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
    agent_results: {
      flight_expert: { status: "completed", ...analysis, source, input_key: flightKey(trip) },
    },
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
    agent_results: { flight_expert: failedResult("항공편을 찾지 못했어요.", flightKey(trip)) },
  };
}

async function hotelExpert(state: State, context: NodeContext): Promise<TravelUpdate> {
  const trip = mustHaveTrip(state);
  const { options, source } = await context.call(hotelSearch, {
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
    agent_results: { hotel_expert: { status: "completed", ...analysis, source, input_key: hotelKey(trip) } },
  };
}

function hotelsFailed(state: State, error: unknown): TravelUpdate {
  const trip = mustHaveTrip(state);
  return {
    agent_history: ["hotel_expert"],
    hotels_searched: true,
    hotel_options: [],
    errors: [`숙소 검색에 실패했어요 (${causeOf(error)})`],
    agent_results: { hotel_expert: failedResult("숙소를 찾지 못했어요.", hotelKey(trip)) },
  };
}

async function itineraryPlanner(state: State, context: NodeContext): Promise<TravelUpdate> {
  const trip = mustHaveTrip(state);
  const { place_ids, source } = await context.call(placeSearch, { destination_id: trip.destination.id });
  if (place_ids.length === 0) throw new Error("가 볼 곳을 찾지 못했어요");
  const flight = state.flight_options.find(({ type }) => type === "standard") ?? null;
  const planned =
    state.replan_day === null || Object.keys(state.itinerary).length === 0
      ? planItinerary(trip, flight)
      : replanDay(trip, flight, state.itinerary, state.replan_day);
  return {
    agent_history: ["itinerary_planner"],
    itinerary_planned: true,
    itinerary: planned.days,
    itinerary_optimization: planned.optimization,
    agent_results: {
      itinerary_planner: {
        status: "completed",
        summary: planned.summary,
        recommendation: planned.summary,
        reasoning: planned.reasoning,
        tips: planned.tips,
        alternatives: planned.unplaced,
        source,
        input_key: itineraryKey(trip, flightKey(trip)),
      },
    },
  };
}

function itineraryFailed(state: State, error: unknown): TravelUpdate {
  const trip = mustHaveTrip(state);
  return {
    agent_history: ["itinerary_planner"],
    itinerary_planned: true,
    replan_day: null,
    errors: [`일정을 만들지 못했어요 (${causeOf(error)})`],
    agent_results: {
      itinerary_planner: failedResult("일정을 만들지 못했어요.", itineraryKey(trip, flightKey(trip))),
    },
  };
}

function budgetManager(state: State): TravelUpdate {
  const trip = mustHaveTrip(state);
  const { plans, recommendation } = plansOf(state, trip);
  const chosen = plans.find(({ letter }) => letter === recommendation.letter) ?? plans[0];
  const breakdown =
    chosen?.breakdown ??
    breakDown({ trip, type: "standard", flight: null, hotel: null, itinerary: state.itinerary });
  const status = breakdown.remaining !== null && breakdown.remaining >= 0 ? "예산 안이에요" : "예산을 넘어요";
  return {
    agent_history: ["budget_manager"],
    budget_analyzed: true,
    budget_breakdown: breakdown,
    agent_results: {
      budget_manager: {
        status: "completed",
        summary: `${recommendation.letter}안 기준 ${status}.`,
        recommendation: recommendation.reasons[0] ?? "",
        reasoning: "항공·숙소·식비·교통·입장료·쇼핑을 항목별로 더했어요.",
        tips: breakdown.savings_tips,
        alternatives: [],
        source: "계산",
        input_key: "",
      },
    },
  };
}

function coordinator(state: State): TravelUpdate {
  const trip = mustHaveTrip(state);
  const { plans, recommendation } = plansOf(state, trip);
  const ways = waysOut(
    { trip, flights: state.flight_options, hotels: state.hotel_options, itinerary: state.itinerary },
    plans,
    (nights) => estimateFor(trip, nights),
  );
  return {
    agent_history: ["coordinator"],
    current_agent: "coordinator",
    next_agent: "consultant",
    plans_generated: true,
    final_plans: [...plans],
    recommendation,
    ways_out: [...ways],
    current_step: "done",
    agent_results: {
      coordinator: {
        status: "completed",
        summary: `세 가지 계획 중 ${recommendation.letter}안을 추천해요.`,
        recommendation: `${recommendation.letter}안`,
        reasoning: recommendation.reasons.join(" "),
        tips: [],
        alternatives: recommendation.against_others,
        source: "계산",
        input_key: "",
      },
    },
  };
}

function plansOf(state: State, trip: Trip) {
  return makePlans({
    trip,
    flights: state.flight_options,
    hotels: state.hotel_options,
    itinerary: state.itinerary,
  });
}

function estimateFor(trip: Trip, nights: number) {
  const shorter = { ...trip, nights };
  const flight = estimateFlights({ ...shorter, preferred_airline: trip.preferred_airline })[0] ?? null;
  const hotel =
    estimateStays({
      destination: trip.destination,
      check_in: trip.departure_date,
      nights,
      adults: trip.adults,
      children: trip.children,
      preference: trip.accommodation,
    })[0] ?? null;
  return { flight, hotel };
}

function present(state: State, context: NodeContext): TravelUpdate {
  const trip = mustHaveTrip(state);
  const answer =
    state.replan_day === null ? resultsAnswer(state, trip) : dayAnswer(state, trip, state.replan_day);
  return {
    agent_history: ["consultant"],
    replan_day: null,
    current_agent: "consultant",
    next_agent: null,
    updated_at: later(state, context),
    ...say(state, context, answer, []),
    quick_replies: ["A안이랑 B안 차이가 뭐야?", "B안으로 할게요", "둘째 날만 바꿔줘", "더 싸게"],
  };
}

function startOver(state: State, context: NodeContext): TravelUpdate {
  const question = { field: "destination", problem: null, candidates: [] };
  return {
    ...forgetTrip(state),
    ...say(state, context, `처음부터 다시 할게요. ${askFor("destination")}`, [question]),
  };
}

type Question = State["questions"][number];

function say(state: State, context: NodeContext, text: string, questions: readonly Question[]): TravelUpdate {
  const [first] = questions;
  return {
    messages: [fromAssistant(context.id("reply"), text, context.now())],
    questions: questions.map((question) => ({ ...question, candidates: [...question.candidates] })),
    quick_replies: first === undefined ? [] : quickRepliesFor(first),
    notes: [],
    updated_at: later(state, context),
  };
}

/** Times never run backwards within a session, whatever the clock does. */
function later(state: State, context: NodeContext): string {
  const now = context.now();
  return Date.parse(now) > Date.parse(state.created_at) ? now : bump(state.updated_at);
}

function bump(time: string): string {
  return time.replace(
    /\.(\d{3})/u,
    (_, milliseconds: string) => `.${String(Math.min(999, Number(milliseconds) + 1)).padStart(3, "0")}`,
  );
}

/** With more than one traveller the basis of the budget is shown until it is known. */
function basisQuestion(state: State): readonly Question[] {
  return state.budget !== null && state.budget_basis === null && (state.num_people ?? 1) > 1
    ? [{ field: "budget_basis", problem: null, candidates: [] }]
    : [];
}

function confirmations(state: State): readonly string[] {
  const basis =
    basisQuestion(state).length === 0
      ? []
      : ["예산은 1인당 금액으로 볼게요. 전체 합계라면 “총액이에요”라고 말씀해 주세요."];
  return [...state.notes, ...basis];
}

const OFF_TOPIC = "저는 여행 계획을 도와드리고 있어요.";

function offTopic(text: string): string {
  return text.trim() === "" ? "메시지가 비어 있어요." : OFF_TOPIC;
}

function failedResult(summary: string, input_key: string) {
  return {
    status: "failed" as const,
    summary,
    recommendation: "",
    reasoning: "",
    tips: [],
    alternatives: [],
    source: "",
    input_key,
  };
}

function causeOf(error: unknown): string {
  if (isRuntimeError(error, "TOOL_TIMED_OUT")) return `응답 시간 초과, ${error.details.attempts}번 시도`;
  if (isRuntimeError(error, "TOOL_FAILED")) return `자료원 오류, ${error.details.attempts}번 시도`;
  if (isRuntimeError(error)) return error.sentence("ko");
  return error instanceof Error ? error.message : "알 수 없는 오류";
}

function mustHaveTrip(state: State): Trip {
  const trip = tripOf(state);
  if (trip === null) throw new Error(`the trip is not known yet: ${missingOf(state).join(", ")}`);
  return trip;
}

export const travelGraph = defineGraph(TravelState, {
  start: "consultant",
  steps: 30,
  nodes: {
    consultant: { run: consultant, targets: ["needs_collector", "router", END] },
    needs_collector: { run: needsCollector, next: END },
    router: {
      run: router,
      targets: ["flight_expert", "hotel_expert", "itinerary_planner", "budget_manager", "coordinator"],
    },
    flight_expert: { run: flightExpert, failed: flightsFailed, next: "router", timeout: 60_000 },
    hotel_expert: { run: hotelExpert, failed: hotelsFailed, next: "router", timeout: 60_000 },
    itinerary_planner: { run: itineraryPlanner, failed: itineraryFailed, next: "router", timeout: 60_000 },
    budget_manager: { run: budgetManager, next: "router" },
    coordinator: { run: coordinator, next: "consultant" },
  },
});
