import { findCorrections } from "@maru/language";
import { daysIn, swapIn } from "./read-days.ts";
import { lettersIn } from "./read-letters.ts";
import { readMix } from "./read-mix.ts";
import { readPace } from "./read-pace.ts";
import { readStyles } from "./read-styles.ts";
import type { Command, PlanLetter, SearchedPart, ShownPart } from "./reading.ts";

export interface PlanContext {
  readonly days: number;
  readonly recommended: PlanLetter | null;
  /** The plan that was shown last, else the one we recommend. */
  readonly shown: PlanLetter | null;
}

/** Asked to book, buy or pay, or where that is done; «이미 예약했어요» only tells. */
export const BOOKING =
  /(?:예약|예매|결제|발권|구매|구입)(?:까지|도|은|는|을|를|만|이|가)? ?(?:(?:다|좀|바로|지금|대신|직접|같이|한번에) ?)*(?:해(?! ?(?:놨|놓|뒀|둬|두었|둔|서))|할|하(?:고 ?싶|자|면|려|는|나|게)|부탁|진행|가능|되나|돼|될|링크|사이트|방법|어떻게|어디|줘)|(?:어디서|어디에서) ?(?:사|끊|예약|예매|결제)|(?:항공권|비행기 ?표|표|티켓|방|호텔|숙소)(?:을|를|은|는)? ?(?:끊어|잡아|사) ?(?:줘|주|줄|달)|\b(?:book|reserve|buy) (?:it|this|that|the|me|us|a|my|our|plan|flights?|hotels?|tickets?|rooms?)\b|\bpay (?:with|for|by)\b/iu;
const AGAIN =
  /다시 ?(?:한 ?번 ?)?(?:검색|찾|조회|알아|시도)|재검색|재시도|새로고침|(?:search|look|try)(?: for)?[a-z ]{0,20} again|retry/iu;
const COMPARING =
  /차이|비교|뭐가 ?(?:더 ?)?(?:다르|달라|나아|낫|나을|좋)|어떻게 ?(?:다르|달라)|다른 ?(?:점|거)|difference|compare/iu;
const CHOOSING =
  /할게|할래|할께|하자|선택|결정|고를|골라|갈게|갈래|가자|좋아|좋겠|좋네|좋을|으로|걸로|거로|로 ?(?:해|가|할|정)|로[.!~]*$|요[.!~]*$|^[ABC] ?(?:안|플랜)?[.!~]*$|확정|(?:으로|로) ?(?:바꿀|바꿔|변경)|pick|choose|go with|take|switch to|\bthen\b|it is\b|please/iu;
const CHANGING =
  /바꿔|바꾸|변경|다르게|다른 ?(?:데|곳|걸|거|코스|일정|식당|집|맛집|메뉴|음식)|비[워우]|새로|다시 ?(?:짜|만들|계획|[.!~]*$)|넣어|추가|빼|줄여|늘려|위주로|change|different/iu;

