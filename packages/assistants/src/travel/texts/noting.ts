import { withParticle } from "@maru/language";
import type { Language } from "./language.ts";
import { WORDS } from "./words.ts";

/** What was taken in another way than it may have been meant, and what changed. */
export interface NotingTexts {
  readonly upperAmount: (amount: number) => string;
  /** An amount in other money, by the rate that is held. */
  readonly converted: (said: string, amount: number, year: string) => string;
  readonly undone: string;
  /** The budget became what the cheapest plan takes. */
  readonly raisedToNeed: string;
  /** How to say that an amount is for everybody. */
  readonly inTotal: (amount: number) => string;
  readonly unknownWish: (place: string) => string;
  /** A ferry, a train or a bus was wished for, where only flights are searched. */
  readonly flightsOnly: (way: "열차" | "고속버스" | "여객선") => string;
  readonly ofKind: (kind: string, place: string) => string;
  readonly onePart: (said: string) => string;
  readonly shared: (amount: number, people: number, share: number) => string;
  readonly daily: (amount: number, days: number, budget: number) => string;
  readonly dailyUnknown: (amount: number) => string;
  readonly totalUnknown: (amount: number) => string;
  readonly nightFlight: (nights: number, days: number) => string;
  readonly today: string;
  readonly nextYear: (said: string, date: string) => string;
  readonly pace: Readonly<Record<"relaxed" | "full", string>>;
  readonly anyStyle: (styles: string) => string;
  /** «쇼핑은 싫어요», before any style is known. */
  readonly withoutStyles: (names: string) => string;
  readonly dayWithin: (said: string, date: string) => string;
  readonly nightsOverDates: (nights: number, byDates: number) => string;
  readonly standsFor: (said: string, city: string) => string;
  readonly basisAssumed: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly chosenPlan: string;
  readonly basis: Readonly<Record<"per_person" | "total", string>>;
  readonly flexibility: Readonly<Record<"strict" | "flexible", string>>;
  readonly flights: (isExcluded: boolean) => string;
  readonly stay: Readonly<Record<"hotel" | "guesthouse" | "airbnb", string>>;
}

