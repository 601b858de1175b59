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

const YES =
  /^(?:네+|넵+|넹|예|응+|어+|ㅇㅇ+|ㅇㅋ|그래요?|좋아요?|오케이|오키|ok(?:ay)?|yes|yeah|sure|그렇게|바꿔|바꾸|변경)(?![가-힣a-z])|(?:거기|그쪽|그리|그걸|그거|새로운 ?(?:데|곳))(?:로|으로)|^(?:네|응|어)?,? ?(?:그렇게 ?)?(?:바꿔|바꾸|변경)/iu;
const NO =
  /^(?:아니|아뇨|노|ㄴㄴ|됐|no\b|nope)|그대로|원래|그냥 ?(?:하던|둬|두|처음|원래|물어)|물어만|물어본|궁금해서|keep/iu;

/** «더 싼 쪽으로», «첫 번째로»: one of the cities between which was asked. Null when none of them is meant. */
export function chooseWeighed(text: string, state: TravelState): string | null {
  const [asked] = state.questions;
  if (asked?.field !== "destination" || asked.problem !== "ambiguous" || asked.candidates.length < 2)
    return null;
  // «도쿄는 어때?», asked of a trip to Osaka: a yes is Tokyo, a no leaves it as it is.
  if (asked.candidates[0] === state.destination) {
    if (YES.test(text.trim())) return asked.candidates.at(-1) ?? null;
    if (NO.test(text.trim())) return state.destination;
  }
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
