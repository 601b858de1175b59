import { type Found, findMoney, type Money } from "@maru/language";
import { findIssues } from "../issues/find-issues.ts";
import type { Facts, Topic } from "../shapes/request.ts";
import { asksWhichLease } from "./asks-which-lease.ts";
import { leaseChange } from "./lease-change.ts";
import { HALF_SAID_PAIR, LEASE_PAIR } from "./lease-pair.ts";
import { likelySlots, plainSlot } from "./likely-slots.ts";
import { isRunningCost, roleInLending, yearlyCost } from "./money-roles.ts";
import { readDeals } from "./read-deals.ts";

type Amounts = Pick<
  Facts,
  | "deposit"
  | "previous_deposit"
  | "new_deposit"
  | "rent"
  | "previous_rent"
  | "new_rent"
  | "price"
  | "minimum_price"
  | "maximum_price"
  | "maximum_rent"
  | "income"
  | "loan_amount"
  | "existing_debt"
  | "debt_payments"
  | "monthly_budget"
  | "yearly_cost"
  | "senior_debt"
  | "demanded_fee"
  | "deals"
>;
export type Role = Exclude<keyof Amounts, "deals"> | "other";

/** An amount with what stands around it, without white space. */
export interface Said {
  readonly money: Money;
  readonly low: number;
  readonly high: number;
  readonly before: string;
  readonly after: string;
  /** What it is for, where that is said. */
  readonly role: Role | undefined;
}

/** What stands right before an amount says what it is for. */
const BEFORE: readonly (readonly [Role, RegExp])[] = [
  [
    "income",
    /(?:연봉|연소득|연수입|소득|월급|월수입|수입|부부합산|합산|맞벌이)[은는이가도]?(?:합쳐서?|합산|세전|세후|약|한|연)?$|(?:income|salary|earn(?:ing|s)?|mak(?:e|ing|es))(?:is|of)?(?:about|around)?$/iu,
  ],
  [
    "debt_payments",
    /(?:대출|론|빚|부채|할부|융자|마통|마이너스통장|학자금|차값)[은는이가을를도]?(?:원리금|상환액?|이자|할부금|원금)?[은는이가을를도만]?(?:으로|에|로)?(?:매달|매월|월|한달에?|다달이)(?:에)?(?:약|한)?$|(?:매달|매월|월|한달에?|다달이)(?:대출|빚|할부|마통|학자금)?(?:원리금|이자|할부금?|상환금?)[은는이가을를도만]?(?:으로|로)?(?:약|한)?$|(?:1년에|일년에|한해에|해마다|매년|연간?)(?:대출|빚|할부|마통|학자금)?(?:원리금|이자|할부금?|상환금?)[은는이가을를도만]?(?:으로|로)?(?:약|한|총)?$|(?:대출|빚|부채|할부)[은는이가을를도]?(?:원리금|상환액?|이자)?[은는이가을를도]?(?:으로|에|로)?(?:1년에|일년에|한해에|해마다|매년|연간)(?:약|한|총)?$|(?:연간?원리금|원리금상환액?|(?:매달|매월|한달에?|월)(?:갚는|상환|나가는)(?:돈|금액|액)?)[은는이가]?(?:약|한)?$/u,
  ],
  [
    "demanded_fee",
    /(?:복비|중개(?:보수|수수료|비|사)|부동산(?:수수료|비용|에서))(?:님)?[은는이가를을로도]{0,2}(?:으로)?(?:약|한|총)?$|(?:broker|agent|realtor)(?:is|was|has)?(?:charg|ask|want|demand)(?:ing|s|es|ed)?(?:me|us|for){0,2}$|(?:brokerfee|commission)(?:is|of|was)?$/iu,
  ],
  // What is no part of the lease itself.
  [
    "other",
    /(?:관리비|공과금|청소비|수리비|이사비|도배비|위약금|과태료|권리금|가스비|전기세|수도세)[은는이가도를을로]{0,2}(?:약|한|총|매달|매월|월|갑자기|이번에|한달에)?$/u,
  ],
  [
    "senior_debt",
    /(?:근저당(?:권|설정)?|선순위(?:채권|보증금|대출|근저당)?|(?:앞선|먼저들어온|다른)(?:세입자|임차인)(?:들)?(?:의)?(?:보증금|전세금)?|가압류|압류|전세권|가등기|당해세|체납(?:세금|액)?|채권최고액|융자|저당|담보대출)(?:이랑|하고|랑|과|와)?[은는이가도금액]{0,3}(?:약|한|총|이미)?$|(?:mortgage|seniordebt|lien|seizure)(?:is|of)?$/iu,
  ],
  [
    "existing_debt",
    /(?:기존(?:에)?(?:대출|빚|부채)|신용대출|마이너스통장|마통|카드론|현금서비스|다른대출|학자금(?:대출)?|자동차할부|부채|빚)[은는이가도]?(?:잔액|약|한|총)?$/u,
  ],
  ["loan_amount", /(?:대출(?:금|액|원금)?|빌린(?:돈)?|빌리는)[을를은는이가도]?(?:약|한|총)?$/u],
  [
    "price",
    /(?:집값|매매가|매매|시세|분양가|주택가격|주택가액|집가격|매가|호가)[은는이가도]?(?:약|한)?$|(?:price|worth|value)(?:is|of)?$|(?:buy(?:ing)?|bought|purchas(?:e|ed|ing))(?:it|one|ahome|ahouse|anapartment|aplace)?(?:for|at)$/iu,
  ],
  ["rent", /(?:월세|차임|월임대료)[은는이가도를을]?(?:약|한|매달)?$|rent(?:is|of)?$/iu],
  [
    "deposit",
    /(?:전세보증금|전세금|전세가|보증금|전세|보증)[은는이가도를을]?(?:약|한)?$|(?:deposit|jeonse)(?:is|of)?$/iu,
  ],
];
const AFTER: readonly (readonly [Role, RegExp])[] = [
  ["demanded_fee", /^(?:won)?(?:broker(?:age)?|agent)?(?:fee|commission)/iu],
  ["income", /^(?:won)?(?:ayear|ofincome|income|salary)|^(?:원)?(?:을|를)?(?:벌|버는|받는직장)/iu],
  [
    "senior_debt",
    /^(?:의|원|이|정도)?(?:근저당|융자|선순위|저당)|^(?:원)?(?:대출)[이가도]?(?:껴|잡혀|있는집)|^(?:won)?(?:in|of)?(?:seniordebt|mortgage(?!at|for|over|loan)|lien)/iu,
  ],
  ["existing_debt", /^(?:원|의)?(?:빚|부채|신용대출|기존대출)/u],
  [
    "loan_amount",
    /^(?:원|을|를|정도)?(?:전세자금|전세|주택담보|담보|신용|은행)?(?:대출|빌리|빌려|빌린)|^(?:won)?(?:of)?(?:jeonse|home|mortgage)?loan|^(?:won)?mortgage(?:at|for|over)/iu,
  ],
  [
    "price",
    /^(?:원)?(?:짜리|의)?(?:집|아파트|오피스텔|빌라|주택|건물)(?:을|를)?(?:사|살|매매|매수|구입)|^(?:원)?짜리(?:집|아파트|오피스텔|빌라|주택)(?:이야|이에요|예요|입니다|이고|인데|이요|임|$)|^(?:won)?(?:apartment|home|house|flat|condo|villa|officetel)/iu,
  ],
  [
    "deposit",
    /^(?:원)?(?:짜리|의)?(?:전세(?!대출|자금|\d)|보증금(?!\d))|^(?:won)?(?:of)?(?:deposit|jeonse)/iu,
  ],
  [
    "rent",
    /^(?:원)?(?:짜리|의)?월세(?!\d)|^(?:won)?(?:of|in)?(?:monthlyrent|rent|amonth|permonth|\/month|monthly)/iu,
  ],
];

