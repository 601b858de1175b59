import type { OptionType } from "../shapes.ts";
import type { GapKind } from "../sources/gap.ts";
import type { Language } from "./language.ts";
import { WORDS } from "./words.ts";

type CostName = "flights" | "accommodation" | "food" | "transport" | "attractions" | "shopping";
type Expert = "flight_expert" | "hotel_expert" | "itinerary_planner" | "budget_manager";

/** Headings, table heads and fixed lines of the answer. */
export interface PresentingTexts {
  readonly types: Readonly<Record<OptionType, string>>;
  readonly confirmed: string;
  readonly withChildren: (children: number) => string;
  readonly budget: (amount: string) => string;
  readonly withoutFlights: string;
  readonly inTotal: string;
  readonly perPerson: string;
  readonly title: (city: string, nights: number) => string;
  readonly dates: (from: string, to: string) => string;
  /** So many days ahead: thirty, unless a season was named. */
  readonly dateAssumed: (days: number) => string;
  readonly origin: (name: string, code: string) => string;
  readonly wholeBudget: (amount: string) => string;
  readonly basisAssumed: string;
  readonly mustVisit: (places: string) => string;
  readonly flights: string;
  readonly ground: string;
  readonly flightsTitle: (head: string, isEstimate: boolean) => string;
  readonly flightsHead: string;
  readonly noFlights: string;
  readonly hotelsTitle: (nights: number, rooms: number, isEstimate: boolean) => string;
  readonly hotelsHead: string;
  readonly allRooms: (rooms: number, price: string) => string;
  readonly noHotels: string;
  readonly itinerary: string;
  readonly noItinerary: string;
  readonly day: (number: number, date: string, theme: string) => string;
  readonly onTheWay: (kilometres: number, minutes: number) => string;
  readonly ifItRains: (places: string) => string;
  readonly pause: (from: string, until: string) => string;
  /** On the way over midnight: «+1일». */
  readonly daysLater: (days: number) => string;
  readonly travel: (mode: string, minutes: number) => string;
  readonly costsTitle: (letter: string, people: number) => string;
  readonly costsHead: string;
  readonly costs: Readonly<Record<CostName, string>>;
  readonly sum: string;
  readonly eachPays: (amount: string) => string;
  /** What the budget has to cover where getting there is paid apart. */
  readonly withoutWays: (amount: string) => string;
  readonly left: (budget: string, amount: string) => string;
  readonly over: (budget: string, amount: string) => string;
  readonly plansTitle: string;
  readonly plansHead: string;
  readonly noFlight: string;
  readonly noHotel: string;
  readonly planNames: Readonly<Record<string, string>>;
  readonly recommended: (letter: string) => string;
  readonly leaving: (date: string) => string;
  readonly tooLittle: string;
  readonly takeOne: (budget: string) => string;
  readonly tips: string;
  readonly opinions: string;
  readonly experts: Readonly<Record<Expert, string>>;
  readonly gap: (summary: string, hasRest: boolean) => string;
  /** Costs that are not in the sum. */
  readonly missing: (parts: readonly string[]) => string;
  readonly airlineWish: (name: string) => string;
  readonly stayWish: (name: string) => string;
  readonly estimates: string;
  readonly someEstimates: string;
  readonly sources: (lines: readonly string[]) => string;
  readonly askedAt: (source: string, time: string) => string;
  readonly gapOf: Readonly<Record<GapKind, (source: string) => string>>;
  readonly validUntil: (time: string) => string;
  readonly dayAnew: (day: number) => string;
  readonly dayWish: (styles: string, places: readonly string[]) => string;
  readonly costNow: (letter: string, amount: string) => string;
}

