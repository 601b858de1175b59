import {
  completeUnits,
  findClauses,
  findCorrections,
  findDates,
  findDurations,
  findMoney,
  findPeople,
  isPlainCommand,
  repairText,
  withoutActs,
} from "@maru/language";
import type { Destination } from "../data/destination.ts";
import { destinationByName } from "../destinations.ts";
import { departureOf } from "../experts/trip.ts";
import type { Problem } from "../said.ts";
import type { TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { NOTING } from "../texts/noting.ts";
import { chooseWeighed } from "./choose-weighed.ts";
import { commandBesideRemark, commandIn, isAboutPlans, isDropped, withoutEchoes } from "./message-command.ts";
import { isPassingDate } from "./passing-date.ts";
import { placeOfKind } from "./place-of-kind.ts";
import { readDestination } from "./read-destination.ts";
import { readOpenChange } from "./read-open-change.ts";
import { readPace } from "./read-pace.ts";
import { placeSpans } from "./read-places.ts";
import { readQuantities } from "./read-quantities.ts";
import { remarksIn, withoutRemarks } from "./read-remarks.ts";
import { readStyles } from "./read-styles.ts";
import { supposedOf, withoutSupposed } from "./read-supposed.ts";
import { readWayOut } from "./read-way-out.ts";
import { readWishes, unservedWay } from "./read-wishes.ts";
import { type Command, type Facts, NOTHING, type Reading } from "./reading.ts";
import { findUnknownWish, findUnlisted } from "./unknown-wish.ts";

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
  const repaired = completeUnits(repairText(written.slice(0, LONGEST)).text);
  const remarks = remarksIn(repaired);
  const text = withoutRemarks(repaired, remarks);
  const asked = state.questions[0]?.field ?? null;
  const corrections = findCorrections(text);
  const clauses = findClauses(text);
  // What is over or only imagined counts nobody, dates nothing and costs nothing.
  const told = withoutActs(text, clauses, ["remembers", "guesses"]);
  const asks =
    remarks.length === 0
      ? commandIn(written, text, now, state)
      : commandBesideRemark(repaired, text, now, state);
  if (asks?.type === "undo" && state.undo !== null && state.undo["itinerary"] === undefined)
    return { ...NOTHING, facts: state.undo as Facts, command: asks, notes: [NOTING[language].undone] };
  // «하루 늘리면 얼마야?», answered, and then «그렇게 해줘».
  if (state.supposed !== null && isPlainCommand(text)) return { ...NOTHING, facts: state.supposed as Facts };
  const options = {
    now,
    asked,
    corrections,
    language,
    duration: state.duration,
    people: peopleBefore(state, corrections),
    children: state.children,
    budget: state.budget,
    basis: state.budget_basis,
    pending: state.budget_said,
    departure: state.plans_generated ? departureOf(state) : state.departure_date,
    isPlanned: state.plans_generated,
    isShort: state.ways_out.length > 0,
    // Who travels alone pays for one: there is nothing to tell apart.
    isBasisOpen: state.budget !== null && state.budget_basis === null && state.num_people !== 1,
  };
  const numbers = takenSpans(text, now);
  const named = readDestination(text, {
    corrections,
    clauses,
    language,
    isAsked: asked === "destination" && (asks === null || asks.type === "suggest"),
    known: state.destination,
    taken: numbers,
  });
  // «방콕 날씨는 어때?», asked on the way to Tokyo: answered of Bangkok, and nothing changes.
  const other = asks?.type === "about" ? otherCity(named.problems, state) : null;
  const where = other === null ? named : { ...named, problems: [] };
  const command = asks?.type === "about" && other !== null ? { ...asks, city: other } : asks;
  const destination = destinationByName(where.destination ?? state.destination ?? "");
  const names = destination === undefined ? [] : placeSpans(text, destination);
  const styles = readStyles(told, corrections, names);
  const isSame = where.destination === undefined || where.destination === state.destination;
  const known = isSame
    ? { must: state.must_visit_places, avoided: state.avoided_places }
    : { must: [], avoided: [] };
  const wishes = command?.type === "ask_place" ? {} : readWishes(text, destination, known, corrections);
  const pace =
    command === null || command.type === "remark" ? readPace(repaired, state.plans_generated) : null;
  const beside: Facts = {
    ...(where.destination === undefined ? {} : { destination: where.destination }),
    ...(where.origin === undefined ? {} : { origin: where.origin }),
    ...(keepsStyles(state, pace, wishes) ? {} : stylesFor(styles, state, asked)),
    ...(pace === null ? {} : { pace }),
    ...wishes,
  };
  const isAbout = command?.type === "about";
  const isPassing = asked !== "departure_date" && isPassingDate(told, now, isAbout);
  const undated = readQuantities(told, options, { withDates: false });
  const isAlone = Object.keys({ ...undated.facts, ...beside }).length === 0;
  const quantities =
    isPassing && (isAbout || isAlone) ? undated : readQuantities(told, options, { withDates: true });
  const weighed = where.destination === undefined ? chooseWeighed(text, state) : null;
  const taken: Facts = {
    ...withoutSharedStay(quantities.facts, where.problems, text),
    ...beside,
    ...(weighed === null ? {} : { destination: weighed }),
  };
  const left = state.plans_generated ? withoutSupposed(told, clauses) : null;
  const supposed =
    left === null || quantities.problems.length > 0
      ? null
      : supposedOf(taken, readQuantities(left, options, { withDates: true }).facts);
  if (supposed !== null) return { ...NOTHING, command: { type: "suppose", facts: supposed } };
  const outing = besidesOf(text, where.problems, state);
  const problems = [...(outing === null ? where.problems : []), ...quantities.problems].filter(
    (problem) => !isAnswered(problem, taken),
  );
  if (outing !== null && Object.keys(taken).length === 0)
    return { ...NOTHING, notes: [NOTING[language].unknownWish(outing)] };
  const saysMore = problems.length > 0 || Object.keys(taken).some((name) => name !== "travel_style");
  if (state.plans_generated && command === null && !saysMore) {
    const wish = readKind(text, taken, state, destination, language) ?? findUnknownWish(text);
    if (wish !== null)
      return typeof wish === "string" ? { ...NOTHING, notes: [NOTING[language].unknownWish(wish)] } : wish;
  }
  const unserved = names.length > 0 ? null : unservedWay(text, destination);
  const unlisted = wishes.must_visit_places === undefined ? null : findUnlisted(text, names, numbers);
  const way = isFree(command, taken, problems) ? readWayOut(text, state, language) : null;
  if (way !== null) return way;
  const isSilent = command === null && problems.length === 0 && Object.keys(taken).length === 0;
  const open = isSilent ? readOpenChange(text) : null;
  if (open !== null) return { ...NOTHING, problems: [open] };
  return {
    facts:
      command !== null && isAboutPlans(command.type)
        ? withoutEchoes(taken, state, command.type === "mix")
        : taken,
    problems,
    command: isDropped(command, taken, problems) ? null : command,
    notes: [
      // «하롱베이 갈 수 있어?» asks about a place, and moves nobody to a city.
      ...(command?.type === "ask_place" ? [] : where.notes),
      ...quantities.notes,
      ...(unserved === null ? [] : [NOTING[language].flightsOnly(unserved)]),
      ...(pace === null ? [] : [NOTING[language].pace[pace]]),
      ...[unlisted, outing].flatMap((name) => (name === null ? [] : [NOTING[language].unknownWish(name)])),
      ...(isDefaultStyle(styles, taken, asked) ? [NOTING[language].anyStyle] : []),
    ],
  };
}

