import { findAges, findAreas, findDates, findDurations, findPercentages } from "@maru/language";
import type { DealKind, PropertyType, RealEstateData } from "../ports.ts";
import type { Facts, Topic } from "../shapes/request.ts";
import { readAmounts } from "./read-amounts.ts";
import { readArticles } from "./read-articles.ts";
import { readRegions } from "./read-regions.ts";

const TYPES: readonly (readonly [PropertyType, RegExp])[] = [
  ["apartment", /아파트|apartments?\b|\bapt\b/iu],
  ["officetel", /오피스텔|오피스탤|오피텔|officetels?/iu],
  ["villa", /빌라|다세대|연립|villas?\b/iu],
  ["oneroom", /원룸|투룸|스튜디오|studio/iu],
  ["house", /단독|다가구|주택(?!임대차|담보|도시|청약|금융|연금)(?=[^가-힣]|$|을|를|은|이|도)/u],
];

/** What a question says in figures and names. */
export function readFacts(
  text: string,
  topics: readonly Topic[],
  { data, now }: { readonly data: RealEstateData; readonly now: string },
): Partial<Facts> {
  const squeezed = text.replaceAll(/\s+/gu, "");
  const type = TYPES.find(([, pattern]) => pattern.test(text))?.[0];
  const kind = kindOf(squeezed);
  return clean({
    ...readComplex(squeezed, data),
    regions: nonEmpty(readRegions(text, data)) ?? regionOfComplex(squeezed, data),
    property_type: type,
    kind,
    ...readAmounts(text, topics),
    ...readRates(text, topics),
    ...readAreaLimits(text),
    ...readPerson(text, squeezed),
    ...readLoanWords(squeezed, data),
    ...readTimes(text, squeezed, now),
    station: /([가-힣]{2,10}역)(?![가-힣]{2})/u.exec(text)?.[1],
    maximum_walk: walkOf(squeezed),
    articles: nonEmpty(readArticles(text)),
  });
}

/** «가온아파트 시세»: a complex that there are deals of. */
function complexIn(squeezed: string, { deals }: RealEstateData) {
  return deals.find(
    ({ complex }) => complex.length >= 3 && squeezed.includes(complex.replaceAll(/\s+/gu, "")),
  );
}

function readComplex(squeezed: string, data: RealEstateData): Partial<Facts> {
  const deal = complexIn(squeezed, data);
  return deal === undefined ? {} : { complex: deal.complex };
}

function regionOfComplex(squeezed: string, data: RealEstateData): string[] | undefined {
  const deal = complexIn(squeezed, data);
  return deal === undefined ? undefined : [deal.district];
}

/** «역에서 5분 안쪽» */
function walkOf(squeezed: string): number | undefined {
  const minutes =
    /역.{0,8}?(\d{1,2})분/u.exec(squeezed)?.[1] ??
    /(\d{1,2})분(?:거리)?(?:역세권|이내역)/u.exec(squeezed)?.[1];
  if (minutes !== undefined) return Number(minutes);
  return /역세권/u.test(squeezed) ? 10 : undefined;
}

