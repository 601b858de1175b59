import { withParticle } from "@maru/language";
import {
  type AskedOfShown,
  askedOfShown,
  BUYS,
  type Figure,
  type Pick,
  pickFrom,
} from "../reading/homes/ask-shown.ts";
import { percentChange } from "../reading/homes/percent-change.ts";
import { placeIn as placeOfListing } from "../reading/read-listing.ts";
import { type Material, PLAIN, type Section } from "./section.ts";
import { type Shown, shownIn, statisticsIn } from "./shown-things.ts";
import { roundly, TELL, toldOf } from "./tell-shown.ts";
import { changedLine, placesLines, rowLines } from "./tell-statistics.ts";
import { WORDS } from "./words.ts";

const MOST_SHOWN = 5;

/** What is asked about things already at hand: the one at an end, something about them, or what a budget buys. */
export function lookBackSection(material: Material): Section | null {
  const { request, language } = material;
  // «최고금리로 4억 빌리면?» wants what it costs, and not which loan it is.
  if (request.topics.includes("loan_payment") && request.facts.loan_amount !== null) return null;
  const asked = askedOfShown(request.text);
  const shown = amongNamed(shownIn(material), request.text);
  const lines = (asked === null ? null : answerTo(asked, material, shown)) ?? affordable(material, shown);
  if (lines === null || lines.length === 0) return null;
  return { ...PLAIN, title: language === "ko" ? "찾으신 것" : "What you asked for", lines };
}

