import { LANGUAGES, type Language } from "./words/index.ts";

/** What a person likes, kept in this browser. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export function readTheme(): Theme {
  return THEMES.find((theme) => theme === recall("theme")) ?? "system";
}

export function chooseTheme(theme: Theme): void {
  remember("theme", theme);
  showTheme();
}

const darkness = () => window.matchMedia("(prefers-color-scheme: dark)");

/** Puts the theme on the page, now and whenever the device changes its mind. */
export function followTheme(): void {
  showTheme();
  darkness().addEventListener("change", showTheme);
}

function showTheme(): void {
  const theme = readTheme();
  const dark = theme === "dark" || (theme === "system" && darkness().matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

export function readLanguage(): Language {
  const wanted = recall("language") ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? (wanted === "ko" ? "ko" : "en");
}

export function rememberLanguage(language: Language): void {
  remember("language", language);
}

const PREFIX = "maru.";

/** Private windows may have no storage; the page works without. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing to keep it in.
  }
}
