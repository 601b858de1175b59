/** Deeper than any state may be, with what a document wraps around it. */
const DEEPEST = 560;
const MOST_VALUES = 20_000_000;

/**
 * Why a value is too deep or too much to be gone through; null when it is neither. Looks without calling itself, so
 * that no depth ends in a full stack.
 */
export function unboundedness(value: unknown): string | null {
  const waiting: (readonly [value: unknown, depth: number])[] = [[value, 0]];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [each, depth] = next;
    count += 1;
    if (count > MOST_VALUES) return `more than ${MOST_VALUES} values`;
    if (typeof each !== "object" || each === null) continue;
    if (depth >= DEEPEST) return `more than ${DEEPEST} levels`;
    for (const inner of Object.values(each)) waiting.push([inner, depth + 1]);
  }
  return null;
}
