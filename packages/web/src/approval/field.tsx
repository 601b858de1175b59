import { type ChangeEvent, useId } from "react";
import { useTranslation } from "../words/index.ts";
import type { Control, Problem } from "./schema-field.ts";

interface FieldProps {
  readonly name: string;
  readonly control: Control;
  readonly text: string;
  readonly problem: Problem | null;
  readonly onChange: (text: string) => void;
}

const LOOK = "w-full rounded-house border border-line-strong bg-paper px-3 py-2 aria-invalid:border-plum";

/** One value, asked for in the form that suits it. What is allowed stands there before it is broken. */
export function Field({ name, control, text, problem, onChange }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const hint = useHint(control);
  const props = {
    id,
    value: text,
    "aria-invalid": problem !== null,
    "aria-describedby": `${id}-about`,
    className: LOOK,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange(event.target.value),
  };
  return (
    <div className="flex flex-col gap-1 text-sm">
      <label htmlFor={id} className="font-medium">
        {name}
      </label>
      {control.kind === "choice" && (
        <select {...props}>
          {control.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      {control.kind === "yes_no" && (
        <select {...props}>
          <option value="true">{t("approval.yes")}</option>
          <option value="false">{t("approval.no")}</option>
        </select>
      )}
      {control.kind === "number" && <input {...props} inputMode={control.isWhole ? "numeric" : "decimal"} />}
      {control.kind === "date" && <input {...props} type="date" />}
      {control.kind === "text" && !control.isLong && <input {...props} />}
      {(control.kind === "lines" ||
        control.kind === "json" ||
        (control.kind === "text" && control.isLong)) && <textarea {...props} rows={3} />}
      <p id={`${id}-about`} className="text-xs">
        {problem !== null && <span className="text-plum">{t(`problems.${problem}`)} </span>}
        {hint !== null && <span className="text-ink-soft">{hint}</span>}
      </p>
    </div>
  );
}

function useHint(control: Control): string | null {
  const { t } = useTranslation();
  if (control.kind === "lines") return t("approval.one_per_line");
  if (control.kind !== "number") return null;
  const least = control.least?.toLocaleString();
  const most = control.most?.toLocaleString();
  if (least !== undefined && most !== undefined) return t("approval.range", { least, most });
  if (least !== undefined) return t("approval.at_least", { least });
  return most === undefined ? null : t("approval.at_most", { most });
}