/** What a message wants with the plans that are there. Null when it only tells facts. */
export function readPlanCommand(text: string, { days, recommended, shown }: PlanContext): Command | null {
  const letters = lettersIn(text, recommended);
  if (COMPARING.test(text) && (letters.length > 0 || /안|플랜|세 ?(?:개|가지)|plan/iu.test(text)))
    return { type: "compare", plans: letters.length >= 2 ? letters : ["A", "B", "C"] };
  const [single] = letters;
  if (letters.length === 0 && THIS_ONE.test(text) && !BOOKING.test(text) && shown !== null)
    return { type: "choose", plan: shown };
  if (single !== undefined && WHY_DEAR.test(text))
    return { type: "compare", plans: [single, otherThan(single, recommended)] };
  if (single !== undefined && /예산.{0,5}(?:넘|초과|안에|이내)|over (?:the )?budget/iu.test(text))
    return { type: "show_plan", plan: single };
  if (BOOKING.test(text)) return { type: "book", plan: single ?? null };
  if (single !== undefined && /얼마나 ?더|(?:돈|비용)?.{0,6}더 ?(?:들|비싸|내야)/u.test(text)) {
    return { type: "compare", plans: [single, otherThan(single, recommended)] };
  }
  const swapped = swapIn(text, days);
  if (swapped !== null) return { type: "swap_days", days: swapped };
  if (AGAIN.test(text)) return { type: "search_again", parts: searchedIn(text) };
  const day = daysIn(text, days)[0] ?? null;
  const [letter] = letters;
  const isAboutPart = FLIGHT_OR_STAY.test(text);
  const isOne = letters.length === 1 && day === null;
  if (letter !== undefined && isOne && !isAboutPart && CHOOSING.test(text) && !SHOWING.test(text))
    return { type: "choose", plan: letter };
  const airport = PARTS.find(([part, pattern]) => part === "airport_time" && pattern.test(text));
  if (airport !== undefined) return { type: "show", part: "airport_time" };
  const pace =
    readPace(text, true) ?? (day !== null && (RESTING.test(text) || EMPTY.test(text)) ? "relaxed" : null);
  const { wanted } = readStyles(text, findCorrections(text));
  const wish = {
    pace,
    styles: pace === null ? wanted : [],
    is_indoor: INDOOR.test(text),
    ...(EMPTY.test(text) ? { is_free: true } : {}),
  };
  // «셋째 날은 실내로», «마지막 날은 쇼핑만»: told what it should be like, unless one asks what it is like.
  const isWished = pace !== null || ((wanted.length > 0 || wish.is_indoor) && !ASKING.test(text));
  if (day !== null && day <= days && (CHANGING.test(text) || isWished))
    return {
      type: "change_day",
      day,
      wish: wish.pace === null && wish.styles.length === 0 && !wish.is_indoor ? null : wish,
    };
  if (day !== null) return { type: "show_day", day };
  const mix = isAboutPart || /성급|비즈니스/u.test(text) ? readMix(text) : null;
  if (mix !== null && !/뭐|어디|얼마|몇/u.test(text)) return mix;
  if (letters.length === 2) return { type: "compare", plans: letters };
  if (letters.length > 2) return { type: "show", part: "plans" };
  if (CHEAPER.test(text)) return { type: "cheaper" };
  const exported = exportIn(text);
  if (exported !== null) return { type: "export", format: exported };
  if (REPLANNING.test(text)) return { type: "replan" };
  return readShown(text, letter);
}

/** «그걸로 할게요»: the plan that both are looking at. */
const THIS_ONE =
  /(?:그걸로|이걸로|그거로|이거로|그 ?안으로|이 ?안으로|이대로|요걸로)(?: ?(?:할|갈|해|가|하|정|결정|확정|진행|부탁)|[.!~\s]*$)|\b(?:go with|take|choose) (?:that|this|it)\b(?! (?:out|off|away|back|easy))|\bthat one\b/iu;

/** «A안은 왜 비싸?»: answered by what it has that the other has not. */
const WHY_DEAR = /왜.{0,6}비[싸쌀]|비싼 ?이유|why.{0,12}expensive/iu;

function otherThan(plan: PlanLetter, recommended: PlanLetter | null): PlanLetter {
  if (recommended !== null && recommended !== plan) return recommended;
  return plan === "B" ? "C" : "B";
}

/** «첫날은 쉬게 해줘»: said of a day it means little to do, not a spa. */
const RESTING = /비워|비우|쉬게|쉬고 ?싶|쉬자|쉬는 ?날|푹 ?쉬|take it easy/iu;
/** «하루 통째로 비워줘», «자유 시간으로»: no visits at all. */
const EMPTY =
  /비[워우]|(?:아무 ?것도|아무 ?데도|암것도).{0,8}(?:안|말|넣지|없이|하지)|자유 ?(?:시간|일정)|\b(?:leave|keep|make) .{0,20}\b(?:free|empty|open)\b/iu;
