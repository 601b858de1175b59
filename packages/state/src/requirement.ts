import * as z from "zod";
import { type Sentence, topic } from "./sentence.ts";
import type { Target } from "./validate.ts";
import type { SchemaNode } from "./zod-tree.ts";

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string | readonly string[];
}

/** What a field asks for, said to a person with both limits: 「기간은 1박~14박이어야 해요.」 */
export function requirementOf(
  target: Target,
  schema: SchemaNode,
  property: string | number | undefined,
): Sentence {
  const label = labelOf(target, property);
  const isWholeField = property === undefined;
  const unit = isWholeField ? (target.options.unit ?? NO_UNIT) : NO_UNIT;
  const bounds = boundsOf(schema);
  const allowed = bounds.enum ?? (bounds.const === undefined ? undefined : [bounds.const]);
  if (allowed !== undefined) return oneOf(label, allowed);
  const exclusive = moreThanLessThan(label, unit, bounds);
  if (exclusive !== null) return exclusive;
  if (bounds.minimum !== undefined || bounds.maximum !== undefined) {
    return range(label, unit, realLimit(bounds.minimum), realLimit(bounds.maximum));
  }
  if (bounds.minLength !== undefined || bounds.maxLength !== undefined) {
    return range(label, LETTERS, bounds.minLength, bounds.maxLength);
  }
  if (bounds.minItems !== undefined || bounds.maxItems !== undefined) {
    return range(label, ITEMS, bounds.minItems, bounds.maxItems);
  }
  if (bounds.format !== undefined || bounds.pattern !== undefined) return ofForm(label, bounds.format);
  return ofType(label, typeof bounds.type === "string" ? bounds.type : "other");
}

function moreThanLessThan(label: Sentence, unit: Sentence, bounds: Bounds): Sentence | null {
  const [above, below] = [realLimit(bounds.exclusiveMinimum), realLimit(bounds.exclusiveMaximum)];
  const lowest = realLimit(bounds.minimum);
  const highest = realLimit(bounds.maximum);
  const parts: Sentence[] = [];
  if (above !== undefined)
    parts.push({ ko: `${number(above)}${unit.ko}보다 크`, en: `more than ${number(above)}${unit.en}` });
  if (lowest !== undefined && above === undefined)
    parts.push({ ko: `${number(lowest)}${unit.ko} 이상이`, en: `at least ${number(lowest)}${unit.en}` });
  if (below !== undefined)
    parts.push({ ko: `${number(below)}${unit.ko}보다 작`, en: `less than ${number(below)}${unit.en}` });
  if (highest !== undefined && below === undefined)
    parts.push({ ko: `${number(highest)}${unit.ko} 이하`, en: `at most ${number(highest)}${unit.en}` });
  if (above === undefined && below === undefined) return null;
  const said = parts.map(({ ko }, index) => (index === parts.length - 1 ? must(ko) : `${ko}고`));
  return {
    ko: `${topic(label.ko)} ${said.join(" ")} 해요.`,
    en: `${label.en} must be ${parts.map(({ en }) => en).join(" and ")}.`,
  };
}

/** 「0보다 커야」, 「100보다 작아야」, 「1 이상이어야」, 「10 이하여야」. */
function must(stem: string): string {
  if (stem.endsWith("크")) return `${stem.slice(0, -1)}커야`;
  if (stem.endsWith("작")) return `${stem}아야`;
  return stem.endsWith("이상이") ? `${stem}어야` : `${stem}여야`;
}

const FORMS: Readonly<Record<string, Sentence>> = {
  date: { ko: "2026-11-16처럼 날짜로 적어 주세요", en: "must be a date such as 2026-11-16" },
  "date-time": {
    ko: "2026-11-16T09:00:00+09:00처럼 날짜와 시각으로 적어 주세요",
    en: "must be a time such as 2026-11-16T09:00:00+09:00",
  },
  time: { ko: "09:30처럼 시각으로 적어 주세요", en: "must be a time such as 09:30" },
  email: { ko: "이메일 주소로 적어 주세요", en: "must be an e-mail address" },
  uri: { ko: "인터넷 주소로 적어 주세요", en: "must be a web address" },
};