/** How sure an amount without a unit is at most. */
const BARE = 0.7;

/** «3천있음», «110달라는데»: a verb that sticks to its figure. */
const GLUED =
  /(\d(?:천|백)?)(?=있|쓰[는고]|쓴|달라|달래|내래|내라|갚|빌[리려]|나가|남[았음]|이?면|임(?![가-힣])|정도|쯤)/gu;

/** «1억500», «2억 9400»: what comes after 억 without a unit is 만. */
const HALF_SAID = /(\d억)\s?(\d{3,4})(?![\d,.억천만백원%])/gu;

/** «500에 40», «2천에 120»: a deposit and the rent beside it, in 만원. */
const PAIR = new RegExp(LEASE_PAIR.source, "gu");

/** «600k monthly rent» */
const THOUSANDS = /\b(\d{2,4}(?:\.\d)?)\s?k\b(?:\s?won)?/giu;

export function readAmounts(
  given: string,
  topics: readonly Topic[],
  asked: readonly string[] = [],
): Partial<Amounts> {
  const text = given
    .replaceAll(PAIR, (_, deposit: string, rent: string) => `보증금 ${inFull(deposit)}에 월세 ${rent}만원`)
    .replaceAll(HALF_SAID_PAIR, "월세 $1만원")
    .replaceAll(GLUED, "$1 ")
    .replaceAll(HALF_SAID, "$1$2만")
    .replaceAll(THOUSANDS, (_, count: string) => `${Math.round(Number(count) * 1000)} won`);
  const isChange = topics.includes("increase") || topics.includes("conversion");
  // Who speaks of raising a rent says «100에서 110으로»: 만 is understood.
  const said = findMoney(text, { bareUnit: 10_000 })
    .filter(({ confidence }) => confidence >= 0.5)
    .filter(({ value, span, confidence }) => isSum(value, text.slice(span.start, span.end), confidence))
    .map((found) => ({ ...around(text, found), isSure: found.confidence > BARE }))
    .map((each, index, all) => (isRestOf(each, all[index - 1]) ? { ...each, role: "other" as const } : each))
    .map((each, _, all) => (isPriceBeside(each, all, topics) ? { ...each, role: "price" as const } : each))
    // «근저당 5천»: a number without a unit counts where it is said what it is for.
    .map((each) => ({
      ...each,
      role: isRunningCost(each, topics)
        ? ("yearly_cost" as const)
        : (roleInLending(each, topics) ?? (isRentOf(each, topics) ? ("rent" as const) : each.role)),
    }))
    .filter(
      ({ isSure, before, low, role }) =>
        isSure ||
        isChange ||
        role === "yearly_cost" ||
        BEFORE.some(([, pattern]) => pattern.test(before)) ||
        // «청주 원룸 5천 소액임차인»: nothing but a deposit can be meant.
        (topics.includes("small_deposit") && low >= LEAST_DEPOSIT),
    );
  const setsBeside = topics.includes("broker_fee") || (topics.includes("conversion") && asksWhichLease(text));
  const deals = setsBeside ? readDeals(said) : [];
  const change = leaseChange(said, isChange);
  const amounts: Partial<Record<Role, number>> = { ...change.amounts };
  const put = (role: Role, amount: number) => {
    amounts[role] ??= Math.round(amount);
  };
  for (const each of said) {
    if (change.used.has(each) || each.role === "other") continue;
    const isMonthly = each.money.per === "month" || /(?:월|매달|매월|한달에?|다달이)$/u.test(each.before);
    if (each.role === "yearly_cost")
      amounts.yearly_cost = (amounts.yearly_cost ?? 0) + Math.round(yearlyCost(each));
    // «연봉 5천 아내 4천 합산 9천»: what both earn together is what is lent on.
    else if (each.role === "income" && EARNED_TOGETHER.test(each.before))
      amounts.income = Math.round(each.low);
    else if (each.role === "income")
      put("income", isMonthly || isMonthlyIncome(each) ? each.low * 12 : each.low);
    else if (each.role === "debt_payments")
      put("debt_payments", isMonthly || isPaidMonthly(each) ? each.low * 12 : each.low);
    // Every claim that comes before the deposit counts.
    else if (each.role === "senior_debt" && each.money.kind === "exact")
      amounts.senior_debt = (amounts.senior_debt ?? 0) + Math.round(each.low);
    else if (each.role !== undefined) putQuantity(put, each.role, each);
    else if (each.money.kind !== "exact") putQuantity(put, "price", each);
    else {
      const role = ofJeonseLoan(text, topics) ? "deposit" : unnamed(topics, amounts);
      if (role !== "deposit" || isDepositOf(given, each.low, topics, asked)) put(role, each.low);
    }
  }
  return { ...amounts, ...(deals.length === 0 ? {} : { deals }) };
}

