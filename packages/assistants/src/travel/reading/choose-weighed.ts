import { destinationByName } from "../destinations.ts";
import { look, type SuggestedCity } from "../experts/suggest-cities.ts";
import type { TravelState } from "../state.ts";

/** What is wanted of a city, and what is least of the one that has it. */
const MEASURES: readonly (readonly [RegExp, (city: SuggestedCity) => number])[] = [
  [/싼|싸게|저렴|cheap/iu, ({ from_krw }) => from_krw],
  [/따뜻|더운|warm/iu, ({ high }) => -high],
  [/시원|추운|cool/iu, ({ high }) => high],
  [/가까|near|close/iu, ({ flight_minutes }) => flight_minutes ?? 0],
];
const ORDER: readonly RegExp[] = [
  /첫 ?번째|앞(?:에 ?)?(?:거|것|꺼|쪽)|1번|\bfirst\b/iu,
  /두 ?번째|뒤(?:에 ?)?(?:거|것|꺼|쪽)|2번|\bsecond\b/iu,
];

/** «더 싼 쪽으로», «첫 번째로»: one of the cities between which was asked. Null when none of them is meant. */
export function chooseWeighed(text: string, state: TravelState): string | null {
  const [asked] = state.questions;
  if (asked?.field !== "destination" || asked.problem !== "ambiguous" || asked.candidates.length < 2)
    return null;
  const ordinal = ORDER.findIndex((pattern) => pattern.test(text));
  if (ordinal >= 0) return asked.candidates[ordinal] ?? null;
  const measure = MEASURES.find(([pattern]) => pattern.test(text))?.[1];
  if (measure === undefined || /\?|어디|뭐/u.test(text)) return null;
  const cities = asked.candidates
    .flatMap((name) => destinationByName(name) ?? [])
    .map((city) => look(city, state));
  const [best] = cities.sort((left, right) => measure(left) - measure(right));
  return best?.destination.names.ko ?? null;
}