function kindOf(squeezed: string): DealKind | undefined {
  // «전세랑 월세 둘 다»: neither alone.
  if (/전세(?:랑|와|하고|,|·|\/|도)?월세(?:둘|모두|다|도|시세|전부)|월세(?:랑|와|하고|,)전세/u.test(squeezed))
    return undefined;
  if (/반전세|월세(?!신고|세액)|1000\//u.test(squeezed) || isFollowed(squeezed, "보증금", /월/u))
    return "rent";
  if (/전세(?!사기|자금|대출|보증보험)/u.test(squeezed)) return "jeonse";
  if (
    /매매|매수|매도|사려|살려|사고싶|구입|집값|분양/u.test(squeezed) ||
    isFollowed(squeezed, "매물", /[사산]/u)
  )
    return "sale";
  if (/전세|jeonse/iu.test(squeezed)) return "jeonse";
  if (/monthlyrent|rent(?:al)?s?(?!o)|wolse/iu.test(squeezed)) return "rent";
  return /forsale|tobuy|buying|purchase|saleprice/iu.test(squeezed) ? "sale" : undefined;
}

/** Whether a word stands there and something comes anywhere after it; one look at the text, however long it is. */
function isFollowed(text: string, word: string, by: RegExp): boolean {
  const at = text.indexOf(word);
  return at !== -1 && by.test(text.slice(at + word.length));
}

/** A per cent is an increase where something goes up, a share of something, or a rate of interest. */
function readRates(text: string, topics: readonly Topic[]): Partial<Facts> {
  const [first] = findPercentages(text);
  if (first === undefined || first.value.isPoints) return {};
  const { value, span } = first;
  const amount = value.kind === "range" ? value.maximum : value.amount;
  const around = text.slice(Math.max(0, span.start - 10), span.end + 10);
  if (/인상|올려|올리|올라|오르|증액|상승/u.test(around) && topics.includes("increase"))
    return { increase_rate: amount };
  if (topics.includes("increase") && !/금리|이자|이율/u.test(around)) return { increase_rate: amount };
  if (value.kind === "at_most") return { maximum_rate: amount };
  return { rate: amount };
}

function readAreaLimits(text: string): Partial<Facts> {
  const [area] = findAreas(text);
  if (area === undefined) return usualArea(text);
  const { value } = area;
  switch (value.kind) {
    case "range":
      return { minimum_area: round(value.minimum), maximum_area: round(value.maximum) };
    case "at_most":
      return { maximum_area: round(value.amount) };
    case "at_least":
      return { minimum_area: round(value.amount) };
    case "exact":
      // «84제곱» is the usual name of homes around that size.
      return { minimum_area: round(value.amount * 0.9), maximum_area: round(value.amount * 1.1) };
  }
}

/** «가온아파트 84 전세»: sizes so usual that nobody says a unit. */
function usualArea(text: string): Partial<Facts> {
  const size = /(?<![\d.,억만천])(59|74|84|101|114)\s?(?:타입|형|[a-d])?\s?(?:전세|월세|매매|아파트)/iu.exec(
    text,
  )?.[1];
  if (size === undefined) return {};
  return { minimum_area: round(Number(size) * 0.9), maximum_area: round(Number(size) * 1.1) };
}

function readPerson(text: string, squeezed: string): Partial<Facts> {
  const [age] = findAges(text);
  const decade = /(20|30|40|50|60)대(초반|중반|후반)?/u.exec(squeezed);
  const homes = /(\d)주택자?/u.exec(squeezed)?.[1];
  return {
    ...(age?.value.kind === "exact" ? { age: Math.round(age.value.amount) } : {}),
    ...(age === undefined && decade !== null && decade[2] !== undefined
      ? { age: Number(decade[1]) + (decade[2] === "초반" ? 2 : decade[2] === "중반" ? 5 : 8) }
      : {}),
    ...(/(?:집|주택|아파트|빌라)(?:이|을)?(?:한|1)채|(?:한|1)채(?:는|가|를)?(?:있|보유|소유|가지|가진)|자가(?:보유|있|가)|집(?:이|을)?(?:이미|하나)(?:있|가지)|집있|유주택|집(?:을|은)?(?:보유|소유)/u.test(
      squeezed,
    )
      ? { homes_owned: 1 }
      : {}),
    ...(/무주택(?!자?(?:는|가|은|이)?아[니님])|집(?:이|은|도)?없|내집(?:이)?없|생애최초|생애첫|첫집|내집마련/u.test(
      squeezed,
    )
      ? { homes_owned: 0 }
      : {}),
    ...(homes === undefined ? {} : { homes_owned: Number(homes) }),
    ...(/다주택/u.test(squeezed) ? { homes_owned: 2 } : {}),
    ...(/생애최초|생애첫|첫집|처음(?:으로)?집/u.test(squeezed) ? { first_home: true } : {}),
    ...marriage(squeezed),
    ...children(squeezed),
  };
}

function marriage(squeezed: string): Partial<Facts> {
  if (/미혼|독신|비혼|솔로|싱글|결혼(?:은|을)?(?:안|아직|못)/u.test(squeezed)) return { is_single: true };
  const years = /(?:결혼|혼인|부부)(?:한지|한|신고한지|신고|생활)?(?:이제|벌써|약)?(\d{1,2})년/u.exec(
    squeezed,
  )?.[1];
  if (years !== undefined) return { marriage_years: Number(years) };
  return /신혼|예비부부|결혼(?:예정|할|앞)/u.test(squeezed) ? { marriage_years: 0 } : {};
}

const COUNTS: Readonly<Record<string, number>> = { 하나: 1, 한: 1, 둘: 2, 두: 2, 셋: 3, 세: 3, 넷: 4, 네: 4 };

function children(squeezed: string): Partial<Facts> {
  const found =
    /(?:아이|자녀|애|아기)(?:가|는|이|들이)?(\d|하나|둘|셋|넷|한|두|세|네)(?:명|있|이에|예요|인|고|,|$)?/u.exec(
      squeezed,
    )?.[1] ?? /(\d|한|두|세|네)(?:명의)?(?:자녀|아이)/u.exec(squeezed)?.[1];
  if (found !== undefined) return { children: COUNTS[found] ?? Number(found) };
  if (/(?:아이|자녀|애)(?:는|가|도)?(?:없|아직)|무자녀|딩크/u.test(squeezed)) return { children: 0 };
  return /다자녀/u.test(squeezed) ? { children: 2 } : {};
}

function readLoanWords(squeezed: string, data: RealEstateData): Partial<Facts> {
  const bank = data.loan_products.map((product) => product.bank).find((name) => squeezed.includes(name));
  return {
    ...(bank === undefined ? {} : { bank }),
    ...(/전세(?:자금)?대출|전세안심|버팀목|임차보증금대출/u.test(squeezed)
      ? { loan_type: "jeonse" as const }
      : {}),
    ...(/주택?담보|주담대|담보대출|매매대출|집담보|아파트담보|디딤돌|보금자리/u.test(squeezed)
      ? { loan_type: "mortgage" as const }
      : {}),
    ...(/신용대출상품|신용대출(?:추천|금리|비교)/u.test(squeezed) ? { loan_type: "credit" as const } : {}),
    ...(/고정금리|고정으로|고정형/u.test(squeezed) ? { rate_type: "fixed" as const } : {}),
    ...(/변동금리|변동으로|변동형/u.test(squeezed) ? { rate_type: "variable" as const } : {}),
    ...(/원리금균등/u.test(squeezed) ? { repayment: "equal_payment" as const } : {}),
    ...(/원금균등/u.test(squeezed) ? { repayment: "equal_principal" as const } : {}),
    ...(/만기일시|이자만/u.test(squeezed) ? { repayment: "bullet" as const } : {}),
  };
}

const ENDS = /만기|만료|끝나|종료|까지/u;
const STARTS = /시작|부터|계약(?:했|한|일)|입주|들어/u;
const NOTICE = /통보|통지|알리|알렸|말하|말했|말할|문자|보내|보냈|해지/u;
const MORTGAGE = /근저당|저당|담보|설정|잡혔|잡혀|잡힌/u;

function readTimes(text: string, squeezed: string, now: string): Partial<Facts> {
  const lived = /(\d{1,2})년(?:째|넘게|동안|간|을|정도|이나)?(?:살|거주|사는)/u.exec(squeezed)?.[1];
  const years = findDurations(text).find(
    // «한 달 40 나가고»: how often, not how long.
    ({ value }) => value.kind === "period" && value.months > 1,
  );
  const built = /((?:19|20)\d\d)년(?:이후|식)?(?:에)?(?:준공|지어|이후|신축)/u.exec(squeezed)?.[1];
  const dates: Partial<Facts> = {};
  for (const { value, span } of findDates(text, { now })) {
    const near = text.slice(Math.max(0, span.start - 14), span.start) + text.slice(span.end, span.end + 14);
    const isMonth = value.kind === "window" || value.kind === "day";
    if (isMonth && MORTGAGE.test(near)) dates.mortgage_on = value.kind === "day" ? value.date : value.from;
    else if (value.kind === "day" && NOTICE.test(near) && !ENDS.test(near)) dates.notice_on = value.date;
    else if (value.kind === "span") {
      dates.contract_start = value.from;
      dates.contract_end = value.to;
    } else if (value.kind === "day" && STARTS.test(near) && !ENDS.test(near))
      dates.contract_start = value.date;
    else if (value.kind === "day") dates.contract_end = value.date;
  }
  const left = timeLeft(squeezed);
  if (left !== null && dates.contract_end === undefined) dates.contract_end = after(now, left);
  const isSpan = left !== null || SINCE.test(squeezed);
  return {
    ...(lived === undefined ? {} : { lived_years: Number(lived) }),
    ...(lived === undefined && !isSpan && years?.value.kind === "period"
      ? { years: years.value.months / 12 }
      : {}),
    ...(built === undefined ? {} : { built_since: Number(built) }),
    ...dates,
  };
}

/** «만기 한 달 남았는데», «계약 끝나기까지 3개월 남음» */
const LEFT =
  /(?:만기|만료|계약|종료|끝나).{0,12}?(\d{1,2}|한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|열)(개월|달|주|일)(?:정도|쯤|밖에|도)?(?:안)?남/u;
/** «계약한 지 8개월»: a time that has passed is no term. */
const SINCE =
  /(?:한|된|온|산|간|낸|인상|계약|입주)지(?:이제|아직|겨우)?(?:\d{1,2}|한|두|세|네|몇)(?:년|개월|달|주)/u;
const NATIVE = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];
const SAME: Readonly<Record<string, string>> = { 석: "세", 넉: "네" };

function timeLeft(squeezed: string): { readonly months: number; readonly days: number } | null {
  const [, said, unit] = LEFT.exec(squeezed) ?? [];
  if (said === undefined) return null;
  const count = /\d/u.test(said) ? Number(said) : NATIVE.indexOf(SAME[said] ?? said) + 1;
  if (unit === "주") return { months: 0, days: count * 7 };
  return unit === "일" ? { months: 0, days: count } : { months: count, days: 0 };
}

function after(now: string, { months, days }: { readonly months: number; readonly days: number }): string {
  const [year, month, day] = now.slice(0, 10).split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last) + days)).toISOString().slice(0, 10);
}

function round(area: number): number {
  return Math.round(area * 10) / 10;
}

function nonEmpty<Value>(values: readonly Value[]): Value[] | undefined {
  return values.length === 0 ? undefined : [...values];
}

/** Without what nothing was said about, so that a follow-up can be laid over what was said before. */
function clean(facts: { [Name in keyof Facts]?: Facts[Name] | undefined }): Partial<Facts> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Facts>;
}
