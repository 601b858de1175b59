import { dateInSeoul, daysBetween, repairText } from "@maru/language";
import { findIssues } from "../issues/find-issues.ts";
import { isShop } from "../issues/is-shop.ts";
import type { Listing, LoanProduct, RealEstateData } from "../ports.ts";
import { type Facts, isOfLoans, NO_FACTS, type Request, type Topic } from "../shapes/request.ts";
import { clausesOf, thingsIn } from "./clauses.ts";
import { doubtedFacts } from "./doubted-facts.ts";
import { droppedFacts } from "./dropped-facts.ts";
import { issuesSpokenOf } from "./follow-law.ts";
import { loanSpokenOf } from "./follow-loan.ts";
import { type FollowUp, followUp } from "./follow-up.ts";
import { homeFollowUp } from "./homes/follow-up.ts";
import { homesMeant } from "./homes/homes-meant.ts";
import { plainWritten } from "./homes/plain-written.ts";
import { intentOf } from "./intent-of.ts";
import { koreanFor } from "./korean-for.ts";
import { saysOnlyValues } from "./only-values.ts";
import { isAboutOtherThings } from "./other-things.ts";
import { readContractText } from "./read-contract-text.ts";
import { readFacts } from "./read-facts.ts";
import { readListing } from "./read-listing.ts";
import { readRegions } from "./read-regions.ts";
import { asksWhatToDo, workOf } from "./read-topics.ts";
import { inTrouble, refine } from "./refine-topics.ts";
import { inPlaceOfLast } from "./replaced-amount.ts";
import { withSecondOpinion } from "./second-opinion.ts";
import { VOCABULARY } from "./vocabulary.ts";

export interface ReadingInput {
  readonly text: string;
  /** All that was pasted, where the text is only its ends. */
  readonly document?: string | null;
  readonly now: string;
  readonly data: RealEstateData;
  /** What it is about, as far as its own words say. */
  readonly said: readonly Topic[];
  /** The word that is to be explained, where one is. */
  readonly term: string | null;
  /** What was understood last; null at the beginning. */
  readonly previous: Request | null;
  /** What was understood before that. */
  readonly earlier?: Request | null;
  /** What the last reply asked for. */
  readonly questions: readonly string[];
  /** Homes on offer that were shown last, in their order. */
  readonly shown?: readonly Listing[];
  /** Loans that were shown last, in their order. */
  readonly shownLoans?: readonly LoanProduct[];
}

/** The text without slips of the finger; an English one with what the same is called in Korean behind it. */
export function mendText(given: string): string {
  const text = plainWritten(given);
  const korean = koreanFor(text);
  if (korean !== "") return `${text} (${korean})`;
  return repairText(text.replaceAll(SLASHED, "$1에 $2"), VOCABULARY).text;
}
/** «1000/50»: a deposit and its rent as advertisements write them. */
const SLASHED = /(?<![\d./-])(\d{3,5}|\d{1,2}천|\d{1,2}억(?:\s?\d천)?)\s?\/\s?(\d{2,3})(?![\d./-]|월|일)/gu;

