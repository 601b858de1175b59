/** What a published heuristic found: the best of its runs, and their average. */
export interface Published {
  readonly instance: string;
  readonly days: number;
  readonly best: number;
  readonly average: number;
}

/** Reads `m,instance,best,average,worst,time_ms` lines. */
export function readPublished(text: string): readonly Published[] {
  return text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [days, instance, best, average] = line.split(",");
      const result = {
        instance: instance ?? "",
        days: Number(days),
        best: Number(best),
        average: Number(average),
      };
      if (!(result.days > 0 && result.best > 0 && result.average > 0))
        throw new Error(`Not a result: ${line}`);
      return result;
    });
}

/** The family of an instance: c1 and c2, r1 and r2, rc1 and rc2 are Solomon's, pr are Cordeau's. */
export function familyOf(instance: string): string {
  return /^(pr|[a-z]+\d)/.exec(instance)?.[1] ?? instance;
}
