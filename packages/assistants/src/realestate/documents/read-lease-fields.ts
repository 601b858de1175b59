import { findAreas, findDates, findMoney, type IsoDate, repairText } from "@maru/language";
import type { LeaseField, LeaseFields } from "../ports.ts";
import { LEASE_PAIR } from "../reading/lease-pair.ts";
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
  // Numbers and names within special terms are theirs, not the contract's.
  const { terms, rest } = changeSpecialTerms(known.special_terms, message);
  const text = withoutTakenBack(repairText(rest, LABELS).text);
  const fields: Writable = { ...known, special_terms: [...terms] };
  Object.assign(fields, amountsIn(text), datesIn(text, known, now), readAddress(text), withdrawnIn(text));
  for (const role of ["lessor", "lessee"] as const) Object.assign(fields, readPartyOf(role, text));
  const [area] = findAreas(text);
  if (area !== undefined && area.value.kind === "exact" && /㎡|m2|제곱|평|면적|전용/iu.test(text))
    fields.area = Number(area.value.amount.toFixed(2));
  Object.assign(fields, bareAnswer(fields, known, text.trim(), asked, now));
  return fields;
}

/** «2억이 아니라 3억», «성춘향 말고 성춘희»: only what is wanted is read. */
function withoutTakenBack(text: string): string {
  return text.replace(/(?<=^|[\s:：])\S{1,20}?(?:이|가)?\s?(?:아니라|아니고|말고)\s/gu, "");
}

/** Slips in what a value is called are mended; names of people are nobody's to mend. */
const LABELS = "보증금 전세금 월세 계약금 관리비 임대인 임차인 집주인 세입자 계약서 임대차".split(" ");

const AMOUNTS: readonly (readonly [LeaseField, RegExp])[] = [
  ["deposit", /(?:보증금|전세금|전세가|전세(?!권|\s?(?:자금|대출|사기|계약))|deposit)/iu],
  [
    "monthly_rent",
    /(?:월세|월\s?차임|차임|월\s?임대료|(?<![가-힣\d])(?:매?월|매달|다달이)(?=\s?(?:\d|[일이삼사오육칠팔구십백천]{1,4}\s?만))|monthly rent|rent)/iu,
  ],
  ["down_payment", /(?:계약금|down payment)/iu],
  ["management_fee", /(?:관리비|management fee)/iu],
];
const FARTHEST_AMOUNT = 16;
const PAIR = new RegExp(LEASE_PAIR.source, "gu");

/** «월세 80이요»: a figure right behind its word is in 만원, unless it counts something else. */
const BARE_AMOUNT =
  /(보증금|전세금|월세|관리비|계약금)((?:은|는|이|가|을|를)?\s?)(\d{2,4})(?=(?:으로|로|이요|이고|이에요|입니다|요|,|\.|\s|$))(?!\s?(?:년|월|일|개월|층|호|동|평|㎡|%|프로|만|천|백|억|원))/gu;

function amountsIn(said: string): Partial<Writable> {
  const text = said
    .replaceAll(
      PAIR,
      (_, deposit: string, rent: string) =>
        `보증금 ${/억/u.test(deposit) ? deposit : `${deposit}만원`}에 월세 ${rent}만원 `,
    )
    .replaceAll(BARE_AMOUNT, "$1$2$3만원");
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
  // «1000에 50»: two sums beside each other are what every lease has.
  for (const { value } of money) {
    if (value.kind !== "exact") continue;
    if (value.role === "deposit") found.deposit ??= value.amount;
    else if (value.role === "rent") found.monthly_rent ??= value.amount;
  }
  if (found.monthly_rent === undefined && /전세(?!권)/u.test(text) && !/월세|반전세/u.test(text))
    found.monthly_rent = 0;
  const day = rentDayIn(text);
  return day === undefined ? found : { ...found, monthly_rent_day: day };
}

/** The last day of a month, whichever it is. */
export const LAST_DAY = 31;

/** «매월 25일», «월세는 5일에 입금», «매달 말일» */
function rentDayIn(text: string): number | undefined {
  if (/(?:매월|매달|다달이|월세|차임)[^.\n]{0,14}?(?:말일|마지막\s?날)/u.test(text)) return LAST_DAY;
  const said =
    /(?:매월|매달|다달이)\s?(\d{1,2})\s?일/u.exec(text)?.[1] ??
    /(?:월세|차임)[^.\n\d]{0,8}(\d{1,2})\s?일(?:에|마다|날)?\s?(?:지급|내|냄|입금|납부|이체|선불|후불)/u.exec(
      text,
    )?.[1];
  const day = Number(said ?? 0);
  return day >= 1 && day <= LAST_DAY ? day : undefined;
}

