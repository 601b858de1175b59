import { initialState } from "@maru/state";
import { describe, expect, it } from "vitest";
import { estimateFlights } from "../prices/estimate-flights.ts";
import { TravelState } from "../state.ts";
import { planItinerary } from "./itinerary.ts";
import { mustHaveTrip } from "./trip.ts";

const trip = mustHaveTrip(
  initialState(TravelState, {
    destination: "다낭",
    duration: 3,
    budget: 1_000_000,
    num_people: 2,
    travel_style: ["휴양"],
    departure_date: "2026-12-04",
    session_id: "test",
    created_at: "2026-11-16T10:00:00+09:00",
    updated_at: "2026-11-16T10:00:00+09:00",
  }),
);

describe("a flight over midnight", () => {
  const [, standard] = estimateFlights(trip);
  if (standard === undefined) throw new Error("there is no flight");
  const outbound = {
    ...standard.outbound,
    departure_time: "21:30",
    arrival_time: "00:20",
    arrival_date: "2026-12-05",
  };
  const { days } = planItinerary(trip, { flight: { ...standard, outbound }, hotel: null });

  it("leaves the first day to the flight alone", () => {
    expect(days.day1?.activities.map(({ time, activity }) => [time, activity])).toEqual([
      ["21:30", "ICN 출발, 다음 날 도착"],
    ]);
  });

  it("arrives on the second day, and sights come after that", () => {
    const [arrival, ...rest] = days.day2?.activities ?? [];
    expect(arrival).toMatchObject({ time: "00:20", activity: "DAD 도착 후 시내로 이동" });
    expect(days.day2?.theme).toContain("도착하는 날");
    expect(rest.some(({ place_id }) => place_id !== null)).toBe(true);
    expect(Object.keys(days)).toHaveLength(4);
  });
});
