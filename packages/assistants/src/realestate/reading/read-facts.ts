import { findPercentages } from "@maru/language";
import type { RealEstateData } from "../ports.ts";
import type { Facts, Topic } from "../shapes/request.ts";
import { kindSaid, offeredAs } from "./homes/kind-said.ts";
import { placesSaid } from "./homes/places-said.ts";
import { readConditions } from "./homes/read-conditions.ts";
import { readAmounts } from "./read-amounts.ts";
import { readArticles } from "./read-articles.ts";
import { readLoanWords } from "./read-loan-words.ts";
import { readPerson } from "./read-person.ts";
import { readTimes } from "./read-times.ts";

/** What a question says in figures and names. */
export function readFacts(
  text: string,
  topics: readonly Topic[],
  {
    data,
    now,
    asked = [],
  }: { readonly data: RealEstateData; readonly now: string; readonly asked?: readonly string[] },
): Partial<Facts> {
  const squeezed = text.replaceAll(/\s+/gu, "");
  const places = placesSaid(text, data);
  const amounts = readAmounts(text, topics, asked);
  return clean({
    ...readComplex(squeezed, data),
    regions: nonEmpty(places.wanted) ?? regionOfComplex(squeezed, data),
    unwanted_regions: nonEmpty(places.unwanted),
    ...readConditions(text, squeezed, { data, now }),
    // «500/40»: who names both pays by the month.
    kind: kindSaid(squeezed) ?? (amounts.deposit != null && amounts.rent != null ? "rent" : undefined),
    offered_as: offeredAs(squeezed),
    ...amounts,
    ...readRates(text, topics),
    ...readPerson(text, squeezed),
    ...readLoanWords(text, topics, data.loan_products),
    ...readTimes(text, squeezed, now),
    articles: nonEmpty(readArticles(text)),
  });
}

/** «가온아파트 시세»: a complex that there are deals of. */
function complexIn(squeezed: string, { deals }: RealEstateData) {
  return deals.find(
    ({ complex }) => complex.length >= 3 && squeezed.includes(complex.replaceAll(/\s+/gu, "")),
  );
}

function readComplex(squeezed: string, data: RealEstateData): Partial<Facts> {
  const deal = complexIn(squeezed, data);
  return deal === undefined ? {} : { complex: deal.complex };
}

function regionOfComplex(squeezed: string, data: RealEstateData): string[] | undefined {
  const deal = complexIn(squeezed, data);
  return deal === undefined ? undefined : [deal.district];
}

/** A per cent is an increase where something goes up, a share of something, or a rate of interest. */
function readRates(text: string, topics: readonly Topic[]): Partial<Facts> {
  const found = findPercentages(text);
  if (found.length === 0) return bareRate(text);
  // «대출 60% 금리 4.6%»: what is far above any interest is a share of something.
  const first = found.find(({ value }) => topics.includes("increase") || mostOf(value) <= HIGHEST_INTEREST);
  if (first === undefined || first.value.isPoints) return {};
  const { value, span } = first;
  const amount = mostOf(value);
  const around = text.slice(Math.max(0, span.start - 10), span.end + 10);
  if (/인상|올려|올리|올라|오르|증액|상승/u.test(around) && topics.includes("increase"))
    return { increase_rate: amount };
  if (topics.includes("increase") && !/금리|이자|이율/u.test(around)) return { increase_rate: amount };
  if (value.kind === "at_most") return { maximum_rate: amount };
  return { rate: amount };
}

/** No interest on a loan may be higher by law. */
const HIGHEST_INTEREST = 20;

function mostOf(value: ReturnType<typeof findPercentages>[number]["value"]): number {
  return value.kind === "range" ? value.maximum : value.amount;
}

/** «금리 3.8로»: a rate that nobody says a unit of. */
function bareRate(text: string): Partial<Facts> {
  const rate =
    /(?:금리|이율|이자율)(?:가|는|은|를|을)?\s?(?:연\s?)?(\d{1,2}(?:\.\d{1,2})?)(?![\d.]|\s?(?:년|억|만|천|개|월|일|더))/u.exec(
      text,
    )?.[1];
  return rate === undefined ? {} : { rate: Number(rate) };
}

function nonEmpty<Value>(values: readonly Value[]): Value[] | undefined {
  return values.length === 0 ? undefined : [...values];
}

/** Without what nothing was said about, so that a follow-up can be laid over what was said before. */
function clean(facts: { [Name in keyof Facts]?: Facts[Name] | undefined }): Partial<Facts> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Facts>;
}
