import { beforeAll, describe, expect, it } from "vitest";
import { remarksIn } from "../reading/read-remarks.ts";
import type { TravelState } from "../state.ts";
import { plannedTrip } from "../testing/planned-trip.ts";
import { aboutRemarks, remarksOf } from "./about-remarks.ts";

describe("what is said of the diet, the legs and the health of the party", () => {
  let state: TravelState;
  beforeAll(async () => {
    state = await plannedTrip("한 명은 해산물 알레르기가 있어요", "오사카 3박4일 둘이 인당 120만원 맛집");
  });
  const told = (text: string, language: "ko" | "en" = "ko") =>
    aboutRemarks(state, remarksIn(text), language).join("\n");

  it("is remembered from the conversation, once each", () => {
    expect(remarksOf(state).map(({ said }) => said)).toEqual(["해산물"]);
  });

  it("is forgotten with the trip", async () => {
    const anew = await plannedTrip("한 명은 해산물 알레르기가 있어요", "처음부터 다시");
    expect(remarksOf(anew)).toEqual([]);
  });

  it("what a restaurant cooks is never promised", () => {
    expect(told("동생이 새우를 못 먹어요")).toContain("제 자료에 없어서");
    expect(told("my son is allergic to shrimp", "en")).toContain("not in my data");
    expect(told("my son is allergic to shrimp", "en")).not.toMatch(/places in the plan serve/u);
  });

  it("who cannot walk far hears which day has most of it", () => {
    expect(told("엄마가 다리가 불편하세요")).toMatch(/\d일차\(약 [\d.]+km\)/u);
  });

  it("of health nothing is judged", () => {
    expect(told("임신 중이에요")).toContain("병원");
  });
});
