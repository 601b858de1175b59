import type { IsoDate } from "@maru/language";
import type { Sentence } from "@maru/state";
import type { Calculated, Refusal, Source } from "../ports.ts";
import { refuseAmounts, refuseDate, step } from "./calculation.ts";
import { portion } from "./exact.ts";
import { BROKER_FEE, OFFICETEL_FEE, OTHER_FEE } from "./statutes.ts";
import { inBoth, sentence } from "./words.ts";

interface Bracket {
  /** Deals below this amount; null for all that is left. */
  readonly below: number | null;
  readonly percent: number;
  readonly most: number | null;
}

const HOME_SALE: readonly Bracket[] = [
  { below: 50_000_000, percent: 0.6, most: 250_000 },
  { below: 200_000_000, percent: 0.5, most: 800_000 },
  { below: 900_000_000, percent: 0.4, most: null },
  { below: 1_200_000_000, percent: 0.5, most: null },
  { below: 1_500_000_000, percent: 0.6, most: null },
  { below: null, percent: 0.7, most: null },
];
const HOME_LEASE: readonly Bracket[] = [
  { below: 50_000_000, percent: 0.5, most: 200_000 },
  { below: 100_000_000, percent: 0.4, most: 300_000 },
  { below: 600_000_000, percent: 0.3, most: null },
  { below: 1_200_000_000, percent: 0.4, most: null },
  { below: 1_500_000_000, percent: 0.5, most: null },
  { below: null, percent: 0.6, most: null },
];
const OFFICETEL_SALE: readonly Bracket[] = [{ below: null, percent: 0.5, most: null }];
/** Shops, offices, land: agreed within this. */
const OTHER: readonly Bracket[] = [{ below: null, percent: 0.9, most: null }];
const OFFICETEL_LEASE: readonly Bracket[] = [{ below: null, percent: 0.4, most: null }];

/** Rent counts a hundredfold, or seventyfold where that makes a deal under fifty million won. */
const RENT_FACTOR = 100;
const SMALL_RENT_FACTOR = 70;
const SMALL_DEAL = 50_000_000;

export interface BrokerFee {
  readonly deal_amount: number;
  readonly rate_percent: number;
  readonly cap: number | null;
  /** The most one side pays, without value-added tax. */
  readonly fee_limit: number;
}

/** The most a broker may ask of one side, on a day. */
export function brokerFee(input: {
  readonly kind: "sale" | "lease";
  /** Price of a sale, deposit of a lease. */
  readonly amount: number;
  readonly monthly_rent: number;
  /** An officetel to live in: up to 85 m², with kitchen and bathroom. */
  readonly is_officetel: boolean;
  /** A shop or an office, no home. */
  readonly is_shop?: boolean;
  readonly on: IsoDate;
}): Calculated<BrokerFee> {
  const { kind, amount, is_officetel, is_shop = false, on } = input;
  const monthlyRent = kind === "sale" ? 0 : input.monthly_rent;
  const refused =
    refuseAmounts({ amount, monthly_rent: monthlyRent }) ??
    refuseDate("on", on) ??
    (on < BROKER_FEE.as_of ? TOO_EARLY : null) ??
    (amount + monthlyRent > 0 ? null : NO_DEAL);
  if (refused !== null) return refused;
  const factor = amount + monthlyRent * RENT_FACTOR < SMALL_DEAL ? SMALL_RENT_FACTOR : RENT_FACTOR;
  const deal = amount + monthlyRent * factor;
  const { table, source } = is_shop ? { table: OTHER, source: OTHER_FEE } : tableOf(kind, is_officetel);
  const { percent: rate, most } = bracketOf(table, deal);
  const computed = portion(deal, rate);
  const limit = most === null ? computed : Math.min(computed, most);
  return {
    result: { deal_amount: deal, rate_percent: rate, cap: most, fee_limit: limit },
    steps: [
      ...(monthlyRent === 0
        ? []
        : [
            step(
              { ko: "거래금액", en: "Deal amount" },
              inBoth(({ won }) => `${won(amount)} + ${won(monthlyRent)} × ${factor} = ${won(deal)}`),
              deal,
              "won",
            ),
          ]),
      step(
        { ko: "상한요율로 계산", en: "At the highest rate" },
        inBoth(({ won, percent }) => `${won(deal)} × ${percent(rate)} = ${won(computed)}`),
        computed,
        "won",
      ),
      ...(most === null
        ? []
        : [
            step(
              { ko: "한도액과 비교", en: "Against the cap of the bracket" },
              sentence(
                ({ won }) => `${won(computed)}과 ${won(most)} 중 낮은 값 = ${won(limit)}`,
                ({ won }) => `lower of ${won(computed)} and ${won(most)} = ${won(limit)}`,
              ),
              limit,
              "won",
            ),
          ]),
    ],
    sources: [source],
    notes: [NEGOTIABLE, VALUE_ADDED_TAX, ...(is_officetel ? [OFFICETEL_CONDITION] : [])],
  };
}

function tableOf(
  kind: "sale" | "lease",
  isOfficetel: boolean,
): { table: readonly Bracket[]; source: Source } {
  if (isOfficetel)
    return { table: kind === "sale" ? OFFICETEL_SALE : OFFICETEL_LEASE, source: OFFICETEL_FEE };
  return { table: kind === "sale" ? HOME_SALE : HOME_LEASE, source: BROKER_FEE };
}

function bracketOf(table: readonly Bracket[], deal: number): Bracket {
  const bracket = table.find(({ below }) => below === null || deal < below);
  if (bracket === undefined) throw new RangeError("a table of fees ends with an open bracket");
  return bracket;
}

const NEGOTIABLE: Sentence = {
  ko: "한쪽이 내는 중개보수의 상한이에요. 이 안에서 중개사와 협의해 정하고, 시·도 조례가 더 낮게 정할 수 있어요.",
  en: "This is the most one side pays. The fee is agreed with the broker within it, and a local ordinance may set less.",
};
const VALUE_ADDED_TAX: Sentence = {
  ko: "부가가치세는 별도예요.",
  en: "Value-added tax comes on top.",
};
const OFFICETEL_CONDITION: Sentence = {
  ko: "전용면적 85㎡ 이하이고 부엌·화장실 등 주거 설비를 갖춘 오피스텔의 요율이에요. 아니면 0.9% 안에서 협의해요.",
  en: "For officetels up to 85 m² with a kitchen and bathroom; others are agreed within 0.9%.",
};
const TOO_EARLY: Refusal = {
  field: "on",
  problem: {
    ko: "2021년 10월 19일부터의 중개보수 기준만 알고 있어요. 그 뒤의 날짜로 알려 주세요.",
    en: "Only the fees since 2021-10-19 are known here. Please give a later day.",
  },
};
const NO_DEAL: Refusal = {
  field: "amount",
  problem: {
    ko: "매매가나 보증금, 월세 가운데 하나는 알려 주세요.",
    en: "Please give a price, a deposit or a rent.",
  },
};
