/** The two languages every sentence for a person exists in. */
export type Language = "ko" | "en";
export type Sentence = Readonly<Record<Language, string>>;

const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const FINALS = 28;
/** How a digit is read aloud ends in a consonant or not: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_HAS_FINAL = [true, true, false, true, false, false, true, true, true, false];

/** `topic("기간")` is `기간은`, `topic("여행지")` is `여행지는`. */
export function topic(word: string): string {
  return word + (endsInConsonant(word) ? "은" : "는");
}

/** `object("기간")` is `기간을`. */
export function object(word: string): string {
  return word + (endsInConsonant(word) ? "을" : "를");
}

function endsInConsonant(word: string): boolean {
  const last = word.trimEnd().at(-1);
  if (last === undefined) return false;
  const code = last.charCodeAt(0);
  if (code >= HANGUL_FIRST && code <= HANGUL_LAST) return (code - HANGUL_FIRST) % FINALS !== 0;
  if (last >= "0" && last <= "9") return DIGIT_HAS_FINAL[Number(last)] ?? false;
  // Latin words are read by sound; these endings close with a consonant in Korean.
  return /[lmnLMN]$/.test(last);
}
