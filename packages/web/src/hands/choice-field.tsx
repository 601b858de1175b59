import type { FormField } from "@maru/protocol";
import { Check } from "lucide-react";
import { classes } from "../ui/classes.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import type { FieldProps } from "./form-field.tsx";
import { sentence } from "./say-call.ts";

interface Choice {
  readonly value: string;
  readonly label: { readonly ko: string; readonly en: string };
}

interface ChoiceFieldProps extends FieldProps {
  readonly field: FormField;
  readonly choices: readonly Choice[];
}

const MOST_SIDE_BY_SIDE = 8;

/** A few choices stand side by side; many are a list that the device opens. */
export function ChoiceField(props: ChoiceFieldProps) {
  return props.choices.length <= MOST_SIDE_BY_SIDE || props.field.is_list ? (
    <SideBySide {...props} />
  ) : (
    <AsList {...props} />
  );
}

function SideBySide({ id, field, choices, lines, describedBy, onChange }: ChoiceFieldProps) {
  const language = useLanguage();
  const toggle = (value: string) => {
    const isChosen = lines.includes(value);
    if (!field.is_list) onChange(isChosen && !field.is_required ? [] : [value]);
    else onChange(isChosen ? lines.filter((each) => each !== value) : [...lines, value]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is named by the label above it.
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className="flex flex-wrap gap-2"
    >
      {choices.map(({ value, label }) => {
        const isChosen = lines.includes(value);
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => toggle(value)}
            className={classes(
              "inline-flex min-h-11 items-center gap-1.5 rounded-house border px-3 text-sm transition-colors duration-150",
              isChosen
                ? "border-pine bg-pine-wash font-semibold text-pine ring-1 ring-pine"
                : "border-line-mid hover:bg-press",
            )}
          >
            {isChosen && <Check aria-hidden size={15} />}
            {sentence(label[language])}
          </button>
        );
      })}
    </div>
  );
}

function AsList({ id, field, choices, lines, isMissing, describedBy, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <select
      id={id}
      aria-invalid={isMissing || undefined}
      aria-describedby={describedBy}
      value={lines[0] ?? ""}
      onChange={(event) => onChange(event.target.value === "" ? [] : [event.target.value])}
      className="min-h-11 w-full rounded-house border border-line-strong bg-paper px-2.5 text-md outline-none focus:border-pine focus:ring-1 focus:ring-pine aria-invalid:border-plum"
    >
      <option value="">{t(field.is_required ? "hands.choose" : "hands.nothing")}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {sentence(label[language])}
        </option>
      ))}
    </select>
  );
}
