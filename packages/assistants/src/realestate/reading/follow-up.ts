import { findIssues } from "../issues/find-issues.ts";
import { isShop } from "../issues/is-shop.ts";
import { type Facts, isOfLoans, type Request, type Topic } from "../shapes/request.ts";
import { has } from "../shapes/topic-traits.ts";
import { droppedFacts } from "./dropped-facts.ts";
import { laidUnder, withoutFacts } from "./facts-kept.ts";
import { asksSameOfShop, comparesWithTerm, isStillShop, issuesSpokenOf } from "./follow-law.ts";
import { asksOfShownLoan, paysForListedLoans } from "./follow-loan.ts";
import { BUYS } from "./homes/ask-shown.ts";
import { leansOn } from "./leans-on.ts";
import { asksRewording, clauseNamedIn, type Look, readLook } from "./read-look.ts";
import { concerns } from "./topic-facts.ts";

/** What a message takes over from the one before it. */
export interface FollowUp {
  readonly topics: readonly Topic[];
  readonly facts: Partial<Facts>;
  /** What was found is looked at again. */
  readonly reuses: boolean;
  /** What is wanted of the answer that was given last. */
  readonly look?: Look;
  /** It is only understood together with what was asked before: «거절하면 나가야 해?». */
  readonly leans: boolean;
  /** A question of its own about the same home or shop: what was asked before is not asked again. */
  readonly isOther?: boolean;
}

/** «방금 그 데이터로»: look at what was found again. */
const REUSES =
  /방금|아까|(?:그|이|위|저)(?:데이터|결과|자료|시세|매물|정보|내용|숫자|금액|평균|상품|중)|그걸로|이걸로|그거로|그가격|그집|그중|이중에|thatdata|thoseresults/iu;
/** «그럼 송파구는?»: the same again, for something else. */
const CONTINUES =
  /^(?:그럼|그러면|그렇다면|그리고|그런데|근데|또|혹시|아니|아니면|만약|만일)|(?:은|는|도)[?？]?$|(?:은|는|도)(?:요|어때|어떄|얼마|알려줘|어떤가요|어떄요|어때요|얼마야|얼마예요)[?？]?$|(?:이|라|하|되|로)면(?:요)?[?？]?$|^(?:and|what about|how about)/iu;
/** «그중 제일 싼 거», «몇 년에 지어졌어?», «더 자세히»: about what was shown, whatever words it uses. */
const LOOKS =
  /(?:제일|가장|젤|최고|최저|더|맨)(?:로|가|액)?(?:싼|싸|비싼|비싸|저렴|넓|큰|크|작|좁|가까|높|낮|새|신축|오래|자세)|어느(?:단지|집|곳|거|쪽)|준공|몇년(?:에|도에)?지|언제지|연식|몇평|면적|평수|몇건|(?:무슨|어느|가까운)역|역(?:에서|까지|이랑|하고)|몇층|평균(?:이|은)?(?:얼마|뭐)|얼마라고|뭐라고|최고금리|최저금리|다시(?:말|알려|한번|설명)|근거|조문|출처|왜(?:\?|$|그|죠|요)|그래서/u;
const SHOWN: readonly Topic[] = [
  "market",
  "listings",
  "loan_products",
  "law",
  "term",
  "increase",
  "price_level",
];
const LONGEST_LOOK = 26;
const SHORT = 24;

const SEARCHES: readonly Topic[] = ["market", "listings", "loan_products", "law", "term"];
const NEVER_AGAIN: readonly Topic[] = ["recall", "greeting", "thanks", "help", "contract_creation"];

/** Names that stand for themselves, and make no new question of an earlier one. */
const NO_DETAIL = ["articles", "term", "listing"];

export interface Said {
  readonly text: string;
  readonly topics: readonly Topic[];
  readonly facts: Partial<Facts>;
  /** It names values and nothing else: «연봉 8천이면?». */
  readonly isOnlyValues: boolean;
}

/** A bare value may look like a question of these: «월세는?». Of others, loans say, nobody speaks by values alone. */
const NAMED_BY_VALUES: readonly Topic[] = [
  "law",
  "term",
  "market",
  "listings",
  "price_level",
  "deposit_risk",
];

