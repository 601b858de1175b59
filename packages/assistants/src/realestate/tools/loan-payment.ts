import { amortise, largestLoan, monthlyPayment, type Repayment } from "../calculators/amortisation.ts";
import { step } from "../calculators/calculation.ts";
import { sentence } from "../calculators/words.ts";
import type { Calculated, LoanProduct } from "../ports.ts";
import type { Facts } from "../shapes/request.ts";
import { type AnalysisQuestion, calculated, calculatedEach, missing, row } from "./analysis-tool.ts";

export const USUAL_RATE = 4.5;
const USUAL_LOAN_YEARS = 30;
/** What is paid back whole runs with a lease, or not much longer. */
const USUAL_BULLET_YEARS = 2;

const NAMES: Readonly<Record<Repayment, { readonly ko: string; readonly en: string }>> = {
  equal_payment: { ko: "원리금균등", en: "equal payments" },
  equal_principal: { ko: "원금균등", en: "equal principal" },
  bullet: { ko: "만기일시(이자만)", en: "interest only (bullet)" },
};

/** What a loan costs a month: in the way that was said, or in each of several side by side. */
export function loanPayment(asked: AnalysisQuestion) {
  const { facts } = asked;
  if (facts.loan_amount === null) return missing("loan_amount");
  const product = productOf(asked);
  const ways = waysOf(asked, product);
  const rate = facts.rate ?? rateOf(product, facts) ?? USUAL_RATE;
  const [only] = ways;
  if (only === undefined || ways.length > 1) return eachWay(ways, rate, facts, product);
  const years = facts.years ?? (only === "bullet" ? USUAL_BULLET_YEARS : USUAL_LOAN_YEARS);
  const terms = { principal: facts.loan_amount, months: Math.round(years * 12) };
  return calculated(amortise({ ...terms, rate_percent: rate }, only), ({ notes, result }) => ({
    result: row({ ...result, loan_amount: facts.loan_amount }),
    notes: [
      ...notes.map((note) => ({ ...note })),
      ...aboutProduct(product, facts, (percent) => amortise({ ...terms, rate_percent: percent }, only)),
      ...assumptions(facts, product, rate, years),
    ],
  }));
}

function eachWay(ways: readonly Repayment[], rate: number, facts: Facts, product: LoanProduct | null) {
  const years = facts.years ?? USUAL_LOAN_YEARS;
  const terms = {
    principal: facts.loan_amount ?? 0,
    months: Math.round(years * 12),
    rate_percent: rate,
  };
  const analysed = calculatedEach(
    ways.map((way) => ({ label: NAMES[way], calculation: amortise(terms, way) })),
  );
  return {
    ...analysed,
    notes: [
      ...analysed.notes,
      ...aboutProduct(product, facts, null),
      ...assumptions(facts, product, rate, years),
    ],
  };
}

/** The ways that were named; two side by side where they are compared, or where only the interest is asked for. */
function waysOf({ facts, text }: AnalysisQuestion, product: LoanProduct | null): readonly Repayment[] {
  if (facts.repayments.length > 1) return facts.repayments;
  if (comparesRepayment(text)) return ["equal_payment", "equal_principal"];
  if (facts.repayments.length === 1) return facts.repayments;
  // A jeonse loan is paid back whole when its lease ends.
  const isBullet =
    product === null ? facts.loan_type === "jeonse" && facts.years === null : /일시/u.test(product.repayment);
  if (isBullet) return ["bullet"];
  return asksInterest(text) ? ["bullet", "equal_payment"] : ["equal_payment"];
}

/** «원리금균등이랑 원금균등 이자 차이는?» */
function comparesRepayment(text: string): boolean {
  const squeezed = text.replaceAll(/\s+/gu, "");
  return (
    /차이|비교|뭐가|어느|difference|compare/iu.test(squeezed) &&
    /이자|균등|상환|interest|repay/iu.test(squeezed) &&
    !/은행|상품|bank|product/iu.test(squeezed)
  );
}

/** «한 달 이자 얼마야?»: the interest alone, by those who pay back later; what is paid back with it, by others. */
function asksInterest(text: string): boolean {
  const squeezed = text.replaceAll(/\s+/gu, "");
  return (
    /(?:월|한달|매달|매월|다달이).{0,4}이자|이자(?:는|가|만|를)?(?:한달|매달|월|매월)|monthlyinterest|interest(?:a|per|each)month/iu.test(
      squeezed,
    ) && !/원리금|원금|갚|상환|총이자|principal|repay/iu.test(squeezed)
  );
}

