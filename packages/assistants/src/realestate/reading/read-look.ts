import type { Request } from "../shapes/request.ts";

export type Look = NonNullable<Request["look"]>;

/** How the last answer is wanted again. */
const LOOKS: readonly (readonly [Look, RegExp])[] = [
  ["table", /표로|도표|표형식|표(?:를)?(?:만들|그려|보여)|한눈에|(?:asa|ina|makea)table|tabular/iu],
  [
    "summary",
    /요약|한줄로|한마디로|간단(?:히|하게)|짧게|핵심만|결론만|결론이|세줄|summar|inshort|briefly|tl;?dr/iu,
  ],
  [
    "articles",
    /원문|조문|조항|법조항|몇조|몇항|무슨법|어느법|어떤법|법이름|법령이름|근거(?:가|는|법|를|좀|규정|알려|있)|근거[?？]?$|출처|법적근거|전문(?:을|보여|좀)|which(?:article|law|section)|whatlaw|whicharticle|legalbasis|originaltext|(?:your|the)?sources?[?？]?$|cite/iu,
  ],
  [
    "again",
    /(?:영어|한국어|한글|우리말)로|in(?:english|korean)|translate|다시(?:한번)?(?:말|알려|설명|보여)|한번더(?:말|알려|설명)|쉽게(?:말|설명|풀|다시)|sayitagain|repeatthat/iu,
  ],
];
/** «그게 무슨 뜻이야?»: a word of the answer is not understood. */
const MEANING =
  /(?:그게|그건|그거|그것이|이게|이건|이거|저게|그말이?|그단어|그용어|그뜻이?)(?:대체|도대체|정확히)?(?:무슨|뭔|뭐|어떤)|무슨(?:뜻|말|소리|의미)|뜻이(?:뭐|야|에요)|what(?:does|do)(?:that|it|this|these|those)mean|whatdoesthismean|meaningofthat/iu;

/** A wish about the answer has few words of its own. */
const SHORT = 26;
const SHORT_LATIN = 48;

function isShort(squeezed: string): boolean {
  return squeezed.length <= (/[가-힣]/u.test(squeezed) ? SHORT : SHORT_LATIN);
}

/** What somebody wants of the answer that was given last; null where the message asks for something else. */
export function readLook(text: string): Look | null {
  const squeezed = text.replaceAll(/\s+/gu, "");
  if (!isShort(squeezed)) return null;
  return LOOKS.find(([, pattern]) => pattern.test(squeezed))?.[0] ?? null;
}

export function asksMeaning(text: string): boolean {
  const squeezed = text.replaceAll(/\s+/gu, "");
  return isShort(squeezed) && MEANING.test(squeezed);
}

/** The language that is asked for by its name. */
export function namedLanguage(text: string): "ko" | "en" | null {
  if (/영어로|in\s+english/iu.test(text)) return "en";
  return /(?:한국어|한글|우리말)로|in\s+korean/iu.test(text) ? "ko" : null;
}

/** «어떻게 고쳐?», «뭐라고 바꿔 달라고 해?», «how should it be worded?»: another wording of what was looked at. */
export function asksRewording(text: string): boolean {
  const squeezed = text.replaceAll(/\s+/gu, "");
  if (!isShort(squeezed) || /누가|수리|고장|보일러|누수|집주인이(?:안|고쳐)/u.test(squeezed)) return false;
  return /고쳐|고치|고친|바꿔|바꾸|수정|문구|대안|다시써|reword|rewrit|rephras|worded|wording|fixit|howtofix|changeit|change(?:this|that)|saidinstead|sayinstead/iu.test(
    squeezed,
  );
}

const PLACES = ["첫", "두", "세", "네", "다섯"];
const ENGLISH_PLACES = ["first", "second", "third", "fourth", "fifth"];

/** «두 번째 거», «the second one» */
function placeIn(squeezed: string): string | null {
  const korean = /(첫|두|세|네|다섯)번?째/u.exec(squeezed)?.[1];
  if (korean !== undefined) return String(PLACES.indexOf(korean) + 1);
  const english = ENGLISH_PLACES.findIndex((word) => squeezed.toLowerCase().includes(`the${word}`));
  return english === -1 ? null : String(english + 1);
}

/** «6조는 어떻게 고쳐?», «특약 2번은요?»: a clause of the contract that was looked at, by its number. */
export function clauseNamedIn(text: string): string | null {
  const squeezed = text.replaceAll(/\s+/gu, "");
  if (!isShort(squeezed) || /법|민법|주임|상임|시행령/u.test(squeezed)) return null;
  return /(?:제|특약)?(\d{1,2})(?:조|번|항)(?!의)/u.exec(squeezed)?.[1] ?? placeIn(squeezed);
}
