import { spokenWon } from "../money.ts";
import type { Flight, Hotel } from "../shapes.ts";
import type { Trip } from "./trip.ts";

/** An expert's view of the options: which one, why, and what the others would trade. */
export interface Analysis {
  readonly summary: string;
  readonly recommendation: string;
  readonly reasoning: string;
  readonly tips: string[];
  readonly alternatives: string[];
}

export function analyseFlights(trip: Trip, options: readonly Flight[]): Analysis {
  const standard = options.find(({ type }) => type === "standard") ?? options[0];
  if (standard === undefined) throw new Error("there are no options to look at");
  const others = options.filter((option) => option !== standard);
  const first = trip.destination.airports[0];
  return {
    summary: `${standard.airline} ${standard.outbound.departure_time} 출발편이 무난해요.`,
    recommendation: standard.type,
    reasoning: `도착 ${standard.outbound.arrival_time}, 귀국편 출발 ${standard.inbound.departure_time}로 첫날과 마지막 날을 알차게 쓸 수 있어요.`,
    tips: [
      ...(first === undefined || standard.mode !== "flight"
        ? []
        : [`${first.name_ko}에서 시내까지 약 ${first.to_centre.minutes}분 (${first.to_centre.how_ko})`]),
      ...(standard.stops > 0 ? ["직항이 없거나 드물어 한 번 갈아타는 시간을 넣었어요."] : []),
    ],
    alternatives: others.map((option) => {
      const difference = option.price - standard.price;
      const price =
        difference < 0 ? `1인 ${spokenWon(-difference)} 절약` : `1인 ${spokenWon(difference)} 추가`;
      return option.type === "budget"
        ? `${option.airline}: ${price}, 대신 ${option.outbound.departure_time} 출발이고 ${option.baggage}.`
        : `${option.airline}: ${price}, 대신 더 넓은 좌석과 ${option.baggage}.`;
    }),
  };
}

export function analyseHotels(trip: Trip, options: readonly Hotel[]): Analysis {
  const standard = options.find(({ type }) => type === "standard") ?? options[0];
  if (standard === undefined) throw new Error("there are no options to look at");
  const others = options.filter((option) => option !== standard);
  const why = trip.destination.stays.find((stay) => stay.type === standard.type)?.why_ko;
  return {
    summary: `${standard.location} 쪽이 ${trip.styles.join("·")} 여행에 편해요.`,
    recommendation: standard.type,
    reasoning: why ?? `${standard.distance_from_center}이에요.`,
    tips: [
      standard.rooms > 1
        ? `${trip.people}명이면 객실 ${standard.rooms}개가 필요해요.`
        : "객실 1개로 충분해요.",
      "특정 숙소 이름과 빈방은 예약 사이트에서 확인해 주세요.",
    ],
    alternatives: others.map((option) => {
      const difference = option.price_per_night - standard.price_per_night;
      const price =
        difference < 0 ? `1박 ${spokenWon(-difference)} 절약` : `1박 ${spokenWon(difference)} 추가`;
      return `${option.name}: ${price}, ${option.distance_from_center}.`;
    }),
  };
}
