import { openStorage, type Storage } from "@maru/storage";
import { expect, it } from "vitest";
import { SYSTEM_PORTS } from "../ports.ts";
import { Runtime } from "../runtime.ts";
import { judgingAssistant } from "../testing/judging-assistant.ts";
import type { ModelPort } from "./decision.ts";
import type { Allowances } from "./owner-spending.ts";

/** 40 tokens a call, which cost 0.04. */
const answers: ModelPort = {
  name: "test",
  price: { input: 1_000, output: 1_000 },
  complete: async () => ({ text: '{"topic":"travel","note":"model"}', tokens: { input: 30, output: 10 } }),
};

let sent = 0;

function open(storage: Storage, allowances: Partial<Allowances>, day = "2026-11-16") {
  const now = () => Date.parse(`${day}T12:00:00+09:00`);
  const ports = { ...SYSTEM_PORTS, now };
  const runtime = new Runtime({
    storage,
    assistants: [judgingAssistant()],
    model: answers,
    allowances,
    ports,
  });
  /** Who answered one message in a new conversation. */
  return async (user: string, tenant = "한빛") => {
    const session = await runtime.create({ assistant: "judging", tenant, user });
    sent += 1;
    await runtime.send(session, { client_id: `m${sent}`, content: { type: "message", text: "안녕" } });
    await runtime.whenIdle(session.id);
    return (await runtime.view(session)).summary.reply.split(":")[0];
  };
}

it("a person's new conversations do not help when the day's allowance is spent, but others go on", async () => {
  const storage = await openStorage("memory:");
  const ask = open(storage, { user_tokens: 80 });
  expect([await ask("지우"), await ask("지우"), await ask("지우")]).toEqual(["model", "model", "rules"]);
  expect([await ask("민수"), await ask("지우", "다른 회사")]).toEqual(["model", "model"]);
});

it("also in another process, and only until the next day", async () => {
  const storage = await openStorage("memory:");
  expect(await open(storage, { user_cost: 0.04 })("지우")).toBe("model");
  expect(await open(storage, { user_cost: 0.04 })("지우")).toBe("rules");
  expect(await open(storage, { user_cost: 0.04 }, "2026-11-17")("지우")).toBe("model");
});

it("all people of a company share what the company allows", async () => {
  const storage = await openStorage("memory:");
  const ask = open(storage, { company_tokens: 80 });
  expect([await ask("지우"), await ask("민수"), await ask("하나")]).toEqual(["model", "model", "rules"]);
  expect(await ask("지우", "다른 회사")).toBe("model");
});

it("what many conversations spend at once counts for everyone after them", async () => {
  const storage = await openStorage("memory:");
  const ask = open(storage, { user_tokens: 400 });
  await Promise.all(Array.from({ length: 100 }, () => ask("지우")));
  const spent = await storage.spending.of("user\n한빛\n지우", "2026-11-16");
  // Calls that are under way when it is used up are still paid for.
  expect(spent.tokens).toBeGreaterThanOrEqual(400);
  expect(await ask("지우")).toBe("rules");
});
