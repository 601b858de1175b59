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
};

export const DOCUMENT_TEXTS: Readonly<Record<Language, DocumentTexts>> = { ko, en };

/** `11월 16일(월)`: the day a document was made, in Seoul. */
export function madeOn(date: string, language: Language): string {
  return DOCUMENT_TEXTS[language].madeAt(WORDS[language].date(date));
}
