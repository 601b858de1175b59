import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import type { Desk } from "../../desk.ts";
import { fieldNames } from "../../domain/documents/fill-form.ts";
import { FORM_FIELDS, formWith } from "../../domain/documents/forms.ts";
import type { OpenForm } from "../../domain/documents/open-form.ts";
import { readFormChange } from "../../reading/read-form-change.ts";
import type { GlobalSessionState, SessionUpdate } from "../../states/state.ts";
import { saidWords } from "../said-words.ts";
import { changeForm } from "./fill.ts";

type State = GlobalSessionState;

type Doing = (call: CheckedCall, scene: Scene<State>) => Outcome<SessionUpdate>;

/** `edit`: the open form by its fields, or the first value of a new one; else the last text. */
export function editForm(desk: Desk, editText: Doing): Doing {
  return (call: CheckedCall, scene: Scene<State>): Outcome<SessionUpdate> => {
    const words = saidWords(call, scene);
    const { open_form: open } = scene.state;
    const view = { now: scene.now, names: desk.names, isLabelled: open === null };
    const change = readFormChange(words, { ...view, fields: open === null ? ALL_FIELDS : fieldNames(open) });
    if (change === undefined || change.does === "store") return editText(call, scene);
    if (open !== null) return changeForm(open, change, scene);
    return change.does === "fill" || change.does === "add"
      ? changeForm(newForm(formWith(change.field), desk, scene), change, scene)
      : editText(call, scene);
  };
}

/** Every field that some form has. */
export const ALL_FIELDS: readonly string[] = [
  ...new Set(Object.values(FORM_FIELDS).flatMap((fields) => fields.map(({ name }) => name))),
];

/** An empty form, as the next draft. */
function newForm(form: string, desk: Desk, { state }: Scene<State>): OpenForm {
  const own = { visitor_name: desk.asker.name, requester: desk.asker.name };
  const draft = String(Object.keys(state.drafts).length + 1);
  return { draft, form, values: form === "record" ? {} : own, removed: [] };
}
