/** Sample data: invented airlines, stays and prices for three nights in Osaka, two travellers. */
import type * as z from "zod";
import type * as shapes from "./shapes.ts";

type Flight = z.input<typeof shapes.Flight>;
type Hotel = z.input<typeof shapes.Hotel>;
type DayPlan = z.input<typeof shapes.DayPlan>;
type Plan = z.input<typeof shapes.Plan>;
type Grade = Flight["type"];
type Activity = DayPlan["activities"][number];

const flight = (type: Grade, price: number, airline: string, leaves: string, lands: string): Flight => ({
  type,
  price,
  airline,
  outbound: {
    departure_time: leaves,
    arrival_time: lands,
    flight_time: "1h 50m",
    date: "2026-11-27",
    from: "ICN",
    to: "KIX",
  },
  inbound: {
    departure_time: "13:30",
    arrival_time: "15:30",
    flight_time: "2h",
    date: "2026-11-30",
    from: "KIX",
    to: "ICN",
  },
});

const hotel = (type: Grade, name: string, price_per_night: number, location: string): Hotel => ({
  type,
  name,
  price_per_night,
  total_price: price_per_night * 3,
  location,
  rating: type === "premium" ? 4.7 : 4.2,
  amenities: ["와이파이", "조식"],
  distance_from_center: type === "budget" ? "2.4km" : "0.6km",
});

export const flights = {
  budget: flight("budget", 250_000, "가온항공", "07:10", "09:00"),
  standard: flight("standard", 350_000, "누리항공", "11:00", "12:50"),
  premium: flight("premium", 500_000, "한빛항공", "10:20", "12:10"),
};
export const hotels = {
  budget: hotel("budget", "덴노지 작은집", 60_000, "덴노지"),
  standard: hotel("standard", "난바 온기 호텔", 120_000, "난바"),
  premium: hotel("premium", "우메다 구름 호텔", 250_000, "우메다"),
};

const at = (time: string, activity: string, type: Activity["type"], location: string): Activity => ({
  time,
  activity,
  type,
  location,
});

/** One more day than nights; the first starts in the afternoon, the last ends at noon. */
export const itinerary: Record<string, DayPlan> = {
  day1: {
    date: "2026-11-27",
    theme: "도착과 도톤보리",
    activities: [
      at("14:30", "숙소로 이동", "transport", "난바"),
      at("16:00", "다코야키 간식", "food", "도톤보리"),
      at("18:30", "오코노미야키 저녁", "food", "도톤보리"),
      at("21:00", "라멘 야식", "food", "난바"),
    ],
  },
  day2: {
    date: "2026-11-28",
    theme: "성과 시장",
    activities: [
      at("09:00", "오사카성 산책", "sightseeing", "오사카성"),
      at("12:00", "우동 점심", "food", "덴마바시"),
      at("15:00", "시장 먹거리", "food", "구로몬 시장"),
      at("19:00", "꼬치튀김 저녁", "food", "신세카이"),
    ],
  },
  day3: {
    date: "2026-11-29",
    theme: "항구와 전망",
    activities: [
      at("10:00", "항구 산책", "sightseeing", "덴포잔"),
      at("12:30", "초밥 점심", "food", "덴포잔"),
      at("15:30", "찻집", "food", "나카자키초"),
      at("18:30", "전망대와 저녁", "food", "우메다"),
    ],
  },
  day4: {
    date: "2026-11-30",
    theme: "마지막 아침",
    activities: [
      at("07:30", "아침 정식", "food", "난바"),
      at("08:30", "과자 선물 사기", "shopping", "난바"),
      at("09:30", "찻집", "food", "난바"),
      at("10:20", "공항으로 이동", "transport", "간사이공항"),
    ],
  },
};

export const onTheSpot = { food: 400_000, transport: 80_000, attractions: 100_000, shopping: 100_000 };
const ON_THE_SPOT_TOTAL = Object.values(onTheSpot).reduce((sum, cost) => sum + cost, 0);

export function planOf(plan_id: Plan["plan_id"], grade: Grade, name: string): Plan {
  return {
    plan_id,
    name,
    flight: flights[grade],
    hotel: hotels[grade],
    itinerary,
    total_budget: flights[grade].price * 2 + hotels[grade].total_price + ON_THE_SPOT_TOTAL,
    highlights: [hotels[grade].name, flights[grade].airline],
    recommended: plan_id === "balanced",
  };
}
