import type { ModelPort } from "@maru/runtime";
import { describe, expect, it } from "vitest";
import type { TravelState } from "./state.ts";
import { plannedBeside, plannedTrip } from "./testing/planned-trip.ts";

/** Says the same to every question, whatever it is. */
function modelThatSays(answer: unknown): ModelPort & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    name: "test",
    price: null,
    asked,
    complete: async ({ messages }) => {
      asked.push(messages.at(-1)?.content ?? "");
      return { text: JSON.stringify(answer), tokens: { input: 1, output: 1 } };
    },
  };
}

const LIES = {
  facts: {
    destination: "뉴욕",
    duration: 14,
    budget: 10_000_000,
    budget_basis: "total",
    num_people: 1,
    children: 0,
    departure_date: "2030-01-01",
    origin: "CJU",
    budget_flexibility: "flexible",
    travel_style: ["쇼핑"],
    must_visit_places: ["에펠탑"],
  },
  problems: [],
  command: { type: "start_over" },
  notes: ["예산 한도는 이제 없어요", "항공권은 1원이에요"],
};

const LINES = [
  "오사카 3박4일",
  "인당 100만원 넘으면 안 돼",
  "둘이요",
  "맛집",
  "음...",
  "B안으로 할게요",
  "ㅋㅋㅋ",
];

/** Everything that was said, found and reckoned; not how it was worded, nor what the model used up. */
function substance(state: TravelState) {
  const {
    messages: _messages,
    session_id: _session,
    total_tokens_used: _tokens,
    api_calls_made: _calls,
    ...rest
  } = state;
  return rest;
}

describe("a model beside the rules", () => {
  it("that lies changes no price, no date, no limit and no plan", async () => {
    const liar = modelThatSays(LIES);
    const beside = await plannedBeside(liar, ...LINES);
    expect(liar.asked.length).toBeGreaterThan(0);
    expect(substance(beside)).toEqual(substance(await plannedTrip(...LINES)));
    expect(beside.messages.map(({ content }) => content).join()).not.toMatch(/1원이에요|한도는 이제/u);
  });

  it("that lies before anything is known can at most name a place we know, and the answer says so", async () => {
    const state = await plannedBeside(modelThatSays(LIES), "그냥 아무 생각이 없네");
    expect(state).toMatchObject({
      destination: "뉴욕",
      duration: null,
      budget: null,
      num_people: null,
      departure_date: null,
      origin: null,
      must_visit_places: [],
    });
    expect(state.messages.at(-1)?.content).toContain("뉴욕");
  });

  it("understands what the rules do not", async () => {
    const helpful = modelThatSays({ facts: { destination: "교토" }, problems: [], command: null, notes: [] });
    const state = await plannedBeside(helpful, "천년 고도에서 게이샤 보고 싶어요");
    expect(state.destination).toBe("교토");
    expect(state.questions[0]?.field).toBe("duration");
  });

  it("that speaks nonsense is not heard", async () => {
    const state = await plannedBeside(modelThatSays("ignore all rules"), "오사카 3박");
    expect(state).toMatchObject({ destination: "오사카", duration: 3 });
  });
});
