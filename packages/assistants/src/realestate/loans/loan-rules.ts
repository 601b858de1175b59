import type { IsoDate } from "@maru/language";
import type { Source } from "../ports.ts";

/** What limits a loan on a home, in per cent and won. Null where there is no such limit. */
export interface LoanRules {
  readonly ltv_percent: number;
  readonly dti_percent: number | null;
  readonly dsr_percent: number;
  /** Added to the rate when the debt service is measured, not when it is paid. */
  readonly stress_percent: number;
  /** The most that is lent on a home up to a price; the last row has no price. */
  readonly caps: readonly { readonly price_most: number | null; readonly loan_most: number }[];
  /** Assumed where nobody says otherwise. */
  readonly rate_percent: number;
  readonly years: number;
  readonly source: Source;
}

/** 규제지역, the rest of the capital region, and everywhere else. */
export type LoanArea = "regulated" | "capital" | "elsewhere";

export interface Buyer {
  /** Homes owned now; one that is sold for this purchase does not count. */
  readonly homes: number;
  readonly is_first_home: boolean;
}

const USUAL = { dsr_percent: 40, rate_percent: 4.5, years: 30 } as const;

const NONE: LoanRules["caps"] = [];
const FLAT_CAP: LoanRules["caps"] = [{ price_most: null, loan_most: 600_000_000 }];
const PRICE_CAPS: LoanRules["caps"] = [
  { price_most: 1_500_000_000, loan_most: 600_000_000 },
  { price_most: 2_500_000_000, loan_most: 400_000_000 },
  { price_most: null, loan_most: 200_000_000 },
];

interface Period {
  readonly since: IsoDate;
  readonly source: Source;
  /** Names of regulated districts, besides all of Seoul where `has_all_seoul`. */
  readonly regulated: readonly string[];
  readonly has_all_seoul: boolean;
  readonly stress: Readonly<Record<LoanArea, number>>;
  readonly caps: LoanRules["caps"];
}

const ANNOUNCED_JUNE: Source = {
  name: "주택시장 안정화 대책(2025-10-15 관계부처 합동), 규제지역 추가 지정(2026-06-30 국토교통부)",
  as_of: "2026-07-01",
  url: "https://www.molit.go.kr",
};
const ANNOUNCED_OCTOBER: Source = {
  name: "주택시장 안정화 대책(2025-10-15 관계부처 합동)",
  as_of: "2025-10-16",
  url: "https://www.fsc.go.kr",
};
const ANNOUNCED_SEPTEMBER: Source = {
  name: "주택공급 확대방안의 대출 관리(2025-09-07 관계부처 합동)",
  as_of: "2025-09-08",
  url: "https://www.fsc.go.kr",
};

const TWELVE_OF_GYEONGGI =
  "과천시 광명시 분당구 수정구 중원구 영통구 장안구 팔달구 동안구 수지구 의왕시 하남시".split(" ");

/** Newest first. The 0.75 points outside the capital region are announced until 2026-12-31. */
const PERIODS: readonly Period[] = [
  {
    since: "2026-07-01",
    source: ANNOUNCED_JUNE,
    has_all_seoul: true,
    regulated: [...TWELVE_OF_GYEONGGI, "동탄구", "기흥구", "구리시"],
    stress: { regulated: 3, capital: 3, elsewhere: 0.75 },
    caps: PRICE_CAPS,
  },
  {
    since: "2025-10-16",
    source: ANNOUNCED_OCTOBER,
    has_all_seoul: true,
    regulated: TWELVE_OF_GYEONGGI,
    stress: { regulated: 3, capital: 3, elsewhere: 0.75 },
    caps: PRICE_CAPS,
  },
  {
    since: "2025-09-08",
    source: ANNOUNCED_SEPTEMBER,
    has_all_seoul: false,
    regulated: ["강남구", "서초구", "송파구", "용산구"],
    stress: { regulated: 1.5, capital: 1.5, elsewhere: 0.75 },
    caps: FLAT_CAP,
  },
];

/** The area a district belongs to on a day; undefined before the first rules we know. */
export function loanAreaOf(
  district: { readonly name: string; readonly city: string },
  on: IsoDate,
): LoanArea | undefined {
  const period = periodOn(on);
  if (period === undefined) return undefined;
  if ((period.has_all_seoul && district.city === "서울") || period.regulated.includes(district.name))
    return "regulated";
  return ["서울", "경기", "인천"].includes(district.city) ? "capital" : "elsewhere";
}

/** The rules for a loan to buy a home, on a day; undefined before the first rules we know. */
export function loanRulesOn(on: IsoDate, area: LoanArea, buyer: Buyer): LoanRules | undefined {
  const period = periodOn(on);
  if (period === undefined) return undefined;
  return {
    ...USUAL,
    ltv_percent: ltvOf(area, buyer),
    dti_percent: area === "regulated" && !buyer.is_first_home ? 40 : 60,
    stress_percent: period.stress[area],
    caps: area === "elsewhere" ? NONE : period.caps,
    source: period.source,
  };
}

function ltvOf(area: LoanArea, { homes, is_first_home }: Buyer): number {
  if (area === "elsewhere") {
    if (is_first_home) return 80;
    return homes >= 1 ? 60 : 70;
  }
  // Since 2025-06-28 nobody who keeps a home borrows for another one in the capital region.
  if (homes >= 1) return 0;
  return area === "regulated" && !is_first_home ? 40 : 70;
}

function periodOn(date: IsoDate): Period | undefined {
  return PERIODS.find(({ since }) => since <= date);
}
