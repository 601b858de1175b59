/** The languages that replies are written in. */
export type Language = "ko" | "en";

/** In a Korean conversation a name in Latin letters («Osaka») is still an answer in Korean. */
const FEWEST_WORDS = 3;

/** The language to answer a message in: its own if it has one, else the one the conversation is in. */
export function replyLanguage(text: string, known: Language | null): Language {
  if (/[가-힣ㄱ-ㅎㅏ-ㅣ]/u.test(text)) return "ko";
  const words = text.match(/[a-z]{2,}/giu)?.filter((word) => !/^[A-Z]{2,5}$/u.test(word)) ?? [];
  if (words.length === 0) return known ?? "ko";
  return known === "ko" && words.length < FEWEST_WORDS ? "ko" : "en";
}
