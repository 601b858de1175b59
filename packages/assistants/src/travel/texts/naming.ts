import type { Destination } from "../data/destination.ts";
import { stayName } from "../data/stay-name.ts";
import { ORIGINS } from "../prices/airports.ts";
import type { Activity, Flight, Hotel } from "../shapes.ts";
import type { Language } from "./language.ts";

/**
 * Results are kept once, with Korean names. Here is what the same things are called in another language, looked up in
 * the data they came from; what has no other name keeps its own.
 */

const CARRIERS: Readonly<Record<string, string>> = {
  "저비용항공사(LCC)": "Low-cost carrier",
  "대형항공사(FSC)": "Full-service airline",
  "대형항공사(FSC) 비즈니스석": "Full-service airline, business class",
  열차: "Train",
  고속버스: "Express bus",
  여객선: "Ferry",
  광역전철: "Metropolitan train",
  "열차 특실·우등": "Train, first class",
  "고속버스 특실·우등": "Express bus, premium seats",
  대한항공: "Korean Air",
  아시아나항공: "Asiana Airlines",
  제주항공: "Jeju Air",
  진에어: "Jin Air",
  티웨이항공: "T'way Air",
  에어부산: "Air Busan",
  에어서울: "Air Seoul",
  이스타항공: "Eastar Jet",
  에어로케이: "Aero K",
  에어프레미아: "Air Premia",
  피치항공: "Peach",
  스쿠트: "Scoot",
  에어아시아: "AirAsia",
  베트남항공: "Vietnam Airlines",
  비엣젯: "VietJet Air",
  타이항공: "Thai Airways",
  싱가포르항공: "Singapore Airlines",
  캐세이퍼시픽: "Cathay Pacific",
  일본항공: "Japan Airlines",
  전일본공수: "ANA",
};

const BAGGAGE: Readonly<Record<string, string>> = {
  "기내 수하물 10kg (위탁은 유료)": "10 kg cabin bag (checked bags cost extra)",
  "위탁 수하물 23kg 1개": "one checked bag of 23 kg",
  "위탁 수하물 32kg 2개": "two checked bags of 32 kg",
  "제한 없음": "no baggage limit",
};

export function carrierName({ airline }: Flight, language: Language): string {
  return language === "ko" ? airline : (CARRIERS[airline] ?? airline);
}

/** An airline or a way to travel, as the traveller asked for it. */
export function preferredName(name: string, language: Language): string {
  return language === "ko" ? name : (CARRIERS[name] ?? name);
}

export function baggageName({ baggage }: Flight, language: Language): string {
  return language === "ko" ? baggage : (BAGGAGE[baggage] ?? baggage);
}

const AMENITIES: Readonly<Record<string, string>> = {
  "무료 와이파이": "free Wi-Fi",
  "개인 욕실": "private bathroom",
  "24시간 프런트": "front desk day and night",
  "조식 가능": "breakfast available",
  "수영장 또는 피트니스": "pool or gym",
};

export function amenityName(name: string, language: Language): string {
  return language === "ko" ? name : (AMENITIES[name] ?? name);
}

/** What results rest on, for those that are not somebody's name. */
export function sourceName(source: string, language: Language): string {
  if (language === "ko") return source;
  if (source.startsWith("추정가")) return "estimates";
  const embedded = /^내장 자료(?:\((\d{4})년 기준\))?$/u.exec(source);
  if (embedded === null) return source;
  return embedded[1] === undefined ? "built-in data" : `built-in data (as of ${embedded[1]})`;
}

export function originName(iata: string, language: Language): string {
  const origin = ORIGINS.find((each) => each.iata === iata);
  return (
    (language === "ko" ? origin?.ko : origin?.names.findLast((name) => /^[A-Z][a-z]/u.test(name))) ?? iata
  );
}

export function hotelName({ name, type }: Hotel, destination: Destination, language: Language): string {
  if (language === "ko") return name;
  const { areas, stays } = destination;
  const stay =
    stays.find((each) => stayName(each, areas).ko === name) ?? stays.find((each) => each.type === type);
  return stay === undefined ? name : stayName(stay, areas).en;
}

export function areaName(location: string, destination: Destination, language: Language): string {
  if (language === "ko") return location;
  if (location === destination.names.ko) return destination.names.en;
  return destination.areas.find(({ ko }) => ko === location)?.en ?? location;
}

