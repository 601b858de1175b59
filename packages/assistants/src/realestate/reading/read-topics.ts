import { findIssues } from "../issues/find-issues.ts";
import type { Issue } from "../issues/issue.ts";
import { isOfLoans, type Topic } from "../shapes/request.ts";
import { has as hasTrait } from "../shapes/topic-traits.ts";
import { asksWhichLease } from "./asks-which-lease.ts";
import { type Clause, clausesOf, thingsIn } from "./clauses.ts";
import { isAboutOtherThings } from "./other-things.ts";
import { termNamedIn } from "./term-named-in.ts";
import { AMOUNT, HOME_THING, LEASE, RULES } from "./topic-rules.ts";

/** Words that make it a question about the law, also where nothing finer was recognised. */
const LAW =
  /임대차|보호법|법(?:률|적|으로|에|은|상|조항|령)|제?\d+조|몇조|조문|갱신|집주인|임대인|건물주|세입자|임차|보증금.{0,20}(?:반환|돌려|안줘|안주|못받|달라|받을)|전입|확정일자|대항력|우선변제|경매|공매|수리|고장|고쳐|하자(?:가|보수|있|담보|수리)|누수|물이?새|곰팡이|보일러|배상|해지|중도|이사.{0,10}(?:나가|가야|하고|간다|날)|위약금|계약금|해약|파기|원상복구|원상회복|도배|장판|관리비|반려|애완|강아지|고양이|무단|비밀번호|전대|재임대|에어비앤비|신고|등기|실거주|내용증명|소송|조정|분쟁|쫓겨|나가(?:라|래|달)|퇴거|명도|연체|밀렸|밀린|밀리|상가|권리금|전세사기|사기당|피해자|보증보험|특약|계약기간|만기|만료|계약서|계약(?:이|을|은|한|했|할|만료|만기|종료|연장|끝)|복비|가계약|전세권|공인중개사|중개사|임대료|월세.{0,14}(?:안내|못내|늦|공제)|방(?:을|이)?빼|자동연장|묵시적|주택임대|상속|사망|돌아가|집이팔|주인이바뀌|landlord|tenant|(?<!p)lease|deposit|evict|rent/iu;

const TERM_QUESTION =
  /[뭐머](?:야|예요|에요|지|임|죠|니|냐|라고|ㅇ)|뭔(?:가요|데|지|뜻|말|소리)|무슨(?:뜻|말|의미|소리)|무엇|뜻(?:이|은|을|좀|알려)|의미|이?란(?:\?|게|건|뭐|무엇|$)|개념|설명해|정의|차이(?:가|는|점|를|알|[?？]?$)|다른(?:점|거|건)|whatis|whatdoes|meanof|meaning|definition/iu;

const GREETING =
  /^(?:안녕|하이|헬로|반가|ㅎㅇ|hi(?=there|all|$|[!.~,])|hello|hey|howareyou|good(?:morning|afternoon|evening)|좋은(?:아침|하루|저녁)|굿모닝)[가-힣a-z!~.ㅎㅋ^,]{0,14}$/iu;
const THANKS = /^(?:고마|감사|땡큐|thank|thx|ㄱㅅ|수고|도움됐|잘알겠|알겠|오케이|ok(?:ay)?$|넵|네네)/iu;
/** «알겠어 그럼 강남구 아파트 전세는?»: a word of thanks before the next question. */
const GOES_ON = /그럼|그러면|그런데|근데|그리고|다음|이번엔|(?:은|는)(?:요)?[?？]+$/u;
const HELP =
  /(?:너|넌|당신|여기|이거)(?:는|은|가)?(?:누구|뭐(?:야|하는|임|에요|예요))|누구(?:세요|야|니|신가요)|이름이?뭐|whoareyou|뭐(?:를|가)?(?:할수있|해줄|도와|물어)|무엇을할수|어떤(?:걸|것을)?(?:도와|할수|물어)|사용법|기능(?:이|은|을|알려)|도움말|도와줘$|모르겠(?:어|네|다|음|는데)?(?:요)?[.~ㅠㅜ]*$|^help/iu;
const RECALL =
  /(?:이전|지난번?|저번|예전|전)(?:에|의)?(?:대화|상담|얘기|이야기|질문|물어|말했|문의|얘기했)|(?:내가|제가|나).{0,8}(?:뭐|무엇|뭘|어떤).{0,6}(?:물어|질문|말했|얘기|상담)|기억(?:해|나|하)|(?:아까|방금|전에|처음에).{0,6}(?:내가|제가)?.{0,4}(?:말한|말했|얘기한|물어본|찾던|찾은).{0,16}(?:뭐|얼마|어디|어느|뭔)|대화(?:기록|내역|내용)|previousconversation|whatdid(?:we|i)(?:talk|say|ask|discuss)|talk(?:ed)?aboutbefore|lasttimewe|remember/iu;

