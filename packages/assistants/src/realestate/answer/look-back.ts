import { withParticle } from "@maru/language";
import { LOAN_WISHES } from "../loans/choose-loan.ts";
import { placeIn } from "../market/english-places.ts";
import { walkTo } from "../market/listings.ts";
import type { Deal, Listing, MarketStatistics } from "../ports.ts";
import { placeIn as placeOfListing } from "../reading/read-listing.ts";
import { buildingIn, limitIn, productIn } from "./english-names.ts";
import { type Material, PLAIN, type Section } from "./section.ts";
import { WORDS } from "./words.ts";

/** Something that was shown, in the figures by which people ask for it. */
interface Shown {
  readonly name: string;
  readonly amount: number | null;
  readonly area: number | null;
  readonly built: number | null;
  readonly walk: number | null;
  readonly station: string | null;
  readonly rate_minimum: number | null;
  readonly rate_maximum: number | null;
  readonly limit: number | null;
  readonly limit_text: string | null;
  readonly line: string;
}
type Figure = "amount" | "area" | "built" | "walk" | "rate_minimum" | "rate_maximum" | "limit";

interface Wish {
  readonly figure: Figure;
  readonly end: "most" | "least";
}

const MOST = "(?:제일|가장|젤|최고로?|더|맨)";
/** «그중 제일 싼 거», «한도 제일 큰 상품»: the one at an end. */
const WISHES: readonly (readonly [RegExp, Wish])[] = [
  ...LOAN_WISHES,
  [new RegExp(`${MOST}(?:비싼|비싸|고가)|최고가|최고액`, "u"), { figure: "amount", end: "most" }],
  [
    new RegExp(`${MOST}(?:싼|싸|저렴|낮은가격)|최저가|최저액|싼쪽|저렴한쪽`, "u"),
    { figure: "amount", end: "least" },
  ],
  [new RegExp(`${MOST}(?:넓|큰|크)`, "u"), { figure: "area", end: "most" }],
  [new RegExp(`${MOST}(?:작은|좁은|작)`, "u"), { figure: "area", end: "least" }],
  [new RegExp(`역.{0,8}${MOST}?(?:가까운|가깝)|${MOST}역세권`, "u"), { figure: "walk", end: "least" }],
  [new RegExp(`${MOST}(?:새|신축|최신|최근에?(?:지|준))`, "u"), { figure: "built", end: "most" }],
  [new RegExp(`${MOST}(?:오래|낡은)`, "u"), { figure: "built", end: "least" }],
];

/** «몇 년에 지어졌어?»: one thing about what was shown. */
const ASKED: readonly (readonly [RegExp, (shown: Shown) => string | null])[] = [
  [
    /준공|몇년(?:에|도에)?(?:지|된|도)|언제지|연식|몇년식/u,
    ({ built }) => (built === null ? null : `${built}년에 준공했어요`),
  ],
  [
    /면적|평수|몇평|몇제곱|크기|넓이/u,
    ({ area }) => (area === null ? null : `전용면적 ${area}㎡(약 ${pyeong(area)}평)예요`),
  ],
  [
    /무슨역|어느역|역(?:이|은|까지|에서)|지하철|교통/u,
    ({ station }) => (station === null ? null : `${station}이에요`),
  ],
  [/최고금리/u, ({ rate_maximum }) => (rate_maximum === null ? null : `최고 연 ${rate_maximum}%예요`)],
  [/최저금리/u, ({ rate_minimum }) => (rate_minimum === null ? null : `최저 연 ${rate_minimum}%예요`)],
  [/한도(?:는|가|얼마)/u, ({ limit_text }) => (limit_text === null ? null : `한도는 ${limit_text}이에요`)],
];
const MOST_SHOWN = 5;

/** What is asked about things already at hand: the one at an end, one thing about them, or what a budget buys. */
export function lookBackSection(material: Material): Section | null {
  const { request, language } = material;
  const squeezed = request.text.replaceAll(/\s+/gu, "");
  const shown = shownIn(material);
  // «강남이랑 마포 중에 어디가 더 비싸?» asks for the places, and not for the dearest deal of both.
  const isBetweenPlaces = !request.reuses && request.facts.regions.length > 1;
  // «최고금리로 4억 빌리면?» wants what it costs, and not which loan it is.
  if (request.topics.includes("loan_payment") && request.facts.loan_amount !== null) return null;
  const lines =
    (isBetweenPlaces ? null : chosen(squeezed, shown, language)) ??
    (request.reuses ? told(squeezed, shown, language) : null) ??
    affordable(material, shown);
  if (lines === null) return null;
  return { ...PLAIN, title: language === "ko" ? "찾으신 것" : "What you asked for", lines };
}

