import { describe, expect, it } from "vitest";
import { destinationByName } from "../destinations.ts";
import type { ItineraryDay } from "../shapes.ts";
import type { TravelState } from "../state.ts";
import { plannedTrip } from "../testing/planned-trip.ts";

const ASKED = "오사카 3박4일 둘이 인당 110만원 관광";
const places = (day: ItineraryDay | undefined) =>
  (day?.activities ?? []).flatMap(({ place_id }) => place_id ?? []);
const dayOf = (state: TravelState, name: string) =>
  Object.entries(state.itinerary).find(([, day]) =>
    day.activities.some(({ activity }) => activity === name),
  )?.[0];
const changedDays = (before: TravelState, after: TravelState) =>
  Object.keys(before.itinerary).filter(
    (key) => JSON.stringify(before.itinerary[key]) !== JSON.stringify(after.itinerary[key]),
  );

describe("days that are changed", () => {
  it("stay as they are when a wish is among them already", async () => {
    const before = await plannedTrip(ASKED);
    const name = before.itinerary["day2"]?.activities.find(({ type }) => type === "sightseeing")?.activity;
    const after = await plannedTrip(ASKED, `${name} 꼭 넣어줘`);
    expect(after.must_visit_places).toEqual([name]);
    expect(changedDays(before, after)).toEqual([]);
  });

  it("take in a new wish on one day, and no other day changes", async () => {
    const before = await plannedTrip(ASKED);
    const visited = Object.values(before.itinerary).flatMap(places);
    const wish = destinationByName("오사카")?.places.find(
      ({ id, meal, visit_minutes }) => !visited.includes(id) && meal === undefined && visit_minutes <= 90,
    )?.ko;
    const after = await plannedTrip(ASKED, `${wish} 꼭 가고 싶어요`);
    expect(changedDays(before, after)).toEqual([dayOf(after, wish ?? "")]);
  });

  it("leave out what is refused, and keep the rest of that day", async () => {
    const before = await plannedTrip(ASKED);
    const key = dayOf(before, "도톤보리") ?? "";
    const after = await plannedTrip(ASKED, "도톤보리는 빼줘");
    expect(after.avoided_places).toEqual(["도톤보리"]);
    expect(dayOf(after, "도톤보리")).toBeUndefined();
    expect(changedDays(before, after)).toEqual([key]);
    const kept = places(before.itinerary[key]).filter((id) => places(after.itinerary[key]).includes(id));
    expect(kept.length).toBe(places(before.itinerary[key]).length - 1);
  });

  it("change places when two of them are named", async () => {
    const before = await plannedTrip(ASKED);
    const after = await plannedTrip(ASKED, "2일차랑 3일차 바꿔줘");
    expect(changedDays(before, after)).toEqual(["day2", "day3"]);
    const moved = places(before.itinerary["day2"]).filter((id) =>
      places(after.itinerary["day3"]).includes(id),
    );
    expect(moved.length).toBeGreaterThanOrEqual(places(before.itinerary["day2"]).length - 1);
    expect(after.itinerary["day2"]?.date).toBe(before.itinerary["day2"]?.date);
  });

  it("follow the flight of the plan that a new budget makes the best one", async () => {
    const before = await plannedTrip("오사카 3박4일 혼자 80만원 관광");
    const after = await plannedTrip("오사카 3박4일 혼자 80만원 관광", "예산 130만원으로 올릴게");
    expect([before.recommendation?.letter, after.recommendation?.letter]).toEqual(["C", "B"]);
    const landing = (state: TravelState) => state.itinerary["day1"]?.activities[0]?.time;
    const arrives = (state: TravelState) =>
      state.final_plans.find(({ letter }) => letter === state.recommendation?.letter)?.flight?.outbound
        .arrival_time;
    expect([landing(before), landing(after)]).toEqual([arrives(before), arrives(after)]);
  });

  it("cost what they cost for those who come, when more do", async () => {
    const after = await plannedTrip(ASKED, "한 명 더 가기로 했어요");
    const castle = Object.values(after.itinerary)
      .flatMap(({ activities }) => activities)
      .find(({ activity }) => activity.startsWith("오사카성"));
    expect(after.num_people).toBe(3);
    expect(castle?.price).toBe(3 * 11_400);
  });

  it("are as they were once the last change is taken back", async () => {
    const before = await plannedTrip(ASKED);
    const after = await plannedTrip(ASKED, "맛집 위주로 바꿔줘", "그냥 원래대로 해줘");
    expect(after.travel_style).toEqual(before.travel_style);
    expect(after.itinerary).toEqual(before.itinerary);
  });
});