/** How a message hangs on the one before; null where it stands for itself. */
export function followUp(
  { text, topics: said, facts, isOnlyValues }: Said,
  previous: Request | null,
  questions: readonly string[],
): FollowUp | null {
  if (previous === null) return null;
  const squeezed = text.replaceAll(/\s+/gu, "");
  const earlier = previous.topics.filter((topic) => !NEVER_AGAIN.includes(topic));
  const details = Object.keys(facts).filter((name) => !NO_DETAIL.includes(name));
  const hasDetail = details.length > 0;
  const isAnswer = questions.some((field) => field in facts || field === "region") && hasDetail;
  if (previous.contract_text !== null && clauseNamedIn(text) !== null)
    return { topics: earlier, facts: previous.facts, reuses: true, leans: true, look: "again" };
  // «그럼 어떻게 고쳐 달라고 해?» after a clause was looked at: the contract is still what is spoken of.
  if (
    previous.contract_text !== null &&
    said.every((topic) => topic === "law" || topic === "contract_review") &&
    (asksRewording(text) ||
      (squeezed.length <= LONGEST_LOOK &&
        /어떻게|왜|위험|괜찮|문제|요약|why/iu.test(squeezed) &&
        findIssues(text).length === 0))
  )
    return { topics: earlier, facts: previous.facts, reuses: true, leans: true, look: "again" };
  if (asksOfShownLoan(text, said, facts, earlier))
    return { topics: said, facts: laidUnder(facts, previous.facts), reuses: false, leans: false };
  if (paysForListedLoans(said, facts, previous))
    return {
      topics: said,
      facts: { ...laidUnder(facts, previous.facts), rate_end: previous.facts.rate_end ?? "lowest" },
      reuses: false,
      leans: false,
    };
  const dropped = droppedFacts(text);
  const asksOther = said.some(
    (topic) =>
      !NAMED_BY_VALUES.includes(topic) &&
      !isKin(topic, earlier) &&
      // «대출 1억 끼면?», «월세 90으로 올리면?» after a yield was worked out: a value of it, and no other question.
      !(earlier.includes("roi") && (isOfLoans(topic) || topic === "increase" || topic === "conversion")),
  );
  if (isOnlyValues && !asksOther && earlier.length > 0 && [...details, ...dropped].length > 0) {
    const topics = repeatedWith([...details, ...dropped], earlier);
    if (topics !== null)
      return {
        topics,
        facts: withoutFacts(dropped, laidUnder(facts, previous.facts)),
        reuses: false,
        leans: true,
      };
  }
  const look = hasDetail || facts.articles !== undefined ? null : readLook(text);
  if (look !== null && earlier.length > 0 && isAboutAnswer(text, said))
    return { topics: earlier, facts: previous.facts, reuses: true, leans: true, look };
  // «15억까지는 가능해» after «10억 이하»: what was shown was chosen by the old limit, so it is looked for again.
  const changesLimit =
    earlier.includes("listings") &&
    previous.facts.maximum_price !== null &&
    (facts.maximum_price ?? previous.facts.maximum_price) > previous.facts.maximum_price;
  const asksAboutShown = LOOKS.test(squeezed) || (BUYS.test(squeezed) && hasDetail && !changesLimit);
  if (
    asksAboutShown &&
    earlier.some((topic) => SHOWN.includes(topic)) &&
    said.every((topic) => SEARCHES.includes(topic) || topic === "price_level") &&
    squeezed.length <= LONGEST_LOOK &&
    facts.regions === undefined &&
    facts.property_type === undefined &&
    facts.listing === undefined
  )
    return { topics: earlier, facts: previous.facts, reuses: true, leans: true };
  if (REUSES.test(squeezed) && earlier.length > 0 && said[0] !== "recall") {
    const topics = said.length === 0 || said.every((topic) => SEARCHES.includes(topic)) ? earlier : said;
    const reuses = !changesSearch(facts, previous.facts);
    return { topics, facts: previous.facts, reuses, leans: reuses };
  }
  // «그럼 보증금 2000으로 올리고 월세 낮추면?» after «1000/60 살아요»: what was told is what it starts from.
  if (earlier.length === 0 && said.length > 0 && said.every(has("isCalculated")) && CONTINUES.test(squeezed))
    return { topics: said, facts: laidUnder(facts, previous.facts), reuses: false, leans: false };
  if (earlier.length === 0) return null;
  const again = { facts: laidUnder(facts, previous.facts), reuses: false };
  if (said.length === 0 && hasDetail && (isAnswer || CONTINUES.test(squeezed) || squeezed.length <= SHORT))
    return { topics: earlier, ...again, leans: true };
  // «연봉 5천이고 6억짜리 집이야, 한 달에 얼마씩 갚는지도»: what was asked for is answered, and one thing more is wanted.
  if (
    isAnswer &&
    said.length > 0 &&
    questions.some((field) => field in facts) &&
    sharesSubject(said, earlier)
  )
    return { topics: [...new Set([...earlier, ...said])], ...again, leans: true };
  // «오피스텔로 매물 찾아줘» after a place and a budget were told: a search that names no place of its own goes on.
  if (
    earlier.includes("listings") &&
    said.length > 0 &&
    said.every((topic) => topic === "listings") &&
    hasDetail &&
    facts.regions === undefined &&
    facts.station === undefined &&
    squeezed.length <= SHORT
  )
    return { topics: said, ...again, leans: true };
  if (comparesWithTerm(text, said, previous)) return { topics: ["term"], ...again, leans: true };
  if (isLaw(earlier) && asksSameOfShop(text, said, previous))
    return { topics: earlier, ...again, leans: true };
  // «그럼 어디까지만 올려 줘?»: the same question of the law, so its figures are still meant.
  if (isSameLaw(text, said, previous))
    return { topics: [...new Set([...earlier, ...said])], ...again, leans: true };
  // «그럼 5% 상한도 적용받나요?» after a shop was told of: another question of the law about the same lease.
  if (
    isOtherLaw(said, earlier, previous) &&
    (isStillShop(text, previous) || (CONTINUES.test(squeezed) && squeezed.length <= SHORT_QUESTION))
  )
    return { topics: said, ...again, leans: true, isOther: true };
  // «갱신요구는 언제부터 돼?» after a day was said: the same calculation, and no new figure for it.
  if (
    !hasDetail &&
    said.some((topic) => earlier.includes(topic) && has("isCalculated")(topic)) &&
    text.length <= SHORT_QUESTION
  )
    return { topics: said, ...again, leans: false };
  // «대출은 얼마까지 돼?» after a price was spoken of: its figures are still meant.
  if (said.length > 0 && CONTINUES.test(squeezed) && sharesSubject(said, earlier))
    return { topics: said, ...again, leans: isBareLaw(said, text) };
  if ((said.length === 0 || isBareLaw(said, text)) && leansOn(text))
    return {
      topics: said.length === 0 ? earlier : [...new Set([...earlier, ...said])],
      ...again,
      leans: true,
    };
  return null;
}