function chosen(squeezed: string, shown: readonly Shown[], language: "ko" | "en"): readonly string[] | null {
  const wish = WISHES.find(([pattern]) => pattern.test(squeezed))?.[1];
  if (wish === undefined) return null;
  const known = shown.filter((each) => each[wish.figure] !== null);
  const best = known.reduce<Shown | null>((kept, each) => {
    const [value, other] = [each[wish.figure] ?? 0, kept?.[wish.figure] ?? 0];
    return kept === null || (wish.end === "most" ? value > other : value < other) ? each : kept;
  }, null);
  if (best === null || shown.length === 0) return null;
  return language === "ko"
    ? [
        `${shown.length}건 가운데 ${ENDS[wish.figure][wish.end]} **${withParticle(best.name, "이에요/예요").replace(best.name, `${best.name}**`)}.`,
        `- ${best.line}`,
      ]
    : [`Of ${shown.length}: **${best.name}**.`, `- ${best.line}`];
}

const ENDS: Readonly<Record<Figure, Readonly<Record<Wish["end"], string>>>> = {
  amount: { most: "가장 비싼 것은", least: "가장 싼 것은" },
  area: { most: "가장 넓은 것은", least: "가장 작은 것은" },
  built: { most: "가장 새로 지은 것은", least: "가장 오래된 것은" },
  walk: { most: "역에서 가장 먼 것은", least: "역에서 가장 가까운 것은" },
  rate_minimum: { most: "최저 금리가 가장 높은 것은", least: "금리가 가장 낮은 것은" },
  rate_maximum: { most: "최고 금리가 가장 높은 것은", least: "최고 금리가 가장 낮은 것은" },
  limit: { most: "한도가 가장 큰 것은", least: "한도가 가장 작은 것은" },
};

function told(squeezed: string, shown: readonly Shown[], language: "ko" | "en"): readonly string[] | null {
  if (/평균/u.test(squeezed) && language === "ko" && shown.some(({ built }) => built !== null)) {
    const amounts = shown.flatMap(({ amount }) => amount ?? []);
    const average =
      Math.round(amounts.reduce((sum, each) => sum + each, 0) / amounts.length / 10_000) * 10_000;
    return amounts.length < 2
      ? null
      : [`방금 본 매물 ${amounts.length}건의 평균은 약 ${WORDS.ko.won(average)}이에요(호가 기준).`];
  }
  const tell = ASKED.find(([pattern]) => pattern.test(squeezed))?.[1];
  if (tell === undefined || language === "en") return null;
  const meant = shown[placeOfListing(squeezed)];
  const lines = (meant === undefined ? shown.slice(0, MOST_SHOWN) : [meant]).flatMap((each) => {
    const said = tell(each);
    return said === null ? [] : [`- **${each.name}**: ${said}.`];
  });
  return lines.length === 0 ? null : lines;
}

/** One 평 is 400/121 ㎡. */
function pyeong(area: number): number {
  return Math.round((area * 121) / 40) / 10;
}

/** «7억으로 들어갈 데 있어?»: yes with which, or no with what the cheapest is. */
function affordable(material: Material, shown: readonly Shown[]): readonly string[] | null {
  const { request, language } = material;
  const { price, deposit, maximum_price } = request.facts;
  const budget = maximum_price ?? price ?? deposit;
  const squeezed = request.text.replaceAll(/\s+/gu, "");
  const priced = shown.filter(({ amount }) => amount !== null);
  if (!request.reuses || budget === null || priced.length === 0 || !BUDGET.test(squeezed)) return null;
  const { won } = WORDS[language];
  const fitting = priced.filter(({ amount }) => (amount ?? 0) <= budget);
  const [cheapest] = [...priced].sort((one, two) => (one.amount ?? 0) - (two.amount ?? 0));
  if (fitting.length === 0)
    return language === "ko"
      ? [
          `방금 본 자료에서 ${won(budget)}으로는 없어요. 최저가 ${won(cheapest?.amount ?? 0)}이에요.`,
          `- ${cheapest?.line}`,
        ]
      : [`Nothing at ${won(budget)}; the lowest is ${won(cheapest?.amount ?? 0)}.`, `- ${cheapest?.line}`];
  return [
    language === "ko"
      ? `네, 방금 본 자료 가운데 ${won(budget)} 안에서 ${fitting.length}건이 있어요.`
      : `Yes: ${fitting.length} within ${won(budget)}.`,
    ...fitting.slice(0, MOST_SHOWN).map(({ line }) => `- ${line}`),
  ];
}

