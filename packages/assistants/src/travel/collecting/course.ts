import { missingOf } from "../questions.ts";
import type { Facts, Reading } from "../reading/reading.ts";
import type { Problem, Question } from "../said.ts";
import type { TravelState } from "../state.ts";
import { mayAsk } from "./ask-once.ts";
import { assumeValues } from "./assume-values.ts";

/** How a turn goes on while something is not known: with the question, with what is assumed, or with neither. */
export type Course =
  | { readonly type: "ask" }
  | { readonly type: "plan"; readonly facts: Facts }
  | { readonly type: "wait" };

interface Turn {
  /** Before the message and after what it tells was taken in. */
  readonly state: TravelState;
  readonly next: TravelState;
  readonly reading: Reading;
  readonly asking: Question;
  readonly isLeftToUs: boolean;
  /** Nothing was said at all. */
  readonly isBlank: boolean;
  /** What was wanted and cannot be planned, now or before. */
  readonly beyond: readonly Problem[];
  /** What was said of late, for who named a kind of place. */
  readonly said: string;
}

/** Asks each thing once; whoever does not answer is heard for what they say, and the rest is assumed. */
export function courseOf(turn: Turn): Course {
  const { state, next, reading, asking } = turn;
  const command = reading.command?.type;
  const ask = mayAsk(asking, state) ? ({ type: "ask" } as const) : ({ type: "wait" } as const);
  if (turn.isBlank || (command !== undefined && CLOSING.includes(command))) return { type: "wait" };
  if (command !== undefined && OPENING.includes(command)) return ask;
  if (ask.type === "ask" && isAnswered(state, next, asking) && !wantsPlan(turn)) return ask;
  // A plan that is there stands while its owner weighs something else.
  if (missingOf(next).length === 0) return ask;
  if (asking.field === "destination" && !isAnyPlaceWanted(turn)) return ask;
  return planned(turn, ask);
}

function planned({ next, reading, beyond, said }: Turn, otherwise: Course): Course {
  const others = beyond.filter(({ field }) => !reading.problems.some((each) => each.field === field));
  const facts = assumeValues({ state: next, problems: [...reading.problems, ...others], said });
  return Object.keys(facts).length === 0 ? otherwise : { type: "plan", facts };
}

const CLOSING: readonly string[] = ["thanks", "cancel", "recall", "export"];
const OPENING: readonly string[] = ["greet", "help"];

/** Whether the message answers what was asked last, or nothing was. */
function isAnswered({ questions, asked }: TravelState, next: TravelState, asking: Question): boolean {
  const [open] = questions;
  if (open === undefined || asked[open.field] === undefined) return true;
  return open.field !== asking.field && !missingOf(next).some((field) => field === open.field);
}

/** «짜줘», «네, 그렇게요»: there is no plan yet that could be meant but one on assumptions. */
function wantsPlan({ reading, isLeftToUs, asking }: Turn): boolean {
  const command = reading.command?.type;
  // Who asks for advice about where to go is told of places before one is taken.
  if (asking.field === "destination" && command === "suggest") return false;
  return isLeftToUs || command === "too_early" || command === "agree";
}

/** A place is chosen for who leaves it to us, or named a country or several places; never for who wants one we do not hold. */
function isAnyPlaceWanted({ state, next, reading, asking, isLeftToUs }: Turn): boolean {
  const { duration, num_people, budget, departure_date, travel_style, origin } = next;
  const told = [duration, num_people, budget, departure_date, origin, travel_style[0] ?? null];
  const isOffered = asking.candidates.length > 0 || (state.questions[0]?.candidates.length ?? 0) > 0;
  const isLeft = isLeftToUs || reading.command?.type === "suggest";
  return (isOffered || isLeft) && told.some((value) => value !== null);
}
