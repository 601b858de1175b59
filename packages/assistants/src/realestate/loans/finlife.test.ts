import { afterEach, describe, expect, it } from "vitest";
import { type LocalService, startService } from "../services/local-service.fixture.ts";
import { finlifeLoans } from "./finlife.ts";

let service: LocalService;
afterEach(() => service.close());

const asking = { signal: new AbortController().signal, now: () => "2026-11-16T10:00:00+09:00" };
const ask = (type: "jeonse" | "mortgage" | "credit" = "jeonse") =>
  finlifeLoans(type, { key: "k", base: service.url }, asking);

const product = (code: string, name: string) => ({
  dcls_month: "202610",
  fin_co_no: "0010001",
  fin_prdt_cd: code,
  kor_co_nm: "한솔은행",
  fin_prdt_nm: name,
  join_way: "영업점",
  loan_inci_expn: "",
  erly_rpay_fee: "",
  dly_rate: "",
  loan_lmt: "최대 2억2천만원",
});
const option = (code: string, least: number | null, most: number | null, type = "C") => ({
  fin_co_no: "0010001",
  fin_prdt_cd: code,
  rpay_type: "D",
  rpay_type_nm: "만기일시상환방식",
  lend_rate_type: type,
  lend_rate_min: least,
  lend_rate_max: most,
  lend_rate_avg: null,
});
const page = (result: object) => JSON.stringify({ result: { err_cd: "000", err_msg: "정상", ...result } });

describe("loans as banks disclose them", () => {
  it("join each product with its rates, over all pages", async () => {
    service = await startService(({ searchParams }) =>
      searchParams.get("pageNo") === "1"
        ? page({
            max_page_no: 2,
            baseList: [product("A", "한솔 전세")],
            optionList: [option("A", 3.6, 4.9), option("A", 3.9, 5.2, "F"), option("Z", 1, 2)],
          })
        : page({
            max_page_no: 2,
            baseList: [product("B", "한솔 안심")],
            optionList: [option("B", null, null)],
          }),
    );
    const { products, source } = await ask();
    expect(service.requests.map(({ pathname }) => pathname)).toEqual(
      Array(2).fill("/rentHouseLoanProductsSearch.json"),
    );
    expect(source).toMatchObject({ name: "금융감독원 금융상품한눈에", as_of: "2026-10" });
    expect(products).toEqual([
      {
        bank: "한솔은행",
        product: "한솔 전세",
        loan_type: "jeonse",
        rate_minimum: 3.6,
        rate_maximum: 4.9,
        rate_type: "variable",
        repayment: "만기일시상환방식",
        limit: "최대 2억2천만원",
        limit_amount: 220_000_000,
        disclosed: "2026-10",
      },
      expect.objectContaining({ rate_type: "fixed", rate_minimum: 3.9 }),
    ]);
  });

  it.each([
    ["010", "refused"],
    ["020", "limited"],
  ])("with code %s are %s", async (code, kind) => {
    service = await startService(() => JSON.stringify({ result: { err_cd: code, err_msg: "" } }));
    await expect(ask("credit")).rejects.toMatchObject({ kind });
  });

  it("in another shape are unreadable", async () => {
    service = await startService(() => "<html>");
    await expect(ask("mortgage")).rejects.toMatchObject({ kind: "unreadable" });
  });
});
