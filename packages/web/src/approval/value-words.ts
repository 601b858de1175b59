import { localeOf, sayDay } from "../chat/say-when.ts";
import { won } from "../results/money.ts";
import { useLanguage, useTranslation, WORDS } from "../words/index.ts";

type LeaseWord = keyof typeof WORDS.lease;

const MONEY = new Set([
  "deposit",
  "down_payment",
  "monthly_rent",
  "management_fee",
  "budget",
  "price",
  "amount",
]);
const ORDER = Object.keys(WORDS.lease);
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export interface ValueWords {
  /** `start_date` → 시작하는 날; a name nobody knows loses its underscores. */
  readonly nameOf: (name: string) => string;
  /** Where it stands among its like; what is not known comes last. */
  readonly placeOf: (name: string) => number;
  readonly say: (name: string, value: unknown) => string;
}

/** Names and values of a question, as people say them. */
export function useValueWords(): ValueWords {
  const { t } = useTranslation();
  const language = useLanguage();
  return {
    nameOf: (name) =>
      Object.hasOwn(WORDS.lease, name) ? t(`lease.${name as LeaseWord}`) : name.replaceAll("_", " "),
    placeOf: (name) => (Object.hasOwn(WORDS.lease, name) ? ORDER.indexOf(name) : ORDER.length),
    say: (name, value) => {
      if (typeof value === "number")
        return MONEY.has(name) ? won(value, language) : value.toLocaleString(localeOf(language));
      if (typeof value === "boolean") return t(value ? "approval.yes" : "approval.no");
      if (typeof value === "string") return DATE.test(value) ? sayDay(value, language) : value;
      return value === null || value === undefined ? "–" : JSON.stringify(value);
    },
  };
}