/** «그걸로 2억 빌리면?»: the loan that is spoken of, where no rate is said; the cheapest of those that were found. */
function productOf({ facts, input_data }: AnalysisQuestion): LoanProduct | null {
  if (facts.rate !== null) return null;
  const found = input_data.loan_search as unknown as readonly LoanProduct[];
  const named = found.filter(({ product }) => facts.products.includes(product));
  const [first, ...others] = named.length > 0 ? named : found;
  if (first === undefined) return null;
  return facts.rate_end === "highest"
    ? others.reduce((dearest, each) => (each.rate_maximum > dearest.rate_maximum ? each : dearest), first)
    : first;
}

function rateOf(product: LoanProduct | null, { rate_end }: Facts): number | undefined {
  return rate_end === "highest" ? product?.rate_maximum : product?.rate_minimum;
}

type Paid = ReturnType<typeof amortise>;

/** Whose rate it is, what the other end of it would cost, and whether the product lends so much. */
function aboutProduct(
  product: LoanProduct | null,
  facts: Facts,
  at: ((percent: number) => Paid) | null,
): { ko: string; en: string }[] {
  if (product === null) return [];
  const isHighest = facts.rate_end === "highest";
  const [rate, other] = isHighest
    ? [product.rate_maximum, product.rate_minimum]
    : [product.rate_minimum, product.rate_maximum];
  const [end, otherEnd] = isHighest ? (["최고", "최저"] as const) : (["최저", "최고"] as const);
  const [endEn, otherEn] = isHighest ? (["highest", "lowest"] as const) : (["lowest", "highest"] as const);
  const paid = at?.(other);
  const name = `${product.bank} ${product.product}`;
  return [
    paid === undefined || !("result" in paid)
      ? sentence(
          () => `${name}의 ${end} 금리 연 ${rate}%로 계산했어요.`,
          () => `At the ${endEn} rate of ${name}, ${rate}%.`,
        )
      : sentence(
          ({ won }) =>
            `${name}의 ${end} 금리 연 ${rate}%로 계산했어요. ${otherEnd} 금리 연 ${other}%면 ${won(paid.result.first_payment)}이에요.`,
          ({ won }) =>
            `At the ${endEn} rate of ${name}, ${rate}%; at its ${otherEn}, ${other}%, it is ${won(paid.result.first_payment)}.`,
        ),
    ...(product.limit_amount !== null && (facts.loan_amount ?? 0) > product.limit_amount
      ? [
          sentence(
            ({ won }) => `이 상품의 한도는 ${won(product.limit_amount ?? 0)}이라 이만큼은 빌릴 수 없어요.`,
            ({ won }) => `This product lends ${won(product.limit_amount ?? 0)} at most, which is less.`,
          ),
        ]
      : []),
  ];
}

function assumptions(
  facts: Facts,
  product: LoanProduct | null,
  rate: number,
  years: number,
): { ko: string; en: string }[] {
  const isRate = facts.rate === null && product === null;
  const isYears = facts.years === null;
  if (!isRate && !isYears) return [];
  return [
    {
      ko: `말씀하지 않은 조건은 ${[...(isRate ? [`금리 연 ${rate}%`] : []), ...(isYears ? [`기간 ${years}년`] : [])].join(", ")}으로 가정했어요(추정).`,
      en: `Assumed where nothing was said: ${[...(isRate ? [`${rate}% a year`] : []), ...(isYears ? [`${years} years`] : [])].join(", ")}.`,
    },
  ];
}

/** «월 150만원씩 갚을 수 있으면?»: the loan that such a payment pays back. */
export function loanWithin(budget: number, facts: Facts) {
  const rate = facts.rate ?? USUAL_RATE;
  const years = facts.years ?? USUAL_LOAN_YEARS;
  const months = Math.round(years * 12);
  const loan = largestLoan(budget, rate, months);
  const payment = monthlyPayment({ principal: loan, rate_percent: rate, months });
  const found: Calculated<{ readonly payable_loan: number; readonly monthly_budget: number }> = {
    result: { payable_loan: loan, monthly_budget: budget },
    steps: [
      step(
        { ko: "매달 갚을 돈으로 빌릴 수 있는 금액(원리금균등)", en: "What such payments pay back (level)" },
        sentence(
          ({ won, percent }) => `${won(loan)}, ${percent(rate)}, ${years}년 → 월 ${won(payment)}`,
          ({ won, percent }) => `${won(loan)}, ${percent(rate)}, ${years} years → ${won(payment)} a month`,
        ),
        loan,
        "won",
      ),
    ],
    sources: [],
    notes: [
      {
        ko: "갚을 돈만으로 계산했어요. 실제 한도는 집값(LTV)과 소득(DSR)에 따라 더 작을 수 있으니 집값과 연소득을 알려 주시면 함께 볼게요.",
        en: "By the payment alone. The price (LTV) and the income (DSR) may allow less; tell me both to have them looked at.",
      },
      ...assumptions(facts, null, rate, years),
    ],
  };
  return calculated(found);
}
