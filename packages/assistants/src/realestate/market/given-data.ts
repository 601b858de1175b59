import * as z from "zod";
import { dealKindOf, propertyTypeOf } from "./property-names.ts";

const Month = z.string().regex(/^\d{4}(0[1-9]|1[0-2])$/, "YYYYMM");
const TenThousands = z.int().min(0).max(1_000_000_000);
const Share = z.number().min(0).max(1);
const Area = z.number().positive().max(100_000);
const Text = z.string().min(1).max(200);

const HomeType = named(propertyTypeOf, "no type of home we know");
const Kind = named(dealKindOf, "none of 매매, 전세, 월세");

function named<Value>(find: (name: string) => Value | undefined, problem: string) {
  return z.string().transform((name, context): Value => {
    const found = find(name);
    if (found !== undefined) return found;
    context.addIssue(`"${name}" is ${problem}`);
    return z.NEVER;
  });
}

/** Data as a file gives them, under the names that Korean offices use. Amounts are in 만원 where the name says so. */
export const GivenData = z.object({
  now: z.iso.datetime({ offset: true }).optional(),
  rents: z
    .array(
      z.object({
        구: Text,
        동: z.string(),
        단지: z.string(),
        유형: HomeType,
        거래: Kind,
        보증금_만원: TenThousands,
        월세_만원: TenThousands,
        전용면적: Area,
        계약년월: Month,
        계약구분: z.enum(["신규", "갱신"]).nullish(),
        종전보증금_만원: TenThousands.nullish(),
      }),
    )
    .optional(),
  sales: z
    .array(
      z.object({
        구: Text,
        동: z.string(),
        단지: z.string(),
        유형: HomeType,
        거래금액_만원: TenThousands,
        전용면적: Area,
        계약년월: Month,
      }),
    )
    .optional(),
  properties: z
    .array(
      z.object({
        id: Text,
        구: Text,
        동: z.string(),
        유형: HomeType,
        이름: Text,
        매매가_만원: TenThousands.nullish(),
        보증금_만원: TenThousands.nullish(),
        월세_만원: TenThousands.nullish(),
        전용면적: Area,
        준공: z.int().min(1900).max(2100).nullish(),
        지하철: z.string().nullish(),
      }),
    )
    .optional(),
  loan_products: z
    .array(
      z.object({
        은행: Text,
        상품: Text,
        종류: z.enum(["전세자금대출", "주택담보대출", "신용대출"]),
        금리최저: z.number().min(0).max(100),
        금리최고: z.number().min(0).max(100),
        금리유형: z.enum(["고정", "변동", "혼합"]),
        상환: z.string(),
        한도: z.string(),
        공시월: Month,
      }),
    )
    .optional(),
  policies: z
    .array(
      z.object({
        id: Text,
        종류: Text,
        나이: z.tuple([z.int().nullable(), z.int().nullable()]).optional(),
        연소득최대: z.int().min(0).optional(),
        무주택: z.boolean().optional(),
        혼인년수최대: z.number().min(0).optional(),
        자녀최소: z.int().min(0).optional(),
        혜택: z.string(),
      }),
    )
    .optional(),
  loan_rules: z
    .object({
      ltv: Share,
      dti: Share.optional(),
      dsr: Share,
      stress_add: Share,
      rate: Share,
      years: z.int().min(1).max(50),
      cap_krw: z.int().min(0).optional(),
      as_of: z.string(),
    })
    .optional(),
  bok_base_rate: Share.optional(),
});
export type GivenData = z.output<typeof GivenData>;
