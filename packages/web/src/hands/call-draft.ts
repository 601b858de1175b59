import type { FormModifier, OperationCall, OperationForm } from "@maru/protocol";

/** What a form holds while it is filled in: every field as the lines of its values. */
export interface CallDraft {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly holds: Readonly<Partial<Record<Exclude<FormModifier, "suppose">, string>>>;
}

export function draftOf(form: OperationForm, call: OperationCall): CallDraft {
  const values = form.fields.map(({ name, choices, is, is_required }) => {
    const given = call.args[name];
    const lines = given === undefined ? [] : (Array.isArray(given) ? given : [given]).map(String);
    // Where there is one thing to choose, it is chosen.
    const [only, ...others] = choices;
    const alone = is === "choice" && is_required && only !== undefined && others.length === 0;
    return [name, lines.length === 0 && alone ? [only.value] : lines] as const;
  });
  const { if: condition = "", by = "", at = "", not = "" } = call;
  return { values: Object.fromEntries(values), holds: { if: condition, by, at, not } };
}

/** The call that a filled-in form is; what was left empty is left out. */
export function callOf(
  form: OperationForm,
  { values, holds }: CallDraft,
  isSupposed: boolean,
): OperationCall {
  const args = form.fields.flatMap(({ name, is_list }) => {
    const lines = (values[name] ?? []).map((line) => line.trim()).filter((line) => line !== "");
    const [first] = lines;
    return first === undefined ? [] : [[name, is_list && lines.length > 1 ? lines : first] as const];
  });
  const held = Object.entries(holds).flatMap(([name, words]) => {
    const said = words.trim();
    return said === "" || !form.modifiers.some((each) => each === name) ? [] : [[name, said] as const];
  });
  return {
    op: form.op,
    args: Object.fromEntries(args),
    ...(isSupposed ? { suppose: true as const } : {}),
    ...Object.fromEntries(held),
  };
}
