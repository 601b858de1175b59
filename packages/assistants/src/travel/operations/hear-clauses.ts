import type { Call } from "@maru/dialogue";
import { findConcepts, isBareCondition, type SaidClause, understand } from "@maru/language";
import { TRAVEL_RULES } from "../data/travel-rules.ts";
import { destinationByName } from "../destinations.ts";
import { LONGEST } from "../reading/mentions-in.ts";
import { readMessage } from "../reading/read-message.ts";
import { type Command, type Facts, isEmpty, NOTHING, type Reading } from "../reading/reading.ts";
import type { TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { callsHeard, type HeardCall, withoutSpans } from "./calls-heard.ts";

interface Message {
  readonly text: string;
  readonly now: string;
  readonly language: Language;
}

/** What a message tells, and what its clauses ask for beside that. */
export interface HeardClauses {
  readonly reading: Reading;
  readonly calls: readonly Call[];
  /** The clauses that the rules have read. */
  readonly covers: readonly SaidClause["span"][];
}

/**
 * A message, clause by clause. Values, wishes and orders are the rules' to read; a clause that asks is answered, and
 * says nothing about the trip but what is not known of it yet.
 */
export function hearClauses(state: TravelState, whole: Reading, message: Message): HeardClauses {
  const supposed = supposedAlone(state, whole, message.text);
  if (supposed !== null) return { reading: supposed, calls: [], covers: [] };
  const heard = callsHeard(state, { ...message, isUnread: isEmpty(whole) });
  const owner = whole.command;
  const questions = heard.filter(
    (each) =>
      (each.isQuestion || each.isBeside) &&
      !isAboutWhere(whole, each, state) &&
      !(owner !== null && isOwned(owner, each, state, message)),
  );
  const again = readAgain(state, whole, questions, message);
  const rest = heard.filter((each) => !questions.includes(each));
  // «카드 써 주세요»: a text is asked for, whatever the rules see in it.
  const isBetter = rest.some(({ call }) => BETTER.includes(call.op));
  const isDropped = again.command !== null && isBetter && WEAK.includes(again.command.type);
  const told = isDropped ? { ...again, command: null } : again;
  const others = rest.filter(
    ({ clause, isQuestion }) => !isQuestion && isUnread(clause.words, told, state, message),
  );
  const calls = inOrder(heard, [...questions, ...others]);
  const spans = understand(message.text.slice(0, LONGEST), { now: message.now }).clauses.map(
    ({ span }) => span,
  );
  return { reading: told, calls, covers: isEmpty(told) ? [] : spans };
}

function inOrder(all: readonly HeardCall[], some: readonly HeardCall[]): readonly Call[] {
  return all.filter((each) => some.includes(each)).map(({ call }) => call);
}

/** Without the questions; what they name is taken only where nothing was known. */
function readAgain(
  state: TravelState,
  whole: Reading,
  questions: readonly HeardCall[],
  { text, now, language }: Message,
): Reading {
  if (questions.length === 0) return whole;
  const rest = withoutSpans(
    text,
    questions.map(({ clause }) => clause.span),
  );
  const told = rest.trim() === "" ? NOTHING : readMessage({ text: rest, now, state, language });
  // Of a trip that is planned a question says nothing new, and of a place that is open on Mondays no day to leave on.
  const isDated = questions.some(({ call }) => DATED.includes(call.op));
  const isFilled = (name: string) =>
    !state.plans_generated && FILLED.includes(name) && (isDated || name !== "departure_date");
  const isOpen = (name: string) => {
    const value = state[name as keyof TravelState];
    return value === null || (Array.isArray(value) && value.length === 0);
  };
  // Which city a question only weighs is judged where cities are read.
  const filling = Object.fromEntries(
    Object.entries(whole.facts).filter(
      ([name]) => name === "destination" || (isFilled(name) && isOpen(name)),
    ),
  ) as Facts;
  const problems = whole.problems.filter(
    ({ field, problem }) => isOpen(field) && OF_WHAT_IS_HELD.includes(problem ?? ""),
  );
  return {
    ...told,
    facts: { ...filling, ...told.facts },
    problems: told.problems.length > 0 ? told.problems : problems,
  };
}

const OF_WHAT_IS_HELD: readonly string[] = ["not_served", "unknown_city", "country", "out_of_range", "range"];

/** Where to go is still weighed: places are told, and asked for. */
function isAboutWhere(whole: Reading, { call }: HeardCall, { destination }: TravelState): boolean {
  if (whole.problems.some(({ field, problem }) => field === "destination" && problem === "ambiguous"))
    return true;
  // «유후인 당일치기 가능해?»: the rules have an answer, and nothing else.
  if (isEmpty({ ...whole, notes: [] }) && whole.notes.length > 0) return true;
  return destination === null && whole.command?.type === "suggest" && call.op !== "rule";
}

/** «3박이면?»: only weighed, and reckoned. */
function supposedAlone(state: TravelState, whole: Reading, text: string): Reading | null {
  const names = Object.keys(whole.facts);
  const isWeighed =
    state.plans_generated &&
    whole.command === null &&
    names.length > 0 &&
    names.every((name) => SUPPOSABLE.includes(name)) &&
    isBareCondition(text);
  return isWeighed ? { ...NOTHING, command: { type: "suppose", facts: whole.facts } } : null;
}

const SUPPOSABLE: readonly string[] = ["num_people", "children", "duration", "departure_date"];

/** What a question may bring along: «오사카 3박 둘이면 얼마야?». */
const FILLED: readonly string[] = [
  ...["destination", "duration", "num_people", "children", "departure_date"],
  ...["origin", "budget", "budget_basis", "budget_said"],
];

/** What is asked of the days of the trip itself. */
const DATED: readonly string[] = ["calc", "season", "verify", "compare", "solve", "split", "judge", "find"];

/** What looks like a command wherever its words stand. */
const WEAK: readonly Command["type"][] = [
  "too_early",
  "show",
  "cheaper",
  "help",
  "dislike",
  "agree",
  "suggest",
];
const BETTER: readonly string[] = ["draft", "wish", "edit", "forget"];

/** Questions that the rules answer best, and orders that only look like one. */
function isOwned(
  command: Command,
  { clause, call }: HeardCall,
  state: TravelState,
  message: Message,
): boolean {
  const isSum = command.type === "show" && (command.part === "budget" || call.op === "calc");
  const isShown = command.type === "show" && (!isSum || state.ways_out.length > 0);
  const isOfRules = OWNED.includes(command.type) || (isShown && call.op !== "rule" && call.op !== "find");
  if (!isOfRules) return false;
  if (command.type === "about" && !isTopicBest(clause.words, call.op, state)) return false;
  const alone = readMessage({ ...message, text: clause.words, state }).command;
  return alone === null || alone.type === command.type;
}

const OWNED: readonly Command["type"][] = [
  ...(["choose", "change_day", "replan", "undo", "book", "export", "recall", "swap_days", "mix"] as const),
  ...([
    "start_over",
    "suppose",
    "about",
    "ask_place",
    "compare",
    "show_day",
    "show_plan",
    "cancel",
    "cheaper",
    "suggest",
  ] as const),
];

/** A topic of a place is told of the place; what is generally so is told by the rule. */
function isTopicBest(words: string, op: string, { destination }: TravelState): boolean {
  const concepts = findConcepts(words);
  const isRuled = TRAVEL_RULES.some(({ when }) =>
    when.some((all) => all.every((each) => concepts.has(each))),
  );
  if (destination === null) return false;
  return (
    !(isRuled && (op === "rule" || op === "general")) || destinationByName(destination)?.country.code === "KR"
  );
}

/** The rules made nothing of it. */
function isUnread(words: string, told: Reading, state: TravelState, message: Message): boolean {
  if (isEmpty(told)) return true;
  const alone = readMessage({ ...message, text: words, state });
  const isWeak = alone.command !== null && told.command === null && WEAK.includes(alone.command.type);
  return isEmpty(isWeak ? { ...alone, command: null } : alone);
}