/** Loans with loans: what «기존 대출 5천 있어» names belongs to the limit that was asked for. */
function isKin(topic: Topic, earlier: readonly Topic[]): boolean {
  const [kind = topic] = topic.split("_");
  return earlier.some((each) => each.startsWith(kind));
}

/** The topics that a new value asks again: prices with a limit become homes on offer. Null where it changes none. */
function repeatedWith(names: readonly string[], earlier: readonly Topic[]): readonly Topic[] | null {
  if (names.every((name) => concerns(earlier, [name]))) return earlier;
  const isSearch = earlier.includes("market") && names.every((name) => concerns(["listings"], [name]));
  return isSearch ? [...earlier.filter((topic) => topic !== "market"), "listings"] : null;
}

/** A wish about the answer brings no question of its own: «계약서 요약해줘» does, «근거 조문은?» does not. */
function isAboutAnswer(text: string, said: readonly Topic[]): boolean {
  return said.every((topic) => ABOUT_ANSWER.includes(topic)) && findIssues(text).length === 0;
}
const ABOUT_ANSWER: readonly Topic[] = ["law", "term", "help", "contract_review", "market", "listings"];

const SHORT_QUESTION = 40;

function isSameLaw(text: string, said: readonly Topic[], previous: Request): boolean {
  if (said.length === 0 || !said.every(has("isLaw")) || text.length > SHORT_QUESTION) return false;
  const before = findIssues(previous.subject).map(({ id }) => id);
  const spokenOf = issuesSpokenOf(text, previous);
  if (!CONTINUES.test(text.replaceAll(/\s+/gu, "")) && spokenOf.length === before.length) return false;
  return findIssues(text).some(({ id }) => spokenOf.includes(id));
}

function isLaw(topics: readonly Topic[]): boolean {
  return topics.length > 0 && topics.every(has("isLaw"));
}

function isOtherLaw(said: readonly Topic[], earlier: readonly Topic[], { subject }: Request): boolean {
  if (!isLaw(said) || !isLaw(earlier)) return false;
  // What is asked on about a shop is asked of the act for shops.
  return isShop(subject) || said.some((topic) => topic !== "law" && !earlier.includes(topic));
}

/** Words of the law that name no question of their own: «집주인이 안 된다고 하면?». */
function isBareLaw(said: readonly Topic[], text: string): boolean {
  return said.every((topic) => topic === "law") && findIssues(text).length === 0;
}

function changesSearch(facts: Partial<Facts>, previous: Facts): boolean {
  const { regions, property_type } = facts;
  return (
    regions?.some((region) => !previous.regions.includes(region)) ||
    (property_type !== undefined && property_type !== null && property_type !== previous.property_type)
  );
}

function sharesSubject(said: readonly Topic[], earlier: readonly Topic[]): boolean {
  return (
    said.some((topic) => earlier.includes(topic)) ||
    (said.some(has("isMoney")) && earlier.some(has("isMoney")))
  );
}
