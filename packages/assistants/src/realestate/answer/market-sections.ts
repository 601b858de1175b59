import { withParticle } from "@maru/language";
import { liesIn } from "../market/districts.ts";
import { placeIn } from "../market/english-places.ts";
import { SAMPLE } from "../market/sample.ts";
import type { Listing, MarketStatistics } from "../ports.ts";
import { buildingIn, namedSource, stationIn } from "./english-names.ts";
import { bullets, type Material, PLAIN, type Section } from "./section.ts";
import { dealLine } from "./shown-things.ts";
import { WORDS } from "./words.ts";

/** Averages with how many deals they are from, when, and in which unit. */
export function marketSection({ search, language, request }: Material): Section {
  const rows = (search?.real_estate_results ?? []) as unknown as readonly MarketStatistics[];
  const { nearest = [], failed = [] } = (search?.aggregated_results["real_estate"] ?? {}) as {
    readonly nearest?: readonly { readonly district: string }[];
    readonly failed?: readonly string[];
  };
  const words = WORDS[language];
  const title = language === "ko" ? "시세" : "Market";
  const [first] = rows;
  if (first === undefined) {
    const places = nearest.map(({ district }) => district);
    return {
      ...PLAIN,
      title,
      lines: [...failed.map(notFetched), ...noDeals(request, places, language)],
      confidence: 0.5,
    };
  }
  const { complex, regions } = request.facts;
  const asked =
    complex === null
      ? regions.filter((region) => !failed.includes(region) && !rows.some((row) => row.region === region))
      : [];
  return {
    ...PLAIN,
    title,
    lines: [
      ...rows.flatMap((row) => statisticsLines(row, language)),
      ...asked.map((region) =>
        language === "ko"
          ? `- ${region}: 자료가 없어요.`
          : `- ${placeIn(region, language)}: there are no data.`,
      ),
      ...failed.map(notFetched),
      ...leftOut(rows, request.text, language),
      ...differences(rows, language),
      ...dealLines(rows, language),
      language === "ko"
        ? `금액 단위는 만원이에요(1억원 = 10,000만원). 출처: ${first.source.name}(${first.source.as_of} 기준)`
        : `Source: ${namedSource(first.source.name, first.source.as_of, language)}`,
      ...(first.count < 3
        ? [
            language === "ko"
              ? `거래가 ${first.count}건뿐이라 참고로만 보세요.`
              : `There are only ${first.count} deals; take it as a hint.`,
          ]
        : []),
    ],
    sources: [namedSource(first.source.name, first.source.as_of, language)],
    confidence: first.count >= 5 ? 0.9 : 0.7,
  };

  function notFetched(region: string): string {
    return language === "ko"
      ? `- ⚠ ${region}: 시세를 지금 조회하지 못했어요(자료를 가져오지 못함). 잠시 뒤 다시 물어봐 주세요.`
      : `- ⚠ ${placeIn(region, language)}: I could not get the prices just now. Please ask again in a moment.`;
  }

  function statisticsLines(row: MarketStatistics, said: "ko" | "en"): readonly string[] {
    const { from, to } = row.period;
    const period = from === to ? words.month(from) : `${words.month(from)}~${words.month(to)}`;
    const type = row.region.includes(words.type(row.property_type)) ? "" : words.type(row.property_type);
    const name = [placeIn(row.region, said), type, words.kind(row.kind), sizes(row, said)]
      .filter(Boolean)
      .join(" ");
    if (said === "en")
      return [
        row.kind === "rent"
          ? `- ${name}: deposit ${words.won(row.average)} on average (${words.won(row.minimum)} to ${words.won(row.maximum)}), rent ${words.won(row.average_rent ?? 0)} a month on average (${row.count} deals, ${period})`
          : `- ${name}: average ${words.won(row.average)}, lowest ${words.won(row.minimum)}, highest ${words.won(row.maximum)}, median ${words.won(row.median)} (${row.count} deals, ${period})`,
      ];
    return [
      row.kind === "rent"
        ? `- ${name} 보증금 평균 **${roundly(row.average)}**, 월세 평균 **${roundly(row.average_rent ?? 0)}**(보증금 최저 ${words.won(row.minimum)}, 최고 ${words.won(row.maximum)})`
        : `- ${name} 평균 **${roundly(row.average)}**${inTenThousands(row.average)}, 최저 ${words.won(row.minimum)}, 최고 ${words.won(row.maximum)}, 중간값 ${roundly(row.median)}`,
      `  거래 ${row.count}건, ${period}`,
    ];
  }
}

