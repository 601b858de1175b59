import type { Span } from "@maru/language";
import { Call, type CallInput } from "../call/call.ts";
import { markStale, type Result } from "../results/result.ts";
import type { DialogueState } from "./dialogue-fields.ts";
import type { OperationRecord } from "./operation-record.ts";

/** What rules read out of a message and did: as an operation, like everything else that a message can do. */
export interface ReadOperation {
  readonly call: CallInput;
  /** What is different now: `slot.deposit`. */
  readonly changed?: readonly string[];
  /** Which words of the message it rests on. */
  readonly covers?: readonly Span[];
}

type Before = Pick<DialogueState, "turn" | "operations" | "results">;

/** What the state keeps of operations that rules carried out in one go; what rested on a changed value is stale. */
export function recordRead({ turn, operations, results }: Before, read: readonly ReadOperation[]) {
  if (read.length === 0) return {};
  const records = read.map(
    ({ call, changed = [], covers = [] }, index): OperationRecord => ({
      id: `${turn}.${operations.length + index + 1}`,
      call: Call.parse(call),
      decided_by: "rules",
      status: call.suppose === true ? "supposed" : "done",
      refusal: null,
      changed: [...changed],
      result: null,
      covers: covers.map(({ start, end }) => ({ start, end })),
    }),
  );
  return {
    operations: [...operations, ...records],
    results: staleOf(results, new Set(read.flatMap(({ changed = [] }) => changed))),
  };
}

/** Those results that no longer hold, by id. */
export function staleOf(
  results: DialogueState["results"],
  changed: ReadonlySet<string>,
): Record<string, Result> {
  const before = Object.values(results);
  const after = markStale(before, changed);
  return Object.fromEntries(
    after.flatMap((each, index) => (each === before[index] ? [] : [[each.id, each]])),
  );
}
