import type { Catalogue } from "../operations/catalogue.ts";
import { labelOfCall } from "../saying/describe-call.ts";
import { type Chip, chipsOf } from "./chips-of.ts";
import type { DialogueState } from "./dialogue-fields.ts";
import type { OperationRecord } from "./operation-record.ts";

/** Who decided, and truly: what a model asked for and the code refused is no decision of the model's. */
export function whoDecided({ decided_by, refusal }: Pick<OperationRecord, "decided_by" | "refusal">): string {
  return decided_by === "model" && refusal !== null ? `model, overruled: ${refusal.code}` : decided_by;
}

/**
 * What programs and hands are told of a turn beside its reply: what was carried out, what can be tapped, what was found.
 * `assumed` is what an assistant assumed in fields of its own.
 */
export function toldDialogue(state: DialogueState, catalogue: Catalogue, assumed: readonly Chip[] = []) {
  const { operations, offers, not_understood, results, drafts, supposed_calls, hints, model_steps } = state;
  return {
    operations: operations.map(({ call, ...record }) => ({
      ...record,
      decided_by: whoDecided(record),
      op: call.op,
      args: call.args,
    })),
    readings: {
      rules: hints.map(({ op, args }) => ({ op, args })),
      model: model_steps.map(({ round, called, problems, failed, tokens, milliseconds }) => ({
        round,
        called: called.map(({ name }) => name),
        problems,
        failed,
        tokens,
        milliseconds,
      })),
    },
    offers: offers.map(({ call, label }) => ({ ...call, label })),
    not_understood,
    results,
    drafts,
    supposed: supposed_calls.map((call) => ({ ...call, label: labelOfCall(call, catalogue) })),
    chips: [...assumed, ...chipsOf(state, catalogue)],
  };
}
