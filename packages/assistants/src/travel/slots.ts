import { choices, money, type Slot, type SlotType, slot } from "@maru/dialogue";
import { TravelStyle } from "./data/place.ts";
import { WORDS } from "./texts/words.ts";

/** What a party or one of it may want to spend; a number alone counts in 만 most often. */
const BUDGET = money({ from: 10_000, to: 100_000_000 });

function oneOf(labels: Parameters<typeof choices>[0]): SlotType {
  return { type: "choice", choices: choices(labels) };
}

const STYLE: SlotType = {
  type: "choice",
  choices: TravelStyle.options.map((value) => ({ value, label: { ko: value, en: WORDS.en.style(value) } })),
};

/** What is kept of a trip. The names are those of the original documents. */
export const TRAVEL_SLOTS: readonly Slot[] = [
  slot("destination", { ko: "목적지", en: "destination" }, { type: "name", kinds: ["city"] }),
  slot("duration", { ko: "박수", en: "nights" }, { type: "duration", unit: "nights" }),
  slot("num_people", { ko: "인원", en: "people" }, { type: "people" }),
  slot("budget", { ko: "예산", en: "budget" }, BUDGET),
  slot("origin", { ko: "출발지", en: "from" }, { type: "name", kinds: ["airport"] }),
  slot("departure_date", { ko: "출발일", en: "departure date" }, { type: "date" }),
  slot("transport", { ko: "교통수단", en: "transport" }, { type: "text" }, { list: true }),
  slot(
    "budget_basis",
    { ko: "예산 기준", en: "what the budget means" },
    oneOf({ per_person: ["1인당", "per person"], total: ["전체", "in all"] }),
  ),
  slot("route", { ko: "경로", en: "route" }, { type: "text" }, { list: true }),
  slot("must_visit_places", { ko: "꼭 갈 곳", en: "must-see places" }, { type: "text" }, { list: true }),
  slot("travel_style", { ko: "여행 스타일", en: "style" }, STYLE, { list: true }),
  slot("occasion", { ko: "계기", en: "occasion" }, { type: "text" }),
  slot(
    "budget_flexibility",
    { ko: "예산 여유", en: "budget slack" },
    oneOf({ strict: ["넘지 않게", "strict"], flexible: ["조금 넘어도 됨", "flexible"] }),
  ),
  slot(
    "accommodation_preference",
    { ko: "숙소 종류", en: "kind of stay" },
    oneOf({
      hotel: ["호텔", "hotel"],
      guesthouse: ["게스트하우스", "guesthouse"],
      airbnb: ["에어비앤비", "Airbnb"],
    }),
  ),
  slot("stay_area", { ko: "숙소 위치", en: "area of the stay" }, { type: "text" }),
  slot("ages", { ko: "나이", en: "ages" }, { type: "text" }, { list: true }),
  slot("children", { ko: "아이", en: "children" }, { type: "count", from: 0, to: 9 }),
  slot("return_date", { ko: "돌아오는 날", en: "return date" }, { type: "date" }),
  slot("deadline", { ko: "도착 기한", en: "be there by" }, { type: "text" }),
  slot("rooms", { ko: "방", en: "rooms" }, { type: "count", from: 1, to: 20 }),
  slot("luggage", { ko: "짐", en: "luggage" }, { type: "text" }),
  slot("departure_time", { ko: "출발 시각", en: "departure time" }, { type: "text" }),
  slot(
    "cabin",
    { ko: "좌석 등급", en: "cabin" },
    oneOf({
      economy: ["이코노미", "economy"],
      premium: ["프리미엄 이코노미", "premium economy"],
      business: ["비즈니스", "business"],
      first: ["일등석", "first"],
    }),
  ),
  slot("arrive_at", { ko: "도착 공항", en: "arrival airport" }, { type: "text" }),
  slot("pet", { ko: "동반 동물", en: "animal" }, { type: "text" }),
  slot(
    "pace",
    { ko: "일정 속도", en: "pace" },
    oneOf({ relaxed: ["여유 있게", "relaxed"], full: ["알차게", "full"] }),
  ),
  slot("flight_limit", { ko: "비행 시간 한도", en: "longest flight" }, { type: "text" }),
  slot("nationality", { ko: "국적", en: "passport" }, { type: "text" }, { list: true }),
];
