import type { FormField } from "@maru/protocol";
import { useLanguage, useTranslation } from "../words/index.ts";
import type { FieldProps } from "./form-field.tsx";
import { nameOfKind } from "./name-of-kind.ts";
import { useForms } from "./use-forms.ts";

/** Something that is kept or shown, by its name, in groups by what it is. */
export function ThingField({
  field,
  id,
  lines,
  isMissing,
  describedBy,
  onChange,
}: FieldProps & { readonly field: FormField }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { things } = useForms();
  const fitting = things.filter(({ kind }) => field.kinds.length === 0 || field.kinds.includes(kind));
  const kinds = [...new Set(fitting.map(({ kind }) => kind))];
  const shown = lines.length === 0 ? [""] : field.is_list ? [...lines, ""] : lines.slice(0, 1);
  const change = (index: number, ref: string) => {
    const next = shown.map((each, at) => (at === index ? ref : each)).filter((each) => each !== "");
    onChange([...new Set(next)]);
  };
  return (
    <>
      {shown.map((chosen, index) => (
        <select
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          key={index}
          id={index === 0 ? id : undefined}
          aria-label={index === 0 ? undefined : t("hands.one_more")}
          aria-invalid={isMissing || undefined}
          aria-describedby={describedBy}
          value={chosen}
          onChange={(event) => change(index, event.target.value)}
          className="min-h-11 w-full rounded-house border border-line-strong bg-paper px-2.5 text-md outline-none focus:border-pine focus:ring-1 focus:ring-pine"
        >
          <option value="">{index === 0 ? t("hands.nothing") : t("hands.one_more")}</option>
          {kinds.map((kind) => (
            <optgroup key={kind} label={t(nameOfKind(kind))}>
              {fitting
                .filter((each) => each.kind === kind)
                .map(({ ref, label }) => (
                  <option key={ref} value={ref}>
                    {label[language]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      ))}
    </>
  );
}
