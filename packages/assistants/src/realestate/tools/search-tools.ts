import { defineTool } from "@maru/runtime";
import * as z from "zod";
import { articleResult } from "../law/article-result.ts";
import { LAW_SERVICE, type LawTextSource, type OfficialText } from "../law/official-text.ts";
import { limitForDeposit } from "../loans/limit-for-deposit.ts";
import type { LoanSource } from "../loans/loan-source.ts";
import type { DealSource } from "../market/deal-source.ts";
import { findListings } from "../market/listings.ts";
import { marketStatistics } from "../market/statistics.ts";
import {
  type Article,
  DEAL_KINDS,
  type DealKind,
  type FindArticle,
  type FindTerm,
  HOME_ORDERS,
  PROPERTY_TYPES,
  type PropertyType,
  type RealEstateData,
  type SearchLaw,
  type Term,
} from "../ports.ts";
import { askInTurn } from "../services/ask-in-turn.ts";
import { Row, Source } from "../shapes/common.ts";
import { LegalResult } from "../shapes/results.ts";

const Found = z.object({ rows: z.array(Row), nearest: z.array(Row), total: z.int(), source: Source });
const NOTHING = { rows: [], nearest: [], total: 0, source: { name: "", as_of: "", url: null } };
/** Six months of a live service, one request after the other. */
const LIVE_TIMEOUT = 30_000;
const known = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();
const Place = {
  regions: z.array(z.string()),
  property_type: known(z.enum(PROPERTY_TYPES)),
  kind: known(z.enum(DEAL_KINDS)),
};
const Area = { minimum_area: known(z.number()), maximum_area: known(z.number()) };
const Types = z.array(z.enum(PROPERTY_TYPES));

export interface LawPort {
  readonly search: SearchLaw;
  readonly find: FindArticle;
  readonly byId: (id: string) => Article | undefined;
  readonly term: FindTerm;
}

const Explained = z.object({
  term: z.string(),
  meaning: z.string(),
  term_en: z.string(),
  meaning_en: z.string(),
});
/** «A랑 B 차이», or both asked for one after the other: «A가 뭐야? B는 무슨 뜻?». */
const COMPARES =
  /차이|다른|다르|다름|달라|비교|중에|어느|\bvs\b|구분|[뭐머](?:야|예요|에요|임).{4,}(?:뜻|뭐|머|의미)|뜻.{4,}뜻/iu;

/** The articles a question is about: those that were named or are known to decide it first, then what is found. */
export function legalSearch(law: LawPort, texts: readonly LawTextSource[]) {
  return defineTool({
    name: "legal_search",
    description: { ko: "법령 찾기", en: "Search the law" },
    input: z.object({
      question: z.string(),
      articles: z.array(z.object({ statute: z.string(), number: z.string() })),
      /** A word that is to be explained. */
      term: z.string().nullable(),
      limit: z.int().min(1).max(10),
    }),
    output: z.object({
      results: z.array(LegalResult),
      term: Explained.nullable(),
      /** What it is set beside: «대항력이랑 확정일자 차이». */
      beside: Explained.nullable(),
    }),
    empty: { results: [], term: null, beside: null },
    timeout: LIVE_TIMEOUT,
    run: async ({ question, articles, term, limit }, asking) => {
      const explained = term === null ? undefined : law.term(term);
      const beside =
        explained === undefined ? undefined : otherTerm(law.term, question, term ?? "", explained);
      const named = uniqueById([
        ...[explained, beside].flatMap((each) => each?.articles.flatMap((id) => law.byId(id) ?? []) ?? []),
        ...articles.flatMap(({ statute, number }) => law.find(statute, number) ?? []),
      ]);
      const [first] = articles.flatMap(({ statute, number }) => law.find(statute, number) ?? []);
      const official = first === undefined ? null : await askInTurn(texts, first, asking).catch(() => null);
      const hits = law.search(question, { limit });
      const rest = hits.filter(({ article }) => !named.some(({ id }) => id === article.id));
      return {
        term: explained ?? null,
        beside: beside ?? null,
        results: [
          ...named.map((article) =>
            article.id === first?.id && official !== null
              ? withOfficialText(articleResult(article, 1), official)
              : articleResult(article, 1),
          ),
          ...rest.map(({ article, relevance }) => articleResult(article, relevance)),
        ].slice(0, limit),
      };
    },
  });
}

function otherTerm(find: FindTerm, question: string, said: string, first: Term): Term | undefined {
  if (!COMPARES.test(question)) return undefined;
  const rest = question.replaceAll(/\s/gu, "").replaceAll(said, " ").replaceAll(first.term, " ");
  const other = find(rest);
  return other?.term === first.term ? undefined : other;
}

