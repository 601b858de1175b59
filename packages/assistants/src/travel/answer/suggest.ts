import { destinationByName } from "../destinations.ts";
import { roughCost } from "../experts/rough-cost.ts";
import { suggestCities } from "../experts/suggest-cities.ts";
import { departureOf } from "../experts/trip.ts";
import type { Question, TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { SUGGESTING } from "../texts/suggesting.ts";
import { WORDS } from "../texts/words.ts";

export interface Suggestion {
  readonly text: string;
  /** What can be tapped instead of typed. */
  readonly candidates: readonly string[];
}

/** For who does not know yet: places, costs and lengths, computed from what is known so far. */
export function suggest(
  { field }: Question,
  state: TravelState,
  text: string,
  language: Language,
): Suggestion {
  const texts = SUGGESTING[language];
  switch (field) {
    case "destination":
      return cities(state, text, language);
    case "budget":
      return { text: costs(state, language), candidates: [] };
    case "duration":
      return { text: lengths(state, language), candidates: [] };
    case "num_people":
      return { text: texts.people, candidates: [] };
    default:
      return { text: "", candidates: [] };
  }
}

function cities(state: TravelState, text: string, language: Language): Suggestion {
  const found = suggestCities(state, text);
  const texts = SUGGESTING[language];
  if (found.length === 0) return { text: texts.noCity, candidates: [] };
  const lines = found.map(({ destination, low, high, flight_minutes, from_krw, nights }) =>
    texts.city({
      name: WORDS[language].city(destination.names.ko),
      month: Number(departureOf(state).slice(5, 7)),
      low,
      high,
      hours: flight_minutes === null ? null : texts.hours(flight_minutes),
      nights,
      from: from_krw,
    }),
  );
  return {
    text: [texts.cities, ...lines].join("\n"),
    candidates: found.map(({ destination }) => destination.names.ko),
  };
}

function costs(state: TravelState, language: Language): string {
  const destination = destinationByName(state.destination ?? "");
  if (destination === undefined) return "";
  const nights = state.duration ?? 3;
  const people = state.num_people ?? 2;
  const children = Math.min(state.children ?? 0, people - 1);
  const { origin } = state;
  const rough = roughCost(destination, {
    nights,
    people,
    children,
    departure_date: departureOf(state),
    origin,
  });
  return SUGGESTING[language].costs(WORDS[language].city(destination.names.ko), nights, people, rough);
}

function lengths(state: TravelState, language: Language): string {
  const destination = destinationByName(state.destination ?? "");
  if (destination === undefined) return "";
  const minutes = destination.access.flight?.minutes ?? null;
  const from = minutes === null ? 1 : minutes <= 150 ? 2 : minutes <= 420 ? 3 : 6;
  const texts = SUGGESTING[language];
  const city = WORDS[language].city(destination.names.ko);
  return texts.duration(city, minutes === null ? null : texts.hours(minutes), from, from + 1);
}
