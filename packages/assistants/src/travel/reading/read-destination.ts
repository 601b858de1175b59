import {
  type Correction,
  type Found,
  findNames,
  jamoDistance,
  toJamo,
  withoutRejected,
  withParticle,
} from "@maru/language";
import { destinationById } from "../data/destinations.ts";
import { ORIGINS } from "../prices/airports.ts";
import { citiesOf, PLACES, type PlaceKind } from "./gazetteers.ts";
import type { Problem } from "./reading.ts";

export interface DestinationReading {
  readonly destination?: string;
  readonly origin?: string;
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

type Name = {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly start: number;
  readonly end: number;
  readonly said: string;
};

/** Where to, and where from. A country is no city, and a name close to two cities is a question. */
export function readDestination(
  text: string,
  corrections: readonly Found<Correction>[],
  isAsked: boolean,
): DestinationReading {
  const found = withoutRejected(findNames(text, PLACES), corrections);
  const names: Name[] = [];
  const problems: Problem[] = [];
  for (const { value, span, confidence } of found) {
    const said = text.slice(span.start, span.end);
    if ("ambiguous" in value) {
      const sorted = chooseAmbiguous(value.ambiguous, text, span.end);
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
  const origin = names.find((name) => isOrigin(name, text)) ?? leftBehind(names, text);
  const others = names.filter((name) => name !== origin && name.kind !== "airport");
  const originReading = origin === undefined ? {} : { origin: originCode(origin.id) };
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
  if (last !== undefined)
    return { ...originReading, destination: nameOf(last.id), problems: [], notes: noteFor(last) };
  const country = others.find(({ kind }) => kind === "country");
  if (country !== undefined) {
    const name = country.id.slice("country:".length);
    return {
      ...originReading,
      problems: [{ field: "destination", problem: "country", candidates: [...citiesOf(name)], said: name }],
      notes: [],
    };
  }
  const elsewhere = others.find(({ kind }) => kind === "elsewhere");
  if (elsewhere !== undefined)
    return {
      ...originReading,
      problems: [{ field: "destination", problem: "not_served", candidates: [], said: elsewhere.said }],
      notes: [],
    };
  return { ...originReading, problems, notes: [] };
}

/** «부산» is a city to go to and an airport to leave from; what follows tells which. */
function chooseAmbiguous(
  ids: readonly string[],
  text: string,
  end: number,
): { id: string; kind: PlaceKind } | null {
  const airport = ids.find((id) => id.startsWith("airport:"));
  const city = ids.find((id) => PLACES.kinds.get(id) === "city");
  if (airport === undefined) return null;
  if (LEAVES.test(text.slice(end, end + 12))) return { id: airport, kind: "airport" };
  if (city !== undefined) return { id: city, kind: "city" };
  return { id: airport, kind: "airport" };
}

const LEAVES = /^(?:공항)?(?:에서)? ?(?:출발|떠나|발(?![가-힣]))|^에서 (?=.{1,8}(?:으로|로|까지|가))/u;

function isOrigin(name: Name, text: string): boolean {
  const after = text.slice(name.end, name.end + 14);
  if (name.kind === "airport") return true;
  return /^(?:공항)?(?:에서)? ?(?:출발|떠나)/u.test(after) && originCode(name.id) !== undefined;
}

/** «부산에서 제주»: who names two places comes from the one with 에서, if it has an airport of Korea. */
function leftBehind(names: readonly Name[], text: string): Name | undefined {
  return names.find(
    (name, index) =>
      index < names.length - 1 &&
      name.kind === "city" &&
      isKorean(name.id) &&
      text.startsWith("에서", name.end),
  );
}

function isKorean(id: string): boolean {
  return destinationById(id)?.country.code === "KR" && ORIGINS.some(({ iata }) => iata === originCode(id));
}

function originCode(id: string): string {
  if (id.startsWith("airport:")) return id.slice("airport:".length);
  return destinationById(id)?.airports[0]?.iata ?? "ICN";
}

/** «오사카랑 도쿄 중에», «오사카나 도쿄»: one of them, not decided. */
function isChoice(text: string, cities: readonly Name[]): boolean {
  return (
    /중에|중 ?어디|어디가 ?(?:나|좋)|아니면|\bor\b|vs/iu.test(text) ||
    cities.some(({ end }) => /^이?나 /u.test(text.slice(end, end + 3)))
  );
}

function nameOf(id: string): string {
  return destinationById(id)?.names.ko ?? id.replace(/^[a-z]+:/u, "");
}

/** A part of a region was named: say which city stands for it. */
function noteFor(name: Name): readonly string[] {
  const names = destinationById(name.id)?.names;
  if (names === undefined) return [];
  const isUsual = [names.ko, names.en, names.local].some(
    (each) => each.toLowerCase() === name.said.toLowerCase(),
  );
  const isSlip = jamoDistance(toJamo(name.said), toJamo(names.ko), 3) <= 3;
  if (isUsual || isSlip || /^[A-Z]{3}$/u.test(name.said)) return [];
  return [`‘${name.said}’ 쪽은 ${withParticle(names.ko, "으로/로")} 계획할게요.`];
}
