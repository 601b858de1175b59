import type { FormField, OperationForm, OperationThing } from "@maru/protocol";

/** Words that are a value of each kind; for anything else some words. */
const OF_KIND: Readonly<Record<string, string>> = {
  money: "240만원",
  percent: "4.5%",
  date: "2026-12-24",
  duration: "3박",
  people: "4",
  count: "3",
  number: "3",
  area: "84㎡",
  name: "제주",
  yes_no: "true",
};

/** What a field of a form may be filled with, made from the form alone. */
export function valueFor(
  field: FormField,
  form: OperationForm,
  things: readonly OperationThing[],
  slot: string | null,
): string | null {
  switch (field.is) {
    case "choice":
      if (field.name === "slot" && slot !== null) return slot;
      return field.choices[0]?.value ?? null;
    case "thing": {
      const fitting = things.find(({ kind }) => field.kinds.length === 0 || field.kinds.includes(kind));
      return fitting?.ref ?? null;
    }
    case "words":
      return `${form.op} ${field.name}`;
    case "value": {
      const slots = form.fields.find(({ name }) => name === "slot")?.choices ?? [];
      const chosen = field.name === "value" ? slots.find(({ value }) => value === slot) : undefined;
      if (chosen !== undefined && chosen.values.length > 0) return chosen.values[0]?.value ?? null;
      return OF_KIND[chosen?.takes ?? field.kinds[0] ?? ""] ?? "말한 값";
    }
  }
}
