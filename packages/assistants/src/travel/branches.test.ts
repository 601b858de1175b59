import { Runtime } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { travel } from "./index.ts";

it("plans anew on a branch that begins with another value, wherever it begins", async () => {
  const runtime = new Runtime({ storage: await openStorage("memory:"), assistants: [travel] });
  const session = await runtime.create({ assistant: "travel", tenant: "local", user: "tester" });
  const say = async (client_id: string, text: string) => {
    await runtime.send(session, { client_id, content: { type: "message", text } });
    await runtime.whenIdle(session.id);
    return (await runtime.view(session)).state;
  };
  await say("1", "오사카 3박 4일 2명 총 300만원 맛집");
  const { entries } = await runtime.inspector.history(session, { limit: 50 });
  const states = await Promise.all(
    entries.map(async ({ checkpoint_id }) => ({
      checkpoint_id,
      state: (await runtime.inspector.stateAt(session, checkpoint_id)).state as Record<string, unknown>,
    })),
  );
  const known = states.filter(({ state }) => state.info_collected === true);
  const places = [known.find(({ state }) => state.plans_generated === false), known[0]];
  for (const [index, place] of places.entries()) {
    const duration = 5 + index;
    await runtime.inspector.fork(session, place?.checkpoint_id ?? "", { duration });
    const after = await say(`again ${index}`, "일정 다시 짜줘");
    expect(after).toMatchObject({ duration, plans_generated: true, current_step: "done" });
    expect(Object.keys(after.itinerary as object)).toHaveLength(duration + 1);
    const nights = (after.hotel_options as { price_per_night: number; total_price: number }[]).map(
      ({ price_per_night, total_price }) => total_price / price_per_night,
    );
    expect(nights).toEqual([duration, duration, duration]);
  }
});