/** «84㎡ 안팎만»: which sizes the figures are of, where only some were asked for. */
function sizes({ areas = null }: MarketStatistics, language: "ko" | "en"): string {
  if (areas === null) return "";
  const { area } = WORDS[language];
  const { from, to } = areas;
  if (from === null || to === null) {
    const end = area(from ?? to ?? 0);
    if (language === "ko") return `(전용 ${end} ${from === null ? "이하" : "이상"})`;
    return `(${from === null ? "up to" : "from"} ${end})`;
  }
  const middle = area(Math.round((from + to) / 2));
  return language === "ko"
    ? `(전용 ${middle} 안팎, ${area(from)}~${area(to)})`
    : `(about ${middle}, ${area(from)} to ${area(to)})`;
}

/** An average to the won says more than is known: to the nearest 만원, and said to be about that. */
function roundly(amount: number): string {
  const rounded = Math.round(amount / 10_000) * 10_000;
  return `${rounded === amount ? "" : "약 "}${WORDS.ko.won(rounded)}`;
}

/** `880000000` → `(88,000만원)`; nothing where the amount is said in 만원 already. */
function inTenThousands(amount: number): string {
  return amount < 100_000_000 ? "" : `(${Math.round(amount / 10_000).toLocaleString("en-US")}만원)`;
}

/** «전세랑 월세 둘 다»: which of them there is nothing about. */
function leftOut(rows: readonly MarketStatistics[], text: string, language: "ko" | "en"): readonly string[] {
  const words = WORDS[language];
  const asked = (["jeonse", "rent", "sale"] as const).filter((kind) => text.includes(WORDS.ko.kind(kind)));
  if (asked.length < 2) return [];
  return asked
    .filter((kind) => !rows.some((row) => row.kind === kind))
    .map((kind) =>
      language === "ko"
        ? `- ${words.kind(kind)}: 거래가 자료에 없어요.`
        : `- ${words.kind(kind)}: no deals in the data.`,
    );
}

/** A few of the deals behind the figures, and whether renewals draw them down. */
function dealLines(rows: readonly MarketStatistics[], language: "ko" | "en"): readonly string[] {
  const deals = rows.length === 1 ? (rows[0]?.deals ?? []) : [];
  const renewals = deals.filter(({ contract }) => contract === "renewal").length;
  if (deals.length < 2) return [];
  return [
    language === "ko" ? "최근 거래:" : "Recent deals:",
    ...bullets(deals.slice(0, MOST_DEALS).map((deal) => dealLine(deal, language))),
    ...(renewals === 0
      ? []
      : [
          language === "ko"
            ? `갱신 계약 ${renewals}건이 들어 있어서 새로 구할 때의 시세는 이보다 높을 수 있어요.`
            : `${renewals} of them are renewals; a new lease may cost more.`,
        ]),
  ];
}

const MOST_DEALS = 3;

/** «강남구랑 송파구 비교»: which is higher, and by how much. */
function differences(rows: readonly MarketStatistics[], language: "ko" | "en"): readonly string[] {
  const [one, two] = rows;
  if (one === undefined || two === undefined || rows.length !== 2 || one.kind !== two.kind) return [];
  const [high, low] = one.average >= two.average ? [one, two] : [two, one];
  const gap = WORDS[language].won(high.average - low.average);
  return [
    language === "ko"
      ? `평균은 ${withParticle(high.region, "이/가")} ${low.region}보다 ${gap} 높아요.`
      : `On average ${placeIn(high.region, language)} is ${gap} above ${placeIn(low.region, language)}.`,
  ];
}

function noDeals(
  { facts }: Material["request"],
  places: readonly string[],
  language: "ko" | "en",
): readonly string[] {
  const words = WORDS[language];
  const what = [
    facts.regions.map((region) => placeIn(region, language)).join(", "),
    words.type(facts.property_type),
    facts.kind === null ? "" : words.kind(facts.kind),
  ]
    .filter(Boolean)
    .join(" ");
  if (language === "en")
    return [
      `There are no deals for ${what || "this"} in the data.`,
      ...(places.length === 0
        ? []
        : [`There are some for: ${places.map((place) => placeIn(place, language)).join(", ")}.`]),
    ];
  return [
    `${what === "" ? "말씀하신 조건의" : what}  거래가 자료에 없어요. 없는 시세를 지어내지 않을게요.`.replace(
      "  ",
      " ",
    ),
    places.length === 0
      ? "지역(구·동), 주택 종류, 전세·월세·매매를 바꿔서 물어봐 주세요."
      : `자료에 있는 곳은 ${withParticle(places.join(", "), "이에요/예요")}. 다른 지역이나 주택 종류, 거래 방식으로도 물어보세요.`,
  ];
}

