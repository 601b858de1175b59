import { accountFor } from "@maru/dialogue";
import type { SaidClause, Utterance } from "@maru/language";
import type { RulesRead } from "./behaviour.ts";

/**
 * Clauses that the rules leave open. A value stands for the clause with its words; a question or an order, of which the
 * rules do not say where it stands, for one of the others.
 */
export function openBeside(utterance: Utterance, read: readonly RulesRead[]): readonly SaidClause[] {
  const covers = read.flatMap((each) => each.covers ?? []);
  const elsewhere = read.filter((each) => (each.covers ?? []).length === 0).length;
  return accountFor(utterance, covers).open.slice(elsewhere);
}