const ko: PresentingTexts = {
  types: { budget: "알뜰", standard: "표준", premium: "프리미엄" },
  confirmed: "확인했어요",
  withChildren: (children) => `(아이 ${children}명 포함)`,
  budget: (amount) => `예산 ${amount}`,
  withoutFlights: ", 항공·교통편 제외",
  inTotal: " (전체 합계)",
  perPerson: " (1인당)",
  title: (city, nights) => `${city} ${nights}박${nights + 1}일`,
  dates: (from, to) => `- 일정: ${from} ~ ${to}`,
  dateAssumed: (days) =>
    days === 30
      ? " (출발일을 말씀하지 않으셔서 30일 뒤로 잡았어요)"
      : " (출발일을 말씀하지 않으셔서 우선 이 날로 잡았어요)",
  origin: (name, code) => `- 출발: ${name}(${code})`,
  wholeBudget: (amount) => `- 전체 예산: ${amount}`,
  basisAssumed: " (모두 합친 금액으로 보고 계산했어요. 1인당이면 “인당이에요”라고 말씀해 주세요)",
  mustVisit: (places) => `- 꼭 갈 곳: ${places}`,
  airlineWish: (name) => `- 희망 항공·교통편: ${name}`,
  stayWish: (name) => `- 희망 숙소: ${name}`,
  flights: "✈️ 항공편",
  ground: "🚄 교통편",
  flightsTitle: (head, isEstimate) => `${head} (왕복 1인${isEstimate ? ", 추정가" : ""})`,
  flightsHead: "| 구분 | 항공사·수단 | 가는 편 | 오는 편 | 1인 가격 |",
  noFlights: "항공편을 가져오지 못했어요. 잠시 후 “항공편 다시 찾아줘”라고 말씀해 주세요.",
  hotelsTitle: (nights, rooms, isEstimate) =>
    `🏨 숙소 (${nights}박, 객실 ${rooms}개${isEstimate ? ", 추정가" : ""})`,
  hotelsHead: "| 구분 | 숙소 | 위치 | 1박(객실당) | 합계(객실당) |",
  allRooms: (rooms, price) => ` (객실 ${rooms}개 ${price})`,
  noHotels: "숙소를 가져오지 못했어요. 잠시 후 “숙소 다시 찾아줘”라고 말씀해 주세요.",
  itinerary: "🗓️ 일정",
  noItinerary: "일정을 만들지 못했어요. 잠시 후 “일정 다시 찾아줘”라고 말씀해 주세요.",
  day: (number, date, theme) => `${number}일차 · ${date} — ${theme}`,
  onTheWay: (kilometres, minutes) => `걷는 거리 약 ${kilometres}km, 이동 ${minutes}분`,
  ifItRains: (places) => `비 오면: ${places}`,
  pause: (from, until) => `${from}~${until} 자유 시간`,
  daysLater: (days) => `(${days > 0 ? "+" : ""}${days}일)`,
  travel: (mode, minutes) => `${mode} ${minutes}분`,
  costsTitle: (letter, people) =>
    `💰 예상 비용 (${letter}안, ${people}명${people === 1 ? "" : " 전체"}, 추정)`,
  costsHead: "| 항목 | 금액 | 비중 |",
  costs: {
    flights: "항공·교통편",
    accommodation: "숙박",
    food: "식비",
    transport: "현지 교통",
    attractions: "입장·체험",
    shopping: "쇼핑·예비비",
  },
  sum: "합계",
  eachPays: (amount) => `1인당 약 ${amount}이에요.`,
  withoutWays: (amount) => `항공·교통편을 빼면 ${amount}이에요.`,
  left: (budget, amount) => `전체 예산 ${budget}에서 **${amount}이 남아요.**`,
  over: (budget, amount) => `전체 예산 ${budget}보다 **${amount} 초과해요.**`,
  plansTitle: "🗂️ 계획 비교",
  plansHead: "| 안 | 성격 | 항공·교통 | 숙소 | 전체 비용(추정) |",
  noFlight: "항공편 없음",
  noHotel: "숙소 없음",
  planNames: { A: "여유롭게 즐기는 프리미엄", B: "가격과 편안함의 균형", C: "알뜰하게 다녀오기" },
  recommended: (letter) => `⭐ 추천: ${letter}안`,
  leaving: (date) => `${date} 출발`,
  tooLittle: "⚠️ 예산이 부족해요",
  takeOne: (budget) => `“1번으로”, “${budget}으로 올릴게요”처럼 말씀해 주시면 그대로 다시 계획할게요.`,
  tips: "💡 팁",
  opinions: "👥 한 줄 의견",
  experts: {
    flight_expert: "항공 전문가",
    hotel_expert: "숙소 전문가",
    itinerary_planner: "일정 설계",
    budget_manager: "예산 관리",
  },
  gap: (summary, hasRest) => `⚠️ ${summary}${hasRest ? " 나머지는 준비했어요." : ""}`,
  missing: (parts) => `⚠️ ${parts.join("·")} 비용은 빠져 있어요.`,
  estimates:
    "_가격은 모두 추정가이고, 운영 시간은 자료 기준이라 출발 전에 꼭 확인해 주세요. 예약은 하지 않아요._",
  someEstimates:
    "_조회한 가격은 예약할 때 달라질 수 있고, 나머지는 추정가예요. 운영 시간은 자료 기준이라 출발 전에 꼭 확인해 주세요. 예약은 하지 않아요._",
  sources: (lines) => `자료: ${lines.join(" · ")}`,
  askedAt: (source, time) => `${source}(${time} 조회)`,
  gapOf: {
    empty: (source) => `${source}에는 맞는 결과가 없어서 추정가로 계산했어요.`,
    refused: (source) => `${source} 키가 거절되어 추정가로 계산했어요.`,
    limited: (source) => `${source}의 요청 한도를 넘어서 추정가로 계산했어요.`,
    unreadable: (source) => `${source}의 응답을 읽을 수 없어서 추정가로 계산했어요.`,
  },
  validUntil: (time) => `조회한 항공권 가격은 ${time}까지 유효해요.`,
  dayAnew: (day) => `${day}일차만 새로 짰어요. 다른 날은 그대로예요.`,
  dayWish: (styles, places) =>
    places.length === 0
      ? `${styles} 위주로 바꾸려 했지만, 남은 곳 가운데 그날 갈 수 있는 ${styles} 장소가 없어서 다른 곳으로 채웠어요.`
      : `${styles} 위주로: ${places.join(", ")}`,
  costNow: (letter, amount) => `${letter}안 기준 전체 비용(추정)은 ${amount}이에요.`,
};