/** Understands a message together with what was said before. */
export function readRequest(input: ReadingInput): Request {
  const { text, now, data, previous, questions } = input;
  const mended = mendText(text);
  const pasted = input.document ?? text;
  const contract_text = readContractText(pasted) ?? awaitedContract(pasted, questions);
  const beside = contract_text === null ? null : askedBeside(text, contract_text);
  const said: readonly Topic[] =
    contract_text === null
      ? meantInTalk(input.said, mended, previous)
      : ["contract_review", ...(beside === null ? [] : ["law" as const])];
  const isOnlyValues =
    previous !== null &&
    contract_text === null &&
    saysOnlyValues(mended, [...readRegions(mended, data), ...data.loan_products.map(({ bank }) => bank)]);
  const meant =
    said.length === 0 || isOnlyValues
      ? [...(previous?.topics ?? []), ...said.filter((topic) => topic === "loan_payment")]
      : said;
  const both = bothPlaces(mended, previous, input.earlier ?? null);
  const dropped: readonly string[] = isOnlyValues ? droppedFacts(mended) : [];
  const read: Partial<Facts> = {
    ...(both === null ? {} : { regions: both }),
    ...readListing(mended, meant, { listings: data.listings, shown: input.shown ?? [], previous }),
    ...without(readFacts(mended, meant, { data, now, asked: questions }), text, [
      ...said,
      ...(previous?.topics ?? []),
    ]),
  };
  const homes = homesMeant(said, read, mended);
  const home =
    contract_text === null && both === null && questions.length === 0 && !isAboutOtherThings(mended)
      ? homeFollowUp({ text: mended, said, previous, data, now, shown: input.shown ?? [] })
      : null;
  // «10억 넘어도 괜찮아» names a limit only to let go of it.
  const own =
    home?.own ??
    (Object.fromEntries(Object.entries(read).filter(([name]) => !dropped.includes(name))) as Partial<Facts>);
  const follow =
    home ??
    (contract_text === null && !said.includes("contract_creation") && !isAboutOtherThings(mended)
      ? followUp({ text: mended, topics: said, facts: own, isOnlyValues }, previous, questions)
      : null);
  const facts =
    follow === null && homes !== null
      ? readFacts(mended, homes, { data, now, asked: questions })
      : home !== null || follow === null || questions.length > 0
        ? own
        : inPlaceOfLast(own, mended, previous, said);
  const topics =
    follow?.topics ??
    (isAboutOtherThings(mended)
      ? said
      : inTrouble(homes ?? refine(withSecondOpinion(said, mended), facts), facts, mended));
  const spokenOf = follow === null ? null : loanSpokenOf(mended, facts, input.shownLoans ?? []);
  const merged: Facts = {
    ...NO_FACTS,
    ...follow?.facts,
    ...facts,
    ...comparedRegions(mended, facts, follow?.facts),
    ...(spokenOf === null ? {} : { products: [spokenOf] }),
    term:
      (follow?.topics.includes("term") === false ? null : input.term) ??
      termStillMeant(mended, follow, previous),
  };
  const is_situation = follow?.look === undefined ? asksWhatToDo(mended) : (previous?.is_situation ?? false);
  const { intent, confidence } = intentOf(topics, merged, { text: mended, is_situation });
  return {
    text,
    subject: `${beside ?? subjectOf(mended, follow, previous) ?? mended}${timeLeftIn(merged, now)}`,
    intent,
    confidence,
    topics: [...topics],
    facts: merged,
    is_situation,
    reuses: follow?.reuses ?? false,
    look: follow?.look ?? null,
    keywords: keywordsOf(mended),
    unread: contract_text === null ? otherWishes(text) : [],
    contract_text: follow?.look === undefined ? contract_text : (previous?.contract_text ?? null),
  };
}

/** What rules take for want of anything better goes where the examples know what it is. */
function without(facts: Partial<Facts>, text: string, topics: readonly Topic[]): Partial<Facts> {
  const doubted: readonly string[] = [
    ...doubtedFacts(text, facts),
    ...(isBesideLoan(facts, topics) ? [] : ["years"]),
  ];
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !doubted.includes(name)));
}

/** «두 달치요» pays nothing back: years are those of a loan only where one is spoken of. */
function isBesideLoan(
  { loan_type, loan_amount, rate, repayments }: Partial<Facts>,
  topics: readonly Topic[],
) {
  return (
    topics.some((topic) => isOfLoans(topic) || topic === "roi") ||
    [loan_type, loan_amount, rate, repayments].some((fact) => fact !== undefined)
  );
}

/** What it is about, in words: those of the earlier message too where it is nothing without them. */
function subjectOf(mended: string, follow: FollowUp | null, previous: Request | null): string | null {
  if (follow === null || previous === null || !follow.leans) return null;
  if (follow.reuses)
    return follow.look === undefined && findIssues(mended).length > 0 ? null : previous.subject;
  const whole = `${previous.subject} ${mended}`.slice(-LONGEST_SUBJECT);
  // «그럼 5% 상한도 적용받나요?»: a question of its own within the same situation is answered, and not the last one again.
  const before = issuesSpokenOf(mended, previous);
  const isNew = ({ id }: { readonly id: string }) => !before.includes(id);
  const own = isShop(previous.subject) && !isShop(mended) ? `상가 ${mended}` : mended;
  if (follow.isOther === true && findIssues(own).length > 0) return own;
  return !findIssues(whole).some(isNew) &&
    findIssues(own).some((each) => each.id !== "shop_lease" && isNew(each))
    ? own
    : whole;
}
const LONGEST_SUBJECT = 400;

