import type { Found } from "./found.ts";

export type Language = "ko" | "en" | "other";

/** Names and brands are written in Latin letters in Korean sentences too, so Hangul weighs more. */
const HANGUL_WEIGHT = 3;
const LONGEST_TEXT = 20_000;

/**
 * The language to answer in. Numbers, codes and emoji say nothing: then undefined, and the conversation stays in the
 * language it is in.
 */
export function detectLanguage(text: string): Found<Language> | undefined {
  let hangul = 0;
  let latin = 0;
  let other = 0;
  const counted = text.slice(0, LONGEST_TEXT);
  // A word in capitals is a code or a brand; links are nobody's language.
  const words = counted.replace(/https?:\/\/\S{1,2000}/gu, " ");
  for (const [word] of words.matchAll(/\p{L}{1,2000}/gu)) {
    if (/^[A-Z]{2,5}$/u.test(word)) continue;
    for (let position = 0; position < word.length; position += 1) {
      const code = word.charCodeAt(position);
      if (isHangul(code)) hangul += 1;
      else if (code < 0x250) latin += 1;
      else other += 1;
    }
  }
  const hangulWeight = namesKoreanOnly(words) ? 1 / HANGUL_WEIGHT : HANGUL_WEIGHT;
  const weights: readonly (readonly [Language, number])[] = [
    ["ko", hangul * hangulWeight],
    ["en", latin],
    ["other", other],
  ];
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const [value, weight] = weights.reduce((best, each) => (each[1] > best[1] ? each : best));
  if (total === 0) return undefined;
  return { value, span: { start: 0, end: text.length }, confidence: weight / total };
}

const SMALL_ENGLISH =
  /\b(?:the|is|are|an?|to|of|from|and|for|my|i|please|with|at|in|it|this|that|be|was|on)\b/giu;
const KOREAN_ENDING = /(?:요|다|까|줘|해|니|야|음|임|네|지|래|자|죠|나|데)[\s.!?~"'”’)]*$/u;

/** «The address is 서울특별시 마포구 월드컵로 10»: an English sentence, whatever it names in Korean. */
function namesKoreanOnly(text: string): boolean {
  const startsInEnglish = /^\P{L}*[a-z]/iu.test(text);
  return startsInEnglish && (text.match(SMALL_ENGLISH)?.length ?? 0) >= 2 && !KOREAN_ENDING.test(text);
}

function isHangul(code: number): boolean {
  return (
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0x1100 && code <= 0x11ff) ||
    (code >= 0x3131 && code <= 0x318e)
  );
}
