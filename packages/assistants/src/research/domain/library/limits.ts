import type { Limits } from "../brief/brief.ts";
import type { Source } from "./source.ts";

export type LeftOut = "kind" | "too_old" | "too_new" | "no_date" | "retracted";

/** Why a source does not count under these limits; undefined where it does. A source without a day meets no limit of time. */
export function leftOutBy(
  { only, not, published_from, published_until }: Limits,
  source: Source,
): LeftOut | undefined {
  const { kind, published, retracted } = source;
  if (retracted) return "retracted";
  if (not.includes(kind) || (only.length > 0 && !only.includes(kind))) return "kind";
  if (published_from === null && published_until === null) return undefined;
  if (published === null) return "no_date";
  if (published_from !== null && published < published_from) return "too_old";
  return published_until !== null && published > published_until ? "too_new" : undefined;
}
