import { addDays, addMonths, daysBetween, type IsoDate } from "@maru/language";
import type { Sentence } from "@maru/state";
import type { Calculated } from "../ports.ts";
import { refuseDate, step } from "./calculation.ts";
import { IMPLIED_RENEWAL, IMPLIED_TERMINATION, RENEWAL_RIGHT, SHOP_RENEWAL } from "./statutes.ts";
import { sentence } from "./words.ts";

/** 제6조 제1항: from six months to two months before the end. */
const OPENS_MONTHS = 6;
const CLOSES_MONTHS = 2;
const RENEWED_MONTHS = 24;
const NOTICE_MONTHS = 3;
/** 상가건물 임대차보호법 제10조: up to one month before the end; by silence it goes on for a year. */
const SHOP_CLOSES_MONTHS = 1;
const SHOP_RENEWED_MONTHS = 12;

export interface RenewalDates {
  /** From this day notices count. */
  readonly opens_on: IsoDate;
  /** The last day on which a notice or a renewal request must have arrived. */
  readonly closes_on: IsoDate;
  readonly phase: "before" | "open" | "closed" | "ended";
  /** Until `closes_on`; negative when it is over. */
  readonly days_left: number;
  /** Where a renewal of two years would end. */
  readonly renewed_until: IsoDate;
}

/**
 * When both sides must speak up before a lease ends. The first day is not counted, as the ministry's guide does it:
 * for a lease that ends on 30 September a notice two months before must have arrived by the end of 29 July.
 */
export function renewalDates(input: {
  readonly lease_end: IsoDate;
  readonly today: IsoDate;
  readonly is_shop?: boolean;
}): Calculated<RenewalDates> {
  const { lease_end, today, is_shop = false } = input;
  const [months, renewedMonths] = is_shop
    ? [SHOP_CLOSES_MONTHS, SHOP_RENEWED_MONTHS]
    : [CLOSES_MONTHS, RENEWED_MONTHS];
  const refused = refuseDate("lease_end", lease_end) ?? refuseDate("today", today);
  if (refused !== null) return refused;
  const opens = addMonths(lease_end, -OPENS_MONTHS);
  const closes = addDays(addMonths(lease_end, -months), -1);
  const renewed = addDays(addMonths(addDays(lease_end, 1), renewedMonths), -1);
  return {
    result: {
      opens_on: opens,
      closes_on: closes,
      phase: phaseOf(today, opens, closes, lease_end),
      days_left: daysBetween(today, closes),
      renewed_until: renewed,
    },
    steps: [
      step(
        { ko: "통지·갱신요구를 시작할 수 있는 날", en: "First day for notices and renewal requests" },
        sentence(
          ({ date }) => `${date(lease_end)}의 6개월 전 = ${date(opens)}`,
          () => `six months before ${lease_end} = ${opens}`,
        ),
        opens,
        "date",
      ),
      step(
        { ko: "상대에게 닿아야 하는 마지막 날", en: "Last day by which it must arrive" },
        sentence(
          ({ date }) => `${date(lease_end)}의 ${months}개월 전 날 0시 전 = ${date(closes)}까지`,
          () =>
            `before 00:00 of the day ${months === 1 ? "one month" : "two months"} before ${lease_end} = by ${closes}`,
        ),
        closes,
        "date",
      ),
      step(
        is_shop
          ? { ko: "말없이 이어지면 끝나는 날(1년)", en: "End after a renewal by silence (one year)" }
          : { ko: "갱신되면 끝나는 날(2년)", en: "End after a renewal (two years)" },
        sentence(
          ({ date }) => `${date(lease_end)} 다음 날부터 ${renewedMonths / 12}년 = ${date(renewed)}까지`,
          () =>
            `${renewedMonths / 12 === 1 ? "one year" : "two years"} from the day after ${lease_end} = until ${renewed}`,
        ),
        renewed,
        "date",
      ),
    ],
    sources: is_shop ? [SHOP_RENEWAL] : [IMPLIED_RENEWAL, RENEWAL_RIGHT],
    notes: is_shop ? [SHOP_TEN_YEARS, ARRIVES] : [ARRIVES, SILENCE, OLD_CONTRACTS],
  };
}

export interface TerminationDate {
  readonly notice_on: IsoDate;
  readonly ends_on: IsoDate;
}

/** After an implied renewal the tenant may leave at any time: it takes effect three months after the notice arrived. */
export function terminationAfterRenewal(input: { readonly notice_on: IsoDate }): Calculated<TerminationDate> {
  const { notice_on } = input;
  const refused = refuseDate("notice_on", notice_on);
  if (refused !== null) return refused;
  const ends = addMonths(notice_on, NOTICE_MONTHS);
  return {
    result: { notice_on, ends_on: ends },
    steps: [
      step(
        { ko: "해지 효력이 생기는 날", en: "The lease ends" },
        sentence(
          ({ date }) => `${date(notice_on)} 통지가 닿은 날 + 3개월 = ${date(ends)}이 지나면`,
          () => `notice arrived ${notice_on} + three months = when ${ends} has passed`,
        ),
        ends,
        "date",
      ),
    ],
    sources: [IMPLIED_TERMINATION],
    notes: [
      {
        ko: "묵시적으로 갱신됐거나 갱신요구권으로 갱신된 경우에 세입자만 쓸 수 있어요(제6조의2, 제6조의3 제4항). 그동안의 월세는 내야 해요.",
        en: "For tenants only, after an implied renewal or one by right (Articles 6-2 and 6-3(4)). Rent is due until then.",
      },
    ],
  };
}

function phaseOf(today: IsoDate, opens: IsoDate, closes: IsoDate, end: IsoDate): RenewalDates["phase"] {
  if (today > end) return "ended";
  if (today > closes) return "closed";
  return today < opens ? "before" : "open";
}

const ARRIVES: Sentence = {
  ko: "보낸 날이 아니라 상대에게 닿은 날이 기준이에요. 문자·내용증명처럼 남는 방법으로 여유 있게 보내세요.",
  en: "What counts is the day it arrives, not the day it is sent. Send it early and in a way that leaves a record.",
};
const SHOP_TEN_YEARS: Sentence = {
  ko: "상가는 만기 1개월 전까지이고, 처음 계약부터 합쳐 10년까지 갱신을 요구할 수 있어요. 아무 말이 없으면 1년씩 이어져요(상가건물 임대차보호법 제10조).",
  en: "For a shop it is up to one month before the end, ten years in all; by silence it goes on for a year (Commercial Lease Act, Article 10).",
};
const SILENCE: Sentence = {
  ko: "양쪽 모두 아무 말이 없으면 같은 조건으로 2년 묵시적으로 갱신돼요(제6조 제1항·제2항).",
  en: "If neither side speaks up, the lease is renewed on the same terms for two years (Article 6(1) and (2)).",
};
const OLD_CONTRACTS: Sentence = {
  ko: "2020년 12월 10일 전에 맺고 그 뒤 갱신하지 않은 계약은 2개월이 아니라 1개월 전까지예요.",
  en: "For contracts made before 2020-12-10 and not renewed since, it is one month instead of two.",
};
