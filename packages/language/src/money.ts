import { type Currency, currencyAround } from "./currencies.ts";
import { type FoldedText, foldText } from "./folded-text.ts";
import { type Found, withoutOverlaps } from "./found.ts";
import { isLeaseTalk, leasePairAt } from "./lease-amounts.ts";
import { type Measure, readMeasures, type Unit } from "./measures.ts";
import {
  type Basis,
  basisAround,
  endOfTerms,
  isAfterBudgetWord,
  type MoneyRole,
  type Per,
  perAround,
  roleAround,
  roleBefore,
} from "./money-terms.ts";
import { qualifiersAround } from "./qualifiers.ts";
import { type Quantity, toQuantity } from "./quantity.ts";
import { type NumberToken, scanNumbers } from "./read-numbers.ts";
import { before, endOfMatch, isAt, isHangul, isLatin, textBefore } from "./sticky.ts";

/** An amount of money as it was said; a range or a limit stays one. Nothing is converted. */
export type Money = Quantity & {
  readonly currency: Currency;
  /** Undefined where the speaker did not say. */
  readonly basis: Basis | undefined;
  readonly per: Per | undefined;
  readonly role: MoneyRole | undefined;
};

export interface MoneyOptions {
  /** What a number alone counts in when money was asked for: 10_000 reads «350» as 350만원. */
  readonly bareUnit?: number;
}

/**
 * Amounts of money in a text.
 *
 * @example
 * findMoney("인당 이백만원쯤")[0]?.value; // { kind: "exact", amount: 2_000_000, approximate: true, basis: "per_person", … }
 */
export function findMoney(text: string, options: MoneyOptions = {}): readonly Found<Money>[] {
  const folded = foldText(text);
  const tokens = scanNumbers(folded.text);
  const found: Found<Money>[] = [];
  const toFound = (value: Money, start: number, end: number, confidence: number) =>
    found.push({ value, span: folded.spanOf(start, end), confidence });

  const isLease = isLeaseTalk(folded.text);
  const paired = new Set<NumberToken>();
  tokens.forEach((deposit, index) => {
    const rent = tokens[index + 1];
    const pair = rent === undefined ? undefined : leasePairAt(folded.text, deposit, rent, isLease);
    if (rent === undefined || pair === undefined || paired.has(deposit)) return;
    paired.add(deposit).add(rent);
    const terms = { currency: "KRW", basis: undefined } as const;
    const { deposit: first, rent: second, confidence } = pair;
    toFound(
      { ...first.quantity, ...terms, per: undefined, role: "deposit" },
      first.start,
      first.end,
      confidence,
    );
    toFound(
      { ...second.quantity, ...terms, per: "month", role: "rent" },
      second.start,
      second.end,
      confidence,
    );
  });

  const rest = tokens.filter((token) => !paired.has(token));
  const measures = readMeasures(
    folded.text,
    rest,
    (whole, token) => moneyUnit(whole, token, options) ?? shortUnit(text, folded, token),
  );
  for (const measure of measures) {
    const { start, end } = measure;
    toFound(moneyOf(folded.text, measure), start, endOfTerms(folded.text, end), measure.confidence);
  }
  return withoutOverlaps(found);
}

function moneyOf(text: string, measure: Measure<Currency>): Money {
  const { start, end, inner } = measure;
  const role = roleAround(text, start, end);
  const per = perAround(text, start, end);
  const basis = basisAround(text, start, inner.end, per) ?? basisAround(text, start, end, per);
  const terms = { currency: measure.unit, basis, per: per ?? (role === "rent" ? "month" : undefined), role };
  return { ...terms, ...decadeOf(text, measure) };
}

const DECADE = /대(?![가-힣])|대(?=[의로에를은가])/y;

