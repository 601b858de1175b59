import { dateInSeoul } from "@maru/language";
import * as z from "zod";
import type { KeepingStore } from "../../assistant-factory.ts";
import type { LoanProduct, LoanQuery, RealEstateData, Source } from "../ports.ts";
import type { LiveSource } from "../services/ask-in-turn.ts";
import type { Asking } from "../services/ask-service.ts";
import { findLoans } from "./find-loans.ts";
import { FINLIFE, type FinlifeAccess, finlifeLoans } from "./finlife.ts";

export interface FoundLoans {
  readonly products: readonly LoanProduct[];
  readonly source: Source;
}
export type LoanSource = LiveSource<LoanQuery, FoundLoans>;

/** The embedded sample, or what a data file brought along. */
export function loansOfData(data: Pick<RealEstateData, "loan_products" | "source">): LoanSource {
  return {
    name: data.source.name,
    find: async (query) => ({ products: findLoans(data.loan_products, query), source: data.source }),
  };
}

const Product = z.object({
  bank: z.string(),
  product: z.string(),
  loan_type: z.enum(["jeonse", "mortgage", "credit"]),
  rate_minimum: z.number(),
  rate_maximum: z.number(),
  rate_type: z.enum(["fixed", "variable", "mixed"]),
  repayment: z.string(),
  limit: z.string(),
  limit_amount: z.number().nullable(),
  disclosed: z.string(),
});
const Kept = z.object({
  as_of: z.string(),
  found: z.object({
    products: z.array(Product),
    source: z.object({ name: z.string(), as_of: z.string(), url: z.string().nullable() }),
  }),
});
const ROOM = ["realestate-loans"];

/** What banks disclosed, asked once a day and kind. */
export function disclosedLoans(access: FinlifeAccess, store: KeepingStore): LoanSource {
  return {
    name: FINLIFE,
    find: async (query, asking) => {
      const types = query.loan_type === null ? (["jeonse", "mortgage"] as const) : [query.loan_type];
      const found: FoundLoans[] = [];
      for (const type of types) found.push(await loansOf(type, access, store, asking));
      const [first] = found;
      const products = findLoans(
        found.flatMap((each) => each.products),
        query,
      );
      return first === undefined ? null : { products, source: first.source };
    },
  };
}

async function loansOf(
  type: LoanProduct["loan_type"],
  access: FinlifeAccess,
  store: KeepingStore,
  asking: Asking,
): Promise<FoundLoans> {
  const today = dateInSeoul(asking.now());
  const kept = Kept.safeParse((await store.get(ROOM, type))?.value);
  if (kept.success && kept.data.as_of === today) return kept.data.found;
  const found = await finlifeLoans(type, access, asking);
  await store.put(ROOM, type, { as_of: today, found }, false);
  return found;
}
