import { withParticle } from "@maru/language";
import type { Language } from "./language.ts";
import { WORDS } from "./words.ts";

interface CityFacts {
  readonly name: string;
  readonly month: number;
  readonly low: number;
  readonly high: number;
  readonly hours: string | null;
  readonly nights: number;
  readonly from: number;
}

/** Help for who cannot answer yet. */
export interface SuggestingTexts {
  readonly cities: string;
  readonly weighed: string;
  readonly city: (facts: CityFacts) => string;
  readonly noCity: string;
  readonly hours: (minutes: number) => string;
  readonly costs: (
    city: string,
    nights: number,
    people: number,
    costs: { readonly budget: number; readonly standard: number; readonly premium: number },
  ) => string;
  readonly duration: (city: string, hours: string | null, from: number, to: number) => string;
  readonly people: string;
}

export const SUGGESTING: Readonly<Record<Language, SuggestingTexts>> = {
  ko: {
    weighed: "이렇게 달라요. (비용은 1인 추정가예요)",
    cities: "이런 곳은 어떠세요? (비용은 1인 추정가예요)",
    city: ({ name, month, low, high, hours, nights, from }) =>
      `- ${name}: ${month}월 평균 ${low}~${high}도${hours === null ? "" : `, 비행 약 ${hours}`}, ${WORDS.ko.nights(nights)} ${WORDS.ko.amount(from)}부터`,
    noCity: "그 조건에 맞는 곳은 제 자료에 없어요. 예산이나 조건을 조금 바꿔 주시면 다시 찾아볼게요.",
    hours: (minutes) =>
      minutes % 60 === 0
        ? `${minutes / 60}시간`
        : minutes < 60
          ? `${minutes}분`
          : `${Math.floor(minutes / 60)}시간 ${minutes % 60}분`,
    costs: (city, nights, people, { budget, standard, premium }) =>
      `${city} ${WORDS.ko.nights(nights)}이면 ${people === 1 ? "혼자 갈 때" : `${people}명이 갈 때 1인당`} 알뜰하게 약 ${WORDS.ko.amount(budget)}, 보통 약 ${WORDS.ko.amount(standard)}, 여유롭게 약 ${WORDS.ko.amount(premium)}쯤이에요. (항공·숙박·식비·교통 추정가, 입장료 제외)`,
    duration: (city, hours, from, to) =>
      `${withParticle(city, "은/는")} ${hours === null ? "가까워서" : `비행이 약 ${hours}이라`} ${WORDS.ko.nights(from)}이나 ${WORDS.ko.nights(to)}로 시작해 보시면 좋아요. 나중에 바꿀 수 있어요.`,
    people: "아직 정해지지 않았으면 대략의 인원으로 시작해도 돼요. 나중에 바꿀 수 있어요.",
  },
  en: {
    weighed: "This is how they differ. (Costs are estimates per person.)",
    cities: "How about one of these? (Costs are estimates per person.)",
    city: ({ name, month, low, high, hours, nights, from }) =>
      `- ${name}: ${low} to ${high} °C in ${WORDS.en.month(month)}${hours === null ? "" : `, about ${hours} by plane`}, ${WORDS.en.nights(nights)} from ${WORDS.en.amount(from)}`,
    noCity: "I know no place that fits. Change the budget or a wish a little and I will look again.",
    hours: (minutes) => `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? "" : ` ${minutes % 60} min`}`,
    costs: (city, nights, people, { budget, standard, premium }) =>
      `${WORDS.en.nights(nights)} in ${city} for ${WORDS.en.people(people)} take about ${WORDS.en.amount(budget)} each on a budget, ${WORDS.en.amount(standard)} in the middle and ${WORDS.en.amount(premium)} in comfort (estimated: flights, stay, food and transport, no tickets).`,
    duration: (city, hours, from, to) =>
      `${city} is ${hours === null ? "near" : `about ${hours} by plane`}: ${WORDS.en.nights(from)} or ${WORDS.en.nights(to)} are a good start. You can change it later.`,
    people: "If it is not settled yet, start with a rough number. You can change it later.",
  },
};
