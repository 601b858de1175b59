/** What English leases say, as the Korean sentence that the rules of a review are read on. */
const CLAUSES: readonly (readonly [RegExp, string])[] = [
  [
    /(?:giv\w{1,3} up|waiv\w{0,3}|forfeit\w{0,3}|renounc\w{0,3}|relinquish\w{0,4}|no right|not (?:claim|assert|demand|insist|invoke|ask for|have)|cannot (?:claim|demand)|may not (?:claim|demand|ask for)) (?:\S{1,20} ){0,8}(?:two|2)[- ]years?/iu,
    "임차인은 2년을 주장하지 않는다",
  ],
  [
    /(?:giv\w+ up|waiv\w*|forfeit\w*|renounc\w*|relinquish\w*|without|no|not (?:have|exercise|use|request|ask for|demand)) (?:\S+ ){0,6}(?:renew|extension)/iu,
    "임차인은 갱신요구권을 포기한다",
  ],
  [
    /(?:implied|automatic|tacit) (?:renewal|extension)s? (?:\S+ ){0,4}(?:not|excluded|no)|no (?:implied|automatic|tacit) (?:renewal|extension)|not (?:be )?renewed automatically/iu,
    "묵시적 갱신은 인정하지 않는다",
  ],
  [
    /(?:tenant|lessee|renter)\b.{0,60}\b(?:all|any|every|full cost of|entire)\b.{0,24}\b(?:repair|maintenance|damage|defect)|\b(?:all|any|every)\b.{0,24}\b(?:repairs?|maintenance|defects?|breakdowns?)\b.{0,80}\b(?:tenant|lessee|renter)|\b(?:boiler|roof|plumbing|structur\w+|leaks?|heating|wiring)\b.{0,60}\b(?:tenant|lessee)(?:'s)? (?:expense|cost|responsib\w+|account|shall|must|pays)/iu,
    "모든 수리비는 임차인이 부담한다",
  ],
  [
    /deposit (?:\S+ ){0,8}(?:when|after|once|until|only if) (?:\S+ ){0,4}(?:next|new|another|replacement) tenant/iu,
    "보증금은 다음 임차인이 들어오면 반환한다",
  ],
  [
    /(?:not|never|no|without) (?:\S+ ){0,4}(?:register\w*|report\w*|registration) (?:\S+ ){0,5}(?:address|residen\w+|move)|no move-?in|not (?:\S+ ){0,3}(?:fixed|confirmed) date/iu,
    "임차인은 전입신고를 하지 않는다",
  ],
  [
    /landlord (?:\S+ ){0,5}(?:terminat\w+|end|cancel|evict)\w* (?:\S+ ){0,8}(?:any ?time|at will|without (?:reason|cause|notice))|at any time (?:\S+ ){0,6}landlord (?:\S+ ){0,4}(?:terminat|end)/iu,
    "임대인은 언제든지 계약을 해지할 수 있다",
  ],
  [
    /(?:leav\w+|mov\w+ out|terminat\w+) (?:\S+ ){0,4}(?:early|before)(?:.{0,60})(?:remaining|rest of|entire|all) (?:\S+ ){0,4}rent|(?:remaining|rest of the) (?:\S+ ){0,3}rent (?:.{0,60})(?:leav|mov\w+ out|early)/iu,
    "중도 퇴거 시 잔여 월세 전액을 임차인이 부담한다",
  ],
  [
    /(?:one|single|first|1) (?:\S+ ){0,2}(?:late|missed|month'?s?|payment) (?:.{0,50})(?:terminat|evict|leave|end|vacate)|late (?:once|by (?:a|one) (?:day|month)) (?:.{0,40})(?:terminat|evict|leave|end)/iu,
    "월세 1회 연체 시 계약을 즉시 해지한다",
  ],
  [
    /(?:whole|entire|full|all of the)? ?deposit (?:\S+ ){0,5}(?:forfeit|confiscat|kept by|not (?:be )?(?:returned|refunded))|forfeit\w* (?:\S+ ){0,3}deposit|non-?refundable deposit/iu,
    "임차인이 계약을 어기면 보증금 전액을 몰수한다",
  ],
  [
    /landlord (?:\S+ ){0,5}(?:enter|visit|come in|inspect)\w* (?:\S+ ){0,6}(?:any ?time|without (?:notice|permission|consent)|unannounced)/iu,
    "임대인은 언제든지 집에 출입할 수 있다",
  ],
  [
    /(?:sold|sale|sells) (?:.{0,40})(?:leave|vacate|move out|terminat|ends)/iu,
    "집이 매매되면 임차인은 즉시 퇴거한다",
  ],
  [
    /(?:rent|deposit) (?:.{0,40})(?:any ?time|at will|market|as the landlord|discretion)(?:.{0,40})|landlord (?:\S+ ){0,4}(?:raise|increase)\w* (?:\S+ ){0,6}(?:any ?time|at will|market|discretion)/iu,
    "임대인은 언제든지 차임을 인상할 수 있다",
  ],
  [
    /deposit\b.{0,60}\b(?:within|in|after)\s(?:\d{1,3}|one|two|three|six)\s(?:days?|weeks?|months?)\b.{0,40}\b(?:after|of|following|from)\b.{0,40}\b(?:mov|vacat|leav|end|terminat|expir|handover)/iu,
    "퇴거 후 3개월 뒤에 보증금을 반환한다",
  ],
  [
    /(?:tenant|lessee)\b.{0,30}\b(?:may not|cannot|can't|shall not|must not|not (?:be )?(?:allowed|entitled|permitted) to)\b.{0,24}\b(?:terminate|cancel|leave|break|end|move out)/iu,
    "임차인은 계약기간 중 중도해지할 수 없다",
  ],
  [/cleaning (?:fee|cost|charge)/iu, "퇴거 시 청소비를 임차인이 부담한다"],
];

/** «The term is one year», “for a period of 6 months”. */
const SHORT_TERM =
  /\b(?:term|lease|tenancy|period|duration|contract)\b(?:\s\S+){0,5}?\s(one|1|a|six|6|twelve|12|eleven|11|three|3|eighteen|18)[- ](year|month)s?\b/iu;
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  three: 3,
  six: 6,
  eleven: 11,
  twelve: 12,
  eighteen: 18,
};
/** Words by which somebody gives something up or has to bear it. */
const BINDS =
  /\b(?:waiv|forfeit|renounc|relinquish|giv\w+ up|no right|not|never|must|sole discretion|at will|regardless|any reason|bears?|liable|penalt|responsib|deduct|tenant's (?:expense|cost))/iu;

const RATE = /(?:rais|increas|rise|hike)\w*(?:.{0,40}?)(\d+(?:\.\d+)?) ?(?:%|percent)/iu;

/** Everyday words for what contracts call otherwise: who quotes a clause from memory says it as people speak. */
const EVERYDAY: readonly (readonly [RegExp, string])[] = [
  [/집\s?주인|건물주|(?<![가-힣])주인(?=[은이의도])/gu, "임대인"],
  [/세입자|세\s?든\s?사람/gu, "임차인"],
  [/(?:방|집)(?:을|를)?\s?(?:빼|뺀|비우|비운)(?=[가-힣])/gu, "퇴거하"],
  [/나간다|나가야\s?한다|나가기로|나감|나갈\s?것/gu, "퇴거한다"],
  [/(?:보러|찾아|확인하러|점검하러)\s?올\s?수/gu, "방문할 수"],
  [/안\s?(받|하|쓰|내|돌려주|해주)(?=기로|고|는|며)/gu, "$1지 않"],
  [/안\s?(?:한다|함|해)(?![가-힣])/gu, "하지 않는다"],
  [/안\s?(?:받는다|받음)(?![가-힣])/gu, "받지 않는다"],
];

/** The sentence that the rules know for an English one; the text itself where it is Korean or says nothing known. */
export function koreanClause(sentence: string): string {
  if (/[가-힣]{2}/u.test(sentence))
    return EVERYDAY.reduce((said, [word, called]) => said.replaceAll(word, called), sentence);
  const rate = RATE.exec(sentence)?.[1];
  if (rate !== undefined) return `갱신 시 차임을 ${rate}% 인상한다`;
  const known = CLAUSES.find(([pattern]) => pattern.test(sentence))?.[1];
  if (known !== undefined) return known;
  const [, count = "", unit = ""] = SHORT_TERM.exec(sentence) ?? [];
  const number = NUMBERS[count.toLowerCase()] ?? Number(count);
  const isLong = unit === "year" && number >= 3;
  if (count === "" || isLong) return sentence;
  return `임대차 기간은 ${number}${unit.toLowerCase() === "year" ? "년" : "개월"}으로 한다`;
}

/** An English sentence that the rules know nothing of, although it lays something on somebody. */
export function isUnread(sentence: string): boolean {
  return !/[가-힣]{2}/u.test(sentence) && koreanClause(sentence) === sentence && BINDS.test(sentence);
}
