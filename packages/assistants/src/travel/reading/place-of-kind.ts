import type { Destination } from "../data/destination.ts";
import type { Place } from "../data/place.ts";
import { COMMON_PLACE_WORDS } from "./gazetteers.ts";
import { wishedPhrase } from "./unknown-wish.ts";

/** What is wished for in general: that is a style, and no particular place. */
const GENERAL =
  /^(?:맛집|음식|먹을|쇼핑|관광|명소|구경|자연|바다|액티비티|체험|역사|문화|휴양|힐링|휴식|하루|다른|좋은|유명한?|현지|근처|꼭|더|좀)$/u;
/** «초밥집», «라멘 가게»: the kind itself is what stands before. */
const SHOP = /(?:전문점|맛집|가게|식당|집)$/u;
const ALIKE: readonly (readonly string[])[] = [
  ["초밥", "스시"],
  ["라멘", "라면"],
  ["고기", "야키니쿠", "스테이크", "바비큐"],
  ["커피", "카페"],
];

/** «초밥집 넣어줘», «에그타르트도 먹고 싶어»: the best-known place whose name or description speaks of it. */
export function placeOfKind(
  text: string,
  destination: Destination,
  avoided: readonly string[],
): { readonly kind: string; readonly place: Place } | null {
  const words = (wishedPhrase(text)?.split(" ") ?? []).filter((word) => !GENERAL.test(word));
  // «셜록홈즈 박물관» is one of its own, and not any museum.
  const named = words.filter((word) => !COMMON_PLACE_WORDS.test(word));
  for (const word of named.length > 0 ? named : words) {
    const kind = word.replace(SHOP, "");
    if (kind.length < 2 || GENERAL.test(kind)) continue;
    const names = ALIKE.find((each) => each.includes(kind)) ?? [kind];
    const [place] = destination.places
      .filter(({ ko, note_ko }) => names.some((name) => ko.includes(name) || note_ko.includes(name)))
      .filter(({ ko }) => !avoided.includes(ko))
      .sort((left, right) => right.popularity - left.popularity);
    if (place !== undefined) return { kind, place };
  }
  return null;
}
