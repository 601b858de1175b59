import { findMoney, withoutRejected } from "@maru/language";
import { rateHeld } from "../data/rates-held.ts";
import type { BudgetSaid } from "../said.ts";
import { isBudgetAllowed, LIMITS } from "../state.ts";
import { NOTING } from "../texts/noting.ts";
import { WORDS } from "../texts/words.ts";
import { problem, type QuantityOptions, type QuantityReading, told } from "./quantity-reading.ts";
import { readBasis, readExtras } from "./read-basis.ts";
import { PER_NIGHT } from "./read-duration.ts";
import { readFlexibility } from "./read-flexibility.ts";

/** Whom an amount is divided among, and over how many days it is spent. */
export interface Party {
  readonly people: number | null;
  readonly nights: number | null;
}

/** «혼자 80 맛집», «둘이서 이백오십», «4박5일 500»: what follows the people or the days and counts nothing is the money, in 만원. */
const AFTER_PEOPLE =
  /(?:혼자서?|둘이서?|셋이서?|넷이서?|다섯이서?|커플|부부|(?<![가-힣])[둘셋넷]|다섯|\d인|\d{1,2}박 ?(?:\d{1,2}일)?|(?:\d{1,2}|[한두세네]) ?명(?:이서)?)(?: ?[/,])? /gu;
const NOTHING_COUNTED =
  /^(?:씩|쯤|정도|으로|로|이요|요)?(?=$|[\s,.!?])(?! ?(?:박|일|명|월|시|분|살|세|개|번|%))/u;

/** «120 이내»: a limit that counts nothing is one of money. */
function bareAtMost(text: string): number | null {
  const [found, ...others] = findMoney(text, { bareUnit: 10_000 }).filter(
    ({ value }) => value.kind === "at_most" && value.role === undefined && value.per === undefined,
  );
  if (found === undefined || others.length > 0) return null;
  const amount = amountOf(found);
  return amount >= LEAST_BARE && amount <= LIMITS.budget.max ? amount : null;
}

/** More than any sum with the word behind it takes: whatever follows is not looked at for each of many people. */
const LONGEST_SUM = 60;

function bareAfterPeople(text: string): number | null {
  for (const { 0: before, index } of text.matchAll(AFTER_PEOPLE)) {
    const rest = text.slice(index + before.length, index + before.length + LONGEST_SUM);
    const [found] = findMoney(rest, { bareUnit: 10_000 });
    if (found === undefined || found.span.start !== 0 || found.value.kind !== "exact") continue;
    // A small number after the days may count anything.
    const least = before.includes("박") ? LEAST_BARE : LIMITS.budget.min;
    const isBare = NOTHING_COUNTED.test(rest.slice(found.span.end)) && found.value.amount >= least;
    if (isBare) return found.value.amount;
  }
  return null;
}

/** «항공권은 30만원 이하로», «호텔 가격을 0원으로»: what one part may cost is not what all of it may. */
const OF_ONE_PART =
  /(?<![가-힣])(?:(?:항공(?:권|료|편|비)?|비행기(?:표)?|비행깃값|티켓|숙소|숙박비?|호텔|방|식비|밥|식사비?|입장료|교통비|쇼핑비|쇼핑에|기념품|flights?|hotels?|airfare|tickets?|meals?)(?:은|는|이|가|을|를|만|도|에)? ?(?:가격|값|비용|요금)?(?:은|는|이|가|을|를|만|도|에)? ?(?:(?:전부|모두|각각|최대|한|약|대략|딱|왕복|편도|for|under|below|at|to) ?){0,3})$/iu;

function isOfOnePart(text: string, { span }: FoundMoney): boolean {
  return OF_ONE_PART.test(text.slice(Math.max(0, span.start - 30), span.start));
}

type FoundMoney = ReturnType<typeof findMoney>[number];

/** «1원도 넘으면 안 돼요», «not 1 won more»: the smallest sum there is, and no budget. */
function isNotEven(text: string, { value, span }: FoundMoney): boolean {
  const isTiny = value.kind !== "range" && value.currency === "KRW" && value.amount <= SMALLEST;
  const isEven = /^ ?(?:이라도|라도|도|조차|한 ?장)/u.test(text.slice(span.end, span.end + 10));
  return isTiny && (isEven || readFlexibility(text, true) === "strict");
}

const SMALLEST = 1000;

/** «10만원쯤은 넘어도 괜찮아요», said beside the budget or after it: how far above it one may go. */
function isTolerance(text: string, each: FoundMoney, most: number): boolean {
  return (
    amountOf(each) * 2 <= most && MAY_EXCEED.test(text.slice(each.span.start, each.span.start + LONGEST_SUM))
  );
}

