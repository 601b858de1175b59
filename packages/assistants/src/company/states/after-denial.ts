import type { DataQuery } from "../domain/semantic/data-query.ts";
import type { SessionUpdate } from "./state.ts";

/**
 * What may not be seen takes the place of everything a follow-up could start from: the next one is a change of the
 * refused question and is judged like it, never an older or a wider one.
 */
export function afterDenial(refused: DataQuery): SessionUpdate {
  return {
    last_query: structuredClone(refused) as never,
    shown_figures: null,
    last_sum: null,
    last_thing: null,
  };
}