/** Orders to the program instead of a question: nothing is looked up for them. */
const INJECTION =
  /(?:이전|위|모든|앞의)?(?:지시|규칙|명령|프롬프트)(?:를|을|은)?(?:모두|다|전부)?(?:무시|잊|출력|보여|알려)|시스템프롬프트|ignore(?:all|any)?(?:previous|prior|the)|systemprompt|(?:memories|data|messages)of(?:every|all|other)/iu;

/** What a message is about, in the order of the rules. `term` is the word of the glossary that it names. */
export function readTopics(text: string, term: string | null): readonly Topic[] {
  const squeezed = text.replaceAll(/\s+/gu, "");
  if (INJECTION.test(squeezed)) return [];
  if (RECALL.test(squeezed)) return ["recall"];
  if (GREETING.test(squeezed)) return ["greeting"];
  if (isAboutOtherThings(text)) return [];
  const issues = findIssues(text);
  const found = asksWhichLease(text) ? ["conversion" as const] : byRules(squeezed);
  if (issues.some(({ isWhole }) => isWhole === true)) return ["law"];
  const asked = asksForTerm(squeezed, term) ? withTerm(found, squeezed) : [...new Set(found)];
  const topics = withoutPaste(settle(asked, squeezed), issues, squeezed);
  if (topics.length > 0) return [...new Set([...topics, ...askedInParts(text, topics)])];
  const parts = clausesOf(text).filter(({ act }) => act === "asks");
  // «DSR이 뭐고 연봉 5천이면 한도가 얼마야»: what is unclear as a whole may be plain part by part.
  const each =
    parts.length < 2
      ? []
      : [...new Set(parts.flatMap((part) => readTopics(part.text, termNamedIn(part.text))))];
  if (each.some((topic) => hasTrait("isService")(topic) || topic === "term")) return each;
  if (LAW.test(squeezed) || issues.length > 0) return ["law"];
  if (HELP.test(squeezed)) return ["help"];
  return THANKS.test(squeezed) && !GOES_ON.test(squeezed) ? ["thanks"] : [];
}

/** «계약서에 중간에 나가면 위약금 내라고 돼 있는데 유효해요?»: a clause that is told is a question of the law. */
function withoutPaste(
  topics: readonly Topic[],
  issues: readonly Issue[],
  squeezed: string,
): readonly Topic[] {
  const isTold =
    TELLS_CLAUSE.test(squeezed) && issues.some(({ id }) => id !== "unfair_terms" && id !== "special_terms");
  return isTold ? topics.map((topic) => (topic === "contract_review" ? "law" : topic)) : topics;
}
const TELLS_CLAUSE =
  /(?:계약서|특약)(?:에|상|서에).{6,}(?:라고|다고|하고|고)(?:돼|되어|써|적혀|쓰여|나와|있)/u;

/** «복비는?» after a home was spoken of asks for its fee; what the word means is asked otherwise. */
export function workOf(text: string): readonly Topic[] {
  const squeezed = text.replaceAll(/\s+/gu, "");
  return /(?:은|는|도)(?:요|얼마|얼마야)?[?？~.]*$/u.test(squeezed)
    ? settle(byRules(squeezed), squeezed).filter(hasTrait("isService"))
    : [];
}

function byRules(squeezed: string): readonly Topic[] {
  return RULES.filter(
    ({ topic, pattern, unless }) =>
      pattern.test(squeezed) &&
      unless?.test(squeezed) !== true &&
      (topic !== "market" || HOME_THING.test(squeezed)) &&
      (topic !== "increase" ||
        LEASE.test(squeezed) ||
        /올려달(?:라|래)|계약.{0,24}올려(?:줘|주)/u.test(squeezed) ||
        /rent|deposit|jeonse/iu.test(squeezed) ||
        AMOUNT.test(squeezed) ||
        /\d(?:%|프로|퍼센트)(?:상한|한도|룰)|에\d{2}/u.test(squeezed)),
  ).map(({ topic }) => topic);
}

/**
 * «매물 찾아주고, 대출도 계산해줘»: what each part of a message asks for by itself. Read as a whole, one wish would take
 * the words of the other for its own.
 */
