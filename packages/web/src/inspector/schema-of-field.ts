import type { JsonObject } from "@maru/protocol";

/** What the schema says about one field, as far as a page needs it. */
export interface FieldFacts {
  readonly name: string;
  readonly title: string;
  readonly type: string;
  readonly marks: readonly string[];
  /** What its numbers count: `박`, `원`; empty when nothing is said. */
  readonly unit: string;
  readonly schema: JsonObject;
}

export function fieldsOf(schema: JsonObject, language: "ko" | "en"): readonly FieldFacts[] {
  const properties = objectIn(schema["properties"]);
  return Object.keys(properties).map((name) => {
    const facts = objectIn(properties[name]);
    const title = facts[language === "ko" ? "title" : "x-title-en"];
    const marks = facts["x-maru-marks"];
    const unit = facts[language === "ko" ? "x-unit" : "x-unit-en"];
    return {
      name,
      title: typeof title === "string" ? title : name,
      type: typeOf(facts),
      marks: Array.isArray(marks) ? marks.map(String) : [],
      unit: typeof unit === "string" ? unit : "",
      schema: facts,
    };
  });
}

/** `3박`, `3 nights`: Korean counters stand right behind the number. */
export function withUnit(text: string, unit: string, language: "ko" | "en"): string {
  return unit === "" ? text : `${text}${language === "ko" ? "" : " "}${unit}`;
}

/** A word or two for a JSON Schema: `string`, `number | null`, `list of object`. */
export function typeOf(schema: JsonObject): string {
  const choices = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(choices)) return [...new Set(choices.map((each) => typeOf(objectIn(each))))].join(" | ");
  if (Array.isArray(schema["enum"])) return "choice";
  if (schema["const"] !== undefined) return JSON.stringify(schema["const"]);
  const type = schema["type"];
  if (type === "array") return `list of ${typeOf(objectIn(schema["items"]))}`;
  if (Array.isArray(type)) return type.join(" | ");
  return typeof type === "string" ? type : "any";
}

export function objectIn(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
