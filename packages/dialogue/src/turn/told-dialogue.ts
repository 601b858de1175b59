import type { DialogueState } from "./dialogue-fields.ts";

/** What programs are told of a turn beside its reply: what was carried out, what can be tapped, what was found. */
export function toldDialogue({
  operations,
  offers,
  not_understood,
  results,
  drafts,
  supposed_calls,
}: DialogueState) {
  return {
    operations: operations.map(({ call, ...record }) => ({ ...record, op: call.op, args: call.args })),
    offers: offers.map(({ call: { op, args }, label }) => ({ op, args, label: label.ko })),
    not_understood,
    results,
    drafts,
    supposed: supposed_calls,
  };
}
