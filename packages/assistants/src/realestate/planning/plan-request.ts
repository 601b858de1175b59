import type { Strategy } from "@maru/runtime";
import { isShop } from "../issues/is-shop.ts";
import type { IssueTool } from "../issues/issue.ts";
import { issuesOf } from "../issues/issues-of.ts";
import type { Team } from "../shapes/common.ts";
import type { Facts, Request, Topic } from "../shapes/request.ts";
import type { Scope } from "../teams/search-team.ts";
import type { AnalysisToolName } from "../tools/tools.ts";

/** Who does what for a question, and in which order. */
export interface Plan {
  readonly strategy: Strategy;
  readonly steps: readonly PlannedTeam[];
  readonly scopes: readonly Scope[];
  readonly analyses: readonly AnalysisToolName[];
}

export interface PlannedTeam {
  readonly team: Team;
  readonly dependencies: readonly Team[];
}

const NOTHING: Plan = { strategy: "sequential", steps: [], scopes: [], analyses: [] };

/** The fewest teams that can answer: search before analysis, and at once only what does not wait for each other. */
export function planRequest(request: Request, hasEarlierResults: boolean): Plan {
  if (request.intent === "IRRELEVANT" || request.intent === "ERROR") return NOTHING;
  if (request.intent === "UNCLEAR") return NOTHING;
  const reuses = request.reuses && hasEarlierResults;
  const scopes = reuses ? [] : unique(request.topics.flatMap((topic) => scopesOf(topic, request)));
  const analyses = unique([
    ...request.topics.flatMap((topic) => analysesOf(topic, request)),
    ...(request.topics.some((topic) => scopesOf(topic, request).includes("legal")) ? ownTools(request) : []),
  ]);
  const drafts = request.topics.includes("contract_creation");
  const steps: PlannedTeam[] = [
    ...(scopes.length > 0 ? [{ team: "search" as const, dependencies: [] }] : []),
    ...(analyses.length > 0
      ? [
          {
            team: "analysis" as const,
            dependencies: scopes.length > 0 && needsSearch(request, scopes) ? (["search"] as const) : [],
          },
        ]
      : []),
    ...(drafts ? [{ team: "document" as const, dependencies: [] }] : []),
  ];
  return { strategy: strategyOf(request, steps), steps, scopes, analyses };
}

function scopesOf(topic: Topic, { facts, intent, is_situation }: Request): readonly Scope[] {
  switch (topic) {
    case "law":
    case "term":
    case "increase":
    case "conversion":
    case "lease_dates":
    case "small_deposit":
    case "broker_fee":
    case "contract_review":
      return ["legal"];
    case "market":
    case "price_level":
      return ["real_estate"];
    case "listings":
      return ["property"];
    case "loan_products":
    case "loan_limit":
      return ["loan"];
    case "deposit_risk":
      return [
        ...(intent === "COMPREHENSIVE" || is_situation || isUnvalued(facts) ? (["legal"] as const) : []),
        ...(needsMarketPrice(facts) ? (["real_estate"] as const) : []),
      ];
    case "loan_payment":
      return takesRateOfProduct(facts) ? ["loan"] : [];
    case "policy":
    case "roi":
    case "contract_creation":
    case "recall":
    case "help":
    case "greeting":
    case "thanks":
      return [];
  }
}

function analysesOf(topic: Topic, request: Request): readonly AnalysisToolName[] {
  const { facts, is_situation } = request;
  switch (topic) {
    case "increase":
      return [
        ...(hasAmounts(facts) || facts.contract_start !== null ? (["rent_increase_check"] as const) : []),
        // Whether the cap is for a shop depends on its converted deposit.
        ...(isShop(request.subject) && isKnown(facts.deposit) && isKnown(facts.rent)
          ? (["converted_deposit"] as const)
          : []),
        ...options(is_situation || (hasAmounts(facts) && isBeyondCap(facts))),
      ];
    case "conversion":
      return ["rent_conversion"];
    case "lease_dates":
      return [facts.contract_end, facts.contract_start, facts.notice_on].some((date) => date !== null)
        ? ["lease_dates"]
        : [];
    case "small_deposit":
      return facts.deposit !== null || facts.regions.length > 0 ? ["small_deposit_check"] : [];
    case "broker_fee":
      return facts.price !== null || facts.deposit !== null || facts.rent !== null || findsPrices(request)
        ? ["broker_fee_calculator"]
        : [];
    case "law":
      return options(is_situation);
    case "price_level":
      return ["market_analysis"];
    case "loan_limit":
    case "loan_payment":
      return ["loan_simulator"];
    case "policy":
      return ["policy_matcher"];
    case "roi":
      return ["roi_calculator"];
    case "deposit_risk":
      return ["risk_analysis", ...options(is_situation)];
    case "contract_review":
      return ["contract_analysis"];
    case "term":
    case "market":
    case "listings":
    case "loan_products":
    case "contract_creation":
    case "recall":
    case "help":
    case "greeting":
    case "thanks":
      return [];
  }
}

