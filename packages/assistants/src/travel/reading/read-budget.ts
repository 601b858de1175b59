import { findMoney, withoutRejected } from "@maru/language";
import { LIMITS } from "../state.ts";
import { NOTING } from "../texts/noting.ts";
import { WORDS } from "../texts/words.ts";
import { problem, type QuantityOptions, type QuantityReading, told } from "./quantity-reading.ts";
import { readBasis, readExtras } from "./read-basis.ts";
import { PER_NIGHT } from "./read-when.ts";
import type { BudgetSaid } from "./reading.ts";

/** Whom an amount is divided among, and over how many days it is spent. */
export interface Party {
  readonly people: number | null;
  readonly nights: number | null;
}

/** «혼자 80 맛집», «둘이서 150»: what follows the people and counts nothing is the money, in 만원. */
const BARE_AFTER_PEOPLE =
  /(?:혼자서?|둘이서?|셋이서?|넷이서?|커플|부부|\d{1,2}명(?:이서)?) (\d{2,3})(?=$|[\s,.!?]|쯤|정도|으로)(?! ?(?:박|일|명|월|시|분|대|살|세|개|번|층|평|%))/u;

type FoundMoney = ReturnType<typeof findMoney>[number];

/** How much may be spent. */
export function readBudget(text: string, options: QuantityOptions, party: Party): QuantityReading {
  const money = withoutRejected(
    findMoney(text, options.asked === "budget" ? { bareUnit: 10_000 } : {}),
    options.corrections,
  );
  const isWhole = ({ value }: FoundMoney) =>
    value.role === undefined && (value.per === undefined || (value.per === "night" && !PER_NIGHT.test(text)));
  const last = money.findLast(isWhole);
  if (last !== undefined) return readAmount(text, last, options, party);
  const daily = money.findLast(({ value }) => value.per === "day" && value.currency === "KRW");
  if (daily !== undefined) {
    const { value } = daily;
    const said = { amount: amountOf(daily), per: "day" as const, basis: value.basis ?? null };
    return settle(said, options, party);
  }
  const basis = readBasis(text, options);
  const bare = options.budget === null ? BARE_AFTER_PEOPLE.exec(text)?.[1] : undefined;
  if (bare !== undefined) return told({ ...basis.facts, budget: Number(bare) * 10_000, budget_said: null });
  if (options.pending === null) return basis;
  const settled = settle(options.pending, options, party);
  return { ...settled, facts: { ...basis.facts, ...settled.facts } };
}

function readAmount(
  text: string,
  found: FoundMoney,
  options: QuantityOptions,
  party: Party,
): QuantityReading {
  const { value, span } = found;
  const said = text.slice(span.start, span.end);
  if (value.currency !== "KRW") return problem("budget", "ambiguous", said);
  if (/(?:^|\s)(?:-|마이너스) ?$/u.test(text.slice(0, span.start)))
    return problem("budget", "out_of_range", `-${said}`);
  const change = options.budget === null ? 0 : changeAfter(text.slice(span.end));
  const amount = change === 0 ? amountOf(found) : (options.budget ?? 0) + change * amountOf(found);
  const basis = value.basis ?? readBasis(text, options).facts.budget_basis;
  const extras = readExtras(text, value.kind === "at_most");
  if (basis === "total" && amount > LIMITS.budget.max && change === 0) {
    const settled = settle({ amount, per: "party", basis }, options, party);
    if (settled.problems.length > 0) return problem("budget", "out_of_range", said);
    return { ...settled, facts: { ...settled.facts, ...extras } };
  }
  if (!isAllowed(amount)) return problem("budget", "out_of_range", said);
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

function isAllowed(amount: number): boolean {
  const { min, max } = LIMITS.budget;
  return Number.isInteger(amount) && amount >= min && amount <= max;
}

/**
 * An amount that needs another number to become a budget: more than one person may name («4명 총 1,500만원» is 375만원
 * each), or an amount a day. It is remembered until that number is known.
 */
function settle(said: BudgetSaid, { language }: QuantityOptions, { people, nights }: Party): QuantityReading {
  const texts = NOTING[language];
  const { amount, per, basis } = said;
  if (per === "day") {
    if (nights === null) return told({ budget_said: said }, texts.dailyUnknown(amount));
    const budget = amount * (nights + 1);
    if (!isAllowed(budget)) return problem("budget", "out_of_range", WORDS[language].amount(budget));
    return told(
      { budget, budget_said: null, ...(basis === null ? {} : { budget_basis: basis }) },
      texts.daily(amount, nights + 1, budget),
    );
  }
  if (people === null)
    return amount > LIMITS.budget.max * LIMITS.num_people.max
      ? problem("budget", "out_of_range", WORDS[language].amount(amount))
      : told({ budget_said: said }, texts.totalUnknown(amount));
  const share = Math.floor(amount / people);
  if (!isAllowed(share)) return problem("budget", "out_of_range", WORDS[language].amount(amount));
  return told(
    { budget: share, budget_basis: "per_person", budget_said: null },
    texts.shared(amount, people, share),
  );
}
