import { useSyncExternalStore } from "react";
import { APPROVAL, PROBLEMS } from "./approval.ts";
import { AGENTS, CHAT, CONNECTION, PLAN, WORLD } from "./chat.ts";
import { DOING, HANDS, HOLDING, SENDING, THINGS } from "./hands.ts";
import { INSPECTOR } from "./inspector.ts";
import { ESTATE, LEASE } from "./realestate.ts";
import { ALLOWED, ASKING, BASES, COUNTS, DOCUMENTS, FIELDS, RESULTS, STYLES, TRAVEL } from "./results.ts";
import { HOME, KEYS, SESSIONS, SHELL } from "./shell.ts";
import { fillIn, type Pair } from "./side-by-side.ts";

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
  counts: COUNTS,
  bases: BASES,
  allowed: ALLOWED,
  asking: ASKING,
  styles: STYLES,
  estate: ESTATE,
  lease: LEASE,
  hands: HANDS,
  doing: DOING,
  sending: SENDING,
  holding: HOLDING,
  things: THINGS,
} as const;

export const LANGUAGES = ["ko", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

type Table = typeof WORDS;
/** `chat.send`: where a sentence stands in the table. */
export type Word = { [Area in keyof Table]: `${Area}.${keyof Table[Area] & string}` }[keyof Table];
export type Values = Readonly<Record<string, string | number>>;
export type Say = (word: Word, values?: Values) => string;

let current: Language = "ko";
const listeners = new Set<() => void>();

export const language = (): Language => current;

/** From here on the page speaks this language. */
export function chooseLanguage(chosen: Language): void {
  current = chosen;
  document.documentElement.lang = chosen;
  for (const listener of listeners) listener();
}

const SAY: Readonly<Record<Language, Say>> = { ko: sayIn("ko"), en: sayIn("en") };

function sayIn(spoken: Language): Say {
  return (word, values = {}) => {
    const [area = "", name = ""] = word.split(".");
    const words = WORDS as Readonly<Record<string, Readonly<Record<string, Pair>>>>;
    return fillIn(words[area]?.[name]?.[spoken] ?? word, values);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of the page right now. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language, language);
}

/** Says things in the language of the page. */
export function useTranslation(): { readonly t: Say } {
  return { t: SAY[useLanguage()] };
}
