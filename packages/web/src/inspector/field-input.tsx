import type { Json } from "@maru/protocol";
import { useId, useState } from "react";
import { localeOf } from "../chat/say-when.ts";
import { type Plain, partsIn } from "../plain/read-plain.ts";
import { type Language, useLanguage, useTranslation } from "../words/index.ts";
import { type FieldFacts, withUnit } from "./schema-of-field.ts";

interface FieldInputProps {
  readonly field: FieldFacts;
  readonly value: Json;
  readonly problem: string | null;
  /** `undefined` while what stands there cannot be read. */
  readonly onChange: (value: Json | undefined) => void;
}

const BOX =
  "min-h-10 touch:min-h-11 w-full rounded-house border border-line-strong bg-paper px-3 py-1.5 text-sm";

/** The form a field asks for: a choice, a number, a date, text; anything larger as JSON. */
export function FieldInput({ field, value, problem, onChange }: FieldInputProps) {
  const id = useId();
  const { t } = useTranslation();
  const language = useLanguage();
  const form = formOf(field.schema);
  const hint = form.kind === "number" ? rangeOf(form, field.unit, language) : null;
  const shared = {
    id,
    className: BOX,
    "aria-invalid": problem !== null,
    "aria-describedby": problem === null ? undefined : `${id}-problem`,
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {field.title} <code className="text-xs font-normal text-ink-soft">{field.type}</code>
      </label>
      {form.kind === "choice" && (
        <select
          {...shared}
          value={JSON.stringify(value)}
          onChange={({ target }) => onChange(JSON.parse(target.value) as Json)}
        >
          {form.isOptional && <option value="null">–</option>}
          {form.choices.map((choice) => (
            <option key={JSON.stringify(choice)} value={JSON.stringify(choice)}>
              {choice === true ? t("inspector.yes") : choice === false ? t("inspector.no") : String(choice)}
            </option>
          ))}
        </select>
      )}
      {(form.kind === "number" || form.kind === "text") && (
        <input
          {...shared}
          type={form.kind}
          min={form.least}
          max={form.most}
          value={value === null ? "" : String(value)}
          onChange={({ target }) =>
            onChange(target.value === "" && form.isOptional ? null : readText(target.value, form.kind))
          }
        />
      )}
      {form.kind === "json" && <JsonBox shared={shared} value={value} onChange={onChange} />}
      {hint !== null && <p className="figures text-xs text-ink-soft">{hint}</p>}
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="text-xs text-plum">
          {problem}
        </p>
      )}
    </div>
  );
}

/** What is allowed, said before it is broken: `1박~14박`. */
function rangeOf(
  { least, most }: { readonly least: number | undefined; readonly most: number | undefined },
  unit: string,
  language: Language,
): string | null {
  if (least === undefined || most === undefined || most >= Number.MAX_SAFE_INTEGER) return null;
  const say = (value: number) => withUnit(value.toLocaleString(localeOf(language)), unit, language);
  return `${say(least)}~${say(most)}`;
}

interface JsonBoxProps {
  readonly shared: { readonly id: string; readonly className: string };
  readonly value: Json;
  readonly onChange: (value: Json | undefined) => void;
}

function JsonBox({ shared, value, onChange }: JsonBoxProps) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  return (
    <textarea
      {...shared}
      rows={Math.min(14, text.split("\n").length + 1)}
      spellCheck={false}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(readJson(target.value));
      }}
    />
  );
}

function readText(text: string, kind: "number" | "text"): Json {
  if (kind === "text") return text;
  return text === "" ? null : Number(text);
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

export type Form =
  | { readonly kind: "choice"; readonly isOptional: boolean; readonly choices: readonly Json[] }
  | {
      readonly kind: "number" | "text";
      readonly isOptional: boolean;
      readonly least: number | undefined;
      readonly most: number | undefined;
    }
  | { readonly kind: "json" };

/** Which form fits a JSON Schema. */
export function formOf(schema: Plain): Form {
  const choices = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(choices)) {
    const [only, ...others] = choices.map(partsIn).filter(({ type }) => type !== "null");
    const inner: Form = only !== undefined && others.length === 0 ? formOf(only) : { kind: "json" };
    return inner.kind === "json" ? inner : { ...inner, isOptional: true };
  }
  if (Array.isArray(schema["enum"]))
    return { kind: "choice", isOptional: false, choices: schema["enum"] as Json[] };
  const bound = (name: "minimum" | "maximum") =>
    typeof schema[name] === "number" ? schema[name] : undefined;
  switch (schema["type"]) {
    case "boolean":
      return { kind: "choice", isOptional: false, choices: [true, false] };
    case "integer":
    case "number":
      return { kind: "number", isOptional: false, least: bound("minimum"), most: bound("maximum") };
    case "string":
      return { kind: "text", isOptional: false, least: undefined, most: undefined };
    default:
      return { kind: "json" };
  }
}