/** «만 3년», “year 4”: neither a unit without a number nor a small number without a unit is a sum. */
function isSum(money: Money, words: string, confidence: number): boolean {
  const most = money.kind === "range" ? money.maximum : money.amount;
  return words.trim() !== UNIT_ALONE && (confidence > BARE || most >= LEAST_BARE);
}
const UNIT_ALONE = "만";
const LEAST_BARE = 50_000;

const EARNED_TOGETHER = /(?:합산|합쳐서?|합해서?)(?:소득|연봉)?[은는이가]?(?:약|한|연)?$/u;

/** «오피스텔 1억8천 보증금 500»: the sum before a deposit that has its own is what the home costs. */
function isPriceBeside(each: Said, all: readonly Said[], topics: readonly Topic[]): boolean {
  const isLabelled = ({ before }: Said) => /보증금[은는이가도를을]?(?:약|한)?$/u.test(before);
  return topics.includes("roi") && each.role === "deposit" && !isLabelled(each) && all.some(isLabelled);
}

/** «500» is 500만원, «천» a thousand of them; «1억5천» says it all. */
function inFull(amount: string): string {
  return /억/u.test(amount) ? amount : `${amount}만원`;
}

const LEAST_DEPOSIT = 10_000_000;
const LENDING: readonly Topic[] = ["loan_limit", "loan_payment", "loan_products", "policy"];

/** «I pay 1,000,000 won a month», «월 50만원»: what is paid by the month is rent, unless money is borrowed. */
function isRentOf({ role, money }: Said, topics: readonly Topic[]): boolean {
  return role === undefined && money.per === "month" && !topics.some((topic) => LENDING.includes(topic));
}

