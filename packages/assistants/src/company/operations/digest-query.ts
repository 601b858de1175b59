import type { DataQuery } from "../domain/semantic/data-query.ts";

/** The last question about data in a line: what a follow-up changes one thing of. */
export function digestQuery({ measures, fn, per, filters, period, compare_to, limit }: DataQuery): string {
  const months = (given: DataQuery["period"]) => (given === null ? "" : `${given.from}-${given.to}`);
  const parts = [
    `${fn} of ${measures.join(", ")}`,
    ...(per.length === 0 ? [] : [`by ${per.join(", ")}`]),
    ...filters.map(
      ({ dimension, values, not }) => `${dimension} ${not ? "is not" : "is"} ${values.join(" or ")}`,
    ),
    ...(period === null ? [] : [`months ${months(period)}`]),
    ...(compare_to === null ? [] : [`compared with ${months(compare_to)}`]),
    ...(limit === null ? [] : [`first ${limit}`]),
  ];
  return `query:1 the last question about data: ${parts.join("; ")}`;
}
