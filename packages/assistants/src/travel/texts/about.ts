import type { Language } from "./language.ts";
import { WORDS } from "./words.ts";

/** Answers to what is asked beside the plan. What the data do not know is said, with where to look. */
export interface AboutTexts {
  readonly whereFirst: string;
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

const ko: AboutTexts = {
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
  notKnown: "전압·플러그 모양과 반입 금지 물품은 제 자료에 없으니 항공사와 현지 안내를 확인해 주세요.",
  beyond: {
    car: (place) =>
      `${place} 일정은 걷기와 대중교통 기준으로 짰어요. 렌터카 요금과 면허 조건은 제 자료에 없으니 렌터카 회사에서 확인해 주세요.`,
    phone: (place) =>
      `${place}에서 쓸 유심·이심·로밍 요금은 제 자료에 없어요. 통신사나 공항 유심 판매처에서 비교해 보세요.`,
    insurance: () =>
      "여행자 보험은 제 자료에 없고 비용에도 넣지 않았어요. 보험사에서 보장 내용을 비교해 보세요.",
  },
};

const en: AboutTexts = {
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
  notKnown: "Plugs, voltage and what may not be carried are not in my data: please ask the airline.",
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
