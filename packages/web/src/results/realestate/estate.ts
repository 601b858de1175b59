import type { Awaiting, JsonObject, TurnResult } from "@maru/protocol";
import { listIn, numberIn, objectIn, type Plain, textIn, textsIn } from "../read-plain.ts";

export const RISKS = ["low", "medium", "high"] as const;
export type Risk = (typeof RISKS)[number];
export interface Article {
  readonly law: string;
  readonly number: string;
  readonly title: string;
  readonly content: string;
  readonly since: string;
  readonly url: string;
}
export interface Price {
  readonly region: string;
  readonly type: string;
  readonly kind: string;
  readonly count: number;
  readonly average: number;
  readonly median: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly rent: number | null;
  readonly from: string;
  readonly to: string;
  readonly source: string;
}
export interface Listing {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly kind: string;
  readonly amount: number;
  readonly rent: number;
  readonly area: number | null;
  readonly built: number | null;
  readonly station: string;
}
export interface Loan {
  readonly bank: string;
  readonly product: string;
  readonly lowest: number;
  readonly highest: number;
  readonly rateType: string;
  readonly limit: string;
}
export interface Line {
  readonly label: string;
  readonly formula: string;
}
export interface Clause {
  readonly number: string;
  readonly text: string;
  readonly risk: Risk;
  readonly reason: string;
  readonly articles: readonly string[];
  readonly suggestion: string;
}
export interface Review {
  readonly risk: Risk;
  readonly clauses: readonly Clause[];
  readonly missing: readonly string[];
  readonly recommendations: readonly string[];
}
export interface Contract {
  readonly title: string;
  readonly content: string;
  readonly isFinal: boolean;
  readonly risk: Risk;
  readonly risks: readonly Clause[];
}
export interface Estate {
  readonly articles: readonly Article[];
  readonly prices: readonly Price[];
  readonly listings: readonly Listing[];
  readonly loans: readonly Loan[];
  readonly calculation: readonly Line[];
  readonly review: Review | null;
  readonly contract: Contract | null;
}

interface Known {
  readonly result: TurnResult;
  readonly awaiting: Awaiting | null;
}

/** What an answer about a home rests on; null while there is nothing to look at. */
export function estateIn({ result, awaiting }: Known): Estate | null {
  const contract = draftIn(awaiting) ?? contractIn(objectIn(result["document"]));
  const findings = objectIn(result["findings"]);
  if (findings === null && contract === null) return null;
  const estate: Estate = {
    articles: listIn(findings?.["articles"], articleIn),
    prices: listIn(findings?.["prices"], priceIn),
    listings: listIn(findings?.["listings"], listingIn),
    loans: listIn(findings?.["loans"], loanIn),
    calculation: listIn(findings?.["calculation"], lineIn),
    review: reviewIn(objectIn(findings?.["review"])),
    contract,
  };
  const { articles, prices, listings, loans, calculation, review } = estate;
  const count = articles.length + prices.length + listings.length + loans.length + calculation.length;
  return count === 0 && review === null && contract === null ? null : estate;
}

const riskIn = (value: unknown): Risk => RISKS.find((risk) => risk === value) ?? "medium";

/** A contract that waits for a yes. */
function draftIn(awaiting: Awaiting | null): Contract | null {
  if (awaiting?.type !== "approval") return null;
  return contractOf(awaiting.details, false, awaiting.details);
}

function contractIn(document: Plain | null): Contract | null {
  if (document === null) return null;
  const review = objectIn(document["review_result"]) ?? {};
  return contractOf(document, document["is_final"] === true, review);
}

function contractOf(
  given: Plain | JsonObject,
  isFinal: boolean,
  review: Plain | JsonObject,
): Contract | null {
  const content = textIn(given["content"]);
  if (content === "") return null;
  return {
    title: textIn(given["title"]),
    content,
    isFinal,
    risk: riskIn(review["risk_level"]),
    risks: listIn(review["risks"], clauseIn),
  };
}

function articleIn(plain: Plain): Article | null {
  const content = textIn(plain["content"]);
  if (content === "") return null;
  return {
    law: textIn(plain["law_title"]),
    number: textIn(plain["article_number"]),
    title: textIn(plain["article_title"]),
    content,
    since: textIn(plain["effective_date"]),
    url: textIn(plain["url"]),
  };
}

function priceIn(plain: Plain): Price | null {
  const [average, median] = [numberIn(plain["average"]), numberIn(plain["median"])];
  const [minimum, maximum] = [numberIn(plain["minimum"]), numberIn(plain["maximum"])];
  if (average === null || median === null || minimum === null || maximum === null) return null;
  const period = objectIn(plain["period"]);
  const source = objectIn(plain["source"]);
  return {
    region: textIn(plain["region"]),
    type: textIn(plain["property_type"]),
    kind: textIn(plain["kind"]),
    count: numberIn(plain["count"]) ?? 0,
    average,
    median,
    minimum,
    maximum,
    rent: numberIn(plain["average_rent"]),
    from: textIn(period?.["from"]),
    to: textIn(period?.["to"]),
    source: textIn(source?.["name"]),
  };
}

function listingIn(plain: Plain): Listing | null {
  const amount = numberIn(plain["amount"]);
  if (amount === null) return null;
  return {
    id: textIn(plain["id"]),
    name: textIn(plain["name"]),
    place: `${textIn(plain["district"])} ${textIn(plain["neighbourhood"])}`.trim(),
    kind: textIn(plain["kind"]),
    amount,
    rent: numberIn(plain["monthly_rent"]) ?? 0,
    area: numberIn(plain["area"]),
    built: numberIn(plain["built"]),
    station: textIn(plain["station"]),
  };
}

function loanIn(plain: Plain): Loan | null {
  const [lowest, highest] = [numberIn(plain["rate_minimum"]), numberIn(plain["rate_maximum"])];
  if (lowest === null || highest === null) return null;
  return {
    bank: textIn(plain["bank"]),
    product: textIn(plain["product"]),
    lowest,
    highest,
    rateType: textIn(plain["rate_type"]),
    limit: textIn(plain["limit"]),
  };
}

function lineIn(plain: Plain): Line | null {
  const formula = textIn(plain["formula"]);
  return formula === "" ? null : { label: textIn(plain["label"]), formula };
}

function clauseIn(plain: Plain): Clause | null {
  const text = textIn(plain["text"]);
  if (text === "") return null;
  return {
    number: textIn(plain["number"]),
    text,
    risk: riskIn(plain["risk_level"]),
    reason: textIn(plain["reason"]),
    articles: textsIn(plain["articles"]),
    suggestion: textIn(plain["suggestion"]),
  };
}

function reviewIn(plain: Plain | null): Review | null {
  if (plain === null) return null;
  return {
    risk: riskIn(plain["risk_level"]),
    clauses: listIn(plain["clauses"], clauseIn),
    missing: textsIn(plain["missing"]),
    recommendations: textsIn(plain["recommendations"]),
  };
}