/** «에펠탑 야경 보고 싶어», «좀 여유롭게»: said of a place or of the pace, and no other kind of trip. */
function keepsStyles(state: TravelState, pace: Facts["pace"] | null, { must_visit_places }: Facts): boolean {
  const isPlaceWished = must_visit_places !== undefined && state.travel_style.length > 0;
  return state.plans_generated && (pace !== null || isPlaceWished);
}

/** The city that was weighed against the one the trip goes to. */
function otherCity([problem]: readonly Problem[], { destination }: TravelState): string | null {
  const isWeighed = problem?.problem === "ambiguous" && problem.candidates[0] === destination;
  return isWeighed ? (problem.candidates.at(-1) ?? null) : null;
}

/** «런던 5박 파리 3박»: whose nights these are is known once one of the cities is chosen. */
function withoutSharedStay(facts: Facts, problems: readonly Problem[], text: string): Facts {
  const isOpen = problems.some(({ field, problem }) => field === "destination" && problem === "ambiguous");
  if (!isOpen || findDurations(text).length < 2) return facts;
  const { duration: _duration, ...others } = facts;
  return others;
}

/** «유후인 당일치기 가능해?»: asked besides a trip that is planned and stays. Null when another trip is meant. */
function besidesOf(text: string, problems: readonly Problem[], state: TravelState): string | null {
  const [place] = problems;
  const isUnknown = place?.problem === "not_served" || place?.problem === "unknown_city";
  if (!state.plans_generated || place === undefined || !isUnknown) return null;
  const isAsked = /\?|당일|가능|수 ?있|들[러를르]|다녀|도 ?(?:가|넣|추가|보)/u.test(text);
  return isAsked && !/바꿔|바꿀|바꾸|말고|대신|변경/u.test(text) ? place.said : null;
}

/** «초밥집 넣어줘», where nothing else is new: a place of that kind, if the city has one. */
function readKind(
  text: string,
  facts: Facts,
  state: TravelState,
  destination: Destination | undefined,
  language: Language,
): Reading | null {
  const { travel_style } = facts;
  const isNew = travel_style?.some((style) => !state.travel_style.includes(style)) ?? false;
  const found =
    destination === undefined || isNew ? null : placeOfKind(text, destination, state.avoided_places);
  if (found === null) return null;
  const { kind, place } = found;
  const must_visit_places = [...new Set([...state.must_visit_places, place.ko])];
  return {
    ...NOTHING,
    facts: { must_visit_places },
    notes: [NOTING[language].ofKind(kind, place[language])],
  };
}

/** Nothing firmer was said: no number, no place, no plan by its letter. «무리네요» is then about the money, not the days. */
function isFree(command: Command | null, facts: Facts, problems: readonly Problem[]): boolean {
  const isLoose = command === null || ["cheaper", "show", "suggest", "dislike"].includes(command.type);
  return isLoose && problems.length === 0 && Object.keys(facts).every((name) => LOOSE.includes(name));
}

const LOOSE: readonly string[] = ["pace", "travel_style", "budget_flexibility"];

/** «아니다 두 명 못 가» corrects «한 명 못 가»: counted from those who were coming before that. */
function peopleBefore(
  { num_people, undo }: TravelState,
  corrections: ReturnType<typeof findCorrections>,
): number | null {
  const before = undo?.num_people;
  const isCorrection = corrections.some(({ value }) => value.kind === "instead");
  return isCorrection && typeof before === "number" ? before : num_people;
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

function isAnswered(problem: Problem, facts: Facts): boolean {
  return (facts as Readonly<Record<string, unknown>>)[problem.field] != null;
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
