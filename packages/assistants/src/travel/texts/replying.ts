import type { Language } from "./language.ts";

interface Difference {
  readonly first: string;
  readonly second: string;
  readonly firstCost: string;
  readonly secondCost: string;
  readonly cheaper: string;
  readonly by: string;
}

/** What is said in the conversation itself, beside questions and results. */
export interface ReplyingTexts {
  readonly hello: string;
  readonly welcome: string;
  readonly cancelled: string;
  readonly help: string;
  readonly exporting: string;
  readonly booking: string;
  readonly startOver: string;
  readonly goOn: string;
  readonly tryAgain: string;
  readonly offTopic: string;
  readonly blank: string;
  readonly whatNow: string;
  readonly difference: (plans: Difference) => readonly string[];
  readonly part: (label: "flight" | "stay" | "food", plans: readonly (readonly [string, string])[]) => string;
  readonly fare: (carrier: string, price: string) => string;
  readonly perNight: (hotel: string, price: string) => string;
  readonly none: string;
  readonly comfort: (letter: string, leaves: string | null, baggage: string | null) => string;
  readonly third: (letter: string, cost: string) => string;
  readonly allEstimated: string;
  readonly noPlans: string;
  readonly chosen: (letter: string, name: string) => string;
  readonly wholeCost: (cost: string, each: string) => string;
  readonly endsAnew: string;
  readonly expired: string;
  readonly bookYourself: string;
  readonly lastDay: (days: number) => string;
  readonly cheapest: (cost: string, saved: string) => string;
  readonly savings: readonly string[];
  readonly noFlights: string;
  readonly noHotels: string;
  readonly noCosts: string;
  readonly rainTitle: string;
  readonly rainOn: (day: number, places: string) => string;
  readonly noRain: string;
}

const ko: ReplyingTexts = {
  hello: "안녕하세요!",
  welcome: "도움이 됐다니 기뻐요!",
  cancelled: "알겠어요, 예약된 것은 아무것도 없어요. 새로 시작하려면 “처음부터”라고 말씀해 주세요.",
  help: "여행지, 기간, 예산, 인원, 스타일을 말씀해 주시면 항공편·숙소·일정·비용을 한 번에 계획해 드려요. 예: “3박4일로 오사카 둘이서 100만원쯤, 맛집 위주”",
  exporting:
    "오른쪽 위 ‘내보내기’나 명령줄의 export로 PDF, 캘린더(.ics), 마크다운, JSON 파일을 받을 수 있어요.",
  booking: "저는 계획만 세우고 예약은 하지 않아요. 항공사나 예약 사이트에서 직접 예약해 주세요.",
  startOver: "처음부터 다시 할게요.",
  goOn: "바꾸고 싶은 점이 있으면 말씀해 주세요.",
  tryAgain: "다시 말씀해 주시면 이어서 할게요.",
  offTopic: "저는 여행 계획을 도와드리고 있어요.",
  blank: "메시지가 비어 있어요.",
  whatNow:
    "바꾸고 싶은 점이나 궁금한 점을 말씀해 주세요. 예: “A안이랑 B안 차이”, “둘째 날만 바꿔줘”, “더 싸게”",
  difference: ({ first, second, firstCost, secondCost, cheaper, by }) => [
    `**${first}안과 ${second}안의 차이**`,
    `- 전체 비용: ${first}안 ${firstCost}, ${second}안 ${secondCost} → ${cheaper}안이 ${by} 저렴해요.`,
  ],
  part: (label, plans) =>
    `- ${{ flight: "항공·교통", stay: "숙소", food: "식비" }[label]}: ${plans.map(([letter, told]) => `${letter}안 ${told}`).join(" / ")}`,
  fare: (carrier, price) => `${carrier}, 1인 ${price}`,
  perNight: (hotel, price) => `${hotel}, 1박 ${price}`,
  none: "없음",
  comfort: (letter, leaves, baggage) =>
    `- 편안함: ${letter}안이 더 편해요.${leaves === null ? "" : ` ${leaves} 출발에 ${baggage ?? ""}`}`.trim(),
  third: (letter, cost) => `- ${letter}안은 전체 ${cost}이에요.`,
  allEstimated: "_모두 추정가예요._",
  noPlans: "아직 비교하거나 고를 계획이 없어요.",
  chosen: (letter, name) => `${letter}안(${name})으로 정했어요.`,
  wholeCost: (cost, each) => `- 전체 비용(추정): ${cost}, 1인당 ${each}`,
  endsAnew: "항공·교통편 시각이 달라져서 첫날과 마지막 날을 다시 맞췄어요. 나머지 날은 그대로예요.",
  expired:
    "- 조회한 항공권 가격의 유효 시간이 지났어요. “항공편 다시 찾아줘”라고 하시면 지금 가격을 확인해 드려요.",
  bookYourself: "예약은 직접 하셔야 해요. PDF나 캘린더로 내보낼 수 있어요.",
  lastDay: (days) => `일정은 ${days}일차까지 있어요.`,
  cheapest: (cost, saved) => `가장 저렴한 건 C안이에요: 전체 ${cost} (B안보다 ${saved} 절약).`,
  savings: [
    "더 줄이려면:",
    "- 화·수요일에 출발하면 항공료가 내려가요. 예: “화요일에 출발할게”",
    "- 게스트하우스로 바꿀 수 있어요. 예: “게스트하우스로 해줘”",
    "- 하루 줄이면 숙박과 식비가 함께 줄어요. 예: “하루 줄여줘”",
    "C안으로 정하려면 “C안으로 할게요”라고 말씀해 주세요.",
  ],
  noFlights: "항공편을 가져오지 못했어요. “항공편 다시 찾아줘”라고 말씀해 주세요.",
  noHotels: "숙소를 가져오지 못했어요. “숙소 다시 찾아줘”라고 말씀해 주세요.",
  noCosts: "아직 계산한 비용이 없어요.",
  rainTitle: "**비가 오면 이렇게 바꿔 보세요**",
  rainOn: (day, places) => `- ${day}일차: ${places}`,
  noRain: "비 오는 날에 바꿔 갈 실내 장소가 자료에 없어요.",
};

