import type { CallInput, Form } from "@maru/dialogue";
import { UsageError } from "../command/command-spec.ts";

/** `slot=budget value=200만원` as the arguments of a form; a name that is given twice is a list. */
export function readArguments(form: Form, given: readonly string[]): NonNullable<CallInput["args"]> {
  const values = new Map<string, string[]>();
  for (const each of given) {
    const at = each.indexOf("=");
    const name = each.slice(0, Math.max(0, at));
    const field = form.fields.find((one) => one.name === name);
    if (at < 1 || field === undefined) throw wrongArgument(form, each);
    values.set(name, [...(values.get(name) ?? []), each.slice(at + 1)]);
  }
  const missing = form.fields.filter(({ name, isRequired }) => isRequired && !values.has(name));
  if (missing.length > 0)
    throw missingArguments(
      form,
      missing.map(({ name }) => name),
    );
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? "") : all]),
  );
}

function wrongArgument(form: Form, each: string): UsageError {
  return new UsageError({
    ko: `«${each}»는 받을 수 없어요. ${form.op}의 항목: ${fieldsOf(form, "ko")}`,
    en: `“${each}” is not taken. ${form.op} takes: ${fieldsOf(form, "en")}`,
  });
}

function missingArguments(form: Form, names: readonly string[]): UsageError {
  return new UsageError({
    ko: `빠진 항목: ${names.join(", ")}. ${form.op}의 항목: ${fieldsOf(form, "ko")}`,
    en: `Missing: ${names.join(", ")}. ${form.op} takes: ${fieldsOf(form, "en")}`,
  });
}

const MOST_CHOICES = 12;

function fieldsOf({ fields }: Form, language: "ko" | "en"): string {
  return fields
    .map(({ name, label, is, isRequired, choices }) => {
      const some = choices.slice(0, MOST_CHOICES).map(({ value }) => value);
      const more = choices.length > MOST_CHOICES ? "|…" : "";
      const values = is === "choice" ? `=${some.join("|")}${more}` : "=…";
      return `${name}${values} (${label[language]}${isRequired ? { ko: ", 꼭", en: ", required" }[language] : ""})`;
    })
    .join(", ");
}
