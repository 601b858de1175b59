import { type Call, type Part, type ReadOperation, recordRead, renderParts } from "@maru/dialogue";
import { type ClauseAct, findClauses } from "@maru/language";
import { END, goTo, type NodeContext, type Routed } from "@maru/runtime";
import { apply } from "@maru/state";
import { aboutRemarks } from "./answer/about-remarks.ts";
import { acknowledge } from "./answer/acknowledge.ts";
import { dayOut } from "./answer/day-out.ts";
import { planSummary, toldOf } from "./answer/plan-summary.ts";
import { replyTo } from "./answer/reply-to.ts";
import { dayAnswer, waysOutSection } from "./answer/results-answer.ts";
import { remaining, wholeTrip } from "./answer/sections.ts";
import { suggest, weighCities } from "./answer/suggest.ts";
import { rememberAsked } from "./collecting/ask-once.ts";
import { moneyFor } from "./collecting/assume-values.ts";
import { courseOf } from "./collecting/course.ts";
import { isDayTrip, saidBeyond } from "./collecting/said-beyond.ts";
import { readTravelMessage } from "./decisions.ts";
import { mustHaveTrip } from "./experts/trip.ts";
import { hearMessage, toHear } from "./hear-message.ts";
import { waitingFor } from "./operations/calls-heard.ts";
import { type HeardClauses, hearClauses } from "./operations/hear-clauses.ts";
import { operationsRead } from "./operations/read-calls.ts";
import {
  assumeDeparture,
  bringBackDays,
  DAYS_ANEW,
  daysIfMoved,
  replanAll,
  replanDay,
  searchAgain,
} from "./planning-anew.ts";
import { askedBeside, askFor, explain, missingOf, nextQuestion, REQUIRED } from "./questions.ts";
import { remarksIn } from "./reading/read-remarks.ts";
import { type Facts, isEmpty, type Reading } from "./reading/reading.ts";
import type { Problem, Question } from "./said.ts";
import { later, say } from "./speak.ts";
import { TravelState, type TravelUpdate } from "./state.ts";
import { forgetTrip, takeIn } from "./take-in.ts";
import { ASKING } from "./texts/asking.ts";
import { ASSUMING } from "./texts/assuming.ts";
import { CHANGING } from "./texts/changing.ts";
import { type Language, replyLanguage } from "./texts/language.ts";
import { NOTING } from "./texts/noting.ts";
import { REPLYING } from "./texts/replying.ts";
import { WORDS } from "./texts/words.ts";

type State = TravelState;
type Result = TravelUpdate | Routed<TravelUpdate>;

/** Speaks with the traveller: takes in what was said, and at the end presents what the experts found. */
export async function consultant(state: State, context: NodeContext): Promise<Result> {
  if (state.current_agent === "coordinator") return goTo(END, present(state, context));
  const text = state.unread ?? state.messages.findLast(({ role }) => role === "user")?.content ?? "";
  const language = replyLanguage(text, state.language);
  const said = { text, now: context.now(), state, language };
  const heard = await context.work(hearMessage, toHear(said));
  const judged = { ...readTravelMessage, rules: () => heard.reading };
  const { result: whole } = await context.decide(judged, said);
  const { reading, calls, covers } = hearClauses(state, whole, said);
  const { update, changed } = takeIn(state, reading, language);
  const read = { reading, changed, text, mentions: heard.mentions, language };
  const spoken = {
    ...recordRead(state, covering(operationsRead(state, read), covers)),
    language,
    agent_history: ["consultant"],
    current_agent: "consultant",
    updated_at: later(state, context),
    supposed: reading.command?.type === "suppose" ? { ...reading.command.facts } : null,
  };
  if (reading.command?.type === "start_over")
    return goTo(END, { ...spoken, ...startOver(state, context, language) });
  const next = apply(TravelState, state, update);
  const { isLeftToUs } = heard;
  const turn: Turn = {
    ...{ state, next, reading, isLeftToUs, changed, calls, text, language },
    ...{ spoken, update, context },
  };
  const asking = nextQuestion(next, reading.problems);
  if (asking !== null) return collect(turn, asking);
  return changed.length === 0 ? unmoved(turn) : planAnew(turn, {});
}

/** The clauses that the rules have read are accounted for, whichever of their operations stands for each. */
function covering(read: readonly ReadOperation[], spans: HeardClauses["covers"]): readonly ReadOperation[] {
  const [first, ...others] = read;
  return first === undefined ? [] : [{ ...first, covers: [...(first.covers ?? []), ...spans] }, ...others];
}

