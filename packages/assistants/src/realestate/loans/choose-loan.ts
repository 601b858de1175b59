import type { LoanProduct } from "../ports.ts";

type Figure = "rate_minimum" | "rate_maximum" | "limit";

/** «금리 제일 낮은 것», «한도 더 큰 건»: by which figure one of several loans is meant. */
export const LOAN_WISHES: readonly (readonly [
  RegExp,
  { readonly figure: Figure; readonly end: "most" | "least" },
])[] = [
  [
    /금리.{0,6}(?:낮|싼|싸|저렴)|이자.{0,6}(?:낮|싼|싸|적)|최저금리|(?:lowest|cheapest|best).{0,10}(?:rate|interest)|(?:rate|interest).{0,14}(?:lowest|lower)/iu,
    { figure: "rate_minimum", end: "least" },
  ],
  [/금리.{0,6}(?:높|비싼)|최고금리|highest.{0,10}rate/iu, { figure: "rate_maximum", end: "most" }],
  [
    /한도.{0,8}(?:큰|많|높)|(?:많이|크게).{0,6}(?:빌릴|빌려|대출)|최대한도|(?:highest|larger|largest|higher|bigger|biggest).{0,6}limit/iu,
    { figure: "limit", end: "most" },
  ],
];

/** The loan of those shown that a text picks by one of its figures; null where it picks none. */
export function chosenLoan(text: string, shown: readonly LoanProduct[]): LoanProduct | null {
  const squeezed = text.replaceAll(/\s+/gu, "");
  const wish = LOAN_WISHES.find(([pattern]) => pattern.test(squeezed))?.[1];
  if (wish === undefined) return null;
  const figureOf = (loan: LoanProduct) => (wish.figure === "limit" ? loan.limit_amount : loan[wish.figure]);
  const sign = wish.end === "most" ? -1 : 1;
  const [best] = shown
    .filter((loan) => figureOf(loan) !== null)
    .sort((one, two) => sign * ((figureOf(one) ?? 0) - (figureOf(two) ?? 0)));
  return best ?? null;
}
