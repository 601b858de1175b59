import { findDates } from "@maru/language";
import type { Topic } from "./reading.ts";

const TOPIC_WORDS: readonly (readonly [Topic, RegExp])[] = [
  ["visa", /비자|여권|입국 ?(?:심사|조건|요건|신고|서류)|무비자|\bvisas?\b|passport|entry requirement/iu],
  [
    "packing",
    /준비물|챙길|챙겨|짐 ?(?:은|을|싸|뭐|리스트)|캐리어(?!.{0,6}(?:몇|무게|kg|키로))|뭐 ?(?:입|가져)|옷 ?(?:은|을)? ?(?:뭐|어떻게|어떤)|what (?:to|should i) (?:pack|bring|wear)|packing/iu,
  ],
  [
    "money",
    /환전|환율|현금|카드 ?(?:돼|되|쓸|사용|결제)|무슨 ?돈|통화(?:는|가)|currency|exchange|\bcash\b/iu,
  ],
  [
    "language",
    /말 ?(?:이|은)? ?통(?:하|할)|언어|영어 ?(?:돼|되|통|로)|한국어 ?(?:돼|되|통)|(?:speak|understand) (?:english|korean)/iu,
  ],
  ["safety", /치안|안전(?:한|해|할)|위험(?:하|해|한)|여행 ?(?:경보|주의)|\bsafe(?:ty)?\b|dangerous/iu],
  ["car", /렌터카|렌트카|렌트 ?(?:해|할|를|는|가)|차 ?(?:빌|렌트)|운전|rent(?:al)? (?:a )?car|car rental/iu],
  [
    "phone",
    /유심|이심|e-?sim|로밍|와이파이 ?(?:도시락|빌|대여)|포켓 ?와이파이|데이터 ?(?:로밍|는)|\bsim card/iu,
  ],
  ["insurance", /여행자? ?보험|insurance/iu],
  [
    "plug",
    /콘센트|돼지코|플러그|전압|어댑터|(?:110|220) ?(?:v|볼트)|\b(?:plugs?|voltage|outlets?|adapters?)\b/iu,
  ],
  [
    "tips",
    /팁 ?(?:문화|줘야|주나|내야|얼마|필요)|팁(?:은|을|도) ?(?:줘|내|주|얼마|필요)|\btipping\b|\btip\b/iu,
  ],
  ["time_difference", /시차|현지 ?시간이|time (?:difference|zone)/iu],
  [
    "season",
    /(?:\d ?월|연휴|주말|[말초]에|성수기|크리스마스|설(?:날| ?연휴)|추석|명절|방학|휴가철)[^,.]{0,10}(?:비[싸싼쌀]|싸|싼|쌀까|저렴)|언제(?!든|나|라도) ?(?:가는|가면|가야|갈 ?때|쯤)?.{0,6}(?:좋|싸|싼|저렴|나을|나아)|성수기|비수기|(?:제일|가장|젤) ?(?:싼|저렴한|좋은) ?(?:때|달|시기|시즌|월)|best time|(?:cheapest|best) (?:month|time|season)|(?:months?|times?|seasons?).{0,12}(?:cheap|best)|when is it (?:best|cheap)/iu,
  ],
  [
    "flight_time",
    /비행 ?시간|(?<!(?:공항|시내|숙소|호텔).{0,12})몇 ?시간 ?(?:걸|비행|가|타)|비행기로 ?(?:얼마나|몇)|how long is the flight|flight time/iu,
  ],
  ["prices", /물가|cost of living|\bis it expensive\b/iu],
  [
    "children",
    /(?:애|아이|아기|애기)(?:들)?(?:이|가)? ?(?:좋아할|놀|갈 ?만)|(?:애|아이|아기|애기)(?:들)?(?:이?랑|와|하고|과|를? ?데리고|한테|도).{0,12}(?:괜찮|좋|가능|힘들|무리|갈 ?만)|(?:kid|child)(?:ren|s)?[- ]friendly|(?:ok|good|fine) (?:for|with) (?:kids|children)/iu,
  ],
  [
    "weather",
    /날씨|기온|춥(?!지 ?않은)|추워|추울까|더워|덥|더울까|쌀쌀|따뜻(?:해|할까|한가|하나)|몇 ?도|눈 ?(?:이 ?)?(?:와|오나|올까|내려)|비 ?(?:가 ?)?(?:많이|자주)|우기|장마|태풍|옷차림|weather|temperature|(?:is it|how) (?:cold|hot|warm)|rainy season|does it (?:snow|rain)/iu,
  ],
];

const QUESTION =
  /\?|까요|나요|해야|하나|한가|괜찮|언제(?!든|나|라도)|(?:추워|더워|쌀쌀해|따뜻해)요?[\s~.]*$|[싼은인]가(?:요|\s|$)|뭐|무엇|어때|어떻게|어떤|비싸|다닐|빌릴|렌트할|필요|있어|있나|돼|되나|알려|궁금|얼마|싸야|추천|should|need|what|how|do i|does|is it|can i|which/iu;

/** «1월 날씨», «환전»: the topic alone asks. */
const NAMED =
  /(?:날씨|기온|비자|환전|환율|시차|치안|물가|콘센트|유심|보험|렌터카|렌트카|준비물|weather|visa|currency)[\s.!~]*$/iu;

const SEASONS: readonly (readonly [number, RegExp])[] = [
  [4, /봄|spring(?!s)/iu],
  [7, /여름|summer/iu],
  [10, /가을|autumn|\bfall\b/iu],
  [1, /겨울|winter/iu],
];

/** The month a question is about; null when it names none. */
export function monthAsked(text: string, now: string): number | null {
  const [found] = findDates(text, { now, expect: "future" });
  const date =
    found === undefined
      ? undefined
      : found.value.kind === "day"
        ? found.value.date
        : "from" in found.value
          ? found.value.from
          : undefined;
  const named = /(?<!\d)(1[0-2]|[1-9]) ?월/u.exec(text)?.[1];
  if (named !== undefined) return Number(named);
  if (date !== undefined) return Number(date.slice(5, 7));
  return SEASONS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** A question beside the plan; «여권 챙겼어» tells, and asks nothing. */
export function topicOf(text: string): Topic | null {
  return QUESTION.test(text) || NAMED.test(text)
    ? (TOPIC_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null)
    : null;
}
