import { addDays, addMonths, daysBetween, type IsoDate } from "@maru/language";

/** 민법 제379조: the rate of a debt that nobody agreed a rate for. */
export const PLAIN_RATE = 5;
/** 소송촉진 등에 관한 특례법 제3조: from the day after the complaint is served. */
export const SUIT_RATE = 12;
const DAYS_A_YEAR = 365n;

export interface InterestSection {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly days: number;
  readonly rate: number;
  readonly interest: number;
}

/** Interest on a sum that is paid late, day by day: at the plain rate until a suit is served, then at the higher one. */
export function lateInterest(debt: {
  readonly amount: number;
  /** The first day that is too late. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly served_on: IsoDate | null;
}): readonly InterestSection[] {
  const { amount, from, to, served_on } = debt;
  const section = (start: IsoDate, end: IsoDate, rate: number): InterestSection[] => {
    const days = daysBetween(start, end) + 1;
    if (days <= 0) return [];
    const interest = Number((BigInt(amount) * BigInt(rate) * BigInt(days)) / (100n * DAYS_A_YEAR));
    return [{ from: start, to: end, days, rate, interest }];
  };
  if (served_on === null || served_on >= to) return section(from, to, PLAIN_RATE);
  const suit = addDays(served_on, 1);
  return [
    ...section(from, addDays(suit, -1), PLAIN_RATE),
    ...section(daysBetween(from, suit) > 0 ? suit : from, to, SUIT_RATE),
  ];
}

export interface ProratedMonth {
  readonly month: string;
  readonly days: number;
  readonly of: number;
  readonly amount: number;
}

/** A monthly rent from one day to another, both counted, by the days of each month of the calendar. */
export function proratedRent(rent: number, from: IsoDate, to: IsoDate): readonly ProratedMonth[] {
  const months: ProratedMonth[] = [];
  for (let start = from; start <= to; ) {
    const first = `${start.slice(0, 7)}-01`;
    const next = addMonths(first, 1);
    const last = addDays(next, -1);
    const end = last < to ? last : to;
    const [days, of] = [daysBetween(start, end) + 1, daysBetween(first, last) + 1];
    months.push({ month: start.slice(0, 7), days, of, amount: Math.round((rent * days) / of) });
    start = next;
  }
  return months;
}

/** What comes back of a deposit: never less than nothing; what is missing then is owed. */
export function refundOf(deposit: number, less: readonly number[]) {
  const deducted = less.reduce((sum, each) => sum + each, 0);
  return { deducted, refund: Math.max(0, deposit - deducted), owed: Math.max(0, deducted - deposit) };
}

/** How many months of rent are owed, and whether that ends a lease: two months of a home, three of a shop. */
export function arrearsOf(rent: number, owed: number, isShop: boolean) {
  const threshold = isShop ? 3 : 2;
  return { months: Math.floor((owed * 10) / rent) / 10, threshold, isReached: owed >= rent * threshold };
}

/** A sum by shares, to the won: what division leaves over goes to the largest shares first. */
export function splitBy(amount: number, shares: readonly number[]): readonly number[] {
  const total = shares.reduce((sum, each) => sum + each, 0);
  const exact = shares.map((share) => (amount * share) / total);
  const parts = exact.map(Math.floor);
  let left = amount - parts.reduce((sum, each) => sum + each, 0);
  const order = shares.map((share, index) => ({ share, index })).sort((one, two) => two.share - one.share);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
