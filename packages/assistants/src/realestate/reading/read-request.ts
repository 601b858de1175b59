import { repairText } from "@maru/language";
import { findIssues } from "../issues/find-issues.ts";
import type { Listing, RealEstateData } from "../ports.ts";
import { type Facts, NO_FACTS, type Request, type Topic } from "../shapes/request.ts";
import { intentOf } from "./intent-of.ts";
import { readContractText } from "./read-contract-text.ts";
import { readFacts } from "./read-facts.ts";
import { readListing } from "./read-listing.ts";
import { asksWhatToDo } from "./read-topics.ts";
import { VOCABULARY } from "./vocabulary.ts";

export interface ReadingInput {
  readonly text: string;
  readonly now: string;
  readonly data: RealEstateData;
  /** What it is about, as far as its own words say. */
  readonly said: readonly Topic[];
  /** The word that is to be explained, where one is. */
  readonly term: string | null;
  /** What was understood last; null at the beginning. */
  readonly previous: Request | null;
  /** What the last reply asked for. */
  readonly questions: readonly string[];
  /** Homes on offer that were shown last, in their order. */
  readonly shown?: readonly Listing[];
}

/** «방금 그 데이터로»: look at what was found again. */
const REUSES =
  /방금|아까|(?:그|이|위|저)(?:데이터|결과|자료|시세|매물|정보|내용|숫자|금액|평균|상품|중)|그걸로|이걸로|그거로|그가격|그집|그중|이중에|thatdata|thoseresults/iu;
/** «그럼 송파구는?»: the same again, for something else. */
const CONTINUES =
  /^(?:그럼|그러면|그렇다면|그리고|그런데|근데|또|혹시|아니|아니면|만약|만일)|(?:은|는|도)[?？]?$|(?:은|는|도)(?:요|어때|어떄|얼마|알려줘|어떤가요|어떄요|어때요|얼마야|얼마예요)[?？]?$|^(?:and|what about|how about)/iu;
const DETAIL: readonly (keyof Facts)[] = [
  "regions",
  "property_type",
  "kind",
  "deposit",
  "new_deposit",
  "price",
  "rent",
  "maximum_price",
  "minimum_price",
  "income",
  "rate",
  "years",
  "age",
  "existing_debt",
  "senior_debt",
  "loan_amount",
  "homes_owned",
  "contract_end",
  "repayment",
  "minimum_area",
  "maximum_area",
  "maximum_rent",
  "marriage_years",
  "is_single",
  "children",
  "increase_rate",
  "loan_type",
  "rate_type",
  "maximum_rate",
];

/** The text without slips of the finger. */
export function mendText(text: string): string {
  return repairText(text, VOCABULARY).text;
}

/** Understands a message together with what was said before. */
export function readRequest(input: ReadingInput): Request {
  const { text, now, data, previous, questions } = input;
  const mended = mendText(text);
  const contract_text = readContractText(text) ?? awaitedContract(text, questions);
  const said: readonly Topic[] = contract_text === null ? input.said : ["contract_review"];
  const meant = said.length === 0 ? (previous?.topics ?? []) : said;
  const facts: Partial<Facts> = {
    ...readListing(mended, meant, { listings: data.listings, shown: input.shown ?? [] }),
    ...readFacts(mended, meant, { data, now }),
  };
  const follow = contract_text === null ? followUp(mended, said, facts, previous, questions) : null;
  const topics = follow?.topics ?? refine(said, facts);
  const merged: Facts = {
    ...NO_FACTS,
    ...follow?.facts,
    ...facts,
    ...comparedRegions(mended, facts, follow?.facts),
    term: input.term,
  };
  const is_situation = asksWhatToDo(mended);
  const { intent, confidence } = intentOf(topics, merged, { text: mended, is_situation });
  return {
    text,
    subject: follow?.reuses === true && !hasOwnSubject(mended) ? (previous?.subject ?? "") : text,
    intent,
    confidence,
    topics: [...topics],
    facts: merged,
    is_situation,
    reuses: follow?.reuses ?? false,
    keywords: keywordsOf(mended),
    contract_text,
  };
}

