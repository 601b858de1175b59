/**
 * 소액임차인 by region and date (주택임대차보호법 시행령 제10조, 제11조). Which table holds is decided by the day the
 * oldest mortgage or other security right on the house was registered, not by the day of the lease.
 */
export interface SmallDepositRow {
  /** As the decree groups regions at that time. */
  readonly region: string;
  /** A tenant with a deposit up to this, in won, is protected (제11조). */
  readonly deposit_limit: number;
  /** … and gets at most this before every mortgage (제10조), never more than half of the house's value. */
  readonly protected_amount: number;
  /** Names that fall under it, cities without 시·군·구. */
  readonly places: readonly string[];
}

export interface SmallDepositTable {
  readonly since: string;
  /** From the narrowest region to 그 밖의 지역, which has no places of its own. */
  readonly rows: readonly SmallDepositRow[];
}

const MAN = 10_000;

/** 과밀억제권역 outside Seoul (수도권정비계획법 시행령 별표 1), by city; no 군 is among them. */
export const OVERCROWDED_CITIES: readonly string[] = [
  "인천",
  "의정부",
  "구리",
  "남양주",
  "하남",
  "고양",
  "수원",
  "성남",
  "안양",
  "부천",
  "광명",
  "과천",
  "의왕",
  "군포",
  "시흥",
];

/** Cities of which 별표 1 leaves parts out: there a smaller row holds. */
export const PARTLY_OVERCROWDED: readonly string[] = ["인천", "남양주", "시흥"];

const METROPOLITAN = ["부산", "대구", "광주광역시", "대전", "울산"] as const;
const SEOUL = "서울특별시";
const OVERCROWDED = "수도권 과밀억제권역(서울 제외)";
const METROPOLITAN_REGION = "광역시(과밀억제권역과 군 제외)";
const ELSEWHERE = "그 밖의 지역";

function row(region: string, limit: number, amount: number, places: readonly string[] = []): SmallDepositRow {
  return { region, deposit_limit: limit * MAN, protected_amount: amount * MAN, places };
}

