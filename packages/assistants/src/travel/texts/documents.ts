import type { Language } from "./language.ts";
import { WORDS } from "./words.ts";

/** What only files say: events of a calendar, headings of pages, lines of a map. */
export interface DocumentTexts {
  readonly madeAt: (date: string) => string;
  readonly chosen: (letter: string, name: string) => string;
  readonly suggested: (letter: string, name: string) => string;
  readonly flight: (carrier: string, from: string, to: string) => string;
  readonly flightNote: (time: string, price: string) => string;
  readonly stay: (name: string) => string;
  readonly stayNote: (rooms: number, price: string) => string;
  readonly notBooked: string;
  readonly dates: (from: string, to: string) => string;
  readonly people: (people: string, children: number) => string;
  readonly flightHeading: string;
  readonly groundHeading: string;
  readonly stayHeading: string;
  readonly costHeading: string;
  readonly plansHeading: string;
  readonly tipsHeading: string;
  readonly outbound: string;
  readonly inbound: string;
  readonly ways: readonly string[];
  readonly stays: readonly string[];
  readonly costs: readonly string[];
  readonly plans: readonly string[];
  readonly hours: readonly string[];
  readonly sum: string;
  readonly eachPays: (amount: string) => string;
  readonly estimates: string;
  readonly map: string;
  /** One or two characters in the marker of the stay. */
  readonly stayMark: string;
  readonly mapLegend: string;
  readonly noRoute: string;
}

const ko: DocumentTexts = {
  madeAt: (date) => `${date}에 만들었어요.`,
  chosen: (letter, name) => `고른 계획: ${letter}안 (${name})`,
  suggested: (letter, name) => `추천 계획: ${letter}안 (${name})`,
  flight: (carrier, from, to) => `${from} → ${to} (${carrier})`,
  flightNote: (time, price) => `소요 ${time}, 왕복 1인 ${price}`,
  stay: (name) => `숙소: ${name}`,
  stayNote: (rooms, price) => `객실 ${rooms}개, 전체 ${price}`,
  notBooked: "예약된 것이 아니에요. 시각과 가격을 예약할 때 확인해 주세요.",
  dates: (from, to) => `${from} ~ ${to}`,
  people: (people, children) => (children > 0 ? `${people}(아이 ${children}명 포함)` : people),
  flightHeading: "항공편",
  groundHeading: "교통편",
  stayHeading: "숙소",
  costHeading: "예상 비용",
  plansHeading: "세 가지 계획",
  tipsHeading: "알아 두세요",
  outbound: "가는 편",
  inbound: "오는 편",
  ways: ["", "출발", "도착", "소요", "항공사·수단"],
  stays: ["숙소", "기간", "객실", "1박(객실당)", "전체"],
  costs: ["항목", "단가", "수량", "금액"],
  plans: ["안", "항공·교통", "숙소", "전체 비용"],
  hours: ["", "시각", "할 일", "곳 · 가는 길"],
  sum: "합계",
  eachPays: (amount) => `1인당 약 ${amount}이에요.`,
  estimates:
    "가격은 모두 추정가이고 운영 시간은 자료 기준이에요. 출발 전에 꼭 확인해 주세요. 예약은 하지 않아요.",
  map: "이동 지도",
  stayMark: "숙",
  mapLegend: "위가 북쪽 · 실선 도보, 점선 교통 · 좌표로 그린 약도",
  noRoute: "이날은 돌아다니는 일정이 없어요.",
};

const en: DocumentTexts = {
  madeAt: (date) => `Made on ${date}.`,
  chosen: (letter, name) => `Chosen: Plan ${letter} (${name})`,
  suggested: (letter, name) => `Recommended: Plan ${letter} (${name})`,
  flight: (carrier, from, to) => `${from} → ${to} (${carrier})`,
  flightNote: (time, price) => `Takes ${time}, round trip ${price} per person`,
  stay: (name) => `Stay: ${name}`,
  stayNote: (rooms, price) => `${rooms === 1 ? "1 room" : `${rooms} rooms`}, ${price} in all`,
  notBooked: "Nothing is booked. Please check times and prices when you book.",
  dates: (from, to) => `${from} to ${to}`,
  people: (people, children) =>
    children > 0 ? `${people} (${children} of them ${children === 1 ? "a child" : "children"})` : people,
  flightHeading: "Flights",
  groundHeading: "Getting there",
  stayHeading: "Stay",
  costHeading: "Costs",
  plansHeading: "Three plans",
  tipsHeading: "Good to know",
  outbound: "Out",
  inbound: "Back",
  ways: ["", "Leaves", "Arrives", "Takes", "Carrier"],
  stays: ["Stay", "Nights", "Rooms", "A night (per room)", "In all"],
  costs: ["Item", "Each", "Count", "Amount"],
  plans: ["Plan", "Getting there", "Stay", "Whole cost"],
  hours: ["", "When", "What", "Where · how"],
  sum: "Total",
  eachPays: (amount) => `That is about ${amount} per person.`,
  estimates:
    "All prices are estimates, and opening hours may have changed: please check before you go. Nothing is booked.",
  map: "Map",
  stayMark: "H",
  mapLegend: "North is up · solid on foot, dashed by transport · drawn from coordinates",
  noRoute: "There is no round on this day.",
};

export const DOCUMENT_TEXTS: Readonly<Record<Language, DocumentTexts>> = { ko, en };

/** The day a document was made. */
export function madeOn(date: string, language: Language): string {
  return DOCUMENT_TEXTS[language].madeAt(WORDS[language].fullDate(date));
}
