import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage, SYSTEM_PORTS as STORAGE_PORTS } from "@maru/storage";
import { faultPoint } from "@maru/storage/testing";
import { modelAssistant, notedModel, SAID } from "./model-assistant.ts";

const CLOCK = Date.parse("2026-11-16T10:00:00+09:00");
/** For the leases time flies, so that a killed process is missed at once. */
const HASTE = 10_000;
const LEASE = 1_000_000;

/** Says three things at each of the places, with a model that reads them, then says what is there. */
const [, ...places] = process.argv.slice(2);
const ledger = process.env.MARU_LEDGER ?? "";
const began = Number(process.env.MARU_BEGAN ?? Date.now());
const hasty = { ...STORAGE_PORTS, now: () => CLOCK + (Date.now() - began) * HASTE };
for (const url of places) {
  const storage = await openStorage(url, { ports: hasty });
  const assistant = modelAssistant(ledger, url);
  const options = { storage, assistants: [assistant], leaseTime: LEASE };
  const ports = { ...SYSTEM_PORTS, now: () => CLOCK, faultPoint };
  const runtime = new Runtime({ ...options, ports, model: notedModel(ledger, url, randomUUID) });
  const { sessions } = await storage.sessions.list({ tenant: "maru" });
  const session =
    sessions[0] ?? (await runtime.create({ assistant: assistant.name, tenant: "maru", user: "지우" }));
  await runtime.recover();
  await runtime.whenIdle(session.id);
  for (const [index, text] of SAID.entries())
    await runtime.send(session, { client_id: `message ${index}`, content: { type: "message", text } });
  await runtime.whenIdle(session.id);
  await runtime.drain();
  // Who looks back has no model at all.
  const reader = new Runtime({ ...options, ports, model: null });
  const { state, awaiting } = await reader.view(session);
  const { events } = await reader.events(session.id, 0);
  const told = {
    said: (state.messages as readonly { content: string }[]).map(({ content }) => content),
    kept: state.kept,
    drafts: state.drafts,
    results: state.results,
    operations: state.operations,
    awaiting,
    replayed: (await reader.inspector.replay(session)).differing,
    waiting: (await storage.inbox.waiting(session.id)).length,
    finals: events.filter(({ type }) => type === "final_response").length,
    isGapless: events.every(({ sequence }, index) => sequence === index + 1),
  };
  writeSync(1, `${JSON.stringify(told)}\n`);
  await reader.drain();
  await storage.close();
}
