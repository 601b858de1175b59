import type { Command, PlanLetter, SearchedPart, Topic } from "./reading.ts";

const DAY_WORDS: readonly (readonly [number, RegExp])[] = [
  [1, /첫째 ?날|첫 ?날|첫날/u],
  [2, /둘째 ?날|이튿날|두 ?번째 ?날/u],
  [3, /셋째 ?날|세 ?번째 ?날/u],
  [4, /넷째 ?날|네 ?번째 ?날/u],
  [5, /다섯째 ?날|다섯 ?번째 ?날/u],
];

export interface CommandContext {
  readonly hasPlans: boolean;
  readonly days: number;
  readonly recommended: PlanLetter | null;
}

/** What a message wants with the plans that are there. Null when it only tells facts. */
export function readCommand(text: string, context: CommandContext): Command | null {
  if (/처음부터|새로 ?시작|다시 ?시작|초기화|reset|start over/iu.test(text)) return { type: "start_over" };
  if (RECALL.test(text)) return { type: "recall" };
  const topic = topicOf(text);
  if (topic !== null) return { type: "about", topic };
  if (context.hasPlans) {
    const command = readPlanCommand(text, context);
    if (command !== null) return command;
  }
  if (
    /^(?:취소|그만|됐어|안 ?갈래|관둘래|cancel|never ?mind)(?:할게|할래|해줘|요|합니다|\s|[.!~]|$)/iu.test(
      text.trim(),
    )
  )
    return { type: "cancel" };
  if (/^(?:안녕|하이|헬로|hi\b|hello|hey|반가)/iu.test(text.trim()) && text.trim().length <= 20)
    return { type: "greet" };
  if (/고마|감사|땡큐|thank/iu.test(text) && text.trim().length <= 30) return { type: "thanks" };
  if (BOOKING.test(text)) return { type: "book" };
  if (/뭘 ?할 ?수 ?있|뭐 ?할 ?수|도움말|사용법|어떻게 ?(?:쓰|사용)|help/iu.test(text))
    return { type: "help" };
  return null;
}

const TOPIC_WORDS: readonly (readonly [Topic, RegExp])[] = [
  ["visa", /비자|여권|입국 ?(?:심사|조건|요건|신고|서류)|무비자|\bvisas?\b|passport|entry requirement/iu],
  [
    "packing",
    /준비물|챙길|챙겨|짐 ?(?:은|을|싸|리스트)|뭐 ?(?:입|가져)|옷 ?(?:은|을)? ?(?:뭐|어떻게|어떤)|what (?:to|should i) (?:pack|bring|wear)|packing/iu,
  ],
  [
    "money",
    /환전|환율|현금|카드 ?(?:돼|되|쓸|사용|결제)|무슨 ?돈|통화(?:는|가)|currency|exchange|\bcash\b/iu,
  ],
  [
    "language",
    /말 ?(?:이|은)? ?통(?:하|할)|언어|영어 ?(?:돼|되|통|로)|한국어 ?(?:돼|되|통)|(?:speak|understand) (?:english|korean)/iu,
  ],
  ["safety", /치안|안전한|위험(?:하|해|한)|여행 ?(?:경보|주의)|\bsafe(?:ty)?\b|dangerous/iu],
];

