import { dateInSeoul, findMoney } from "@maru/language";
import { BASE_RATE_CHECKED, type BaseRate, baseRateOn } from "../calculators/base-rate.ts";
import type { LoanRules } from "../loans/loan-rules.ts";
import { POLICIES } from "../policies/embedded-policies.ts";
import type { Policy } from "../policies/policy.ts";
import type { Deal, Listing, LoanProduct, RealEstateData, Source } from "../ports.ts";
import { GivenData } from "./given-data.ts";
import { SAMPLE, SAMPLE_DEALS, SAMPLE_LISTINGS, SAMPLE_LOANS } from "./sample.ts";

/**
 * Null gives the embedded sample. Of deals, listings and loans a file gives all or none, so that nothing made up passes
 * for its own; policies and the base rate are ours where it has none. Another shape is refused with its place.
 */
export function readRealEstateData(given: unknown): RealEstateData {
  if (given === null || given === undefined) return EMBEDDED;
  const parsed = GivenData.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `The real-estate data cannot be used: ${issue?.path.join(".") || "the file"}: ${issue?.message}`,
    );
  }
  const data = parsed.data;
  const source: Source = {
    name: "제공된 데이터",
    as_of: data.now === undefined ? latestMonth(data) : dateInSeoul(data.now),
    url: null,
  };
  return {
    deals: dealsOf(data),
    listings: (data.properties ?? []).flatMap(listingsOf),
    loan_products: (data.loan_products ?? []).map(loanOf),
    policies: data.policies?.map((policy) => policyOf(policy, source)) ?? EMBEDDED.policies,
    loan_rules: data.loan_rules === undefined ? null : rulesOf(data.loan_rules),
    base_rate: data.bok_base_rate === undefined ? EMBEDDED.base_rate : rateOf(data.bok_base_rate, source),
    source,
  };
}

const KNOWN_RATE = baseRateOn(BASE_RATE_CHECKED);
if (KNOWN_RATE === undefined) throw new Error("the base rate of the day it was checked is known");

const EMBEDDED: RealEstateData = {
  deals: SAMPLE_DEALS,
  listings: SAMPLE_LISTINGS,
  loan_products: SAMPLE_LOANS,
  policies: POLICIES,
  loan_rules: null,
  base_rate: KNOWN_RATE,
  source: SAMPLE,
};

function dealsOf({ rents = [], sales = [] }: GivenData): readonly Deal[] {
  return [
    ...rents.map((row) => ({
      district: row.구,
      neighbourhood: row.동,
      complex: row.단지,
      property_type: row.유형,
      kind: row.거래,
      amount: inWon(row.보증금_만원),
      monthly_rent: inWon(row.월세_만원),
      area: row.전용면적,
      month: monthOf(row.계약년월),
      contract:
        row.계약구분 === "신규" ? ("new" as const) : row.계약구분 === "갱신" ? ("renewal" as const) : null,
      previous_deposit: wonOrNull(row.종전보증금_만원),
    })),
    ...sales.map((row) => ({
      district: row.구,
      neighbourhood: row.동,
      complex: row.단지,
      property_type: row.유형,
      kind: "sale" as const,
      amount: inWon(row.거래금액_만원),
      monthly_rent: 0,
      area: row.전용면적,
      month: monthOf(row.계약년월),
      contract: null,
      previous_deposit: null,
    })),
  ];
}

/** One row may be for sale and to let: each is a listing of its own. */
function listingsOf(row: NonNullable<GivenData["properties"]>[number]): readonly Listing[] {
  const common = {
    id: row.id,
    name: row.이름,
    district: row.구,
    neighbourhood: row.동,
    property_type: row.유형,
    area: row.전용면적,
    built: row.준공 ?? null,
    station: row.지하철 ?? null,
  };
  const price = wonOrNull(row.매매가_만원);
  const deposit = wonOrNull(row.보증금_만원);
  const rent = inWon(row.월세_만원 ?? 0);
  return [
    ...(price === null ? [] : [{ ...common, kind: "sale" as const, amount: price, monthly_rent: 0 }]),
    ...(deposit === null && rent === 0
      ? []
      : [
          {
            ...common,
            kind: rent === 0 ? ("jeonse" as const) : ("rent" as const),
            amount: deposit ?? 0,
            monthly_rent: rent,
          },
        ]),
  ];
}

const LOAN_TYPES = { 전세자금대출: "jeonse", 주택담보대출: "mortgage", 신용대출: "credit" } as const;
const RATE_TYPES = { 고정: "fixed", 변동: "variable", 혼합: "mixed" } as const;

function loanOf(row: NonNullable<GivenData["loan_products"]>[number]): LoanProduct {
  return {
    bank: row.은행,
    product: row.상품,
    loan_type: LOAN_TYPES[row.종류],
    rate_minimum: row.금리최저,
    rate_maximum: row.금리최고,
    rate_type: RATE_TYPES[row.금리유형],
    repayment: row.상환,
    limit: row.한도,
    limit_amount: limitAmount(row.한도),
    disclosed: monthOf(row.공시월),
  };
}

/** The highest amount that the words of a limit name. */
export function limitAmount(limit: string): number | null {
  const amounts = findMoney(limit).map(({ value }) =>
    value.kind === "range" ? value.maximum : value.amount,
  );
  return amounts.length === 0 ? null : Math.max(...amounts);
}

function policyOf(row: NonNullable<GivenData["policies"]>[number], source: Source): Policy {
  return {
    id: row.id,
    kind: row.종류,
    benefit: { ko: row.혜택, en: row.혜택 },
    age: row.나이 === undefined ? null : { least: row.나이[0], most: row.나이[1] },
    income_most: row.연소득최대 ?? null,
    must_not_own: row.무주택 ?? false,
    marriage_years_most: row.혼인년수최대 ?? null,
    children_least: row.자녀최소 ?? null,
    also: [],
    source,
  };
}

function rulesOf(rules: NonNullable<GivenData["loan_rules"]>): LoanRules {
  return {
    ltv_percent: percent(rules.ltv),
    dti_percent: rules.dti === undefined ? null : percent(rules.dti),
    dsr_percent: percent(rules.dsr),
    stress_percent: percent(rules.stress_add),
    caps: rules.cap_krw === undefined ? [] : [{ price_most: null, loan_most: rules.cap_krw }],
    rate_percent: percent(rules.rate),
    years: rules.years,
    source: { name: "제공된 대출 기준", as_of: rules.as_of, url: null },
  };
}

function rateOf(share: number, source: Source): BaseRate {
  const rate = percent(share);
  const decided = baseRateOn(source.as_of);
  return decided?.rate === rate ? decided : { rate, since: source.as_of };
}

function latestMonth({ rents = [], sales = [] }: GivenData): string {
  const latest = [...rents, ...sales]
    .map((row) => row.계약년월)
    .sort()
    .at(-1);
  return latest === undefined ? SAMPLE.as_of : monthOf(latest);
}

function percent(share: number): number {
  return Math.round(share * 100_000_000) / 1_000_000;
}

function inWon(tenThousands: number): number {
  return tenThousands * 10_000;
}

function wonOrNull(tenThousands: number | null | undefined): number | null {
  return tenThousands === null || tenThousands === undefined ? null : inWon(tenThousands);
}

function monthOf(compact: string): string {
  return `${compact.slice(0, 4)}-${compact.slice(4)}`;
}
