/** A part of a message, and whether it asks for something or only tells what is so. */
export interface Clause {
  readonly text: string;
  readonly act: "asks" | "tells";
}

/** Where one sentence ends and the next begins; the point of «3.8» and of «제3.» ends none. */
const SENTENCES = /(?<!\d)\.(?!\d)|(?<=\d)\.(?=\s+[가-힣A-Z])|[?？!…\n;]+/u;
/** «시세하고 조문»: behind these 하고 joins things, and is no verb. */
const WANTED_THING =
  "(?:시세|매물|금리|한도|가격|평균|실거래가|조건|방법|수익률|복비|보수|수수료|정책|상품|차이|절차|서류|이자|상환액|보증금|조항|조문|법|권|일자|변제)";
/** «찾아주고, 계산해줘», «얼마인지랑», «and also»: where one wish ends and the next begins. */
const WISHES = new RegExp(
  `(?<!${WANTED_THING}하)(?<=(?:[줘주보하되쓰들리찾싶알내뭐]|[있없]|는지|은지|한지|인지))(?:고(?:요|서)?(?!\\s?있)|랑|하고|도|,)[,\\s]+|[,\\s]+(?:그리고|또한?|아울러|및|and(?:\\s+also)?|also|plus)\\s+|,\\s*(?=[가-힣])`,
  "iu",
);
/** «시세랑 금리 알려줘»: things that are wanted in one breath. */
const THINGS = /(?<=[가-힣])(?:이랑|랑|하고|와|과)\s+/u;

const ASKS =
  /줘|보$|주세|주시|주라|달라|줄래|줄수|주고|주며|부탁|바래|바람|바랍|궁금|찾|알려|보여|계산|비교|추천|검토|봐|작성|써|[?？]|까요?$|나요|가요|[은는을]까|는지|은지|인지|한지|ㄴ지|할지|[냐니]$|얼마|언제|어떻|어떡|어디|어느|누가|누구|왜|무슨|무엇|뭐|뭘|몇|되나|돼요?$|되요$|될까|가능|해야|하나요|있나|있어|있을까|맞아|맞나|괜찮|대상|\b(?:how|what|when|where|who|which|why|can|could|should|is|are|do|does|may|show|find|tell|give|draft|write|review|explain|calculate|compare|any)\b/iu;

function clause(text: string): Clause {
  return { text: text.trim(), act: ASKS.test(text) ? "asks" : "tells" };
}

/** The parts of a message, each with what it does. */
export function clausesOf(text: string): readonly Clause[] {
  const items = text.split(NUMBERED);
  // «1. 송파구 전세 평균 2. 전세대출 금리»: who counts his wishes asks for every one of them.
  if (items.length > 2)
    return items.flatMap((item, index) =>
      partsOf(item).map((part) => (index === 0 ? part : { ...part, act: "asks" as const })),
    );
  return partsOf(text);
}
const NUMBERED = /(?:^|\s)(?:\d[.)]|[①②③④⑤])\s*(?=[가-힣A-Za-z])/u;

function partsOf(text: string): readonly Clause[] {
  return text
    .split(SENTENCES)
    .flatMap((sentence) => sentence.split(WISHES))
    .filter((part) => part.trim().length >= SHORTEST)
    .map(clause);
}
const SHORTEST = 2;

/** The things that one clause names side by side: «시세랑 금리», each asked for as the clause asks. */
export function thingsIn({ text, act }: Clause): readonly Clause[] {
  return text
    .split(THINGS)
    .filter((part) => part.trim().length >= SHORTEST)
    .map((part) => ({ text: part.trim(), act }));
}
