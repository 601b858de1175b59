import type { CheckedCall, ResultValue } from "@maru/dialogue";
import { isClose, isCrowd, speaksOfPlan, speaksOfStay, type TextOrder } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import type { Language } from "@maru/state";
import { answeredBefore, saidBy } from "../../shared/texts/said-by.ts";
import { type TextSource, writeText } from "../../shared/texts/write-text.ts";
import { destinationByName } from "../destinations.ts";
import type { TravelState } from "../state.ts";
import { placeName } from "../texts/naming.ts";
import { WORDS } from "../texts/words.ts";
import { costsLookedAt, won } from "./trip-cost.ts";

/** What texts about a trip are made of: its days and costs for those who come along, the booking for the stay. */
export const TRIP_TEXTS: TextSource<TravelState> = {
  said: saidBy,
  answered: answeredBefore,
  about: ({ state }, language) =>
    state.destination === null ? null : ABOUT[language](WORDS[language].city(state.destination)),
  facts: (scene, order, language) => {
    if (isForStay(order) && isBookable(scene.state))
      return { lines: [booking(scene.state, language)], rests_on: RESTS_ON };
    if (!isOfTrip(scene, order)) return null;
    const costs = costsLookedAt(scene.state);
    const values: { [key: string]: ResultValue } =
      costs === null
        ? {}
        : {
            total: won("총액", "total", costs.total),
            per_person: won("1인 금액", "per person", costs.per_person),
          };
    const isShort = order.style.length === "short";
    return { lines: summary(scene, language, isShort, costs !== null), values, rests_on: RESTS_ON };
  },
};

/** `draft`: a text about the trip, ready to copy. Amounts stand in it by reference, what nobody said as a gap. */
export const draftAboutTrip: (call: CheckedCall, scene: Scene<TravelState>) => Outcome<object> =
  writeText(TRIP_TEXTS);

const RESTS_ON = ["slot.destination", "slot.duration", "slot.departure_date", "slot.num_people"];
const TOLD_IN: readonly string[] = [
  "message",
  "summary",
  "notice",
  "post",
  "memo",
  "table",
  "mail",
  "letter",
  "script",
];
const ABOUT = { ko: (city: string) => `${city} 여행`, en: (city: string) => `Our trip to ${city}` } as const;

/** A text for a place to stay asks for a stay; one for any other stranger is of another matter. */
function isForStay({ to }: TextOrder): boolean {
  return to.some((each) => speaksOfStay(each));
}

function isBookable({ departure_date, duration }: TravelState): boolean {
  return departure_date !== null && duration !== null;
}

/** The plan is told to those who come along, where the order speaks of it. */
function isOfTrip({ state }: Scene<TravelState>, { kind, to, pointsBack }: TextOrder): boolean {
  const isPlanned = state.destination !== null && Object.keys(state.itinerary).length > 0;
  const isForCompanions = to.every((each) => isClose(each) || isCrowd(each));
  const isPointedAt = pointsBack && speaksOfPlan(answeredBefore(state) ?? "");
  // A form is filled in beside the plan; words have to speak of it.
  const isNamed = isPointedAt || kind === "summary" || state.heard === null || speaksOfPlan(state.heard.text);
  return isPlanned && isForCompanions && isNamed && TOLD_IN.includes(kind ?? "message");
}

/** Who comes when, for how long: what a stay must know first. */
function booking(state: TravelState, language: Language): string {
  const words = WORDS[language];
  const date = state.departure_date === null ? GAPS.date[language] : words.fullDate(state.departure_date);
  const people = state.num_people === null ? GAPS.people[language] : words.people(state.num_people);
  const nights = state.duration === null ? GAPS.nights[language] : words.nights(state.duration);
  return {
    ko: `${date}부터 ${nights}, ${people} 묵을 예정입니다.`,
    en: `We will be staying with you from ${date} for ${nights}, ${people}.`,
  }[language];
}

function summary(
  { state, result: t }: Scene<TravelState>,
  language: Language,
  isShort: boolean,
  isPlanned: boolean,
): readonly string[] {
  const words = WORDS[language];
  const city = state.destination === null ? GAPS.city[language] : words.city(state.destination);
  const date = state.departure_date ?? state.assumed_departure;
  const head = [
    city,
    state.duration === null ? GAPS.nights[language] : words.nights(state.duration),
    date === null
      ? GAPS.date[language]
      : `${words.fullDate(date)}${state.departure_date === null ? ASSUMED[language] : ""}`,
    state.num_people === null ? GAPS.people[language] : words.people(state.num_people),
  ].join(" · ");
  const money = isPlanned ? [COSTS[language](`{{${t}.total}}`, `{{${t}.per_person}}`)] : [];
  const days = isShort ? [] : daysOf(state, language);
  return [head, ...days, ...money];
}

const MOST_PLACES = 4;

/** Each day with the places it is about, without times: nobody reads a timetable in a chat. */
function daysOf({ destination, itinerary }: TravelState, language: Language): readonly string[] {
  const place = destinationByName(destination ?? "");
  return Object.values(itinerary).map(({ activities }, index) => {
    const seen = activities.filter(({ place_id, type }) => place_id !== null && type !== "transport");
    const names = seen
      .slice(0, MOST_PLACES)
      .map(({ activity }) => (place === undefined ? activity : placeName(activity, place, language)));
    return `${DAY[language](index + 1)} ${names.join(", ")}`;
  });
}

const DAY = { ko: (day: number) => `${day}일차`, en: (day: number) => `Day ${day}:` } as const;
const ASSUMED = { ko: "(가정)", en: " (assumed)" } as const;
const COSTS = {
  ko: (total: string, each: string) => `예상 비용 총액 ${total}, 1인 금액 ${each} (추정)`,
  en: (total: string, each: string) => `Estimated total ${total}, per person ${each}`,
} as const;
const GAPS = {
  city: { ko: "[여행지]", en: "[destination]" },
  nights: { ko: "[박수]", en: "[nights]" },
  date: { ko: "[출발일]", en: "[departure date]" },
  people: { ko: "[인원]", en: "[people]" },
} as const;
