import type { Deal, Listing, LoanProduct, PropertyType, Source } from "../ports.ts";
import { DISTRICTS } from "./districts.ts";

/** Everything here is made up, so that the assistant can be tried without a key. Every answer says so. */
export const SAMPLE: Source = { name: "표본 데이터(가상)", as_of: "2026-10", url: null };

const MONTHS = ["2026-08", "2026-09", "2026-10"] as const;

/** Invented levels: ten thousand won for a square metre of an apartment; 900 where a district has no row. */
const LEVELS: Readonly<Record<string, number>> = {
  강남구: 2700,
  서초구: 2600,
  송파구: 2100,
  용산구: 2200,
  성동구: 1700,
  마포구: 1600,
  광진구: 1500,
  영등포구: 1400,
  강동구: 1400,
  양천구: 1400,
  동작구: 1350,
  중구: 1350,
  종로구: 1300,
  서대문구: 1150,
  분당구: 1500,
  과천시: 1800,
  수지구: 1000,
  세종시: 650,
  해운대구: 800,
  수성구: 750,
};
const USUAL_LEVEL = 900;

interface Shape {
  readonly areas: readonly number[];
  /** Of the level of apartments. */
  readonly share: number;
  readonly suffix: string;
}

const SHAPES: Readonly<Record<PropertyType, Shape>> = {
  apartment: { areas: [59.8, 84.9], share: 1, suffix: "아파트" },
  officetel: { areas: [28.4, 44.1], share: 0.8, suffix: "오피스텔" },
  villa: { areas: [42.5, 59.2], share: 0.5, suffix: "빌라" },
  oneroom: { areas: [19.8, 23.1], share: 0.6, suffix: "원룸" },
  house: { areas: [99.2, 132.4], share: 0.6, suffix: "주택" },
};
const NAMES = ["한결", "새빛", "너울", "도담", "여울", "슬기", "온새", "마중", "다온", "해든"] as const;
const JEONSE_SHARE = 0.55;
/** A rented home in the sample: a tenth of the jeonse as deposit, the rest at five per cent a year. */
const RENT_DEPOSIT_SHARE = 0.1;
const RENT_RATE = 0.05;

interface SampleHome {
  readonly district: string;
  readonly neighbourhood: string;
  readonly complex: string;
  readonly type: PropertyType;
  readonly area: number;
  readonly price: number;
  readonly number: number;
}

const HOMES: readonly SampleHome[] = DISTRICTS.flatMap(({ name: district }, row) =>
  (Object.keys(SHAPES) as PropertyType[]).flatMap((type, column) =>
    SHAPES[type].areas.map((area, index) => {
      const number = row * 10 + column * 2 + index;
      const level = (LEVELS[district] ?? USUAL_LEVEL) * SHAPES[type].share * (1 + wobble(number));
      return {
        district,
        neighbourhood: `가상${index + 1}동`,
        type,
        area,
        number,
        complex: `${NAMES[number % NAMES.length]}${SHAPES[type].suffix}`,
        price: rounded(level * area * 10_000),
      };
    }),
  ),
);

export const SAMPLE_DEALS: readonly Deal[] = HOMES.flatMap((home) =>
  MONTHS.flatMap((month, index) => {
    const price = rounded(home.price * (1 + index * 0.01));
    const common = {
      district: home.district,
      neighbourhood: home.neighbourhood,
      complex: home.complex,
      property_type: home.type,
      area: home.area,
      month,
    };
    const isRenewal = index === 0;
    const jeonse = rounded(price * JEONSE_SHARE);
    return [
      { ...common, kind: "sale", amount: price, monthly_rent: 0, contract: null, previous_deposit: null },
      {
        ...common,
        kind: "jeonse",
        amount: jeonse,
        monthly_rent: 0,
        contract: isRenewal ? "renewal" : "new",
        previous_deposit: isRenewal ? rounded(jeonse / 1.04) : null,
      },
      {
        ...common,
        kind: "rent",
        ...rentOf(jeonse),
        contract: isRenewal ? "renewal" : "new",
        previous_deposit: null,
      },
    ] satisfies Deal[];
  }),
);

export const SAMPLE_LISTINGS: readonly Listing[] = HOMES.flatMap((home) => {
  const common = {
    district: home.district,
    neighbourhood: home.neighbourhood,
    property_type: home.type,
    area: home.area,
    built: 1998 + ((home.number * 7) % 27),
    station: null,
  };
  const name = `${home.complex} ${(home.number % 12) + 1}층`;
  const jeonse = rounded(home.price * JEONSE_SHARE);
  return [
    { ...common, id: `S${home.number}-매매`, name, kind: "sale", amount: home.price, monthly_rent: 0 },
    { ...common, id: `S${home.number}-전세`, name, kind: "jeonse", amount: jeonse, monthly_rent: 0 },
    { ...common, id: `S${home.number}-월세`, name, kind: "rent", ...rentOf(jeonse) },
  ] satisfies Listing[];
});

const PRODUCT = { disclosed: "2026-10" } as const;

export const SAMPLE_LOANS: readonly LoanProduct[] = [
  {
    ...PRODUCT,
    bank: "한빛은행(가상)",
    product: "한빛 전세대출",
    loan_type: "jeonse",
    rate_minimum: 3.5,
    rate_maximum: 4.8,
    rate_type: "variable",
    repayment: "만기일시",
    limit: "보증금의 80% 이내 최대 2억 2,000만원",
    limit_amount: 220_000_000,
  },
  {
    ...PRODUCT,
    bank: "누리은행(가상)",
    product: "누리 전세고정",
    loan_type: "jeonse",
    rate_minimum: 3.8,
    rate_maximum: 5,
    rate_type: "fixed",
    repayment: "만기일시",
    limit: "최대 5억원",
    limit_amount: 500_000_000,
  },
  {
    ...PRODUCT,
    bank: "누리은행(가상)",
    product: "누리 주택담보",
    loan_type: "mortgage",
    rate_minimum: 3.9,
    rate_maximum: 5.4,
    rate_type: "mixed",
    repayment: "분할상환",
    limit: "LTV 범위 내",
    limit_amount: null,
  },
  {
    ...PRODUCT,
    bank: "다솔은행(가상)",
    product: "다솔 아파트담보",
    loan_type: "mortgage",
    rate_minimum: 4.1,
    rate_maximum: 5.6,
    rate_type: "fixed",
    repayment: "분할상환",
    limit: "LTV 범위 내",
    limit_amount: null,
  },
  {
    ...PRODUCT,
    bank: "한빛은행(가상)",
    product: "한빛 직장인신용",
    loan_type: "credit",
    rate_minimum: 4.6,
    rate_maximum: 6.9,
    rate_type: "variable",
    repayment: "만기일시",
    limit: "최대 1억원",
    limit_amount: 100_000_000,
  },
];

function rentOf(jeonse: number): { amount: number; monthly_rent: number } {
  const amount = rounded(jeonse * RENT_DEPOSIT_SHARE);
  return { amount, monthly_rent: Math.round(((jeonse - amount) * RENT_RATE) / 12 / 10_000) * 10_000 };
}

/** To the million won. */
function rounded(amount: number): number {
  return Math.round(amount / 1_000_000) * 1_000_000;
}

/** Within a tenth, the same for the same number. */
function wobble(number: number): number {
  return (((number * 37) % 21) - 10) / 100;
}
