import { withParticle } from "@maru/language";
import type { UnplacedReason } from "../day-planner/trip.ts";
import type { Language } from "./language.ts";
import { WORDS } from "./words.ts";

/** What the experts say about what they found. */
export interface AdvisingTexts {
  readonly fineFlight: (carrier: string, time: string) => string;
  readonly flightTimes: (arrives: string, leaves: string) => string;
  readonly intoTown: (airport: string, minutes: number, how: string) => string;
  readonly oneChange: string;
  readonly cheaperBy: (amount: string, per: "person" | "night") => string;
  readonly dearerBy: (amount: string, per: "person" | "night") => string;
  readonly insteadEarly: (carrier: string, price: string, time: string, baggage: string) => string;
  readonly insteadWide: (carrier: string, price: string, baggage: string) => string;
  readonly goodArea: (area: string, styles: string) => string;
  readonly roomsNeeded: (people: number, rooms: number) => string;
  readonly oneRoom: string;
  readonly checkVacancy: string;
  readonly days: (days: number, kilometres: number, minutes: number) => string;
  readonly grouped: (styles: string) => string;
  readonly weather: (month: number, low: number, high: number, note: string) => string;
  readonly thrifty: string;
  readonly outing: (place: string) => string;
  readonly festivals: (names: string) => string;
  readonly moreSights: (names: string) => string;
  readonly unplaced: (place: string, reason: UnplacedReason) => string;
  readonly unknownPlace: (place: string) => string;
  readonly withinBudget: (letter: string) => string;
  readonly overBudget: (letter: string) => string;
  readonly addedUp: string;
  readonly recommend: (letter: string) => string;
  readonly staysWithin: (budget: string, left: string) => string;
  readonly goesOver: (budget: string, over: string) => string;
  readonly staysIn: (area: string, styles: string) => string;
  readonly against: (
    letter: string,
    price: { more: string } | { less: string },
    over: string | null,
  ) => string;
  readonly bothWays: (carrier: string, out: string, back: string) => string;
  readonly fitsBudget: (letter: string, carrier: string, time: string) => string;
  readonly areaOfPlan: (letter: string, area: string) => string;
  readonly incomplete: string;
  readonly forEach: (each: string, people: number, total: string) => string;
  readonly raise: (amount: string) => string;
  readonly saveEnough: (amount: string) => string;
  readonly saveTooLittle: (amount: string) => string;
  readonly shorten: (nights: number, amount: string) => string;
  readonly shortenTooLittle: string;
  readonly shortest: string;
  readonly tips: {
    readonly midweek: string;
    readonly dutyFree: string;
  };
  readonly failed: Readonly<Record<"flights" | "hotels" | "itinerary", string>>;
}

const REASONS: Readonly<Record<UnplacedReason, { readonly ko: string; readonly en: string }>> = {
  closed: {
    ko: "여행 기간에 갈 수 있는 시간에는 문을 열지 않아요.",
    en: "it is not open when you could go.",
  },
  too_far: {
    ko: "오가는 시간까지 하루에 넣을 수 없어요.",
    en: "with the way there and back it does not fit into a day.",
  },
  meal_taken: {
    ko: "그 끼니에 이미 꼭 가고 싶은 다른 곳이 있어요.",
    en: "another place you must see takes that meal.",
  },
  not_enough_time: {
    ko: "꼭 가고 싶은 다른 곳들과 함께 넣을 시간이 모자라요.",
    en: "there is not enough time beside the other places you must see.",
  },
};

