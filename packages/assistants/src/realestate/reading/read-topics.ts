import type { Topic } from "../shapes/request.ts";

interface TopicRule {
  readonly topic: Topic;
  readonly pattern: RegExp;
  readonly unless?: RegExp;
}

/** Whoever asks how something is done, or what to look out for, wants to know and not to have it done. */
const ASKS_ABOUT =
  /(?:주의|유의|조심|확인)(?:할|사항|해야|점)|(?:작성|쓰는|쓸)(?:하는)?(?:방법|법|요령)|(?:쓸|작성할)때|어떻게(?:쓰|작성|해야)|꼭(?:써야|해야)|(?:써|작성)도(?:돼|되)|안(?:써|쓰)/u;
const LEASE = /전세|보증금|월세|임대료|차임|집주인|임대인|건물주|재계약|갱신|세입자|임차인|방세/u;
const AMOUNT = /\d+(?:\.\d+)?(?:억|천만|백만|만)|\d{3,}/u;

/** Read on the text without white space: people write «전세 금 인상» and «전세금인상». */
const RULES: readonly TopicRule[] = [
  {
    topic: "contract_creation",
    pattern:
      /(?:계약서|임대차계약|월세계약|전세계약).{0,14}(?:작성|써줘|써주|써달|쓰고싶|쓸래|쓰려|만들|초안|뽑아|생성|준비해|드래프트|부탁)|(?:작성|초안|써줘|만들).{0,10}계약서|draft.{0,20}(?:lease|contract)|(?:write|make).{0,10}(?:lease|contract)/iu,
    unless: ASKS_ABOUT,
  },
  {
    topic: "contract_review",
    pattern:
      /(?:계약서|특약|조항|계약내용|약관).{0,22}(?:검토|봐줘|봐주|봐달|살펴|확인해|확인좀|문제(?:있|없|되|점|가|는)|독소|위험한|괜찮|유효|불리|읽어|점검|체크|이상한|이상있|이상없|분석)|(?:검토|점검|체크).{0,8}(?:계약서|특약|조항)|review.{0,20}(?:lease|contract|clause)/iu,
    unless: /계약서(?:없이|안썼|를안|는없)/u,
  },
  {
    topic: "deposit_risk",
    pattern:
      /깡통|전세가율|(?:보증금|전세금?).{0,12}(?:떼(?:일|이)|위험|안전|날릴|날리|못받을까|돌려받을수있을까)|(?:위험|안전).{0,6}(?:할까|한가|해\?|한지|도|분석|진단|성)|근저당.{0,20}(?:괜찮|위험|안전|들어가도|계약해도)|선순위|전세.{0,14}(?:들어가도|계약해도)(?:될|되|괜찮)|risk/iu,
  },
  {
    topic: "increase",
    pattern:
      /인상|올려(?:달|줘|줄|받|야|도|서|라)|올리(?:겠|자|라|려|는|면|고|래|재|ㄹ)|올린(?:대|다|답)|올릴(?:수|때|거)|올라(?:도|갈|가)|증액|더(?:달라|내라|내래|달래)|\d+(?:프로|%|퍼센트)(?:를|을)?(?:넘|초과|이상|까지|한도)|(?:rent|deposit).{0,15}(?:increase|raise|rais|hike)|(?:increase|raise|rais|hike).{0,15}(?:rent|deposit)/iu,
    unless: /금리(?:가|를|는)?(?:인상|올)|기준금리/u,
  },
  {
    topic: "conversion",
    pattern:
      /(?:전월세|월세|전세|반전세|보증금).{0,16}(?:전환|바꾸|바꿔|바꿀|돌리|돌려(?!받|주|달|줄)|돌릴)|전환율|전환(?:하면|시|이율)|반전세로|convert/iu,
  },
  {
    topic: "lease_dates",
    pattern:
      /(?:언제까지|며칠까지|몇월까지|몇개월전|몇달전|언제부터|언제쯤).{0,24}(?:통보|통지|말|얘기|연락|알려|행사|요구|요청|나간|해야|갱신|연장)|(?:갱신|연장|만기|나간다|이사|재계약|해지|청구권).{0,24}(?:언제까지|언제부터|며칠까지|몇개월전|몇달전|기한|통보시기)|(?:통보|통지|해지|나간다고|나가겠다고|나가려면).{0,20}(?:언제|며칠뒤|몇개월|몇달)|묵시적갱신.{0,16}(?:언제|날짜|되는|됐|된)|자동(?:연장|갱신).{0,14}(?:언제|되는|됐|된)|when.{0,25}(?:notice|renew)/iu,
  },
  { topic: "small_deposit", pattern: /소액임차|최우선변제|소액보증금/u },
  {
    topic: "broker_fee",
    pattern: /중개(?:보수|수수료|비용|비(?![율]))|복비|부동산(?:수수료|비용)|broker.{0,8}fee/iu,
  },
  {
    topic: "loan_payment",
    pattern:
      /(?:매달|매월|한달에|월별|달마다).{0,10}(?:상환|갚|납입|이자|내야|얼마)|월(?:상환|납입|이자|원리금)|원리금|원금균등|상환액|이자(?:는|가|만|를)?(?:얼마|계산|어느)|monthlypayment/iu,
    unless: /월세/u,
  },
  {
    topic: "loan_limit",
    pattern:
      /대출.{0,16}(?:얼마(?:까지|나|받|가능|를)|한도|가능(?:해|한|할|금액|액)|받을수|나와|나올|최대|얼마야)|얼마.{0,8}(?:까지)?.{0,4}(?:대출|빌릴|빌려)|(?:ltv|dti|dsr)|(?:how much|howmuch).{0,20}(?:borrow|loan)/iu,
    unless: /(?:ltv|dti|dsr)(?:이|가|란|는)?(?:뭐|뭔|무슨|무엇|뜻)/iu,
  },
  {
    topic: "loan_products",
    pattern:
      /(?:대출|주담대|담보).{0,10}(?:상품|금리|비교|추천|종류|은행|찾아|알아|알려|어디|있어|뭐가|뭐있|보여|싼|낮은)|전세(?:자금)?대출|주택담보대출|주담대|금리.{0,8}(?:낮은|비교|알려|싼|얼마|제일)|loan.{0,10}(?:product|rate)|(?:jeonse|mortgage)loan/iu,
  },
  {
    topic: "policy",
    pattern:
      /정책|지원(?:금|사업|제도|받|책|프로그램|대상|해주|해줘|되는|있|이있|뭐|은|을)|버팀목|디딤돌|보금자리론|특별공급|특공|신혼부부.{0,10}(?:대출|혜택|지원|전세|가능)|청년.{0,10}(?:대출|혜택|지원|전세|월세|정책|주택)|청약|혜택|신생아특례|subsid|policy/iu,
  },
  {
    topic: "roi",
    pattern:
      /수익률|수익성|roi\b|투자(?:수익|가치|하면|할만|괜찮|로)|갭투자|임대수익|회수기간|월세(?:받으면|수익|놓으면|주면)|yield/iu,
  },
  {
    topic: "price_level",
    pattern:
      /(?:비싼|비싸|싼(?:거|편|가|지)|싸게|저렴한(?:편|거|가|건)|적정|적당한|합리적|바가지|호구|시세대비|시세보다|높은(?:편|거)|낮은(?:편|거)|괜찮은가격|가격.{0,6}(?:괜찮|적절))/u,
    unless: /금리|이자/u,
  },
  {
    topic: "listings",
    pattern:
      /매물|(?:찾아|(?<![복요])구해|골라)(?:줘|주|봐|달)|(?:찾고|구하고)있|추천(?:해|좀|매물)|(?:아파트|오피스텔|빌라|원룸|투룸|주택|집|곳|방)(?:이|은|는|을|를|좀)?(?:있어|있나|있을까|있니|있습니까|보여|알려|나온)|살만한|나온(?:집|거|것)|집구|방구|listing|(?:이하|이내|미만|까지|이상)(?:짜리|인|의)?(?:아파트|오피스텔|빌라|원룸|주택|집|방)|(?:find|search|lookingfor).{0,20}(?:apartment|officetel|house|villa|flat)/iu,
    unless: /계약서|대출(?:상품)?(?:찾|추천|비교)|정책|판례|법(?:조항|령)/u,
  },
  {
    topic: "market",
    pattern: /시세|평균(?:가|가격|전세|월세|매매|얼마)|실거래|거래가|동향|marketprice|averageprice/iu,
  },
  {
    topic: "market",
    pattern:
      /(?:전세|월세|매매|집|아파트|오피스텔|빌라|원룸)(?:값|가격|가|값이|가격이)?(?:은|는|이)?(?:보통|대충|요즘|지금|현재)?(?:얼마|어느정도|어때|어떻게되|얼만)|가격(?:대|이|은|알려|좀|어떻|추이)|얼마(?:야|예요|에요|인가|정도|쯤|임|니|죠)|howmuch(?:is|are|does)/iu,
    unless:
      /대출|이자|금리|중개|복비|한도|수수료|인상|올려|올리|전환|보증금.{0,6}(?:얼마까지|돌려)|최우선|소액|수익|상환|벌금|과태료|위약금|세금|취득세|양도|기준시가/u,
  },
];

