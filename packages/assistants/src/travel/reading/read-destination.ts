import {
  type Clause,
  type Correction,
  type Found,
  findConcepts,
  findNames,
  findPeople,
  jamoDistance,
  type NameReading,
  toJamo,
  withoutRejected,
} from "@maru/language";
import { destinationById } from "../data/destinations.ts";
import type { Problem } from "../said.ts";
import type { Language } from "../texts/language.ts";
import { NOTING } from "../texts/noting.ts";
import { NEAREST } from "./elsewhere.ts";
import { findFarCountry } from "./far-countries.ts";
import { citiesOf, PLACES, type PlaceKind } from "./gazetteers.ts";
import { isChange, meantNames } from "./named-in-passing.ts";
import { hasAirport, isLeft, isOrigin, leftBehind, type Name, originCode } from "./read-origin.ts";
import { findLoneCity, findUnknownCity } from "./unknown-city.ts";

export interface DestinationReading {
  readonly destination?: string;
  readonly origin?: string;
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

export interface DestinationOptions {
  readonly corrections: readonly Found<Correction>[];
  readonly clauses: readonly Clause[];
  readonly language: Language;
  /** The last question was about it. */
  readonly isAsked: boolean;
  /** Where the trip goes so far. */
  readonly known: string | null;
  /** What was read as something else: no name of a city begins there. */
  readonly taken: readonly Found<unknown>["span"][];
}

/** Below this a name is a guess at a slip of the finger. */
const CERTAIN = 0.8;
/** From here on it is written as it should be. */
const SPELT_OUT = 0.9;
const CHANGING = /바꿔|바꿀|바꾸|변경|말고|대신|갈래|갈게|가고 ?싶|가자|낫|change|switch|instead/iu;
/** Everyday words that look like a misspelt place: 차이 is not 타이, 코스로 not 오슬로. */
const EVERYDAY = /^(?:차이|코스|혼자|박이|버스|기차|비행기|호텔|숙소)/u;

/** Where a city is said, and little else: «오사까로», «후쿠호카 3박», «방꼭이요». «마누라하고 둘이» is no Manila. */
const IN_PLACE_OF_CITY =
  /^(?:시|도|섬)?(?:으로|로|에|엔|행|을|를|은|는|말고)?(?:\s*(?:\d|[일이삼사오육칠] ?박|[한두세네] ?명|일주일|여행|가(?![가-힣]{0,2}격)|갈|간|놀|떠|다녀|패키지|혼자|둘|셋|넷|친구|커플|가족|부모|이번|다음|내년|여친|남친|와이프|남편|어때|괜찮|좋|하|할|했|바꿔|변경|추천|for|in|with|please)|(?:이?[요여염욤]|이에요|예요|입니다|임|야|이야)?[\s.!~,?]*$)/iu;

/** A slip is one of the name that everybody uses: «말해도» is no misspelt 남해도. */
function isNearUsualName(said: string, value: NameReading<PlaceKind>): boolean {
  if ("ambiguous" in value) return true;
  // Nothing is gained by guessing at a place for which there is no plan.
  if (value.kind === "elsewhere") return false;
  const names = destinationById(value.id)?.names;
  return (
    names === undefined || jamoDistance(toJamo(said), toJamo(names.ko), 2.5) <= 2.5 || /^[a-z]/iu.test(said)
  );
}

/** A word that says who is coming is no misspelt city: 혼자요 is not 홍차오. */
function isSlipPossible({ start, end }: Found<unknown>["span"], people: readonly Found<unknown>[]): boolean {
  return !people.some(({ span }) => span.start < end && start < span.end);
}

/** Where to, and where from. A country is no city, and a name close to two cities is a question. */
export function readDestination(
  text: string,
  { corrections, clauses, language, isAsked, known, taken }: DestinationOptions,
): DestinationReading {
  const isKnown = known !== null;
  const people = findPeople(text, { bareCount: true });
  const found = withoutRejected(findNames(text, PLACES), corrections).filter(
    ({ confidence, span, value }) =>
      (confidence >= SPELT_OUT || !EVERYDAY.test(text.slice(span.start))) &&
      (confidence >= CERTAIN ||
        (isSlipPossible(span, people) &&
          IN_PLACE_OF_CITY.test(text.slice(span.end)) &&
          isNearUsualName(text.slice(span.start, span.end), value) &&
          (isAsked || !isKnown || (span.end - span.start > 2 && CHANGING.test(text))))),
  );
  const names: Name[] = [];
  const problems: Problem[] = [];
  for (const { value, span, confidence } of found) {
    const said = text.slice(span.start, span.end);
    if ("ambiguous" in value) {
      const sorted = chooseAmbiguous(value.ambiguous, text, span);
      if (sorted !== null) names.push({ ...sorted, start: span.start, end: span.end, said });
      else if (isAsked || confidence >= 0.6)
        problems.push({
          field: "destination",
          problem: "ambiguous",
          candidates: value.ambiguous.map(nameOf),
          said,
        });
    } else if (confidence >= 0.5)
      names.push({ id: value.id, kind: value.kind, start: span.start, end: span.end, said });
  }
  const through = names.filter((name) => isPassedThrough(text, name));
  const meant = meantNames(
    names.filter((name) => through.length === names.length || !through.includes(name)),
    clauses,
    known,
  );
  const origin = meant.find((name) => isOrigin(name, text)) ?? leftBehind(meant, text);
  const others = meant.filter((name) => name !== origin && name.kind !== "airport");
  const originReading = origin === undefined || !hasAirport(origin) ? {} : { origin: originCode(origin.id) };
  const cities = others.filter(({ kind }) => kind === "city");
  const last = cities.at(-1);
  if (last !== undefined && new Set(cities.map(({ id }) => id)).size > 1 && isChoice(text, cities))
    return {
      ...originReading,
      problems: [
        {
          field: "destination",
          problem: "ambiguous",
          candidates: [...new Set(cities.map(({ id }) => nameOf(id)))],
          said: text.slice(0, 40),
        },
      ],
      notes: [],
    };
  if (last !== undefined) {
    const name = nameOf(last.id);
    const isSure = isAsked || isChange(text, last, clauses);
    if (known !== null && name !== known && (isBesides(text, last) || !isSure))
      return {
        ...originReading,
        problems: [
          { field: "destination", problem: "ambiguous", candidates: [known, name], said: last.said },
        ],
        notes: [],
      };
    const isNamed = cities.some((city) => city.id === last.id && noteFor(city, language).length === 0);
    return {
      ...originReading,
      destination: name,
      problems: [],
      notes: isNamed || name === known ? [] : noteFor(last, language),
    };
  }
  const country = others.find(({ kind }) => kind === "country");
  if (country !== undefined) {
    const name = country.id.slice("country:".length);
    const city = findUnknownCity(text.slice(country.end));
    if (city !== null && !isTaken(text, city, taken))
      return {
        ...originReading,
        problems: [
          { field: "destination", problem: "unknown_city", candidates: [...citiesOf(name)], said: city },
        ],
        notes: [],
      };
    return {
      ...originReading,
      problems: [{ field: "destination", problem: "country", candidates: [...citiesOf(name)], said: name }],
      notes: [],
    };
  }
  // «인천» alone, where a city to go to was asked for: one leaves from there, and there is no plan for it.
  const isBare = origin?.kind === "airport" && isAsked && text.trim().length <= origin.said.length + 3;
  const elsewhere = isBare ? origin : others.find(({ kind }) => kind === "elsewhere");
  if (elsewhere !== undefined)
    return {
      ...(isBare ? {} : originReading),
      problems: [
        {
          field: "destination",
          problem: "not_served",
          candidates: [...(NEAREST.get(elsewhere.said) ?? [])],
          said: elsewhere.said,
        },
      ],
      notes: [],
    };
  const far = problems.length === 0 ? findFarCountry(text) : null;
  if (far !== null)
    return {
      ...originReading,
      problems: [{ field: "destination", problem: "not_served", candidates: [], said: far }],
      notes: [],
    };
  const unknown =
    isAsked && problems.length === 0 && found.length === 0
      ? (findUnknownCity(text) ?? findLoneCity(text))
      : null;
  if (unknown !== null && !isTaken(text, unknown, taken))
    problems.push({ field: "destination", problem: "unknown_city", candidates: [], said: unknown });
  return { ...originReading, problems, notes: [] };
}

/** «교토도 가고 싶어», «교토도 하루 넣어줘», «교토 당일치기»: besides the city that is planned, which stays. */
function isBesides(text: string, { start, end }: Name): boolean {
  const after = text.slice(end, end + 16);
  // «2일차에 교토»: a day of the trip is meant, not another trip.
  if (/(?:\d ?일차|째 ?날|첫 ?날|마지막 ?날|하루)(?:에|은|는|엔|에는)? ?$/u.test(text.slice(0, start)))
    return true;
  return (
    (/^(?:에?도|까지도?)(?![가-힣])/u.test(after) && !/바꿔|바꿀|말고|대신/u.test(text)) ||
    /^(?:에|도|까지|로)? ?(?:당일 ?치기|하루 ?(?:정도|만)? ?(?:다녀|갔다|넣|추가))|^(?:까지|를|을)? ?(?:들렀|들르|들러|끼워|추가)/u.test(
      after,
    )
  );
}

const NEXT_WORDS = 12;

/** «마닐라 경유», «방콕에서 환승»: on the way, and not where one goes. */
function isPassedThrough(text: string, { end }: Name): boolean {
  const rest = text.slice(end, end + NEXT_WORDS);
  const [first = "", second = ""] = rest.trimStart().split(" ");
  const isJoined = first !== "" && rest.startsWith(first);
  return findConcepts(isJoined ? `${first} ${second}` : first).has("stopover");
}

function isTaken(text: string, name: string, taken: DestinationOptions["taken"]): boolean {
  const start = text.indexOf(name);
  return taken.some((span) => start < span.end && span.start < start + name.length);
}

/** «부산» is a city to go to and an airport to leave from; what follows tells which. */
function chooseAmbiguous(
  ids: readonly string[],
  text: string,
  { start, end }: Found<unknown>["span"],
): { id: string; kind: PlaceKind } | null {
  const airport = ids.find((id) => id.startsWith("airport:"));
  const city = ids.find((id) => PLACES.kinds.get(id) === "city");
  if (airport === undefined) return null;
  if (isLeft(text, start, end)) return { id: airport, kind: "airport" };
  if (city !== undefined) return { id: city, kind: "city" };
  return { id: airport, kind: "airport" };
}

/** «오사카랑 도쿄 중에», «오사카나 도쿄», «오사카, 교토»: several, and a plan is for one. */
function isChoice(text: string, cities: readonly Name[]): boolean {
  return (
    (DECIDING.test(text) && !/정했|결정했|(?:으로|로) ?(?:갈게|갈래|할게|할래|가자|정)/u.test(text)) ||
    cities.some(({ end }, index) => {
      const next = cities[index + 1];
      return next !== undefined && isListed(text.slice(end, next.start));
    })
  );
}

/** «오사카 갈까 후쿠오카 갈까», «도쿄 아니면 오사카» */
const DECIDING =
  /도 ?(?:괜찮|좋을|어떨|어때|나쁘)[가-힣 ]{0,6}\?|중에|중 ?어디|어디가 ?(?:나|좋)|아니면|고민|(?:갈까|할까|가나).{1,12}(?:갈까|할까|가나)|이냐|\bor\b|vs/iu;

/** «오사카랑 교토», «오사카 2박 교토 2박» */
function isListed(between: string): boolean {
  return TOGETHER.test(between) || /^ ?\d{1,2}박(?: ?\d{1,2}일)?[ ,]{1,2}$/u.test(between);
}

const TOGETHER = /^(?:이?랑|이?나|하고|와|과|및|,|·|&|\+|\/| and)? ?(?:,|및|&|\+|\/|그리고|and)? ?$/iu;

function nameOf(id: string): string {
  return destinationById(id)?.names.ko ?? id.replace(/^[a-z]+:/u, "");
}

/** A part of a region was named: say which city stands for it. */
function noteFor(name: Name, language: Language): readonly string[] {
  const names = destinationById(name.id)?.names;
  if (names === undefined) return [];
  const plain = (written: string) => written.toLowerCase().replace(/[\s'-]/gu, "");
  const isUsual = [names.ko, names.en, names.local].some((each) => plain(each) === plain(name.said));
  const isSlip = jamoDistance(toJamo(name.said), toJamo(names.ko), 3) <= 3;
  if (isUsual || isSlip || /^[A-Z]{3}$/u.test(name.said)) return [];
  return [NOTING[language].standsFor(name.said, names.ko)];
}