const MAY_EXCEED =
  /^(?:한 ?|약 ?)?[\d,.일이삼사오육칠팔구십백천만 ]{1,12}원? ?(?:정도|쯤)?(?:까지)?(?:은|는)? ?(?:더 ?)?(?:(?:넘|초과|오버)[가-힣]{0,3}도|(?:초과|오버) ?(?:가능|괜찮|오케이|ok)|(?:더|추가로) ?(?:써도|들어도|나와도))|^(?:up to )?[\d,.]{1,10} ?[km]?(?: won| krw)? (?:over|above|more) (?:is|would be|it'?s)/iu;

/** How much may be spent. */
export function readBudget(text: string, options: QuantityOptions, party: Party): QuantityReading {
  const amounts = withoutRejected(amountsIn(text, options), options.corrections);
  const most = amounts.reduce((largest, each) => Math.max(largest, amountOf(each)), options.budget ?? 0);
  const money = amounts.filter((each) => !isNotEven(text, each) && !isTolerance(text, each, most));
  const isNightly = ({ value }: FoundMoney) => value.per === "night" && PER_NIGHT.test(text);
  const parts = money.filter((each) => isOfOnePart(text, each) || isNightly(each));
  const isWhole = (each: FoundMoney) =>
    each.value.role === undefined &&
    (each.value.per === undefined || each.value.per === "night") &&
    !parts.includes(each);
  const last = money.findLast(isWhole);
  const partly = parts.map(({ span }) => NOTING[options.language].onePart(text.slice(span.start, span.end)));
  if (last !== undefined) return withNotes(readAmount(text, last, options, party), partly);
  if (parts.length > 0) return withNotes(readBasis(text, options), partly);
  const daily = money.findLast(({ value }) => value.per === "day" && value.currency === "KRW");
  if (daily !== undefined) {
    const { value } = daily;
    const said = { amount: amountOf(daily), per: "day" as const, basis: value.basis ?? null };
    return settle(said, options, party);
  }
  const multiple = options.budget === null ? null : multipleIn(text);
  if (multiple !== null && options.budget !== null)
    return changedTo(Math.round(options.budget * multiple), text.trim(), options, party);
  const basis = readBasis(text, options);
  const bare = options.budget === null ? (bareAfterPeople(text) ?? bareAtMost(text)) : null;
  if (bare !== null) return told({ ...basis.facts, budget: bare, budget_said: null });
  if (options.pending === null) return basis;
  const settled = settle(options.pending, options, party);
  return { ...settled, facts: { ...basis.facts, ...settled.facts } };
}

const STEP = 1_000;

/** «그럼 400»: where money is asked for or was not enough, a number alone is one; below 20 it may be anything else. */
function amountsIn(text: string, { asked, isShort }: QuantityOptions): readonly FoundMoney[] {
  if (asked === "budget") return findMoney(text, { bareUnit: 10_000 });
  const won = findMoney(text);
  // «1.5 million each»: so large a sum is in won, where no other money is named.
  const said = won.length > 0 || !LARGE.test(text) ? won : findMoney(text, { bareUnit: 1 }).filter(isLarge);
  if (!isShort || said.length > 0) return said;
  return findMoney(text, { bareUnit: 10_000 }).filter((each) => amountOf(each) >= LEAST_BARE);
}

const LEAST_BARE = 200_000;
const LARGE = /\d ?(?:million|mil|m|k)\b(?! ?(?:won|krw|usd|dollars?|yen|euros?))/iu;
const isLarge = (each: FoundMoney) => amountOf(each) >= LIMITS.budget.min;

/** «예산 두 배로», «절반으로 줄여줘»: of what is known. */
function multipleIn(text: string): number | null {
  if (!/예산|금액|돈|budget|올[려리릴]|늘[려리릴]|줄[여이일]|낮[춰추출]/iu.test(text)) return null;
  if (/(?:절반|반)(?:으로|만)|\bhalf\b/iu.test(text)) return 0.5;
  const said = /(\d(?:\.\d)?|두|세|네) ?배|\b(double|triple)\b/iu.exec(text);
  const word = said?.[1] ?? said?.[2]?.toLowerCase();
  return word === undefined ? null : (MULTIPLES[word] ?? Number(word));
}

const MULTIPLES: Readonly<Record<string, number>> = { 두: 2, 세: 3, 네: 4, double: 2, triple: 3 };

function changedTo(
  budget: number,
  said: string,
  { basis }: QuantityOptions,
  { people }: Party,
): QuantityReading {
  return isBudgetAllowed(budget, basis, people)
    ? told({ budget, budget_said: null })
    : problem("budget", "out_of_range", said);
}

function withNotes(reading: QuantityReading, notes: readonly string[]): QuantityReading {
  return { ...reading, notes: [...reading.notes, ...notes] };
}

function readAmount(
  text: string,
  found: FoundMoney,
  options: QuantityOptions,
  party: Party,
): QuantityReading {
  const { value, span } = found;
  const said = text.slice(span.start, span.end);
  if (value.currency !== "KRW") {
    const rate = rateHeld(value.currency);
    if (rate !== undefined && options.budget === null) {
      const amount = Math.round((amountOf(found) * rate.krw_per_unit) / STEP) * STEP;
      const note = NOTING[options.language].converted(said, amount, rate.as_of);
      if (isBudgetAllowed(amount, value.basis ?? options.basis, party.people))
        return told(
          {
            budget: amount,
            budget_said: null,
            ...(value.basis === undefined ? {} : { budget_basis: value.basis }),
          },
          note,
        );
    }
    const unclear = problem("budget", "ambiguous", said);
    // Whom it is for is known all the same, once the amount is.
    return value.basis === undefined || options.budget !== null
      ? unclear
      : { ...unclear, facts: { budget_basis: value.basis } };
  }
  if (/(?:^|\s)(?:-|마이너스) ?$/u.test(text.slice(0, span.start)))
    return problem("budget", "out_of_range", `-${said}`);
  const change = options.budget === null ? 0 : changeAfter(text.slice(span.end));
  const amount = change === 0 ? amountOf(found) : (options.budget ?? 0) + change * amountOf(found);
  const basis = value.basis ?? readBasis(text, options).facts.budget_basis;
  const extras = readExtras(text, value.kind === "at_most");
  const meant = basis ?? options.basis;
  if (meant === "total" && amount > LIMITS.budget.max && change === 0) {
    const settled = settle({ amount, per: "party", basis: meant }, options, party);
    if (settled.problems.length > 0) return problem("budget", "out_of_range", said);
    return { ...settled, facts: { ...settled.facts, ...extras } };
  }
  if (!isBudgetAllowed(amount, meant, party.people)) {
    const isForAll =
      meant === null && (party.people ?? 1) > 1 && isBudgetAllowed(amount, "total", party.people);
    return problem(
      "budget",
      "out_of_range",
      said,
      isForAll ? [NOTING[options.language].inTotal(amount)] : [],
    );
  }
  return told(
    { budget: amount, ...(basis === undefined ? {} : { budget_basis: basis }), budget_said: null, ...extras },
    ...(value.kind === "range" ? [NOTING[options.language].upperAmount(amount)] : []),
  );
}

function amountOf({ value }: FoundMoney): number {
  return value.kind === "range" ? value.maximum : value.amount;
}

/** «예산 20만원 더», «10만원 줄여줘» change what is known; «80만원으로 줄여줘» is the new amount itself. */
function changeAfter(after: string): -1 | 0 | 1 {
  if (
    /^ ?(?:정도 ?|쯤 ?|만 ?|을 ?)?(?:더(?! ?(?:싸|싼|저렴|비싸|좋|줄))|추가|늘[려리릴]|올[려리릴])/u.test(
      after,
    )
  )
    return 1;
  return /^ ?(?:정도 ?|쯤 ?|만 ?|을 ?)?(?:더 ?)?(?:줄[여이일]|낮[춰추출]|깎|덜 |빼[줘고주])/u.test(after)
    ? -1
    : 0;
}

/**
 * An amount that needs another number to become a budget: more than one person may name («총 1,500만원» is fine for two),
 * or an amount a day. It is remembered until that number is known.
 */
function settle(said: BudgetSaid, { language }: QuantityOptions, { people, nights }: Party): QuantityReading {
  const texts = NOTING[language];
  const { amount, per, basis } = said;
  if (per === "day") {
    if (nights === null) return told({ budget_said: said }, texts.dailyUnknown(amount));
    const budget = amount * (nights + 1);
    if (!isBudgetAllowed(budget, basis, people))
      return problem("budget", "out_of_range", WORDS[language].amount(budget));
    return told(
      { budget, budget_said: null, ...(basis === null ? {} : { budget_basis: basis }) },
      texts.daily(amount, nights + 1, budget),
    );
  }
  if (people === null)
    return amount > LIMITS.budget.max * LIMITS.num_people.max
      ? problem("budget", "out_of_range", WORDS[language].amount(amount))
      : told({ budget_said: said }, texts.totalUnknown(amount));
  if (!isBudgetAllowed(amount, "total", people))
    return problem("budget", "out_of_range", WORDS[language].amount(amount));
  return told(
    { budget: amount, budget_basis: "total", budget_said: null },
    texts.shared(amount, people, Math.floor(amount / people)),
  );
}