export const BUDGET =
  /(?:으로|로|이면|면|에|까지|밖에)(?:는|도|요)?(?:가능|되|돼|될|살수|살만|들어갈|있|구할|없|얻)/u;

function shownIn({ search, language }: Material): readonly Shown[] {
  const words = WORDS[language];
  const found = (search?.property_search_results ?? []) as unknown as readonly Listing[];
  const { nearest = [] } = (search?.aggregated_results["property"] ?? {}) as unknown as {
    readonly nearest?: readonly Listing[];
  };
  // Where nothing fitted, the nearest were shown.
  const listings = found.length > 0 ? found : nearest;
  if (listings.length > 0)
    return listings.map((each) => ({
      ...NOTHING_SHOWN,
      name: each.name,
      amount: each.amount,
      area: each.area,
      built: each.built,
      walk: walkTo(each),
      station: each.station,
      line: [
        `${each.name} ${words.kind(each.kind)} ${words.won(each.amount)}`,
        words.area(each.area),
        ...(each.built === null ? [] : [language === "ko" ? `${each.built}년 준공` : `built ${each.built}`]),
        ...(each.station === null ? [] : [each.station]),
      ].join(", "),
    }));
  const statistics = (search?.real_estate_results ?? []) as unknown as readonly MarketStatistics[];
  const deals: readonly Deal[] = statistics.flatMap((row) => row.deals ?? []);
  if (deals.length > 0)
    return deals.map((deal) => ({
      ...NOTHING_SHOWN,
      name: `${deal.complex}(${deal.neighbourhood})`,
      amount: deal.amount,
      area: deal.area,
      line: dealLine(deal, language),
    }));
  return ((search?.loan_results ?? []) as readonly Readonly<Record<string, unknown>>[]).map((row) => ({
    ...NOTHING_SHOWN,
    name: `${row["bank"]} ${row["product"]}`,
    rate_minimum: Number(row["rate_minimum"]),
    rate_maximum: Number(row["rate_maximum"]),
    limit: typeof row["limit_amount"] === "number" ? row["limit_amount"] : null,
    limit_text: String(row["limit"]),
    line: `${productIn(String(row["bank"]), String(row["product"]), language)}: ${row["rate_minimum"]}~${row["rate_maximum"]}%, ${limitIn(String(row["limit"]), row["limit_amount"], language)}`,
  }));
}

/** «다솜아파트(대치동) 84.7㎡ 전세 11억원, 2026년 8월 신규» */
export function dealLine(deal: Deal, language: "ko" | "en"): string {
  const words = WORDS[language];
  const rent =
    deal.kind === "rent" ? ` / ${language === "ko" ? "월" : "monthly"} ${words.won(deal.monthly_rent)}` : "";
  const contract = deal.contract === null ? "" : ` ${CONTRACTS[deal.contract][language]}`;
  const where =
    language === "ko"
      ? `${deal.complex}(${deal.neighbourhood})`
      : `${buildingIn(deal.complex, language)}, ${placeIn(deal.neighbourhood, language)},`;
  return `${where} ${words.area(deal.area)} ${words.kind(deal.kind)} ${words.won(deal.amount)}${rent}, ${words.month(deal.month)}${contract}`;
}

const CONTRACTS = { new: { ko: "신규", en: "new" }, renewal: { ko: "갱신", en: "renewal" } } as const;

const NOTHING_SHOWN: Shown = {
  name: "",
  amount: null,
  area: null,
  built: null,
  walk: null,
  station: null,
  rate_minimum: null,
  rate_maximum: null,
  limit: null,
  limit_text: null,
  line: "",
};
