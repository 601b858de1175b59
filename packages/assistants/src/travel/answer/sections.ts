import { partyBudget, type Trip } from "../experts/trip.ts";
import { spokenWon, won } from "../money.ts";
import { ORIGINS } from "../prices/airports.ts";
import { koreanDate } from "../prices/korean-day.ts";
import type { Activity, BudgetBreakdown, Flight, Hotel, ItineraryDay, OptionType, Plan } from "../shapes.ts";

const TYPE_NAMES: Readonly<Record<OptionType, string>> = {
  budget: "알뜰",
  standard: "표준",
  premium: "프리미엄",
};

/** Every value once more, before the results. */
export function confirmation(trip: Trip): string {
  const basis = trip.people === 1 ? "" : trip.basis === "total" ? " (전체 합계)" : " (1인당)";
  return `확인했어요: ${trip.destination.names.ko} · ${trip.nights}박 ${trip.nights + 1}일 · ${trip.people}명${trip.children > 0 ? `(아이 ${trip.children}명 포함)` : ""} · 예산 ${spokenWon(trip.budget)}${basis} · ${trip.styles.join(", ")}`;
}

export function tripFacts(trip: Trip): string {
  const origin = ORIGINS.find(({ iata }) => iata === trip.origin)?.ko ?? trip.origin;
  const lines = [
    `- 일정: ${koreanDate(trip.departure_date)} ~ ${koreanDate(trip.return_date)}${trip.is_date_assumed ? " (출발일을 말씀하지 않으셔서 30일 뒤로 잡았어요)" : ""}`,
    ...(trip.destination.access.flight === null ? [] : [`- 출발: ${origin}(${trip.origin})`]),
    `- 전체 예산: ${won(partyBudget(trip))}${trip.is_basis_assumed ? " (1인당 금액으로 보고 계산했어요. 전체 합계라면 “총액이에요”라고 말씀해 주세요)" : ""}`,
    ...(trip.must_visit.length > 0 ? [`- 꼭 갈 곳: ${trip.must_visit.join(", ")}`] : []),
  ];
  return lines.join("\n");
}

export function flightSection(flights: readonly Flight[]): string {
  const rows = flights.map(
    (flight) =>
      `| ${TYPE_NAMES[flight.type]} | ${flight.airline} | ${leg(flight.outbound)} | ${leg(flight.inbound)} | ${won(flight.price)} |`,
  );
  const head = flights[0]?.mode === "flight" ? "✈️ 항공편" : "🚄 교통편";
  return [
    `## ${head} (왕복 1인, 추정가)`,
    "| 구분 | 항공사·수단 | 가는 편 | 오는 편 | 1인 가격 |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function leg(each: Flight["outbound"]): string {
  return `${koreanDate(each.date)} ${each.from} ${each.departure_time} → ${each.to} ${each.arrival_time} (${each.flight_time})`;
}

export function hotelSection(hotels: readonly Hotel[], nights: number): string {
  const rooms = hotels[0]?.rooms ?? 1;
  const rows = hotels.map(
    (hotel) =>
      `| ${TYPE_NAMES[hotel.type]} | ${hotel.name} | ${hotel.distance_from_center} | ${won(hotel.price_per_night)} | ${won(hotel.total_price)}${rooms > 1 ? ` (객실 ${rooms}개 ${won(hotel.party_price)})` : ""} |`,
  );
  return [
    `## 🏨 숙소 (${nights}박, 객실 ${rooms}개, 추정가)`,
    "| 구분 | 숙소 | 위치 | 1박(객실당) | 합계(객실당) |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

export function daySection(key: string, day: ItineraryDay): string {
  const number = Number(key.slice(3));
  return [
    `### ${number}일차 · ${koreanDate(day.date)} — ${day.theme}`,
    ...day.activities.map(activityLine),
    `  · 걷는 거리 약 ${day.walking_km}km, 이동 ${day.travel_minutes}분${day.rainy_day.length > 0 ? ` · 비 오면: ${day.rainy_day.join(", ")}` : ""}`,
  ].join("\n");
}

const ICONS: Readonly<Record<Activity["type"], string>> = {
  transport: "🚌",
  sightseeing: "📍",
  food: "🍽️",
  shopping: "🛍️",
  rest: "🛏️",
};

function activityLine(activity: Activity): string {
  const way = activity.travel_minutes > 0 ? ` (${activity.travel_mode} ${activity.travel_minutes}분)` : "";
  const price = activity.price > 0 && activity.type !== "food" ? ` · ${won(activity.price)}` : "";
  return `- ${activity.time} ${ICONS[activity.type]} ${activity.activity}${way}${price}${activity.description === "" ? "" : ` — ${activity.description}`}`;
}

const CATEGORY_NAMES = [
  ["flights", "항공·교통편"],
  ["accommodation", "숙박"],
  ["food", "식비"],
  ["transport", "현지 교통"],
  ["attractions", "입장·체험"],
  ["shopping", "쇼핑·예비비"],
] as const;

export function budgetSection(breakdown: BudgetBreakdown, people: number, letter: string): string {
  const rows = CATEGORY_NAMES.filter(([name]) => breakdown[name] > 0).map(
    ([name, label]) => `| ${label} | ${won(breakdown[name])} | ${breakdown.percentages[name] ?? 0}% |`,
  );
  return [
    `## 💰 예상 비용 (${letter}안, ${people}명 전체, 추정)`,
    "| 항목 | 금액 | 비중 |",
    "|---|---:|---:|",
    ...rows,
    `| **합계** | **${won(breakdown.total)}** | 100% |`,
    "",
    people > 1
      ? `1인당 약 ${won(breakdown.per_person)}이에요. ${remaining(breakdown)}`
      : remaining(breakdown),
  ].join("\n");
}

export function remaining({ user_budget, remaining: left }: BudgetBreakdown): string {
  if (user_budget === null || left === null) return "";
  return left >= 0
    ? `전체 예산 ${won(user_budget)}에서 **${won(left)}이 남아요.**`
    : `전체 예산 ${won(user_budget)}보다 **${won(-left)} 초과해요.**`;
}

export function planSection(plans: readonly Plan[]): string {
  const rows = plans.map(
    (plan) =>
      `| ${plan.letter}안${plan.recommended ? " ⭐" : ""} | ${plan.name} | ${plan.flight?.airline ?? "항공편 없음"} | ${plan.hotel?.name ?? "숙소 없음"} | ${won(plan.total_budget)} |`,
  );
  return [
    "## 🗂️ 계획 비교",
    "| 안 | 성격 | 항공·교통 | 숙소 | 전체 비용(추정) |",
    "|---|---|---|---|---:|",
    ...rows,
  ].join("\n");
}