/** One message, with what was read in it. */
interface Turn {
  readonly state: State;
  /** The state once all that the message tells was taken in. */
  readonly next: State;
  readonly reading: Reading;
  /** The rest is left to us. */
  readonly isLeftToUs: boolean;
  readonly changed: readonly (keyof Facts)[];
  /** What its clauses ask for beside that: done first, and told first. */
  readonly calls: readonly Call[];
  readonly text: string;
  readonly language: Language;
  /** What changes with every message. */
  readonly spoken: TravelUpdate;
  readonly update: TravelUpdate;
  readonly context: NodeContext;
}

/** All is known and nothing is different: a question about the plan, an order, or words for nobody. */
function unmoved(turn: Turn): Result {
  const { state, next, reading, text, language, context } = turn;
  const { command } = reading;
  const remarked = aboutRemarks(state, remarksIn(text), language);
  const answer = (lines: readonly string[], alongside: TravelUpdate = {}) =>
    finish(turn, END, lines, { alongside });
  if (command === null && !state.plans_generated) return planAnew(turn, {});
  if (turn.calls.length > 0 && (command === null || SMALL.includes(command.type))) return answer(remarked);
  if (command === null)
    return isEmpty(reading)
      ? answer([...remarked, notHeard(state, text, language)])
      : answer([...remarked, unchanged(next, language, reading.facts.budget !== undefined)]);
  switch (command.type) {
    // A branch may begin where all is known and nothing planned yet: who asks after a plan there gets one.
    case "too_early":
      return planAnew(turn, {});
    case "change_day":
      return goOn(turn, replanDay(state, command));
    case "replan":
      return goOn(turn, replanAll(state));
    case "search_again":
      return goOn(turn, searchAgain(state, command.parts));
    case "undo":
      if (state.undo?.itinerary !== undefined) return goOn(turn, bringBackDays(state, language));
  }
  if (!state.plans_generated && command.type !== "thanks" && command.type !== "cancel")
    return planAnew(turn, {});
  const { text: reply, update } = replyTo(state, command, { language, now: context.now() });
  return answer([...remarked, reply], update);
}

const SMALL: readonly string[] = ["agree", "thanks", "greet", "help", "remark", "dislike"];

/** The turn ends with these lines; what its clauses ask for is done and told before them. */
function finish(
  { state, calls, text, language, spoken, context }: Turn,
  to: typeof END | "needs_collector",
  lines: readonly string[],
  { alongside = {}, asked = [] }: { alongside?: TravelUpdate; asked?: readonly Question[] } = {},
): Result {
  const said = lines.filter((line) => line !== "");
  if (calls.length === 0)
    return goTo(to, {
      ...spoken,
      ...alongside,
      ...say(state, context, said.join("\n"), asked, language),
    });
  return goTo("operations", {
    ...spoken,
    ...alongside,
    ...waitingFor(state, text, calls, doneIn(spoken, state)),
    notes: [...said],
    questions: asked.map((question) => ({ ...question, candidates: [...question.candidates] })),
  });
}

/** On to the experts, once what the clauses ask for is done. */
function goOn({ state, calls, text, spoken }: Turn, update: TravelUpdate): Result {
  if (calls.length === 0) return goTo("router", { ...spoken, ...update });
  return goTo("operations", {
    ...spoken,
    ...update,
    ...waitingFor(state, text, calls, doneIn(spoken, state)),
    questions: [],
  });
}

/** How many operations of this turn are recorded before those that wait. */
function doneIn({ operations }: TravelUpdate, state: State): number {
  return Array.isArray(operations) ? operations.length : state.operations.length;
}

