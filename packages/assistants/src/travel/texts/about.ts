import { withParticle } from "@maru/language";
import type { Destination } from "../data/destination.ts";
import type { Sockets } from "../data/plugs.ts";
import type { Language } from "./language.ts";
import { SUGGESTING } from "./suggesting.ts";
import { WORDS } from "./words.ts";

type Month = Destination["seasons"][number];

interface MonthCost {
  readonly month: number;
  readonly cost: string;
}

/** Answers to what is asked beside the plan. What the data do not know is said, with where to look. */
export interface AboutTexts {
  readonly whereFirst: string;
  readonly monthly: (place: string, month: Month, isShort: boolean) => string;
  readonly byCost: (place: string, nights: string, cheapest: MonthCost, dearest: MonthCost) => string;
  readonly pleasant: (months: readonly number[]) => string;
  readonly byPlane: (place: string, minutes: number, isDirect: boolean) => string;
  readonly byLand: (
    mode: "train" | "bus" | "ferry" | "subway",
    from: string,
    to: string,
    minutes: number,
  ) => string;
  /** Minutes that the clocks there are ahead of those in Seoul. */
  readonly timeDifference: (place: string, ahead: number, hasSummerTime: boolean) => string;
  readonly prices: (place: string, levels: Destination["price_levels"], year: string) => string;
  readonly sameSockets: string;
  readonly sockets: (country: string, sockets: Sockets) => string;
  readonly adapter: string;
  readonly spending: (letter: string, people: string, won: string, local: string) => string;
  readonly withChildren: (
    isPlanned: boolean,
    places: number,
    suitable: number,
    others: readonly string[],
  ) => string;
  readonly domestic: string;
  readonly visa: (country: string) => string;
  readonly won: string;
  readonly money: (currency: string, rate: number, year: string) => string;
  readonly spoken: (name: string, note: string) => string;
  readonly unknown: (place: string) => string;
  readonly safety: (country: string) => string;
  readonly weather: (month: number, low: number, high: number) => string;
  readonly clothes: (low: number, high: number) => string;
  readonly umbrella: (days: number) => string;
  readonly swimming: string;
  readonly children: string;
  readonly identity: string;
  readonly passport: string;
  readonly notKnown: string;
  readonly beyond: Readonly<Record<"car" | "phone" | "insurance", (place: string) => string>>;
}

/** How a month feels, by its mean low and high. */
function feelingOf({ low, high }: Month): "cold" | "cool" | "mild" | "warm" | "hot" {
  if (high < 8) return "cold";
  if (high < 17) return "cool";
  if (high < 25) return "mild";
  return high < 30 && low < 24 ? "warm" : "hot";
}

