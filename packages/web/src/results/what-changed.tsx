import { useMemo } from "react";
import { useSession } from "../session/current-session.ts";
import { useLanguage, useTranslation, WORDS } from "../words/index.ts";
import { changesIn, MADE_IN_ALL, remadeDays, remadeIn } from "./changes.ts";
import { useSayField } from "./say-field.ts";

const FIELDS = Object.keys(WORDS.fields) as (keyof typeof WORDS.fields)[];

/** After a change of mind: what was, what is now, and what was worked out anew because of it. */
export function WhatChanged() {
  const { t } = useTranslation();
  const language = useLanguage();
  const say = useSayField();
  const before = useSession((model) => model.stateBefore);
  const after = useSession((model) => model.state);
  const isOver = useSession((model) => !model.isRunning && model.isStateFinal);
  const changes = useMemo(() => changesIn(before, after, FIELDS), [before, after]);
  const remade = useMemo(() => remadeIn(before, after), [before, after]);
  const days = useMemo(() => remadeDays(before, after), [before, after]);
  if (!isOver || changes.length + remade.length === 0) return null;
  const sayDays = days.map((number) => t("travel.day", { number })).join("·");
  const sayMade = (made: (typeof remade)[number]) =>
    made === "days" && days.length > 0 ? `${t("travel.days")}(${sayDays})` : t(`travel.${made}`);
  return (
    <section
      aria-label={t("results.changed")}
      className="mx-auto w-full max-w-talk animate-arrive px-5 py-2 text-sm"
    >
      {changes.length > 0 && (
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <h2 className="font-medium text-ochre">{t("results.changed")}</h2>
          {changes.map((change) => (
            <p key={change.field} className="figures">
              {t(`fields.${change.field}`)}{" "}
              <del className="text-ink-soft">{say(change.field, change.before)}</del> →{" "}
              <ins className="font-semibold no-underline">{say(change.field, change.after)}</ins>
            </p>
          ))}
        </div>
      )}
      {remade.length > 0 && (
        <p className="text-ink-soft">
          {t("results.remade", { what: remade.map(sayMade).join(language === "ko" ? "·" : ", ") })}
          {remade.length < MADE_IN_ALL && `. ${t("results.kept")}`}
        </p>
      )}
    </section>
  );
}
