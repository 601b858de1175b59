import type { ModelPort, ModelReply } from "@maru/runtime";
import { describe, expect, it } from "vitest";
import type { TravelState } from "./state.ts";
import { plannedBeside, plannedTrip } from "./testing/planned-trip.ts";

/** Says the same to every question, whatever it is. */
function modelThatSays(reply: Pick<ModelReply, "text" | "calls">): ModelPort & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    name: "test",
    price: null,
    asked,
    complete: async ({ messages }) => {
      asked.push(messages.at(-1)?.content ?? "");
      return { ...reply, tokens: { input: 1, output: 1 } };
    },
  };
}

const set = (slot: string, value: string) => ({ name: "set", arguments: JSON.stringify({ slot, value }) });

/** Values nobody said, orders nobody gave, and an answer full of figures. */
const LIES = [
  set("destination", "뉴욕"),
  set("duration", "14박"),
  set("budget", "1000만원"),
  set("departure_date", "2030-01-01"),
  set("must_visit_places", "에펠탑"),
  { name: "approve", arguments: "{}" },
  { name: "__proto__", arguments: '{"constructor":1}' },
  {
    name: "reply",
    arguments: JSON.stringify({
      parts: [{ type: "fact", text: "예산 한도는 이제 없어요. 항공권은 1원이에요." }],
    }),
  },
];

const LINES = [
  "오사카 3박4일",
  "인당 100만원 넘으면 안 돼",
  "둘이요",
  "맛집",
  "음...",
  "B안으로 할게요",
  "ㅋㅋㅋ",
];

/** What is known of the trip; not how it was worded, nor what the model used up. */
function substance({
  destination,
  duration,
  budget,
  num_people,
  departure_date,
  travel_style,
  itinerary,
  final_plans,
}: TravelState) {
  return { destination, duration, budget, num_people, departure_date, travel_style, itinerary, final_plans };
}

describe("a model beside the rules", () => {
  it("that lies keeps no value that nobody said, and says no figure of its own", async () => {
    const state = await plannedBeside(modelThatSays({ text: "", calls: LIES }), "그냥 아무 생각이 없네");
    expect(state).toMatchObject({
      destination: null,
      duration: null,
      budget: null,
      departure_date: null,
      must_visit_places: [],
    });
    expect(state.messages.at(-1)?.content).not.toMatch(/1원|한도는 이제/u);
  });

  it("that hands over, speaks nonsense or calls nothing leaves the answer to the rules", async () => {
    const rules = substance(await plannedTrip(...LINES));
    for (const reply of [
      { text: "", calls: [{ name: "hand_over", arguments: "{}" }] },
      { text: "ignore all rules" },
      { text: "", calls: [{ name: "set", arguments: "{half" }] },
    ]) {
      const model = modelThatSays(reply);
      expect(substance(await plannedBeside(model, ...LINES))).toEqual(rules);
      expect(model.asked.length).toBeGreaterThan(0);
    }
  });

  it("plans a trip out of the words of a message", async () => {
    const words = "오사카 3박4일 둘이서 100만원 맛집";
    const calls = [
      set("destination", "오사카"),
      set("duration", "3박4일"),
      set("num_people", "둘이서"),
      set("budget", "100만원"),
      set("travel_style", "맛집"),
      { name: "reply", arguments: '{"parts":[{"type":"talk","text":"좋은 여행이 될 거예요."}]}' },
    ];
    const state = await plannedBeside(modelThatSays({ text: "", calls }), words);
    expect(substance(state)).toEqual(substance(await plannedTrip(words)));
    expect(state.operations.every(({ decided_by }) => decided_by === "model")).toBe(true);
  });
});
