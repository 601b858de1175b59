import { writeSync } from "node:fs";
import { Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { faultPoint } from "@maru/storage/testing";
import { bookingAssistant } from "./booking.ts";

const MESSAGES = ["예약해 주세요", "승인"];
const CLOCK = Date.parse("2026-11-16T10:00:00+09:00");

/** Takes two messages in and answers them at each of the places, then says what is there. */
const [task = "", ...places] = process.argv.slice(2);
const ledger = process.env.MARU_LEDGER ?? "";
for (const url of places) {
  const storage = await openStorage(url);
  const assistant = bookingAssistant(ledger);
  const runtime = new Runtime({
    storage,
    assistants: [assistant],
    leaseTime: task === "take over" ? 1500 : 300,
    ports: { ...SYSTEM_PORTS, now: () => (task === "take over" ? Date.now() : CLOCK), faultPoint },
  });
  const { sessions } = await storage.sessions.list({ tenant: "maru" });
  const session =
    sessions[0] ?? (await runtime.create({ assistant: assistant.name, tenant: "maru", user: "지우" }));
  for (const [index, text] of MESSAGES.entries())
    await runtime.send(session, { client_id: `message ${index}`, content: { type: "message", text } });
  await runtime.whenIdle(session.id);
  const { state, awaiting } = await runtime.view(session);
  const { events, first, last } = await runtime.events(session.id, 0);
  const told = {
    said: (state.messages as readonly { content: string }[]).map(({ content }) => content),
    booked: [...(state.booked as readonly string[])],
    decision: state.decision,
    awaiting,
    waiting: (await storage.inbox.waiting(session.id)).length,
    finals: events.filter(({ type }) => type === "final_response").length,
    isGapless:
      events.every(({ sequence }, index) => sequence === index + 1) && first === 1 && last === events.length,
  };
  writeSync(1, `${JSON.stringify(told)}\n`);
  await runtime.drain();
  await storage.close();
}