/** Words that make it a question about the law, also where nothing finer was recognised. */
const LAW =
  /임대차|보호법|법(?:률|적|으로|에|은|상|조항|령)|제?\d+조|갱신|집주인|임대인|건물주|세입자|임차|보증금.{0,20}(?:반환|돌려|안줘|안주|못받|달라|받을)|전입|확정일자|대항력|우선변제|경매|공매|수리|고장|고쳐|하자|누수|물이?새|곰팡이|보일러|배상|해지|중도|이사.{0,10}(?:나가|가야|하고|간다|날)|위약금|계약금|해약|파기|원상복구|원상회복|도배|장판|관리비|반려|애완|강아지|고양이|무단|비밀번호|전대|재임대|에어비앤비|신고|등기|실거주|내용증명|소송|조정|분쟁|쫓겨|나가(?:라|래|달)|퇴거|명도|연체|밀렸|밀린|밀리|상가|권리금|전세사기|사기당|피해자|보증보험|특약|계약기간|계약서|계약(?:이|을|은|한|했|할|만료|만기|종료|연장|끝)|복비|가계약|전세권|공인중개사|중개사|임대료|월세.{0,14}(?:안내|못내|늦|공제)|방(?:을|이)?빼|자동연장|묵시적|주택임대|상속|사망|돌아가|집이팔|주인이바뀌|landlord|tenant|lease|deposit|evict|rent/iu;

