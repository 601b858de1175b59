import { COMMON_PLACE_WORDS } from "./gazetteers.ts";
import { stylesIn } from "./read-styles.ts";

const WISHED =
  /^(?:그리고 ?|아,? ?|음,? ?)?(.{2,20}?)(?:에도|에는|에서도|까지|도|은|는|을|를|에)? ?(?:꼭 ?|좀 ?|한번 ?|하루 ?)?(?:가고 ?싶|가 ?보고 ?싶|가야|들르고|들러|넣어|추가해|포함해)/u;
/** Said in the place of a name, and none. */
const NO_NAME =
  /^(?:거기|여기|저기|그곳|이곳|어디|하루|일정|코스|시간|호텔|숙소|비행기|항공|식당|밥|점심|저녁|아침|오전|오후|밤|더|많이|다른|곳|데|것|거|날|첫날|마지막|둘째|셋째|바다|산|강|섬|도시|근교|근처|이것저것|한두|몇)|(?:날|일차|군데|곳|데|거|것|게|고|서|면|는|한|은|러|니까|지만|해|요)$|^\d/u;

/** «셜록홈즈 박물관도 가고 싶어»: the name of a wish that is no place we know. Null when none is named. */
export function findUnknownWish(text: string): string | null {
  const phrase = WISHED.exec(text.trim())?.[1]?.trim();
  if (phrase === undefined) return null;
  const names = phrase
    .split(" ")
    .filter((word) => word.length >= 2 && !NO_NAME.test(word) && !COMMON_PLACE_WORDS.test(word));
  return names.some((word) => stylesIn(word).length === 0) ? phrase : null;
}
