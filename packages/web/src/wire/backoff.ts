const FIRST = 400;
const LONGEST = 15_000;

/** How long to wait before coming again: longer each time, and never all at the same moment. */
export function backoff(attempt: number, chance: number): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(most / 2 + (most / 2) * chance);
}