/** «관리비도 10만원에서 15만원으로»: what the one is about, the other is about, too. */
function isRestOf(each: Said, before: Said | undefined): boolean {
  return each.role === undefined && before?.role === "other" && /^(?:원|만원)?에서/u.test(before.after);
}

/** «월 이자 25», «매달 갚는 돈 30만원» */
function isPaidMonthly({ before }: Said): boolean {
  return /월|매달|한달|다달이/u.test(before.slice(-10)) && !/연간|1년|일년/u.test(before.slice(-10));
}

/** «월급 300», «월소득 150만원»: what comes in a month. */
function isMonthlyIncome({ before, low }: Said): boolean {
  return (
    low < HIGHEST_MONTHLY_INCOME &&
    /월(?:급|소득|수입|평균)[은는이가]?(?:약|한|세후|세전|실수령)?$/u.test(before)
  );
}
const HIGHEST_MONTHLY_INCOME = 30_000_000;

function around(text: string, { value: money, span }: Found<Money>): Said {
  const squeeze = (piece: string) => piece.replaceAll(/[\s,.:·~]+/gu, "");
  const before = squeeze(text.slice(Math.max(0, span.start - 26), span.start));
  const after = squeeze(text.slice(span.end, span.end + 14));
  return {
    money,
    low: money.kind === "range" ? money.minimum : money.amount,
    high: money.kind === "range" ? money.maximum : money.amount,
    before,
    after,
    role: roleOf(before, after, money),
  };
}

function roleOf(before: string, after: string, money: Money): Role | undefined {
  const named = BEFORE.find(([, pattern]) => pattern.test(before)) ?? AFTER.find(([, p]) => p.test(after));
  // «월세 1000에 50»: the first of a pair is its deposit, whatever word stands before it.
  if (named?.[0] === "rent" && money.role === "deposit") return "deposit";
  if (named !== undefined) return named[0];
  switch (money.role) {
    case "rent":
      return "rent";
    case "price":
      return "price";
    case "deposit":
    case "jeonse":
      return "deposit";
    case undefined:
      return money.per === "year" ? "income" : undefined;
  }
}

/** «5억 이하», «3억~5억»: limits of what is looked for. */
function putQuantity(
  put: (role: Role, amount: number) => void,
  role: Role,
  { money, low, high }: Said,
): void {
  const isRent = role === "rent";
  switch (money.kind) {
    case "exact":
      put(role, low);
      return;
    case "at_most":
      put(isRent ? "maximum_rent" : "maximum_price", high);
      return;
    case "at_least":
      if (!isRent) put("minimum_price", low);
      return;
    case "range":
      if (isRent) put("maximum_rent", high);
      else {
        put("minimum_price", low);
        put("maximum_price", high);
      }
  }
}

/** «9억이면 전세대출 얼마나 나와?»: what such a loan is for is a deposit. */
function ofJeonseLoan(text: string, topics: readonly Topic[]): boolean {
  return topics.includes("loan_limit") && /전세\s?(?:자금\s?)?대출/u.test(text);
}

/** What works nothing out of a sum: it is no reason to take one for a deposit. */
const OF_WORDS: readonly Topic[] = ["law", "term"];

/** A sum that nobody named is a deposit only where something speaks for it: a bill or a payment kept as one is harm. */
function isDepositOf(
  text: string,
  amount: number,
  topics: readonly Topic[],
  asked: readonly string[],
): boolean {
  const isReckoned = topics.some((topic) => !OF_WORDS.includes(topic));
  if (asked.includes("deposit") || (isReckoned && amount >= LEAST_UNNAMED)) return true;
  const plain = plainSlot(likelySlots(text, "money", Math.round(amount)));
  if (plain !== null) return plain === "deposit";
  return findIssues(text).some(({ id }) => OF_DEPOSITS.includes(id));
}
/** «기초연금 34만 받아요»: hardly anybody gives so little for a home. */
const LEAST_UNNAMED = 1_000_000;
const OF_DEPOSITS = ["deposit_return", "small_deposit", "deposit_safety", "deposit_deductions"];

function unnamed(topics: readonly Topic[], amounts: Partial<Record<Role, number>>): Role {
  const has = (topic: Topic) => topics.includes(topic);
  // What is asked for is how much can be borrowed, so the sum that is said is what it is for.
  if (has("loan_payment") && !has("loan_limit")) return "loan_amount";
  if (has("loan_limit") || has("roi")) return "price";
  if (has("deposit_risk")) return amounts.price === undefined ? "price" : "deposit";
  if (has("listings")) return "maximum_price";
  if (has("broker_fee") || has("price_level")) return "price";
  return "deposit";
}