const en: ReplyingTexts = {
  hello: "Hello!",
  welcome: "Glad to help!",
  cancelled: "All right. Nothing was booked. Say “start over” to begin a new trip.",
  help: "Tell me where, how long, your budget, how many people and what you like, and I plan flights, stay, days and costs. For example: “Osaka, 3 nights for two, about 1 million won, food”",
  exporting:
    "You can get PDF, calendar (.ics), Markdown and JSON files from “Export” at the top right, or with export on the command line.",
  booking: "I only plan and never book. Please book with the airline or on a booking site yourself.",
  startOver: "Let us start over.",
  goOn: "Tell me if you would like to change anything.",
  tryAgain: "Say it once more and I will go on.",
  offTopic: "I am here to help you plan a trip.",
  blank: "That message was empty.",
  whatNow:
    "Tell me what to change, or ask. For example: “difference between A and B”, “change day 2”, “cheaper”",
  difference: ({ first, second, firstCost, secondCost, cheaper, by }) => [
    `**Plan ${first} and Plan ${second}**`,
    `- Whole cost: Plan ${first} ${firstCost}, Plan ${second} ${secondCost} → Plan ${cheaper} is ${by} cheaper.`,
  ],
  part: (label, plans) =>
    `- ${{ flight: "Getting there", stay: "Stay", food: "Food" }[label]}: ${plans.map(([letter, told]) => `Plan ${letter} ${told}`).join(" / ")}`,
  fare: (carrier, price) => `${carrier}, ${price} per person`,
  perNight: (hotel, price) => `${hotel}, ${price} a night`,
  none: "none",
  comfort: (letter, leaves, baggage) =>
    `- Comfort: Plan ${letter} is more comfortable.${leaves === null ? "" : ` It leaves at ${leaves}, with ${baggage ?? ""}.`}`,
  third: (letter, cost) => `- Plan ${letter} costs ${cost} in all.`,
  allEstimated: "_All of these are estimates._",
  noPlans: "There are no plans to compare or choose yet.",
  chosen: (letter, name) => `Plan ${letter} (${name}) it is.`,
  wholeCost: (cost, each) => `- Whole cost (estimated): ${cost}, ${each} per person`,
  endsAnew:
    "It leaves and returns at other times, so I planned the first and the last day anew. The others stay.",
  expired:
    "- The fare was looked up a while ago and no longer holds. Say “search flights again” for today's.",
  bookYourself: "You book it yourself. You can export it as a PDF or to your calendar.",
  lastDay: (days) => `The plan has ${days} days.`,
  cheapest: (cost, saved) => `The cheapest is Plan C: ${cost} in all (${saved} less than Plan B).`,
  savings: [
    "To spend less still:",
    "- Flights are cheaper on Tuesdays and Wednesdays.",
    "- A guesthouse costs less: “guesthouse please”",
    "- One night less saves a stay and meals: “make it 2 nights”",
    "To take Plan C, say “I'll take plan C”.",
  ],
  noFlights: "I could not get any flights. Say “search flights again”.",
  noHotels: "I could not get any stays. Say “search hotels again”.",
  noCosts: "Nothing has been added up yet.",
  rainTitle: "**If it rains, go here instead**",
  rainOn: (day, places) => `- Day ${day}: ${places}`,
  noRain: "I know no indoor places to go to instead.",
};

export const REPLYING: Readonly<Record<Language, ReplyingTexts>> = { ko, en };
