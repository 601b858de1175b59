import type { Language } from "@maru/state";
import { FORM_FIELDS, FORM_TITLES, type FormField } from "./forms.ts";
import type { OpenForm } from "./open-form.ts";

export type FormName = keyof typeof FORM_FIELDS;

/** The fields of a form that are still wanted. */
export function fieldsOf({ form, removed }: Pick<OpenForm, "form" | "removed">): readonly FormField[] {
  return FORM_FIELDS[form as FormName].filter(({ name }) => !removed.includes(name));
}

/** Fields that nobody filled in. */
export function gapsOf(open: Pick<OpenForm, "form" | "removed" | "values">): readonly FormField[] {
  return fieldsOf(open).filter(({ name }) => (open.values[name] ?? null) === null);
}

/** The form as text: a line for each field, blanks in square brackets. */
export function formText(open: Pick<OpenForm, "form" | "removed" | "values">, language: Language): string {
  const title = FORM_TITLES[open.form as FormName][language];
  const lines = fieldsOf(open).map(
    ({ name, label }) => `- ${label[language]}: ${open.values[name] ?? `[${label[language]}]`}`,
  );
  return [`# ${title}`, "", ...lines].join("\n");
}

/** Every field of the form, also those that were taken out. */
export function fieldNames({ form }: Pick<OpenForm, "form">): readonly string[] {
  return FORM_FIELDS[form as FormName].map(({ name }) => name);
}
