import { trainedScorer } from "@maru/dialogue";
import { type SaidClause, understand } from "@maru/language";
import { issuesOf } from "../issues/issues-of.ts";
import { isOfLoans, type Request, type Topic } from "../shapes/request.ts";
import { isQuestion } from "./is-question.ts";

/** In how many of a hundred labelled messages within a conversation a topic that rules read was what was asked. */
const RIGHT: { readonly [topic in Topic]: number } = {
  law: 39,
  term: 50,
  increase: 28,
  conversion: 35,
  lease_dates: 55,
  small_deposit: 30,
  broker_fee: 53,
  market: 15,
  price_level: 15,
  listings: 18,
  loan_products: 40,
  loan_limit: 60,
  loan_payment: 60,
  policy: 35,
  roi: 71,
  deposit_risk: 30,
  contract_creation: 100,
  contract_review: 37,
  recall: 100,
  help: 100,
  greeting: 100,
  thanks: 100,
};
/** Words of the law in a message that asks for nothing: seldom a question of it. */
const LAW_TOLD = 18;

/** What an operation that the examples speak for is called among the topics. */
const SAME_AS: { readonly [topic in Topic]?: readonly string[] } = {
  law: ["rule", "steps", "verify"],
  term: ["explain"],
  increase: ["increase"],
  conversion: ["rent_conversion"],
  lease_dates: ["dates"],
  small_deposit: ["risk"],
  deposit_risk: ["risk"],
  broker_fee: ["broker_fee"],
  market: ["market"],
  price_level: ["market"],
  listings: ["find"],
  loan_products: ["find", "loan"],
  loan_limit: ["loan"],
  loan_payment: ["loan"],
  policy: ["eligible"],
  roi: ["yield"],
  contract_review: ["review"],
};

const LONGEST = 2_500;
/** What a conversation may begin with. */
export const BEGINS: readonly string[] = [
  "draft",
  "tax",
  "split",
  "settle",
  "loan",
  "eligible",
  "broker_fee",
  "help",
  "calc",
];
const CLEARLY_ANOTHER = 0.35;
/** So sure it must be that a message only tells: nothing is answered then. */
const TOLD = 0.45;
const TELLING: readonly string[] = ["set", "note", "wish", "feel"];
/** What words alone may look like, where somebody only tells. */
const LOOKS_LIKE: readonly Topic[] = ["law", "market", "price_level", "listings", "policy"];

/**
 * Whether the reader that learnt from examples knows better than the rules what a message asks for: it is surer of another
 * operation than the rules are right about such a topic, or sure that it asks for nothing.
 */
export function isReadBetter(request: Request, previous: Request | null, now: string, able: Able): boolean {
  const { text, topics, look, contract_text } = request;
  if (topics.length === 0 || look !== null || contract_text !== null) return false;
  if (isInDanger(request) || (previous !== null && goesOn(request, previous))) return false;
  const utterance = understand(text.slice(0, LONGEST), { now });
  const asks = utterance.clauses.some(isAsked);
  const best = trainedScorer("realestate")
    .guess(utterance, able.all)
    .map((ranked) => ({ first: ranked[0], asked: ranked.find(({ op }) => able.asking.includes(op)) }));
  const [asked] = best.flatMap((each) => each.asked ?? []).sort((left, right) => right.chance - left.chance);
  // «그 문장만 고쳐» asks for no law: words of it count only where something is asked, or where the examples see it, too.
  const isOnlyWords =
    !asks &&
    topics.every((topic) => topic === "law") &&
    best.every(({ first }) => first !== undefined && SAME_AS.law?.includes(first.op) === false);
  // Who begins tells a story: only where it looks like a search for homes may it be something else altogether.
  if (previous === null)
    return (
      asked !== undefined &&
      asked.op !== "calc" &&
      BEGINS.includes(asked.op) &&
      request.facts.regions.length === 0 &&
      topics.every((topic) => SEARCHED.includes(topic)) &&
      asked.chance > CLEARLY_ANOTHER
    );
  const isTold =
    !asks &&
    topics.every((topic) => LOOKS_LIKE.includes(topic)) &&
    best.every(({ first }) => tells(first) && (first?.chance ?? 0) >= TOLD);
  if (isTold || isOnlyWords) return true;
  if (asked === undefined || topics.some((topic) => SAME_AS[topic]?.includes(asked.op) === true))
    return false;
  const rate = Math.max(...topics.map((topic) => (topic === "law" && !asks ? LAW_TOLD : RIGHT[topic])));
  return asked.chance * 100 > rate;
}

/** Whether a message asks for nothing by any of its clauses. */
export function onlyTells(text: string, able: readonly string[]): boolean {
  const utterance = understand(text.slice(0, LONGEST), { now: ANY_DAY });
  return (
    !utterance.clauses.some(isAsked) &&
    trainedScorer("realestate")
      .guess(utterance, able)
      .every(([first]) => first !== undefined && TELLING.includes(first.op))
  );
}
function tells(first: { readonly op: string } | undefined): boolean {
  return first !== undefined && TELLING.includes(first.op);
}

function isAsked({ act, words }: SaidClause): boolean {
  return act === "asks" || act === "supposes" || isQuestion(words);
}
/** What somebody does with words is the same on any day. */
const ANY_DAY = "2026-01-01T00:00:00+09:00";

/** Operations by name. */
export interface Able {
  readonly all: readonly string[];
  /** Those that a message asks for, so that it does more than tell. */
  readonly asking: readonly string[];
}

/**
 * «두 번째 거 몇 평이야», «62면 괜찮아?»: rules that found homes or worked out a figure know best how one goes on about them,
 * and a place that is named is looked for.
 */
function goesOn({ topics, facts }: Request, previous: Request): boolean {
  const isOfHomes = (topic: Topic) => SEARCHED.includes(topic);
  const isKin = (topic: Topic) =>
    previous.topics.includes(topic) ||
    [isOfHomes, isOfLoans].some((is) => is(topic) && previous.topics.some(is));
  const isNewPlace = facts.regions.some((region) => !previous.facts.regions.includes(region));
  const isAnswer = PERSON.some((fact) => facts[fact] !== null && facts[fact] !== previous.facts[fact]);
  if (isAnswer && topics.includes("policy") && previous.topics.includes("policy")) return true;
  return topics.some((topic) => !LOOSE.includes(topic) && (isKin(topic) || (isNewPlace && isOfHomes(topic))));
}
const SEARCHED: readonly Topic[] = ["market", "price_level", "listings"];
/** What decides which programmes are open to somebody. */
const PERSON = ["age", "income", "homes_owned", "marriage_years", "children"] as const;
/** What is carried over from message to message without being meant. */
const LOOSE: readonly Topic[] = ["law", "policy", "contract_review"];

/** Who may lose a deposit or a home is told what to do, whatever else the words are like. */
function isInDanger({ subject, text, topics }: Request): boolean {
  const squeezed = text.replaceAll(/\s+/gu, "");
  return (
    subject === text &&
    issuesOf({ subject, topics }).some(({ isUrgent, pattern }) => isUrgent === true && pattern.test(squeezed))
  );
}
