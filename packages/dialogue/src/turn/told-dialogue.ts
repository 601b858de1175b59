import type { Catalogue } from "../operations/catalogue.ts";
import { labelOfCall } from "../saying/describe-call.ts";
import { type Chip, chipsOf } from "./chips-of.ts";
import type { DialogueState } from "./dialogue-fields.ts";

/**
 * What programs and hands are told of a turn beside its reply: what was carried out, what can be tapped, what was found.
 * `assumed` is what an assistant assumed in fields of its own.
 */
export function toldDialogue(state: DialogueState, catalogue: Catalogue, assumed: readonly Chip[] = []) {
  const { operations, offers, not_understood, results, drafts, supposed_calls } = state;
  return {
    operations: operations.map(({ call, ...record }) => ({ ...record, op: call.op, args: call.args })),
    offers: offers.map(({ call, label }) => ({ ...call, label })),
    not_understood,
    results,
    drafts,
    supposed: supposed_calls.map((call) => ({ ...call, label: labelOfCall(call, catalogue) })),
    chips: [...assumed, ...chipsOf(state, catalogue)],
  };
}
