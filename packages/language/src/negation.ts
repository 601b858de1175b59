/** Korean denies by an auxiliary after the verb, a short adverb before it, or a noun of absence. */
const KOREAN_DENIAL =
  /지\s?(?:않|못|아니|말)|(?<![가-힣])(?:안|못)\s(?=[가-힣])|없|아니(?:다|라|며|고|었|에요|예요)|아닌|아닙|불가(?!피)|(?<![가-힣])비(?=유의)/gu;
const ENGLISH_DENIAL =
  /\b(?:not|no|never|neither|nor|none|without|cannot|fails? to|failed to|lack(?:s|ed|ing)?)\b|n't\b/giu;

/**
 * How often a text denies something. Two texts that say the same thing deny equally: an even and an odd number cannot
 * mean the same.
 *
 * @example
 * countDenials("차이는 통계적으로 유의하지 않았다."); // 1
 */
export function countDenials(text: string): number {
  return [...text.matchAll(KOREAN_DENIAL)].length + [...text.matchAll(ENGLISH_DENIAL)].length;
}