/** Our summary first, then the words themselves and since when they hold. */
function withOfficialText(result: LegalResult, { text, source }: OfficialText): LegalResult {
  return {
    ...result,
    content: `${result.content}\n\n원문(${LAW_SERVICE}, ${source.as_of} 시행):\n${text}`,
    content_en: `${result.content_en ?? ""}\n\nOfficial text in Korean (in force since ${source.as_of}):\n${text}`,
    effective_date: source.as_of,
  };
}

function uniqueById(articles: readonly Article[]): readonly Article[] {
  return [...new Map(articles.map((article) => [article.id, article])).values()];
}

export function marketData(data: RealEstateData, sources: readonly DealSource[]) {
  return defineTool({
    name: "market_data",
    description: { ko: "시세 조회", en: "Market prices" },
    input: z.object({
      ...Place,
      ...Area,
      also_types: Types,
      complex: known(z.string()),
    }),
    output: Found,
    empty: NOTHING,
    timeout: LIVE_TIMEOUT,
    run: async ({ regions, property_type, also_types, kind, complex, ...area }, asking) => {
      const rows: z.output<typeof Row>[] = [];
      let source = data.source;
      const types = [property_type, ...also_types];
      const places = (regions.length === 0 ? [null] : regions).flatMap((region) =>
        types.map((type) => ({ region, property_type: type })),
      );
      for (const place of places) {
        const query = { ...place, ...area, kind, complex };
        const found = await askInTurn(sources, query, asking);
        if (found === null) continue;
        source = found.source;
        rows.push(...marketStatistics(found.deals, query, source).map(plain));
      }
      const nearest = rows.length > 0 ? [] : placesWithDeals(data, { property_type, kind });
      return { rows, nearest, total: rows.length, source };
    },
  });
}

/** Where there are deals of that sort, for whoever asked about a place without. */
function placesWithDeals(
  { deals }: RealEstateData,
  { property_type, kind }: { property_type: PropertyType | null; kind: DealKind | null },
): z.output<typeof Row>[] {
  const fitting = deals.filter(
    (deal) =>
      (property_type === null || deal.property_type === property_type) &&
      (kind === null || deal.kind === kind),
  );
  const districts = [...new Set(fitting.map(({ district }) => district))];
  return districts.slice(0, MOST_PLACES).map((district) => plain({ district }));
}

const MOST_PLACES = 8;

export function realEstateSearch(data: RealEstateData) {
  return defineTool({
    name: "real_estate_search",
    description: { ko: "매물 찾기", en: "Find listings" },
    input: z.object({
      ...Place,
      ...Area,
      also_types: Types,
      unwanted_types: Types,
      unwanted_regions: z.array(z.string()),
      minimum_price: known(z.number()),
      maximum_price: known(z.number()),
      maximum_rent: known(z.number()),
      built_since: known(z.int()),
      built_until: known(z.int()),
      order: known(z.enum(HOME_ORDERS)),
      station: known(z.string()),
      maximum_walk: known(z.int()),
      limit: z.int(),
      offset: z.int(),
    }),
    output: Found,
    empty: NOTHING,
    run: (query) => {
      const { listings, nearest, total, source } = findListings(data.listings, query, data.source);
      return {
        rows: listings.map(plain),
        nearest: nearest.map(({ listing, difference }) => plain({ ...listing, difference })),
        total,
        source,
      };
    },
  });
}

export function loanData(data: RealEstateData, sources: readonly LoanSource[]) {
  return defineTool({
    name: "loan_data",
    description: { ko: "대출 상품 찾기", en: "Find loans" },
    input: z.object({
      loan_type: known(z.enum(["jeonse", "mortgage", "credit"])),
      bank: known(z.string()),
      maximum_rate: known(z.number()),
      rate_type: known(z.enum(["fixed", "variable", "mixed"])),
      products: z.array(z.string()).default([]),
      /** What a jeonse loan is for. */
      deposit: known(z.number()).default(null),
    }),
    output: Found,
    empty: NOTHING,
    timeout: LIVE_TIMEOUT,
    run: async ({ deposit, ...query }, asking) => {
      const found = await askInTurn(sources, query, asking);
      const rows = (found?.products ?? []).map((product) =>
        plain({ ...product, limit_for_deposit: limitForDeposit(product, deposit) }),
      );
      return { rows, nearest: [], total: rows.length, source: found?.source ?? data.source };
    },
  });
}

/** Read-only data of the ports as plain rows. */
function plain(value: object): z.output<typeof Row> {
  return JSON.parse(JSON.stringify(value)) as z.output<typeof Row>;
}
