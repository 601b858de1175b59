import type { Repayment } from "../calculators/amortisation.ts";
import { romanise } from "../market/english-places.ts";
import type { LoanProduct } from "../ports.ts";
import type { Facts, Topic } from "../shapes/request.ts";

type LoanFacts = Pick<
  Facts,
  "bank" | "products" | "loan_type" | "rate_type" | "rate_end" | "repayments" | "maximum_rate"
>;

/** What a text says of loans: which kind, which of the products, at which end of its rates, and how it is paid back. */
export function readLoanWords(
  text: string,
  topics: readonly Topic[],
  products: readonly LoanProduct[],
): Partial<LoanFacts> {
  const squeezed = text.replaceAll(/\s+/gu, "");
  const loan_type = loanTypeIn(text, squeezed);
  const named = namedIn(text, squeezed, products, loan_type);
  const repayments = repaymentsIn(squeezed);
  const rate_type = rateTypeIn(squeezed, topics);
  const isCompared = (named.products?.length ?? 0) > 1;
  return {
    ...named,
    ...(loan_type === null ? {} : { loan_type }),
    // «고정금리는 어디예요?» of two that are compared asks, and narrows nothing.
    ...(rate_type === null || isCompared ? {} : { rate_type }),
    ...(repayments.length === 0 ? {} : { repayments }),
    ...(topics.includes("loan_payment") ? rateEndIn(squeezed) : {}),
  };
}

function loanTypeIn(text: string, squeezed: string): LoanProduct["loan_type"] | null {
  if (/신용대출상품|신용대출(?:추천|금리|비교)/u.test(squeezed)) return "credit";
  if (/주택?담보|주담대|담보대출|매매대출|집담보|아파트담보|디딤돌|보금자리/u.test(squeezed))
    return "mortgage";
  if (
    /전세(?:자금)?대출|전세안심|버팀목|임차보증금대출/u.test(squeezed) ||
    /\bjeonse (?:\w+ )?loans?\b/iu.test(text)
  )
    return "jeonse";
  return /\bmortgage (?:products?|loans?|rates?|options?|offers?)\b|\bmortgages\b|\b(?:a|get|take|home) mortgage\b/iu.test(
    text,
  )
    ? "mortgage"
    : null;
}

/** One bank narrows what is looked for; products by name, or several banks, are all that is looked at. */
function namedIn(
  text: string,
  squeezed: string,
  products: readonly LoanProduct[],
  loan_type: LoanProduct["loan_type"] | null,
): Partial<LoanFacts> {
  const byName = products.filter(({ product }) => squeezed.includes(product.replaceAll(/\s+/gu, "")));
  const banks = [...new Set(products.map(({ bank }) => bank))].filter((bank) =>
    isBankIn(text, squeezed, bank),
  );
  // «가나 전세대출이랑 다라은행»: beside a product a bank stands for what it has of the kind.
  const others = banks.filter((bank) => !byName.some((each) => each.bank === bank));
  if (byName.length === 0 && banks.length < 2) return banks[0] === undefined ? {} : { bank: banks[0] };
  const kind = loan_type ?? byName[0]?.loan_type ?? null;
  const ofBanks = products.filter(
    (each) => others.includes(each.bank) && (kind === null || each.loan_type === kind),
  );
  return { products: [...new Set([...byName, ...ofBanks].map(({ product }) => product))] };
}

function isBankIn(text: string, squeezed: string, bank: string): boolean {
  const plain = bank.replace(/\(.*\)$/u, "");
  if (squeezed.includes(plain.replaceAll(/\s+/gu, ""))) return true;
  const latin = romanise(plain.replace(/은행$/u, "")).toLowerCase();
  return latin.length >= 3 && new RegExp(`\\b${latin}\\b`, "u").test(text.toLowerCase());
}

const REPAID: readonly (readonly [Repayment, RegExp])[] = [
  [
    "equal_payment",
    /원리금균등|원리금(?:을|를|으로)?(?:똑같|같은금액)|equal(?:monthly)?(?:payments?|instal+ments?)|level(?:payments?|instal+ments?)|annuity/iu,
  ],
  ["equal_principal", /원금균등|equal(?:repaymentsof)?principal|fixedprincipal/iu],
  ["bullet", /만기일시|이자만|거치식|interest[-\s]?only|bullet|lumpsum/iu],
];

/** Every way to pay back that is named; all of them where each is asked for. */
function repaymentsIn(squeezed: string): Repayment[] {
  const named = REPAID.flatMap(([repayment, pattern]) => (pattern.test(squeezed) ? [repayment] : []));
  const isEach =
    /(?:상환|갚는)(?:방식|방법)(?:별|마다|을?비교|이?다다르)|세가지(?:상환)?(?:방식|방법)|all(?:three|repayment)/iu.test(
      squeezed,
    );
  return named.length < 2 && isEach ? REPAID.map(([repayment]) => repayment) : named;
}

function rateTypeIn(squeezed: string, topics: readonly Topic[]): LoanFacts["rate_type"] {
  const isOfLoans = topics.includes("loan_products");
  const isFixed = (isOfLoans ? /고정|fixed/iu : /고정(?:금리|으로|형)|fixed(?:rate|interest)/iu).test(
    squeezed,
  );
  const isVariable = (
    isOfLoans ? /변동|variable|floating/iu : /변동(?:금리|으로|형)|(?:variable|floating)(?:rate|interest)/iu
  ).test(squeezed);
  if (isFixed === isVariable) return null;
  return isFixed ? "fixed" : "variable";
}

const LOWEST =
  /최저(?:금리|이율|이자)|금리(?:를|가|는|은)?(?:제일|가장|젤)?(?:최저|낮은|낮게|싼)|(?:제일|가장|젤)(?:낮은|싼)(?:금리|이자)|(?:lowest|best|minimum|cheapest)(?:\w{0,12})rate/iu;
const HIGHEST =
  /최고(?:금리|이율|이자)|금리(?:를|가|는|은)?(?:제일|가장|젤)?(?:최고|높은|높게)|(?:제일|가장|젤)(?:높은|비싼)(?:금리|이자)|(?:highest|maximum|worst)(?:\w{0,12})rate/iu;

function rateEndIn(squeezed: string): Partial<LoanFacts> {
  if (HIGHEST.test(squeezed)) return { rate_end: "highest" };
  return LOWEST.test(squeezed) ? { rate_end: "lowest" } : {};
}
