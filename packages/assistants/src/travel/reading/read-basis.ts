import { rejectedSpans } from "@maru/language";
import { NONE, type QuantityOptions, type QuantityReading, told } from "./quantity-reading.ts";
import type { Facts } from "./reading.ts";

const FARE =
  "(?:항공(?:권|료|편|비)?|비행기(?: ?(?:값|표|삯|티켓))?|비행깃값|티켓(?:값)?|교통편|flights?|airfare)";
const WITHOUT_FLIGHTS = new RegExp(
  `${FARE}(?:은|는|을|를|값)? ?(?:빼고|빼면|제외|말고|별도|따로|불포함|미포함|(?:이미|벌써|미리) ?(?:있|샀|사 ?놨|끊|예약|구매|결제)|(?:끊어|사|예약해) ?(?:놨|뒀|둬)|끊었|샀)|(?:without|excluding|except|not including|plus) (?:the )?${FARE}`,
  "iu",
);
const WITH_FLIGHTS = new RegExp(
  `${FARE}(?:도|까지|을|를)? ?(?:포함(?! ?(?:안|하지|되지))|다 ?해서)|including (?:the )?${FARE}`,
  "iu",
);

const STRICT = /딱 ?\d|절대|넘으면 ?안|넘지 ?(?:않|말)|초과(?:하면)? ?(?:안|없)|빠듯|무조건 ?이하|strict/u;
const FLEXIBLE =
  /유동|(?:넘어|넘겨|초과해|초과되어|초과돼|오버해|오버돼|더 ?써|넘어가)도 ?(?:돼|되|괜찮|상관|무방)|여유 ?있|flexible/u;
const PER_PERSON = /인당|1인|한 ?(?:명|사람)당|각자|각각|씩(?:이|으로|요|\s|$)|per person|each/iu;
const TOTAL =
  /(?:^|\s)총(?:액|합|\s|예산|으로|이)|합쳐|합해|합계|다 ?해서|전부 ?해서|전체|모두 ?(?:해서|합|다)|둘이 ?(?:서 ?)?(?:합|해서)|in total|altogether/iu;

/** «전체 일정 보여줘», «총 얼마였지?»: asked about something, and nothing said of the budget. */
const NO_BASIS =
  /일정|코스|계획|보여|알려|얼마|뭐|몇|어때|어디|정리|요약|였지|였더라|\?|show|what|how|itinerary|plan/iu;

/** «인당이요» alone answers what the amount meant. */
export function readBasis(
  text: string,
  { asked, isBasisOpen, corrections }: QuantityOptions,
): QuantityReading {
  const isAnswer = isBasisOpen || asked === "budget_basis" || asked === "budget" || asked === "travel_style";
  const isSaid = (isAnswer || /예산|금액|원/u.test(text)) && !NO_BASIS.test(text);
  const rejected = rejectedSpans(corrections);
  // «총액 아니고 인당»: what was taken back does not count.
  const says = (pattern: RegExp) => {
    const match = pattern.exec(text);
    return match !== null && !rejected.some(({ start, end }) => match.index < end && start <= match.index);
  };
  if (isSaid && says(PER_PERSON)) return told({ budget_basis: "per_person" });
  if (isSaid && says(TOTAL)) return told({ budget_basis: "total" });
  if (STRICT.test(text)) return told({ budget_flexibility: "strict" });
  return FLEXIBLE.test(text) && /예산|금액|돈/u.test(text) ? told({ budget_flexibility: "flexible" }) : NONE;
}

/** What is said beside an amount: whether it is a limit, and whether the way there is in it. */
export function readExtras(text: string, isLimit: boolean): Facts {
  return {
    ...(WITHOUT_FLIGHTS.test(text) ? { budget_excludes_flights: true } : {}),
    ...(WITH_FLIGHTS.test(text) ? { budget_excludes_flights: false } : {}),
    ...(isLimit || STRICT.test(text)
      ? { budget_flexibility: "strict" as const }
      : FLEXIBLE.test(text)
        ? { budget_flexibility: "flexible" as const }
        : {}),
  };
}
