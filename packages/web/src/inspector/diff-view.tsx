import type { DiffBody, Difference } from "@maru/protocol";
import { useState } from "react";
import { classes } from "../ui/classes.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import { type FieldFacts, fieldsOf } from "./schema-of-field.ts";
import { Value } from "./show-value.tsx";
import { useSchema } from "./use-inspection.ts";

const COLOURS: Readonly<Record<Difference["kind"], string>> = {
  added: "text-celadon",
  removed: "text-plum",
  changed: "text-ochre",
};

/** So many are drawn at once. */
const PAGE = 40;

interface DiffViewProps {
  readonly diff: DiffBody;
  readonly onField: (field: string) => void;
}

/** What differs, place by place, old and new side by side. */
export function DiffView({ diff, onField }: DiffViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isRaw, setRaw] = useState(false);
  const [most, setMost] = useState(PAGE);
  const { data: assistant } = useSchema();
  const fields = new Map(fieldsOf(assistant?.schema ?? {}, language).map((field) => [field.name, field]));
  if (diff.differences.length === 0)
    return <p className="text-sm text-ink-soft">{t("inspector.no_change")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <label className="flex items-center gap-2 self-end text-xs text-ink-soft">
        <input type="checkbox" checked={isRaw} onChange={() => setRaw(!isRaw)} className="accent-pine" />
        {t("inspector.raw")}
      </label>
      {isRaw ? (
        <Raw value={diff.differences} />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {clocksLast(diff.differences)
            .slice(0, most)
            .map((difference) => (
              <DiffRow key={difference.path} difference={difference} fields={fields} onField={onField} />
            ))}
        </ul>
      )}
      {!isRaw && diff.differences.length > most && (
        <button
          type="button"
          onClick={() => setMost(most + PAGE)}
          className="figures min-h-8 self-start text-xs text-pine underline-offset-4 hover:underline"
        >
          {t("inspector.more_items", { shown: most, total: diff.differences.length })}
        </button>
      )}
      {diff.left_out > 0 && (
        <p className="text-xs text-ink-soft">{t("inspector.left_out", { count: diff.left_out })}</p>
      )}
    </div>
  );
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:/;

/** That time went by is the least one wants to know. */
function clocksLast(differences: readonly Difference[]): readonly Difference[] {
  const isClock = ({ after }: Difference) => Number(typeof after === "string" && MOMENT.test(after));
  return differences.toSorted((left, right) => isClock(left) - isClock(right));
}

interface DiffRowProps {
  readonly difference: Difference;
  readonly fields: ReadonlyMap<string, FieldFacts>;
  readonly onField: (field: string) => void;
}

function DiffRow({ difference: { path, kind, before, after }, fields, onField }: DiffRowProps) {
  const { t } = useTranslation();
  const field = /^[^.[]+/.exec(path)?.[0] ?? path;
  const title = fields.get(field)?.title ?? field;
  const unit = fields.get(field)?.unit ?? "";
  const side = "max-h-72 min-w-0 flex-1 overflow-y-auto rounded-house px-3 py-2 text-xs";
  return (
    <li className="drawn-when-near py-3">
      <div className="mb-1.5 flex items-baseline gap-2">
        <button
          type="button"
          aria-label={t("inspector.history_of", { field: title })}
          onClick={() => onField(field)}
          className="text-sm font-medium underline-offset-4 hover:underline"
        >
          {title}
        </button>
        {path !== title && <code className="min-w-0 truncate text-xs text-ink-soft">{path}</code>}
        <span className={classes("ml-auto shrink-0 text-xs", COLOURS[kind])}>{t(`inspector.${kind}`)}</span>
      </div>
      <div className="flex flex-col gap-1 tablet:flex-row">
        {kind !== "added" && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
          <div tabIndex={0} className={classes(side, "bg-plum-wash")}>
            <span className="sr-only">{t("inspector.was")}: </span>
            <Value value={before} unit={unit} />
          </div>
        )}
        {kind !== "removed" && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
          <div tabIndex={0} className={classes(side, "bg-celadon-wash")}>
            <span className="sr-only">{t("inspector.is")}: </span>
            <Value value={after} unit={unit} />
          </div>
        )}
      </div>
    </li>
  );
}

export function Raw({ value }: { readonly value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
    <pre tabIndex={0} className="max-h-[60vh] overflow-auto rounded-house bg-floor-deep p-3 text-xs">
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
