import type { Issue } from "../issues/issue.ts";
import { HOUSING } from "../issues/issue.ts";
import type { Facts, Request } from "../shapes/request.ts";
import type { Scope } from "../teams/search-team.ts";

type Filters = Record<string, never>;
const MOST_HOMES = 10;

/** What each search is asked. The plain data are checked by the tool that gets them. */
export function searchFilters(request: Request, scopes: readonly Scope[], issues: readonly Issue[]): Filters {
  return Object.fromEntries(
    scopes.map((scope) => [scope, filterOf(scope, request, issues)]),
  ) as unknown as Filters;
}

function filterOf(scope: Scope, { subject, facts, topics }: Request, issues: readonly Issue[]): object {
  const place = { regions: facts.regions, property_type: facts.property_type, kind: facts.kind };
  const area = { minimum_area: facts.minimum_area, maximum_area: facts.maximum_area };
  switch (scope) {
    case "legal":
      return { question: subject, articles: articlesOf(facts, issues), term: facts.term, limit: 10 };
    case "real_estate":
      return { ...place, ...area, also_types: facts.also_types, complex: facts.complex };
    case "property":
      return {
        ...place,
        kind: facts.offered_as === "any" ? null : (facts.offered_as ?? facts.kind),
        ...area,
        also_types: facts.also_types,
        unwanted_types: facts.unwanted_types,
        unwanted_regions: facts.unwanted_regions,
        minimum_price: facts.minimum_price,
        maximum_price: facts.maximum_price,
        maximum_rent: facts.maximum_rent,
        built_since: facts.built_since,
        built_until: facts.built_until,
        station: facts.station,
        maximum_walk: facts.maximum_walk,
        order: facts.order,
        limit: facts.most_homes ?? MOST_HOMES,
        offset: 0,
      };
    case "loan":
      return {
        loan_type: facts.products.length > 0 ? null : (facts.loan_type ?? loanTypeOf(facts, topics)),
        bank: facts.products.length > 0 ? null : facts.bank,
        products: facts.products,
        maximum_rate: facts.maximum_rate,
        rate_type: facts.rate_type,
        deposit: facts.deposit,
      };
  }
}

/** Articles that were named, then those that decide what is asked. */
function articlesOf(facts: Facts, issues: readonly Issue[]) {
  const named = facts.articles.map(({ statute, number }) => ({ statute: statute ?? HOUSING, number }));
  const deciding = issues.flatMap(({ articles }) =>
    articles.map(([statute, number]) => ({ statute, number })),
  );
  return [...named, ...deciding];
}

/** Who wants to know how much can be borrowed buys, unless it is about a lease. */
function loanTypeOf({ kind }: Facts, topics: Request["topics"]): "jeonse" | "mortgage" | null {
  if (kind === "jeonse") return "jeonse";
  return topics.includes("loan_limit") || kind === "sale" ? "mortgage" : null;
}
