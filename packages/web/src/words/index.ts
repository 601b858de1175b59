import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { APPROVAL, PROBLEMS } from "./approval.ts";
import { AGENTS, CHAT, CONNECTION, PLAN, WORLD } from "./chat.ts";
import { INSPECTOR } from "./inspector.ts";
import { DOCUMENTS, FIELDS, RESULTS, TRAVEL } from "./results.ts";
import { HOME, KEYS, SESSIONS, SHELL } from "./shell.ts";
import { column, type OneLanguage } from "./side-by-side.ts";

/** Every sentence of the page. */
export const WORDS = {
  shell: SHELL,
  home: HOME,
  sessions: SESSIONS,
  keys: KEYS,
  chat: CHAT,
  connection: CONNECTION,
  plan: PLAN,
  agents: AGENTS,
  world: WORLD,
  approval: APPROVAL,
  problems: PROBLEMS,
  inspector: INSPECTOR,
  results: RESULTS,
  documents: DOCUMENTS,
  travel: TRAVEL,
  fields: FIELDS,
} as const;

export const LANGUAGES = ["ko", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: OneLanguage<typeof WORDS> };
    returnNull: false;
  }
}

export function startWords(language: Language): void {
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: LANGUAGES,
    resources: Object.fromEntries(LANGUAGES.map((each) => [each, { translation: column(WORDS, each) }])),
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
}

export function chooseLanguage(language: Language): void {
  void i18next.changeLanguage(language);
}

export { useTranslation } from "react-i18next";