/** Something is missing or could not be taken: it is asked for once, then assumed, and the work goes on. */
function collect(turn: Turn, asking: Question): Result {
  const { state, next, reading, changed, calls, text, language, update, context } = turn;
  const { command } = reading;
  const isHelp = command?.type === "suggest" && isHelpWanted(asking, changed.length > 0, text);
  const said = saidSoFar(state);
  const beyond = saidBeyond(next, reading.problems, { now: context.now(), language });
  const course = courseOf({
    ...{ state, next, reading, asking, said, beyond },
    isBlank: text.trim() === "",
    isLeftToUs: turn.isLeftToUs,
  });
  const answers = [
    ...(command === null ||
    OF_THE_PLAN.includes(command.type) ||
    (command.type === "too_early" && course.type === "plan")
      ? []
      : [replyTo(next, command, { language, now: context.now() }).text]),
    ...aboutRemarks(state, remarksIn(text), language),
  ];
  if (course.type === "plan") {
    const advice = isHelp ? [adviceBeside(turn, asking, course.facts, said)] : [];
    return planAnew(turn, course.facts, [...advice, ...answers, ...refusedValues(turn, beyond)]);
  }
  if (isDayWanted(turn, beyond))
    return finish(
      turn,
      "needs_collector",
      [...answers, ...acknowledge(state, next, language), ...next.notes, dayOut(next, language)],
      {
        alongside: { ...update, asked: rememberAsked(state, [asking]) },
        asked: course.type === "ask" ? [asking] : [],
      },
    );
  const help = isHelp && course.type === "ask" ? suggest(asking, next, said, language) : null;
  const question = help === null ? asking : { ...asking, problem: null, candidates: [...help.candidates] };
  const weighed = weighCities(asking, next, text, language);
  const place = beyond.find(({ field }) => field === "destination");
  const isHeld = course.type === "wait" && turn.isLeftToUs && place !== undefined;
  const lines = [
    ...(isEmpty(reading) && calls.length === 0 && course.type === "wait" && !isHeld
      ? [notHeard(state, text, language)]
      : []),
    ...(isHeld ? [explain(place, language)] : []),
    ...(help === null ? [] : [help.text]),
    ...weighed,
    ...answers,
    ...acknowledge(state, next, language),
    ...confirmations(next, language),
  ];
  const beside = course.type === "ask" ? askedBeside(next, reading.problems) : [];
  const asked = course.type === "ask" ? [question, ...beside.map(asQuestion), ...basisQuestion(next)] : [];
  const words = [
    ...lines,
    // What was said and cannot be taken is explained, also where it is not asked for again.
    ...(course.type === "ask" || question.problem !== null ? [questionIn(question, reading, language)] : []),
    ...beside.map((each) => explain(each, language)),
  ].filter((line) => line !== "");
  const told = words.length > 0 || calls.length > 0 ? words : [notHeard(state, text, language)];
  const remembered = { asked: rememberAsked(state, asked.slice(0, 1)) };
  // «도쿄면 더 비싸?»: answered and asked back, while the plan stays finished as it is.
  if (state.plans_generated && changed.length === 0)
    return finish(turn, END, told, { alongside: remembered, asked });
  return finish(turn, "needs_collector", told, { alongside: { ...update, ...remembered }, asked });
}

/** Answered by the plan itself, or by what is asked. */
const OF_THE_PLAN: readonly string[] = ["suggest", "agree"];

/** What was asked of a detail that is assumed now: its costs or lengths, or the other places that suit. */
function adviceBeside({ next, language }: Turn, asking: Question, facts: Facts, said: string): string {
  const { text, candidates } = suggest(asking, next, said, language);
  if (asking.field !== "destination") return text;
  const others = candidates.filter((name) => name !== facts.destination).map(WORDS[language].city);
  return others.length === 0 ? "" : ASSUMING[language].otherCities(others);
}

function questionIn(question: Question, reading: Reading, language: Language): string {
  if (question.problem === null) return askFor(question.field, language);
  return explain({ said: "", ...question, ...reading.problems.find(isAskedOf(question)) }, language);
}

/** A day trip is asked for, its place is told, or the rest is left to us: what helps with such a day is told. */
function isDayWanted({ next, changed, reading, isLeftToUs }: Turn, beyond: readonly Problem[]): boolean {
  if (next.duration !== null || !beyond.some(isDayTrip)) return false;
  const isTold = changed.includes("destination") || reading.problems.some(isDayTrip);
  return isTold || isLeftToUs || ["too_early", "suggest", "show"].includes(reading.command?.type ?? "");
}

/** What was said and could not be taken, where something else is assumed in its place. */
function refusedValues({ reading, language }: Turn, beyond: readonly Problem[]): readonly string[] {
  const earlier = beyond.filter(({ field }) => !reading.problems.some((each) => each.field === field));
  const refused = [...reading.problems, ...earlier].filter(({ problem }) => IMPOSSIBLE.includes(problem));
  return refused.map((problem) => explain(problem, language));
}

const IMPOSSIBLE: readonly Problem["problem"][] = ["out_of_range", "past", "impossible"];

/** On to the experts, with what is assumed and what is to be said first. */
function planAnew(turn: Turn, assumed: Facts, answers: readonly string[] = []): Result {
  const { next, reading, changed, calls, language, update, context, text, state } = turn;
  const again = { ...assumed, ...budgetAnew(next, changed, assumed) };
  const taken = takeIn(next, { facts: again, command: null, problems: [], notes: [] }, language);
  const { undo: _undo, undo_earlier: _earlier, notes: _notes, ...filled } = taken.update;
  const planned = apply(TravelState, next, filled);
  const names = Object.keys(again).filter((name) => REQUIRED.some((field) => field === name));
  const isTold = answers.length > 0 || calls.length > 0;
  const remarks = isTold ? [] : aboutRemarks(state, remarksIn(text), language);
  return goOn(turn, {
    ...update,
    ...filled,
    assumptions: [...new Set([...next.assumptions, ...names])],
    notes: [...answers, ...next.notes, ...remarks].filter((line) => line !== ""),
    ...(reading.command?.type === "undo" ? DAYS_ANEW : movedDays(planned)),
    ...assumeDeparture(planned, context.now()),
  });
}

