import type { ShownPart } from "./reading.ts";

const WHEN =
  /언제(?!든|나|라도)|며칠|몇 ?(?:월|일(?!차|째)|시)|날짜|무슨 ?요일|어느 ?날|시각|시간|\bwhen\b|\bwhat (?:day|date|time)\b|\bwhich day\b|\bdates?\b/iu;
/** «첫날이 며칠이야?» asks for a date; «마지막 날 몇 시에 나가?» for what is done that day. */
const WHICH_DATE = /며칠|몇 ?일(?!차|째)|날짜|무슨 ?요일|\bwhat (?:day|date)\b|\bdates?\b/iu;
/** To change it, or to be told the best one, is something else than to know it. */
const NO_LOOK =
  /바꿔|바꾸|바꿀|변경|미[루뤄룰]|당[기겨길]|말고|늦은|늦게|늦[춰추출]|이른|일찍|빠른|좋|싸|싼|저렴|나[아을]|낫|공항|\b(?:change|move|earlier|later|best|cheap\w*|airport)\b/iu;

const MOMENTS: readonly (readonly [ShownPart, RegExp, RegExp])[] = [
  ["check_in", /체크 ?인|입실|\bcheck(?:ing)?[- ]?in\b/iu, WHEN],
  ["check_out", /체크 ?아웃|퇴실|\bcheck(?:ing)?[- ]?out\b/iu, WHEN],
  [
    "return",
    /돌아오|돌아와|돌아올|귀국|귀가|복귀|(?<![가-힣])(?:집에 ?)?오는 ?(?:날|편|비행기|표)|집에(?:는|는 ?언제| ?언제)? ?(?:오|와|도착)|(?:여행|일정)(?:은|이|는)? ?(?:언제 ?)?끝|\b(?:come|coming|get|getting|be|are we|fly|flying) (?:back|home)\b|\breturn(?:ing)?\b/iu,
    WHEN,
  ],
  [
    "departure",
    /출발|떠나|떠날|가는 ?(?:날|편|비행기|표)|출국|도착|\b(?:leave|leaving|depart(?:ing|ure)?|fly out|set off)\b/iu,
    WHEN,
  ],
  ["return", /마지막 ?날|끝나는 ?날|\blast day\b/iu, WHICH_DATE],
  ["departure", /첫 ?날|첫째 ?날|시작하는 ?날|\bfirst day\b/iu, WHICH_DATE],
];

const OTHERS: readonly (readonly [ShownPart, RegExp])[] = [
  [
    "length",
    /몇 ?박|며칠 ?(?:동안|간|짜리|일정|여행)|며칠(?:이나)? ?(?:묵|있어|있는|자는|머무)|총 ?며칠|(?:일정|여행)(?:은|이)? ?(?:총 ?)?며칠|\bhow many (?:nights|days)\b|\bhow long (?:is (?:the|our|my) (?:trip|stay)|are we)/iu,
  ],
  [
    "party",
    /(?<!(?:방|객실|하나)[가-힣]{0,2} ?)몇 ?(?:명|분|사람)(?:이|으로|이서)? ?(?:가|야|이야|이지|이죠|죠|지|예요|이에요|에요|인가|인지|이었|이더|입니까|으로|기준|[?]|$)|누구(?:랑|누구|와)[가-힣]* ?(?:가|간)|\bhow many (?:people|of us|travell?ers)\b|\bwho(?:'s| is) (?:going|coming|travell?ing)\b/iu,
  ],
  [
    "to_do",
    /(?:뭐가|뭐|뭘|무엇이) ?(?:더 ?)?(?:남았|남아|정하면|정해야|해야 ?(?:돼|되|해|하|할)|하면 ?(?:돼|되))|남은 ?(?:거|것|게|건|일|할 ?일)|이제 ?(?:뭐|뭘) ?(?:하|해)|\bwhat(?:'s| is) (?:left|next)\b|\bwhat (?:else )?(?:do|should) (?:i|we) (?:still )?(?:have to |need to )?do\b/iu,
  ],
];

/** What a question wants to know of the plan itself: its dates, how long it is, who goes, what is left to do. */
export function askedFact(text: string): ShownPart | null {
  const moment = MOMENTS.find(([, subject, question]) => subject.test(text) && question.test(text))?.[0];
  if (moment !== undefined) return NO_LOOK.test(text) ? null : moment;
  return OTHERS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
