import { beforeAll, describe, expect, it } from "vitest";
import { mustHaveTrip } from "../experts/trip.ts";
import type { TravelState } from "../state.ts";
import { plannedTrip } from "../testing/planned-trip.ts";
import { aboutFact } from "./about-facts.ts";

describe("one fact of a trip that was asked for", () => {
  let state: TravelState;
  beforeAll(async () => {
    state = await plannedTrip("오사카 3박4일 어른 둘 아이 하나 인당 120만원 관광 12월 18일 출발");
  });
  const told = (fact: Parameters<typeof aboutFact>[2], language: "ko" | "en" = "ko") =>
    aboutFact(state, { ...mustHaveTrip(state), language }, fact);

  it("the way there is told with its day and the times of each plan", () => {
    expect(told("departure")).toContain("12월 18일");
    for (const letter of ["A", "B", "C"]) expect(told("departure")).toContain(letter);
    expect(told("return")).toContain("12월 21일");
  });

  it("one leaves the stay on the day one goes home", () => {
    expect(told("check_in")).toContain("12월 18일");
    expect(told("check_out")).toContain("12월 21일");
  });

  it("how long, and how many with their children", () => {
    expect(told("length")).toContain("3박");
    expect(told("party")).toMatch(/3명.*1명/u);
    expect(told("party", "en")).toContain("3");
  });

  it("a plan is still to be chosen, and all of it to be booked", () => {
    expect(told("to_do")).toContain("예약");
    expect(told("to_do")).toMatch(/[ABC]안/u);
    // The day was said: it is no longer to be settled.
    expect(told("departure")).not.toContain("말씀하지 않으셔서");
  });
});
