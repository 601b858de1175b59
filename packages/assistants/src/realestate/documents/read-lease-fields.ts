import { findAreas, findDates, findMoney, type IsoDate } from "@maru/language";
import type { LeaseField, LeaseFields } from "../ports.ts";
import { changeSpecialTerms } from "./change-special-terms.ts";
import { readAddress } from "./read-address.ts";
import { readPartyOf } from "./read-party.ts";

type Writable = { -readonly [Field in keyof LeaseFields]: LeaseFields[Field] };

export interface LeaseReading {
  /** An ISO instant; days are those of Seoul. */
  readonly now: string;
  /** What was asked for last: a bare «김가람» answers the first of these. */
  readonly asked?: readonly LeaseField[];
}

/**
 * What a message adds to a lease: only what it says, over what is already known.
 *
 * @example
 * readLeaseFields(known, "보증금 3억, 임대인 김가람", { now }); // { …known, deposit: 300_000_000, lessor_name: "김가람" }
 */
export function readLeaseFields(
  known: LeaseFields,
  message: string,
  { now, asked = [] }: LeaseReading,
): LeaseFields {
  const fields: Writable = { ...known, special_terms: [...changeSpecialTerms(known.special_terms, message)] };
  const text = withoutSpecialTerms(message);
  Object.assign(fields, amountsIn(text), datesIn(text, known, now), readAddress(text));
  for (const role of ["lessor", "lessee"] as const) Object.assign(fields, readPartyOf(role, text));
  const [area] = findAreas(text);
  if (area !== undefined && area.value.kind === "exact" && /㎡|m2|제곱|평|면적|전용/iu.test(text))
    fields.area = Number(area.value.amount.toFixed(2));
  Object.assign(fields, bareAnswer(fields, known, text.trim(), asked, now));
  return fields;
}

/** Numbers within special terms are theirs, not the contract's. */
function withoutSpecialTerms(message: string): string {
  const start = message.search(/특\s?약/u);
  return start < 0 ? message : message.slice(0, start);
}

const AMOUNTS: readonly (readonly [LeaseField, RegExp])[] = [
  ["deposit", /(?:보증금|전세금|전세가|전세(?!권|\s?(?:자금|대출|사기|계약))|deposit)/iu],
  ["monthly_rent", /(?:월세|월\s?차임|차임|monthly rent|rent)/iu],
  ["down_payment", /(?:계약금|down payment)/iu],
  ["management_fee", /(?:관리비|management fee)/iu],
];
const FARTHEST_AMOUNT = 16;

function amountsIn(text: string): Partial<Writable> {
  const found: Partial<Writable> = {};
  const money = findMoney(text);
  for (const [field, label] of AMOUNTS) {
    // «월세계약서 써줘 … 월세 120만원»: the word may stand more than once.
    for (const named of text.matchAll(new RegExp(label.source, "giu"))) {
      const end = named.index + named[0].length;
      const amount = money.find(({ span }) => span.start >= end && span.start - end <= FARTHEST_AMOUNT);
      const isNone = /^\s?(?:은|는|이|가)?\s?(?:없|0\s?원|none)/iu.test(text.slice(end));
      if (isNone) Object.assign(found, { [field]: 0 });
      else if (amount?.value.kind === "exact" && isNearest(text, end, amount.span.start))
        Object.assign(found, { [field]: amount.value.amount });
    }
  }
  if (found.monthly_rent === undefined && /전세(?!권)/u.test(text) && !/월세|반전세/u.test(text))
    found.monthly_rent = 0;
  const day = /매(?:월|달)\s?(\d{1,2})\s?일/u.exec(text)?.[1];
  if (day !== undefined && Number(day) >= 1 && Number(day) <= 31) found.monthly_rent_day = Number(day);
  return found;
}

/** No other label stands between: in «보증금과 월세 50만원» the sum is the rent. */
function isNearest(text: string, from: number, to: number): boolean {
  const between = text.slice(from, to);
  return !AMOUNTS.some(([, label]) => label.test(between));
}

function datesIn(text: string, known: LeaseFields, now: string): Partial<Writable> {
  const found = findDates(text, { now }).flatMap(({ value }) =>
    value.kind === "day" ? [value.date] : value.kind === "span" ? [value.from, value.to] : [],
  );
  const [first, second] = found;
  const years = /(\d{1,2}|일|이|한|두)\s?년\s?(?:간|동안|계약|으로|짜리)?/u.exec(
    text.replace(/\d{4}\s?년/gu, ""),
  )?.[1];
  if (first !== undefined && second !== undefined) return { start_date: first, end_date: second };
  const start = first ?? known.start_date;
  if (first !== undefined && /까지|만료|종료|끝/u.test(text) && !/부터|시작|입주/u.test(text))
    return { end_date: first };
  if (start !== null && years !== undefined)
    return { start_date: start, end_date: lastDayOf(start, COUNTS[years] ?? Number(years)) };
  return first === undefined ? {} : { start_date: first };
}

const COUNTS: Readonly<Record<string, number>> = { 일: 1, 한: 1, 이: 2, 두: 2 };

/** Two years from 1 December end on 30 November. */
function lastDayOf(start: IsoDate, years: number): IsoDate {
  const end = new Date(`${start}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  end.setUTCDate(end.getUTCDate() - 1);
  return end.toISOString().slice(0, 10);
}

/** An answer without a label belongs to what was asked, if nothing else was understood. */
function bareAnswer(
  read: LeaseFields,
  known: LeaseFields,
  text: string,
  asked: readonly LeaseField[],
  now: string,
): Partial<Writable> {
  const [field] = asked;
  const isUnderstood = Object.keys(read).some(
    (each) => read[each as LeaseField] !== known[each as LeaseField] && each !== "special_terms",
  );
  if (field === undefined || isUnderstood) return {};
  switch (field) {
    case "lessor_name":
    case "lessee_name": {
      const name = /^([가-힣]{2,5}?)\s?(?:씨|님|이에요|예요|입니다|이야|야|요)?[.!]?$/u.exec(text)?.[1];
      return name === undefined ? {} : { [field]: name };
    }
    case "deposit":
    case "monthly_rent":
    case "down_payment":
    case "management_fee": {
      const [amount] = findMoney(text, { bareUnit: 10_000 });
      return amount?.value.kind === "exact" ? { [field]: amount.value.amount } : {};
    }
    case "start_date":
    case "end_date": {
      const [day] = findDates(text, { now });
      return day?.value.kind === "day" ? { [field]: day.value.date } : {};
    }
    default:
      return {};
  }
}
