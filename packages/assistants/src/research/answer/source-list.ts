import type { Citations } from "../domain/report/citations.ts";
import { REPORT_WORDS } from "../domain/report/words.ts";

/** The sources that an answer cited, under its text; empty where it cited none. */
export function sourceList(citations: Citations, language: "ko" | "en"): string {
  const list = citations.list().map(({ number, source }) => `[${number}] ${source.title}, ${source.url}`);
  return list.length === 0 ? "" : ["", REPORT_WORDS[language].sources, ...list].join("\n");
}
