import { addDays } from "@maru/language";
import type { Destination } from "../data/destination.ts";
import { distanceKm } from "../data/distance.ts";
import type { Flight, Leg, OptionType } from "../shapes.ts";
import { airportByCode } from "./airports.ts";
import { flightDemand } from "./demand.ts";
import { clockOf, lengthOf, offsetOf } from "./local-time.ts";

export interface FlightRequest {
  readonly destination: Destination;
  readonly origin: string;
  readonly departure_date: string;
  readonly nights: number;
  readonly preferred_airline: string | null;
}

const SEOUL = "Asia/Seoul";
const SOURCE = "추정가 (거리·시기·요일 기준 내부 모델)";

/** When each class usually leaves, in minutes after local midnight: cheap ones at the edges of the day. */
const DEPARTURES: Readonly<Record<OptionType, { out: number; back: number }>> = {
  budget: { out: 7 * 60 + 20, back: 21 * 60 + 10 },
  standard: { out: 9 * 60 + 30, back: 18 * 60 + 30 },
  premium: { out: 10 * 60 + 30, back: 17 * 60 },
};

const CLASS: Readonly<Record<OptionType, { factor: number; cabin: Flight["cabin"]; baggage: string }>> = {
  budget: { factor: 0.78, cabin: "economy", baggage: "기내 수하물 10kg (위탁은 유료)" },
  standard: { factor: 1.12, cabin: "economy", baggage: "위탁 수하물 23kg 1개" },
  premium: { factor: 2.9, cabin: "business", baggage: "위탁 수하물 32kg 2개" },
};

/** Three ways to get there and back, cheapest first. Computed, never invented as an offer: every price is an estimate. */
export function estimateFlights(request: FlightRequest): readonly Flight[] {
  const { access, airports } = request.destination;
  if (access.flight === null || airports.length === 0 || prefersGround(request))
    return groundOptions(request);
  return (["budget", "standard", "premium"] as const).map((type) => flightOption(request, type));
}

/** «KTX 타고»: asked for by name, and there is one. */
function prefersGround({ destination, preferred_airline }: FlightRequest): boolean {
  return destination.access.ground.some(({ mode }) => modeName(mode) === preferred_airline);
}

function flightOption(request: FlightRequest, type: OptionType): Flight {
  const { destination, origin, departure_date, nights } = request;
  const airport = destination.airports[0]?.iata ?? "";
  const isDirect = destination.access.flight?.direct !== false;
  const { cabin } = CLASS[type];
  // Who asks for a full-service airline gets it in every class: its cheaper seats leave at the edges of the day.
  const isFullService = isWanted(request.preferred_airline, type);
  const factor = isFullService && type === "budget" ? FULL_SERVICE_SAVER : CLASS[type].factor;
  const baggage = isFullService && type === "budget" ? CLASS.standard.baggage : CLASS[type].baggage;
  const stops = isDirect ? 0 : 1;
  const outMinutes = airTime(request, airport, "out") + (type === "budget" && stops === 1 ? 90 : 0);
  const backMinutes = airTime(request, airport, "back") + (type === "budget" && stops === 1 ? 90 : 0);
  const back = addDays(departure_date, nights);
  const out = civilLeg(
    { zone: SEOUL, code: origin },
    { zone: destination.time_zone, code: airport },
    departure_date,
    DEPARTURES[type].out,
    outMinutes,
  );
  const home = legFrom(
    { zone: destination.time_zone, code: airport },
    { zone: SEOUL, code: origin },
    back,
    DEPARTURES[type].back,
    backMinutes,
  );
  return {
    type,
    mode: "flight",
    airline: airlineFor(type, request.preferred_airline),
    cabin,
    price: roundPrice(
      (basePrice(request, airport) *
        factor *
        (dayFactor(request, departure_date) + dayFactor(request, back))) /
        2,
    ),
    outbound: out,
    inbound: home,
    stops,
    baggage,
    source: SOURCE,
    is_estimate: true,
    expires_at: null,
  };
}

/** A round trip in economy on an ordinary day, by distance: short hops cost more per kilometre. */
function basePrice(request: FlightRequest, airport: string): number {
  const kilometres = distanceOf(request, airport);
  const isDomestic = request.destination.access.flight?.kind === "domestic";
  if (isDomestic) return 60_000 + 110 * kilometres;
  return 110_000 + 165 * Math.min(kilometres, 2500) + 105 * Math.max(0, kilometres - 2500);
}

function dayFactor(request: FlightRequest, date: string): number {
  const month = request.destination.seasons[Number(date.slice(5, 7)) - 1];
  return flightDemand(date, month?.crowd ?? 0.5);
}

function distanceOf(request: FlightRequest, airport: string): number {
  const from = airportByCode(request.origin);
  const to = airportByCode(airport);
  return from === undefined || to === undefined ? 1000 : distanceKm(from, to);
}