/** «사랑오피스텔이랑 자람아파트 중에»: of what was shown, those that are set beside each other. */
function amongNamed(shown: readonly Shown[], text: string): readonly Shown[] {
  const squeezed = text.replaceAll(/\s+/gu, "");
  const named = shown.filter(({ name }) => squeezed.includes(name.split(/[\s(]/u)[0] ?? name));
  return new Set(named.map(({ name }) => name)).size > 1 ? named : shown;
}

function answerTo(
  asked: AskedOfShown,
  material: Material,
  shown: readonly Shown[],
): readonly string[] | null {
  const { request, language } = material;
  const rows = statisticsIn(material);
  // «강남이랑 마포 중에 어디가 더 비싸?» asks for the places, and not for the dearest deal of both.
  if (rows.length > 1 && shown.every(({ built }) => built === null)) {
    if (!request.reuses && request.facts.regions.length > 1) return null;
    if (asked.isOfPlaces || asked.attributes.includes("difference"))
      return placesLines(rows, asked, language);
  }
  const picked = asked.pick === null ? undefined : pickedOf(shown, asked.pick, request.facts.listing);
  if (asked.pick !== null && picked === undefined && shown.length > 0 && request.reuses)
    return onlySoMany(shown, language);
  const isHome = shown.some(({ built, station }) => built !== null || station !== null);
  if (!request.reuses) return picked === undefined ? null : pickLines(picked, asked, shown, language);
  const about = picked === undefined ? meant(material, shown) : [picked];
  const figures =
    isHome || rows.length === 0
      ? overall(asked, shown, language)
      : rowLines(rows, asked, request.text, language);
  return [
    ...(picked === undefined ? [] : pickLines(picked, asked, shown, language)),
    ...figures,
    ...(asked.attributes.includes("unknown") && isHome ? [NOT_KNOWN[language]] : []),
    ...(isHome && asked.attributes.includes("changed") ? changedLines(about, request.text, language) : []),
    ...toldOf(about, asked.attributes, language, picked === undefined),
  ];
}

/** «그 집 5% 깎으면?» */
function changedLines(about: readonly Shown[], text: string, language: "ko" | "en"): readonly string[] {
  const percent = percentChange(text);
  if (percent === null) return [];
  return about.flatMap(({ title, amount }) =>
    amount === null ? [] : [`- ${changedLine(title, amount, percent, language)}`],
  );
}

/** «두 번째로 싼 거» of one. */
function onlySoMany(shown: readonly Shown[], language: "ko" | "en"): readonly string[] {
  return [
    language === "ko"
      ? `보여 드린 것은 ${shown.length}건뿐이에요.`
      : `There are only ${shown.length} of them.`,
    ...shown.map(({ line }) => `- ${line}`),
  ];
}

/** The one that the question was understood to pick, or else the one that its figures pick. */
function pickedOf(shown: readonly Shown[], pick: Pick, understood: string | null): Shown | undefined {
  return (
    shown.find(({ name }) => name === understood) ?? pickFrom(shown, pick, (each) => each[pick.figure], null)
  );
}

/** The ones that are spoken of: by name, by their place in the list, the one spoken of last, or all. */
function meant({ request }: Material, shown: readonly Shown[]): readonly Shown[] {
  const squeezed = request.text.replaceAll(/\s+/gu, "");
  const named = shown.filter(({ name }) => squeezed.includes(name.split(/[\s(]/u)[0] ?? name));
  if (named.length > 0) return named;
  const placed = shown[placeOfListing(squeezed)];
  if (placed !== undefined) return [placed];
  const last = shown.filter(({ name }) => name === request.facts.listing);
  return last.length > 0 ? last : shown.slice(0, MOST_SHOWN);
}

function pickLines(
  best: Shown,
  { pick }: AskedOfShown,
  shown: readonly Shown[],
  language: "ko" | "en",
): readonly string[] {
  if (pick === null) return [];
  const per = pick.figure === "per_area" ? perAreaLines(shown, language) : [];
  if (shown.length === 1)
    return [
      language === "ko"
        ? `조건에 맞는 것은 이 1건뿐이에요: **${best.name}**.`
        : `Only this one fits: **${best.title}**.`,
      `- ${best.line}`,
      ...per,
    ];
  if (language === "en") return [`Of ${shown.length}: **${best.title}**.`, `- ${best.line}`, ...per];
  const which = pick.isNext || pick.rank > 0 ? `${pick.isNext ? "그다음으로" : RANKS[pick.rank]} ` : "가장 ";
  return [
    `${shown.length}건 가운데 ${which}${ENDS[pick.figure][pick.end]} **${withParticle(best.name, "이에요/예요").replace(best.name, `${best.name}**`)}.`,
    `- ${best.line}`,
    ...per,
  ];
}

const RANKS = ["", "두 번째로", "세 번째로"];
const ENDS: Readonly<Record<Figure, Readonly<Record<Pick["end"], string>>>> = {
  amount: { most: "비싼 것은", least: "싼 것은" },
  area: { most: "넓은 것은", least: "작은 것은" },
  per_area: { most: "㎡당 비싼 것은", least: "㎡당 싼 것은" },
  built: { most: "새로 지은 것은", least: "오래된 것은" },
  walk: { most: "역에서 먼 것은", least: "역에서 가까운 것은" },
  rate_minimum: { most: "최저 금리가 높은 것은", least: "금리가 낮은 것은" },
  rate_maximum: { most: "최고 금리가 높은 것은", least: "최고 금리가 낮은 것은" },
  limit: { most: "한도가 큰 것은", least: "한도가 작은 것은" },
};

function perAreaLines(shown: readonly Shown[], language: "ko" | "en"): readonly string[] {
  return shown.slice(0, MOST_SHOWN).flatMap((each) => {
    const said = TELL.per_area(each, language);
    return said === null ? [] : [`- ${each.title}: ${said}`];
  });
}

/** What is asked of all of them together. */
function overall(
  { attributes }: AskedOfShown,
  shown: readonly Shown[],
  language: "ko" | "en",
): readonly string[] {
  const amounts = shown.flatMap(({ amount }) => amount ?? []).sort((one, two) => one - two);
  const { won } = WORDS[language];
  const [lowest] = amounts;
  const highest = amounts.at(-1);
  const lines: string[] = [];
  if (attributes.includes("count"))
    lines.push(
      language === "ko" ? `방금 보여 드린 것은 ${shown.length}건이에요.` : `I showed ${shown.length}.`,
    );
  if (lowest === undefined || highest === undefined || amounts.length < 2) return lines;
  if (attributes.includes("average")) {
    const average = roundly(amounts.reduce((sum, each) => sum + each, 0) / amounts.length);
    lines.push(
      language === "ko"
        ? `방금 본 매물 ${amounts.length}건의 평균은 약 ${won(average)}이에요(호가 기준).`
        : `The ${amounts.length} listings ask ${won(average)} on average.`,
    );
  }
  if (attributes.includes("difference")) {
    const [dear, cheap] = [
      shown.find(({ amount }) => amount === highest),
      shown.find(({ amount }) => amount === lowest),
    ];
    lines.push(
      language === "ko"
        ? `가격은 ${withParticle(dear?.title ?? "", "이/가")} ${cheap?.title}보다 ${won(highest - lowest)} 비싸요(${won(highest)} − ${won(lowest)}).`
        : `${dear?.title} costs ${won(highest - lowest)} more than ${cheap?.title} (${won(highest)} − ${won(lowest)}).`,
    );
  }
  return lines;
}

const NOT_KNOWN = {
  ko: "그 내용은 매물 자료에 없어요. 자료에는 가격, 위치, 전용면적, 준공 연도, 가까운 역만 있어요. 중개사에게 확인해 주세요.",
  en: "The listings do not say. They hold the price, the place, the floor area, the year and the nearest station; please ask the broker.",
} as const;

/** «7억으로 들어갈 데 있어?»: yes with which, or no with what the cheapest is. */
function affordable(material: Material, shown: readonly Shown[]): readonly string[] | null {
  const { request, language } = material;
  const { price, deposit, maximum_price } = request.facts;
  const budget = maximum_price ?? price ?? deposit;
  const squeezed = request.text.replaceAll(/\s+/gu, "");
  const priced = shown.filter(({ amount }) => amount !== null);
  if (!request.reuses || budget === null || priced.length === 0 || !BUYS.test(squeezed)) return null;
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
