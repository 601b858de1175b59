import { amortise } from "../calculators/amortisation.ts";
import { isRefusal } from "../calculators/calculation.ts";
import type { LoanProduct, LoanQuery } from "../ports.ts";

/** The products that fit, cheapest first by their lowest rate. */
export function findLoans(products: readonly LoanProduct[], query: LoanQuery): readonly LoanProduct[] {
  const { loan_type, bank, maximum_rate, rate_type, products: names = [] } = query;
  return products
    .filter(
      (product) =>
        (names.length === 0 || names.includes(product.product)) &&
        (loan_type === null || product.loan_type === loan_type) &&
        (bank === null || product.bank.includes(bank.replace(/은행$/, ""))) &&
        (maximum_rate === null || product.rate_minimum <= maximum_rate) &&
        (rate_type === null || product.rate_type === rate_type),
    )
    .sort(
      (one, two) =>
        one.rate_minimum - two.rate_minimum ||
        one.rate_maximum - two.rate_maximum ||
        (one.product < two.product ? -1 : 1),
    );
}

export interface ComparedLoan {
  readonly product: LoanProduct;
  /** What the amount costs a month at the lowest and at the highest rate; null when it is above the product's limit. */
  readonly monthly: { readonly least: number; readonly most: number } | null;
  readonly total_interest: { readonly least: number; readonly most: number } | null;
  readonly is_within_limit: boolean;
}

/** The same amount and term at every product, cheapest first. */
export function compareLoans(
  products: readonly LoanProduct[],
  wish: { readonly amount: number; readonly years: number },
): readonly ComparedLoan[] {
  return findLoans(products, ANY).map((product) => {
    const least = costOf(product, product.rate_minimum, wish);
    const most = costOf(product, product.rate_maximum, wish);
    const isWithin = product.limit_amount === null || wish.amount <= product.limit_amount;
    const isKnown = isWithin && least !== null && most !== null;
    return {
      product,
      monthly: isKnown ? { least: least.first_payment, most: most.first_payment } : null,
      total_interest: isKnown ? { least: least.total_interest, most: most.total_interest } : null,
      is_within_limit: isWithin,
    };
  });
}

const ANY: LoanQuery = { loan_type: null, bank: null, maximum_rate: null, rate_type: null };

function costOf(product: LoanProduct, rate: number, { amount, years }: { amount: number; years: number }) {
  const calculated = amortise(
    { principal: amount, rate_percent: rate, months: years * 12 },
    /일시/.test(product.repayment) ? "bullet" : "equal_payment",
  );
  return isRefusal(calculated) ? null : calculated.result;
}
