import { findPercentages } from "@maru/language";
import type { DealKind, RealEstateData } from "../ports.ts";
import type { Facts, Topic } from "../shapes/request.ts";
import { readConditions } from "./homes/read-conditions.ts";
import { readAmounts } from "./read-amounts.ts";
import { readArticles } from "./read-articles.ts";
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
  const kind = kindOf(squeezed);
  return clean({
    ...readComplex(squeezed, data),
    regions: nonEmpty(readRegions(text, data)) ?? regionOfComplex(squeezed, data),
    ...readConditions(text, squeezed, { data, now }),
    kind,
    ...readAmounts(text, topics),
    ...readRates(text, topics),
    ...readPerson(text, squeezed),
    ...readLoanWords(squeezed, data),
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

function kindOf(squeezed: string): DealKind | undefined {
  // «전세랑 월세 둘 다»: neither alone.
  if (/전세(?:랑|와|하고|,|·|\/|도)?월세(?:둘|모두|다|도|시세|전부)|월세(?:랑|와|하고|,)전세/u.test(squeezed))
    return undefined;
  // «하나 사서 월세 받고 싶다»: who lets a home out has to buy it.
  if (
    /(?:사서|사놓고|매입해서?|구입해서?|사두고)/u.test(squeezed) &&
    /(?:월|전)?세(?:를)?(?:받|놓|주)/u.test(squeezed)
  )
    return "sale";
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
  return /forsale|tobuy|buying|purchase|saleprice/iu.test(squeezed) ? "sale" : undefined;
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

function readLoanWords(squeezed: string, data: RealEstateData): Partial<Facts> {
  const named = data.loan_products.find(
    ({ bank: name, product }) =>
      squeezed.includes(name) || squeezed.includes(product.replaceAll(/\s+/gu, "")),
  );
  const bank = named?.bank;
  return {
    ...(bank === undefined ? {} : { bank }),
    ...(/전세(?:자금)?대출|전세안심|버팀목|임차보증금대출/u.test(squeezed)
      ? { loan_type: "jeonse" as const }
      : {}),
    ...(/주택?담보|주담대|담보대출|매매대출|집담보|아파트담보|디딤돌|보금자리/u.test(squeezed)
      ? { loan_type: "mortgage" as const }
      : {}),
    ...(/신용대출상품|신용대출(?:추천|금리|비교)/u.test(squeezed) ? { loan_type: "credit" as const } : {}),
    ...(/고정금리|고정으로|고정형/u.test(squeezed) ? { rate_type: "fixed" as const } : {}),
    ...(/변동금리|변동으로|변동형/u.test(squeezed) ? { rate_type: "variable" as const } : {}),
    ...(/원리금균등/u.test(squeezed) ? { repayment: "equal_payment" as const } : {}),
    ...(/원금균등/u.test(squeezed) ? { repayment: "equal_principal" as const } : {}),
    ...(/만기일시|이자만/u.test(squeezed) ? { repayment: "bullet" as const } : {}),
  };
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
