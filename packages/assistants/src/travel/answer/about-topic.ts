import type { Destination } from "../data/destination.ts";
import { socketsIn } from "../data/plugs.ts";
import { destinationByName } from "../destinations.ts";
import { departureOf } from "../experts/trip.ts";
import { offsetOf } from "../prices/local-time.ts";
import type { Command } from "../reading/reading.ts";
import type { TravelState } from "../state.ts";
import { ABOUT } from "../texts/about.ts";
import type { Language } from "../texts/language.ts";
import { WORDS } from "../texts/words.ts";
import { monthsByCost, pleasantMonths } from "./months.ts";
import { localSpending, suitsChildren } from "./spending.ts";

type About = Extract<Command, { type: "about" }>;

/** What travellers ask beside the plan: what the data know, and where to look for what they do not. */
export function aboutTopic({ topic, month, city }: About, state: TravelState, language: Language): string {
  const destination = destinationByName(city ?? state.destination ?? "");
  const texts = ABOUT[language];
  if (destination === undefined) return texts.whereFirst;
  const isAtHome = destination.country.code === "KR";
  const country = destination.country[language];
  const place = destination.names[language];
  switch (topic) {
    case "visa":
      return isAtHome ? texts.domestic : texts.visa(country);
    case "packing":
      return packing(destination, state, language);
    case "money":
      return isAtHome ? texts.won : money(destination, state, language);
    case "language":
      return isAtHome || language === "en"
        ? texts.unknown(place)
        : texts.spoken(destination.language.ko, destination.language.note_ko);
    case "car":
    case "phone":
    case "insurance":
      return texts.beyond[topic](place);
    case "safety":
      return isAtHome ? texts.unknown(place) : texts.safety(country);
    case "weather":
      return weather(destination, state, month, language);
    case "season":
      return season(destination, state, language);
    case "flight_time":
      return wayThere(destination, language);
    case "time_difference":
      return timeDifference(destination, state, language);
    case "prices":
      return texts.prices(place, destination.price_levels, destination.as_of);
    case "plug":
      return isAtHome ? texts.sameSockets : sockets(destination, language);
    case "tips":
      return texts.unknown(place);
    case "children":
      return suitsChildren(destination, state, language);
  }
}

function money(destination: Destination, state: TravelState, language: Language): string {
  const { currency, krw_per_unit, as_of } = destination;
  const spending = localSpending(destination, state, language);
  const rate = ABOUT[language].money(currency, krw_per_unit, as_of);
  return spending === null ? rate : `${spending}\n${rate}`;
}

/** Of the month that was asked about or that one leaves in; else of one in each season. */
function weather(
  destination: Destination,
  state: TravelState,
  month: number | null,
  language: Language,
): string {
  const isPlanned = state.departure_date !== null || state.plans_generated;
  const asked = month ?? (isPlanned ? Number(departureOf(state).slice(5, 7)) : null);
  const months = asked === null ? [1, 4, 7, 10] : [asked];
  return months
    .flatMap((each) => destination.seasons[each - 1] ?? [])
    .map((season) => ABOUT[language].monthly(destination.names[language], season, months.length > 1))
    .join("\n");
}

/** When it costs least and most, by our own estimates, and when the weather is mild. */
function season(destination: Destination, state: TravelState, language: Language): string {
  const { cheapest, dearest, nights } = monthsByCost(destination, state);
  const texts = ABOUT[language];
  const { amount } = WORDS[language];
  return [
    texts.byCost(
      destination.names[language],
      WORDS[language].nights(nights),
      { ...cheapest, cost: amount(cheapest.cost) },
      { ...dearest, cost: amount(dearest.cost) },
    ),
    ...[pleasantMonths(destination)].flatMap((months) =>
      months.length === 0 ? [] : [texts.pleasant(months)],
    ),
  ].join("\n");
}

function wayThere({ access, names }: Destination, language: Language): string {
  const texts = ABOUT[language];
  const flight =
    access.flight === null
      ? []
      : [texts.byPlane(names[language], access.flight.minutes, access.flight.direct)];
  const ground = access.ground.map(({ mode, from_ko, to_ko, minutes }) =>
    texts.byLand(mode, from_ko, to_ko, minutes),
  );
  return [...flight, ...ground].join("\n");
}

/** In whole minutes, on the day of departure; summer time may change it. */
function timeDifference({ time_zone, names }: Destination, state: TravelState, language: Language): string {
  const date = departureOf(state);
  const ahead = (day: string) => offsetOf(time_zone, day) - offsetOf("Asia/Seoul", day);
  const year = date.slice(0, 4);
  const hasSummerTime = ahead(`${year}-01-15`) !== ahead(`${year}-07-15`);
  return ABOUT[language].timeDifference(names[language], ahead(date), hasSummerTime);
}

function sockets({ country, names }: Destination, language: Language): string {
  const found = socketsIn(country.code);
  const texts = ABOUT[language];
  return found === null ? texts.unknown(names[language]) : texts.sockets(country[language], found);
}

/** By the weather of the month, the wishes and the company. */
function packing(destination: Destination, state: TravelState, language: Language): string {
  const date = departureOf(state);
  const month = destination.seasons[Number(date.slice(5, 7)) - 1];
  const texts = ABOUT[language];
  if (month === undefined) return texts.unknown(destination.names[language]);
  const isWarm = month.high >= 26;
  const likesWater = state.travel_style.some((style) => style === "휴양" || style === "액티비티");
  const isAtHome = destination.country.code === "KR";
  const needsAdapter = !isAtHome && socketsIn(destination.country.code)?.fits !== "all";
  return [
    texts.weather(month.month, month.low, month.high),
    texts.clothes(month.low, month.high),
    ...(month.rain >= 0.3 ? [texts.umbrella(Math.round(month.rain * 10))] : []),
    ...(isWarm && likesWater ? [texts.swimming] : []),
    ...((state.children ?? 0) > 0 ? [texts.children] : []),
    ...(needsAdapter ? [texts.adapter] : []),
    isAtHome ? texts.identity : texts.passport,
    texts.notKnown,
  ].join("\n");
}