/** «30만원대» is 300,000 up to the next 100,000, «5억대» up to the next 억. */
function decadeOf(text: string, { quantity, inner }: Measure<Currency>): Quantity {
  const end = endOfMatch(DECADE, text, inner.end);
  if (quantity.kind !== "exact" || end === undefined) return quantity;
  let step = 1;
  while (quantity.amount % (step * 10) === 0 && step < quantity.amount) step *= 10;
  const { limit } = qualifiersAround(text, inner.start, end);
  const high = quantity.amount + step - 1;
  if (limit === "at_most" || limit === "below") return toQuantity(high, high, limit, quantity.approximate);
  if (limit !== undefined) return toQuantity(quantity.amount, quantity.amount, limit, quantity.approximate);
  return { kind: "range", minimum: quantity.amount, maximum: high, approximate: quantity.approximate };
}

/** Says whether a number is money: by its currency, by 만 or 억, by the word before it, or because money was asked. */
function moneyUnit(text: string, token: NumberToken, options: MoneyOptions): Unit<Currency> | undefined {
  if (isVague(text, token) || isAt(CROWDED, text, token.start)) return undefined;
  const mark = currencyAround(text, token.start, token.end);
  if (mark !== undefined && isTrustworthy(text, token, mark.currency)) {
    const doubt = (token.isAttached && token.spelling === "sino") || isLoneUnit(text, token) ? 0.25 : 0;
    return {
      kind: mark.currency,
      start: mark.start,
      end: mark.end,
      confidence: mark.confidence - doubt,
      ...(mark.factor === 1 ? {} : { factor: mark.factor }),
    };
  }
  if (isAt(COUNTER, text, token.end)) return undefined;
  if (token.spelling === "sino" && isAt(PLACE, text, token.start)) return undefined;
  const isContext =
    options.bareUnit !== undefined ||
    roleBefore(text, token.start) !== undefined ||
    isAfterBudgetWord(text, token.start, token.low) ||
    (token.low >= LEAST_ASKED && (isAt(WILL_IT_DO, text, token.end) || isAt(RAISED, text, token.end))) ||
    textBefore(PYEONG_PRICE, text, token.start) !== undefined;
  if (token.low >= 10_000 && (token.scale >= 10_000 || token.shorthand !== undefined || token.hasUnit)) {
    if (token.spelling === "sino" && !isPlainSino(text, token, isContext)) return undefined;
    return { kind: "KRW", end: token.end, confidence: token.spelling === "digits" ? 0.85 : 0.75 };
  }
  return isContext ? bareUnit(text, token, options) : undefined;
}

/** «900k», «5M total»: so many thousands and millions are won. A small m is metres. */
function shortUnit(text: string, folded: FoldedText, token: NumberToken): Unit<Currency> | undefined {
  if (!token.isAbbreviated || token.isAttached || token.low < LEAST_SHORT) return undefined;
  const isMetres = text[folded.spanOf(token.start, token.end).end - 1] === "m";
  return isMetres ? undefined : { kind: "KRW", end: token.end, confidence: 0.7 };
}

const LEAST_SHORT = 100_000;

/** «50이면 됨?», «100으로 가능할까»: the amount one asks about; «3이면» may be anything. */
const WILL_IT_DO = /(?:이면|으로|로) ?(?:되(?![가-힣])|되나|돼|됨|될까|충분|가능|갈 ?수)/y;
/** «400으로 올릴게요», «50 더 쓸 수 있어», «80까지 낮춰줘»: what is raised, spent and lowered without a unit is money. */
const RAISED =
  /(?:으로|로|까지|쯤|정도|만|을|를)? ?(?:더 ?)?(?:올[려리릴]|인상|높[여이일]|낮[춰추출]|보[태탤]|얹|쓸 ?(?:수|게|래)|쓰자)|까지(?:는|도|면)? ?(?:가능|괜찮|돼|됨|되(?![가-힣])|낼|쓸|생각|봐|볼)/y;
const LEAST_ASKED = 20;

