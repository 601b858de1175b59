/** Words by which something is asked for, and that say nothing of what it is about. */
const REQUEST =
  /(?<![가-힣])(?:조사|리서치|검색|정리|요약|비교|분석|설명|보고서|자료|알아봐|알아보고|찾아봐|찾아|조사하여|주시기|바랍니다|주시겠습니까|해\s?줘요?|해\s?주세요|해\s?주십시오|해줄래요?|부탁(?:해요?|드려요|드립니다)|좀|한번|대해서?|관해서?|관련해서?|각각|결과는?)(?:을|를|은|는|도|만|로|좀)?(?:\s?(?:해\s?줘요?|해\s?주세요|해\s?봐요?|해서|좀|하고|바랍니다|부탁(?:해요?|드려요|드립니다)?))?(?![가-힣])|\b(?:please|can you|could you|research|look up|look into|find out|tell me|summari[sz]e|compare|report on|about)\b/giu;

/**
 * A text without the words by which it asks: what is left is what it is about; nothing where it does not say.
 *
 * @example
 * withoutRequestWords("조사 좀 해줘"); // ""
 */
export function withoutRequestWords(text: string): string {
  return text
    .replaceAll(REQUEST, " ")
    .replaceAll(/\s+/gu, " ")
    .replace(/^[\s,.?!:;~]+|[\s,.?!:;~]+$/gu, "");
}
