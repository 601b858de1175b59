import type { Language } from "@maru/state";
import { koreanWon } from "../calculators/words.ts";
import type { DealKind, PropertyType } from "../ports.ts";

const TYPES: Readonly<Record<PropertyType, Readonly<Record<Language, string>>>> = {
  apartment: { ko: "아파트", en: "apartment" },
  officetel: { ko: "오피스텔", en: "officetel" },
  villa: { ko: "빌라", en: "villa" },
  oneroom: { ko: "원룸", en: "studio" },
  house: { ko: "주택", en: "house" },
};
const KINDS: Readonly<Record<DealKind, Readonly<Record<Language, string>>>> = {
  sale: { ko: "매매", en: "sale" },
  jeonse: { ko: "전세", en: "jeonse" },
  rent: { ko: "월세", en: "monthly rent" },
};

export interface Words {
  readonly won: (amount: number) => string;
  readonly type: (type: PropertyType | null) => string;
  readonly kind: (kind: DealKind) => string;
  readonly month: (month: string) => string;
  readonly area: (area: number) => string;
}

const grouped = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 2 });

export const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    won: koreanWon,
    type: (type) => (type === null ? "" : TYPES[type].ko),
    kind: (kind) => KINDS[kind].ko,
    month: (month) => `${month.slice(0, 4)}년 ${Number(month.slice(5, 7))}월`,
    area: (area) => `${grouped(area)}㎡`,
  },
  en: {
    won: (amount) => `${grouped(amount)} won`,
    type: (type) => (type === null ? "" : TYPES[type].en),
    kind: (kind) => KINDS[kind].en,
    month: (month) => month,
    area: (area) => `${grouped(area)} m²`,
  },
};