/** What may be left out of a lease, by what people call it. */
const OPTIONAL: readonly (readonly [LeaseField, RegExp, number | null])[] = [
  ["monthly_rent", /월세|차임/u, 0],
  ["management_fee", /관리비/u, null],
  ["down_payment", /계약금/u, null],
  ["monthly_rent_day", /(?:월세\s?)?(?:내는|지급|납부)\s?(?:날|일)|지급일|납부일/u, null],
  ["address_detail", /동\s?호수|호수|상세\s?주소/u, null],
  ["area", /면적|평수/u, null],
  ["lessor_phone", /(?:임대인|집주인)(?:의)?\s?(?:전화|연락처|번호|핸드폰)(?:번호)?/u, null],
  ["lessee_phone", /(?:임차인|세입자)(?:의)?\s?(?:전화|연락처|번호|핸드폰)(?:번호)?/u, null],
  ["lessor_address", /(?:임대인|집주인)(?:의)?\s?주소/u, null],
  ["lessee_address", /(?:임차인|세입자)(?:의)?\s?주소/u, null],
];

/** «월세는 빼고», «관리비 항목은 지워줘»: what was said is taken back. */
function withdrawnIn(text: string): Partial<Writable> {
  const gone = OPTIONAL.filter(([, label]) =>
    new RegExp(
      `(?:${label.source})(?:은|는|을|를|도|만)?\\s?(?:항목|부분|내용)?(?:은|는|을|를|도)?\\s?(?:다시\\s|좀\\s|그냥\\s)?(?:빼|삭제|지워|지우|제거|없애)`,
      "u",
    ).test(text),
  );
  const found = Object.fromEntries(gone.map(([field, , value]) => [field, value]));
  return "monthly_rent" in found ? { ...found, monthly_rent_day: null } : found;
}

/** No other label stands between: in «보증금과 월세 50만원» the sum is the rent. */
function isNearest(text: string, from: number, to: number): boolean {
  const between = text.slice(from, to);
  return !AMOUNTS.some(([, label]) => label.test(between));
}

function datesIn(text: string, known: LeaseFields, now: string): Partial<Writable> {
  const [first, second] = daysIn(text, now);
  if (first !== undefined && second !== undefined) return { start_date: first, end_date: second };
  const start = first ?? known.start_date;
  if (
    first !== undefined &&
    /까지|만료|만기|종료|끝|\b(?:until|ends?|ending|last day|expir\w+)\b/iu.test(text) &&
    !/부터|시작|입주|\b(?:from|starts?|starting|begins?|move[- ]in)\b/iu.test(text)
  )
    return { end_date: first };
  const months = monthsIn(text);
  if (start !== null && months > 0) return { start_date: start, end_date: lastDayOf(start, months) };
  return first === undefined ? {} : { start_date: first };
}

/** The days a text names. An end before its beginning is what was said: it is refused where everybody can read why. */
function daysIn(text: string, now: string): readonly IsoDate[] {
  return findDates(text, { now }).flatMap(({ value, span }) => {
    if (value.kind === "day") return [value.date];
    if (value.kind === "span") return [value.from, value.to];
    const said = text.slice(span.start, span.end);
    const halves = said.split(/부터|에서|[~–]|\bto\b/u).filter((half) => half.trim() !== "");
    return value.kind === "refused" && halves.length === 2 ? halves.flatMap((half) => daysIn(half, now)) : [];
  });
}

const COUNTS: Readonly<Record<string, number>> = { 일: 1, 한: 1, 이: 2, 두: 2, 삼: 3, 세: 3 };

/** «2년», «1년 6개월», «24개월간» */
function monthsIn(text: string): number {
  const bare = text.replace(/\d{4}\s?년/gu, "");
  const years = /(\d{1,2}|일|이|한|두|삼|세)\s?년(?!\s?(?:이상|전))/u.exec(bare)?.[1];
  const months = /(\d{1,2})\s?개월/u.exec(bare)?.[1];
  return (years === undefined ? 0 : (COUNTS[years] ?? Number(years)) * 12) + Number(months ?? 0);
}

/** Two years from 1 December end on 30 November; a month from 31 January at the end of February. */
function lastDayOf(start: IsoDate, months: number): IsoDate {
  const [year, month, day] = start.split("-").map(Number) as [number, number, number];
  const longest = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const isShort = day > longest;
  const end = new Date(Date.UTC(year, month - 1 + months, isShort ? longest : day - 1));
  return end.toISOString().slice(0, 10);
}

/** «승인합니다», «나중에요», «몰라요» name nobody. */
const NO_NAME =
  /승인|진행|확인|취소|그만|거절|좋아|좋습|동의|완료|나중|몰라|모르|없어|없음|아직|잠깐|아니|그래|네네|알겠|계속|이어서|맞아|맞습|고마|감사|안녕|도와|뭐|왜|어떻/u;

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
      if (NO_NAME.test(text)) return {};
      const [, first, second] =
        /^([가-힣]{2,4})(?:\s?[,/·]\s?|\s|(?:이랑|랑|하고|와|과)\s)([가-힣]{2,4}?)(?:이에요|예요|입니다|요)?[.!]?$/u.exec(
          text,
        ) ?? [];
      if (
        field === "lessor_name" &&
        asked.includes("lessee_name") &&
        first !== undefined &&
        second !== undefined
      )
        return { lessor_name: first, lessee_name: second };
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
