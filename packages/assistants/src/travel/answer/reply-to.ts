import { weekdayOf } from "@maru/language";
import { choosePlan } from "../experts/choose-plan.ts";
import { highlightsOf } from "../experts/plans.ts";
import { type Trip, tripOf } from "../experts/trip.ts";
import type { Command, PlanLetter } from "../reading/reading.ts";
import type { Plan } from "../shapes.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { sayFact } from "../take-in.ts";
import { CHANGING } from "../texts/changing.ts";
import type { Language } from "../texts/language.ts";
import { NOTING } from "../texts/noting.ts";
import { REPLYING } from "../texts/replying.ts";
import { WORDS } from "../texts/words.ts";
import { swap, whereIs } from "./about-days.ts";
import { aboutTopic } from "./about-topic.ts";
import { comparePlans } from "./compare-plans.ts";
import { mixOptions } from "./mix-options.ts";
import { waysOutSection } from "./results-answer.ts";
import { daySection, planName, remaining } from "./sections.ts";
import { showPart, showPlan } from "./show-part.ts";
import { suppose } from "./suppose.ts";

interface ReplyOptions {
  readonly language: Language;
  readonly now: string;
  /** What is asked or said after it; nothing where that is left to others. */
  readonly next?: string;
}

/** Answers from what is stored; nothing is searched again. */
export function replyTo(
  state: TravelState,
  command: Command,
  { language, now, next = "" }: ReplyOptions,
): { text: string; update: TravelUpdate } {
  const texts = REPLYING[language];
  const trip = tripOf({ ...state, language });
  const only = (text: string) => ({ text: text.trim(), update: {} });
  switch (command.type) {
    case "cancel":
      return only(texts.cancelled);
    case "greet":
      return only(`${texts.hello} ${next}`);
    case "thanks":
      return only(`${texts.welcome} ${next}`);
    case "help":
      return only(`${texts.help}\n${next}`);
    case "recall":
      return only(recall(state, language, next));
    case "book":
      return trip === null || !state.plans_generated
        ? only(`${texts.booking}\n${next}`)
        : book(state, trip, command.plan, now);
    case "about":
      return only(`${aboutTopic(command, state, language)}\n${next}`);
    case "undo":
      return only(`${CHANGING[language].nothingToUndo} ${next}`);
    case "export":
      return only(texts.exporting[command.format]);
    case "too_early":
      return only(`${texts.tooEarly}\n${next}`);
    case "agree":
      return only(agree(state, language, next));
    case "dislike":
      return only(texts.dislike);
    case "change_day":
    case "replan":
    case "start_over":
    case "search_again":
    case "suggest":
    case "remark":
      return only(next);
    case "compare":
    case "choose":
    case "show_day":
    case "show_plan":
    case "mix":
    case "ask_place":
    case "swap_days":
    case "suppose":
    case "cheaper":
    case "show":
      return trip === null ? only(next) : aboutPlans(state, trip, command, now);
  }
}

type PlanCommand = Extract<
  Command,
  {
    type:
      | "compare"
      | "choose"
      | "show_day"
      | "show_plan"
      | "mix"
      | "ask_place"
      | "swap_days"
      | "suppose"
      | "cheaper"
      | "show";
  }
>;

function aboutPlans(
  state: TravelState,
  trip: Trip,
  command: PlanCommand,
  now: string,
): { text: string; update: TravelUpdate } {
  const only = (text: string) => ({ text, update: {} });
  switch (command.type) {
    case "compare":
      return only(comparePlans(state.final_plans, command.plans, trip));
    case "choose":
      return choose(state, trip, command.plan, now);
    case "show_day":
      return only(showDay(state, trip, command.day));
    case "show_plan":
      return only(showPlan(state, trip, command.plan));
    case "mix":
      return only(mixOptions(state, trip, command));
    case "ask_place":
      return only(whereIs(state, trip, command.place));
    case "swap_days":
      return swap(state, trip, command.days);
    case "suppose":
      return only(suppose(trip, command.facts));
    case "cheaper":
      return only(cheaper(state, trip));
    case "show":
      return only(showPart(state, trip, command.part));
  }
}

/** «네», «좋아요»: there is a plan to settle on, or a question still open. */
function agree(state: TravelState, language: Language, next: string): string {
  const letter = state.chosen_plan ?? state.recommendation?.letter;
  if (!state.plans_generated || letter === undefined) return next;
  return REPLYING[language].settleOn(letter, state.chosen_plan !== null);
}

const TOLD = [
  "destination",
  "duration",
  "budget",
  "budget_basis",
  "num_people",
  "travel_style",
  "departure_date",
  "origin",
  "preferred_airline",
  "accommodation_preference",
  "must_visit_places",
  "avoided_places",
] as const;

