import type { Language } from "@maru/state";
import { articleNumberKey, findArticleNumbers } from "../law/article-number.ts";
import { findArticle } from "../law/find-article.ts";
import { romanise } from "../market/english-places.ts";
import { WORDS } from "./words.ts";

const NAMES: Readonly<Record<string, string>> = {
  "한국은행 기준금리": "base rate of the Bank of Korea",
  "표본 데이터(가상)": "sample data (fictional)",
  "제공된 데이터": "data provided",
  "제공된 대출 기준": "loan rules provided",
};

/** What something rests on, with its day: by its official name, and in English what that is. */
export function namedSource(name: string, as_of: string, language: Language): string {
  if (language === "ko") return `${name} (${as_of} 기준)`;
  const english = NAMES[name] ?? englishArticle(name);
  return english === null ? `${name} (as of ${as_of})` : `${name} (${english}, as of ${as_of})`;
}

/** «주택임대차보호법 제7조의2» → «Housing Lease Protection Act, Article 7-2». */
function englishArticle(name: string): string | null {
  const [, statute = "", number = ""] = /^(.+?) (제\d+조(?:의\d+)?)/u.exec(name) ?? [];
  const article = findArticle(statute, number);
  const [key] = findArticleNumbers(number);
  return article === undefined || key === undefined
    ? null
    : `${article.statute_en}, Article ${articleNumberKey(key)}`;
}

const PRODUCT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/은행/u, " Bank"],
  [/전세(?:자금)?대출/u, " jeonse loan"],
  [/전세안심/u, " jeonse guarantee loan"],
  [/(?:아파트|주택)담보(?:대출)?/u, " mortgage"],
  [/신용대출/u, " credit loan"],
];

/** «가나은행 가나 전세대출» → «Gana Bank, Gana jeonse loan (가나은행 가나 전세대출)». */
export function productIn(bank: string, product: string, language: Language): string {
  const name = `${bank} ${product}`;
  if (language === "ko" || !/[가-힣]/u.test(name)) return name;
  return `${latin(bank, PRODUCT_WORDS)}, ${latin(product, PRODUCT_WORDS)} (${name})`;
}

const BUILDING_WORDS: readonly (readonly [RegExp, string])[] = [
  [/아파트/u, " Apartment"],
  [/오피스텔/u, " Officetel"],
  [/빌라/u, " Villa"],
  [/주택/u, " House"],
  [/원룸/u, " Studio"],
  [/(\d+)동/u, " building $1"],
  [/(\d+)호/u, " no. $1"],
];

/** «가온아파트» → «Gaon Apartment (가온아파트)». */
export function buildingIn(name: string, language: Language): string {
  return language === "ko" || !/[가-힣]/u.test(name) ? name : `${latin(name, BUILDING_WORDS)} (${name})`;
}

function latin(name: string, words: readonly (readonly [RegExp, string])[]): string {
  return words
    .reduce((text, [pattern, english]) => text.replace(pattern, english), name)
    .replaceAll(/[가-힣]+/gu, (word) => romanise(word))
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Stations whose English name is no spelling of the Korean one. */
const STATIONS: Readonly<Record<string, string>> = {
  디지털미디어시티: "Digital Media City",
  홍대입구: "Hongik Univ.",
  건대입구: "Konkuk Univ.",
  서울대입구: "Seoul Nat'l Univ.",
  고속터미널: "Express Bus Terminal",
  가산디지털단지: "Gasan Digital Complex",
  구로디지털단지: "Guro Digital Complex",
  시청: "City Hall",
};

/** «공덕역 도보 4분» → «Gongdeok Station, 4 minutes on foot». */
export function stationIn(station: string, language: Language): string {
  const [, name, minutes] = /^(.+?)역\s*(?:도보\s*(\d+)분)?$/u.exec(station) ?? [];
  if (language === "ko" || name === undefined) return station;
  return `${STATIONS[name] ?? romanise(name)} Station${minutes === undefined ? "" : `, ${minutes} minutes on foot`}`;
}

/** «임차보증금의 80% 이내 최대 2억2천만원»: how much a product gives, in the words that such lists use. */
export function limitIn(limit: string, most: unknown, language: Language): string {
  if (language === "ko" || !/[가-힣]/u.test(limit)) return limit;
  const share = /(\d{1,3}(?:\.\d{1,3})?)%/u.exec(limit)?.[1];
  const parts = [
    ...(share === undefined ? [] : [`${share}% of ${/보증금/u.test(limit) ? "the deposit" : "the value"}`]),
    ...(typeof most === "number" ? [`at most ${WORDS.en.won(most)}`] : []),
    ...(/LTV/u.test(limit) ? ["within LTV"] : []),
  ];
  return parts.length === 0 ? limit : parts.join(", ");
}