const INDOOR = /실내|비 ?(?:가 ?)?(?:오|온|와|올|내)|우천|indoor|rain/iu;
const FLIGHT_OR_STAY = /비행기|항공|호텔|숙소|flight|hotel/iu;
const SHOWING = /보여|알려|자세히|상세|궁금|설명|show|tell|detail/iu;
const CHEAPER =
  /더 ?(?:싸|저렴|싼|아끼)|싸게|저렴하게|비용 ?(?:줄|낮)|비싸(?!도)|비싼데|부담|예산 ?(?:초과|넘)(?!.{0,4}도 ?(?:괜찮|돼|되|상관))|뭐가 ?(?:제일|가장) ?(?:싸|저렴)|깎아|cheaper|save money|too expensive/iu;
const REPLANNING =
  /(?:일정|코스|계획|동선).{0,8}(?:다시|새로|전부|싹) ?(?:짜|만들|바꿔|세워|해)|(?:다시|새로) ?(?:짜|만들어|세워)|(?:다른|딴|색다른|새로운) ?(?:일정|코스|동선|스케줄|루트)(?:은|는|도|이|을|으?로)? ?(?:더 ?|좀 ?|혹시 ?)?(?:없|있|보여|볼|추천|짜|알려|줘|주|바꿔|해|부탁|$)|(?:different|another|new|other|alternative) (?:itinerar(?:y|ies)|schedules?|routes?)/iu;

function exportIn(text: string) {
  if (/pdf|피디에프/iu.test(text)) return "pdf";
  if (/캘린더|달력|ics|calendar/iu.test(text)) return "calendar";
  if (
    /엑셀|excel|xlsx|csv|구글 ?시트|스프레드|워드|docx?\b|hwp|한글 ?파일|ppt|이미지로|사진으로|png|jpg/iu.test(
      text,
    )
  )
    return "other";
  if (/마크다운|markdown/iu.test(text)) return "markdown";
  if (/json/iu.test(text)) return "json";
  if (/지도|\bmap\b/iu.test(text)) return "map";
  return /공유|카톡|카카오톡|메일로|이메일|보내 ?(?:줘|주|줄)|저장|파일|다운로드|내보내|뽑아|출력|프린트|인쇄|share|send|download|export|print/iu.test(
    text,
  )
    ? "share"
    : null;
}

const ASKING =
  /보여|알려|다시|뭐|무슨|무엇|어때|어떻게|어떤|어디|어느|언제|몇|왜|이유|얼마|궁금|있어|있나|있을까|없나|없을까|없는지|없어요?\?|없죠|며칠|지\?|되나|됐나|됐어|가능해|정리|요약|말해|많아|많나|걸어\?|걷나|걸을까|포함|예요\?|이에요\?|는\?|은\?|show|tell|what|how|when|where|which|why|summar/iu;

/** Each part of the results, by the words one asks for it with. The first that fits is shown. */
const PARTS: readonly (readonly [ShownPart, RegExp])[] = [
  ["airport_time", /공항.{0,8}(?:몇 ?시|언제)|몇 ?시까지 ?공항|when.{0,20}at the airport/iu],
  [
    "way_in",
    /공항.{0,10}(?:시내|호텔|숙소|어떻게)|시내까지|airport.{0,20}(?:city|town|centre|hotel)|(?:get|go|come).{0,12}(?:from|to) the airport/iu,
  ],
  ["walking", /걷는|걸어|도보|많이 ?걷|이동 ?(?:시간|거리)|walk/iu],
  [
    "food",
    /맛집|식당|(?:점심|저녁|아침|밥) ?(?:은|을|는)? ?(?:어디|뭐|먹)|뭐 ?(?:를 ?)?먹|먹을 ?(?:데|곳|거)|음식점|restaurant|where.{0,10}eat/iu,
  ],
  [
    "dates",
    /언제 ?(?:출발|돌아|귀국|가)|며칠(?:에|날)? ?(?:출발|돌아|귀국|가|와)|(?:출발일|귀국일|날짜)|when do (?:we|i)/iu,
  ],
  [
    "flights",
    /항공|비행|티켓|직항|경유|수[화하]물|짐 ?(?:몇|포함)|캐리어|몇 ?(?:키로|킬로|kg)|출발 ?시간|flight|baggage|luggage/iu,
  ],
  [
    "hotels",
    /숙소|숙박|호텔|묵|방(?:은|이|을|도)? ?(?:몇|하나|두|어디)|조식|수영장|객실|체크인|체크아웃|hotel|stay|breakfast/iu,
  ],
  ["budget", /예산|비용|경비|돈|얼마|총액|인당|식비|교통비|입장료|밥값|cost|budget|how much|\btotal\b/iu],
  ["itinerary", /일정|코스|동선|스케줄|어디어디|itinerary|schedule/iu],
  ["recommendation", /왜|이유|추천|(?:제일|가장) ?(?:좋|나)|why|recommend/iu],
  ["plans", /플랜|[ABC] ?안|plan/iu],
];

