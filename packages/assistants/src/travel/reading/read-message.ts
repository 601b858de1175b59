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
import { openField } from "../collecting/ask-once.ts";
import { destinationByName } from "../destinations.ts";
import { departureOf } from "../experts/trip.ts";
import type { Problem } from "../said.ts";
import type { TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { NOTING } from "../texts/noting.ts";
import { WORDS } from "../texts/words.ts";
import { besidesOf, readKind } from "./beside-plan.ts";
import { chooseWeighed } from "./choose-weighed.ts";
import { commandBesideRemark, commandIn, isAboutPlans, isDropped, withoutEchoes } from "./message-command.ts";
import { isPassingDate } from "./passing-date.ts";
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
import { isDefaultStyle, isOnlyDenied, keepsStyles, stylesFor } from "./styles-for.ts";
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
  const repaired = withLastUnit(completeUnits(repairText(written.slice(0, LONGEST)).text), state);
  const remarks = remarksIn(repaired);
  const text = withoutRemarks(repaired, remarks);
  const open = openField(state);
  const asked = (open === null || open === "travel_style") && isBareSum(text, state) ? "budget" : open;
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
  const saysMore = problems.length > 0 || Object.keys(taken).some((name) => !OF_STYLES.includes(name));
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
  const change = isSilent ? readOpenChange(text) : null;
  if (change !== null) return { ...NOTHING, problems: [change] };
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
      ...(isOnlyDenied(styles, taken, state)
        ? [NOTING[language].withoutStyles(styles.rejected.map(WORDS[language].style).join(", "))]
        : []),
      ...(isDefaultStyle(styles, taken, asked)
        ? [
            NOTING[language].anyStyle(
              (taken.travel_style ?? []).map(WORDS[language].style).join(language === "ko" ? "과 " : " and "),
            ),
          ]
        : []),
    ],
  };
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

/** Nothing firmer was said: no number, no place, no plan by its letter. «무리네요» is then about the money, not the days. */
function isFree(command: Command | null, facts: Facts, problems: readonly Problem[]): boolean {
  const isLoose = command === null || ["cheaper", "show", "suggest", "dislike"].includes(command.type);
  return isLoose && problems.length === 0 && Object.keys(facts).every((name) => LOOSE.includes(name));
}

const OF_STYLES: readonly string[] = ["travel_style", "denied_styles"];
const LOOSE: readonly string[] = [...OF_STYLES, "pace", "budget_flexibility"];

const [LEAST_SUM, MOST_AROUND] = [200_000, 6];

/** «천오백이요», «아니 300»: a number alone, too large for anything but the money that is known, says it anew. */
function isBareSum(text: string, { budget }: TravelState): boolean {
  const [found, ...others] = budget === null ? [] : findMoney(text, { bareUnit: 10_000 });
  if (found === undefined || others.length > 0 || found.value.kind === "range") return false;
  const around = text.length - (found.span.end - found.span.start);
  const isOther = [...findDurations(text), ...findPeople(text)].length > 0;
  return found.value.amount >= LEAST_SUM && around <= MOST_AROUND && !isOther;
}

/** «3명으로», then «아니 4»: a number alone that takes back the last one counts the same. */
function withLastUnit(text: string, { undo, questions }: TravelState): string {
  const bare = BARE_CORRECTION.exec(text)?.[1];
  const [changed, ...others] = Object.keys(undo ?? {}).filter((name) => name !== "children");
  const unit = others.length > 0 ? undefined : LAST_UNITS[changed ?? ""];
  return bare === undefined || unit === undefined || questions.length > 0 ? text : `아니 ${bare}${unit}`;
}

const BARE_CORRECTION =
  /^(?:아 ?)?(?:아니{1,2}다?|아냐|아니야|ㄴㄴ|no|sorry|i mean|actually|wait)[\s,.!~]{1,3}(\d{1,2})(?:요|이요|로| please)?[\s.!~]*$/iu;
const LAST_UNITS: Readonly<Record<string, string>> = { num_people: "명", duration: "박" };

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
  // «총 300»: the money, and no party of three hundred.
  if (problem.field === "num_people" && facts.budget != null && findPeople(problem.said).length === 0)
    return true;
  return (facts as Readonly<Record<string, unknown>>)[problem.field] != null;
}
