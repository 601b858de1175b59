import { rejectedSpans } from "@maru/language";
import { NOTING } from "../texts/noting.ts";
import { NONE, type QuantityOptions, type QuantityReading, told } from "./quantity-reading.ts";
import { readFlexibility } from "./read-flexibility.ts";
import type { Facts } from "./reading.ts";

const FARE =
  "(?<![가-힣])(?:항공(?:권|료|편|비)?|비행기(?: ?(?:값|표|삯|티켓))?|비행깃값|티켓(?:값)?|교통편|flights?|airfare)";
const WITHOUT_FLIGHTS = new RegExp(
  `${FARE}(?:은|는|을|를|값)? ?(?:빼고|빼면|제외|말고|별도|따로|불포함|미포함|(?:이미|벌써|미리) ?(?:있|샀|사 ?놨|끊|예약|구매|결제)|(?:끊어|사|예약해) ?(?:놨|뒀|둬)|끊었|샀)|(?:without|excluding|except|not including|plus) (?:the )?${FARE}`,
  "iu",
);
const WITH_FLIGHTS = new RegExp(
  `${FARE}(?:도|까지|을|를)? ?(?:포함(?! ?(?:안|하지|되지))|다 ?해서)|including (?:the )?${FARE}`,
  "iu",
);

const PER_PERSON =
  /인당|1인|(?:한|1) ?(?:명|사람|인) ?(?:당|씩|기준|몫)|각자|각각|씩(?:이|으로|요|\s|$)|per person|per head|each/iu;
const TOTAL =
  /(?:^|\s)총(?:액|합|\s|예산|으로|이)|합쳐|합친|합해|합한|합산|합계|(?:[2-9]|두|세|네) ?(?:인|명|사람|분) ?(?:기준|합|몫)|(?:둘이|셋이|넷이|우리)(?:서)? ?(?:같이 ?|다 ?)?쓸|다 ?해서|전부 ?해서|전체|모두 ?(?:해서|합|다)|둘이 ?(?:서 ?)?(?:합|해서)|in total|\btotal\b|altogether|combined|for (?:both|all|the (?:two|three|four)) of us/iu;
/** «그건 1인 기준이야», «700은 둘이 합친 돈이야», «that was per person»: what a known amount meant. */
const MEANT =
  /(?:인당|기준|사람당|명당|각자|각각|합친|합쳐|합한|합해|합산|합계|총액|전체|쓸|몫)[가-힣 ]{0,8}(?:이?야|이?에요|예요|입니다|이었|였|인데|거든|건데|임|말|죠|지)|\b(?:is|was|it's|that's|meant?|means)\b.{0,20}(?:per (?:person|head)|each|total|altogether|combined|together|of us)/iu;

/** «전체 일정 보여줘», «총 얼마였지?»: asked about something, and nothing said of the budget. */
const NO_BASIS =
  /일정|코스|계획|보여|알려|얼마|뭐|몇|어때|어디|정리|요약|였지|였더라|\?|show|what|how|itinerary|plan/iu;

/** «인당이요» alone answers what the amount meant. */
export function readBasis(
  text: string,
  { asked, isBasisOpen, corrections, budget, language }: QuantityOptions,
): QuantityReading {
  const isAnswer = isBasisOpen || asked === "budget_basis" || asked === "budget" || asked === "travel_style";
  const isMeant = budget !== null && MEANT.test(text);
  const isSaid = (isAnswer || isMeant || /예산|금액|원/u.test(text)) && !NO_BASIS.test(text);
  const rejected = rejectedSpans(corrections);
  // «총액 아니고 인당»: what was taken back does not count.
  const says = (pattern: RegExp) => {
    const match = pattern.exec(text);
    return match !== null && !rejected.some(({ start, end }) => match.index < end && start <= match.index);
  };
  if (isSaid && says(PER_PERSON)) return told({ budget_basis: "per_person" });
  if (isSaid && says(TOTAL)) return told({ budget_basis: "total" });
  const flexibility = readFlexibility(text, false);
  return flexibility === null
    ? NONE
    : told({ budget_flexibility: flexibility }, NOTING[language].flexibility[flexibility]);
}

/** What is said beside an amount: whether it is a limit, and whether the way there is in it. */
export function readExtras(text: string, isLimit: boolean): Facts {
  const flexibility = isLimit ? "strict" : readFlexibility(text, true);
  return {
    ...(WITHOUT_FLIGHTS.test(text) ? { budget_excludes_flights: true } : {}),
    ...(WITH_FLIGHTS.test(text) ? { budget_excludes_flights: false } : {}),
    ...(flexibility === null ? {} : { budget_flexibility: flexibility }),
  };
}
