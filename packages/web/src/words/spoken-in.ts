import type { Language } from "./index.ts";

/** What a screen reader reads a text as, whatever the page speaks. */
export const spokenIn = (text: string): Language => (/[가-힣]/.test(text) ? "ko" : "en");