const ko: AboutTexts = {
  monthly: (place, month, isShort) => {
    const feels = { cold: "추워요", cool: "쌀쌀해요", mild: "온화해요", warm: "따뜻해요", hot: "더워요" };
    const rain = `열흘에 ${Math.round(month.rain * 10)}일쯤 비나 눈이 와요`;
    const first = `${place} ${month.month}월 평균 기온은 ${month.low}~${month.high}도로 ${feels[feelingOf(month)]}.`;
    return isShort ? `- ${first}` : `${first} ${rain}.${noteOn(month)}`;
  },
  byCost: (place, nights, cheapest, dearest) =>
    `${place} ${nights}을 달마다 계산해 보면 ${cheapest.month}월이 가장 저렴하고(1인 약 ${cheapest.cost}부터) ${dearest.month}월이 가장 비싸요(약 ${dearest.cost}부터). 화요일 출발, 가장 저렴한 등급 기준 추정가예요.`,
  pleasant: (months) =>
    `덥거나 춥지 않고 비가 적은 달은 ${months.map((month) => `${month}월`).join(", ")}이에요.`,
  byPlane: (place, minutes, isDirect) =>
    `서울에서 ${place}까지 비행시간은 약 ${SUGGESTING.ko.hours(minutes)}이에요. (${isDirect ? "직항" : "한 번 경유"} 기준)`,
  byLand: (mode, from, to, minutes) =>
    `- ${from}에서 ${to}까지 ${{ train: "열차", bus: "고속버스", ferry: "여객선", subway: "광역전철" }[mode]}로 약 ${SUGGESTING.ko.hours(minutes)}`,
  timeDifference: (place, ahead, hasSummerTime) => {
    const hours = SUGGESTING.ko.hours(Math.abs(ahead));
    const first =
      ahead === 0
        ? `${withParticle(place, "은/는")} 한국과 시차가 없어요.`
        : `${withParticle(place, "은/는")} 한국보다 ${hours} ${ahead > 0 ? "빨라요" : "느려요"}.`;
    return hasSummerTime ? `${first} 서머타임에 따라 한 시간 달라질 수 있어요.` : first;
  },
  prices: (place, { meal_krw, local_transport_day_krw }, year) =>
    `${place}에서 한 끼는 가볍게 약 ${WORDS.ko.money(meal_krw.light)}, 보통 ${WORDS.ko.money(meal_krw.normal)}, 좋은 식당 ${WORDS.ko.money(meal_krw.fine)}이고 하루 교통비는 약 ${WORDS.ko.money(local_transport_day_krw)}이에요. (${year}년 기준 추정)`,
  sameSockets: "국내라 쓰시던 플러그를 그대로 쓰면 돼요.",
  sockets: (country, { plugs, volts, fits, isLow }) =>
    [
      `${withParticle(country, "은/는")} ${plugs.join("·")}형 콘센트에 ${volts}V를 써요.`,
      {
        all: "한국 플러그를 대체로 그대로 꽂을 수 있어요.",
        some: "한국 플러그가 들어가는 곳도 있지만, 어댑터를 챙기면 안심돼요.",
        none: "한국 플러그는 들어가지 않으니 어댑터(돼지코)를 챙기세요.",
      }[fits],
      ...(isLow ? ["전압이 낮아 고데기처럼 열을 내는 제품은 프리볼트인지 확인해 주세요."] : []),
    ].join(" "),
  adapter: "- 콘센트 어댑터",
  spending: (letter, people, won, local) =>
    `${letter}안 기준 현지에서 쓸 돈(식비·교통·입장·쇼핑)은 ${people}이 약 ${won}, ${local}쯤이에요(추정). 카드로 낼 만큼은 덜 바꾸셔도 돼요.`,
  withChildren: (isPlanned, places, suitable, others) =>
    `${isPlanned ? "일정에 넣은" : "자료에 있는"} ${suitable === places ? `${places}곳 모두` : `${places}곳 중 ${suitable}곳은`} 아이와 가기 좋은 곳이에요.${others.length === 0 ? "" : ` ${others.join(", ")} 쪽은 아이에게 덜 맞을 수 있으니, 빼고 싶으면 말씀해 주세요.`}`,
  whereFirst: "여행지를 먼저 알려 주시면 아는 만큼 답해 드릴게요.",
  domestic: "국내 여행이라 여권이나 비자는 필요 없어요. 비행기를 타면 신분증은 챙겨 주세요.",
  visa: (country) =>
    `${country} 입국 조건(비자, 여권 유효기간, 사전 신고)은 자주 바뀌어서 제 자료에 없어요. 외교부 해외안전여행(0404.go.kr)과 ${country} 대사관에서 출발 전에 확인해 주세요. 여권은 꼭 필요해요.`,
  won: "국내라 원화와 쓰시던 카드를 그대로 쓰면 돼요.",
  money: (currency, rate, year) =>
    `현지 통화는 ${currency}이고, 계획에서는 1 ${currency} = ${rate}원(${year}년 기준)으로 계산했어요. 오늘 환율과 카드 수수료는 은행에서 확인해 주세요.`,
  spoken: (name, note) => `현지에서는 ${name}를 써요. ${note}`,
  unknown: (place) => `${place}에 대해 그 점은 제 자료에 없어요. 추측해서 말씀드리지는 않을게요.`,
  safety: (country) =>
    `${country}의 치안이나 여행경보는 제 자료에 없어요. 외교부 해외안전여행(0404.go.kr)에서 최신 경보를 확인해 주세요.`,
  weather: (month, low, high) => `${month}월 평균 기온은 ${low}~${high}도예요. 이렇게 챙기면 좋아요.`,
  clothes: (low, high) =>
    low < 5
      ? "- 두꺼운 외투, 장갑, 목도리"
      : low < 12
        ? "- 겉옷과 여러 겹으로 입을 옷"
        : high >= 26
          ? "- 얇은 옷, 모자, 자외선 차단제"
          : "- 가벼운 겉옷",
  umbrella: (days) => `- 우산이나 우비 (열흘에 ${days}일쯤 비나 눈이 와요)`,
  swimming: "- 수영복과 갈아입을 옷",
  children: "- 아이 간식, 상비약, 여벌 옷",
  identity: "- 신분증",
  passport: "- 여권과 여권 사본",
  notKnown: "반입 금지 물품은 제 자료에 없으니 항공사 안내를 확인해 주세요.",
  beyond: {
    car: (place) =>
      `${place} 일정은 걷기와 대중교통 기준으로 짰어요. 렌터카 요금과 면허 조건은 제 자료에 없으니 렌터카 회사에서 확인해 주세요.`,
    phone: (place) =>
      `${place}에서 쓸 유심·이심·로밍 요금은 제 자료에 없어요. 통신사나 공항 유심 판매처에서 비교해 보세요.`,
    insurance: () =>
      "여행자 보험은 제 자료에 없고 비용에도 넣지 않았어요. 보험사에서 보장 내용을 비교해 보세요.",
  },
};

function noteOn({ note_ko }: Month): string {
  if (note_ko === undefined) return "";
  return note_ko.endsWith("요") ? ` ${note_ko}.` : ` (이 무렵: ${note_ko})`;
}

