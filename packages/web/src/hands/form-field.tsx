import type { FormChoice, FormField, OperationForm } from "@maru/protocol";
import { useId } from "react";
import { classes } from "../ui/classes.ts";
import { useLanguage, useTranslation, type Word } from "../words/index.ts";
import { ChoiceField } from "./choice-field.tsx";
import { sentence } from "./say-call.ts";
import { ThingField } from "./thing-field.tsx";
import { WordsField } from "./words-field.tsx";

export interface FieldProps {
  readonly id: string;
  readonly lines: readonly string[];
  readonly isMissing: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (lines: readonly string[]) => void;
}

interface FieldOfFormProps {
  readonly field: FormField;
  readonly form: OperationForm;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly isMissing: boolean;
  readonly onChange: (lines: readonly string[]) => void;
}

/** One field, as what it takes asks for: words, a value, a choice or a thing that is shown. */
export function FieldOfForm({ field, form, values, isMissing, onChange }: FieldOfFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const slot = field.is === "value" ? slotOf(form, values) : undefined;
  const named = slot === undefined || field.name !== "value" ? field.label : slot.label;
  const hint = hintOf(field, slot);
  const now = slot !== undefined && field.name === "value" ? slot.now : null;
  const note = [
    ...(now === null ? [] : [t("hands.kept_now", { value: now[language] })]),
    ...(hint === null ? [] : [t(hint)]),
  ].join(" · ");
  const props: FieldProps = {
    id,
    lines: values[field.name] ?? [],
    isMissing,
    describedBy: note === "" && !isMissing ? undefined : `${id}-note`,
    onChange,
  };
  return (
    <div data-field={field.name} className="flex flex-col gap-1.5 text-sm">
      <label id={`${id}-label`} htmlFor={id} className="flex items-baseline gap-2 font-medium">
        {sentence(named[language])}
        {!field.is_required && (
          <span className="text-xs font-normal text-ink-soft">{t("hands.may_be_empty")}</span>
        )}
      </label>
      <Control field={field} slot={field.name === "value" ? slot : undefined} props={props} />
      {(note !== "" || isMissing) && (
        <p id={`${id}-note`} className={classes("text-xs", isMissing ? "text-plum" : "text-ink-soft")}>
          {isMissing ? t("hands.missing", { name: named[language] }) : note}
        </p>
      )}
    </div>
  );
}

function Control({
  field,
  slot,
  props,
}: {
  readonly field: FormField;
  readonly slot: FormChoice | undefined;
  readonly props: FieldProps;
}) {
  const { t } = useTranslation();
  if (field.is === "choice") return <ChoiceField {...props} field={field} choices={field.choices} />;
  if (field.is === "thing") return <ThingField {...props} field={field} />;
  if (slot?.takes === "yes_no") {
    const both = [
      { value: "true", label: { ko: t("hands.yes"), en: t("hands.yes") } },
      { value: "false", label: { ko: t("hands.no"), en: t("hands.no") } },
    ];
    return <ChoiceField {...props} field={field} choices={both} />;
  }
  if (slot !== undefined && slot.values.length > 0)
    return <ChoiceField {...props} field={field} choices={slot.values} />;
  return <WordsField {...props} field={field} />;
}

/** The slot that the form names, where it names one. */
function slotOf({ fields }: OperationForm, values: FieldOfFormProps["values"]): FormChoice | undefined {
  const chosen = values["slot"]?.[0];
  return fields.find(({ name }) => name === "slot")?.choices.find(({ value }) => value === chosen);
}

const HINTS: Readonly<Record<string, Word>> = {
  money: "hands.say_amount",
  percent: "hands.say_percent",
  date: "hands.say_date",
  duration: "hands.say_duration",
  people: "hands.say_people",
  count: "hands.say_people",
  area: "hands.say_area",
  name: "hands.say_name",
};

/** How a value may be written. */
function hintOf({ is, kinds, name }: FormField, slot: FormChoice | undefined): Word | null {
  if (is !== "value") return null;
  const kind = name === "value" ? slot?.takes : kinds[0];
  return (kind === null || kind === undefined ? undefined : HINTS[kind]) ?? null;
}