/** What is on offer; when nothing is, the nearest with what does not fit. */
export function listingSection({ search, language, request }: Material): Section {
  const title = language === "ko" ? "매물" : "Listings";
  const words = WORDS[language];
  const rows = (search?.property_search_results ?? []) as unknown as readonly Listing[];
  const found = (search?.aggregated_results["property"] ?? {}) as {
    readonly nearest?: readonly (Listing & { readonly difference: { ko: string; en: string } })[];
    readonly source?: { readonly name: string; readonly as_of: string };
    readonly total?: number;
  };
  const isNarrowed = (found.total ?? rows.length) <= rows.length || isPlaced(request.facts);
  const source =
    found.source === undefined ? [] : [namedSource(found.source.name, found.source.as_of, language)];
  const line = (each: Listing) => {
    const price =
      each.kind === "rent"
        ? `${language === "ko" ? "보증금 " : ""}${words.won(each.amount)} / ${language === "ko" ? "월" : "monthly"} ${words.won(each.monthly_rent)}`
        : words.won(each.amount);
    const rest = [
      placeIn(`${each.district} ${each.neighbourhood}`, language),
      words.area(each.area),
      each.built === null ? "" : language === "ko" ? `${each.built}년 준공` : `built ${each.built}`,
      each.station === null ? "" : stationIn(each.station, language),
    ].filter((part) => part !== "");
    return `**${buildingIn(each.name, language)}** ${words.kind(each.kind)} ${price} (${rest.join(", ")})`;
  };
  if (rows.length > 0)
    return {
      ...PLAIN,
      title,
      lines: [
        ...sampleSaid(found.source?.name, language),
        language === "ko"
          ? `조건에 맞는 매물이 ${found.total ?? rows.length}건 있어요.`
          : (found.total ?? rows.length) === 1
            ? "1 listing fits."
            : `${found.total ?? rows.length} listings fit.`,
        ...builtSince(request.facts.built_since, language),
        ...(isNarrowed ? rows : rows.slice(0, MOST_OF_ALL)).map(
          (each, index) => `${index + 1}. ${line(each)}`,
        ),
        ...(isNarrowed
          ? []
          : [
              language === "ko"
                ? "동네나 예산을 말씀해 주시면 그에 맞는 것만 보여 드릴게요."
                : "Name a place or a budget, and I will show only what fits.",
            ]),
        ...withoutHomes(rows, request.facts.regions).map((region) =>
          language === "ko"
            ? `- ${region}: 맞는 매물이 없어요.`
            : `- ${placeIn(region, language)}: nothing on offer fits.`,
        ),
        ...source.map((name) => (language === "ko" ? `출처: ${name}` : `Source: ${name}`)),
      ],
      sources: source,
    };
  const nearest = found.nearest ?? [];
  return {
    ...PLAIN,
    title,
    lines: [
      ...(nearest.length === 0 ? [] : sampleSaid(found.source?.name, language)),
      language === "ko" ? "조건에 꼭 맞는 매물은 없어요." : "Nothing fits exactly.",
      ...(nearest.length === 0
        ? []
        : [
            language === "ko" ? "가장 가까운 매물이에요:" : "The nearest are:",
            ...bullets(nearest.map((each) => `${line(each)}: ${each.difference[language]}`)),
          ]),
    ],
    sources: source,
    confidence: 0.7,
  };
}

/** Of all there is in the country a few are enough. */
const MOST_OF_ALL = 3;

function isPlaced({ regions, station, complex, listing }: Material["request"]["facts"]): boolean {
  return regions.length > 0 || [station, complex, listing].some((named) => named !== null);
}

/** Nobody should call about a home that does not exist. */
function sampleSaid(source: string | undefined, language: "ko" | "en"): readonly string[] {
  if (source !== SAMPLE.name) return [];
  return [
    language === "ko"
      ? "실제 매물이 아니라 표본 데이터(가상)의 매물이에요."
      : "These are made-up sample listings, not real homes.",
  ];
}

/** «오래된 건 빼고» names no year: which one it was taken for is said. */
function builtSince(year: number | null, language: "ko" | "en"): readonly string[] {
  if (year === null) return [];
  return [language === "ko" ? `${year}년부터 지은 집으로 찾았어요.` : `Only homes built since ${year}.`];
}

/** Of several places, those where nothing was found. */
function withoutHomes(rows: readonly Listing[], regions: readonly string[]): readonly string[] {
  return regions.length < 2 ? [] : regions.filter((region) => !rows.some((row) => liesIn(row, region)));
}