const TERM_QUESTION =
  /뭐(?:야|예요|에요|지|임|죠|니|냐|라고|ㅇ)|뭔(?:가요|데|지|뜻|말|소리)|무슨(?:뜻|말|의미|소리)|무엇|뜻(?:이|은|을|좀|알려)|의미|이?란(?:\?|게|건|뭐|무엇|$)|개념|설명해|정의|차이(?:가|는|점|를|알)|whatis|whatdoes|meanof|meaning|definition/iu;

const GREETING =
  /^(?:안녕|하이|헬로|반가|ㅎㅇ|hi\b|hello|hey|좋은(?:아침|하루|저녁)|굿모닝)[가-힣a-z!~.ㅎㅋ^,]{0,14}$/iu;
const THANKS = /^(?:고마|감사|땡큐|thank|thx|ㄱㅅ|수고|도움됐|잘알겠|알겠|오케이|ok(?:ay)?$|넵|네네)/iu;
const HELP =
  /뭐(?:를|가)?(?:할수있|해줄|도와|물어)|무엇을할수|어떤(?:걸|것을)?(?:도와|할수|물어)|사용법|기능(?:이|은|을|알려)|도움말|도와줘$|모르겠(?:어|네|다|음|는데)?(?:요)?[.~ㅠㅜ]*$|^help/iu;
const RECALL =
  /(?:이전|지난번?|저번|예전|전)(?:에|의)?(?:대화|상담|얘기|이야기|질문|물어|말했|문의|얘기했)|(?:내가|제가|나).{0,8}(?:뭐|무엇|뭘|어떤).{0,6}(?:물어|질문|말했|얘기|상담)|기억(?:해|나|하)|대화(?:기록|내역|내용)|previousconversation|remember/iu;

/** What a message is about, in the order of the rules. `term` is the word of the glossary that it names. */
export function readTopics(text: string, term: string | null): readonly Topic[] {
  const squeezed = text.replaceAll(/\s+/gu, "");
  if (RECALL.test(squeezed)) return ["recall"];
  if (GREETING.test(squeezed)) return ["greeting"];
  const found = RULES.filter(
    ({ topic, pattern, unless }) =>
      pattern.test(squeezed) &&
      unless?.test(squeezed) !== true &&
      (topic !== "increase" ||
        LEASE.test(squeezed) ||
        /rent|deposit/iu.test(squeezed) ||
        AMOUNT.test(squeezed)),
  ).map(({ topic }) => topic);
  const asked = asksForTerm(squeezed, term) ? withTerm(found) : [...new Set(found)];
  const topics = settle(asked, squeezed);
  if (topics.length > 0) return topics;
  if (LAW.test(squeezed)) return ["law"];
  if (HELP.test(squeezed)) return ["help"];
  return THANKS.test(squeezed) ? ["thanks"] : [];
}