function movedDays(planned: State): TravelUpdate {
  return missingOf(planned).length > 0 ? {} : daysIfMoved(planned);
}

/** Money that nobody named follows what the trip is now. */
function budgetAnew(next: State, changed: readonly string[], assumed: Facts): Facts {
  const isFollowing = next.assumptions.includes("budget") && assumed.budget === undefined;
  return isFollowing && changed.some((name) => MONEY_FOLLOWS.includes(name)) ? moneyFor(next) : {};
}

const MONEY_FOLLOWS = ["destination", "duration", "num_people", "children", "departure_date", "origin"];

/** Beside other facts only «추천해줘» for a place and «예산은 무제한» ask for help with what is asked next. */
function isHelpWanted({ field, problem, candidates }: Question, hasFacts: boolean, text: string): boolean {
  if (problem !== null) return problem === "country" && candidates.length > 0;
  return (
    !hasFacts ||
    field === "destination" ||
    (field === "budget" && /예산|비용|경비|돈|얼마|budget|cost|how much/iu.test(text)) ||
    (field === "duration" && /몇 ?박|며칠|how (?:long|many)/iu.test(text))
  );
}

/** «온천 좋아해요», then «추천해 줘»: what to suggest depends on the few messages before it too. */
function saidSoFar({ messages }: State): string {
  const said = messages.filter(({ role }) => role === "user").slice(-4);
  return said.map(({ content }) => content).join("\n");
}

/** What was said is so already: the plans need not be told again. */
function unchanged(state: State, language: Language, isAboutMoney: boolean): string {
  const trip = { ...mustHaveTrip(state), language };
  const known = wholeTrip(trip);
  const next = waysOutSection(state, trip);
  return [
    ...state.notes,
    CHANGING[language].unchanged(known),
    ...(isAboutMoney && state.budget_breakdown !== null ? [remaining(state.budget_breakdown, language)] : []),
    ...(next.length === 0 ? [REPLYING[language].whatNow] : next),
  ].join("\n");
}

/** Ends the turn with one question: the traveller speaks next. */
export function needsCollector(): TravelUpdate {
  return { agent_history: ["needs_collector"], current_agent: "needs_collector", info_collected: false };
}

function present(state: State, context: NodeContext): TravelUpdate {
  const trip = mustHaveTrip(state);
  const answer =
    state.replan_day === null ? planSummary(state, trip) : dayAnswer(state, trip, state.replan_day);
  return {
    agent_history: ["consultant"],
    replan_day: null,
    replan_wish: null,
    current_agent: "consultant",
    next_agent: null,
    updated_at: later(state, context),
    told: toldOf(state, trip),
    ...say(state, context, answer, [], trip.language),
    quick_replies: [...(ASKING[trip.language].quickReplies["plans"] ?? [])],
  };
}

function startOver(state: State, context: NodeContext, language: Language): TravelUpdate {
  const question = { field: "destination", problem: null, candidates: [] };
  return {
    ...forgetTrip(state),
    asked: { destination: state.turn },
    ...say(
      state,
      context,
      `${REPLYING[language].startOver} ${askFor("destination", language)}`,
      [question],
      language,
    ),
  };
}

function asQuestion({ field, problem, candidates }: Problem): Question {
  return { field, problem, candidates };
}

function isAskedOf({ field, problem }: Question) {
  return (each: Problem) => each.field === field && each.problem === problem;
}

/** With more than one traveller the basis of the budget is shown until it is known. */
function basisQuestion(state: State): readonly Question[] {
  return state.budget !== null && state.budget_basis === null && (state.num_people ?? 1) > 1
    ? [{ field: "budget_basis", problem: null, candidates: [] }]
    : [];
}

function confirmations(state: State, language: Language): readonly string[] {
  const basis = basisQuestion(state).length === 0 ? [] : [NOTING[language].basisAssumed];
  return [...state.notes, ...basis];
}

/** What nothing was made of: told as an aside, offered as what it may mean, or named. */
function notHeard({ offers }: State, text: string, language: Language): string {
  const texts = REPLYING[language];
  if (text.trim() === "") return texts.blank;
  if (findClauses(text).every(({ act }) => ASIDES.includes(act))) return texts.aside;
  // Beside our field there is nothing to choose from: one line says so.
  if (offers[0]?.call.op === "outside") return texts.outside;
  const part: Part =
    offers.length > 0
      ? { type: "offer", lead: texts.perhaps, offers: [...offers] }
      : { type: "not_understood", words: [text.trim().slice(0, MOST_NAMED)] };
  return renderParts([part], new Map(), language);
}

const MOST_NAMED = 60;
const ASIDES: readonly ClauseAct[] = ["remembers", "likes", "reports", "guesses", "exclaims"];
