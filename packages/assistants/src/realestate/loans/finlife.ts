import * as z from "zod";
import { limitAmount } from "../market/read-data.ts";
import type { LoanProduct, Source } from "../ports.ts";
import { type Asking, askService, ServiceRefusal } from "../services/ask-service.ts";

export interface FinlifeAccess {
  readonly key: string;
  readonly base?: string;
}

export const FINLIFE = "금융감독원 금융상품한눈에";
const BASE = "http://finlife.fss.or.kr/finlifeapi";
/** 은행. */
const BANKS = "020000";
const MOST_PAGES = 10;

const SERVICES = {
  mortgage: "mortgageLoanProductsSearch",
  jeonse: "rentHouseLoanProductsSearch",
  credit: "creditLoanProductsSearch",
} as const;

const Product = z.object({
  fin_co_no: z.string(),
  fin_prdt_cd: z.string(),
  kor_co_nm: z.string(),
  fin_prdt_nm: z.string(),
  loan_lmt: z.string().nullish(),
  dcls_month: z.string().regex(/^\d{6}$/),
});
const Option = z.object({
  fin_co_no: z.string(),
  fin_prdt_cd: z.string(),
  rpay_type_nm: z.string().nullish(),
  lend_rate_type: z.string().nullish(),
  lend_rate_min: z.number().nullish(),
  lend_rate_max: z.number().nullish(),
  /** Credit loans give one rate for each grade of borrower instead. */
  crdt_grad_1: z.number().nullish(),
  crdt_grad_avg: z.number().nullish(),
});
const Page = z.object({
  result: z.object({
    err_cd: z.string(),
    max_page_no: z.coerce.number().int().default(1),
    baseList: z.array(Product).default([]),
    optionList: z.array(Option).default([]),
  }),
});

/** Loans as banks disclose them each month: one row for each product and way to pay it back. */
export async function finlifeLoans(
  loanType: LoanProduct["loan_type"],
  { key, base = BASE }: FinlifeAccess,
  asking: Asking,
): Promise<{ readonly products: readonly LoanProduct[]; readonly source: Source }> {
  const products: LoanProduct[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page += 1) {
    const url = new URL(`${base}/${SERVICES[loanType]}.json`);
    url.search = new URLSearchParams({ auth: key, topFinGrpNo: BANKS, pageNo: String(page) }).toString();
    const { result } = readPage(await askService(FINLIFE, url, asking));
    refuseCode(result.err_cd);
    last = result.max_page_no;
    products.push(...joined(result, loanType));
  }
  const disclosed =
    products
      .map((product) => product.disclosed)
      .sort()
      .at(-1) ?? "";
  return { products, source: { name: FINLIFE, as_of: disclosed, url: "https://finlife.fss.or.kr" } };
}

function joined(
  { baseList, optionList }: z.output<typeof Page>["result"],
  loan_type: LoanProduct["loan_type"],
): readonly LoanProduct[] {
  return optionList.flatMap((option) => {
    const product = baseList.find(
      ({ fin_co_no, fin_prdt_cd }) => fin_co_no === option.fin_co_no && fin_prdt_cd === option.fin_prdt_cd,
    );
    const least = option.lend_rate_min ?? option.crdt_grad_1 ?? option.crdt_grad_avg;
    const most = option.lend_rate_max ?? option.crdt_grad_avg ?? least;
    if (product === undefined || typeof least !== "number" || typeof most !== "number") return [];
    return [
      {
        bank: product.kor_co_nm,
        product: product.fin_prdt_nm,
        loan_type,
        rate_minimum: Math.min(least, most),
        rate_maximum: Math.max(least, most),
        rate_type: option.lend_rate_type === "F" ? "fixed" : "variable",
        repayment: option.rpay_type_nm ?? "",
        limit: product.loan_lmt?.trim() ?? "",
        limit_amount: limitAmount(product.loan_lmt ?? ""),
        disclosed: `${product.dcls_month.slice(0, 4)}-${product.dcls_month.slice(4)}`,
      } satisfies LoanProduct,
    ];
  });
}

function readPage(text: string): z.output<typeof Page> {
  try {
    return Page.parse(JSON.parse(text));
  } catch {
    throw new ServiceRefusal(FINLIFE, "unreadable");
  }
}

/** `000` is fine, `01x` is about the key, `020` about the number of requests. The rest may pass. */
function refuseCode(code: string): void {
  if (code === "000") return;
  if (code.startsWith("01")) throw new ServiceRefusal(FINLIFE, "refused");
  if (code === "020" || code === "021") throw new ServiceRefusal(FINLIFE, "limited");
  throw new Error(`${FINLIFE} answered ${code.slice(0, 10)}`);
}
