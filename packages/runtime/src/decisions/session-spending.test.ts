import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { judgeTopic, judgingAssistant } from "../testing/judging-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import type { ModelPort } from "./decision.ts";
import { SessionSpending } from "./session-spending.ts";

const answers: ModelPort = {
  name: "test",
  price: { input: 1_000, output: 1_000 },
  complete: async () => ({ text: '{"topic":"travel","note":"model"}', tokens: { input: 30, output: 10 } }),
};

it("adds up what all turns of a session spent, also in another process", async () => {
  const { say, storage, session } = await startRuntime(judgingAssistant(), { model: answers });
  const spending = new SessionSpending(storage.events);
  expect(await spending.of(session.id)).toEqual({ tokens: 0, cost: 0 });
  await say("하나");
  expect(await spending.of(session.id)).toEqual({ tokens: 40, cost: 0.04 });
  await say("둘");
  expect(await spending.of(session.id)).toEqual({ tokens: 80, cost: 0.08 });
  expect(await new SessionSpending(storage.events).of(session.id)).toEqual({ tokens: 80, cost: 0.08 });
});

it("reads logs longer than a page", async () => {
  const storage = await openStorage("memory:");
  const session = await storage.sessions.create({ assistant: "judging", tenant: "local", user: "me" });
  const events = Array.from({ length: 2_500 }, () => ({
    type: "step_finished",
    data: { decisions: [{ tokens: 1, cost: 0 }] },
  }));
  await storage.events.append(session.id, events);
  expect((await new SessionSpending(storage.events).of(session.id)).tokens).toBe(2_500);
});

it("lets the rules answer for the rest of a session whose budget is spent", async () => {
  const { say, runtime, session } = await startRuntime(judgingAssistant({ session_tokens: 80 }), {
    model: answers,
  });
  const replies: string[] = [];
  for (const text of ["하나", "둘", "셋", "넷"]) {
    await say(text);
    replies.push((await runtime.view(session)).summary.reply);
  }
  expect(replies).toEqual(["model: travel", "model: travel", "rules: other", "rules: other"]);
  expect((await runtime.view(session)).state).toMatchObject({ total_tokens_used: 80, api_calls_made: 2 });
  expect(judgeTopic.rules("셋").topic).toBe("other");
});
