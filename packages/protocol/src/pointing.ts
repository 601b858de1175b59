import type { OperationCall, OperationForm, OperationThing } from "./operations.ts";

/** What is done most with a thing of each kind, the likeliest first. */
const MOST_DONE: { readonly [kind: string]: readonly string[] } = {
  plan: ["choose", "show", "compare", "explain", "draft", "edit"],
  option: ["choose", "compare", "lookup", "explain", "edit"],
  item: ["lookup", "edit", "wish", "transit", "backup", "compare"],
  slot: ["set", "undo", "explain"],
  result: ["explain", "verify", "compare", "calc", "draft"],
  draft: ["edit", "show", "draft", "explain"],
  clause: ["review", "explain", "rule", "edit", "draft"],
  rule: ["undo", "wish"],
  supposition: ["approve", "reject"],
  offer: ["choose", "reject"],
  row: ["choose", "explain", "compare", "lookup"],
};

/** An operation on a thing, filled in with it. */
export interface Pointed<Form> {
  readonly form: Form;
  readonly call: OperationCall;
  /** Nothing is left to fill in: a tap carries it out. */
  readonly isWhole: boolean;
}

/** What can be done with a thing that was pointed at: the likeliest first, then everything else that takes it. */
export function doableWith<Form extends OperationForm>(
  { ref, kind }: Pick<OperationThing, "ref" | "kind">,
  forms: readonly Form[],
): readonly Pointed<Form>[] {
  const first = MOST_DONE[kind] ?? [];
  const place = (op: string) => (first.includes(op) ? first.indexOf(op) : first.length);
  return forms
    .flatMap((form) => {
      const args = argumentsFor(form, ref, kind);
      if (args === undefined) return [];
      const call: OperationCall = { op: form.op, args };
      return [{ form, call, isWhole: missingIn(form, call).length === 0 && isDoneWhole(form, call) }];
    })
    .sort((left, right) => place(left.form.op) - place(right.form.op));
}

/** Whether it is among what is done most with such a thing. */
export function isMostDone(kind: string, op: string): boolean {
  return MOST_DONE[kind]?.includes(op) === true;
}

/** The names of the fields that a call still leaves empty though they are needed. */
export function missingIn(form: OperationForm, { args }: OperationCall): readonly string[] {
  return form.fields
    .filter(({ name, is_required }) => is_required && isEmpty(args[name]))
    .map(({ name }) => name);
}

function isEmpty(given: OperationCall["args"][string] | undefined): boolean {
  return given === undefined || given === "" || (Array.isArray(given) && given.length === 0);
}

/** A value that is kept is named by its slot, anything else by a field for things. */
function argumentsFor(form: OperationForm, ref: string, kind: string): OperationCall["args"] | undefined {
  const slot = form.fields.find(({ name, is }) => name === "slot" && is === "choice");
  if (kind === "slot" && slot !== undefined) return { slot: ref.slice("slot:".length) };
  const field = form.fields.find(
    ({ is, kinds }) => is === "thing" && (kinds.length === 0 || kinds.includes(kind)),
  );
  if (field === undefined) return undefined;
  return { ...impliedBy(form, kind), [field.name]: field.is_list ? [ref] : ref };
}

/** What can be meant only in one way: taking back something that is kept is taking back a change. */
function impliedBy({ op }: OperationForm, kind: string): OperationCall["args"] {
  return op === "undo" && kind !== "message" ? { kind: "change" } : {};
}

/** Writing and keeping are told more than what they are about, and what takes several things is told the others. */
function isDoneWhole({ kind }: OperationForm, { args }: OperationCall): boolean {
  const isOfSeveral = Object.values(args).some((given) => Array.isArray(given));
  return !isOfSeveral && (kind === "respond" || kind === "show" || kind === "ask");
}
