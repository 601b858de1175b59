import { conceptsIn, conceptsInParts } from "./english-concepts.ts";

/** What foreigners ask about, and how the same is said in Korean: all rules of this field are read in one language. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  // The deposit and the lease as such
  [
    /(?:won'?t|will not|does(?:n'?t| not)|did(?:n'?t| not)|refus\w+ to|not|never|hasn'?t) (?:\w+ ){0,2}(?:return|give back|pay back|refund|returned|paid back)|(?:get|want|need|getting) (?:\w+ ){0,3}deposit back|deposit (?:\w+ ){0,3}(?:not|n'?t) (?:\w+ ){0,2}(?:return|paid|refund)\w*|keep(?:s|ing)? my deposit/iu,
    "보증금 안 돌려줘요",
  ],
  [/lease registration|leasehold registration|registration order/iu, "임차권등기명령"],
  [/jeonse (?:fraud|scam)|rental fraud|(?:been|got) scammed/iu, "전세사기 당했어요"],
  [/deposit (?:guarantee|insurance)|\bHUG\b/u, "전세보증보험"],
  [/auction|foreclos\w+|seiz\w+/iu, "경매"],
  [/small deposit|top priority|priority repayment of small/iu, "소액임차인 최우선변제"],
  [/fixed date|confirmed date/iu, "확정일자"],
  [/opposing power|opposability/iu, "대항력"],
  [
    /(?:register|registration of|change|report) (?:\w+ ){0,2}(?:address|residence|move-?in)|move-?in (?:report|registration)|resident registration/iu,
    "전입신고",
  ],
  [
    /(?:land|property|real estate|building) regist(?:er|ry)|registry (?:copy|certificate)|certified copy of/iu,
    "등기부등본 확인",
  ],
  [
    /new (?:owner|landlord)|(?:sold|sells|selling) (?:\w+ ){0,2}(?:house|home|apartment|building|flat|place)/iu,
    "집주인이 바뀌면",
  ],
  [/landlord (?:\w+ ){0,2}(?:died|dead|passed away)/iu, "집주인이 사망"],
  // Time
  [
    /(?:automatic(?:ally)?|implicit|implied|tacit)\w* (?:renew\w*|exten\w+)|renew\w* automatically/iu,
    "묵시적 갱신",
  ],
  [
    /(?:right to|request|ask for|demand|exercise|use) (?:\w+ ){0,3}renew\w*|renewal right|extend (?:my|the) (?:lease|contract)|stay (?:longer|two more years)/iu,
    "갱신요구권",
  ],
  [
    /\b(?:I|we|I'm|I am) (?:\w+ ){0,2}(?:moving|moved?) in(?:to)?\b|register (?:\w+ ){0,2}(?:after|when) (?:I )?mov/iu,
    "전입신고 대항력",
  ],
  [/landlord (?:\w+ ){0,4}(?:bankrupt\w*|insolven\w+)|bankrupt\w* landlord/iu, "집주인이 파산"],
  [
    /landlord (?:\w+ ){0,4}(?:disappear\w*|vanish\w*|unreachable|missing|gone)|(?:can'?t|cannot) (?:reach|contact|find) (?:\w+ ){0,2}landlord|landlord (?:\w+ ){0,3}(?:not|n'?t) (?:answer|respond|pick)/iu,
    "집주인이 연락두절",
  ],
  [/(?:is|are) (?:\w+ ){0,6}(?:safe|dangerous)|\bsafe\?|risk\w*|negative equity|underwater/iu, "보증금 위험"],
  [/(?:refus\w+|reject\w*|den(?:y|ies|ied)) (?:\w+ ){0,3}renew\w*/iu, "갱신 거절 이유"],
  [
    /(?:landlord|owner|he|she|son|daughter|family) (?:\w+ ){0,5}(?:move in|live (?:here|there|in it)|moving in)/iu,
    "집주인이 실거주한다고",
  ],
  [
    /(?:break|terminate|end|leave|cancel|get out of) (?:\w+ ){0,3}(?:lease|contract)(?: early)?|(?:leave|move out|moving out) (?:early|before)|early termination/iu,
    "계약 중도해지",
  ],
  [
    /(?:kick|throw|force)\w* (?:me|us|him|her|them)? ?out|evict\w*|ask\w* me to (?:leave|move out)|tell\w* me to (?:leave|move out)|told me to (?:leave|move out)/iu,
    "나가라고 해요",
  ],
  [/minimum (?:lease )?(?:term|period)|one[- ]year lease|1[- ]year lease/iu, "1년 계약 최소기간"],
  [
    /(?:how (?:many months|long|early)|when|deadline|by what date).{0,40}(?:notice|notify|tell (?:my|the) landlord)/iu,
    "언제까지 통보해야",
  ],
  // Money
  [
    /(?:raise|increase|hike|rais|increas)\w* (?:\w+ ){0,3}(?:rent|deposit|jeonse)|(?:rent|deposit|jeonse) (?:\w+ ){0,3}(?:increase|raise|hike|cap|limit)/iu,
    "임대료 인상",
  ],
  [
    /(?<!(?:broker|agent|realtor)(?: is| has| was)? )(?:want|ask|demand|request|charg|propos)\w* (?:(?:for|me|us|to|pay|an?|extra|additional|another|it|be|about) ){0,4}(?:₩ ?)?\d[\d,.]* ?(?:million|mil|m|k|thousand|won|%|percent)|(?:rent|deposit) (?:\w+ ){0,3}(?:go|goes|going|went) up|from \d[\d,.]* ?\w* to \d[\d,.]* ?(?:million|mil|m|k|thousand|won)|pay more|higher (?:rent|deposit)/iu,
    "임대료 인상 올려달라",
  ],
  [/(?:lower|reduce|cut|decrease) (?:\w+ ){0,3}(?:rent|deposit)|rent (?:reduction|cut)/iu, "월세 깎아"],
  [
    /conver(?:t|sion)\w*|(?:jeonse|deposit) (?:in)?to (?:monthly )?(?:rent|wolse)|(?:in)?to monthly rent/iu,
    "전세를 월세로 전환",
  ],
  [/(?:maintenance|management|service) fee/iu, "관리비"],
  [
    /(?:behind on|late on|late with|missed|unpaid|owe|overdue|not pa(?:y|id|ying)|hasn'?t paid|have ?n'?t paid|did ?n'?t pay) (?:\w+ ){0,3}rent|rent (?:arrears|overdue)/iu,
    "월세 연체",
  ],
  [
    /(?:broker|agent|realtor)(?:'s|age)? (?:\w+ ){0,2}(?:fee|commission|charge)s?|brokerage (?:fee|commission)|(?:broker|agent|realtor) (?:is |has |was )?(?:charg|ask|want|demand)\w* (?:\w+ ){0,3}(?:₩ ?)?\d/iu,
    "중개보수",
  ],
  [
    /(?:broker|agent|realtor) (?:\w+ ){0,4}(?:lied|hid|hide|explain|tell|told|responsib|liab)/iu,
    "중개사가 설명 안 했어요",
  ],
  [/down payment|earnest money|provisional (?:payment|deposit)|cancel (?:the|a|my) contract/iu, "계약금"],
  // Living there
  [
    /repair|broken|leak\w*|mold|mould|boiler|heating|air ?con\w*|plumb\w*|fix(?:ing)?\b|cockroach|bugs/iu,
    "고장 수리",
  ],
  [
    /wallpaper|restor\w+|original (?:state|condition)|wear and tear|cleaning fee|nail holes?|damage when (?:I )?mov/iu,
    "원상복구",
  ],
  [/\bpets?\b|\bdogs?\b|\bcats?\b/iu, "반려동물"],
  [/sublet|sublease|airbnb/iu, "전대"],
  [
    /(?:enter|come|came|walk)\w* (?:\w+ ){0,4}(?:without|unannounced|permission|notice)|door ?(?:lock )?(?:code|password)/iu,
    "집주인이 무단출입",
  ],
  [/noise|noisy/iu, "층간소음"],
  // Papers
  [/(?:lost|misplaced|can'?t find) (?:\w+ ){0,3}(?:contract|lease)/iu, "계약서를 잃어버렸어요"],
  [/special (?:term|clause|provision)s?/iu, "특약"],
  [/(?:lease|rental|contract) report|report (?:the|my|a) (?:lease|contract|rent)/iu, "임대차 신고"],
  [/mediat\w+|dispute/iu, "분쟁 조정"],
  [/(?:shop|store|commercial|business|restaurant|cafe|café)\b/iu, "상가"],
  [/key money|goodwill|premium/iu, "권리금"],
  [/landlord'?s? (?:taxes|tax arrears)|unpaid taxes/iu, "집주인 세금 체납"],
  [
    /(?:property|acquisition|capital gains|transfer|income|inheritance|gift) tax\w*|tax (?:deduction|credit)/iu,
    "세금 공제 양도세",
  ],
  [
    /before (?:signing|I sign|the contract)|what (?:should|do) I check|checklist|avoid (?:being )?(?:scam|fraud)\w*/iu,
    "계약 전 확인사항",
  ],
  [/foreigner|foreign (?:national|resident)|expat/iu, "외국인도 임대차보호법 적용"],
];
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\blandlords?\b|\blessors?\b|\bhouse owners?\b/iu, "집주인"],
  [/\btenants?\b|\blessees?\b|\brenters?\b/iu, "세입자"],
  [/\bjeonse\b|\bchonsei?\b/iu, "전세"],
  [/\bwolse\b|\bmonthly rent\b/iu, "월세"],
  [/\bdeposit\b/iu, "보증금"],
  [/\blease\b|\brental (?:contract|agreement)\b/iu, "임대차"],
];

const HANGUL = /[가-힣]/gu;
const LATIN_WORD = /[a-z]{2,}/giu;

/** Whether a text is English, also where it names something in Korean: «What does 확정일자 mean?». */
export function isEnglish(text: string): boolean {
  const words = text.match(LATIN_WORD)?.length ?? 0;
  const names = text.match(/[가-힣]+/gu)?.length ?? 0;
  return words >= 3 && words > names * 2 && (text.match(HANGUL)?.length ?? 0) < words * 3;
}

/** What an English text says, in the Korean words that the rules of this field know; nothing for a Korean one. */
export function koreanFor(text: string): string {
  if (!isEnglish(text)) return "";
  return [...new Set([...phrasesIn(text), ...matching(WORDS, text)])].join(". ");
}

/** Whether an English text asks something that is known, and does not only name a landlord or a deposit. */
export function isUnderstood(text: string): boolean {
  return !isEnglish(text) || phrasesIn(text).length > 0;
}

function phrasesIn(text: string): readonly string[] {
  return [...conceptsIn(text), ...conceptsInParts(text), ...matching(PHRASES, text)];
}

function matching(rules: typeof PHRASES, text: string): readonly string[] {
  return rules.flatMap(([pattern, korean]) => (pattern.test(text) ? [korean] : []));
}
