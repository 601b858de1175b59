import { RuntimeError } from "../errors.ts";
import { serveWork } from "../pure/serve-work.ts";

/** What a thread may be asked for at its worst. */
export const HARD_WORK = new Map<string, (input: never) => unknown>([
  ["double", (number: number) => number * 2],
  [
    "never",
    (): number => {
      for (let turns = 0; ; turns += 1) if (turns < 0) return turns;
    },
  ],
  // The machine of regular expressions cannot be interrupted from inside.
  ["tangled", (text: string) => /^(?:가+)+$/u.test(text)],
  [
    "fill",
    (): number => {
      const kept: string[][] = [];
      for (;;) kept.push(Array.from({ length: 100_000 }, (_, each) => `${kept.length} ${each}`));
    },
  ],
  [
    "wait",
    (milliseconds: number) => new Promise((resolve) => setTimeout(() => resolve("waited"), milliseconds)),
  ],
  [
    "refuse",
    () => {
      throw new RuntimeError("SESSION_BUSY", { session: "s" });
    },
  ],
]);

export default serveWork(HARD_WORK);
