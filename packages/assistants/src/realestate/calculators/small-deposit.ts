import type { IsoDate } from "@maru/language";
import type { Sentence } from "@maru/state";
import {
  isPlace,
  PARTLY_OVERCROWDED,
  type SmallDepositTable,
  smallDepositRow,
  smallDepositTableOn,
} from "../law/small-deposit-tables.ts";
import { regionInEnglish } from "../market/english-places.ts";
import { fullPlaceName } from "../market/places.ts";
import type { Calculated, Refusal, Source } from "../ports.ts";
import { refuseAmounts, refuseDate, step } from "./calculation.ts";
import { sentence } from "./words.ts";

export interface SmallDeposit {
  readonly is_protected: boolean;
  readonly region: string;
  readonly deposit_limit: number;
  /** What comes before every mortgage; 0 when the deposit is too large. */
  readonly protected_amount: number;
  readonly table_since: IsoDate;
}

/** Whether a deposit is small enough to come first, and how much of it does. */
export function smallDeposit(input: {
  readonly deposit: number;
  /** «마포구», «성남시 분당구», «부산» */
  readonly place: string;
  /** The oldest mortgage on the home; null when there is none. */
  readonly mortgage_on: IsoDate | null;
  readonly today: IsoDate;
  /** What the home sells for, when it is known: the tenants get no more than half of it. */
  readonly house_value: number | null;
}): Calculated<SmallDeposit> {
  const { deposit, mortgage_on, today, house_value } = input;
  const day = mortgage_on ?? today;
  const refused = refuseAmounts({ deposit, house_value: house_value ?? 0 }) ?? refuseDate("mortgage_on", day);
  if (refused !== null) return refused;
  const table = smallDepositTableOn(day);
  if (table === undefined) return TOO_EARLY;
  const place = fullPlaceName(input.place);
  const row = rowOf(table, place);
  if (row === undefined) return UNKNOWN_PLACE;
  const isProtected = deposit <= row.deposit_limit;
  const half = house_value === null ? Number.POSITIVE_INFINITY : Math.floor(house_value / 2);
  const amount = isProtected ? Math.min(deposit, row.protected_amount, half) : 0;
  return {
    result: {
      is_protected: isProtected,
      region: row.region,
      deposit_limit: row.deposit_limit,
      protected_amount: amount,
      table_since: table.since,
    },
    steps: [
      step(
        {
          ko: `소액임차인 보증금 한도(${row.region})`,
          en: `Largest small deposit (${regionInEnglish(row.region)})`,
        },
        sentence(
          ({ won }) =>
            `${won(deposit)} ${isProtected ? "≤" : ">"} ${won(row.deposit_limit)} → ${isProtected ? "해당돼요" : "해당되지 않아요"}`,
          ({ won }) =>
            `${won(deposit)} ${isProtected ? "≤" : ">"} ${won(row.deposit_limit)} → ${isProtected ? "it is small" : "it is too large"}`,
        ),
        row.deposit_limit,
        "won",
      ),
      ...(isProtected
        ? [
            step(
              { ko: "최우선변제금", en: "Paid before every mortgage" },
              sentence(
                ({ won }) =>
                  `${won(deposit)}, 상한 ${won(row.protected_amount)}${house_value === null ? "" : `, 집값의 절반 ${won(half)}`} 중 낮은 값 = ${won(amount)}`,
                ({ won }) =>
                  `lowest of ${won(deposit)}, the cap ${won(row.protected_amount)}${house_value === null ? "" : ` and half of the home, ${won(half)}`} = ${won(amount)}`,
              ),
              amount,
              "won",
            ),
          ]
        : []),
    ],
    sources: [ARTICLE, { ...DECREE, as_of: table.since }],
    notes: [
      mortgage_on === null
        ? {
            ko: "먼저 설정된 담보권이 없다고 보고 지금 기준으로 계산했어요. 등기부의 가장 오래된 근저당 날짜를 알려 주시면 그날의 기준으로 다시 계산해요.",
            en: "Counted by today's table, as if there were no earlier mortgage. Tell the date of the oldest one in the register for the table of that day.",
          }
        : sentence(
            ({ date }) => `가장 오래된 담보권이 설정된 날(${date(mortgage_on)})의 기준이에요.`,
            () => `By the table of ${mortgage_on}, when the oldest mortgage was registered.`,
          ),
      ...(row !== table.rows.at(-1) && PARTLY_OVERCROWDED.some((city) => isPlace(place, city))
        ? [PARTLY]
        : []),
      {
        ko: "경매 개시 결정 등기 전에 전입신고와 입주를 마쳐야 해요. 소액임차인이 여럿이면 집값의 절반 안에서 나눠요(제8조).",
        en: "You must have moved in and registered before the auction is recorded. Several small tenants share half of the home's value (Article 8).",
      },
    ],
  };
}

/** The last row is for every other city and county, not for what is no place. */
function rowOf(table: SmallDepositTable, place: string) {
  const row = smallDepositRow(table, place);
  const isNamed = row !== table.rows.at(-1) || place.split(" ").some((word) => /[시군도]$/u.test(word));
  return isNamed ? row : undefined;
}

const PARTLY: Sentence = {
  ko: "인천·남양주·시흥에는 과밀억제권역이 아닌 동네가 있어요(수도권정비계획법 시행령 별표 1). 그런 동네면 한도가 더 낮으니 주소로 확인하세요.",
  en: "Parts of Incheon, Namyangju and Siheung are outside the overcrowded zone and have lower limits; check the address.",
};
const ARTICLE: Source = {
  name: "주택임대차보호법 제8조",
  as_of: "2009-08-09",
  url: "https://www.law.go.kr/법령/주택임대차보호법/제8조",
};
const DECREE: Omit<Source, "as_of"> = {
  name: "주택임대차보호법 시행령 제10조·제11조",
  url: "https://www.law.go.kr/법령/주택임대차보호법시행령/제11조",
};
const TOO_EARLY: Refusal = {
  field: "mortgage_on",
  problem: {
    ko: "2001년 9월 15일보다 먼저 설정된 담보권의 기준은 가지고 있지 않아요.",
    en: "Tables before 2001-09-15 are not known here.",
  },
};
const UNKNOWN_PLACE: Refusal = {
  field: "place",
  problem: {
    ko: "지역마다 기준이 달라요. 시·군·구까지 알려 주세요. 예: 서울 마포구, 성남시 분당구",
    en: "The amounts differ by region. Please name the city and district, such as Seoul Mapo-gu.",
  },
};