/** «보증금 6천에 월 30인데 신고해야 해?»: a question of the law with figures of its own. */
function ownTools(request: Request): readonly AnalysisToolName[] {
  return issuesOf(request).flatMap(({ tool }) =>
    tool !== undefined && FIGURES[tool](request.facts) ? [tool] : [],
  );
}

/** What has to be said before it can be worked out. */
const FIGURES: Readonly<Record<IssueTool, (facts: Facts) => boolean>> = {
  lease_report_check: ({ deposit, rent, signed_on }) => [deposit, rent, signed_on].some(isKnown),
  converted_deposit: ({ deposit, rent }) => isKnown(deposit) && isKnown(rent),
  lease_dates: ({ notice_on, contract_end }) => [notice_on, contract_end].some(isKnown),
  move_in_dates: ({ moves_on, balance_on, contract_start }) =>
    [moves_on, balance_on, contract_start].some(isKnown),
  small_deposit_check: ({ deposit, regions }) => isKnown(deposit) && regions.length > 0,
};

function isKnown(value: number | string | null): boolean {
  return value !== null;
}

function options(isSituation: boolean): readonly AnalysisToolName[] {
  return isSituation ? ["legal_options"] : [];
}

function hasAmounts(facts: Facts): boolean {
  return [facts.deposit, facts.previous_deposit, facts.rent, facts.previous_rent].some(
    (each) => each !== null,
  );
}

/** A demand in figures that the law does not allow is a situation, whether or not somebody asks what to do. */
function isBeyondCap({
  previous_deposit,
  new_deposit,
  previous_rent,
  new_rent,
  increase_rate,
}: Facts): boolean {
  const exceeds = (was: number | null, becomes: number | null) =>
    was !== null && becomes !== null && becomes * 20 > was * 21;
  return (
    exceeds(previous_deposit, new_deposit) || exceeds(previous_rent, new_rent) || (increase_rate ?? 0) > 5
  );
}

/** Nothing to reckon with yet: what the law does for a deposit can be said all the same. */
export function isUnvalued({ price, deposit, regions }: Facts): boolean {
  return price === null && (deposit === null || regions.length === 0);
}

function needsMarketPrice({ price, regions }: Facts): boolean {
  return price === null && regions.length > 0;
}

/** A price is judged against others, or not at all. */
function needsSearch(request: Request, scopes: readonly Scope[]): boolean {
  const isJudged = request.topics.includes("price_level") && scopes.includes("real_estate");
  const isAtProductsRate = request.topics.includes("loan_payment") && takesRateOfProduct(request.facts);
  return isJudged || isAtProductsRate || waitsForSearch(request);
}

/** «최저금리로 3억 빌리면»: what it costs is worked out with the rate of a loan that is on offer. */
function takesRateOfProduct({ rate, rate_end, products, bank }: Facts): boolean {
  return rate === null && (rate_end !== null || products.length > 0 || bank !== null);
}

/** What is worked out for homes that are yet to be found waits for them. */
export function waitsForSearch(request: Request): boolean {
  const { topics, facts } = request;
  const isForFound = topics.includes("loan_limit") || topics.includes("broker_fee");
  return isForFound && facts.price === null && facts.deposit === null && findsPrices(request);
}

function findsPrices({ topics }: Request): boolean {
  return topics.includes("listings") || topics.includes("market");
}

function strategyOf({ topics }: Request, steps: readonly PlannedTeam[]): Strategy {
  if (steps.some(({ team }) => team === "document") && steps.length > 1) return "parallel";
  return topics.includes("price_level") && steps.length > 1 ? "pipeline" : "sequential";
}

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