export const NOTING: Readonly<Record<Language, NotingTexts>> = {
  ko: {
    upperAmount: (amount) => `예산은 위쪽 금액인 ${WORDS.ko.amount(amount)}까지로 볼게요.`,
    inTotal: (amount) => `총 ${WORDS.ko.amount(amount)}`,
    unknownWish: (place) => `‘${place}’ 쪽은 제 자료에 없어서 일정에 넣지 못해요.`,
    flightsOnly: (way) =>
      `이 여행지는 항공편만 찾아요. ${{ 열차: "열차는", 고속버스: "버스는", 여객선: "배편은" }[way]} 제 자료에 없어서 항공편으로 계획할게요.`,
    ofKind: (kind, place) => `‘${kind}’ 쪽으로는 자료에 있는 ${withParticle(place, "을/를")} 골랐어요.`,
    converted: (said, amount, year) =>
      `${withParticle(said, "은/는")} ${year}년 환율로 약 ${WORDS.ko.amount(amount)}으로 계산했어요.`,
    undone: "바꾸기 전으로 되돌렸어요.",
    raisedToNeed: "예산을 C안에 드는 만큼 올렸어요. 다른 금액이면 말씀해 주세요.",
    onePart: (said) =>
      `항공권이나 숙소 한 가지에만 거는 금액(${said})은 따로 맞출 수 없어요. 가격은 계산한 추정가 그대로, 전체 예산에 맞춰 보여 드려요.`,
    shared: (amount, people, share) =>
      `${people}명 총 ${WORDS.ko.amount(amount)}, 1인당 ${WORDS.ko.amount(share)}으로 계산할게요.`,
    daily: (amount, days, budget) =>
      `하루 ${WORDS.ko.amount(amount)} × ${days}일 = ${WORDS.ko.amount(budget)}을 항공·숙박까지 포함한 예산으로 볼게요. 항공권을 뺀 금액이라면 “항공권 빼고 ${WORDS.ko.amount(budget)}”이라고 말씀해 주세요.`,
    dailyUnknown: (amount) =>
      `하루 ${WORDS.ko.amount(amount)}이면 며칠인지 알아야 전체 예산을 계산할 수 있어요. 기억해 둘게요.`,
    totalUnknown: (amount) =>
      `모두 합쳐 ${WORDS.ko.amount(amount)}이면 몇 분인지 알아야 1인당 예산을 계산할 수 있어요. 기억해 둘게요.`,
    nightFlight: (nights, days) =>
      `${nights}박 ${days}일은 현지에서 ${nights}박 하는 일정으로 계획할게요. 비행기에서 보내는 밤은 숙박에 넣지 않아요.`,
    today: "오늘 출발이라 이미 떠난 편이 있을 수 있어요. 남은 편은 예약 사이트에서 꼭 확인해 주세요.",
    nextYear: (said, date) =>
      `올해 ${withParticle(said, "은/는")} 지나서 ${WORDS.ko.fullDate(date)}로 잡았어요. 다른 날이면 말씀해 주세요.`,
    dayWithin: (said, date) =>
      `출발은 ${said} 중 ${WORDS.ko.date(date)}로 잡았어요. 다른 날이면 말씀해 주세요.`,
    nightsOverDates: (nights, byDates) =>
      `말씀하신 날짜로는 ${byDates}박인데, ${nights}박으로 계획할게요. 날짜가 맞다면 “${byDates}박으로”라고 말씀해 주세요.`,
    standsFor: (said, city) => `‘${said}’ 쪽은 ${withParticle(city, "으로/로")} 계획할게요.`,
    basisAssumed: "예산은 모두 합친 금액으로 볼게요. 1인당이면 “인당이에요”라고 말씀해 주세요.",
    labels: {
      destination: "여행지",
      duration: "기간",
      budget: "예산",
      num_people: "인원",
      travel_style: "스타일",
      departure_date: "출발일",
      origin: "출발지",
      budget_basis: "예산 기준",
      budget_excludes_flights: "항공·교통편",
      preferred_airline: "항공사",
      accommodation_preference: "숙소",
      must_visit_places: "꼭 갈 곳",
      avoided_places: "안 갈 곳",
    },
    pace: { relaxed: "하루에 네 곳쯤으로 여유 있게 짤게요.", full: "하루를 더 알차게 채울게요." },
    withoutStyles: (names) => `${withParticle(names, "은/는")} 빼고 볼게요.`,
    anyStyle: (styles) => `스타일은 ${styles}으로 잡았어요. 다른 걸 좋아하시면 말씀해 주세요.`,
    chosenPlan: "고른 안",
    basis: { per_person: "1인당", total: "전체 합계" },
    flexibility: {
      strict: "예산을 넘는 안은 추천하지 않을게요.",
      flexible: "예산을 10%까지 넘는 안도 추천할 수 있는 것으로 볼게요.",
    },
    flights: (isExcluded) => (isExcluded ? "예산에서 제외" : "예산에 포함"),
    stay: { hotel: "호텔", guesthouse: "게스트하우스", airbnb: "에어비앤비" },
  },
  en: {
    upperAmount: (amount) => `I take the upper amount, ${WORDS.en.amount(amount)}, as your budget.`,
    inTotal: (amount) => `${WORDS.en.amount(amount)} in total`,
    unknownWish: (place) => `I have no data on “${place}”, so I cannot put it into the plan.`,
    flightsOnly: (way) =>
      `I only search flights to this place. ${{ 열차: "Trains", 고속버스: "Buses", 여객선: "Ferries" }[way]} are not in my data, so the plan stays with flights.`,
    ofKind: (kind, place) => `For “${kind}” I took ${place} from my data.`,
    converted: (said, amount, year) =>
      `I took ${said} as about ${WORDS.en.amount(amount)}, at the rate of ${year}.`,
    undone: "I changed it back.",
    raisedToNeed: "I raised the budget to what Plan C takes. Tell me if you mean another amount.",
    onePart: (said) =>
      `I cannot hold one item alone, such as flights or a stay, to an amount (${said}). Prices stay as estimated, within the whole budget.`,
    shared: (amount, people, share) =>
      `I plan with ${WORDS.en.amount(amount)} for ${people} people, ${WORDS.en.amount(share)} each.`,
    daily: (amount, days, budget) =>
      `${WORDS.en.amount(amount)} a day × ${days} days = ${WORDS.en.amount(budget)}; I take that as the budget with flights and stay. If flights come on top, say “${WORDS.en.amount(budget)} without flights”.`,
    dailyUnknown: (amount) =>
      `To turn ${WORDS.en.amount(amount)} a day into a budget I need to know for how many days. I keep it in mind.`,
    totalUnknown: (amount) =>
      `To turn ${WORDS.en.amount(amount)} for everybody into a budget per person I need to know how many you are. I keep it in mind.`,
    nightFlight: (nights, days) =>
      `I plan ${days} days and ${nights} nights as ${WORDS.en.nights(nights)} there; a night on the plane is not counted.`,
    today: "You leave today, so some of these may have left already. Please check what is still going.",
    nextYear: (said, date) =>
      `“${said}” is over this year, so I took ${WORDS.en.fullDate(date)}. Tell me if it is another day.`,
    dayWithin: (said, date) =>
      `For “${said}” I took ${WORDS.en.date(date)} as the day you leave. Tell me if it is another day.`,
    nightsOverDates: (nights, byDates) =>
      `Your dates make ${WORDS.en.nights(byDates)}, but I plan ${WORDS.en.nights(nights)} as you said. If the dates are right, say “${WORDS.en.nights(byDates)}”.`,
    standsFor: (said, city) => `For “${said}” I plan a trip to ${WORDS.en.city(city)}.`,
    basisAssumed: "I take the budget as for everybody together. If it is for each, say “per person”.",
    labels: {
      destination: "Destination",
      duration: "Length",
      budget: "Budget",
      num_people: "People",
      travel_style: "Style",
      departure_date: "Departure",
      origin: "From",
      budget_basis: "Budget is",
      budget_excludes_flights: "Flights",
      preferred_airline: "Airline",
      accommodation_preference: "Stay",
      must_visit_places: "Must see",
      avoided_places: "Left out",
    },
    pace: { relaxed: "I plan about four stops a day.", full: "I fill the days more." },
    withoutStyles: (names) => `I leave out ${names}.`,
    anyStyle: (styles) => `I took ${styles} as your style. Tell me if you like something else.`,
    chosenPlan: "Chosen plan",
    basis: { per_person: "per person", total: "for everybody" },
    flexibility: {
      strict: "I recommend nothing above the budget.",
      flexible: "I may recommend a plan up to 10 % above the budget.",
    },
    flights: (isExcluded) => (isExcluded ? "not in the budget" : "in the budget"),
    stay: { hotel: "hotel", guesthouse: "guesthouse", airbnb: "Airbnb" },
  },
};