/** What a day comes to, in the words people use for it: «이번 달 30일까지» is a term with twelve days left. */
function timeLeftIn({ contract_end }: Facts, now: string): string {
  if (contract_end === null) return "";
  const days = daysBetween(dateInSeoul(now), contract_end);
  return days >= 0 && days < TWO_MONTHS ? ` (만기까지 ${days}일 남음)` : "";
}
/** Fewer days than the shortest two months have: notice can no longer arrive in time. */
const TWO_MONTHS = 59;

/** «언제 시행됐어?» after a word was explained: it is still meant, unless its question is known by itself. */
function termStillMeant(mended: string, follow: FollowUp | null, previous: Request | null): string | null {
  if (follow === null || previous === null || !follow.topics.includes("term")) return null;
  const isKnown = follow.look === undefined && findIssues(`${previous.subject} ${mended}`).length > 0;
  return isKnown ? null : previous.facts.term;
}

/** «… is this clause valid? And who can I call?»: what else is asked beside a clause that was quoted. */
function askedBeside(text: string, contract: string): string | null {
  if (contract.length >= LONGEST_QUOTED) return null;
  const rest = mendText(text.replace(contract, " "));
  const asks = findIssues(rest).some(({ id }) => !ABOUT_TERMS.includes(id));
  return asks ? rest : null;
}
const ABOUT_TERMS = [
  "unfair_terms",
  "special_terms",
  "mediation",
  "renewal_right",
  "repair",
  "scope",
  "shop_lease",
];
/** A whole contract is all that is asked about. */
const LONGEST_QUOTED = 200;

function awaitedContract(text: string, questions: readonly string[]): string | null {
  const plain = text.trim().replaceAll(/^["'“‘「]|["'”’」]$/gu, "");
  return questions.includes("contract_text") && plain.length >= 30 ? plain : null;
}

/** The topics that a known home or sum is worked out for. */
const WITH_FIGURES: readonly Topic[] = [
  "listings",
  "market",
  "loan_limit",
  "loan_payment",
  "roi",
  "broker_fee",
];

/** A bare word after figures were spoken of asks for its figure. */
function meantInTalk(said: readonly Topic[], mended: string, previous: Request | null): readonly Topic[] {
  const isBareTerm = said.length === 1 && said[0] === "term";
  if (!isBareTerm || previous?.topics.some((topic) => WITH_FIGURES.includes(topic)) !== true) return said;
  const work = workOf(mended);
  return work.length === 0 ? said : work;
}

/** «둘 중 어디가 더 싸?» after two places were looked at, one after the other. */
function bothPlaces(text: string, previous: Request | null, earlier: Request | null): string[] | null {
  if (
    !/둘\s?(?:중|다|이|을|의)|두\s?(?:곳|지역|동네|군데|구(?![가-힣])|동(?![가-힣])|도시)/u.test(text) ||
    previous === null ||
    earlier === null
  )
    return null;
  const places = [...new Set([...earlier.facts.regions, ...previous.facts.regions])];
  const isMarket = [earlier, previous].every(({ topics }) => topics.includes("market"));
  return isMarket && places.length === 2 ? places : null;
}

/** «송파구랑 비교해줘»: beside what was looked at before, and not in its place. */
function comparedRegions(
  text: string,
  facts: Partial<Facts>,
  earlier: Partial<Facts> | undefined,
): Partial<Facts> {
  const [first] = earlier?.regions ?? [];
  if (first === undefined || facts.regions?.length !== 1 || facts.regions.includes(first)) return {};
  return /비교|차이|같이|함께|견주|대비|보다/u.test(text) ? { regions: [first, ...facts.regions] } : {};
}

/** «시세랑 내일 날씨도 알려줘»: the parts that ask for something that is no home. */
function otherWishes(text: string): string[] {
  const parts = clausesOf(text)
    .flatMap(thingsIn)
    .filter(({ act }) => act === "asks");
  return parts.length < 2 ? [] : parts.map((part) => part.text).filter(isAboutOtherThings);
}

/** The words a search goes by: nouns as people write them, without the small change. */
function keywordsOf(text: string): string[] {
  const words = text.match(/[가-힣]{2,}|[a-z]{3,}|\d+(?:\.\d+)?%?(?:억|만)?/giu) ?? [];
  return [...new Set(words)].slice(0, 12);
}