export function distanceName({ distance_from_center }: Hotel, language: Language): string {
  const kilometres = /[\d.]+/u.exec(distance_from_center)?.[0];
  return language === "ko" || kilometres === undefined
    ? distance_from_center
    : `about ${kilometres} km from the centre`;
}

const MEALS: Readonly<Record<string, string>> = {
  아침: "Breakfast",
  점심: "Lunch",
  저녁: "Dinner",
  간식: "Snack",
  "한 끼 더": "One more meal",
};

export function placeName(name: string, destination: Destination, language: Language): string {
  if (language === "ko") return name;
  return destination.places.find(({ ko }) => ko === name)?.en ?? name;
}

/** What happens at this hour; ways to and from the airport are told by the leg they belong to. */
export function activityName(activity: Activity, destination: Destination, language: Language): string {
  if (language === "ko") return activity.activity;
  const place = destination.places.find(({ id }) => id === activity.place_id);
  if (place !== undefined) {
    const meal = MEALS[activity.activity.split(":")[0] ?? ""];
    return meal === undefined ? place.en : `${meal}: ${place.en}`;
  }
  if (activity.type === "transport" && activity.activity.includes("다음 날"))
    return `Leave ${activity.location}, arrive the next day`;
  if (activity.type === "transport")
    return activity.activity.includes("도착")
      ? `Arrive at ${activity.location} and go into town`
      : `Leave for home from ${activity.location}`;
  if (activity.activity === "자유 시간") return "Free time";
  const meal = MEALS[activity.activity.split(":")[0] ?? ""];
  if (meal !== undefined) return `${meal}: wherever you like nearby`;
  return activity.activity.includes("체크아웃") ? "Check out" : "Check in and drop your bags";
}

/** Notes about places are kept in Korean only; without one nothing is said. */
export function activityNote({ description }: Activity, language: Language): string {
  return language === "ko" ? description : "";
}

const COSTS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^(항공|교통) 왕복 \((.+)\)$/u, (_way, carrier) => `Round trip (${CARRIERS[carrier ?? ""] ?? carrier})`],
  [/^숙박 (\d+)박 × 객실 (\d+)개$/u, (nights, rooms) => `Stay, ${nights} nights × ${rooms} rooms`],
  [/^간단한 끼니 (\d+)회 × (\d+)명$/u, (meals, people) => `Light meals, ${meals} × ${people} people`],
  [/^점심·저녁 (\d+)회 × (\d+)명$/u, (meals, people) => `Lunches and dinners, ${meals} × ${people} people`],
  [/^현지 교통 (\d+)일 × (\d+)명$/u, (days, people) => `Local transport, ${days} days × ${people} people`],
  [/^공항 이동 왕복 × (\d+)명$/u, (people) => `To and from the airport × ${people} people`],
  [/^쇼핑·예비비 × (\d+)명$/u, (people) => `Shopping and reserve × ${people} people`],
];
const TICKET = "입장·체험: ";

/** What a line of the costs is for. */
export function costName(label: string, destination: Destination, language: Language): string {
  if (language === "ko") return label;
  if (label.startsWith(TICKET))
    return `Ticket: ${placeName(label.slice(TICKET.length), destination, language)}`;
  for (const [pattern, say] of COSTS) {
    const found = pattern.exec(label);
    if (found !== null) return say(...found.slice(1));
  }
  return label;
}

const MODES: Readonly<Record<string, string>> = {
  도보: "on foot",
  대중교통: "by public transport",
  차량: "by car",
  "배 포함": "partly by boat",
};

export function modeName(mode: string, language: Language): string {
  return language === "ko" ? mode : (MODES[mode] ?? mode);
}

/** «도착하는 날 · 난바·도톤보리, 우메다» */
export function themeName(theme: string, destination: Destination, language: Language): string {
  if (language === "ko") return theme;
  const arrives = theme.startsWith("도착하는 날 · ");
  const leaves = theme.startsWith("돌아오는 날 · ");
  const where = (arrives || leaves ? theme.slice(theme.indexOf(" · ") + 3) : theme)
    .split(", ")
    .map((area) => areaName(area, destination, language))
    .join(", ");
  if (arrives) return `Arrival · ${where}`;
  return leaves ? `Going home · ${where}` : where;
}
