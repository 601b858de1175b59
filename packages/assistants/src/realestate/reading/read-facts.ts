import { findAreas, findPercentages } from "@maru/language";
import { romanise } from "../market/english-places.ts";
import type { DealKind, RealEstateData } from "../ports.ts";
import type { Facts, Topic } from "../shapes/request.ts";
import { typeNamedIn } from "./property-type.ts";
import { readAmounts } from "./read-amounts.ts";
import { readArticles } from "./read-articles.ts";
import { readLoanWords } from "./read-loan-words.ts";
import { readPerson } from "./read-person.ts";
import { readRegions } from "./read-regions.ts";
import { readTimes } from "./read-times.ts";

/** What a question says in figures and names. */
export function readFacts(
  text: string,
  topics: readonly Topic[],
  { data, now }: { readonly data: RealEstateData; readonly now: string },
): Partial<Facts> {
  const squeezed = text.replaceAll(/\s+/gu, "");
  const type = typeNamedIn(text);
  const kind = kindOf(squeezed);
  return clean({
    ...readComplex(squeezed, data),
    regions: nonEmpty(readRegions(text, data)) ?? regionOfComplex(squeezed, data),
    property_type: type,
    kind,
    ...readAmounts(text, topics),
    ...readRates(text, topics),
    ...readAreaLimits(text),
    ...readPerson(text, squeezed),
    ...readLoanWords(text, topics, data.loan_products),
    ...readTimes(text, squeezed, now),
    ...newlyBuilt(squeezed, now),
    station: /([가-힣]{2,10}역)(?![가-힣]{2})/u.exec(text)?.[1] ?? stationInLatin(text, data),
    maximum_walk: walkOf(squeezed),
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

/** «신축만»: five years old at most, where no year is said. */
function newlyBuilt(squeezed: string, now: string): Partial<Facts> {
  const isAsked = /신축|새(?:로지은|집|아파트|오피스텔)|newlybuilt|newbuild/iu.test(squeezed);
  return isAsked && !/\d{4}년|\d년(?:이내|안)/u.test(squeezed)
    ? { built_since: Number(now.slice(0, 4)) - NEW_YEARS }
    : {};
}
const NEW_YEARS = 5;

/** «near Gongdeok station»: one that a home on offer is near to. */
function stationInLatin(text: string, { listings }: RealEstateData): string | undefined {
  const said = /\b([a-z]{4,})(?:\s(?:univ\w*|entrance))?\sstation\b/iu.exec(text)?.[1]?.toLowerCase();
  if (said === undefined) return undefined;
  return listings
    .flatMap(({ station }) => /([가-힣]{2,10}역)/u.exec(station ?? "")?.[1] ?? [])
    .find((name) => romanise(name.slice(0, -1)).toLowerCase().startsWith(said));
}

/** «역에서 5분 안쪽» */
function walkOf(squeezed: string): number | undefined {
  const minutes =
    /역.{0,8}?(\d{1,2})분/u.exec(squeezed)?.[1] ??
    /(\d{1,2})분(?:거리)?(?:역세권|이내역)/u.exec(squeezed)?.[1];
  if (minutes !== undefined) return Number(minutes);
  return /역세권/u.test(squeezed) ? 10 : undefined;
}

function kindOf(squeezed: string): DealKind | undefined {
  // «전세랑 월세 둘 다»: neither alone.
  if (/전세(?:랑|와|하고|,|·|\/|도)?월세(?:둘|모두|다|도|시세|전부)|월세(?:랑|와|하고|,)전세/u.test(squeezed))
    return undefined;
  if (/반전세|월세(?!신고|세액)|1000\//u.test(squeezed) || isFollowed(squeezed, "보증금", /월/u))
    return "rent";
  if (/전세(?!사기|자금|대출|보증보험)/u.test(squeezed)) return "jeonse";
  if (
    /매매|매수|매도|사려|살려|사고싶|구입|집값|분양/u.test(squeezed) ||
    isFollowed(squeezed, "매물", /[사산]/u)
  )
    return "sale";
  if (/전세|jeonse/iu.test(squeezed)) return "jeonse";
  if (/monthlyrent|rent(?:al)?s?(?!o)|wolse/iu.test(squeezed)) return "rent";
  return /forsale|tobuy|(?:i|we)buy|buy(?:ing|it|one)|bought|purchase|saleprice/iu.test(squeezed)
    ? "sale"
    : undefined;
}

/** Whether a word stands there and something comes anywhere after it; one look at the text, however long it is. */
function isFollowed(text: string, word: string, by: RegExp): boolean {
  const at = text.indexOf(word);
  return at !== -1 && by.test(text.slice(at + word.length));
}

/** A per cent is an increase where something goes up, a share of something, or a rate of interest. */
function readRates(text: string, topics: readonly Topic[]): Partial<Facts> {
  const [first] = findPercentages(text);
  if (first === undefined) return bareRate(text);
  if (first.value.isPoints) return {};
  const { value, span } = first;
  const amount = value.kind === "range" ? value.maximum : value.amount;
  const around = text.slice(Math.max(0, span.start - 10), span.end + 10);
  if (/인상|올려|올리|올라|오르|증액|상승/u.test(around) && topics.includes("increase"))
    return { increase_rate: amount };
  if (topics.includes("increase") && !/금리|이자|이율/u.test(around)) return { increase_rate: amount };
  if (value.kind === "at_most") return { maximum_rate: amount };
  return { rate: amount };
}

/** «금리 3.8로»: a rate that nobody says a unit of. */
function bareRate(text: string): Partial<Facts> {
  const rate =
    /(?:금리|이율|이자율)(?:가|는|은|를|을)?\s?(?:연\s?)?(\d{1,2}(?:\.\d{1,2})?)(?![\d.]|\s?(?:년|억|만|천|개|월|일))/u.exec(
      text,
    )?.[1];
  return rate === undefined ? {} : { rate: Number(rate) };
}

function readAreaLimits(text: string): Partial<Facts> {
  const [area] = findAreas(text);
  if (area === undefined) return usualArea(text);
  const { value } = area;
  switch (value.kind) {
    case "range":
      return { minimum_area: round(value.minimum), maximum_area: round(value.maximum) };
    case "at_most":
      return { maximum_area: round(value.amount) };
    case "at_least":
      return { minimum_area: round(value.amount) };
    case "exact":
      // «84제곱» is the usual name of homes around that size.
      return { minimum_area: round(value.amount * 0.9), maximum_area: round(value.amount * 1.1) };
  }
}

/** «가온아파트 84 전세»: sizes so usual that nobody says a unit. */
function usualArea(text: string): Partial<Facts> {
  const size = /(?<![\d.,억만천])(59|74|84|101|114)\s?(?:타입|형|[a-d])?\s?(?:전세|월세|매매|아파트)/iu.exec(
    text,
  )?.[1];
  if (size === undefined) return {};
  return { minimum_area: round(Number(size) * 0.9), maximum_area: round(Number(size) * 1.1) };
}

function round(area: number): number {
  return Math.round(area * 10) / 10;
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