function askedInParts(text: string, whole: readonly Topic[]): readonly Topic[] {
  const all = clausesOf(text).flatMap(thingsIn);
  const asking = all.filter(({ act, text: part }) => act === "asks" || ASKS_ARTICLES.test(squeeze(part)));
  const parts = (asking.length > 1 ? asking : asking.filter((part) => isArticlesBeside(part, all))).map(
    (part) => part.text,
  );
  if (parts.length === 0 || whole.includes("contract_review")) return [];
  return parts.flatMap((part) => {
    const squeezed = part.replaceAll(/\s+/gu, "");
    if (ASKS_ARTICLES.test(squeezed)) return whole.some(hasTrait("hasArticles")) ? [] : ["law" as const];
    // «시세랑 묵시적 갱신이 뭔지»: the part that asks for a word asks for nothing else.
    if (asksForTerm(squeezed, termNamedIn(part))) return [];
    const found = settle(byRules(squeezed), squeezed).filter(hasTrait("isService"));
    if (found.length > 0) return found;
    const isLaw = LAW.test(squeezed) && findIssues(part).some(({ isWhole }) => isWhole !== true);
    return isLaw && !whole.some(hasTrait("hasArticles")) ? ["law" as const] : [];
  });
}

/** «확정일자 관련 법 조항», “the law on fixed dates”: who asks for articles asks for the law, whatever word it is about. */
const ASKS_ARTICLES =
  /(?:관련|관한|대한)(?:된)?(?:법|조항|규정|조문)|법(?:률)?(?:조항|조문|규정|내용)|조문|법적(?:근거|규정)|몇조|(?:what|which|relevant|the)(?:law|article|statute)s?(?:say|on|about|for|applies|governs|regarding|is|are)/iu;

/** “Gangnam average and the law on fixed dates”: named last, without a word that asks. */
function isArticlesBeside({ text }: Clause, all: readonly Clause[]): boolean {
  return all.length > 1 && ASKS_ARTICLES.test(squeeze(text));
}

const squeeze = (text: string) => text.replaceAll(/\s+/gu, "");

/** «대항력?», «대항력이 뭐야», «전세권이랑 전세 차이»: a word alone, or asked about right after it. */
function asksForTerm(squeezed: string, name: string | null): boolean {
  if (name === null || ASKS_FIGURE.test(squeezed)) return false;
  if (ENGLISH_TERM.test(squeezed)) return true;
  const bare = squeezed.replace(/(?<![?!.~])[?!.~]+$/u, "");
  const rest = bare.slice(bare.indexOf(name) + name.length);
  // «원금균등이면?» supposes, and does not ask what it is.
  if (bare.startsWith(name) && rest.length <= 2 && !/^이?면$/u.test(rest)) return true;
  return (
    TERM_ASKED.test(rest) ||
    TERM_READ.test(rest) ||
    /^(?:이랑|랑|하고|과|와).{2,14}(?:차이|다른|달라|다르|같은거)/u.test(rest)
  );
}

/** «두 구 평균 전세가 차이는 얼마나 나요?»: how much lies between two sums, and not between two words. */
const ASKS_FIGURE = /(?:평균|시세|가격|전세가|매매가|금액).{0,10}차이.{0,6}(?:얼마|몇)/u;

