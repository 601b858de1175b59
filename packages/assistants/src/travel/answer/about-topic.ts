import type { Destination } from "../data/destination.ts";
import { destinationByName } from "../destinations.ts";
import { departureOf } from "../experts/trip.ts";
import type { Topic } from "../reading/reading.ts";
import type { TravelState } from "../state.ts";
import { ABOUT } from "../texts/about.ts";
import type { Language } from "../texts/language.ts";

/** What travellers ask beside the plan: what the data know, and where to look for what they do not. */
export function aboutTopic(topic: Topic, state: TravelState, language: Language): string {
  const destination = state.destination === null ? undefined : destinationByName(state.destination);
  const texts = ABOUT[language];
  if (destination === undefined) return texts.whereFirst;
  const isAtHome = destination.country.code === "KR";
  const country = destination.country[language];
  switch (topic) {
    case "visa":
      return isAtHome ? texts.domestic : texts.visa(country);
    case "packing":
      return packing(destination, state, language);
    case "money":
      return isAtHome
        ? texts.won
        : texts.money(destination.currency, destination.krw_per_unit, destination.as_of);
    case "language":
      return isAtHome || language === "en"
        ? texts.unknown(destination.names[language])
        : texts.spoken(destination.language.ko, destination.language.note_ko);
    case "car":
    case "phone":
    case "insurance":
      return texts.beyond[topic](destination.names[language]);
    case "safety":
      return isAtHome ? texts.unknown(destination.names[language]) : texts.safety(country);
  }
}

/** By the weather of the month, the wishes and the company. */
function packing(destination: Destination, state: TravelState, language: Language): string {
  const date = departureOf(state);
  const month = destination.seasons[Number(date.slice(5, 7)) - 1];
  const texts = ABOUT[language];
  if (month === undefined) return texts.unknown(destination.names[language]);
  const isWarm = month.high >= 26;
  const likesWater = state.travel_style.some((style) => style === "휴양" || style === "액티비티");
  return [
    texts.weather(month.month, month.low, month.high),
    texts.clothes(month.low, month.high),
    ...(month.rain >= 0.3 ? [texts.umbrella(Math.round(month.rain * 10))] : []),
    ...(isWarm && likesWater ? [texts.swimming] : []),
    ...((state.children ?? 0) > 0 ? [texts.children] : []),
    destination.country.code === "KR" ? texts.identity : texts.passport,
    texts.notKnown,
  ].join("\n");
}
