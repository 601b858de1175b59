import type { TextOrder, TextRevision } from "@maru/language";
import type { Language } from "@maru/state";
import type { TextData } from "./text-data.ts";

export const HANGUL = /[가-힣]/u;

/** In which language a text is written. */
export function languageOf({ style, contents }: TextOrder, spoken: Language): Language {
  if (style.language === "en") return "en";
  if (style.language === "ko")
    return contents.some(({ type }) => type === "words") && spoken === "en" ? "en" : "ko";
  if (contents.some(({ type }) => type === "said")) return "ko";
  return contents.some((each) => each.type === "words" && !HANGUL.test(each.words)) ? "en" : spoken;
}

/** What could not be done about a language, in one line. */
export function notes(
  { style, contents }: TextOrder,
  language: Language,
  spoken: Language,
): readonly string[] {
  const hasOwn = contents.length > 0;
  if (style.language === "other") {
    const name = style.otherLanguage ?? "";
    return [
      {
        ko: `${name}로는 아직 옮기지 못해서 한국어로 썼어요. 번역기에 그대로 넣으시면 돼요.`,
        en: `I cannot write ${name} yet, so this is in English.`,
      }[spoken],
    ];
  }
  if (style.language === "en" && language === "en" && contents.some(({ type }) => type !== "words"))
    return [
      {
        ko: "인사와 틀은 영어로 썼고, [ ] 안의 내용은 제가 영어로 옮기지 못해 한국어로 남겼어요.",
        en: "The frame is in English; what stands in [ ] is still in Korean.",
      }[spoken],
    ];
  if (style.language === "ko" && language === "en" && hasOwn)
    return [
      {
        ko: "",
        en: "I cannot put your own words into Korean by myself, so this is in English; a translator can take it as it stands.",
      }[spoken],
    ];
  return [];
}

/** A text keeps its language: what it says is not translated. */
export function foreign({ style }: TextRevision, data: TextData, spoken: Language): string | null {
  if (style.language === undefined || style.language === data.language) return null;
  const name =
    style.otherLanguage ??
    { ko: style.language === "en" ? "영어" : "한국어", en: style.language === "en" ? "English" : "Korean" }[
      spoken
    ];
  return {
    ko: `말씀하신 내용은 제가 ${name}로 옮기지 못해요. 글은 그대로 뒀어요.`,
    en: `I cannot translate your own words into ${name}; the text is as it was.`,
  }[spoken];
}
