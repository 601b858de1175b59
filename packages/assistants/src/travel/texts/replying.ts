import type { EXPORTED } from "../reading/reading.ts";
import type { Language } from "./language.ts";

interface AirportTime {
  readonly at: string;
  readonly leaves: string;
  readonly from: string;
}

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
  readonly exporting: Readonly<Record<(typeof EXPORTED)[number], string>>;
  readonly booking: string;
  readonly toBook: (letter: string) => string;
  readonly takeAlong: string;
  readonly startOver: string;
  readonly goOn: string;
  readonly tryAgain: string;
  readonly perhaps: string;
  readonly outside: string;
  readonly aside: string;
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
  readonly tooEarly: string;
  readonly chosen: (letter: string, name: string) => string;
  readonly wholeCost: (cost: string, each: string | null) => string;
  readonly endsAnew: string;
  readonly movedAnew: string;
  readonly expired: string;
  readonly bookYourself: string;
  readonly lastDay: (days: number) => string;
  readonly cheapest: (cost: string, saved: string) => string;
  readonly savings: Readonly<Record<"more" | "midweek" | "guesthouse" | "shorter" | "settle", string>>;
  readonly noFlights: string;
  readonly noHotels: string;
  readonly noCosts: string;
  readonly rainTitle: string;
  readonly rainOn: (day: number, places: string) => string;
  readonly noRain: string;
  readonly mealsTitle: string;
  readonly mealsOn: (day: number, places: string) => string;
  readonly noMeals: string;
  readonly wayIn: (airport: string, minutes: number, how: string, price: string) => string;
  readonly noAirport: string;
  readonly airportTime: (out: AirportTime, back: AirportTime, minutes: number) => string;
  readonly stayDetails: string;
  readonly flightDetail: (type: string, stops: number, baggage: string) => string;
  readonly sameDays: string;
  readonly settleOn: (letter: string, isChosen: boolean) => string;
  readonly dislike: string;
  readonly mixed: (carrier: string, hotel: string) => string;
  readonly mixedFlight: (price: string, people: number, total: string) => string;
  readonly mixedStay: (price: string, nights: number, rooms: number, total: string) => string;
  readonly mixedRest: (letter: string, total: string) => string;
  readonly mixedTotal: (total: string, letter: string, difference: string, sign: number) => string;
  readonly mixedNote: string;
}

function exportingIn(file: string, map: string, share: string, other: string): ReplyingTexts["exporting"] {
  return { pdf: file, calendar: file, markdown: file, json: file, map, share, other };
}

