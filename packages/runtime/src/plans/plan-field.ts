import type {
  DeepReadonly,
  ExecutionStep,
  PlanEntry,
  StateDefinition,
  StateOf,
  StepUpdate,
  UpdateOf,
} from "@maru/state";

/** A line of the plan, with as much of its own schedule as it carries. */
export type Step = DeepReadonly<ExecutionStep & Partial<Omit<PlanEntry, "step_id">>>;

/** The fields of a definition that have a certain kind. */
export type FieldsOfKind<Definition, Kind extends string> =
  Definition extends StateDefinition<infer Fields>
    ? { [Name in keyof Fields]: Fields[Name]["kind"] extends Kind ? Name & string : never }[keyof Fields]
    : never;

/** Which `steps()` field was chosen is checked where it is named; here it is any of them. */
export function stepsIn<Definition extends StateDefinition>(
  state: StateOf<Definition>,
  field: string,
): readonly Step[] {
  return (state as unknown as { readonly [name: string]: readonly Step[] })[field] ?? [];
}

export function stepsUpdate<Definition extends StateDefinition>(
  field: string,
  updates: readonly StepUpdate[],
): UpdateOf<Definition> {
  return (updates.length === 0 ? {} : { [field]: updates }) as unknown as UpdateOf<Definition>;
}
