/**
 * By which types the assistant and its parts speak with each other. Everything behind these ports is pure: no clock,
 * no network, no files. Money is whole won, rates are per cent as people say them (5 is 5 %), areas are m², dates are
 * `YYYY-MM-DD`, months are `YYYY-MM`.
 */
import type { Sentence } from "@maru/state";
import type { LoanRules } from "./loans/loan-rules.ts";
import type { Policy } from "./policies/policy.ts";
import type { LeaseField, LeaseFields } from "./shapes/lease-fields.ts";

/** Where a fact comes from and as of when. Shown with every answer that uses it. */
export interface Source {
  /** `주택임대차보호법 제7조`, `표본 데이터(가상)`, `금융감독원 금융상품한눈에`. */
  readonly name: string;
  /** The date the fact holds for, or since when. */
  readonly as_of: string;
  readonly url: string | null;
}

// Law

/** One article, in our own words. `number` is 「제7조」, 「제7조의2」. */
export interface Article {
  /** `housing-lease-act/7-2`. */
  readonly id: string;
  /** 주택임대차보호법, 주택임대차보호법 시행령, 민법 … */
  readonly statute: string;
  readonly statute_en: string;
  readonly number: string;
  readonly title: string;
  readonly title_en: string;
  readonly chapter: string | null;
  /** 요지: what it says, in plain words. */
  readonly summary: string;
  /** Its gist, shorter. */
  readonly summary_en: string;
  /** Since when this wording is in force. */
  readonly effective_date: string;
  readonly url: string;
}

export interface LawHit {
  readonly article: Article;
  /** 0 to 1. */
  readonly relevance: number;
  /** What of the question it was found by. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

export interface LawSearchOptions {
  /** At most so many; 10 unless told. */
  readonly limit?: number;
  readonly document_type?: "법률" | "시행령" | "시행규칙";
}

/** `law/search-law.ts` */
export type SearchLaw = (question: string, options?: LawSearchOptions) => readonly LawHit[];
/** `law/find-article.ts`: «주임법», «6조의3». Undefined when the corpus does not have it. */
export type FindArticle = (statute: string, number: string) => Article | undefined;

/** `law/glossary.ts` */
export interface Term {
  readonly term: string;
  readonly term_en: string;
  readonly also: readonly string[];
  /** What it means, in plain words. */
  readonly meaning: string;
  readonly meaning_en: string;
  /** Ids of the articles it rests on. */
  readonly articles: readonly string[];
}
export type FindTerm = (text: string) => Term | undefined;

// Calculations

/** One line of a calculation as it is shown: «3억원 × 5% = 1,500만원». */
export interface CalculationStep {
  readonly label: Sentence;
  readonly formula: Sentence;
  /** A day is written `YYYY-MM-DD`. */
  readonly value: number | string;
  readonly unit: "won" | "percent" | "months" | "years" | "date" | "ratio" | "square_metres";
}

/** What every calculator gives: its own result, the way there and what it rests on. */
export interface Calculation<Result> {
  readonly result: Result;
  readonly steps: readonly CalculationStep[];
  readonly sources: readonly Source[];
  /** Conditions and what is not certain. */
  readonly notes: readonly Sentence[];
}

/** Input that cannot be calculated with: said kindly, with what is allowed. */
export interface Refusal {
  readonly problem: Sentence;
  /** The input it is about. */
  readonly field: string;
}
export type Calculated<Result> = Calculation<Result> | Refusal;

// Market and listings

export const PROPERTY_TYPES = ["apartment", "officetel", "villa", "oneroom", "house"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];
export const DEAL_KINDS = ["sale", "jeonse", "rent"] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/** In which order homes on offer are shown. */
export const HOME_ORDERS = [
  "price_up",
  "price_down",
  "area_up",
  "area_down",
  "newest",
  "oldest",
  "nearest_station",
] as const;
export type HomeOrder = (typeof HOME_ORDERS)[number];