/** A question beside the plan; «여권 챙겼어» tells, and asks nothing. */
function topicOf(text: string): Topic | null {
  const isQuestion =
    /\?|까요|나요|해야|하나|뭐|무엇|어때|어떻게|어떤|필요|있어|있나|돼|되나|알려|궁금|얼마|should|need|what|how|do i|is it|can i/iu.test(
      text,
    );
  return isQuestion ? (TOPIC_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null;
}

const RECALL =
  /(?:말한|말했던|얘기한|입력한|알려 ?준) ?(?:거|것|게|내용|조건|정보).{0,6}(?:정리|확인|보여|알려|뭐)|(?:지금까지|내가|제가).{0,10}뭐라고 ?(?:했|말)|what (?:did|have) (?:i|we) (?:say|said|tell|told)/iu;
const BOOKING =
  /예약 ?(?:해|할|하고|좀|부탁|진행|을 ?해)|예매 ?(?:해|할)|결제 ?(?:해|할)|\bbook (?:it|this|that|the|me|a|my|flights?|hotels?|tickets?|rooms?)\b/iu;
const AGAIN =
  /다시 ?(?:한 ?번 ?)?(?:검색|찾|조회|알아|시도)|재검색|재시도|새로고침|(?:search|look|try)(?: for)?[a-z ]{0,20} again|retry/iu;

function readPlanCommand(text: string, { days, recommended }: CommandContext): Command | null {
  const letters = lettersIn(text, recommended);
  if (
    /차이|비교|뭐가 ?(?:다르|달라|나아|낫|좋)|어떻게 ?(?:다르|달라)|다른 ?(?:점|거)|difference|compare/iu.test(
      text,
    ) &&
    (letters.length > 0 || /안|플랜|plan/iu.test(text))
  )
    return { type: "compare", plans: letters.length >= 2 ? letters : ["A", "B", "C"] };
  if (AGAIN.test(text)) return { type: "search_again", parts: searchedIn(text) };
  const [letter] = letters;
  if (
    letter !== undefined &&
    /할게|할래|선택|결정|고를|골라|갈게|가자|좋아|좋겠|으로|로 ?(?:해|가|할|정)|확정|pick|choose|go with|take/iu.test(
      text,
    )
  )
    return { type: "choose", plan: letter };
  const day = dayIn(text, days);
  if (
    day !== null &&
    day <= days &&
    /바꿔|바꾸|변경|다르게|다른 ?(?:데|곳|걸|거|코스|일정)|새로|다시 ?짜|change|different/iu.test(text)
  )
    return { type: "change_day", day };
  if (day !== null) return { type: "show_day", day };
  if (/더 ?(?:싸|저렴|싼|아끼)|싸게|저렴하게|비용 ?(?:줄|낮)|cheaper|save money/iu.test(text))
    return { type: "cheaper" };
  if (/pdf|피디에프/iu.test(text)) return { type: "export", format: "pdf" };
  if (/캘린더|달력|ics|calendar/iu.test(text)) return { type: "export", format: "calendar" };
  if (/마크다운|markdown/iu.test(text)) return { type: "export", format: "markdown" };
  if (/json/iu.test(text)) return { type: "export", format: "json" };
  if (BOOKING.test(text)) return { type: "book" };
  if (/비 ?(?:가 ?)?(?:오|와|올|내리)|우천|\brain/iu.test(text)) return { type: "show", part: "rain" };
  if (/날씨|기온|춥|추울|추워|더울|더워|옷차림|weather|temperature/iu.test(text))
    return { type: "show", part: "weather" };
  if (
    /(?:숙소|호텔|방).{0,8}(?:좋은|고급|업그레이드|넓은|깨끗)|(?:better|nicer) (?:hotel|stay|room)/iu.test(
      text,
    )
  )
    return { type: "show", part: "hotels" };
  const asks =
    /보여|알려|다시|뭐|무슨|무엇|어때|어떻게|어디|어느|언제|몇|왜|이유|얼마|궁금|있어|있나|있을까|되나|가능해|정리|말해|show|tell|what|how|when|where|which|why/iu.test(
      text,
    );
  if (!asks) return letter === undefined ? null : { type: "compare", plans: ["A", "B", "C"] };
  if (/항공|비행|티켓|flight/iu.test(text)) return { type: "show", part: "flights" };
  if (/숙소|호텔|묵|hotel|stay/iu.test(text)) return { type: "show", part: "hotels" };
  if (/예산|비용|경비|돈|얼마|총액|cost|budget/iu.test(text)) return { type: "show", part: "budget" };
  if (/일정|코스|동선|스케줄|itinerary|schedule/iu.test(text)) return { type: "show", part: "itinerary" };
  if (/왜|이유|추천|why|recommend/iu.test(text)) return { type: "show", part: "recommendation" };
  if (/플랜|[ABC] ?안|plan/iu.test(text)) return { type: "show", part: "plans" };
  return /전체|결과|처음|다시/u.test(text) ? { type: "show", part: "all" } : null;
}

function searchedIn(text: string): readonly SearchedPart[] {
  return [
    ...(/항공|비행|티켓|flight/iu.test(text) ? (["flights"] as const) : []),
    ...(/숙소|호텔|hotel|stay/iu.test(text) ? (["hotels"] as const) : []),
    ...(/일정|장소|가 ?볼 ?(?:곳|데)|itinerary|place/iu.test(text) ? (["itinerary"] as const) : []),
  ];
}

/** «A안», «A랑 C», «plan b», «A and C?»; in English a small «a» is an article. */
const LETTERS = [
  /(?<![A-Za-z])([ABCabc])(?= ?(?:안|플랜)|(?:로|랑|와|하고|과|이|가|은|는|를|으로)(?![a-z]))/gu,
  /\b(?:plan|option) ([ABCabc])\b/giu,
  /(?<![A-Za-z'])([ABC])(?=\s*(?:$|[?!.,&]|(?:and|or|vs|plan)\b|\s[가-힣]))/gu,
] as const;

const ORDINALS: readonly (readonly [PlanLetter, RegExp])[] = [
  ["A", /(?:첫 ?번째|1번째?) ?(?:거|걸|것|안|플랜)|\bfirst (?:one|plan)/iu],
  ["B", /(?:두 ?번째|2번째?) ?(?:거|걸|것|안|플랜)|\bsecond (?:one|plan)/iu],
  ["C", /(?:세 ?번째|3번째?) ?(?:거|걸|것|안|플랜)|\bthird (?:one|plan)/iu],
];

function lettersIn(text: string, recommended: PlanLetter | null): PlanLetter[] {
  const found = LETTERS.flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((left, right) => left.index - right.index)
    .map(([, letter]) => letter?.toUpperCase() as PlanLetter);
  const ordered = ORDINALS.flatMap(([letter, pattern]) => (pattern.test(text) ? [letter] : []));
  const named: PlanLetter[] = [
    ...(/프리미엄|럭셔리|고급|luxury|premium/iu.test(text) ? (["A"] as const) : []),
    ...(/균형|balanced/iu.test(text) ? (["B"] as const) : []),
    ...(/알뜰|가성비|(?:제일|가장|젤) ?(?:싼|저렴)|최저가|budget plan|cheapest/iu.test(text)
      ? (["C"] as const)
      : []),
    ...(/(?:제일|가장|젤) ?(?:비싼|좋은|편한)|best one/iu.test(text) ? (["A"] as const) : []),
    ...(recommended !== null && /추천 ?(?:해 ?(?:준|주신)|하신|한|안|플랜)|recommended/iu.test(text)
      ? [recommended]
      : []),
  ];
  return [...new Set([...found, ...ordered, ...named])];
}

function dayIn(text: string, days: number): number | null {
  const numbered = /(\d{1,2}) ?(?:일 ?차|번째 ?날|일째)|day ?(\d{1,2})/iu.exec(text);
  const day = numbered === null ? undefined : Number(numbered[1] ?? numbered[2]);
  const named = DAY_WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  const last = /마지막 ?날|last day/iu.test(text) ? days : undefined;
  const found = day ?? named ?? last;
  return found === undefined || found < 1 ? null : found;
}