/** «What does 확정일자 mean?», not «what is the jeonse price in Gangnam». */
const ENGLISH_TERM =
  /^(?:please|can you|canyou)?(?:explain|define|describe)(?!.*(?:how|why|when)).{2,30}?(?:tome|simply)?(?:\?|\.|\(|$)|^what(?:is|'s|does|are)(?!.*(?:price|cost|rate|limit|fee|average|cap\b|should|can|happen)).{2,36}?(?:\?|\(|$)/iu;

/** Right after the word, with nothing but particles between: «전세대출 뭐가 좋아» does not ask for 전세. */
const TERM_ASKED = new RegExp(
  `^(?:이|가|은|는|을|를|의|도|라는|이라는|이?란)?(?:게|건|거|것|말|용어|단어|정확한|정확히|대체|도대체|좀|쉽게)?(?:이|은|가)?(?:${TERM_QUESTION.source})`,
  "iu",
);

/** «채권최고액 2억4천이라고 써있던데 무슨 뜻?»: a word that was read somewhere. */
const TERM_READ =
  /^.{0,16}(?:라고|다고|이|가|게)?(?:써|적혀|쓰여|되어|돼|나와|있)(?:있|던데|는데|어서|고)[^.?!]{0,8}(?:무슨(?:뜻|말|의미|소리)|뭔(?:가요|지|뜻|말)|[뭐머](?:야|예요|에요|죠|임))/u;

/** «깡통전세가 뭐야?» asks for the word, not for somebody's deposit; with figures it may ask for both. */
function withTerm(found: readonly Topic[], squeezed: string): readonly Topic[] {
  const isOnlyWord = !AMOUNT.test(squeezed);
  const others = found.filter((topic) => !(isOnlyWord ? ABOUT_WORDS : THE_SAME).includes(topic));
  return ["term", ...new Set(others)];
}
const THE_SAME: readonly Topic[] = ["deposit_risk", "small_deposit", "conversion", "law", "policy", "market"];
const ABOUT_WORDS: readonly Topic[] = [
  ...THE_SAME,
  "roi",
  "increase",
  "broker_fee",
  "loan_limit",
  "loan_payment",
  "loan_products",
  "lease_dates",
];

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
  // «디딤돌 금리 얼마야»: the programme that is named, and no bank's loan.
  if (has("policy") && has("loan_products") && !/상품|은행|비교|전세대출|주담대|담보대출/u.test(squeezed))
    return without("loan_products", "loan_limit", "market");
  // «지원되는 거 있나»: a programme, no home on offer.
  if (has("policy") && has("listings") && !/매물|집구|방구|아파트|오피스텔|빌라|원룸/u.test(squeezed))
    return without("listings");
  // «대출 9천 금리 5% 수익률»: what a purchase is paid with, and no question of loans.
  if (has("roi") && topics.some(isOfLoans) && !/상품|은행|한도|비교|추천|매달|한달|상환/u.test(squeezed))
    return settle(without("loan_products", "loan_limit", "loan_payment"), squeezed);
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
  // «매달 50만원 갚는데 얼마까지 빌려?»: what is paid already is no question.
  const isPaid = /(?:매달|매월|월|한달에|다달이).{0,8}\d.{0,8}(?:갚|상환|나가|내[고는])/u.test(squeezed);
  const isAsked = /얼마|계산|몇|알려/u.test(squeezed);
  if (has("loan_payment") && isPaid && (has("loan_limit") || !isAsked))
    return settle(without("loan_payment"), squeezed);
  if (has("loan_payment") && has("loan_limit") && !/한도|까지|최대/u.test(squeezed))
    return without("loan_limit", "loan_products");
  if (has("loan_limit") || has("loan_payment")) {
    const isAboutProducts = /상품|은행|비교|추천|종류/u.test(squeezed);
    return without(
      "market",
      "listings",
      "price_level",
      ...(isAboutProducts ? [] : (["loan_products"] as const)),
    );
  }
  // «집주인이 13억을 부르는데 시세보다 비싼가요?»: beside the market, and not beside what was paid before.
  if (has("price_level") && has("increase") && ASKS_MARKET.test(squeezed))
    return settle(without("increase"), squeezed);
  // «월세로 바꾸면 얼마?» asks for a calculation, unless the market is named as well.
  if (has("conversion") || has("increase") || has("broker_fee") || has("small_deposit")) {
    const isAboutMarket = /시세|평균|실거래|거래가|동향|매물/u.test(squeezed);
    if (!isAboutMarket) return without("market", "listings", "price_level");
  }
  if (has("price_level")) {
    // «제일 싼 매물»: looks for something, does not judge a price.
    if (!AMOUNT.test(squeezed)) return without("price_level");
    return without("market", "listings");
  }
  // «오피스텔 매매»: prices or homes? Both, unless it says which.
  if (
    has("market") &&
    !has("listings") &&
    /매매(?!가|시세|가격|평균)/u.test(squeezed) &&
    !/시세|평균|실거래|동향/u.test(squeezed)
  )
    return [...topics, "listings"];
  if (has("market") && isAmbiguousPrice(squeezed) && !has("listings")) return [...topics, "listings"];
  return topics;
}

const ASKS_MARKET = /시세|평균|호구|바가지|market|average/iu;

/** «강남구 아파트 얼마야?»: the going rate, or what is on offer? */
function isAmbiguousPrice(squeezed: string): boolean {
  return (
    /얼마|howmuch(?:is|are|does|do|for)/iu.test(squeezed) &&
    !/시세|평균|실거래|거래가|전세|월세|매매|보통|대충|요즘|동향|추이|average|typical|usual|goingrate|market|jeonse|rent|median/iu.test(
      squeezed,
    )
  );
}

/** «어떻게 해야 해?»: somebody is in trouble and wants to know what to do. */
export function asksWhatToDo(text: string): boolean {
  return /어떻게(?:해|하|대응|대처|할|받|풀|신청)|어떡|어쩌|방법(?:이|은|을|좀|있|없)|대처|대응|뭘해야|뭐해야|뭐부터|해결|조언|도와주|도와줘|what(?:should|can|do)i/iu.test(
    text.replaceAll(/\s+/gu, ""),
  );
}
