import type { Language } from "./language.ts";
import { WORDS } from "./words.ts";

interface Way {
  readonly letter: string;
  readonly from: string;
  readonly leaves: string;
  readonly to: string;
  readonly arrives: string;
  /** The day of arrival, when it is another than that of departure. */
  readonly arrivesOn: string | null;
}

/** Answers to what one asks of the plan itself. */
export interface AskedFactTexts {
  readonly leaving: (date: string) => string;
  readonly returning: (date: string) => string;
  readonly way: (way: Way) => string;
  readonly assumed: string;
  readonly estimated: string;
  readonly checkIn: (date: string, time: string | null) => string;
  readonly checkOut: (date: string, time: string | null) => string;
  readonly askTheStay: string;
  readonly length: (nights: number, from: string, to: string) => string;
  readonly party: (people: number, children: number) => string;
  readonly toDo: Readonly<Record<"title" | "flights" | "hotels" | "date" | "book", string>>;
  readonly choosePlan: (letter: string) => string;
  readonly chosen: (letter: string) => string;
}

export const ASKED_FACTS: Readonly<Record<Language, AskedFactTexts>> = {
  ko: {
    leaving: (date) => `${date}에 출발해요.`,
    returning: (date) => `${date}에 돌아와요.`,
    way: ({ letter, from, leaves, to, arrives, arrivesOn }) =>
      `- ${letter}안: ${from} ${leaves} 출발 → ${to} ${arrivesOn === null ? "" : `${arrivesOn} `}${arrives} 도착`,
    assumed: "출발일을 말씀하지 않으셔서 제가 잡아 둔 날짜예요. 다른 날이면 말씀해 주세요.",
    estimated: "시각은 추정이라 예약할 때 확인해 주세요.",
    checkIn: (date, time) =>
      `체크인은 ${date}이에요.${time === null ? "" : ` 일정에는 ${time}에 숙소에 들러 짐을 맡기거나 체크인하는 것으로 넣었어요.`}`,
    checkOut: (date, time) =>
      `체크아웃은 ${date}이에요.${time === null ? "" : ` 일정에는 ${time}에 나오는 것으로 넣었어요.`}`,
    askTheStay: "정해진 시각은 숙소마다 달라서 예약할 때 확인해 주세요.",
    length: (nights, from, to) => `${WORDS.ko.nights(nights)}이에요: ${from} ~ ${to}`,
    party: (people, children) =>
      `${WORDS.ko.people(people)}으로 계획했어요.${children > 0 ? ` 그중 아이가 ${children}명이에요.` : ""}`,
    toDo: {
      title: "**이제 남은 일**",
      flights: "- 항공·교통편 다시 찾기: “항공편 다시 찾아줘”",
      hotels: "- 숙소 다시 찾기: “숙소 다시 찾아줘”",
      date: "- 출발일 정하기: 지금은 제가 잡아 둔 날짜예요.",
      book: "- 항공·교통편과 숙소 예약: 예약과 결제는 직접 하셔야 해요.",
    },
    choosePlan: (letter) => `- 안 고르기: 추천은 ${letter}안이에요. 예: “${letter}안으로 할게요”`,
    chosen: (letter) => `- 안은 ${letter}안으로 정했어요.`,
  },
  en: {
    leaving: (date) => `You leave on ${date}.`,
    returning: (date) => `You come back on ${date}.`,
    way: ({ letter, from, leaves, to, arrives, arrivesOn }) =>
      `- Plan ${letter}: ${from} ${leaves} → ${to} ${arrives}${arrivesOn === null ? "" : ` (${arrivesOn})`}`,
    assumed: "You did not say when you leave, so I assumed this date. Tell me if it is another day.",
    estimated: "The times are estimates: please check them when you book.",
    checkIn: (date, time) =>
      `You check in on ${date}.${time === null ? "" : ` The plan has you drop your bags or check in at ${time}.`}`,
    checkOut: (date, time) =>
      `You check out on ${date}.${time === null ? "" : ` The plan has you leave the stay at ${time}.`}`,
    askTheStay: "Each stay has its own hours: please check them when you book.",
    length: (nights, from, to) => `It is ${WORDS.en.nights(nights)}: ${from} to ${to}.`,
    party: (people, children) =>
      `The plan is for ${WORDS.en.people(people)}${children > 0 ? `, ${children} of them children` : ""}.`,
    toDo: {
      title: "**What is left to do**",
      flights: "- Look for the way there again: “search flights again”",
      hotels: "- Look for a stay again: “search hotels again”",
      date: "- Settle when you leave: for now I assumed a date.",
      book: "- Book the way there and the stay: you book and pay yourself.",
    },
    choosePlan: (letter) =>
      `- Choose a plan: I recommend Plan ${letter}. For example: “I'll take plan ${letter}”`,
    chosen: (letter) => `- Plan ${letter} is settled.`,
  },
};
