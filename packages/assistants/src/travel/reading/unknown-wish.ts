import type { Found } from "@maru/language";
import { COMMON_PLACE_WORDS } from "./gazetteers.ts";
import { stylesIn } from "./read-styles.ts";

type Span = Found<unknown>["span"];

const WISHED =
  /^(?:그리고 ?|아,? ?|음,? ?)?(.{2,20}?)(?:에도|에는|에서도|까지|도|은|는|을|를|에)? ?(?:꼭 ?|좀 ?|한번 ?|하루 ?)?(?:가고 ?싶|가 ?보고 ?싶|먹고 ?싶|먹어 ?보고|보고 ?싶|가야|들르고|들러|넣어|추가해|포함|갈 ?수 ?있|들어 ?(?:가|있))/u;
/** Said in the place of a name, and none. */
const NO_NAME =
  /^(?:거기|여기|저기|그곳|이곳|어디|하루|일정|코스|시간|호텔|숙소|비행기|항공|식당|밥|점심|저녁|아침|오전|오후|밤|더|많이|다른|곳|데|것|거|날|첫날|마지막|둘째|셋째|바다|산|강|섬|도시|근교|근처|이것저것|한두|몇)|(?:날|일차|군데|곳|데|거|것|게|고|서|면|는|한|은|러|니까|지만|해|요)$|^\d/u;

/** What stands before the wish: «초밥집 넣어줘», «그랜드캐년 갈 수 있어?» */
export function wishedPhrase(text: string): string | null {
  return WISHED.exec(text.trim())?.[1]?.trim() ?? null;
}

/** «예류랑 지우펀 가고 싶어»: a name in one list with a place we know, and none itself. */
export function findUnlisted(text: string, known: readonly Span[], others: readonly Span[]): string | null {
  for (const { start } of known) {
    const listed = /(?:^|[\s,])([가-힣]{2,8}?)(?:이랑|랑|하고|와|과|,) ?$/u.exec(text.slice(0, start));
    const word = listed?.[1];
    if (listed === null || word === undefined) continue;
    const at = { start: listed.index, end: start };
    const isOther = [...others, ...known].some((span) => span.start < at.end && at.start < span.end);
    if (!isOther && !NO_NAME.test(word) && stylesIn(word).length === 0) return word;
  }
  return null;
}

/** «셜록홈즈 박물관도 가고 싶어»: the name of a wish that is no place we know. Null when none is named. */
export function findUnknownWish(text: string): string | null {
  const phrase = wishedPhrase(text);
  if (phrase === null) return null;
  const names = phrase
    .split(" ")
    .filter((word) => word.length >= 2 && !NO_NAME.test(word) && !COMMON_PLACE_WORDS.test(word));
  return names.some((word) => stylesIn(word).length === 0) ? phrase : null;
}
