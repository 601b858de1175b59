import { findCorrections, repairText } from "@maru/language";
import { destinationByName } from "../destinations.ts";
import type { TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { readCommand } from "./read-command.ts";
import { readDestination } from "./read-destination.ts";
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
  const command = readCommand(text, {
    hasPlans: state.plans_generated,
    days: Object.keys(state.itinerary).length,
    recommended: state.recommendation?.letter ?? null,
  });
  const where = readDestination(text, {
    corrections,
    language,
    isAsked: asked === "destination",
    isKnown: state.destination !== null,
  });
  const quantities = readQuantities(text, {
    now,
    asked,
    corrections,
    language,
    duration: state.duration,
    people: state.num_people,
    isBasisOpen: state.budget !== null && state.budget_basis === null,
  });
  const styles = readStyles(text, corrections);
  const destination = destinationByName(where.destination ?? state.destination ?? "");
  const known =
    where.destination === undefined || where.destination === state.destination ? state.must_visit_places : [];
  const wishes = readWishes(text, destination, known, corrections);
  const facts: Facts = {
    ...quantities.facts,
    ...(where.destination === undefined ? {} : { destination: where.destination }),
    ...(where.origin === undefined ? {} : { origin: where.origin }),
    ...stylesFor(styles, state, asked),
    ...wishes,
  };
  const taken = isOnlyPassingDate(facts, text, asked) ? {} : facts;
  const problems = [...where.problems, ...quantities.problems].filter(
    (problem) => !isAnswered(problem, taken),
  );
  return {
    facts: command !== null && isAboutPlans(command.type) ? withoutEchoes(taken, state) : taken,
    problems,
    command:
      Object.keys(taken).length > 0 &&
      command !== null &&
      !isAboutPlans(command.type) &&
      command.type !== "start_over"
        ? null
        : command,
    notes: [...where.notes, ...quantities.notes],
  };
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
    "change_day",
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
function withoutEchoes(facts: Facts, state: TravelState): Facts {
  const { travel_style: _styles, ...rest } = facts;
  return Object.fromEntries(
    Object.entries(rest).filter(
      ([name, value]) => JSON.stringify(state[name as keyof TravelState]) !== JSON.stringify(value),
    ),
  );
}

function isAnswered(problem: Problem, facts: Facts): boolean {
  return Object.hasOwn(facts, problem.field);
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