const ko: ReplyingTexts = {
  hello: "안녕하세요!",
  welcome: "도움이 됐다니 기뻐요!",
  cancelled: "알겠어요, 예약된 것은 아무것도 없어요. 새로 시작하려면 “처음부터”라고 말씀해 주세요.",
  help: "여행지, 기간, 예산, 인원, 스타일을 말씀해 주시면 항공편·숙소·일정·비용을 한 번에 계획해 드려요. 예: “3박4일로 오사카 둘이서 100만원쯤, 맛집 위주”",
  exporting: exportingIn(
    "웹 화면(npm start)의 ‘내보내기’에서 PDF, 캘린더(.ics), 마크다운, JSON 파일을 받을 수 있어요.",
    "날마다의 동선 지도는 웹 화면(npm start)의 ‘내보내기’에서 SVG 파일로 받을 수 있어요. PDF에도 들어 있어요.",
    "제가 직접 보내 드리지는 못해요. 웹 화면(npm start)의 ‘내보내기’에서 PDF나 캘린더(.ics) 파일을 받아 나눠 주세요.",
    "그 형식으로는 만들지 못해요. 웹 화면(npm start)의 ‘내보내기’에서 PDF, 캘린더(.ics), 마크다운, JSON 파일을 받을 수 있어요.",
  ),
  booking:
    "저는 계획만 세우고 예약이나 결제는 하지 않아요. 항공사나 예약 사이트에서 직접 예약하고 결제해 주세요.",
  toBook: (letter) => `예약하실 때는 ${letter}안의 이 내용을 찾으시면 돼요.`,
  takeAlong: "웹 화면(npm start)의 ‘내보내기’에서 PDF나 캘린더(.ics)로 받아 두면 예약할 때 보기 편해요.",
  startOver: "처음부터 다시 할게요.",
  goOn: "바꾸고 싶은 점이 있으면 말씀해 주세요.",
  tryAgain: "다시 말씀해 주시면 이어서 할게요.",
  aside: "그렇군요. 지금까지 말씀하신 내용은 그대로 둘게요.",
  perhaps: "혹시 이걸까요?",
  outside: "그건 제가 하지 않는 일이에요. 여행 일정, 비용, 날씨, 이동에 관한 것이면 바로 봐 드릴게요.",
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
  tooEarly: "아직 짠 계획이 없어요. 여행지만 알려 주시면 나머지는 가정해서 바로 짜고 답해 드릴게요.",
  noPlans: "아직 비교하거나 고를 계획이 없어요.",
  chosen: (letter, name) => `${letter}안(${name})으로 정했어요.`,
  wholeCost: (cost, each) => `- 전체 비용(추정): ${cost}${each === null ? "" : `, 1인당 ${each}`}`,
  endsAnew: "항공·교통편 시각이 달라져서 첫날과 마지막 날을 다시 맞췄어요. 나머지 날은 그대로예요.",
  movedAnew: "숙소 위치와 출발·도착 시각이 달라져서 이동 시간을 다시 맞췄어요. 바뀐 날은 아래와 같아요.",
  expired:
    "- 조회한 항공권 가격의 유효 시간이 지났어요. “항공편 다시 찾아줘”라고 하시면 지금 가격을 확인해 드려요.",
  bookYourself: "예약은 직접 하셔야 해요. PDF나 캘린더로 내보낼 수 있어요.",
  lastDay: (days) => `일정은 ${days}일차까지 있어요.`,
  cheapest: (cost, saved) => `가장 저렴한 건 C안이에요: 전체 ${cost} (B안보다 ${saved} 절약).`,
  savings: {
    more: "더 줄이려면:",
    midweek: "- 화·수요일에 출발하면 항공료가 내려가는 편이에요. 예: “화요일에 출발할게”",
    guesthouse: "- 게스트하우스로 바꿀 수 있어요. 예: “게스트하우스로 해줘”",
    shorter: "- 하루 줄이면 숙박과 식비가 함께 줄어요. 예: “하루 줄여줘”",
    settle: "C안으로 정하려면 “C안으로 할게요”라고 말씀해 주세요.",
  },
  noFlights: "항공편을 가져오지 못했어요. “항공편 다시 찾아줘”라고 말씀해 주세요.",
  noHotels: "숙소를 가져오지 못했어요. “숙소 다시 찾아줘”라고 말씀해 주세요.",
  noCosts: "아직 계산한 비용이 없어요.",
  rainTitle: "**비가 오면 이렇게 바꿔 보세요**",
  rainOn: (day, places) => `- ${day}일차: ${places}`,
  noRain: "비 오는 날에 바꿔 갈 실내 장소가 자료에 없어요.",
  mealsTitle: "**일정에 넣은 먹을 곳**",
  mealsOn: (day, places) => `- ${day}일차: ${places}`,
  noMeals: "일정에 넣은 식당이 없어요.",
  wayIn: (airport, minutes, how, price) =>
    `${airport}에서 시내까지 약 ${minutes}분이에요: ${how}. 1인 편도 약 ${price}(추정)으로 계산했어요.`,
  noAirport: "비행기를 타지 않는 일정이라 공항에서 이동하지 않아요.",
  airportTime: (out, back, minutes) =>
    minutes >= 60
      ? `출발 2시간 전에 공항에 도착하는 것으로 계획했어요.\n- 가는 편: ${out.from} ${out.leaves} 출발, 늦어도 ${out.at}까지\n- 오는 편: ${back.from} ${back.leaves} 출발, 늦어도 ${back.at}까지\n연휴처럼 붐비는 때는 더 일찍 가시는 게 좋아요.`
      : `- 가는 편: ${out.from} ${out.leaves} 출발, ${out.at}까지\n- 오는 편: ${back.from} ${back.leaves} 출발, ${back.at}까지 도착하는 것으로 계획했어요.`,
  flightDetail: (type, stops, baggage) =>
    `- ${type}: ${stops === 0 ? "직항(갈아타지 않음)" : `${stops}번 경유`}, ${baggage} (추정)`,
  stayDetails:
    "숙소는 지역과 등급으로 추정한 값이에요. 조식, 수영장, 전망처럼 숙소마다 다른 조건은 예약 사이트에서 확인해 주세요.",
  sameDays: "일정은 세 안이 같고, 첫날과 마지막 날만 항공·교통편 시각에 맞춰 달라져요.",
  settleOn: (letter, isChosen) =>
    isChosen
      ? `${letter}안으로 정해 두었어요. 바꾸고 싶은 점이 있으면 말씀해 주세요.`
      : `추천은 ${letter}안이에요. 이대로 정하려면 “${letter}안으로 할게요”, 바꾸고 싶으면 “둘째 날만 바꿔줘”처럼 말씀해 주세요.`,
  dislike:
    "어떤 점을 바꿔 볼까요? 예: “더 싸게”, “호텔만 업그레이드”, “둘째 날만 바꿔줘”, “일정 다시 짜줘”, “다른 도시로”",
  mixed: (carrier, hotel) => `**${carrier} + ${hotel}** 조합이면 이렇게 돼요.`,
  mixedFlight: (price, people, total) => `- 항공·교통: 1인 ${price} × ${people}명 = ${total}`,
  mixedStay: (price, nights, rooms, total) =>
    `- 숙소: 1박 ${price} × ${nights}박${rooms > 1 ? ` × 객실 ${rooms}개` : ""} = ${total}`,
  mixedRest: (letter, total) => `- 식비·교통·입장·쇼핑: ${letter}안과 같이 ${total}`,
  mixedTotal: (total, letter, difference, sign) =>
    `- 합계(추정): ${total}${sign === 0 ? `, ${letter}안과 같아요.` : ` (${letter}안보다 ${difference} ${sign > 0 ? "더 들어요" : "덜 들어요"})`}`,
  mixedNote: "A·B·C안은 그대로 두었어요. 예약하실 때 항공과 숙소를 따로 고르시면 돼요.",
};

