import type { JsonObject } from "@maru/protocol";
import { numberIn, objectIn, type Plain, partsIn, textIn } from "../plain/read-plain.ts";

type Json = JsonObject[string];

/** How a value is asked for, read from its JSON Schema. */
export type Control =
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "yes_no" }
  | {
      readonly kind: "number";
      readonly isWhole: boolean;
      readonly least: number | null;
      readonly most: number | null;
    }
  | { readonly kind: "date" }
  | {
      readonly kind: "text";
      readonly isLong: boolean;
      readonly least: number;
      readonly most: number | null;
      readonly pattern: string | null;
    }
  | { readonly kind: "lines" }
  | { readonly kind: "json" };

const LONG_TEXT = 120;

export function controlOf(schema: unknown): Control {
  const plain = withoutNull(partsIn(schema));
  const choices = plain["enum"];
  if (Array.isArray(choices) && choices.every((choice) => typeof choice === "string"))
    return { kind: "choice", choices };
  switch (plain["type"]) {
    case "boolean":
      return { kind: "yes_no" };
    case "integer":
    case "number":
      return {
        kind: "number",
        isWhole: plain["type"] === "integer",
        least: numberIn(plain["minimum"]),
        most: numberIn(plain["maximum"]),
      };
    case "string":
      return plain["format"] === "date" ? { kind: "date" } : textControl(plain);
    case "array":
      return objectIn(plain["items"])?.["type"] === "string" ? { kind: "lines" } : { kind: "json" };
    default:
      return { kind: "json" };
  }
}

function textControl(plain: Plain): Control {
  const most = numberIn(plain["maxLength"]);
  return {
    kind: "text",
    isLong: most === null || most > LONG_TEXT,
    least: numberIn(plain["minLength"]) ?? 0,
    most,
    pattern: textIn(plain["pattern"]) || null,
  };
}

/** A value that may be unknown is asked for like one that may not. */
function withoutNull(plain: Plain): Plain {
  const options = plain["anyOf"] ?? plain["oneOf"];
  if (!Array.isArray(options)) return plain;
  const [only, ...others] = options.filter((option) => objectIn(option)?.["type"] !== "null");
  return others.length === 0 ? { ...plain, ...objectIn(only) } : plain;
}

/** The value as it stands in its control. */
export function asText(control: Control, value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  if (control.kind === "lines" && Array.isArray(value)) return value.join("\n");
  if (control.kind === "number" && typeof value === "number")
    return value.toLocaleString("en", { maximumFractionDigits: 20 });
  if (control.kind === "json") return JSON.stringify(value, null, 2);
  return String(value);
}

export type Problem =
  | "required"
  | "number"
  | "whole"
  | "too_small"
  | "too_large"
  | "too_short"
  | "too_long"
  | "form"
  | "json";
export type Reading = { readonly value: Json } | { readonly problem: Problem };

/** What was written, as a value, or what is wrong with it. The server checks again, by the same schema. */
export function readText(control: Control, text: string): Reading {
  switch (control.kind) {
    case "yes_no":
      return { value: text === "true" };
    case "choice":
      return control.choices.includes(text) ? { value: text } : { problem: "required" };
    case "number":
      return readNumber(control, text);
    case "date":
      return text === "" ? { problem: "required" } : { value: text };
    case "lines":
      return {
        value: text
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean),
      };
    case "text":
      return readWords(control, text);
    case "json":
      return readJson(text);
  }
}

function readNumber(control: Extract<Control, { kind: "number" }>, text: string): Reading {
  if (text.trim() === "") return { problem: "required" };
  const value = Number(text.replaceAll(",", ""));
  if (!Number.isFinite(value)) return { problem: "number" };
  if (control.isWhole && !Number.isInteger(value)) return { problem: "whole" };
  if (control.least !== null && value < control.least) return { problem: "too_small" };
  if (control.most !== null && value > control.most) return { problem: "too_large" };
  return { value };
}

function readWords(control: Extract<Control, { kind: "text" }>, text: string): Reading {
  if (text.length < control.least) return { problem: text === "" ? "required" : "too_short" };
  if (control.most !== null && text.length > control.most) return { problem: "too_long" };
  if (control.pattern !== null && !matches(control.pattern, text)) return { problem: "form" };
  return { value: text };
}

/** A pattern that this browser cannot read is left to the server. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return true;
  }
}

function readJson(text: string): Reading {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return { problem: "json" };
  }
}
