import {
  addDays,
  type Correction,
  daysBetween,
  type Found,
  findDates,
  findDurations,
  findMoney,
  findPeople,
  withoutRejected,
} from "@maru/language";
import { LIMITS } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { NOTING } from "../texts/noting.ts";
import { WORDS } from "../texts/words.ts";
import type { Facts, Problem } from "./reading.ts";

export interface QuantityReading {
  readonly facts: Facts;
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

export interface QuantityOptions {
  readonly now: string;
  /** The field that was asked for: a number alone answers it. */
  readonly asked: string | null;
  /** An amount is known, but not whom it is for. */
  readonly isBasisOpen: boolean;
  readonly corrections: readonly Found<Correction>[];
  readonly language: Language;
  /** What is known, for «하루 더» and «한 명 더». */
  readonly duration: number | null;
  readonly people: number | null;
}

/** Numbers in a message: how long, how much, how many, when. A later one replaces an earlier one. */
export function readQuantities(text: string, options: QuantityOptions): QuantityReading {
  const duration = readDuration(text, options);
  const people = readPeople(text, options);
  const date = readDate(text, options);
  const party = {
    people: people.facts.num_people ?? options.people,
    nights: duration.facts.duration ?? date.facts.duration ?? options.duration,
  };
  const parts = [duration, readBudget(text, options, party), people, date];
  const facts = Object.assign({}, ...parts.map((part) => part.facts)) as Facts;
  const said = parts[0]?.facts.duration;
  const byDates = parts[3]?.facts.duration;
  const disagree = said !== undefined && byDates !== undefined && said !== byDates;
  return {
    // A length that was said counts more than one computed from two dates.
    facts: said === undefined ? facts : { ...facts, duration: said },
    problems: parts.flatMap((part) => part.problems),
    notes: [
      ...parts.flatMap((part) => part.notes),
      ...(disagree ? [NOTING[options.language].nightsOverDates(said, byDates)] : []),
    ],
  };
}

const NONE: QuantityReading = { facts: {}, problems: [], notes: [] };

function readDuration(text: string, options: QuantityOptions): QuantityReading {
  const found = withoutRejected(findDurations(text), options.corrections).filter(
    ({ value }) =>
      value.kind === "stay" || (value.kind === "range" && value.unit === "night") || value.kind === "period",
  );
  const last = found.at(-1);
  if (last === undefined) return options.asked === "duration" ? readBareNights(text) : NONE;
  const said = text.slice(last.span.start, last.span.end);
  if (last.value.kind === "range") {
    const { nights } = WORDS[options.language];
    return problem("duration", "range", said, [nights(last.value.minimum), nights(last.value.maximum)]);
  }
  if (last.value.kind === "period") return problem("duration", "out_of_range", said);
  const change = /more|extra/iu.test(said) ? 1 : changeAfter(text.slice(last.span.end));
  if (change === 0 || options.duration === null) return nightsOf(last.value.nights, said);
  const amount = /박|밤|night/iu.test(said) ? last.value.nights : last.value.days;
  return nightsOf(options.duration + change * amount, said);
}

/** «하루 더», «1박 줄여줘»: a change of what is known; «2박으로 줄여줘» is the new length itself. */
function changeAfter(after: string): -1 | 0 | 1 {
  if (/^ ?(?:만 ?|을 ?)?(?:더(?![가-힣])(?! ?(?:싸|저렴|비싸|좋))|추가|연장|늘[려리릴])/u.test(after))
    return 1;
  return /^ ?(?:만 ?|을 ?)?(?:줄[여이일]|덜 |빼[줘고주])/u.test(after) ? -1 : 0;
}

function readBareNights(text: string): QuantityReading {
  const match = /^\s*(\d{1,3})\s*(?:요|이요)?[.!~]*\s*$/u.exec(text);
  return match === null ? NONE : nightsOf(Number(match[1]), text.trim());
}

function nightsOf(nights: number, said: string): QuantityReading {
  const { min, max } = LIMITS.duration;
  return nights >= min && nights <= max
    ? { facts: { duration: nights }, problems: [], notes: [] }
    : problem("duration", "out_of_range", said);
}

/** Whom an amount is divided among, and over how many days it is spent. */
interface Party {
  readonly people: number | null;
  readonly nights: number | null;
}

function readBudget(text: string, options: QuantityOptions, party: Party): QuantityReading {
  const money = withoutRejected(
    findMoney(text, options.asked === "budget" ? { bareUnit: 10_000 } : {}),
    options.corrections,
  );
  const isWhole = ({ value }: (typeof money)[number]) =>
    value.role === undefined && (value.per === undefined || (value.per === "night" && !PER_NIGHT.test(text)));
  const found = money.filter(isWhole);
  const last = found.at(-1);
  if (last === undefined) {
    const daily = money.findLast(({ value }) => value.per === "day" && value.currency === "KRW");
    return daily === undefined ? readBasis(text, options) : readDailyBudget(daily, options, party);
  }
  const { value } = last;
  const said = text.slice(last.span.start, last.span.end);
  if (value.currency !== "KRW") return problem("budget", "ambiguous", said);
  const amount = value.kind === "range" ? value.maximum : value.amount;
  const basis = value.basis ?? readBasis(text, options).facts.budget_basis;
  const shared = basis === "total" ? shareOf(amount, party.people) : null;
  if (shared === null && !isAllowed(amount)) return problem("budget", "out_of_range", said);
  const isStrict = value.kind === "at_most" || STRICT.test(text);
  return {
    facts: {
      ...(shared === null
        ? { budget: amount, ...(basis === undefined ? {} : { budget_basis: basis }) }
        : { budget: shared, budget_basis: "per_person" as const }),
      ...(WITHOUT_FLIGHTS.test(text) ? { budget_excludes_flights: true } : {}),
      ...(WITH_FLIGHTS.test(text) ? { budget_excludes_flights: false } : {}),
      ...(isStrict
        ? { budget_flexibility: "strict" as const }
        : FLEXIBLE.test(text)
          ? { budget_flexibility: "flexible" as const }
          : {}),
    },
    problems: [],
    notes: [
      ...(value.kind === "range" ? [NOTING[options.language].upperAmount(amount)] : []),
      ...(shared === null ? [] : [NOTING[options.language].shared(amount, party.people ?? 1, shared)]),
    ],
  };
}

function isAllowed(amount: number): boolean {
  const { min, max } = LIMITS.budget;
  return Number.isInteger(amount) && amount >= min && amount <= max;
}

/** More than one may name, but not more than it may be for each: «4명 총 1500만원». Null when it is taken as it is. */
function shareOf(amount: number, people: number | null): number | null {
  if (people === null || amount <= LIMITS.budget.max) return null;
  const share = Math.floor(amount / people);
  return isAllowed(share) ? share : null;
}

/** «하루에 20만원씩»: for every day of the trip, once it is known how many there are. */
function readDailyBudget(
  { value }: ReturnType<typeof findMoney>[number],
  { language }: QuantityOptions,
  { nights }: Party,
): QuantityReading {
  const amount = value.kind === "range" ? value.maximum : value.amount;
  if (nights === null) return { facts: {}, problems: [], notes: [NOTING[language].dailyUnknown(amount)] };
  const budget = amount * (nights + 1);
  if (!isAllowed(budget)) return problem("budget", "out_of_range", WORDS[language].amount(budget));
  return {
    facts: { budget, ...(value.basis === undefined ? {} : { budget_basis: value.basis }) },
    problems: [],
    notes: [NOTING[language].daily(amount, nights + 1, budget)],
  };
}

/** «1박에 10만원» is the price of a night; «1박 35만원» is a night, and a budget. */
const PER_NIGHT = /박 ?(?:에|당)|숙소|숙박|호텔|방값|per night|a night|\/ ?night/iu;

const FARE =
  "(?:항공(?:권|료|편|비)?|비행기(?: ?(?:값|표|삯|티켓))?|비행깃값|티켓(?:값)?|교통편|flights?|airfare)";
const WITHOUT_FLIGHTS = new RegExp(
  `${FARE}(?:은|는|을|를|값)? ?(?:빼고|빼면|제외|말고|별도|따로|불포함|미포함)|(?:without|excluding|except|not including|plus) (?:the )?${FARE}`,
  "iu",
);
const WITH_FLIGHTS = new RegExp(
  `${FARE}(?:도|까지|을|를)? ?(?:포함(?! ?(?:안|하지|되지))|다 ?해서)|including (?:the )?${FARE}`,
  "iu",
);

const STRICT = /딱 ?\d|절대|넘으면 ?안|넘지 ?(?:않|말)|초과(?:하면)? ?(?:안|없)|빠듯|무조건 ?이하|strict/u;
const FLEXIBLE = /유동|조금 ?넘어도|넘어도 ?(?:돼|괜찮|상관)|여유 ?있|flexible/u;
const PER_PERSON = /인당|1인|한 ?(?:명|사람)당|각자|각각|씩(?:이|으로|요|\s|$)|per person|each/iu;
const TOTAL =
  /(?:^|\s)총(?:액|합|\s|예산|으로|이)|합쳐|합해|합계|다 ?해서|전부 ?해서|전체|모두 ?(?:해서|합|다)|둘이 ?(?:서 ?)?(?:합|해서)|in total|altogether/iu;

/** «인당이요» alone answers what the amount meant. */
function readBasis(text: string, { asked, isBasisOpen }: QuantityOptions): QuantityReading {
  const isAnswer = isBasisOpen || asked === "budget_basis" || asked === "budget" || asked === "travel_style";
  if (PER_PERSON.test(text) && (isAnswer || /예산|금액|원/u.test(text)))
    return { facts: { budget_basis: "per_person" }, problems: [], notes: [] };
  if (TOTAL.test(text) && (isAnswer || /예산|금액|원/u.test(text)))
    return { facts: { budget_basis: "total" }, problems: [], notes: [] };
  const flexibility = STRICT.test(text)
    ? "strict"
    : FLEXIBLE.test(text) && /예산|금액|돈/u.test(text)
      ? "flexible"
      : null;
  return flexibility === null
    ? NONE
    : { facts: { budget_flexibility: flexibility }, problems: [], notes: [] };
}

function readPeople(text: string, options: QuantityOptions): QuantityReading {
  const found = withoutRejected(
    findPeople(text, { bareCount: options.asked === "num_people" }),
    options.corrections,
  );
  const last = found.at(-1);
  if (last === undefined) return NONE;
  const { value } = last;
  const said = text.slice(last.span.start, last.span.end);
  if (value.kind === "range") {
    const { people } = WORDS[options.language];
    return problem("num_people", "range", said, [people(value.minimum), people(value.maximum)]);
  }
  if (value.kind === "count") return peopleOf({ num_people: value.total, children: value.children }, said);
  return value.more === undefined || options.people === null
    ? problem("num_people", "ambiguous", said)
    : peopleOf({ num_people: options.people + value.more }, said);
}

function peopleOf(facts: { num_people: number; children?: number }, said: string): QuantityReading {
  const { min, max } = LIMITS.num_people;
  return facts.num_people >= min && facts.num_people <= max
    ? { facts, problems: [], notes: [] }
    : problem("num_people", "out_of_range", said);
}

function readDate(text: string, options: QuantityOptions): QuantityReading {
  const found = withoutRejected(findDates(text, { now: options.now, expect: "future" }), options.corrections);
  const last = found.findLast(
    ({ confidence, span }) => confidence >= 0.5 && !isRemembered(text.slice(span.end)),
  );
  if (last === undefined) return NONE;
  const said = text.slice(last.span.start, last.span.end);
  const { value } = last;
  switch (value.kind) {
    case "day":
      return { facts: { departure_date: value.date }, problems: [], notes: [] };
    case "span": {
      const nights = daysBetween(value.from, value.to);
      const stay = nights >= LIMITS.duration.min && nights <= LIMITS.duration.max ? { duration: nights } : {};
      return { facts: { departure_date: value.from, ...stay }, problems: [], notes: [] };
    }
    case "window": {
      const tomorrow = addDays(options.now.slice(0, 10), 1);
      // «2주 뒤» is a few days around one day; «12월 첫째 주» begins with its first.
      const isAround = /뒤|후|later|in \d/iu.test(said);
      const middle = addDays(value.from, Math.floor(daysBetween(value.from, value.to) / 2));
      const date = [tomorrow, isAround ? middle : value.from].toSorted().at(-1) ?? tomorrow;
      const notes = [NOTING[options.language].dayWithin(said, date)];
      return { facts: { departure_date: date }, problems: [], notes };
    }
    case "unclear":
      return problem("departure_date", "ambiguous", said);
    case "refused":
      return problem("departure_date", "past", said);
  }
}

/** «2년 전에 도쿄 갔었는데», «지난달에 다녀왔어요»: an earlier trip, not this one. */
function isRemembered(after: string): boolean {
  return /^[^.,!?]{0,15}?(?:갔었|갔다|갔는데|가 ?봤|다녀 ?왔|다녀 ?온|(?:i|we) went|(?:been|was) )/iu.test(
    after,
  );
}

function problem(
  field: string,
  kind: NonNullable<Problem["problem"]>,
  said: string,
  candidates: readonly string[] = [],
): QuantityReading {
  return { facts: {}, problems: [{ field, problem: kind, said, candidates: [...candidates] }], notes: [] };
}
