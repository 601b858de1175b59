import type { Awaiting, TurnResult } from "@maru/protocol";
import { objectIn, type Plain, partsIn, textIn } from "../../plain/read-plain.ts";
import { at, list, number, oneOf, or, type Shown, shape, someText, text, texts } from "../../plain/shape.ts";

const RISKS = ["low", "medium", "high"] as const;
export type Risk = (typeof RISKS)[number];
/** What nobody has judged yet deserves a look. */
const risk = or(oneOf(RISKS), "medium");

const Article = shape({
  law: at("law_title", text),
  number: at("article_number", text),
  title: at("article_title", text),
  content: at("content", someText),
  since: at("effective_date", text),
  url: at("url", text),
  /** The same for readers of English, where somebody has written it. */
  english: shape({
    law: at("law_title_en", text),
    title: at("article_title_en", text),
    content: at("content_en", text),
  }),
});
export type Article = Shown<typeof Article>;

const within = (outer: string, inner: string) => (plain: Plain) => textIn(objectIn(plain[outer])?.[inner]);

const Price = shape({
  region: at("region", text),
  type: at("property_type", text),
  kind: at("kind", text),
  count: at("count", or(number, 0)),
  average: at("average", number),
  median: at("median", number),
  minimum: at("minimum", number),
  maximum: at("maximum", number),
  rent: at("average_rent", or(number, null)),
  from: within("period", "from"),
  to: within("period", "to"),
});
export type Price = Shown<typeof Price>;

const Listing = shape({
  id: at("id", text),
  name: at("name", text),
  place: (plain) => `${textIn(plain["district"])} ${textIn(plain["neighbourhood"])}`.trim(),
  kind: at("kind", text),
  amount: at("amount", number),
  rent: at("monthly_rent", or(number, 0)),
  area: at("area", or(number, null)),
  built: at("built", or(number, null)),
  station: at("station", text),
});
export type Listing = Shown<typeof Listing>;

const Loan = shape({
  bank: at("bank", text),
  product: at("product", text),
  lowest: at("rate_minimum", number),
  highest: at("rate_maximum", number),
  rateType: at("rate_type", text),
  limit: at("limit", text),
});
export type Loan = Shown<typeof Loan>;

const Line = shape({ label: at("label", text), formula: at("formula", someText) });
export type Line = Shown<typeof Line>;

const Clause = shape({
  number: at("number", text),
  text: at("text", someText),
  risk: at("risk_level", risk),
  reason: at("reason", text),
  articles: at("articles", texts),
  suggestion: at("suggestion", text),
});
export type Clause = Shown<typeof Clause>;

const Review = shape({
  risk: at("risk_level", risk),
  clauses: at("clauses", list(Clause)),
  missing: at("missing", texts),
});
export type Review = Shown<typeof Review>;

const Text = shape({ title: at("title", text), content: at("content", someText) });
const Judgement = shape({ risk: at("risk_level", risk), risks: at("risks", list(Clause)) });
export interface Contract extends Shown<typeof Text>, Shown<typeof Judgement> {
  readonly isFinal: boolean;
}

const Findings = shape({
  articles: at("articles", list(Article)),
  prices: at("prices", list(Price)),
  listings: at("listings", list(Listing)),
  loans: at("loans", list(Loan)),
  calculation: at("calculation", list(Line)),
  review: at("review", or(Review, null)),
});
export interface Estate extends Shown<typeof Findings> {
  readonly contract: Contract | null;
}

interface Known {
  readonly result: TurnResult;
  readonly awaiting: Awaiting | null;
}

/** What an answer about a home rests on; null while there is nothing to look at. */
export function estateIn({ result, awaiting }: Known): Estate | null {
  const contract = draftIn(awaiting) ?? finishedIn(objectIn(result["document"]));
  const given = objectIn(result["findings"]);
  const findings = Findings(given ?? {});
  if (findings === undefined || (given === null && contract === null)) return null;
  const hasAny = Object.values(findings).some((found) =>
    Array.isArray(found) ? found.length > 0 : found !== null,
  );
  return hasAny || contract !== null ? { ...findings, contract } : null;
}

/** A contract that waits for a yes. */
function draftIn(awaiting: Awaiting | null): Contract | null {
  return awaiting?.type === "approval" ? contractOf(awaiting.details, awaiting.details, false) : null;
}

function finishedIn(document: Plain | null): Contract | null {
  if (document === null) return null;
  return contractOf(document, document["review_result"], document["is_final"] === true);
}

function contractOf(given: unknown, review: unknown, isFinal: boolean): Contract | null {
  const written = Text(given);
  const judged = Judgement(partsIn(review));
  return written === undefined || judged === undefined ? null : { ...written, ...judged, isFinal };
}