/** The usual time from Seoul, shifted for other origins by the difference in distance. */
function airTime(request: FlightRequest, airport: string, way: "out" | "back"): number {
  const usual = request.destination.access.flight?.minutes ?? 120;
  const seoul = airportByCode("ICN");
  const to = airportByCode(airport);
  const difference =
    seoul === undefined || to === undefined
      ? 0
      : ((distanceOf(request, airport) - distanceKm(seoul, to)) / 800) * 60;
  // Winds: the way back from the east is slower, from the west faster; half an hour is not promised either way.
  return Math.max(40, Math.round((usual + difference + (way === "back" ? 5 : 0)) / 5) * 5);
}

const [DAWN, LATE] = ["07:00", "22:00"];
const LAST_DEPARTURE = 23 * 60;
const STEP = 30;

/** Nobody flies to Los Angeles to land at half past three, or to Honolulu to land the day before: one leaves later. */
function civilLeg(...[from, to, date, departure, minutes]: Parameters<typeof legFrom>): Leg {
  for (let leaves = departure; leaves <= LAST_DEPARTURE; leaves += STEP) {
    const leg = legFrom(from, to, date, leaves, minutes);
    const isCivil = leg.arrival_time >= DAWN && leg.arrival_time <= LATE && leg.arrival_date >= date;
    if (isCivil) return leg;
  }
  return legFrom(from, to, date, departure, minutes);
}

function legFrom(
  from: { zone: string; code: string },
  to: { zone: string; code: string },
  date: string,
  departure: number,
  minutes: number,
): Leg {
  const arrival = departure + minutes - offsetOf(from.zone, date) + offsetOf(to.zone, date);
  return {
    date,
    from: from.code,
    to: to.code,
    departure_time: clockOf(departure),
    arrival_time: clockOf(arrival),
    arrival_date: addDays(date, Math.floor(arrival / 1440)),
    flight_time: lengthOf(minutes),
  };
}

const LOW_COST = [
  "제주항공",
  "진에어",
  "티웨이항공",
  "에어부산",
  "에어서울",
  "이스타항공",
  "에어로케이",
  "피치항공",
  "스쿠트",
  "에어아시아",
];

const FULL_SERVICE_SAVER = 1;

function isWanted(preferred: string | null, type: OptionType): boolean {
  return preferred !== null && !LOW_COST.includes(preferred) && type !== "premium";
}

/** A kind of airline, or the one that was asked for where it fits. Who flies that day is for a live source to say. */
function airlineFor(type: OptionType, preferred: string | null): string {
  const isLowCost = preferred !== null && LOW_COST.includes(preferred);
  if (preferred !== null && isLowCost && type !== "premium") return preferred;
  if (preferred !== null && !isLowCost) return type === "premium" ? `${preferred} 비즈니스석` : preferred;
  switch (type) {
    case "budget":
      return "저비용항공사(LCC)";
    case "standard":
      return "대형항공사(FSC)";
    case "premium":
      return "대형항공사(FSC) 비즈니스석";
  }
}

/** Where no plane goes: bus, train, and the train's better class. Who asks for the train by name is sent on no bus. */
function groundOptions(request: FlightRequest): readonly Flight[] {
  const { destination, departure_date, nights } = request;
  const ways = [...destination.access.ground].sort((left, right) => left.price_krw - right.price_krw);
  const wanted = ways.find(({ mode }) => modeName(mode) === request.preferred_airline);
  const cheapest = wanted ?? ways[0];
  if (cheapest === undefined) return [];
  const train = wanted ?? ways.find(({ mode }) => mode === "train") ?? ways.at(-1) ?? cheapest;
  const back = addDays(departure_date, nights);
  const choices = [
    { type: "budget", way: cheapest, factor: 1, cabin: "ordinary", name: modeName(cheapest.mode) },
    {
      type: "standard",
      way: train,
      factor: train === cheapest ? 1.2 : 1,
      cabin: "ordinary",
      name: modeName(train.mode),
    },
    { type: "premium", way: train, factor: 1.45, cabin: "first", name: `${modeName(train.mode)} 특실·우등` },
  ] as const;
  return choices.map(({ type, way, factor, cabin, name }) => ({
    type,
    mode: way.mode === "subway" ? "train" : way.mode,
    airline: name,
    cabin,
    price: roundPrice(way.price_krw * 2 * factor),
    outbound: legFrom(
      { zone: SEOUL, code: way.from_ko },
      { zone: SEOUL, code: way.to_ko },
      departure_date,
      DEPARTURES.standard.out,
      way.minutes,
    ),
    inbound: legFrom(
      { zone: SEOUL, code: way.to_ko },
      { zone: SEOUL, code: way.from_ko },
      back,
      DEPARTURES.standard.back,
      way.minutes,
    ),
    stops: 0,
    baggage: "제한 없음",
    source: "추정가 (정규 운임 기준)",
    is_estimate: true,
    expires_at: null,
  }));
}

function modeName(mode: "train" | "bus" | "ferry" | "subway"): string {
  return { train: "열차", bus: "고속버스", ferry: "여객선", subway: "광역전철" }[mode];
}

function roundPrice(price: number): number {
  return Math.round(price / 1000) * 1000;
}
