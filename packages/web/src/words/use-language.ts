import { useTranslation } from "react-i18next";
import type { Language } from "./index.ts";

/** The language of the page right now. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === "en" ? "en" : "ko";
}
