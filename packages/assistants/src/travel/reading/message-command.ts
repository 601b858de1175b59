import { destinationByName } from "../destinations.ts";
import type { Problem } from "../said.ts";
import type { TravelState } from "../state.ts";
import { isAboutOpening } from "./passing-date.ts";
import { readCommand } from "./read-command.ts";
import { askedPlace } from "./read-places.ts";
import type { Command, Facts, PlanLetter } from "./reading.ts";

/** What is asked of us; a place that is asked about is looked for among those of the city. */
export function commandIn(written: string, text: string, now: string, state: TravelState): Command | null {
  // «ㅇㅋ» is all that was said, and no slip to be mended.
  const command = readCommand(/^[ㄱ-ㅎ\s.!~]+$/u.test(written) ? written : text, {
    now,
    hasDestination: state.destination !== null,
    hasPlans: state.plans_generated,
    days: Object.keys(state.itinerary).length,
    recommended: state.recommendation?.letter ?? null,
    shown: shownPlan(state),
  });
  if (!state.plans_generated || (command !== null && command.type !== "show")) return command;
  const destination = destinationByName(state.destination ?? "");
  const place = destination === undefined ? null : askedPlace(text, destination);
  if (place !== null) return { type: "ask_place", place };
  // «경복궁 꼭», then «월요일에 쉬나?»: asked of the wish that was said last.
  const wished = state.must_visit_places.at(-1);
  return wished !== undefined && command === null && isAboutOpening(text)
    ? { type: "ask_place", place: wished }
    : command;
}

/** Said beside a remark: «둘째 날은 다리 아프니까 쉬게» is one wish; otherwise what is left without the remark counts. */
export function commandBesideRemark(whole: string, rest: string, now: string, state: TravelState): Command {
  const command = commandIn(whole, whole, now, state);
  if (command?.type === "change_day") return command;
  const left = commandIn(rest, rest, now, state);
  return left === null || IN_PASSING.includes(left.type) ? { type: "remark" } : left;
}

const IN_PASSING: readonly Command["type"][] = ["agree", "thanks", "greet", "help", "dislike", "too_early"];

/** The plan of which the last answer told. */
function shownPlan({ messages, recommendation }: TravelState): PlanLetter | null {
  const last = messages.findLast(({ role }) => role === "assistant")?.content ?? "";
  const letter = /^(?:\*\*)?(?:Plan ([ABC])\b|([ABC])안)|(?:가장 저렴한 건|cheapest is Plan) ([ABC])/u.exec(
    last,
  );
  const named = letter?.[1] ?? letter?.[2] ?? letter?.[3];
  return (named as PlanLetter | undefined) ?? recommendation?.letter ?? null;
}

/** What is told counts more than what is asked beside it, but for questions about the plans. */
export function isDropped(command: Command | null, facts: Facts, problems: readonly Problem[]): boolean {
  if (command === null) return false;
  // «2일차에 교토»: which city it shall be is asked before any day is shown.
  const isOpen = problems.some(({ field }) => field === "destination");
  if (
    problems.length > 0 &&
    (command.type === "too_early" || (isOpen && OF_THIS_TRIP.includes(command.type)))
  )
    return true;
  return Object.keys(facts).length > 0 && !isKeptBesideFacts(command.type);
}

const OF_THIS_TRIP: readonly Command["type"][] = ["show_day", "change_day", "show", "cheaper", "agree"];

function isKeptBesideFacts(type: Command["type"]): boolean {
  return isAboutPlans(type) || type === "start_over" || type === "suggest";
}

export function isAboutPlans(type: Command["type"]): boolean {
  return [
    "compare",
    "choose",
    "show_day",
    "show_plan",
    "change_day",
    "replan",
    "mix",
    "cheaper",
    "show",
    "search_again",
    "recall",
    "book",
    "export",
    "about",
    "ask_place",
    "swap_days",
  ].includes(type);
}

/** A question about the plans repeats what is known («그 오사카 일정»); that changes nothing. */
export function withoutEchoes(facts: Facts, state: TravelState, isMix: boolean): Facts {
  const { travel_style: _styles, denied_styles: _denied, accommodation_preference, ...others } = facts;
  const rest =
    isMix || accommodation_preference === undefined ? others : { ...others, accommodation_preference };
  return Object.fromEntries(
    Object.entries(rest).filter(
      ([name, value]) => JSON.stringify(state[name as keyof TravelState]) !== JSON.stringify(value),
    ),
  );
}
