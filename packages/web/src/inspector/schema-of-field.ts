import { type Plain, partsIn, textIn } from "../plain/read-plain.ts";

/** What the schema says about one field, as far as a page needs it. */
export interface FieldFacts {
  readonly name: string;
  readonly title: string;
  readonly type: string;
  readonly marks: readonly string[];
  /** What its numbers count: `박`, `원`; empty when nothing is said. */
  readonly unit: string;
  readonly schema: Plain;
}

export function fieldsOf(schema: Plain, language: "ko" | "en"): readonly FieldFacts[] {
  const properties = partsIn(schema["properties"]);
  return Object.keys(properties).map((name) => {
    const facts = partsIn(properties[name]);
    const title = facts[language === "ko" ? "title" : "x-title-en"];
    const marks = facts["x-maru-marks"];
    const unit = facts[language === "ko" ? "x-unit" : "x-unit-en"];
    return {
      name,
      title: typeof title === "string" ? title : name,
      type: typeOf(facts),
      marks: Array.isArray(marks) ? marks.map(String) : [],
      unit: textIn(unit).trim(),
      schema: facts,
    };
  });
}

/** Whether a field keeps values of others under their names: an object whose parts nobody names in advance. */
export function keepsFields(schema: Plain): boolean {
  const choices = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(choices)) return choices.map(partsIn).some(keepsFields);
  return schema["type"] === "object" && schema["properties"] === undefined;
}

/** `3박`, `3 nights`: Korean counters stand right behind the number. */
export function withUnit(text: string, unit: string, language: "ko" | "en"): string {
  return unit === "" ? text : `${text}${language === "ko" ? "" : " "}${unit}`;
}

/** A word or two for a JSON Schema: `string`, `number | null`, `list of object`. */
export function typeOf(schema: Plain): string {
  const choices = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(choices)) return [...new Set(choices.map((each) => typeOf(partsIn(each))))].join(" | ");
  if (Array.isArray(schema["enum"])) return "choice";
  if (schema["const"] !== undefined) return JSON.stringify(schema["const"]);
  const type = schema["type"];
  if (type === "array") return `list of ${typeOf(partsIn(schema["items"]))}`;
  if (Array.isArray(type)) return type.join(" | ");
  return typeof type === "string" ? type : "any";
}