const en: PresentingTexts = {
  types: { budget: "Budget", standard: "Standard", premium: "Premium" },
  confirmed: "Got it",
  withChildren: (children) => ` (${children} of them ${children === 1 ? "a child" : "children"})`,
  budget: (amount) => `budget ${amount}`,
  withoutFlights: ", without flights",
  inTotal: " in total",
  perPerson: " per person",
  title: (city, nights) => `${city}, ${WORDS.en.nights(nights)}`,
  dates: (from, to) => `- Dates: ${from} to ${to}`,
  dateAssumed: (days) =>
    days === 30
      ? " (you named no date, so I took one 30 days from now)"
      : " (you named no exact date, so I took this one for now)",
  origin: (name, code) => `- From: ${name} (${code})`,
  wholeBudget: (amount) => `- Whole budget: ${amount}`,
  basisAssumed: " (I took the amount as for everybody together. If it is for each, say “per person”)",
  mustVisit: (places) => `- Must see: ${places}`,
  airlineWish: (name) => `- Preferred carrier: ${name}`,
  stayWish: (name) => `- Preferred stay: ${name}`,
  flights: "✈️ Flights",
  ground: "🚄 Getting there",
  flightsTitle: (head, isEstimate) => `${head} (round trip per person${isEstimate ? ", estimated" : ""})`,
  flightsHead: "| Class | Carrier | Out | Back | Per person |",
  noFlights: "I could not get any flights. Say “search flights again” in a while.",
  hotelsTitle: (nights, rooms, isEstimate) =>
    `🏨 Stays (${WORDS.en.nights(nights)}, ${rooms} ${rooms === 1 ? "room" : "rooms"}${isEstimate ? ", estimated" : ""})`,
  hotelsHead: "| Class | Stay | Where | A night (per room) | In all (per room) |",
  allRooms: (rooms, price) => ` (${rooms} rooms ${price})`,
  noHotels: "I could not get any stays. Say “search hotels again” in a while.",
  itinerary: "🗓️ Day by day",
  noItinerary: "I could not plan the days. Say “search the itinerary again” in a while.",
  day: (number, date, theme) => `Day ${number} · ${date} — ${theme}`,
  onTheWay: (kilometres, minutes) => `about ${kilometres} km on foot, ${minutes} minutes on the way`,
  ifItRains: (places) => `if it rains: ${places}`,
  pause: (from, until) => `${from} to ${until}: free time`,
  daysLater: (days) => ` (${days > 0 ? "+" : ""}${days} ${Math.abs(days) === 1 ? "day" : "days"})`,
  travel: (mode, minutes) => `${minutes} min ${mode}`,
  costsTitle: (letter, people) => `💰 Costs (Plan ${letter}, for ${WORDS.en.people(people)}, estimated)`,
  costsHead: "| Item | Amount | Share |",
  costs: {
    flights: "Flights or trains",
    accommodation: "Stay",
    food: "Food",
    transport: "Local transport",
    attractions: "Tickets and activities",
    shopping: "Shopping and reserve",
  },
  sum: "Total",
  eachPays: (amount) => `That is about ${amount} per person.`,
  withoutWays: (amount) => `Without getting there it is ${amount}.`,
  left: (budget, amount) => `Of the whole budget of ${budget}, **${amount} is left.**`,
  over: (budget, amount) => `That is **${amount} over** the whole budget of ${budget}.`,
  plansTitle: "🗂️ Plans compared",
  plansHead: "| Plan | Character | Getting there | Stay | Whole cost (estimated) |",
  noFlight: "no flights",
  noHotel: "no stay",
  planNames: { A: "Premium, at ease", B: "Price and comfort in balance", C: "Easy on the purse" },
  recommended: (letter) => `⭐ Recommended: Plan ${letter}`,
  leaving: (date) => `leaving ${date}`,
  tooLittle: "⚠️ The budget is too small",
  takeOne: (budget) => `Say “the first one” or “raise it to ${budget}”, and I plan it that way.`,
  tips: "💡 Tips",
  opinions: "👥 In one line each",
  experts: {
    flight_expert: "Flights",
    hotel_expert: "Stays",
    itinerary_planner: "Days",
    budget_manager: "Budget",
  },
  gap: (summary, hasRest) => `⚠️ ${summary}${hasRest ? " The rest is ready." : ""}`,
  missing: (parts) => `⚠️ Not included: ${parts.join(", ")}.`,
  estimates:
    "_All prices are estimates, and opening hours may have changed: please check before you go. Nothing is booked._",
  someEstimates:
    "_Prices that were looked up may change when you book, and the others are estimates. Opening hours may have changed: please check before you go. Nothing is booked._",
  sources: (lines) => `Sources: ${lines.join(" · ")}`,
  askedAt: (source, time) => `${source} (asked ${time})`,
  gapOf: {
    empty: (source) => `${source} had nothing that fits, so the prices are estimates.`,
    refused: (source) => `${source} refused its key, so the prices are estimates.`,
    limited: (source) => `${source} takes no more requests for now, so the prices are estimates.`,
    unreadable: (source) => `The answer of ${source} could not be read, so the prices are estimates.`,
  },
  validUntil: (time) => `The fares that were looked up hold until ${time}.`,
  dayAnew: (day) => `I planned day ${day} anew. The other days stay as they are.`,
  dayWish: (styles, places) =>
    places.length === 0
      ? `None of the places that are left for ${styles} can be visited that day, so it holds others.`
      : `For ${styles}: ${places.join(", ")}`,
  costNow: (letter, amount) => `Plan ${letter} now costs ${amount} in all (estimated).`,
};

export const PRESENTING: Readonly<Record<Language, PresentingTexts>> = { ko, en };