const COUNTER =
  / ?(?:명(?!의)|개(?![인포])|건(?!물)|곳|군데|년|회(?!수)|번|평(?!균)|제곱|m2|km|킬로|가구|세대|인(?![데가지상])(?<![만억] ?인)|표(?![가-힣])|마리|톤|리(?![가-힣])|보(?![가-힣])|배|권|페이지|%|퍼센트|프로(?![가-힣])|분(?![가-힣])|초(?![가-힣])|시간|일(?![가-힣])|박|달(?![러가라래])|주(?![가-힣])|살(?![고아았던며면려])|세(?![가-힣])|화소|팔로워|뷰|조회|리터|가지|여 ?명|층|호(?!가)|월(?!세| ?\d)|학년|점|cm|kg|g(?![a-z])|people|nights?|days?|weeks?|months?|years?|adults?|kids|persons?|pax|guests)/y;
const PYEONG_PRICE = before("평당가? ?");
const VAGUE_BEFORE = before("(?:몇|수|여러|수십|몇십) ?");
/** Endings with which a spoken amount may close: 이백만으로, 백만이요. */
const ENDING =
  /(?:쯤|정도|가량|내외|안팎|언저리|이하|이내|이상|미만|초과|까지|부터|에서|으로|로|이요|요|이에요|예요|이야|야|입니다|이고|이면|이나|인데|이니|밖에|짜리|씩|은|는|이|가|을|를|도|만|에|안|선|대|넘|밑|원|잡|생각)/y;
/** Oman, «far away», «not at all»: numbers that are words first. */
const HOMOGRAPHS = new Set(["오만", "구만", "만"]);
/** Cities and a country, unless the number ends what is said: «이천 여행» against «이천이요», «이천 정도». */
const PLACE =
  /(?:이천|사천|오만|구만) (?=[가-힣])(?!쯤|정도|가량|내외|안팎|언저리|이하|이내|이상|미만|까지|안|선|원|생각)/y;
/** Full, not ten thousand. */
const CROWDED = /만원 ?(?:지하철|버스|전철|열차|사례)/y;
const NOT_AT_ALL = /천만(?:에|의 ?말씀| ?다행)/y;

function isVague(text: string, token: NumberToken): boolean {
  return token.startsWithUnit && textBefore(VAGUE_BEFORE, text, token.start) !== undefined;
}

/** «사원» is a temple, «5동» a building: a lone digit before 원 and a small number before 동 are no money. */
function isTrustworthy(text: string, token: NumberToken, currency: Currency): boolean {
  if (currency === "VND" && token.low < 1_000) return false;
  if (token.spelling === "native") return false;
  if (token.spelling !== "sino") return true;
  if (!token.hasUnit) return false;
  return !token.isAttached || token.low >= 10_000 || !isHangul(text[token.start - 1]);
}

/** «만원이면 …» is money most often, yet less surely. */
function isLoneUnit(text: string, token: NumberToken): boolean {
  return token.startsWithUnit && token.end - token.start === 1 && text[token.end] !== " ";
}

function isPlainSino(text: string, token: NumberToken, isContext: boolean): boolean {
  const written = text.slice(token.start, token.end);
  if (token.isAttached && !isContext) return false;
  if (HOMOGRAPHS.has(written) && !isContext) return false;
  if (isAt(NOT_AT_ALL, text, token.start)) return false;
  return !isHangul(text[token.end]) || endOfMatch(ENDING, text, token.end) !== undefined;
}

/** A number with nothing beside it, where money was asked for or named: 만 is understood below ten thousand. */
function bareUnit(text: string, token: NumberToken, options: MoneyOptions): Unit<Currency> | undefined {
  if (token.spelling === "native" || (token.isAttached && token.spelling !== "sino")) return undefined;
  const next = text[token.end];
  if ((isHangul(next) || isLatin(next)) && endOfMatch(ENDING, text, token.end) === undefined)
    return undefined;
  if (token.spelling === "sino" && (!token.hasUnit || token.isAttached)) return undefined;
  if (!Number.isInteger(token.low) || token.low < 1) return undefined;
  if (token.low >= 10_000) return { kind: "KRW", end: token.end, confidence: 0.85 };
  const factor = options.bareUnit ?? 10_000;
  return { kind: "KRW", end: token.end, factor, confidence: options.bareUnit === undefined ? 0.6 : 0.7 };
}