function hasOwnSubject(text: string): boolean {
  return findIssues(text).length > 0;
}

function awaitedContract(text: string, questions: readonly string[]): string | null {
  return questions.includes("contract_text") && text.trim().length >= 30 ? text : null;
}

/** Some things are meant only where something can be looked at. */
function refine(said: readonly Topic[], facts: Partial<Facts>): readonly Topic[] {
  // «집값 12억, 전세 8억, 근저당 3억이면?»: sums that are only put together to see whether it is safe.
  const hasRisk =
    facts.deposit !== undefined && (facts.senior_debt !== undefined || facts.price !== undefined);
  if (said.length === 0 && hasRisk) return ["deposit_risk"];
  // «집값 3억 전세 2억8천인데 보증보험 돼?»: what both come to decides it, too.
  if (said[0] === "law" && facts.deposit !== undefined && facts.price !== undefined)
    return [...said, "deposit_risk"];
  const isBarePlace =
    said.length === 0 &&
    (facts.regions !== undefined || facts.property_type !== undefined) &&
    (facts.kind !== undefined || facts.maximum_price !== undefined || facts.property_type !== undefined);
  if (said.length === 0 && facts.station !== undefined) return ["listings"];
  // LTV and DSR are rules of loans to buy; what a jeonse loan gives is up to the product.
  const isJeonseLoan = facts.price === undefined && (facts.loan_type === "jeonse" || facts.kind === "jeonse");
  if (said.includes("loan_limit") && isJeonseLoan)
    return [...new Set(said.map((topic) => (topic === "loan_limit" ? "loan_products" : topic)))];
  // «자녀 셋 무주택 연소득 7천 결혼 10년차»: who says only this wants to know what there is for him.
  const person = ["age", "income", "homes_owned", "marriage_years", "children"] as const;
  if (said.length === 0 && person.filter((name) => facts[name] !== undefined).length >= 2)
    return facts.price === undefined ? ["policy"] : ["loan_limit"];
  if (!isBarePlace) return said;
  // «강남구 아파트 전세»: the going rate; «마포 5억 이하 아파트»: what is on offer.
  if (facts.maximum_price !== undefined || facts.minimum_price !== undefined) return ["listings"];
  return facts.kind === "sale" ? ["market", "listings"] : ["market"];
}

/** «송파구랑 비교해줘»: beside what was looked at before, and not in its place. */
function comparedRegions(
  text: string,
  facts: Partial<Facts>,
  earlier: Partial<Facts> | undefined,
): Partial<Facts> {
  const [first] = earlier?.regions ?? [];
  if (first === undefined || facts.regions?.length !== 1 || facts.regions.includes(first)) return {};
  return /비교|차이|같이|함께|견주|대비|보다/u.test(text) ? { regions: [first, ...facts.regions] } : {};
}

/** «그중 제일 싼 거», «몇 년에 지어졌어?», «더 자세히»: about what was shown, whatever words it uses. */
const LOOKS =
  /(?:제일|가장|젤|최고|최저|더|맨)(?:로|가|액)?(?:싼|싸|비싼|비싸|저렴|넓|큰|크|작|좁|가까|높|낮|새|신축|오래|자세)|어느(?:단지|집|곳|거|쪽)|준공|몇년(?:에|도에)?지|언제지|연식|몇평|면적|평수|몇건|평균(?:이|은)?(?:얼마|뭐)|얼마라고|뭐라고|최고금리|최저금리|다시(?:말|알려|한번|설명)|근거|조문|출처|왜(?:\?|$|그|죠|요)|그래서/u;
const BUDGETS =
  /(?:으로|로|이면|면|에|까지|밖에)(?:는|도|요)?(?:가능|되|돼|될|살수|살만|들어갈|있|구할|없|얻)/u;
