import type { StateEntry } from "@maru/protocol";
import { EyeOff, History } from "lucide-react";
import { useMemo, useState } from "react";
import type { Plain } from "../plain/read-plain.ts";
import { IconButton } from "../ui/button.tsx";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { FoundPlaces } from "./found-places.tsx";
import { type FieldFacts, fieldsOf } from "./schema-of-field.ts";
import { StateBranch } from "./state-branch.tsx";
import { usePlacesWith, useStatePart } from "./use-inspection.ts";
import { useSettled } from "./use-settled.ts";

interface StateTreeProps {
  readonly at: string;
  readonly isRevealed: boolean;
  readonly schema: Plain;
  readonly onField: (field: string) => void;
}

/** The whole state: every field with its type and marks, opened and read as far as one cares. */
export function StateTree({ at, isRevealed, schema, onField }: StateTreeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [query, setQuery] = useState("");
  const wanted = useSettled(query.trim());
  const part = useStatePart(at, "", isRevealed);
  const found = usePlacesWith(at, wanted, isRevealed).data?.entries;
  const facts = useMemo(
    () => new Map(fieldsOf(schema, language).map((field) => [field.name, field])),
    [schema, language],
  );
  if (part.error !== null) return <Refusal error={part.error} again={() => void part.refetch()} />;
  if (part.data === undefined) return <Skeleton lines={8} />;
  const places = wanted === "" ? [] : (found ?? []);
  const isNamed = (name: string) =>
    `${name} ${facts.get(name)?.title ?? ""}`.toLowerCase().includes(wanted.toLowerCase());
  const fields = part.data.pages
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ entry, places: places.filter((place) => isInside(place, entry)) }))
    .filter(({ entry, places: inside }) => isNamed(entry.name) || inside.length > 0);
  const masked = part.data.pages[0]?.masked ?? [];
  return (
    <div className="flex flex-col gap-3">
      <input
        type="search"
        aria-label={t("inspector.find")}
        placeholder={t("inspector.find")}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        className="min-h-10 touch:min-h-11 rounded-house border border-line-strong bg-paper px-3 text-sm"
      />
      {fields.length === 0 && (
        <p className="text-sm text-ink-soft">{t("inspector.no_match", { query: wanted })}</p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {fields.map(({ entry, places: inside }) => (
          <Field
            key={entry.name}
            at={at}
            entry={entry}
            places={inside}
            facts={facts.get(entry.name)}
            isRevealed={isRevealed}
            isMasked={masked.includes(entry.name)}
            onHistory={() => onField(entry.name)}
          />
        ))}
      </ul>
    </div>
  );
}

const isInside = (place: StateEntry, field: StateEntry): boolean => place.at.startsWith(`${field.at}/`);

interface FieldProps {
  readonly at: string;
  readonly entry: StateEntry;
  readonly places: readonly StateEntry[];
  readonly facts: FieldFacts | undefined;
  readonly isRevealed: boolean;
  readonly isMasked: boolean;
  readonly onHistory: () => void;
}

function Field({ at, entry, places, facts, isRevealed, isMasked, onHistory }: FieldProps) {
  const { t } = useTranslation();
  const title = facts?.title ?? entry.name;
  return (
    <li className="flex items-start gap-2 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{title}</span>
          <code className="text-xs text-ink-soft">
            {title === entry.name ? facts?.type : `${entry.name} · ${facts?.type ?? ""}`}
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
        <StateBranch at={at} entry={entry} isRevealed={isRevealed} unit={facts?.unit ?? ""} />
        <FoundPlaces places={places} />
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
