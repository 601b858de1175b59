import type { Json, JsonObject } from "@maru/protocol";
import { ChevronRight, EyeOff, History } from "lucide-react";
import { useMemo, useState } from "react";
import { IconButton } from "../ui/button.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { type FieldFacts, fieldsOf } from "./schema-of-field.ts";
import { saySimple } from "./show-value.tsx";

interface StateTreeProps {
  readonly state: JsonObject;
  readonly masked: readonly string[];
  readonly schema: JsonObject;
  readonly onField: (field: string) => void;
}

/** The whole state: every field with its type and marks, opened as far as one cares. */
export function StateTree({ state, masked, schema, onField }: StateTreeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [query, setQuery] = useState("");
  const facts = useMemo(
    () => new Map(fieldsOf(schema, language).map((field) => [field.name, field])),
    [schema, language],
  );
  const wanted = query.trim().toLowerCase();
  const fields = Object.entries(state).filter(
    ([name, value]) =>
      wanted === "" ||
      `${name} ${facts.get(name)?.title ?? ""}`.toLowerCase().includes(wanted) ||
      JSON.stringify(value).toLowerCase().includes(wanted),
  );
  return (
    <div className="flex flex-col gap-3">
      <input
        type="search"
        aria-label={t("inspector.find")}
        placeholder={t("inspector.find")}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        className="min-h-10 rounded-house border border-line-strong bg-paper px-3 text-sm"
      />
      {fields.length === 0 && (
        <p className="text-sm text-ink-soft">{t("inspector.no_match", { query: query.trim() })}</p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {fields.map(([name, value]) => (
          <Field
            key={name}
            name={name}
            value={value}
            facts={facts.get(name)}
            isMasked={masked.some((path) => path === name || path.startsWith(`${name}.`))}
            onHistory={() => onField(name)}
          />
        ))}
      </ul>
    </div>
  );
}

interface FieldProps {
  readonly name: string;
  readonly value: Json;
  readonly facts: FieldFacts | undefined;
  readonly isMasked: boolean;
  readonly onHistory: () => void;
}

function Field({ name, value, facts, isMasked, onHistory }: FieldProps) {
  const { t } = useTranslation();
  const title = facts?.title ?? name;
  return (
    <li className="flex items-start gap-2 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{title}</span>
          <code className="text-xs text-ink-soft">
            {title === name ? facts?.type : `${name} · ${facts?.type ?? ""}`}
          </code>
          {facts?.marks.map((mark) => (
            <span key={mark} className="rounded-full bg-ochre-wash px-2 text-xs text-ochre">
              {isMark(mark) ? t(`inspector.${mark}`) : mark}
            </span>
          ))}
          {isMasked && (
            <EyeOff role="img" aria-label={t("inspector.masked")} size={14} className="text-ink-soft" />
          )}
        </p>
        <Branch name={name} value={value} unit={facts?.unit ?? ""} />
      </div>
      <IconButton
        label={t("inspector.history_of", { field: title })}
        icon={History}
        size={16}
        onClick={onHistory}
      />
    </li>
  );
}

const MARKS = ["personal", "secret", "bulky"] as const;
const isMark = (mark: string): mark is (typeof MARKS)[number] => (MARKS as readonly string[]).includes(mark);
const MOST = 200;

interface BranchProps {
  readonly name: string;
  readonly value: Json;
  readonly unit?: string;
}

/** A value that opens level by level: what is closed is not drawn. */
function Branch({ name, value, unit = "" }: BranchProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (typeof value === "boolean")
    return <p className="text-ink-soft">{t(value ? "inspector.yes" : "inspector.no")}</p>;
  if (value === null || typeof value !== "object")
    return (
      <p className="whitespace-pre-wrap break-words text-ink-soft">
        {saySimple(value, language, unit) ?? "–"}
      </p>
    );
  const entries = Object.entries(value);
  if (entries.length === 0) return <p className="text-ink-soft">{t("inspector.empty")}</p>;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-6 items-center gap-1 text-ink-soft hover:text-ink"
      >
        <ChevronRight aria-hidden size={14} className={isOpen ? "rotate-90" : ""} />
        <span className="sr-only">{t("inspector.expand", { name })}</span>
        {t("inspector.items", { count: entries.length })}
      </button>
      {isOpen && (
        <dl className="mt-1 ml-1.5 flex flex-col gap-1 border-l border-line pl-3">
          {entries.slice(0, MOST).map(([key, inner]) => (
            <div key={key} className="flex gap-2">
              <dt className="shrink-0 text-xs leading-6 text-ink-soft">{key}</dt>
              <dd className="min-w-0">
                <Branch name={key} value={inner} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