/** One reported deal. `district` is 강남구, `neighbourhood` 역삼동. */
export interface Deal {
  readonly district: string;
  readonly neighbourhood: string;
  readonly complex: string;
  readonly property_type: PropertyType;
  readonly kind: DealKind;
  /** Price of a sale, deposit of a lease. */
  readonly amount: number;
  /** 0 unless `rent`. */
  readonly monthly_rent: number;
  readonly area: number;
  readonly month: string;
  readonly contract: "new" | "renewal" | null;
  readonly previous_deposit: number | null;
}

/** Something on offer. */
export interface Listing {
  readonly id: string;
  readonly name: string;
  readonly district: string;
  readonly neighbourhood: string;
  readonly property_type: PropertyType;
  readonly kind: DealKind;
  readonly amount: number;
  readonly monthly_rent: number;
  readonly area: number;
  readonly built: number | null;
  readonly station: string | null;
}

export interface MarketQuery {
  /** A district or neighbourhood; null for everywhere. */
  readonly region: string | null;
  readonly property_type: PropertyType | null;
  readonly kind: DealKind | null;
  /** One complex by its name. */
  readonly complex?: string | null;
  readonly minimum_area?: number | null;
  readonly maximum_area?: number | null;
}

/** Statistics of one kind of deal of one type in one region. */
export interface MarketStatistics {
  readonly region: string;
  readonly property_type: PropertyType | null;
  readonly kind: DealKind;
  readonly count: number;
  readonly average: number;
  readonly median: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Of the monthly rents; null unless `rent`. */
  readonly average_rent: number | null;
  readonly average_area: number;
  readonly period: { readonly from: string; readonly to: string };
  /** Which sizes they are of, where only some were asked for. */
  readonly areas?: { readonly from: number | null; readonly to: number | null } | null;
  /** The newest deals it is from, at most so many as somebody asks about afterwards. */
  readonly deals: readonly Deal[];
  readonly source: Source;
}

