/** A wish or a situation in English: words of each kind occur, in whatever order, and this is how it is said in Korean. */
interface Concept {
  readonly says: readonly RegExp[];
  readonly unless?: RegExp;
  readonly korean: string;
}

const LANDLORD = /\b(?:landlords?|landlady|owners?|lessors?|he|she|they)\b/iu;
const HOME =
  /\b(?:apartments?|officetels?|houses?|villas?|flats?|studios?|places?|homes?|condos?|units?|rooms?|listings?|propert(?:y|ies))\b/iu;
const LEASE = /\b(?:leases?|contracts?|rental agreement|tenancy|agreement|term)\b/iu;
const MONEY_OF_LEASE = /\b(?:rents?|deposits?|jeonse|wolse|monthly)\b/iu;
const LOAN = /\b(?:loans?|mortgages?|borrow\w*|lend\w*|financ\w+)\b/iu;
const LEAVE =
  /\b(?:mov(?:e|ing) out|leav(?:e|ing)|get(?:ting)? out|quit|vacat\w+|terminat\w+|break(?:ing)?|end(?:ing)? (?:my|the|it))\b/iu;
const SEARCHES =
  /\b(?:any|got|find|show|look(?:ing)? for|search\w*|list|see|is there|are there|options?|available|recommend|suggest|what(?:'s| is) (?:out there|on the market|for sale))\b/iu;
const DISPUTE =
  /\b(?:landlord|tenant|lease|contract|clause|refund|evict\w*|broker|agent|realtor|fees?|tax\w*|repairs?|report|notice|loan|mortgage|borrow|yield|convert|average|typical|prices?|cost|support|subsid\w+|programs?|rights?|protect\w*)\b/iu;

const CONCEPTS: readonly Concept[] = [
  // What is to be done
  {
    says: [
      /\b(?:draft(?:ed|ing)?|writ(?:e|ing|ten)(?: up)?|prepar\w+|mak(?:e|ing)|creat\w+|generat\w+|fill (?:out|in)|draw(?:n)? up|set up)\b/iu,
      /\b(?:leases?|rental (?:agreement|contract)|lease (?:agreement|contract)|jeonse contract|tenancy agreement|contract)\b/iu,
    ],
    unless:
      /\b(?:review|check|look (?:over|at)|valid|legal|signed|should i|do i (?:need|have)|can (?:he|she|they|the landlord)|new contract|how (?:do|should))\b/iu,
    korean: "임대차계약서 작성해줘",
  },
  {
    says: [
      /\b(?:review|check|look (?:over|at)|go (?:over|through)|examin\w+|inspect)\b/iu,
      /\b(?:my|this|the|our) (?:\w+ ){0,2}(?:contract|lease|agreement|clauses?|terms)\b/iu,
    ],
    unless: /\b(?:before (?:signing|i sign)|what should i)\b/iu,
    korean: "계약서 검토해줘",
  },
  { says: [SEARCHES, HOME], unless: DISPUTE, korean: "매물 찾아줘" },
  {
    says: [/\b(?:for sale|on offer|on the market|to buy)\b/iu, HOME],
    unless: DISPUTE,
    korean: "매물 찾아줘",
  },
  {
    says: [SEARCHES, /\b(?:under|below|less than|cheaper|up to|over|bigger|larger|at least)\b/iu, /\d/u],
    unless: DISPUTE,
    korean: "매물 찾아줘",
  },
  // What things cost
  {
    says: [
      /\b(?:how (?:much|expensive)|averages?|typical(?:ly)?|usual(?:ly)?|going rate|go(?:ing|es)? for|market (?:price|rate)s?|pric(?:e|es|ey)|cost(?:s|ly)?)\b/iu,
      /\b(?:apartments?|officetels?|houses?|villas?|flats?|studios?|homes?|jeonse|rents?|wolse)\b/iu,
    ],
    unless:
      /\b(?:landlord|tenant|rais\w+|increas\w+|hike|loan|borrow|mortgage|fees?|refund|return\w*|contract|leases?|clause|yield|income|salary|convert\w*|limit|cap|small|repair\w*|taxe?s?|my|million|damages?|auction|protected|penalty|fine|notice)\b/iu,
    korean: "시세 얼마",
  },
  // Money that is borrowed or given
  {
    says: [LOAN, /\b(?:how much|limit|maximum|most|qualify|up to|how large|can i (?:get|borrow))\b/iu],
    unless:
      /\b(?:pay(?:ments?)? (?:\w+ ){0,3}(?:month(?:ly)?|each)|monthly (?:pay|instal)|fees?|jeonse|deposits?|auction\w*|landlord|worth)\b/iu,
    korean: "대출 얼마까지 가능해",
  },
  {
    says: [
      LOAN,
      /\b(?:pay(?:ments?)?|repay\w*|instal+ments?|owe)\b/iu,
      /\b(?:month(?:ly)?|each month|per month)\b/iu,
    ],
    korean: "매달 얼마 갚아야 해",
  },
  {
    says: [
      LOAN,
      /\b(?:banks?|rates?|products?|cheapest|lowest|compare|best|which|recommend|suggest|any)\b/iu,
    ],
    unless: /\b(?:how much|government|support|at \d)\b/iu,
    korean: "대출 상품 금리 비교",
  },
  {
    says: [
      /\b(?:support|subsid\w+|program(?:me)?s?|benefits?|government|assistance|schemes?|policy|policies|eligible|qualify)\b/iu,
      /\b(?:housing|homes?|houses?|loans?|rent|young|newlyweds?|married|for me|available|income|first[- ]time|youth)\b/iu,
    ],
    unless: /\b(?:landlord|deposit insurance|guarantee)\b/iu,
    korean: "받을 수 있는 지원 정책",
  },
  {
    says: [
      /\b(?:fees?|commission)\b/iu,
      /\b(?:jeonse|deposit|rent|sale|house|home|apartment|flat|officetel)\b/iu,
      /\d/u,
    ],
    unless: /\b(?:maintenance|management|cleaning|late|loan|service|legal|court)\b/iu,
    korean: "중개보수",
  },
  {
    says: [
      /\btax(?:es)?\b/iu,
      /\b(?:buy\w*|own\w*|sell\w*|purchas\w*|acqui\w+|property|gift|inherit\w*)\b/iu,
    ],
    unless: /\b(?:landlord'?s?|unpaid|arrears)\b/iu,
    korean: "취득세 양도세 세금",
  },
  // The time of a lease
  {
    says: [
      LEAVE,
      /\bearly\b|\bbefore (?:\w+ ){0,4}(?:ends?|over|expir\w+|up|finish\w*)|\bmid(?:dle|way)?\b|\bmonths? (?:left|remaining|early)\b|halfway/iu,
    ],
    unless: /\b(?:renew\w*|automatic\w*|implied|notice today|broker|fee)\b/iu,
    korean: "계약기간 중에 중도해지하고 이사 나가려면",
  },
  {
    says: [
      /\b(?:neither|nobody|no one|none of us|nothing|silent|silence|forg[eo]t\w*|don'?t say|didn'?t say|says? nothing|said nothing|no notice)\b/iu,
      /\b(?:leases?|contract|ends?|ended|expir\w+|term|renew\w*)\b/iu,
    ],
    korean: "묵시적 갱신",
  },
  {
    says: [
      /\b(?:last day|latest|deadline|by when|until when|when (?:do|must|should|can)|how (?:early|far|long)|in time|too late)\b/iu,
      /\b(?:tell\w*|notif\w+|notice|inform|let (?:him|her|them|the landlord|my landlord) know|renew\w*|extend)\b/iu,
    ],
    korean: "언제까지 통보해야",
  },
  {
    says: [
      /\b(?:minimum|shortest|how long|at least|guaranteed?|how many years)\b/iu,
      /\b(?:leases?|rental contract|tenancy|stay|contract)\b/iu,
      /\b(?:last|term|period|years?|months?|minimum|stay|long)\b/iu,
    ],
    unless: /\b(?:notice|before|deposit|loan|mortgage|report|repair|notif\w+|tell)\b/iu,
    korean: "임대차 최소기간 2년 보장",
  },
  // Living there
  {
    says: [
      LANDLORD,
      /\b(?:com(?:e|es|ing)|came|enter\w*|walk(?:s|ed|ing)?|let(?:s|ting)? (?:him|her)self|show(?:s|ed|ing)? up|barg\w+|visit\w*)\b/iu,
      /\b(?:in(?:to|side)?|my (?:apartment|home|place|room|house|flat)|when i(?:'m| am) (?:not|out|away)|without)\b/iu,
    ],
    unless:
      /\b(?:mov(?:e|es|ing) in|live in|daughter|son|parents?|mother|father|himself|family|come into force)\b/iu,
    korean: "집주인이 무단출입",
  },
  {
    says: [
      /\b(?:rent(?:ing)? (?:it |them )?out|let(?:ting)? out|sublet\w*|leas(?:e|ing) (?:it )?out|rent (?:a|one|my|the) (?:\w+ )?(?:room|place|apartment|flat|unit) to|share)\b/iu,
      /\b(?:rooms?|place|apartment|flat|unit|friends?|someone|somebody|guests?|airbnb|roommate)\b/iu,
    ],
    unless: /\b(?:looking for|find|yield|invest\w*)\b/iu,
    korean: "친구에게 전대해도 되나요",
  },
  {
    says: [
      /\b(?:paint\w*|repaint\w*|scratch\w*|holes?|stains?|damages?|wallpaper|floor(?:ing)?|clean(?:ing)?|wear)\b/iu,
      /\b(?:leav(?:e|ing)|mov(?:e|ing|ed) out|charg\w+|deduct\w*|pay for|deposit|bill\w*)\b/iu,
    ],
    korean: "나갈 때 원상복구",
  },
  {
    says: [/\b(?:deduct\w*|credit|refund|claim|write off)\b/iu, /\btax(?:es)?\b/iu],
    korean: "월세 세액공제",
  },
  // The deposit
  {
    says: [
      /\b(?:protect\w*|secure|safeguard|keep (?:\w+ ){0,2}safe|make sure|guard)\b/iu,
      /\b(?:deposit|jeonse|money)\b/iu,
    ],
    unless: /\b(?:small|insurance|guarantee)\b/iu,
    korean: "보증금을 지키려면 전입신고 대항력 확정일자",
  },
  {
    says: [
      /\b(?:new|fresh|brand new|separate|another) (?:contract|lease|agreement)\b/iu,
      /\b(?:5 ?%|five percent|limit|cap|increase|raise)/iu,
    ],
    korean: "새로 계약하면 임대료 5% 상한 적용되나요",
  },
  {
    says: [
      LANDLORD,
      MONEY_OF_LEASE,
      /\b(?:rais\w+|increas\w+|hik\w+|bump\w*|up(?:ped|ping)|more|higher|jack\w*|go up|went up)\b/iu,
    ],
    unless: /\b(?:convert\w*|lower|reduc\w+|late|insurance|interest)\b/iu,
    korean: "임대료 인상 올려달라",
  },
  // «Can the landlord raise it by 10%?»: what was spoken of before.
  {
    says: [
      /\b(?:landlord|landlady|owner|lessor)\b/iu,
      /\b(?:rais|increas|hik|bump)\w*\s(?:it|that|this|by|mine)\b/iu,
      /\d ?%|\bper ?cent\b|\b(?:renew\w*|legal\w*|allowed|how much|limit)\b/iu,
    ],
    unless: /\b(?:fees?|interest|insurance|rents?|deposits?|jeonse)\b/iu,
    korean: "임대료 인상 올려달라",
  },
  {
    says: [LEASE, /\b(?:verbal|oral|no written|not written|handshake|by text|kakao\w*)\b/iu],
    korean: "계약서 없이 구두로 계약",
  },
];

const TIME_LEFT =
  /\b(?:up|ends?|ending|expir\w+|over|finish\w*)\b (?:\w+ ){0,2}in (?:just |about |less than )?(\d{1,2}|one|two|three|four|five|six|a) (week|day|month)s?\b/iu;
const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six"];
const UNITS: Readonly<Record<string, string>> = { week: "주", day: "일", month: "개월" };

/** «The lease is up in 3 weeks» */
function timeLeft(text: string): readonly string[] {
  const [, said, unit] = TIME_LEFT.exec(text) ?? [];
  if (said === undefined || unit === undefined) return [];
  const count = /\d/u.test(said) ? Number(said) : said === "a" ? 1 : NUMBERS.indexOf(said.toLowerCase());
  return [`만기 ${count}${UNITS[unit.toLowerCase()]} 남았는데`];
}

/** What a text says of these, in the Korean words that the rules of this field know. */
export function conceptsIn(text: string): readonly string[] {
  const found = CONCEPTS.flatMap(({ says, unless, korean }) =>
    unless?.test(text) !== true && says.every((each) => each.test(text)) ? [korean] : [],
  );
  return [...timeLeft(text), ...found];
}

/** Where one question ends and the next begins: «…, and which loans are there?». */
const QUESTIONS =
  /[?!;]\s{1,3}|,?\s{1,3}(?:and|plus)\s{1,3}(?:also\s{1,3})?(?=(?:what|which|how|can|could|is|are|do|does|tell|show|find|the)\b)|,\s{1,3}(?=(?:what|which|how)\b)/iu;

/** What each question of a text says by itself: read as a whole, one would take the words of the other for its own. */
export function conceptsInParts(text: string): readonly string[] {
  const parts = text.split(QUESTIONS).filter((part) => part.trim().length >= SHORTEST_PART);
  return parts.length < 2 ? [] : parts.flatMap(conceptsIn);
}
const SHORTEST_PART = 8;
