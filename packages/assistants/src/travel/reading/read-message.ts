import { findCorrections, findDates, findDurations, findMoney, findPeople, repairText } from "@maru/language";
import { destinationByName } from "../destinations.ts";
import { departureOf } from "../experts/trip.ts";
import type { TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { NOTING } from "../texts/noting.ts";
import { readCommand } from "./read-command.ts";
import { readDestination } from "./read-destination.ts";
import { readPace } from "./read-pace.ts";
import { readQuantities } from "./read-quantities.ts";
import { readStyles } from "./read-styles.ts";
import { readWishes } from "./read-wishes.ts";
import type { Facts, Problem, Reading } from "./reading.ts";

export interface MessageContext {
  readonly text: string;
  readonly now: string;
  readonly state: TravelState;
  readonly language: Language;
}

/** Longer than anybody describes a trip; the rest is not read. */
const LONGEST = 10_000;

/** All that a message says, with no model. Pure: the same message in the same state says the same. */
export function readMessage({ text: written, now, state, language }: MessageContext): Reading {
  const { text } = repairText(written.slice(0, LONGEST));
  const asked = state.questions[0]?.field ?? null;
  const corrections = findCorrections(text);
  // «ㅇㅋ» is all that was said, and no slip to be mended.
  const command = readCommand(/^[ㄱ-ㅎ\s.!~]+$/u.test(written) ? written : text, {
    hasPlans: state.plans_generated,
    days: Object.keys(state.itinerary).length,
    recommended: state.recommendation?.letter ?? null,
  });
  const quantities = readQuantities(text, {
    now,
    asked,
    corrections,
    language,
    duration: state.duration,
    people: state.num_people,
    children: state.children,
    budget: state.budget,
    pending: state.budget_said,
    departure: state.plans_generated ? departureOf(state) : state.departure_date,
    isBasisOpen: state.budget !== null && state.budget_basis === null,
  });
  const where = readDestination(text, {
    corrections,
    language,
    isAsked: asked === "destination" && (command === null || command.type === "suggest"),
    known: state.destination,
    taken: takenSpans(text, now),
  });
  const styles = readStyles(text, corrections);
  const destination = destinationByName(where.destination ?? state.destination ?? "");
  const isSame = where.destination === undefined || where.destination === state.destination;
  const known = isSame
    ? { must: state.must_visit_places, avoided: state.avoided_places }
    : { must: [], avoided: [] };
  const wishes = readWishes(text, destination, known, corrections);
  const pace = command === null ? readPace(text, state.plans_generated) : null;
  const facts: Facts = {
    ...quantities.facts,
    ...(where.destination === undefined ? {} : { destination: where.destination }),
    ...(where.origin === undefined ? {} : { origin: where.origin }),
    ...(pace === null || !state.plans_generated ? stylesFor(styles, state, asked) : {}),
    ...(pace === null ? {} : { pace }),
    ...wishes,
  };
  const taken = isOnlyPassingDate(facts, text, asked) ? {} : facts;
  const problems = [...where.problems, ...quantities.problems].filter(
    (problem) => !isAnswered(problem, taken),
  );
  return {
    facts:
      command !== null && isAboutPlans(command.type)
        ? withoutEchoes(taken, state, command.type === "mix")
        : taken,
    problems,
    command:
      Object.keys(taken).length > 0 && command !== null && !isKeptBesideFacts(command.type) ? null : command,
    notes: [
      ...where.notes,
      ...quantities.notes,
      ...(pace === null ? [] : [NOTING[language].pace[pace]]),
      ...(isDefaultStyle(styles, taken, asked) ? [NOTING[language].anyStyle] : []),
    ],
  };
}

/** Numbers and dates that were read: what stands there is no name of a city. */
function takenSpans(text: string, now: string) {
  return [
    ...findDates(text, { now, expect: "future" }),
    ...findDurations(text),
    ...findPeople(text),
    ...findMoney(text),
  ].map(({ span }) => span);
}

function isKeptBesideFacts(type: NonNullable<Reading["command"]>["type"]): boolean {
  return isAboutPlans(type) || type === "start_over" || type === "suggest";
}

const SETTING_OUT = /출발|가고|갈|가려|떠나|부터|여행|까지|변경|바꿔|바꿀|leave|leaving|depart|from|go/iu;

/** «오늘 날씨 어때?»: a day in passing, not the day of departure. */
function isOnlyPassingDate(facts: Facts, text: string, asked: string | null): boolean {
  const names = Object.keys(facts);
  if (names.length !== 1 || names[0] !== "departure_date" || asked === "departure_date") return false;
  return !SETTING_OUT.test(text) && text.trim().length > 12 - 4 * Number(/\?|어때|뭐/u.test(text));
}

function isAboutPlans(type: NonNullable<Reading["command"]>["type"]): boolean {
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
  ].includes(type);
}

/** A question about the plans repeats what is known («그 오사카 일정»); that changes nothing. */
function withoutEchoes(facts: Facts, state: TravelState, isMix: boolean): Facts {
  const { travel_style: _styles, accommodation_preference, ...others } = facts;
  const rest =
    isMix || accommodation_preference === undefined ? others : { ...others, accommodation_preference };
  return Object.fromEntries(
    Object.entries(rest).filter(
      ([name, value]) => JSON.stringify(state[name as keyof TravelState]) !== JSON.stringify(value),
    ),
  );
}

function isAnswered(problem: Problem, facts: Facts): boolean {
  return Object.hasOwn(facts, problem.field);
}

function isDefaultStyle(
  { wanted }: ReturnType<typeof readStyles>,
  facts: Facts,
  asked: string | null,
): boolean {
  return asked === "travel_style" && wanted.length === 0 && facts.travel_style !== undefined;
}

function stylesFor(
  { wanted, rejected, isAddition, isAnything }: ReturnType<typeof readStyles>,
  state: TravelState,
  asked: string | null,
): Facts {
  if (wanted.length === 0 && rejected.length === 0)
    return asked === "travel_style" && isAnything ? { travel_style: ["관광", "맛집"] } : {};
  const keeps = isAddition || wanted.length === 0 ? state.travel_style : [];
  const next = [...new Set([...keeps, ...wanted])].filter((style) => !rejected.includes(style));
  return next.length === 0 ? {} : { travel_style: next };
}
