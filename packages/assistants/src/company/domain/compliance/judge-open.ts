import type { Act, LedgerEntry } from "./act.ts";
import { judge, type Verdict } from "./judge.ts";
import { OCCASIONS, type Rule } from "./rule.ts";

/** The verdict under one way in which what was not told may be. */
export interface Case {
  readonly occasion: Act["occasion"];
  readonly is_public_official: boolean;
  readonly verdict: Verdict;
}

/**
 * Every way in which an act may be, where the occasion or the recipient is not known: so that «no» is said at once
 * where it holds in all of them, and «yes, if» where it does not.
 */
export function casesOf(act: Act, rules: readonly Rule[], ledger: readonly LedgerEntry[]): readonly Case[] {
  const about = rules.filter(({ acts }) => acts.includes(act.kind));
  const depends = about.some(({ occasions }) => occasions !== null);
  const occasions = act.occasion === null && depends ? OCCASIONS : [act.occasion];
  return occasions.map((occasion) => {
    const known = { ...act, occasion, is_public_official: act.is_public_official ?? false };
    return {
      occasion,
      is_public_official: known.is_public_official,
      verdict: judge(known, rules, ledger),
    };
  });
}
