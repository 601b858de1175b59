import type { Destination } from "../data/destination.ts";
import { openOn } from "../data/opening-hours.ts";
import type { Place } from "../data/place.ts";
import { destinationByName } from "../destinations.ts";
import { departureOf } from "../experts/trip.ts";
import { LIMITS, type TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { WORDS } from "../texts/words.ts";
import { aboutTopic } from "./about-topic.ts";

const ALL_DAY = 24 * 60;
const [MOST_SIGHTS, MOST_MEALS] = [4, 2];
const { min, max } = LIMITS.duration;

/** There and back on one day: no plan holds that, so what helps with such a day is told and nothing is assumed. */
export function dayOut(state: TravelState, language: Language): string {
  const destination = destinationByName(state.destination ?? "");
  const limit = {
    ko: `당일 일정은 짜지 못해요. ${min}박부터 ${max}박까지 계획할 수 있어요.`,
    en: `I plan trips of ${min} to ${max} nights, so I cannot plan a day out.`,
  }[language];
  if (destination === undefined) {
    const next = {
      ko: "어디인지 말씀하시면 하루에 볼 만한 곳과 여는 시간, 가는 길을 알려 드릴게요.",
      en: "Tell me where, and I name sights, hours and the way there.",
    }[language];
    return `${limit} ${next}`;
  }
  const date = departureOf(state);
  const best = (isMeal: boolean, most: number) =>
    destination.places
      .filter((place) => (place.meal !== undefined) === isMeal && openOn(place, date).length > 0)
      .sort((left, right) => right.popularity - left.popularity)
      .slice(0, most);
  const [sights, meals] = [best(false, MOST_SIGHTS), best(true, MOST_MEALS)];
  const list = (places: readonly Place[]) =>
    places.map((place) => placeLine(place, date, language)).join(", ");
  return [
    limit,
    {
      ko: `${destination.names.ko}에서 하루에 볼 만한 곳: ${list(sights)}`,
      en: `Sights in ${destination.names.en}: ${list(sights)}`,
    }[language],
    ...(meals.length === 0 ? [] : [{ ko: `식당: ${list(meals)}`, en: `To eat: ${list(meals)}` }[language]]),
    ...wayLines(destination, state, language),
    costLine(destination, [...sights, ...meals], language),
  ].join("\n");
}

function wayLines({ access }: Destination, state: TravelState, language: Language): readonly string[] {
  const [ground] = access.ground;
  if (ground === undefined)
    return [aboutTopic({ type: "about", topic: "flight_time", month: null }, state, language)];
  const { money } = WORDS[language];
  return [
    {
      ko: `${ground.from_ko}에서 ${ground.to_ko}까지 약 ${ground.minutes}분, 편도 ${money(ground.price_krw)}쯤이에요.`,
      en: `About ${ground.minutes} minutes by ${ground.mode}, ${money(ground.price_krw)} one way.`,
    }[language],
  ];
}

/** What such a day costs one person: entries, meals, there and back over land where that is held. */
function costLine({ access }: Destination, places: readonly Place[], language: Language): string {
  const spent = places.reduce((sum, { price_krw }) => sum + price_krw.adult, 0);
  const [ground] = access.ground;
  const cost = WORDS[language].money(spent + 2 * (ground?.price_krw ?? 0));
  return ground === undefined
    ? {
        ko: `입장료와 식사는 1인 ${cost}쯤이에요(추정, 교통비 빼고).`,
        en: `Entries and meals: about ${cost} each (estimated, without the way there).`,
      }[language]
    : {
        ko: `이대로 다니면 왕복 교통, 입장료, 식사까지 1인 ${cost}쯤이에요(추정).`,
        en: `There and back, entries and meals: about ${cost} each (estimated).`,
      }[language];
}

function placeLine(place: Place, date: string, language: Language): string {
  const { money } = WORDS[language];
  const hours = openOn(place, date)
    .map(({ open, close }) =>
      close - open >= ALL_DAY
        ? { ko: "늘 열림", en: "always open" }[language]
        : `${clock(open)}~${clock(close)}`,
    )
    .join(", ");
  const price = place.price_krw.adult;
  const free = { ko: "무료", en: "free" }[language];
  return `${place[language]}(${hours}, ${price === 0 ? free : money(price)})`;
}

function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${String(hours).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