const ko: AdvisingTexts = {
  fineFlight: (carrier, time) => `${carrier} ${time} 출발편이 무난해요.`,
  flightTimes: (arrives, leaves) =>
    `도착 ${arrives}, 귀국편 출발 ${leaves}로 첫날과 마지막 날을 알차게 쓸 수 있어요.`,
  intoTown: (airport, minutes, how) => `${airport}에서 시내까지 약 ${minutes}분 (${how})`,
  oneChange: "직항이 없거나 드물어 한 번 갈아타는 시간을 넣었어요.",
  cheaperBy: (amount, per) => `${per === "person" ? "1인" : "1박"} ${amount} 절약`,
  dearerBy: (amount, per) => `${per === "person" ? "1인" : "1박"} ${amount} 추가`,
  insteadEarly: (carrier, price, time, baggage) => `${carrier}: ${price}, 대신 ${time} 출발이고 ${baggage}.`,
  insteadWide: (carrier, price, baggage) => `${carrier}: ${price}, 대신 더 넓은 좌석과 ${baggage}.`,
  goodArea: (area, styles) => `${area} 쪽이 ${styles} 여행에 편해요.`,
  roomsNeeded: (people, rooms) => `${people}명이면 객실 ${rooms}개가 필요해요.`,
  oneRoom: "객실 1개로 충분해요.",
  checkVacancy: "특정 숙소 이름과 빈방은 예약 사이트에서 확인해 주세요.",
  days: (days, kilometres, minutes) =>
    `${days}일 일정, 걷는 거리 약 ${kilometres}km, 이동 ${minutes}분이에요.`,
  grouped: (styles) => `문 여는 시간과 이동 시간을 따져 ${styles} 위주로 가까운 곳끼리 묶었어요.`,
  weather: (month, low, high, note) =>
    `${month}월 평균 기온은 ${low}~${high}도예요.${note === "" ? "" : note.endsWith("요") ? ` ${note}.` : ` (이 무렵: ${note})`}`,
  thrifty: "예산에 맞추려고 무료이거나 저렴한 곳 위주로 골랐어요.",
  outing: (place) =>
    `${withParticle(place, "은/는")} 하루가 거의 다 들어서 넣지 않았어요. “${place} 꼭 넣어줘”라고 하시면 하루를 비워 넣을게요.`,
  festivals: (names) => `여행 기간에 열려요: ${names}`,
  moreSights: (names) => `일정 밖에 가 볼 만한 곳: ${names} (운영 시간은 확인해 주세요)`,
  unplaced: (place, reason) => `${withParticle(place, "은/는")} 넣지 못했어요: ${REASONS[reason].ko}`,
  unknownPlace: (place) => `${withParticle(place, "은/는")} 자료에 없어서 넣지 못했어요.`,
  withinBudget: (letter) => `${letter}안 기준 예산 안이에요.`,
  overBudget: (letter) => `${letter}안 기준 예산을 넘어요.`,
  addedUp: "항공·숙소·식비·교통·입장료·쇼핑을 항목별로 더했어요.",
  recommend: (letter) => `세 가지 계획 중 ${letter}안을 추천해요.`,
  staysWithin: (budget, left) => `전체 예산 ${budget} 안에서 ${left}이 남아요.`,
  goesOver: (budget, over) => `전체 예산 ${budget}보다 ${over} 넘지만, 세 가지 중 가장 가까워요.`,
  staysIn: (area, styles) => `${area}에 묵어서 ${styles} 일정에 맞아요.`,
  against: (letter, price, over) =>
    `${letter}안은 ${"more" in price ? `${price.more} 더 들어요` : `${price.less} 덜 들어요`}${over === null ? "" : ` (예산보다 ${over} 초과)`}.`,
  bothWays: (carrier, out, back) => `${carrier} · 가는 편 ${out}, 오는 편 ${back}`,
  fitsBudget: (letter, carrier, time) => `추천한 ${letter}안에 맞춰 ${carrier} ${time} 출발편을 골랐어요.`,
  areaOfPlan: (letter, area) => `추천한 ${letter}안의 숙소는 ${area} 쪽이에요.`,
  incomplete: "빠진 항목이 있어서 예산 안인지는 아직 알 수 없어요.",
  forEach: (each, people, total) => `1인 ${each}(${people}명 총 ${total})`,
  raise: (amount) => `예산을 올리기: C안까지 담으려면 ${amount}이 필요해요.`,
  saveEnough: (amount) => `더 아끼기: 유료 입장과 쇼핑을 빼면 최소 ${amount}까지 줄일 수 있어요.`,
  saveTooLittle: (amount) =>
    `더 아끼기: 교통·숙박·식비만 남겨도 최소 ${amount}이 들어서, 아끼는 것만으로는 예산에 맞지 않아요.`,
  shorten: (nights, amount) => `일정 줄이기: ${nights}박 ${nights + 1}일이면 최소 ${amount}으로 가능해요.`,
  shortest: "일정 줄이기: 이미 1박이라 더 줄일 수 없어요.",
  shortenTooLittle:
    "일정 줄이기: 1박으로 줄여도 이 예산에는 맞지 않아요. 교통비만으로 예산을 넘거나 거의 다 쓰게 돼요.",
  tips: {
    midweek: "화·수요일 출발로 바꾸면 항공료가 내려가는 편이에요.",
    dutyFree: "면세 한도를 미리 확인해 두세요.",
  },
  failed: {
    flights: "항공편을 찾지 못했어요.",
    hotels: "숙소를 찾지 못했어요.",
    itinerary: "일정을 만들지 못했어요.",
  },
};