const SHOWN: readonly Topic[] = [
  "market",
  "listings",
  "loan_products",
  "law",
  "term",
  "increase",
  "price_level",
];
const LONGEST_LOOK = 26;

interface FollowUp {
  readonly topics: readonly Topic[];
  readonly facts: Partial<Facts>;
  readonly reuses: boolean;
}

const SEARCHES: readonly Topic[] = ["market", "listings", "loan_products", "law", "term"];
const NEVER_AGAIN: readonly Topic[] = ["recall", "greeting", "thanks", "help", "contract_creation"];

function followUp(
  text: string,
  said: readonly Topic[],
  facts: Partial<Facts>,
  previous: Request | null,
  questions: readonly string[],
): FollowUp | null {
  if (previous === null) return null;
  const squeezed = text.replaceAll(/\s+/gu, "");
  const earlier = previous.topics.filter((topic) => !NEVER_AGAIN.includes(topic));
  const hasDetail = DETAIL.some((name) => facts[name] !== undefined);
  const isAnswer = questions.some((field) => field in facts || field === "region") && hasDetail;
  const asksAboutShown = LOOKS.test(squeezed) || (BUDGETS.test(squeezed) && hasDetail);
  if (
    asksAboutShown &&
    earlier.some((topic) => SHOWN.includes(topic)) &&
    said.every((topic) => SEARCHES.includes(topic) || topic === "price_level") &&
    squeezed.length <= LONGEST_LOOK &&
    facts.regions === undefined &&
    facts.property_type === undefined &&
    facts.listing === undefined
  )
    return { topics: earlier, facts: previous.facts, reuses: true };
  if (REUSES.test(squeezed) && earlier.length > 0 && said[0] !== "recall") {
    const topics = said.length === 0 || said.every((topic) => SEARCHES.includes(topic)) ? earlier : said;
    return { topics, facts: previous.facts, reuses: !changesSearch(facts, previous.facts) };
  }
  if (earlier.length === 0) return null;
  if (said.length === 0 && hasDetail && (isAnswer || CONTINUES.test(squeezed) || squeezed.length <= 24))
    return { topics: earlier, facts: laidUnder(facts, previous.facts), reuses: false };
  // «대출은 얼마까지 돼?» after a price was spoken of: its figures are still meant.
  if (said.length > 0 && CONTINUES.test(squeezed) && sharesSubject(said, earlier))
    return { topics: said, facts: laidUnder(facts, previous.facts), reuses: false };
  return null;
}

function changesSearch(facts: Partial<Facts>, previous: Facts): boolean {
  const { regions, property_type } = facts;
  return (
    regions?.some((region) => !previous.regions.includes(region)) ||
    (property_type !== undefined && property_type !== null && property_type !== previous.property_type)
  );
}

const MONEY: readonly Topic[] = [
  "market",
  "price_level",
  "listings",
  "loan_limit",
  "loan_payment",
  "loan_products",
  "deposit_risk",
  "roi",
  "broker_fee",
  "policy",
];
function sharesSubject(said: readonly Topic[], earlier: readonly Topic[]): boolean {
  return (
    said.some((topic) => earlier.includes(topic)) ||
    (said.some((topic) => MONEY.includes(topic)) && earlier.some((topic) => MONEY.includes(topic)))
  );
}

/** What was known stays known, except what the new words replace: another price range, another way to pay. */
function laidUnder(facts: Partial<Facts>, previous: Facts): Partial<Facts> {
  const priced = facts.maximum_price !== undefined || facts.minimum_price !== undefined;
  return priced ? { ...previous, maximum_price: null, minimum_price: null } : previous;
}

/** The words a search goes by: nouns as people write them, without the small change. */
function keywordsOf(text: string): string[] {
  const words = text.match(/[가-힣]{2,}|[a-z]{3,}|\d+(?:\.\d+)?%?(?:억|만)?/giu) ?? [];
  return [...new Set(words)].slice(0, 12);
}
