import type { Language } from "@maru/state";

/** Korean unless there is Latin text and no Hangul in it. */
export function detectLanguage(text: string): Language {
  if (/[가-힣ㄱ-ㅎㅏ-ㅣ]/.test(text)) return "ko";
  return /[a-z]{3,}/i.test(text) ? "en" : "ko";
}
