import { useMemo } from "react";
import { useSession } from "../session/current-session.ts";
import { useLanguage, useTranslation, WORDS } from "../words/index.ts";
import { changesIn } from "./changes.ts";
import { won } from "./money.ts";

const FIELDS = Object.keys(WORDS.fields) as (keyof typeof WORDS.fields)[];

/** After a change of mind: what was, and what is now. */
export function WhatChanged() {
  const { t } = useTranslation();
  const language = useLanguage();
  const before = useSession((model) => model.stateBefore);
  const after = useSession((model) => model.state);
  const isRunning = useSession((model) => model.isRunning);
  const changes = useMemo(() => changesIn(before, after, FIELDS), [before, after]);
  if (isRunning || changes.length === 0) return null;
  const sayStyle = (style: string) =>
    Object.hasOwn(WORDS.styles, style) ? t(`styles.${style as keyof typeof WORDS.styles}`) : style;
  const say = (field: string, value: unknown) => {
    if (typeof value === "number") return field === "budget" ? won(value, language) : value.toLocaleString();
    if (Array.isArray(value)) return value.map((each) => sayStyle(String(each))).join(", ");
    return typeof value === "string" ? value : t("results.unknown");
  };
  return (
    <section
      aria-label={t("results.changed")}
      className="mx-auto flex w-full max-w-talk animate-arrive flex-wrap gap-x-4 gap-y-1 px-5 py-2 text-sm"
    >
      <h2 className="font-medium text-ochre">{t("results.changed")}</h2>
      {changes.map((change) => (
        <p key={change.field} className="figures">
          {t(`fields.${change.field}`)}{" "}
          <del className="text-ink-soft">{say(change.field, change.before)}</del> →{" "}
          <ins className="font-semibold no-underline">{say(change.field, change.after)}</ins>
        </p>
      ))}
    </section>
  );
}
