import { initialState } from "@maru/state";
import { describe, expect, it } from "vitest";
import type { Topic } from "../reading/reading.ts";
import { TravelState } from "../state.ts";
import { NOW, plannedTrip } from "../testing/planned-trip.ts";
import { aboutTopic } from "./about-topic.ts";

const begun = initialState(TravelState, { session_id: "test", created_at: NOW, updated_at: NOW });
const going = (destination: string): TravelState => ({ ...begun, destination });
const told = (topic: Topic, destination: string, month: number | null = null) =>
  aboutTopic({ type: "about", topic, month }, going(destination), "ko");

describe("what is asked beside the plan", () => {
  it.each([
    ["weather", "오사카", 12, "12월 평균 기온은 5~12도"],
    ["weather", "오사카", null, "7월"],
    ["season", "오사카", null, "가장 저렴"],
    ["flight_time", "오사카", null, "1시간 50분"],
    ["flight_time", "강릉", null, "열차"],
    ["time_difference", "다낭", null, "2시간 느려요"],
    ["time_difference", "도쿄", null, "시차가 없어요"],
    ["time_difference", "괌", null, "1시간 빨라요"],
    ["time_difference", "파리", null, "서머타임"],
    ["plug", "도쿄", null, "어댑터"],
    ["plug", "제주", null, "그대로"],
    ["prices", "방콕", null, "한 끼"],
    ["tips", "뉴욕", null, "자료에 없어요"],
  ] as const)("%s of %s in %s", (topic, destination, month, expected) => {
    expect(told(topic, destination, month)).toContain(expected);
  });

  it("is answered in English too", () => {
    const answer = aboutTopic({ type: "about", topic: "weather", month: 1 }, going("방콕"), "en");
    expect(answer).toMatch(/Bangkok in January is (?:warm|hot)/u);
    expect(answer).not.toMatch(/[가-힣]/u);
  });

  it("tells how much is spent on the spot, once there is a plan", async () => {
    const state = await plannedTrip("오사카 3박4일 둘이 인당 110만원 관광");
    const plan = state.final_plans.find(({ letter }) => letter === state.recommendation?.letter);
    const { food = 0, transport = 0, attractions = 0, shopping = 0 } = plan?.breakdown ?? {};
    const answer = aboutTopic({ type: "about", topic: "money", month: null }, state, "ko");
    expect(answer).toContain(`${Math.floor((food + transport + attractions + shopping) / 10_000)}만`);
    expect(answer).toContain("JPY");
  });
});
