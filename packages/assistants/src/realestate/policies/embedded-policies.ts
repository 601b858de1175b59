import type { Sentence } from "@maru/state";
import type { Source } from "../ports.ts";
import type { Policy } from "./policy.ts";

/** Limits as lowered on 2025-06-28. */
const FUND: Source = {
  name: "주택도시기금 개인상품 안내",
  as_of: "2025-06-28",
  url: "https://nhuf.molit.go.kr",
};
const SUPPLY: Source = {
  name: "주택공급에 관한 규칙(다자녀 특별공급)",
  as_of: "2024-03-25",
  url: "https://www.law.go.kr/법령/주택공급에관한규칙/제40조",
};

const ASSETS: Sentence = {
  ko: "순자산 한도(해마다 바뀌어요)를 넘지 않아야 해요",
  en: "net assets must stay below a limit that changes each year",
};
const HOUSEHOLDER: Sentence = { ko: "세대주(예정자 포함)여야 해요", en: "the applicant heads the household" };

const ANYBODY = {
  age: null,
  income_most: null,
  must_not_own: true,
  marriage_years_most: null,
  children_least: null,
} as const;

/** Programmes that people ask about most. Every row says as of when it was true. */
export const POLICIES: readonly Policy[] = [
  {
    ...ANYBODY,
    id: "청년전용 버팀목전세자금대출",
    kind: "대출지원",
    benefit: {
      ko: "보증금 3억원 이하 전셋집에 최대 1억 5,000만원까지 저리 대출",
      en: "low-rate loan of up to 150 million won for a jeonse of at most 300 million",
    },
    age: { least: 19, most: 34 },
    income_most: 50_000_000,
    also: [HOUSEHOLDER, ASSETS],
    source: FUND,
  },
  {
    ...ANYBODY,
    id: "버팀목전세자금대출",
    kind: "대출지원",
    benefit: {
      ko: "수도권 최대 1억 2,000만원, 그 밖 최대 8,000만원까지 저리 전세대출",
      en: "low-rate jeonse loan of up to 120 million won in the capital region, 80 million elsewhere",
    },
    age: { least: 19, most: null },
    income_most: 50_000_000,
    also: [HOUSEHOLDER, ASSETS],
    source: FUND,
  },
  {
    ...ANYBODY,
    id: "신혼부부전용 버팀목전세자금대출",
    kind: "대출지원",
    benefit: {
      ko: "수도권 최대 2억 5,000만원, 그 밖 최대 1억 6,000만원까지 저리 전세대출",
      en: "low-rate jeonse loan of up to 250 million won in the capital region, 160 million elsewhere",
    },
    age: { least: 19, most: null },
    income_most: 75_000_000,
    marriage_years_most: 7,
    also: [HOUSEHOLDER, ASSETS],
    source: FUND,
  },
  {
    ...ANYBODY,
    id: "내집마련 디딤돌대출",
    kind: "대출지원",
    benefit: {
      ko: "5억원 이하 집을 살 때 최대 2억원까지 저리 대출",
      en: "low-rate loan of up to 200 million won to buy a home of at most 500 million",
    },
    age: { least: 19, most: null },
    income_most: 60_000_000,
    also: [
      HOUSEHOLDER,
      ASSETS,
      {
        ko: "생애최초·2자녀 이상은 소득 7,000만원까지예요",
        en: "first-time buyers and families with two children may earn up to 70 million won",
      },
    ],
    source: FUND,
  },
  {
    ...ANYBODY,
    id: "신혼부부전용 디딤돌대출",
    kind: "대출지원",
    benefit: {
      ko: "6억원 이하 집을 살 때 최대 3억 2,000만원까지 저리 대출",
      en: "low-rate loan of up to 320 million won to buy a home of at most 600 million",
    },
    age: { least: 19, most: null },
    income_most: 85_000_000,
    marriage_years_most: 7,
    also: [HOUSEHOLDER, ASSETS],
    source: FUND,
  },
  {
    ...ANYBODY,
    id: "신생아 특례 디딤돌대출",
    kind: "대출지원",
    benefit: {
      ko: "9억원 이하 집을 살 때 최대 4억원까지 저리 대출",
      en: "low-rate loan of up to 400 million won to buy a home of at most 900 million",
    },
    income_most: 130_000_000,
    children_least: 1,
    also: [
      {
        ko: "신청일부터 2년 안에 출산한 가구여야 해요",
        en: "a child must have been born within two years of the application",
      },
      { ko: "맞벌이는 소득 2억원까지예요", en: "two earners may have up to 200 million won" },
      ASSETS,
    ],
    source: FUND,
  },
  {
    ...ANYBODY,
    id: "다자녀가구 특별공급",
    kind: "특별공급",
    benefit: {
      ko: "미성년 자녀가 2명 이상인 무주택 세대에 새 아파트를 따로 배정",
      en: "new apartments set aside for households with two or more minor children",
    },
    children_least: 2,
    also: [
      {
        ko: "공고마다 청약통장과 소득 조건이 따로 있어요",
        en: "each announcement has its own subscription and income conditions",
      },
    ],
    source: SUPPLY,
  },
];