const en: AdvisingTexts = {
  fineFlight: (carrier, time) => `The ${time} departure (${carrier}) is a sound choice.`,
  flightTimes: (arrives, leaves) =>
    `Arriving at ${arrives} and leaving at ${leaves} makes good use of the first and the last day.`,
  intoTown: (airport, minutes, how) => `From ${airport} into town it takes about ${minutes} minutes (${how})`,
  oneChange: "Direct flights are rare, so the time for one change is included.",
  cheaperBy: (amount, per) => `${amount} less per ${per}`,
  dearerBy: (amount, per) => `${amount} more per ${per}`,
  insteadEarly: (carrier, price, time, baggage) =>
    `${carrier}: ${price}, but it leaves at ${time}, ${baggage}.`,
  insteadWide: (carrier, price, baggage) => `${carrier}: ${price}, for a wider seat and ${baggage}.`,
  goodArea: (area, styles) => `${area} is handy for ${styles}.`,
  roomsNeeded: (people, rooms) => `${WORDS.en.people(people)} need ${rooms} rooms.`,
  oneRoom: "One room is enough.",
  checkVacancy: "Please look up hotel names and vacancies on a booking site.",
  days: (days, kilometres, minutes) =>
    `${days} days, about ${kilometres} km on foot, ${minutes} minutes on the way.`,
  grouped: (styles) => `Near places are grouped, with opening hours and ways in mind, for ${styles}.`,
  weather: (month, low, high) => `In ${WORDS.en.month(month)} it is ${low} to ${high} °C on average.`,
  thrifty: "To stay within the budget I chose places that cost little or nothing.",
  outing: (place) =>
    `${place} takes most of a day, so it is not in the plan. Say “include ${place}” and I will make room for it.`,
  festivals: (names) => `On while you are there: ${names}`,
  moreSights: (names) => `Also worth a visit: ${names} (please check their hours)`,
  unplaced: (place, reason) => `${place} is not in the plan: ${REASONS[reason].en}`,
  unknownPlace: (place) => `${place} is not in the plan: I have no data on it.`,
  withinBudget: (letter) => `Plan ${letter} is within the budget.`,
  overBudget: (letter) => `Plan ${letter} is over the budget.`,
  addedUp: "Flights, stay, food, transport, tickets and shopping are added up one by one.",
  recommend: (letter) => `Of the three I recommend Plan ${letter}.`,
  staysWithin: (budget, left) => `It stays within the whole budget of ${budget}, with ${left} left.`,
  goesOver: (budget, over) =>
    `It is ${over} over the whole budget of ${budget}, but the closest of the three.`,
  staysIn: (area, styles) => `The stay in ${area} suits ${styles}.`,
  against: (letter, price, over) =>
    `Plan ${letter} costs ${"more" in price ? `${price.more} more` : `${price.less} less`}${over === null ? "" : ` (${over} over the budget)`}.`,
  bothWays: (carrier, out, back) => `${carrier} · out ${out}, back ${back}`,
  fitsBudget: (letter, carrier, time) => `For Plan ${letter} I took the ${time} departure (${carrier}).`,
  areaOfPlan: (letter, area) => `The stay of Plan ${letter} is in ${area}.`,
  incomplete: "Something is missing, so I cannot say yet whether it stays within the budget.",
  forEach: (each, people, total) => `${each} per person (${total} for ${people})`,
  raise: (amount) => `Raise the budget: Plan C takes ${amount}.`,
  saveEnough: (amount) => `Save more: without tickets and shopping it takes at least ${amount}.`,
  saveTooLittle: (amount) =>
    `Save more: transport, stay and food alone take at least ${amount}, so saving is not enough.`,
  shorten: (nights, amount) => `Shorten the trip: ${WORDS.en.nights(nights)} take at least ${amount}.`,
  shortest: "Shorten the trip: it is one night already.",
  shortenTooLittle:
    "Shorten the trip: even one night does not fit, for getting there takes nearly all of it.",
  tips: {
    midweek: "Flights tend to be cheaper on Tuesdays and Wednesdays.",
    dutyFree: "Look up the duty-free limits before you shop.",
  },
  failed: {
    flights: "I found no flights.",
    hotels: "I found no stays.",
    itinerary: "I could not plan the days.",
  },
};

export const ADVISING: Readonly<Record<Language, AdvisingTexts>> = { ko, en };