/** What is looked for: everything that is said of it at once. Null and empty where nothing is. */
export interface ListingQuery {
  /** Districts, neighbourhoods or cities, any of which will do. */
  readonly regions: readonly string[];
  readonly unwanted_regions?: readonly string[];
  readonly kind: DealKind | null;
  readonly property_type: PropertyType | null;
  /** Others that would do as well. */
  readonly also_types?: readonly PropertyType[];
  readonly unwanted_types?: readonly PropertyType[];
  /** So many minutes on foot to a station at most. */
  readonly maximum_walk?: number | null;
  readonly minimum_price: number | null;
  readonly maximum_price: number | null;
  readonly maximum_rent: number | null;
  readonly minimum_area: number | null;
  readonly maximum_area: number | null;
  readonly built_since: number | null;
  readonly built_until?: number | null;
  /** Cheapest first unless told. */
  readonly order?: HomeOrder | null;
  /** «공덕역»; null when no station was named. */
  readonly station: string | null;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundListings {
  readonly listings: readonly Listing[];
  readonly total: number;
  /** When nothing fits: the nearest, each with what does not fit. */
  readonly nearest: readonly { readonly listing: Listing; readonly difference: Sentence }[];
  readonly source: Source;
}

// Loans and policies

export interface LoanProduct {
  readonly bank: string;
  readonly product: string;
  readonly loan_type: "jeonse" | "mortgage" | "credit";
  readonly rate_minimum: number;
  readonly rate_maximum: number;
  readonly rate_type: "fixed" | "variable" | "mixed";
  readonly repayment: string;
  readonly limit: string;
  /** The highest amount when the limit names one. */
  readonly limit_amount: number | null;
  readonly disclosed: string;
}

export interface LoanQuery {
  readonly loan_type: LoanProduct["loan_type"] | null;
  readonly bank: string | null;
  readonly maximum_rate: number | null;
  readonly rate_type: LoanProduct["rate_type"] | null;
  /** Only these, by name; any where none is named. */
  readonly products?: readonly string[];
}

/** Who asks about policies; null where it is not known. */
export interface Household {
  readonly age: number | null;
  /** A year, in won. */
  readonly income: number | null;
  readonly owns_home: boolean | null;
  readonly marriage_years: number | null;
  readonly children: number | null;
  /** Never married, or not any more. */
  readonly is_single?: boolean | null;
}

export interface PolicyMatch {
  readonly id: string;
  readonly kind: string;
  readonly benefit: Sentence;
  readonly fits: "yes" | "no" | "unknown";
  readonly met: readonly Sentence[];
  readonly missed: readonly Sentence[];
  /** Conditions that nobody can judge yet. */
  readonly unsettled: readonly Sentence[];
  /** What else is checked when one applies. */
  readonly also: readonly Sentence[];
  /** What has to be known to say more: names of `Household` fields. */
  readonly unknown: readonly (keyof Household)[];
  readonly source: Source;
}

// Everything the assistant works on, embedded or given with `--data`

export interface RealEstateData {
  readonly deals: readonly Deal[];
  readonly listings: readonly Listing[];
  readonly loan_products: readonly LoanProduct[];
  readonly policies: readonly Policy[];
  /** Instead of the rules in force on the day; null unless the data bring their own. */
  readonly loan_rules: LoanRules | null;
  /** The Bank of Korea's base rate in per cent, and since when. */
  readonly base_rate: { readonly rate: number; readonly since: string };
  /** How these data are to be called: `표본 데이터(가상)`. */
  readonly source: Source;
}
/** `market/read-data.ts`: null gives the embedded sample; a foreign shape is refused with its place. */
export type ReadRealEstateData = (given: unknown) => RealEstateData;

// Documents

/** What is known of a lease while it is being collected; null where it is not. */
export type { LeaseField, LeaseFields };

/** `documents/draft-lease.ts` */
export interface LeaseDraft {
  readonly title: string;
  /** Markdown. Nothing in it that was not given, except our own template's words. */
  readonly content: string;
  readonly template: {
    readonly template_id: string;
    readonly template_name: string;
    readonly template_content: string;
    readonly placeholders: readonly string[];
  };
}
export type DraftLease = (
  fields: LeaseFields,
) =>
  | { readonly draft: LeaseDraft }
  | { readonly missing: readonly LeaseField[] }
  | { readonly refused: readonly Refusal[] };

/** `documents/review-contract.ts` */
export interface ReviewedClause {
  readonly number: string;
  readonly text: string;
  readonly kind:
    | "term"
    | "increase"
    | "penalty"
    | "termination"
    | "repair"
    | "deposit_return"
    | "special_term"
    | "other";
  readonly risk_level: "low" | "medium" | "high";
  readonly reason: Sentence;
  /** Ids of articles of the corpus. */
  readonly articles: readonly string[];
  readonly suggestion: Sentence | null;
}
export interface ContractReview {
  readonly clauses: readonly ReviewedClause[];
  readonly risk_level: "low" | "medium" | "high";
  /** Expected clauses that are not there. */
  readonly missing_clauses: readonly Sentence[];
  readonly recommendations: readonly Sentence[];
  readonly compliance_check: Readonly<Record<string, boolean>>;
}
export type ReviewContract = (text: string) => ContractReview;

// Analysis

export interface AnalysisInsight {
  readonly insight_type: "market" | "risk" | "legal" | "contract" | "money";
  readonly content: Sentence;
  /** 0 to 1. */
  readonly confidence: number;
  /** The numbers it rests on, by name. */
  readonly supporting_data: Readonly<Record<string, number>>;
}

/** `analysis/` gives these; the analysis team puts them into its state. */
export interface Analysis {
  readonly metrics: Readonly<Record<string, number>>;
  readonly insights: readonly AnalysisInsight[];
  readonly recommendations: readonly Sentence[];
  readonly confidence_score: number;
  readonly steps: readonly CalculationStep[];
  readonly sources: readonly Source[];
  readonly visualization_data: object | null;
}