/** Wishes about a flight or a stay that are no class: the three that were found are shown. */
const WISHED: readonly (readonly [ShownPart, RegExp])[] = [
  [
    "flights",
    /(?:아침|오전|오후|저녁|밤|새벽|늦은|늦게|이른|일찍|빠른|빨리).{0,6}(?:비행|출발|항공)|직항|(?:비행|출발).{0,6}시간.{0,6}바꿔|저가 ?항공|direct flight/iu,
  ],
  [
    "hotels",
    /(?:근처|가까운|역 ?앞|시내|수영장|조식|오션뷰|바다 ?(?:보이|앞)).{0,8}(?:숙소|호텔)|(?:숙소|호텔|방).{0,8}(?:좋은|고급|넓은|깨끗|다른|바꿔)|(?:숙소|호텔)[^,.]{1,12}(?:쪽|근처|지역|주변)|(?:better|nicer) (?:hotel|stay|room)/iu,
  ],
];

const OF_ONE_PLAN: readonly ShownPart[] = ["flights", "hotels", "budget", "plans"];

function readShown(text: string, letter: PlanLetter | undefined): Command | null {
  if (/비 ?(?:가 ?)?(?:오|와|올|내리)|우천|\brain/iu.test(text)) return { type: "show", part: "rain" };
  const wished = WISHED.find(([, pattern]) => pattern.test(text))?.[0];
  if (wished !== undefined) return { type: "show", part: wished };
  if (letter !== undefined && SHOWING.test(text)) return { type: "show_plan", plan: letter };
  const part = PARTS.find(([, pattern]) => pattern.test(text))?.[0];
  // «숙소 추천해줘»; «주식 추천 좀» is none of ours.
  const isAdviceWanted =
    /추천|찾아|recommend/iu.test(text) && part !== undefined && part !== "recommendation";
  if (!ASKING.test(text) && !isAdviceWanted)
    return letter === undefined ? null : { type: "show_plan", plan: letter };
  // «B안 총 얼마였죠?», «A안 숙소는 어디야?»
  if (letter !== undefined && part !== undefined && OF_ONE_PLAN.includes(part))
    return { type: "show_plan", plan: letter };
  if (part !== undefined) return { type: "show", part };
  if (/요약|summar/iu.test(text)) return { type: "show", part: "plans" };
  return /전체|결과|처음|다시|정리/u.test(text) ? { type: "show", part: "all" } : null;
}

function searchedIn(text: string): readonly SearchedPart[] {
  return [
    ...(/항공|비행|티켓|flight/iu.test(text) ? (["flights"] as const) : []),
    ...(/숙소|호텔|hotel|stay/iu.test(text) ? (["hotels"] as const) : []),
    ...(/일정|장소|가 ?볼 ?(?:곳|데)|itinerary|place/iu.test(text) ? (["itinerary"] as const) : []),
  ];
}
