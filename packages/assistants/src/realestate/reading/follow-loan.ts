import { chosenLoan } from "../loans/choose-loan.ts";
import type { LoanProduct } from "../ports.ts";
import { type Facts, isOfLoans, type Request, type Topic } from "../shapes/request.ts";

/** «그거 3억이면», «첫 번째 걸로», «that one»: a loan that was shown. */
const POINTS =
  /그거|그걸|그것|그상품|그대출|이상품|이걸로|이거|거기|위상품|저상품|번째|번(?:으로|걸로|상품)|(?:it|that|thisone|thatone|thefirst|thesecond|theloan)(?![a-z]*e?rest)/iu;
const ORDINALS: readonly RegExp[] = [
  /첫번?째|1번(?:째|걸|상품|으로)|처음거|first(?:one|loan|product)/iu,
  /두번?째|2번(?:째|걸|상품|으로)|second(?:one|loan|product)/iu,
  /세번?째|3번(?:째|걸|상품|으로)|third(?:one|loan|product)/iu,
];

/** Whether a payment is asked for that takes its rate from what was shown: «그거 3억 최저금리로 받으면?». */
export function asksOfShownLoan(
  text: string,
  said: readonly Topic[],
  facts: Partial<Facts>,
  earlier: readonly Topic[],
): boolean {
  if (!said.includes("loan_payment") || facts.rate !== undefined || !earlier.some(isOfLoans)) return false;
  return facts.rate_end !== undefined || POINTS.test(text.replaceAll(/\s+/gu, ""));
}

/** «3억 30년이면 매달 얼마?» after loans were listed: at the rate of one of them, and at none that nobody offers. */
export function paysForListedLoans(
  said: readonly Topic[],
  facts: Partial<Facts>,
  { topics, facts: known }: Pick<Request, "topics" | "facts">,
): boolean {
  const isPayment = said.includes("loan_payment") && said.every(isOfLoans);
  const isRateKnown = facts.rate !== undefined || known.rate !== null || facts.bank !== undefined;
  return (
    isPayment &&
    !isRateKnown &&
    facts.products === undefined &&
    topics.every((topic) => topic === "loan_products")
  );
}

/** The one of the loans shown that a text speaks of: by its place, or by what sets it apart. */
export function loanSpokenOf(
  text: string,
  facts: Partial<Facts>,
  shown: readonly LoanProduct[],
): string | null {
  const isNamed = [facts.products, facts.bank, facts.loan_type].some((each) => each !== undefined);
  if (isNamed || shown.length === 0) return null;
  const squeezed = text.replaceAll(/\s+/gu, "");
  const place = ORDINALS.findIndex((pattern) => pattern.test(squeezed));
  const isPicked = facts.loan_amount === undefined && squeezed.length <= LONGEST_PICK;
  return (shown[place] ?? (isPicked ? chosenLoan(text, shown) : null))?.product ?? null;
}
const LONGEST_PICK = 40;

/** What was known of a loan stays, except what another kind, bank or product puts in its place. */
export function loanFactsReplaced(facts: Partial<Facts>): Partial<Facts> {
  const isOther = facts.bank !== undefined || facts.products !== undefined || facts.loan_type !== undefined;
  return {
    ...(isOther || facts.rate_type !== undefined ? { products: [] } : {}),
    ...(isOther ? { bank: null, rate_type: null } : {}),
    ...(facts.rate === undefined ? {} : { rate_end: null }),
    ...(facts.rate_end === undefined ? {} : { rate: null }),
    ...(facts.existing_debt === undefined ? {} : { debt_payments: null }),
  };
}
