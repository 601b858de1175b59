import { destinationByName } from "../destinations.ts";
import { roughCost } from "../experts/rough-cost.ts";
import { look, type SuggestedCity, suggestCities } from "../experts/suggest-cities.ts";
import { departureOf } from "../experts/trip.ts";
import type { Question } from "../said.ts";
import type { TravelState } from "../state.ts";
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
  { field, problem, candidates }: Question,
  state: TravelState,
  text: string,
  language: Language,
): Suggestion {
  const texts = SUGGESTING[language];
  switch (field) {
    case "destination":
      return cities(state, text, language, problem === "country" ? candidates : null);
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

function cities(
  state: TravelState,
  text: string,
  language: Language,
  among: readonly string[] | null,
): Suggestion {
  const found = suggestCities(state, text, among);
  const texts = SUGGESTING[language];
  if (found.length === 0) return { text: texts.noCity, candidates: [] };
  return {
    text: [texts.cities, ...found.map((city) => cityLine(city, state, language))].join("\n"),
    candidates: found.map(({ destination }) => destination.names.ko),
  };
}

function cityLine(
  { destination, low, high, flight_minutes, from_krw, nights }: SuggestedCity,
  state: TravelState,
  language: Language,
): string {
  const texts = SUGGESTING[language];
  return texts.city({
    name: WORDS[language].city(destination.names.ko),
    month: Number(departureOf(state).slice(5, 7)),
    low,
    high,
    hours: flight_minutes === null ? null : texts.hours(flight_minutes),
    nights,
    from: from_krw,
  });
}

const WEIGHING =
  /어디가|뭐가|어느 ?(?:쪽|곳)|얼마|비용|가격|경비|싸|싼|저렴|비싸|나아|나을|낫|좋을|좋아|가까|따뜻|비교|추천|고민|cheap|better|warmer|compare|which|recommend/iu;

/** «도쿄랑 오사카 중에 어디가 더 싸?»: what tells them apart, for who has not chosen yet. Empty when nobody asks. */
export function weighCities(
  { field, problem, candidates }: Question,
  state: TravelState,
  text: string,
  language: Language,
): readonly string[] {
  if (field !== "destination" || problem !== "ambiguous" || !WEIGHING.test(text)) return [];
  const found = candidates.flatMap((name) => destinationByName(name) ?? []);
  const lines = found.map((destination) => cityLine(look(destination, state), state, language));
  return lines.length < 2 ? [] : [[SUGGESTING[language].weighed, ...lines].join("\n")];
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
