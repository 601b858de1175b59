import { destinationById } from "../data/destinations.ts";
import { destinationByName } from "../destinations.ts";
import { ORIGINS } from "../prices/airports.ts";
import { NEAREST } from "./elsewhere.ts";
import type { PlaceKind } from "./gazetteers.ts";

/** A place that was named, and where. */
export type Name = {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly start: number;
  readonly end: number;
  readonly said: string;
};

const LEAVES =
  /^(?:에|에서)? ?(?:사는데|살아|살고|사람(?:인데|이에요|이라)|거주)|^(?:공항)?(?:에서)? ?(?:출발|떠나|발(?![가-힣])|→|->|➡)|^에서 (?=.{1,8}(?:으로|로|까지|가))|^ (?:to|→) [a-z]/iu;
/** «출발은 부산», «from Busan»; in «인천 출발 제주» the word belongs to what stands before it. */
const FROM = /(?:출발지?(?:는|은|를|을)|출발 ?(?:공항|도시)(?:은|는)?|출발지|from) ?:? ?$/iu;

/** What stands around a name says that one sets out there. */
export function isLeft(text: string, start: number, end: number): boolean {
  return LEAVES.test(text.slice(end, end + 14)) || FROM.test(text.slice(0, start));
}

export function isOrigin(name: Name, text: string): boolean {
  const after = text.slice(name.end, name.end + 14);
  if (name.kind === "airport") return true;
  if (name.kind === "elsewhere" && nearestOrigin(name.id) !== undefined)
    return isLeft(text, name.start, name.end);
  return (
    (/^(?:에|에서)? ?(?:사는데|살아|살고|사람(?:인데|이에요|이라)|거주)/u.test(after) && isKorean(name.id)) ||
    /^(?:공항)?(?:에서)? ?(?:출발|떠나)/u.test(after) ||
    (FROM.test(text.slice(0, name.start)) && isKorean(name.id))
  );
}

/** «부산에서 제주», «수원에서 팔라우»: who names another place comes from the one with 에서, if an airport of Korea is near. */
export function leftBehind(names: readonly Name[], text: string): Name | undefined {
  return names.find(
    (name) =>
      names.some(({ start, id }) => start > name.end && id !== name.id) &&
      ((name.kind === "city" && isKorean(name.id)) || (name.kind === "elsewhere" && isInKorea(name.said))) &&
      text.startsWith("에서", name.end),
  );
}

function isInKorea(said: string): boolean {
  return (NEAREST.get(said) ?? []).some((city) => destinationByName(city)?.country.code === "KR");
}

function isKorean(id: string): boolean {
  return destinationById(id)?.country.code === "KR" && ORIGINS.some(({ iata }) => iata === originCode(id));
}

/** «울산 사는데»: whose people leave from the next airport. */
function nearestOrigin(id: string): string | undefined {
  return ORIGINS.find(({ near = [] }) => near.includes(id.slice("elsewhere:".length)))?.iata;
}

/** Whether an airport is known for a name that one sets out from. */
export function hasAirport({ id, kind }: Name): boolean {
  return kind !== "elsewhere" || nearestOrigin(id) !== undefined;
}

/** The airport that belongs to a name. */
export function originCode(id: string): string {
  if (id.startsWith("airport:")) return id.slice("airport:".length);
  const near = nearestOrigin(id);
  if (near !== undefined) return near;
  return destinationById(id)?.airports[0]?.iata ?? "ICN";
}
