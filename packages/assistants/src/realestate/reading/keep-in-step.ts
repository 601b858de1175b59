import { FACT_OF } from "../operations/case-values.ts";
import { Facts, type Request } from "../shapes/request.ts";
import { REALESTATE_SLOTS } from "../slots.ts";
import type { MainSupervisorState } from "../state.ts";

interface InStep {
  readonly facts: Facts;
  /** Values that were kept and that this message says otherwise. */
  readonly kept: { readonly [slot: string]: [] };
}

/**
 * One value for each slot, whoever took it: what this message says replaces what was kept, and what was kept holds for
 * what this message does not say.
 */
export function keptInStep(
  { kept }: Pick<MainSupervisorState, "kept">,
  { facts }: Request,
  previous: Request | null,
): InStep {
  const said = (fact: keyof Facts) =>
    facts[fact] !== null && JSON.stringify(facts[fact]) !== JSON.stringify(previous?.facts[fact] ?? null);
  const both = Object.entries(FACT_OF).flatMap(([slot, fact]) => {
    const value = isList(slot) ? undefined : kept[slot]?.at(-1)?.value;
    return value === undefined ? [] : [{ slot, fact, value, isSaid: said(fact) }];
  });
  const values = both.filter(
    ({ fact, value, isSaid }) => !isSaid && Facts.shape[fact].safeParse(value).success,
  );
  return {
    facts: { ...facts, ...Object.fromEntries(values.map(({ fact, value }) => [fact, value])) },
    kept: Object.fromEntries(both.filter(({ isSaid }) => isSaid).map(({ slot }) => [slot, []])),
  };
}

function isList(slot: string): boolean {
  return REALESTATE_SLOTS.find(({ name }) => name === slot)?.isList === true;
}
