import type { OperationCall, OperationForm } from "@maru/protocol";
import type { Language } from "../words/index.ts";

/** A call in words, until the server says it better. */
export function sayCall({ args }: OperationCall, form: OperationForm, language: Language): string {
  const said = form.fields.flatMap(({ name, choices, is }) => {
    const given = args[name];
    if (given === undefined || is === "thing") return [];
    const all = Array.isArray(given) ? given : [given];
    return all.map((each) => choices.find(({ value }) => value === each)?.label[language] ?? String(each));
  });
  return [sentence(form.label[language]), ...said].join(" · ");
}

/** Labels begin with a small letter in English, as they also stand within sentences. */
export const sentence = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
