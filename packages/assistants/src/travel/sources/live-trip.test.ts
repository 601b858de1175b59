import { afterEach, describe, expect, it } from "vitest";
import { type Answer, type Asked, type ServiceServer, startService } from "../../testing/service-server.ts";
import { createTravel } from "../index.ts";
import { plannedWith } from "../testing/planned-trip.ts";
import { duffelOffers, serpApiProperties } from "../testing/wire-shapes.ts";
import { duffelFlights } from "./duffel.ts";
import { serpApiStays } from "./serpapi.ts";

const ASKED = "12월 4일부터 오사카 3박4일 둘이서 인당 100만원 맛집";
const servers: ServiceServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function travelWith(flights: (asked: Asked) => Answer) {
  const duffel = await startService(flights);
  const serpApi = await startService(() => ({
    body: serpApiProperties([
      { name: "캡슐", night: 40_000 },
      { name: "비즈니스", night: 110_000, stars: 3 },
      { name: "특급", night: 350_000, stars: 5 },
    ]),
  }));
  servers.push(duffel, serpApi);
  const sources = {
    flights: [duffelFlights({ token: "t", base: duffel.base })],
    stays: [serpApiStays({ key: "k", base: serpApi.base })],
    nearby: [],
  };
  return { assistant: createTravel(sources), duffel };
}

const replyOf = (state: { messages: readonly { role: string; content: string }[] }) =>
  state.messages.findLast(({ role }) => role === "assistant")?.content ?? "";

describe("a trip from live sources", () => {
  it("says which source was asked, when, and until when a fare holds; sums are of its prices", async () => {
    const { assistant } = await travelWith(() => ({
      body: duffelOffers([{ airline: "Korean Air", amount: "500000.00" }]),
    }));
    const state = await plannedWith(assistant, ASKED);
    const reply = replyOf(state);
    expect(reply).toContain("항공 전문가 Duffel(11월 16일(월) 10:00 조회)");
    expect(reply).toContain("숙소 전문가 SerpApi Google Hotels(11월 16일(월) 10:00 조회)");
    expect(reply).toContain("11월 16일(월) 10:30까지 유효해요");
    expect(reply).not.toContain("가격은 모두 추정가");
    expect(state.final_plans.map(({ breakdown }) => breakdown.flights)).toEqual([500_000, 500_000, 500_000]);
    expect(state.final_plans.map(({ breakdown }) => breakdown.accommodation)).toEqual([
      1_050_000, 330_000, 120_000,
    ]);
  });

  it("says so when a fare it chose no longer holds", async () => {
    const { assistant } = await travelWith(() => ({
      body: duffelOffers([
        { airline: "Korean Air", amount: "500000.00", expires_at: "2026-11-16T01:00:00.001Z" },
      ]),
    }));
    const state = await plannedWith(assistant, ASKED, { later: 60_000 }, "B안으로 할게요");
    expect(replyOf(state)).toContain("유효 시간이 지났어요");
  });

  it("falls back to estimates when the limit is reached, and says why", async () => {
    const { assistant } = await travelWith(() => ({ status: 429, body: { errors: [] } }));
    const state = await plannedWith(assistant, ASKED);
    expect(replyOf(state)).toContain("Duffel의 요청 한도를 넘어서 추정가로 계산했어요.");
    expect(state.flight_options.every(({ is_estimate }) => is_estimate)).toBe(true);
  });

  it("names the flights as missing when the source stays down, and delivers the rest", async () => {
    const { assistant, duffel } = await travelWith(() => ({ status: 503, body: "down" }));
    const state = await plannedWith(assistant, ASKED);
    expect(duffel.asked.length).toBe(6);
    expect(state.flight_options).toEqual([]);
    expect(state.hotel_options).toHaveLength(3);
    expect(replyOf(state)).toContain("항공편을 찾지 못했어요");
  });
});