const en: AboutTexts = {
  monthly: (place, month, isShort) => {
    const first = `${place} in ${WORDS.en.month(month.month)} is ${feelingOf(month)}: ${month.low} to ${month.high} °C on average.`;
    return isShort
      ? `- ${first}`
      : `${first} It rains or snows on about ${Math.round(month.rain * 10)} days in ten.`;
  },
  byCost: (place, nights, cheapest, dearest) =>
    `Month by month, ${nights} in ${place} cost least in ${WORDS.en.month(cheapest.month)} (from about ${cheapest.cost} each) and most in ${WORDS.en.month(dearest.month)} (from about ${dearest.cost}). These are estimates for leaving on a Tuesday in the cheapest class.`,
  pleasant: (months) =>
    `Neither hot nor cold, and mostly dry: ${months.map((month) => WORDS.en.month(month)).join(", ")}.`,
  byPlane: (place, minutes, isDirect) =>
    `From Seoul to ${place} it is about ${SUGGESTING.en.hours(minutes)} by plane (${isDirect ? "direct" : "with one change"}).`,
  byLand: (mode, from, to, minutes) =>
    `- ${from} to ${to}: about ${SUGGESTING.en.hours(minutes)} by ${mode === "subway" ? "metropolitan train" : mode}`,
  timeDifference: (place, ahead, hasSummerTime) => {
    const hours = SUGGESTING.en.hours(Math.abs(ahead));
    const first =
      ahead === 0
        ? `${place} keeps the same time as Korea.`
        : `${place} is ${hours} ${ahead > 0 ? "ahead of" : "behind"} Korea.`;
    return hasSummerTime ? `${first} Summer time may change that by an hour.` : first;
  },
  prices: (place, { meal_krw, local_transport_day_krw }, year) =>
    `In ${place} a light meal costs about ${WORDS.en.money(meal_krw.light)}, an ordinary one ${WORDS.en.money(meal_krw.normal)}, a fine one ${WORDS.en.money(meal_krw.fine)}, and a day of local transport about ${WORDS.en.money(local_transport_day_krw)} (estimates as of ${year}).`,
  sameSockets: "You are within Korea: your usual plugs will do.",
  sockets: (country, { plugs, volts, fits, isLow }) =>
    [
      `${country} has type ${plugs.join(", ")} sockets with ${volts} V.`,
      {
        all: "Korean plugs (C, F) go in nearly everywhere.",
        some: "Korean plugs (C, F) go in in some places; an adapter makes sure.",
        none: "Korean plugs (C, F) need an adapter.",
      }[fits],
      ...(isLow ? ["The voltage is low: check that what heats is made for it."] : []),
    ].join(" "),
  adapter: "- a plug adapter",
  spending: (letter, people, won, local) =>
    `In Plan ${letter}, ${people} spend about ${won} (some ${local}) on the spot: food, transport, tickets and shopping (estimated). What you pay by card you need not exchange.`,
  withChildren: (isPlanned, places, suitable, others) =>
    `Of the ${places} places ${isPlanned ? "in the plan" : "I know there"}, ${suitable} are good with children.${others.length === 0 ? "" : ` ${others.join(", ")} may suit them less; tell me if I should leave one out.`}`,
  whereFirst: "Tell me where you are going first, and I will answer as far as I know.",
  domestic:
    "It is a trip within Korea, so you need no passport and no visa. Take an identity card for a flight.",
  visa: (country) =>
    `Entry rules of ${country} (visa, passport validity, declarations) change often and are not in my data. Please ask its embassy and your foreign ministry before you leave. You will need a passport.`,
  won: "You are within Korea: won and your usual card will do.",
  money: (currency, rate, year) =>
    `The local currency is ${currency}. The plan reckons with 1 ${currency} = ${rate} won (as of ${year}). Please ask your bank for today's rate and card fees.`,
  spoken: (name, note) => `${name} is spoken there. ${note}`,
  unknown: (place) => `That is not in my data about ${place}, and I would rather not guess.`,
  safety: (country) =>
    `Safety and travel warnings for ${country} are not in my data. Please look at your foreign ministry's travel advice.`,
  weather: (month, low, high) =>
    `In ${WORDS.en.month(month)} it is ${low} to ${high} °C on average. This is good to have:`,
  clothes: (low, high) =>
    low < 5
      ? "- a warm coat, gloves and a scarf"
      : low < 12
        ? "- a jacket and layers"
        : high >= 26
          ? "- light clothes, a hat and sun cream"
          : "- a light jacket",
  umbrella: (days) => `- an umbrella (it rains or snows on about ${days} days in ten)`,
  swimming: "- swimwear and a change of clothes",
  children: "- snacks, medicine and spare clothes for the children",
  identity: "- an identity card",
  passport: "- your passport and a copy of it",
  notKnown: "What may not be carried on board is not in my data: please ask the airline.",
  beyond: {
    car: (place) =>
      `The days in ${place} are planned on foot and by public transport. Car rental prices and licence rules are not in my data: please ask a rental company.`,
    phone: (place) =>
      `SIM cards, eSIMs and roaming for ${place} are not in my data: please ask your operator.`,
    insurance: () =>
      "Travel insurance is not in my data and not in the costs: please compare what insurers offer.",
  },
};

export const ABOUT: Readonly<Record<Language, AboutTexts>> = { ko, en };
