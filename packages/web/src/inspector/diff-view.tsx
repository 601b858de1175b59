import type { DiffBody, Difference, Json } from "@maru/protocol";
import { type ReactNode, useState } from "react";
import { classes } from "../ui/classes.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import { type FieldDifference, groupDifferences } from "./group-differences.ts";
import { type FieldFacts, fieldsOf, keepsFields } from "./schema-of-field.ts";
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

/** What differs, field by field, old and new side by side. */
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
    <div className="flex flex-col gap-1">
      <label className="flex items-center gap-2 self-end text-xs text-ink-soft touch:min-h-11">
        <input type="checkbox" checked={isRaw} onChange={() => setRaw(!isRaw)} className="accent-pine" />
        {t("inspector.raw")}
      </label>
      {isRaw ? (
        <Raw value={diff.differences} />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {groupDifferences(diff.differences.slice(0, most)).map((group) => (
            <FieldRow key={group.field} group={group} fields={fields} onField={onField} />
          ))}
        </ul>
      )}
      {!isRaw && diff.differences.length > most && (
        <button
          type="button"
          onClick={() => setMost(most + PAGE)}
          className="figures min-h-8 self-start text-xs text-pine underline-offset-4 hover:underline touch:min-h-11"
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

interface FieldRowProps {
  readonly group: FieldDifference;
  readonly fields: ReadonlyMap<string, FieldFacts>;
  readonly onField: (field: string) => void;
}

function FieldRow({ group: { field, path, kind, items, places }, fields, onField }: FieldRowProps) {
  const { t } = useTranslation();
  const title = fields.get(field)?.title ?? field;
  const facts = fields.get(field);
  const inside = facts !== undefined && keepsFields(facts.schema) ? { fields } : {};
  const say = (value: Json | undefined) => <Value value={value} unit={facts?.unit ?? ""} {...inside} />;
  const gone = items.filter((item) => item.kind !== "added").map(({ before }) => before);
  const come = items.filter((item) => item.kind !== "removed").map(({ after }) => after);
  return (
    <li className="drawn-when-near py-3">
      <div className="mb-1.5 flex items-baseline gap-2">
        <button
          type="button"
          aria-label={t("inspector.history_of", { field: title })}
          onClick={() => onField(field)}
          className="text-sm font-medium underline-offset-4 hover:underline touch:-my-2 touch:min-h-11"
        >
          {title}
        </button>
        {path !== title && <code className="min-w-0 truncate text-xs text-ink-soft">{path}</code>}
        <span className={classes("figures ml-auto shrink-0 text-xs", COLOURS[kind])}>
          {t(`inspector.${kind}`)}
        </span>
      </div>
      {items.length > 0 && (
        <Sides
          before={gone.length === 0 ? null : <Rows values={gone} say={say} />}
          after={come.length === 0 ? null : <Rows values={come} say={say} />}
        />
      )}
      {places.map((place) => (
        <div key={place.path} className="mt-1 first-of-type:mt-0">
          {place.path !== path && <code className="text-xs text-ink-soft">{place.path}</code>}
          <Sides
            before={place.kind === "added" ? null : say(place.before)}
            after={place.kind === "removed" ? null : say(place.after)}
          />
        </div>
      ))}
    </li>
  );
}

interface RowsProps {
  readonly values: readonly (Json | undefined)[];
  readonly say: (value: Json | undefined) => ReactNode;
}

/** Items of a list, one under the other. */
function Rows({ values, say }: RowsProps) {
  if (values.length === 1) return say(values[0]);
  return (
    <ul className="flex flex-col divide-y divide-line">
      {values.map((value, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a list are what stands at their place.
        <li key={position} className="py-1 first:pt-0 last:pb-0">
          {say(value)}
        </li>
      ))}
    </ul>
  );
}

interface SidesProps {
  /** Null where there is nothing on that side. */
  readonly before: ReactNode;
  readonly after: ReactNode;
}

function Sides({ before, after }: SidesProps) {
  const { t } = useTranslation();
  const side = "max-h-72 min-w-0 flex-1 overflow-y-auto rounded-house px-3 py-2 text-xs";
  return (
    <div className="flex flex-col gap-1 tablet:flex-row">
      {before !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        <div tabIndex={0} className={classes(side, "bg-plum-wash")}>
          <span className="sr-only">{t("inspector.was")}: </span>
          {before}
        </div>
      )}
      {after !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        <div tabIndex={0} className={classes(side, "bg-celadon-wash")}>
          <span className="sr-only">{t("inspector.is")}: </span>
          {after}
        </div>
      )}
    </div>
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