function ofForm(label: Sentence, format: string | undefined): Sentence {
  const words = FORMS[format ?? ""] ?? {
    ko: "정해진 형식에 맞게 적어 주세요",
    en: "does not have the required form",
  };
  return { ko: `${topic(label.ko)} ${words.ko}.`, en: `${label.en} ${words.en}.` };
}

export function labelOf(target: Pick<Target, "field" | "options">, property?: string | number): Sentence {
  if (typeof property === "string") return { ko: property, en: property };
  return target.options.label ?? { ko: target.field, en: target.field };
}

const NO_UNIT: Sentence = { ko: "", en: "" };
const LETTERS: Sentence = { ko: "자", en: " characters" };
const ITEMS: Sentence = { ko: "개", en: " items" };

/** A time of day without an offset is none to JSON Schema, so Zod leaves the word out; people are told all the same. */
function keepTime({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: { format?: string };
}) {
  const { def } = zodSchema._zod;
  if ("format" in def && def.format === "time") jsonSchema.format = "time";
}

function boundsOf(schema: SchemaNode): Bounds {
  const json = z.toJSONSchema(schema, {
    unrepresentable: "any",
    io: "input",
    override: keepTime,
  }) as Bounds & {
    anyOf?: readonly Bounds[];
  };
  // A nullable number is anyOf [number, null]; the limits are those of the first real alternative.
  return json.anyOf?.find((option) => option.type !== "null") ?? json;
}

/** z.int() carries the safe-integer limits, which nobody asked for. */
function realLimit(limit: number | undefined): number | undefined {
  return limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? undefined : limit;
}

const number = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 10 });

function range(
  label: Sentence,
  unit: Sentence,
  minimum: number | undefined,
  maximum: number | undefined,
): Sentence {
  const low = minimum === undefined ? null : number(minimum);
  const high = maximum === undefined ? null : number(maximum);
  if (low !== null && high !== null) {
    return {
      ko: `${topic(label.ko)} ${low}${unit.ko}~${high}${unit.ko}${copula(unit.ko, high)} 해요.`,
      en: `${label.en} must be ${low} to ${high}${unit.en}.`,
    };
  }
  if (low !== null)
    return {
      ko: `${topic(label.ko)} ${low}${unit.ko} 이상이어야 해요.`,
      en: `${label.en} must be at least ${low}${unit.en}.`,
    };
  if (high !== null)
    return {
      ko: `${topic(label.ko)} ${high}${unit.ko} 이하여야 해요.`,
      en: `${label.en} must be at most ${high}${unit.en}.`,
    };
  return ofType(label, "integer");
}

/** 「14박이어야」 after a consonant, 「10개여야」 after a vowel. */
function copula(unit: string, last: string): string {
  return topic(unit === "" ? last : unit).endsWith("은") ? "이어야" : "여야";
}

function oneOf(label: Sentence, allowed: readonly unknown[]): Sentence {
  const options = allowed.map(String).join(", ");
  return {
    ko: `${topic(label.ko)} 다음 중 하나여야 해요: ${options}.`,
    en: `${label.en} must be one of: ${options}.`,
  };
}

const TYPES: Readonly<Record<string, Sentence>> = {
  string: { ko: "글자로 적어 주세요", en: "must be text" },
  number: { ko: "숫자로 적어 주세요", en: "must be a number" },
  integer: { ko: "정수로 적어 주세요", en: "must be a whole number" },
  boolean: { ko: "예 또는 아니요로 적어 주세요", en: "must be yes or no" },
  array: { ko: "목록이어야 해요", en: "must be a list" },
  object: { ko: "정해진 항목으로 이루어져야 해요", en: "must be a record" },
};

function ofType(label: Sentence, type: string): Sentence {
  const words = TYPES[type] ?? { ko: "형식이 맞지 않아요", en: "does not have the right form" };
  return { ko: `${topic(label.ko)} ${words.ko}.`, en: `${label.en} ${words.en}.` };
}
