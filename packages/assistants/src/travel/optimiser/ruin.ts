import type { Random } from "./random.ts";
import { at, type Solution } from "./solution.ts";

const MOST_DAYS = 3;
const LONGEST_RUN = 7;

/** Takes a run of neighbouring stops out of up to three days, and marks those days in `isOpen`. */
export function ruin(solution: Solution, isOpen: Uint8Array, random: Random): void {
  const { days } = solution.problem;
  isOpen.fill(0);
  for (let turns = 1 + random.below(Math.min(days, MOST_DAYS)); turns > 0; turns--) {
    const day = random.below(days);
    const length = at(solution.length, day);
    isOpen[day] = 1;
    const count = Math.min(length, 1 + random.below(LONGEST_RUN));
    if (count > 0) solution.removeRun(day, 1 + random.below(length - count + 1), count);
  }
}