/** «대항력?», «대항력이 뭐야», «전세권이랑 전세 차이»: a word alone, or asked about right after it. */
function asksForTerm(squeezed: string, name: string | null): boolean {
  if (name === null) return false;
  const bare = squeezed.replace(/[?!.~]+$/u, "");
  const rest = bare.slice(bare.indexOf(name) + name.length);
  if (bare.startsWith(name) && rest.length <= 2) return true;
  return TERM_ASKED.test(rest) || /^(?:이랑|랑|하고|과|와).{2,14}(?:차이|다른)/u.test(rest);
}

/** Right after the word, with nothing but particles between: «전세대출 뭐가 좋아» does not ask for 전세. */
const TERM_ASKED = new RegExp(
  `^(?:이|가|은|는|을|를|의|도|라는|이라는|이?란)?(?:게|건|거|것|말|용어|단어|정확한|정확히|대체|도대체|좀|쉽게)?(?:이|은|가)?(?:${TERM_QUESTION.source})`,
  "iu",
);

/** «깡통전세가 뭐야?» asks for the word, not for somebody's deposit. */
function withTerm(found: readonly Topic[]): readonly Topic[] {
  const others = found.filter(
    (topic) => !["deposit_risk", "small_deposit", "conversion", "law", "policy", "market"].includes(topic),
  );
  return ["term", ...others];
}

/** Where two readings cannot both be meant. */
function settle(topics: readonly Topic[], squeezed: string): readonly Topic[] {
  const has = (topic: Topic) => topics.includes(topic);
  const without = (...dropped: readonly Topic[]) => topics.filter((topic) => !dropped.includes(topic));
  if (has("contract_creation"))
    return without(
      "contract_review",
      "listings",
      "price_level",
      ...(/시세/u.test(squeezed) ? [] : ["market" as const]),
    );
  if (has("contract_review"))
    return without(
      "market",
      "listings",
      "price_level",
      "increase",
      "conversion",
      "lease_dates",
      "deposit_risk",
    );
  if (has("loan_payment") && has("loan_limit") && !/한도|까지|최대/u.test(squeezed))
    return without("loan_limit", "loan_products");
  if (has("loan_limit") || has("loan_payment")) {
    const isAboutProducts = /상품|은행|비교|추천|종류/u.test(squeezed);
    return without("market", "listings", ...(isAboutProducts ? [] : (["loan_products"] as const)));
  }
  // «월세로 바꾸면 얼마?» asks for a calculation, unless the market is named as well.
  if (has("conversion") || has("increase") || has("broker_fee") || has("small_deposit")) {
    const isAboutMarket = /시세|평균|실거래|거래가|동향|매물/u.test(squeezed);
    if (!isAboutMarket) return without("market", "listings");
  }
  if (has("price_level")) {
    // «제일 싼 매물»: looks for something, does not judge a price.
    if (!AMOUNT.test(squeezed)) return without("price_level");
    return without("market", "listings");
  }
  if (has("market") && isAmbiguousPrice(squeezed) && !has("listings")) return [...topics, "listings"];
  return topics;
}

/** «강남구 아파트 얼마야?»: the going rate, or what is on offer? */
function isAmbiguousPrice(squeezed: string): boolean {
  return (
    /얼마/u.test(squeezed) &&
    !/시세|평균|실거래|거래가|전세|월세|매매|보통|대충|요즘|동향|추이/u.test(squeezed)
  );
}

/** «어떻게 해야 해?»: somebody is in trouble and wants to know what to do. */
export function asksWhatToDo(text: string): boolean {
  return /어떻게(?:해|하|대응|대처|돼|되|할|받)|어떡|어쩌|방법(?:이|은|을|좀|있|없)|대처|대응|뭘해야|뭐해야|뭐부터|해결|조언|도와주|도와줘|what(?:should|can|do)i/iu.test(
    text.replaceAll(/\s+/gu, ""),
  );
}
