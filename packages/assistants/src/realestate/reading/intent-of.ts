import { findIssues } from "../issues/find-issues.ts";
import type { Intent } from "../shapes/common.ts";
import type { Facts, Topic } from "../shapes/request.ts";

const INTENTS: Readonly<Record<Topic, Intent>> = {
  law: "LEGAL_CONSULT",
  term: "LEGAL_CONSULT",
  increase: "LEGAL_CONSULT",
  conversion: "LEGAL_CONSULT",
  lease_dates: "LEGAL_CONSULT",
  small_deposit: "LEGAL_CONSULT",
  broker_fee: "LEGAL_CONSULT",
  market: "MARKET_INQUIRY",
  price_level: "MARKET_INQUIRY",
  listings: "MARKET_INQUIRY",
  loan_products: "LOAN_CONSULT",
  loan_limit: "LOAN_CONSULT",
  loan_payment: "LOAN_CONSULT",
  policy: "LOAN_CONSULT",
  roi: "COMPREHENSIVE",
  deposit_risk: "RISK_ANALYSIS",
  contract_creation: "CONTRACT_CREATION",
  contract_review: "CONTRACT_REVIEW",
  recall: "UNCLEAR",
  help: "UNCLEAR",
  greeting: "IRRELEVANT",
  thanks: "IRRELEVANT",
};

const ABOUT_HOMES =
  /집|보증금|시세|매물|복비|중개|갱신|전환율|확정일자|전입|등기부|부동산|방(?![가-힣]?법|문|향|송|학|금)|전세|월세|매매|아파트|오피스텔|빌라|이사|계약|분양|재건축|재개발|청약|토지|임대|주택|상가|대출|home|house|estate|apartment|rent|lease/iu;

/** «그거 있잖아 그거», «ㅁㄴㅇㄹ», «더 자세히»: too little to tell whether it is about homes. */
const SAYS_NOTHING =
  /^(?:[ㄱ-ㅎㅏ-ㅣ]+|(?:그거|이거|저거|그것|그게|이게|그건|이건|그러니까|그니까|있잖아요?|뭐더라|뭐랄까|뭐지|음+|어+|흠+|아+|저기요?|그|저|좀|더|자세히|다시|왜|그래서|그럼|어떻게|하라고|뭐라고|말해줘|알려줘|설명해줘|궁금해요?|물어볼게?요?|질문있어요?|도와줘|해야돼요?|해야되나요?|해야하나요?|해야해요?|하죠|할까요?|되나요?|돼요?)+)$/u;

/** One of the nine intents for everything a message is about; finer topics exist below them. */
export function intentOf(
  topics: readonly Topic[],
  facts: Facts,
  said: { readonly text: string; readonly is_situation: boolean },
): { readonly intent: Intent; readonly confidence: number } {
  const intents = [...new Set(topics.map((topic) => INTENTS[topic]))];
  const [first] = intents;
  if (first === undefined)
    return ABOUT_HOMES.test(said.text) || SAYS_NOTHING.test(said.text.replaceAll(/[\s?？!.~…,]+/gu, ""))
      ? { intent: "UNCLEAR", confidence: 0.25 }
      : { intent: "IRRELEVANT", confidence: 0.9 };
  if (first === "CONTRACT_CREATION") return { intent: "CONTRACT_CREATION", confidence: 0.95 };
  if (intents.length > 1) return { intent: "COMPREHENSIVE", confidence: 0.85 };
  // Somebody's own case in figures, and what to do about it: more than looking up an article.
  const isCase = said.is_situation && hasCase(facts, said.text);
  if (first === "LEGAL_CONSULT" && isCase) return { intent: "COMPREHENSIVE", confidence: 0.85 };
  return { intent: first, confidence: confidenceOf(topics) };
}

function hasCase(facts: Facts, text: string): boolean {
  return (
    [facts.deposit, facts.new_deposit, facts.new_rent, facts.rent, facts.lived_years].some(
      (each) => each !== null,
    ) ||
    findIssues(text).some(({ isUrgent }) => isUrgent === true) ||
    /집주인|임대인|건물주|주인이|세입자|임차인|중개사|당했|당한|못\s?받|안\s?돌려|안\s?[줘주]|고장|경매|밀렸|landlord|tenant/iu.test(
      text,
    )
  );
}

function confidenceOf(topics: readonly Topic[]): number {
  if (topics.includes("recall") || topics.includes("help")) return 0.6;
  return topics.includes("law") ? 0.8 : 0.9;
}
