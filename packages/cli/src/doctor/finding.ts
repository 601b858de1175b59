import type { Sentence } from "@maru/state";

/** One thing the doctor looked at: fine, not switched on (and fine without), or in the way of using Maru. */
export interface Finding {
  readonly check: string;
  readonly status: "ok" | "off" | "problem";
  readonly found: Sentence;
  /** What to do about it; null where there is nothing to do. */
  readonly fix: Sentence | null;
}

export function fine(check: string, found: Sentence): Finding {
  return { check, status: "ok", found, fix: null };
}

/** An error in both languages: the sentence for people, and what exactly was found. */
export function problem(check: string, error: unknown, fix: Sentence | null): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const sentence = (error as { sentence?: (language: "ko" | "en") => string }).sentence?.bind(error);
  const ko = sentence === undefined ? message : `${sentence("ko")} ${message}`;
  return { check, status: "problem", found: { ko, en: message }, fix };
}
