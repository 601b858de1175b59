import type { FormField } from "@maru/protocol";
import { useTranslation } from "../words/index.ts";
import type { FieldProps } from "./form-field.tsx";

const BOX =
  "w-full rounded-house border border-line-strong bg-transparent px-3 text-md outline-none focus:border-pine focus:ring-1 focus:ring-pine aria-invalid:border-plum";

/** Words, or a value in words; several of them where it may be a list. */
export function WordsField({
  field,
  id,
  lines,
  isMissing,
  describedBy,
  onChange,
}: FieldProps & { readonly field: FormField }) {
  const { t } = useTranslation();
  const shown = lines.length === 0 ? [""] : lines;
  const change = (index: number, text: string) =>
    onChange(shown.map((line, each) => (each === index ? text : line)));
  const common = { "aria-invalid": isMissing || undefined, "aria-describedby": describedBy };
  return (
    <>
      {shown.map((line, index) =>
        field.is === "words" ? (
          <textarea
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
            key={index}
            {...common}
            id={index === 0 ? id : undefined}
            aria-label={index === 0 ? undefined : t("hands.one_more")}
            rows={1}
            value={line}
            onChange={(event) => change(index, event.target.value)}
            className={`${BOX} field-sizing-content max-h-48 min-h-11 resize-none py-2`}
          />
        ) : (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
            key={index}
            {...common}
            id={index === 0 ? id : undefined}
            aria-label={index === 0 ? undefined : t("hands.one_more")}
            autoComplete="off"
            value={line}
            onChange={(event) => change(index, event.target.value)}
            className={`${BOX} min-h-11`}
          />
        ),
      )}
      {field.is_list && (shown.at(-1) ?? "") !== "" && (
        <button
          type="button"
          onClick={() => onChange([...shown, ""])}
          className="min-h-11 self-start text-sm font-medium text-pine underline-offset-4 hover:underline"
        >
          {t("hands.one_more")}
        </button>
      )}
    </>
  );
}