/** Everything the traveller has said so far. */
function recall(state: TravelState, language: Language, next: string): string {
  const lines = TOLD.flatMap((name) => {
    const said = sayFact(name, state[name], language, state.destination);
    return said === null ? [] : [`- ${NOTING[language].labels[name]}: ${said}`];
  });
  const { plan } = WORDS[language];
  const chosen =
    state.chosen_plan === null ? [] : [`- ${NOTING[language].chosenPlan}: ${plan(state.chosen_plan)}`];
  return [...lines, ...chosen, next].join("\n");
}

function planOf(state: TravelState, letter: PlanLetter): Plan | undefined {
  return state.final_plans.find((plan) => plan.letter === letter);
}

function choose(
  state: TravelState,
  trip: Trip,
  letter: PlanLetter,
  now: string,
): { text: string; update: TravelUpdate } {
  const { language } = trip;
  const texts = REPLYING[language];
  const chosen = choosePlan(state, trip, letter);
  if (chosen === null) return { text: texts.noPlans, update: {} };
  const { plan, days, update } = chosen;
  const { money } = WORDS[language];
  const text = [
    texts.chosen(letter, planName(plan, language)),
    ...highlightsOf(trip, plan.flight, plan.hotel).map((highlight) => `- ${highlight}`),
    texts.wholeCost(money(plan.total_budget), trip.people === 1 ? null : money(plan.breakdown.per_person)),
    remaining(plan.breakdown, language),
    ...(isExpired(plan, now) ? [texts.expired] : []),
    texts.bookYourself,
    ...((plan.breakdown.remaining ?? 0) < 0 ? waysOutSection(state, trip).map((lines) => `\n${lines}`) : []),
    ...(days.length === 0 ? [] : [`\n${chosen.hasMoved ? texts.movedAnew : texts.endsAnew}`]),
    ...days.map(([key, day]) => `\n${daySection(key, day, trip)}`),
  ].join("\n");
  return { text, update };
}

/** Nothing is booked or paid here: said first, then what to book oneself, and how to take it along. */
function book(
  state: TravelState,
  trip: Trip,
  named: PlanLetter | null,
  now: string,
): { text: string; update: TravelUpdate } {
  const texts = REPLYING[trip.language];
  const letter = named ?? state.chosen_plan ?? state.recommendation?.letter ?? "B";
  if (named !== null && named !== state.chosen_plan) {
    const { text, update } = choose(state, trip, named, now);
    return { text: `${texts.booking}\n\n${text}`, update };
  }
  const plan = planOf(state, letter);
  if (plan === undefined) return { text: texts.booking, update: {} };
  const text = [
    texts.booking,
    texts.toBook(letter),
    ...highlightsOf(trip, plan.flight, plan.hotel).map((highlight) => `- ${highlight}`),
    texts.wholeCost(WORDS[trip.language].money(plan.total_budget), null),
    texts.takeAlong,
  ].join("\n");
  return { text, update: {} };
}

function isExpired({ flight }: Plan, now: string): boolean {
  return flight?.expires_at !== null && flight !== null && Date.parse(flight.expires_at) <= Date.parse(now);
}

function showDay(state: TravelState, trip: Trip, day: number): string {
  const found = state.itinerary[`day${day}`];
  return found === undefined
    ? REPLYING[trip.language].lastDay(Object.keys(state.itinerary).length)
    : daySection(`day${day}`, found, trip);
}

function cheaper(state: TravelState, { language, departure_date, nights }: Trip): string {
  const texts = REPLYING[language];
  const balanced = planOf(state, "B");
  const cheapest = planOf(state, "C");
  if (balanced === undefined || cheapest === undefined) return texts.noPlans;
  const { money, amount } = WORDS[language];
  return [
    texts.cheapest(money(cheapest.total_budget), amount(balanced.total_budget - cheapest.total_budget)),
    remaining(cheapest.breakdown, language),
    ...savings(),
  ].join("\n");

  /** Only what would change something: a guesthouse is no advice for who is booked into one. */
  function savings(): readonly string[] {
    const { more, midweek, guesthouse, shorter, settle } = texts.savings;
    const isMidweek = [2, 3].includes(weekdayOf(departure_date));
    const ways = [
      ...(cheapest?.flight?.mode === "flight" && !isMidweek ? [midweek] : []),
      ...(cheapest?.hotel?.kind === "guesthouse" ? [] : [guesthouse]),
      ...(nights > 1 ? [shorter] : []),
    ];
    return [...(ways.length === 0 ? [] : [more, ...ways]), ...(state.chosen_plan === "C" ? [] : [settle])];
  }
}
