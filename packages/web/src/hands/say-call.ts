import type { OperationCall, OperationForm } from "@maru/protocol";
import type { Language } from "../words/index.ts";

/** A call in words, until the server says it better. */
export function sayCall({ args }: OperationCall, form: OperationForm, language: Language): string {
  const slots = form.fields.find(({ name }) => name === "slot")?.choices ?? [];
  const values = slots.find(({ value }) => value === args["slot"])?.values ?? [];
  const said = form.fields.flatMap(({ name, choices, is }) => {
    const given = args[name];
    if (given === undefined || is === "thing") return [];
    const all = Array.isArray(given) ? given : [given];
    const known = name === "value" ? values : choices;
    return all.map((each) => known.find(({ value }) => value === each)?.label[language] ?? String(each));
  });
  return [sentence(form.label[language]), ...said].join(" · ");
}

/** Labels begin with a small letter in English, as they also stand within sentences. */
export const sentence = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
