import { recordRead } from "@maru/dialogue";
import { type ClauseAct, findClauses } from "@maru/language";
import { END, goTo, type NodeContext, type Routed } from "@maru/runtime";
import { apply } from "@maru/state";
import { aboutRemarks, remarksOf } from "./answer/about-remarks.ts";
import { aboutTopic } from "./answer/about-topic.ts";
import { acknowledge } from "./answer/acknowledge.ts";
import { replyTo } from "./answer/reply-to.ts";
import { dayAnswer, resultsAnswer, waysOutSection } from "./answer/results-answer.ts";
import { remaining, wholeTrip } from "./answer/sections.ts";
import { suggest, weighCities } from "./answer/suggest.ts";
import { readTravelMessage } from "./decisions.ts";
import { mustHaveTrip } from "./experts/trip.ts";
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
import { askedBeside, askFor, explain, nextQuestion } from "./questions.ts";
import { remarksIn } from "./reading/read-remarks.ts";
import { isEmpty } from "./reading/reading.ts";
import type { Problem, Question } from "./said.ts";
import { later, say } from "./speak.ts";
import { TravelState, type TravelUpdate } from "./state.ts";
import { forgetTrip, takeIn } from "./take-in.ts";
import { ASKING } from "./texts/asking.ts";
import { CHANGING } from "./texts/changing.ts";
import { type Language, replyLanguage } from "./texts/language.ts";
import { NOTING } from "./texts/noting.ts";
import { REPLYING } from "./texts/replying.ts";

type State = TravelState;
type Result = TravelUpdate | Routed<TravelUpdate>;

/** Speaks with the traveller: takes in what was said, and at the end presents what the experts found. */
export async function consultant(state: State, context: NodeContext): Promise<Result> {
  if (state.current_agent === "coordinator") return goTo(END, present(state, context));
  const text = state.unread ?? state.messages.findLast(({ role }) => role === "user")?.content ?? "";
  const language = replyLanguage(text, state.language);
  const { result: reading } = await context.decide(readTravelMessage, {
    text,
    now: context.now(),
    state,
    language,
  });
  const { update, changed } = takeIn(state, reading, language);
  const read = { reading, changed, text, now: context.now(), language };
  const spoken = {
    ...recordRead(state, operationsRead(state, read)),
    language,
    agent_history: ["consultant"],
    current_agent: "consultant",
    updated_at: later(state, context),
    supposed: reading.command?.type === "suppose" ? { ...reading.command.facts } : null,
  };
  if (reading.command?.type === "start_over")
    return goTo(END, { ...spoken, ...startOver(state, context, language) });
  const next = apply(TravelState, state, update);
  const remarked = aboutRemarks(state, remarksIn(text), language);
  const isHelpless = reading.command?.type === "suggest";
  if (changed.length === 0 && reading.command !== null && !isHelpless) {
    // A branch may begin where all is known and nothing planned yet: who asks after a plan there gets one.
    if (reading.command.type === "too_early" && nextQuestion(state, []) === null)
      return goTo("router", { ...spoken, ...assumeDeparture(state, context.now()) });
    if (reading.command.type === "change_day")
      return goTo("router", { ...spoken, ...replanDay(state, reading.command) });
    if (reading.command.type === "undo" && state.undo?.itinerary !== undefined)
      return goTo("router", { ...spoken, ...bringBackDays(state, language) });
    if (reading.command.type === "replan") return goTo("router", { ...spoken, ...replanAll(state) });
    if (reading.command.type === "search_again")
      return goTo("router", { ...spoken, ...searchAgain(state, reading.command.parts) });
    const { text: reply, update: alongside } = replyTo(state, reading.command, {
      language,
      now: context.now(),
    });
    const question = nextQuestion(state, []);
    return goTo(END, {
      ...spoken,
      ...alongside,
      ...say(
        state,
        context,
        [...remarked, reply].join("\n\n"),
        question === null ? [] : [question],
        language,
      ),
    });
  }
  const asking = nextQuestion(next, reading.problems);
  if (asking !== null) {
    const help =
      isHelpless && isHelpWanted(asking, changed.length > 0, text)
        ? suggest(asking, next, saidSoFar(state), language)
        : null;
    const question = help === null ? asking : { ...asking, problem: null, candidates: [...help.candidates] };
    const weighed = weighCities(asking, next, text, language);
    const words = [
      ...(isEmpty(reading) ? [offTopic(text, language)] : []),
      ...(help === null ? [] : [help.text]),
      ...weighed,
      ...(reading.command?.type === "about" ? [aboutTopic(reading.command, next, language)] : []),
      ...(reading.command?.type === "book" ? [REPLYING[language].booking] : []),
      ...acknowledge(state, next, language),
      ...remarked,
      ...confirmations(next, language),
      question.problem === null
        ? askFor(question.field, language)
        : explain({ said: "", ...question, ...reading.problems.find(isAskedOf(question)) }, language),
      ...askedBeside(next, reading.problems).map((each) => explain(each, language)),
    ].filter((line) => line !== "");
    const asked = [question, ...askedBeside(next, reading.problems).map(asQuestion), ...basisQuestion(next)];
    // «도쿄면 더 비싸?»: answered and asked back, while the plan stays finished as it is.
    if (state.plans_generated && changed.length === 0 && weighed.length > 0)
      return goTo(END, { ...spoken, ...say(state, context, words.join("\n"), asked, language) });
    return goTo("needs_collector", {
      ...spoken,
      ...update,
      ...say(state, context, words.join("\n"), asked, language),
    });
  }
  if (isEmpty(reading) && state.plans_generated)
    return goTo(END, {
      ...spoken,
      ...say(state, context, `${offTopic(text, language)}\n${REPLYING[language].whatNow}`, [], language),
    });
  if (changed.length === 0 && reading.command === null && state.plans_generated)
    return goTo(END, {
      ...spoken,
      ...say(
        state,
        context,
        [...remarked, unchanged(next, language, reading.facts.budget !== undefined)].join("\n"),
        [],
        language,
      ),
    });
  return goTo("router", {
    ...spoken,
    ...update,
    ...(reading.command?.type === "undo" ? DAYS_ANEW : daysIfMoved(next)),
    ...assumeDeparture(next, context.now()),
  });
}

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
    state.replan_day === null
      ? resultsAnswer(withRemarks(state, trip.language), trip)
      : dayAnswer(state, trip, state.replan_day);
  return {
    agent_history: ["consultant"],
    replan_day: null,
    replan_wish: null,
    current_agent: "consultant",
    next_agent: null,
    updated_at: later(state, context),
    ...say(state, context, answer, [], trip.language),
    quick_replies: [...(ASKING[trip.language].quickReplies["plans"] ?? [])],
  };
}

/** What was remarked of the party is told with every plan: its days may have changed. */
function withRemarks(state: State, language: Language): State {
  return { ...state, notes: [...state.notes, ...aboutRemarks(state, remarksOf(state), language)] };
}

function startOver(state: State, context: NodeContext, language: Language): TravelUpdate {
  const question = { field: "destination", problem: null, candidates: [] };
  return {
    ...forgetTrip(state),
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

/** What was not for us; who only tells of another trip or of somebody's taste is heard all the same. */
function offTopic(text: string, language: Language): string {
  const texts = REPLYING[language];
  if (text.trim() === "") return texts.blank;
  const isAside = findClauses(text).every(({ act }) => ASIDES.includes(act));
  return isAside ? texts.aside : texts.offTopic;
}

const ASIDES: readonly ClauseAct[] = ["remembers", "likes", "reports", "guesses", "exclaims"];