/** Newest first. Earlier mortgages than the last table's date are not answered from these data. */
export const SMALL_DEPOSIT_TABLES: readonly SmallDepositTable[] = [
  {
    since: "2023-02-21",
    rows: [
      row(SEOUL, 16_500, 5_500, ["서울"]),
      row(`${OVERCROWDED}, 세종·용인·화성·김포`, 14_500, 4_800, [
        ...OVERCROWDED_CITIES,
        "세종",
        "용인",
        "화성",
        "김포",
      ]),
      row(`${METROPOLITAN_REGION}, 안산·광주·파주·이천·평택`, 8_500, 2_800, [
        ...METROPOLITAN,
        "안산",
        "광주",
        "파주",
        "이천",
        "평택",
      ]),
      row(ELSEWHERE, 7_500, 2_500),
    ],
  },
  {
    since: "2021-05-11",
    rows: [
      row(SEOUL, 15_000, 5_000, ["서울"]),
      row(`${OVERCROWDED}, 세종·용인·화성·김포`, 13_000, 4_300, [
        ...OVERCROWDED_CITIES,
        "세종",
        "용인",
        "화성",
        "김포",
      ]),
      row(`${METROPOLITAN_REGION}, 안산·광주·파주·이천·평택`, 7_000, 2_300, [
        ...METROPOLITAN,
        "안산",
        "광주",
        "파주",
        "이천",
        "평택",
      ]),
      row(ELSEWHERE, 6_000, 2_000),
    ],
  },
  {
    since: "2018-09-18",
    rows: [
      row(SEOUL, 11_000, 3_700, ["서울"]),
      row(`${OVERCROWDED}, 세종·용인·화성`, 10_000, 3_400, [...OVERCROWDED_CITIES, "세종", "용인", "화성"]),
      row(`${METROPOLITAN_REGION}, 안산·김포·광주·파주`, 6_000, 2_000, [
        ...METROPOLITAN,
        "안산",
        "김포",
        "광주",
        "파주",
      ]),
      row(ELSEWHERE, 5_000, 1_700),
    ],
  },
  {
    since: "2016-03-31",
    rows: [
      row(SEOUL, 10_000, 3_400, ["서울"]),
      row(OVERCROWDED, 8_000, 2_700, OVERCROWDED_CITIES),
      row(`${METROPOLITAN_REGION}, 세종·안산·용인·김포·광주`, 6_000, 2_000, [
        ...METROPOLITAN,
        "세종",
        "안산",
        "용인",
        "김포",
        "광주",
      ]),
      row(ELSEWHERE, 5_000, 1_700),
    ],
  },
  {
    since: "2014-01-01",
    rows: [
      row(SEOUL, 9_500, 3_200, ["서울"]),
      row(OVERCROWDED, 8_000, 2_700, OVERCROWDED_CITIES),
      row(`${METROPOLITAN_REGION}, 안산·용인·김포·광주`, 6_000, 2_000, [
        ...METROPOLITAN,
        "안산",
        "용인",
        "김포",
        "광주",
      ]),
      row(ELSEWHERE, 4_500, 1_500),
    ],
  },
  {
    since: "2010-07-26",
    rows: [
      row(SEOUL, 7_500, 2_500, ["서울"]),
      row(OVERCROWDED, 6_500, 2_200, OVERCROWDED_CITIES),
      row(`${METROPOLITAN_REGION}, 안산·용인·김포·광주`, 5_500, 1_900, [
        ...METROPOLITAN,
        "안산",
        "용인",
        "김포",
        "광주",
      ]),
      row(ELSEWHERE, 4_000, 1_400),
    ],
  },
  {
    since: "2008-08-21",
    rows: [
      row("수도권 과밀억제권역", 6_000, 2_000, ["서울", ...OVERCROWDED_CITIES]),
      row("광역시(인천과 군 제외)", 5_000, 1_700, METROPOLITAN),
      row(ELSEWHERE, 4_000, 1_400),
    ],
  },
  {
    since: "2001-09-15",
    rows: [
      row("수도권 과밀억제권역", 4_000, 1_600, ["서울", ...OVERCROWDED_CITIES]),
      row("광역시(인천과 군 제외)", 3_500, 1_400, METROPOLITAN),
      row(ELSEWHERE, 3_000, 1_200),
    ],
  },
];

/** The table that held on a day; undefined before the first one. */
export function smallDepositTableOn(date: string): SmallDepositTable | undefined {
  return SMALL_DEPOSIT_TABLES.find(({ since }) => since <= date);
}

/**
 * The row a place falls under: a city or 광역시 as people write it («서울시 마포구», «용인시»). No row names a 군, so every
 * 군 falls under the last, also one of a 광역시.
 */
export function smallDepositRow(table: SmallDepositTable, place: string): SmallDepositRow | undefined {
  const known = beforeMerger(place);
  if (known === undefined) return undefined;
  const isCounty = /(?:^|\s)\S{1,3}군(?:\s|$)/u.test(known);
  const named = table.rows.find(({ places }) => places.some((each) => isPlace(known, each)));
  return named === undefined || isCounty ? table.rows.at(-1) : named;
}

/** 광주광역시 and 전라남도 are one since 2026-07-01, by a long name or a short one. */
const MERGED = /전남\s?광주\s?통합\s?특별시|광주\s?특별시/u;
const GWANGJU_DISTRICT = /(?:^|\s)(?:동구|서구|남구|북구|광산구)(?:\s|$)/u;

/**
 * Its 자치구 keep what holds for a 광역시, its 시 and 군 what holds for a 도 (전남광주통합특별시 설치를 위한 특별법
 * 제11조 제10항); the name alone does not tell which.
 */
function beforeMerger(place: string): string | undefined {
  if (GWANGJU_DISTRICT.test(place) && /광주/u.test(place)) return "광주광역시";
  if (!MERGED.test(place)) return place;
  const rest = place.replace(MERGED, "").trim();
  return rest === "" ? undefined : rest;
}

/** Whether a text names a city, as the tables write it. */
export function isPlace(text: string, place: string): boolean {
  return text
    .split(/\s+/u)
    .some(
      (word) =>
        word === place ||
        word.startsWith(`${place}시`) ||
        word.startsWith(`${place}특별`) ||
        word.startsWith(`${place}광역`),
    );
}
