import type { DataQuery } from "../domain/semantic/data-query.ts";

/** A ranking that is only held against another time keeps its order; who asks for the largest change gets that. */
export function rankedBy(
  fns: readonly string[],
  previous: DataQuery | null,
  isCompared: boolean,
): DataQuery["ranked_by"] {
  const ranksAnew = fns.includes("top") || fns.includes("bottom");
  if (previous !== null && !ranksAnew) return previous.ranked_by;
  return isCompared && fns.length > 0 ? "change" : "value";
}

export function functionOf(
  fns: readonly (DataQuery["fn"] | "trend")[],
  previous: DataQuery | null,
): DataQuery["fn"] {
  const wanted = fns.filter((each) => each !== "trend" && each !== "growth") as DataQuery["fn"][];
  const strong = wanted.find(
    (each) => each === "top" || each === "bottom" || each === "share" || each === "cumulative",
  );
  if (strong !== undefined) return strong;
  if (wanted.includes("average")) return "average";
  if (wanted.includes("count")) return "count";
  const [first] = wanted;
  if (first !== undefined) return first;
  // «비교하면» over a ranking leaves it a ranking.
  if (previous !== null && (fns.length === 0 || previous.limit !== null)) return previous.fn;
  return fns.includes("growth") ? "growth" : "total";
}
