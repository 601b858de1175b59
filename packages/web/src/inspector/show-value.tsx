import type { Json } from "@maru/protocol";
import { localeOf, sayDay, sayTime } from "../chat/say-when.ts";
import { type Language, useLanguage, useTranslation } from "../words/index.ts";
import { type FieldFacts, withUnit } from "./schema-of-field.ts";

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOST_ROWS = 20;

interface ValueProps {
  readonly value: Json | undefined;
  readonly unit?: string;
  /** The fields whose values stand in it under their names, where it keeps such. */
  readonly fields?: ReadonlyMap<string, FieldFacts>;
}

/** A value in its own form: a date as a date, a number with its separators and unit, a list as rows. */
export function Value({ value, unit = "", fields }: ValueProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (value === undefined) return <span className="text-ink-soft">{t("inspector.too_large")}</span>;
  if (typeof value === "boolean") return <span>{t(value ? "inspector.yes" : "inspector.no")}</span>;
  if (value === null || typeof value !== "object")
    return <span className="whitespace-pre-wrap">{saySimple(value, language, unit) ?? "–"}</span>;
  const rows = Object.entries(value);
  if (rows.length === 0) return <span className="text-ink-soft">{t("inspector.empty")}</span>;
  return (
    <dl className="flex flex-col gap-1">
      {rows.slice(0, MOST_ROWS).map(([name, inner]) => (
        <div key={name} className="flex gap-2">
          <dt className="shrink-0 text-ink-soft">{fields?.get(name)?.title ?? name}</dt>
          <dd className="min-w-0 break-words">
            <Value value={inner} unit={fields?.get(name)?.unit ?? ""} {...(fields && { fields })} />
          </dd>
        </div>
      ))}
      {rows.length > MOST_ROWS && (
        <p className="text-ink-soft">{t("inspector.items", { count: rows.length })}</p>
      )}
    </dl>
  );
}

/** A value that fits on a line, or null. */
export function saySimple(value: Json, language: Language, unit = ""): string | null {
  if (typeof value === "number") return withUnit(value.toLocaleString(localeOf(language)), unit, language);
  if (typeof value !== "string") return value === null ? null : JSON.stringify(value);
  if (DATE.test(value) && !Number.isNaN(Date.parse(value))) return sayDay(value, language);
  if (MOMENT.test(value) && !Number.isNaN(Date.parse(value)))
    return `${sayDay(value, language)} ${sayTime(value, language)}`;
  return value;
}
