import type { Topic } from "./reading.ts";

const TOPIC_WORDS: readonly (readonly [Topic, RegExp])[] = [
  ["visa", /비자|여권|입국 ?(?:심사|조건|요건|신고|서류)|무비자|\bvisas?\b|passport|entry requirement/iu],
  [
    "packing",
    /준비물|챙길|챙겨|짐 ?(?:은|을|싸|뭐|리스트)|캐리어|뭐 ?(?:입|가져)|옷 ?(?:은|을)? ?(?:뭐|어떻게|어떤)|what (?:to|should i) (?:pack|bring|wear)|packing/iu,
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
];

const QUESTION =
  /\?|까요|나요|해야|하나|뭐|무엇|어때|어떻게|어떤|필요|있어|있나|돼|되나|알려|궁금|얼마|싸야|추천|should|need|what|how|do i|is it|can i/iu;

/** A question beside the plan; «여권 챙겼어» tells, and asks nothing. */
export function topicOf(text: string): Topic | null {
  return QUESTION.test(text) ? (TOPIC_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null;
}
