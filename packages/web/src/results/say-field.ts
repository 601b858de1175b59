import { type Language, useLanguage, useTranslation, type Values, WORDS } from "../words/index.ts";
import { won } from "./money.ts";
import { sayDate } from "./travel/say-date.ts";

type Counted = keyof typeof WORDS.counts;

/** Says a value that somebody knows by name in its own form: nights as nights, money as money, a day as a day. */
export function useSayField(): (field: string, value: unknown) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const sayStyle = (style: string) =>
    Object.hasOwn(WORDS.styles, style) ? t(`styles.${style as keyof typeof WORDS.styles}`) : style;
  return (field, value) => {
    if (typeof value === "number") return sayNumber(field, value, language, t);
    if (Array.isArray(value)) return value.map((each) => sayStyle(String(each))).join(", ");
    if (typeof value !== "string") return t("results.unknown");
    if (field === "budget_basis" && Object.hasOwn(WORDS.bases, value))
      return t(`bases.${value as keyof typeof WORDS.bases}`);
    if (field === "chosen_plan") return t("travel.plan", { letter: value });
    return field.endsWith("_date") ? sayDate(value, language) : value;
  };
}

function sayNumber(
  field: string,
  value: number,
  language: Language,
  t: (word: `counts.${Counted}`, values: Values) => string,
): string {
  if (field === "budget") return won(value, language);
  return Object.hasOwn(WORDS.counts, field)
    ? t(`counts.${field as Counted}`, { count: value })
    : value.toLocaleString();
}
