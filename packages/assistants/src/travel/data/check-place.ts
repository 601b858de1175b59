import type { Destination } from "./destination.ts";
import { distanceKm } from "./distance.ts";
import { readSpans } from "./opening-hours.ts";
import type { Hours, Place } from "./place.ts";

const FARTHEST_KM = 60;
const FARTHEST_FROM_AREA_KM = 30;
const DEAREST_KRW = 600_000;

/** What is wrong with one place of a destination. */
export function checkPlace(place: Place, destination: Destination): readonly string[] {
  const say = (problem: string) => `${place.id}: ${problem}`;
  return [
    ...checkDistance(place, destination),
    ...checkHours(place),
    ...checkPrice(place, destination),
    ...checkTags(place),
  ].map(say);
}

function checkDistance(place: Place, { centre, areas }: Destination): readonly string[] {
  const away = distanceKm(place, centre);
  const area = areas.find(({ id }) => id === place.area);
  if (!area) return [`there is no area ${place.area}`];
  if (place.far_reason)
    return away > FARTHEST_KM ? [] : [`a far_reason, but only ${away.toFixed(0)} km away`];
  if (away > FARTHEST_KM) return [`${away.toFixed(0)} km from the city; give a far_reason or leave it out`];
  const fromArea = distanceKm(place, area.centre);
  return fromArea > FARTHEST_FROM_AREA_KM ? [`${fromArea.toFixed(0)} km from its area ${area.id}`] : [];
}

function checkHours({ hours, closed, visit_minutes }: Place): readonly string[] {
  const texts = Object.values(hours).filter((text) => typeof text === "string");
  if (texts.length === 0) return ["never open"];
  return [
    ...texts
      .filter((text) => longestSpan(text) < visit_minutes)
      .map((text) => `a visit does not fit ${text}`),
    ...(isSevenTimesTheSame(hours) ? ["write seven equal days as daily"] : []),
    ...closed.filter((day) => !isRealDay(day)).map((day) => `there is no day ${day}`),
  ];
}

function longestSpan(text: string): number {
  return Math.max(...readSpans(text).map((span) => span.close - span.open));
}

function isSevenTimesTheSame({ daily, ...weekdays }: Hours): boolean {
  const named = Object.values(weekdays);
  return named.length === 7 && new Set(named).size === 1;
}

/** Month and day numbers that some year has; 02-29 counts. */
function isRealDay(day: string): boolean {
  return [...day.matchAll(/(\d\d)-(\d\d)/g)].every(([, month, date]) => {
    const found = new Date(Date.UTC(2024, Number(month) - 1, Number(date)));
    return found.getUTCMonth() + 1 === Number(month) && found.getUTCDate() === Number(date);
  });
}

function checkPrice(place: Place, { currency, krw_per_unit }: Destination): readonly string[] {
  const { price_krw: won, price_local: local } = place;
  const problems: string[] = [];
  if (won.child > won.adult) problems.push("a child pays more than an adult");
  if (won.adult > DEAREST_KRW) problems.push(`${won.adult} won is not a price of one place`);
  if (place.meal && won.adult === 0) problems.push("a meal is not free");
  if (currency === "KRW" && local) problems.push("price_local repeats price_krw");
  if (currency !== "KRW" && won.adult > 0 && !local) problems.push("price_local is missing");
  for (const who of ["adult", "child"] as const) {
    if (local && !agrees(won[who], local[who] * krw_per_unit)) {
      problems.push(`${who} price_krw is not price_local at the rate`);
    }
  }
  return problems;
}

function agrees(won: number, converted: number): boolean {
  return Math.abs(won - converted) <= 100;
}

function checkTags({ styles, meal, popularity }: Place): readonly string[] {
  return [
    ...(new Set(styles).size === styles.length ? [] : ["a style stands twice"]),
    ...(meal && !styles.includes("맛집") ? ["a place to eat without the style 맛집"] : []),
    ...(popularity > 0 ? [] : ["nobody goes there"]),
  ];
}
