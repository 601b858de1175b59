/** The known name that was probably meant, or null when none is close. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const wanted = normalise(name);
  let best: string | null = null;
  // A third of the letters may be wrong; a name of one or two letters must match.
  let bestDistance = (wanted.length < 3 ? 0 : Math.max(1, Math.floor(wanted.length / 3))) + 1;
  for (const candidate of known) {
    const distance = editDistance(wanted, normalise(candidate), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function normalise(name: string): string {
  return name
    .slice(0, 64)
    .toLowerCase()
    .replace(/[_\-\s]/g, "");
}

/** Levenshtein distance, given up once it must reach `limit`. */
function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit) return limit;
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) >= limit) return limit;
    previous = current;
  }
  return previous[right.length] ?? limit;
}