const en: ReplyingTexts = {
  hello: "Hello!",
  welcome: "Glad to help!",
  cancelled: "All right. Nothing was booked. Say “start over” to begin a new trip.",
  help: "Tell me where, how long, your budget, how many people and what you like, and I plan flights, stay, days and costs. For example: “Osaka, 3 nights for two, about 1 million won, food”",
  exporting: exportingIn(
    "You can get PDF, calendar (.ics), Markdown and JSON files from “Take it with you” in the web app (npm start).",
    "A map of each day can be had as an SVG file from “Take it with you” in the web app (npm start). The PDF has them too.",
    "I cannot send it myself. Get a PDF or calendar (.ics) file from “Take it with you” in the web app (npm start), and share that.",
    "I cannot make that kind of file. You can get PDF, calendar (.ics), Markdown and JSON files from “Take it with you” in the web app (npm start).",
  ),
  booking:
    "I only plan: I never book or pay. Please book and pay with the airline or on a booking site yourself.",
  toBook: (letter) => `This is what to look for, from Plan ${letter}:`,
  takeAlong: "You can take it along as a PDF or calendar (.ics) file from the web app (npm start).",
  startOver: "Let us start over.",
  goOn: "Tell me if you would like to change anything.",
  tryAgain: "Say it once more and I will go on.",
  aside: "I see. What you have told me so far stays as it is.",
  perhaps: "Did you mean one of these?",
  outside:
    "That is not something I do. If it is about the days, costs, weather or ways of a trip, I can look at it right away.",
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
  tooEarly: "I can tell you that once there is a plan.",
  noPlans: "There are no plans to compare or choose yet.",
  chosen: (letter, name) => `Plan ${letter} (${name}) it is.`,
  wholeCost: (cost, each) =>
    `- Whole cost (estimated): ${cost}${each === null ? "" : `, ${each} per person`}`,
  endsAnew:
    "It leaves and returns at other times, so I planned the first and the last day anew. The others stay.",
  movedAnew: "You sleep in another part of the city, so I worked out the ways anew. These days changed:",
  expired:
    "- The fare was looked up a while ago and no longer holds. Say “search flights again” for today's.",
  bookYourself: "You book it yourself. You can export it as a PDF or to your calendar.",
  lastDay: (days) => `The plan has ${days} days.`,
  cheapest: (cost, saved) => `The cheapest is Plan C: ${cost} in all (${saved} less than Plan B).`,
  savings: {
    more: "To spend less still:",
    midweek: "- Flights tend to be cheaper on Tuesdays and Wednesdays.",
    guesthouse: "- A guesthouse costs less: “guesthouse please”",
    shorter: "- One night less saves a stay and meals: “one night less”",
    settle: "To take Plan C, say “I'll take plan C”.",
  },
  noFlights: "I could not get any flights. Say “search flights again”.",
  noHotels: "I could not get any stays. Say “search hotels again”.",
  noCosts: "Nothing has been added up yet.",
  rainTitle: "**If it rains, go here instead**",
  rainOn: (day, places) => `- Day ${day}: ${places}`,
  noRain: "I know no indoor places to go to instead.",
  mealsTitle: "**Where you eat**",
  mealsOn: (day, places) => `- Day ${day}: ${places}`,
  noMeals: "There are no restaurants in the plan.",
  wayIn: (airport, minutes, how, price) =>
    `From ${airport} into town it takes about ${minutes} minutes: ${how}. I reckon with ${price} per person one way (estimated).`,
  noAirport: "You do not fly on this trip.",
  airportTime: (out, back, minutes) =>
    `The plan has you there ${minutes >= 60 ? "two hours" : `${minutes} minutes`} before departure.\n- Out: ${out.from} leaves ${out.leaves}, be there by ${out.at}\n- Back: ${back.from} leaves ${back.leaves}, be there by ${back.at}`,
  flightDetail: (type, stops, baggage) =>
    `- ${type}: ${stops === 0 ? "direct" : `${stops} change`}, ${baggage} (estimated)`,
  stayDetails:
    "Stays are estimates by area and class. Please check breakfast, pools and views on a booking site.",
  sameDays:
    "The days are the same in all three plans; only the first and the last follow the times of the flight.",
  settleOn: (letter, isChosen) =>
    isChosen
      ? `Plan ${letter} is settled. Tell me if you would like to change anything.`
      : `I recommend Plan ${letter}. Say “I'll take plan ${letter}” to settle on it, or tell me what to change.`,
  dislike: "What shall I change? For example: “cheaper”, “better hotel”, “change day 2”, “another city”",
  mixed: (carrier, hotel) => `**${carrier} + ${hotel}** would be:`,
  mixedFlight: (price, people, total) => `- Getting there: ${price} × ${people} = ${total}`,
  mixedStay: (price, nights, rooms, total) =>
    `- Stay: ${price} × ${nights} nights${rooms > 1 ? ` × ${rooms} rooms` : ""} = ${total}`,
  mixedRest: (letter, total) => `- Food, transport, tickets and shopping: ${total}, as in Plan ${letter}`,
  mixedTotal: (total, letter, difference, sign) =>
    `- In all (estimated): ${total}${sign === 0 ? `, as Plan ${letter}.` : ` (${difference} ${sign > 0 ? "more" : "less"} than Plan ${letter})`}`,
  mixedNote: "Plans A, B and C stay as they are; you can book flight and stay of different classes.",
};

export const REPLYING: Readonly<Record<Language, ReplyingTexts>> = { ko, en };
