import type { Row } from "./rows.ts";

const LINE = 28;
const LETTERS_IN_LINE = 42;
/** Space around a message, and what can be done with it. */
const AROUND = 64;
const OTHERS = 48;

/** About as high as a row will be, so that no more of them are drawn than can be seen. */
export function guessHeight(row: Row): number {
  if (row.kind !== "entry" && row.kind !== "pending") return OTHERS;
  const text = row.kind === "entry" ? row.entry.text : row.message.text;
  const known = guesses.get(text);
  if (known !== undefined) return known;
  const lines = text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(0.5, Math.ceil(line.length / LETTERS_IN_LINE)), 0);
  const guess = Math.round(AROUND + lines * LINE);
  if (guesses.size > MOST) guesses.clear();
  guesses.set(text, guess);
  return guess;
}

const MOST = 5_000;
const guesses = new Map<string, number>();
