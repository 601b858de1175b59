import { writeSync } from "node:fs";
import { Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage, SYSTEM_PORTS as STORAGE_PORTS } from "@maru/storage";
import { faultPoint } from "@maru/storage/testing";
import { bookingAssistant } from "./booking.ts";

const MESSAGES = ["예약해 주세요", "거절", "승인"];
const CLOCK = Date.parse("2026-11-16T10:00:00+09:00");
/**
 * For the leases time flies: a lease of a thousand seconds is over a tenth of a second after its holder was killed,
 * and no timer has to renew it meanwhile.
 */
const HASTE = 10_000;
const LEASE = 1_000_000;

/**
 * Goes on with what an earlier process left, takes three messages in, answers them at each of the places, then says
 * what is there.
 */
const [task = "", ...places] = process.argv.slice(2);
const ledger = process.env.MARU_LEDGER ?? "";
const isTakeover = task === "take over";
const began = Number(process.env.MARU_BEGAN ?? Date.now());
const hasty = { ...STORAGE_PORTS, now: () => CLOCK + (Date.now() - began) * HASTE };
for (const url of places) {
  const storage = await openStorage(url, isTakeover ? {} : { ports: hasty });
  const assistant = bookingAssistant(ledger, url);
  const runtime = new Runtime({
    storage,
    assistants: [assistant],
    leaseTime: isTakeover ? 1500 : LEASE,
    ports: { ...SYSTEM_PORTS, now: () => (isTakeover ? Date.now() : CLOCK), faultPoint },
  });
  const { sessions } = await storage.sessions.list({ tenant: "maru" });
  const session =
    sessions[0] ?? (await runtime.create({ assistant: assistant.name, tenant: "maru", user: "지우" }));
  await runtime.recover();
  await runtime.whenIdle(session.id);
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
    conversation: events.flatMap(({ type, data }) => lineOf(type, data as unknown as Told)),
    replayed: (await runtime.inspector.replay(session)).differing,
    waiting: (await storage.inbox.waiting(session.id)).length,
    finals: events.filter(({ type }) => type === "final_response").length,
    isGapless:
      events.every(({ sequence }, index) => sequence === index + 1) && first === 1 && last === events.length,
  };
  writeSync(1, `${JSON.stringify(told)}\n`);
  await runtime.drain();
  await storage.close();
}

interface Told {
  readonly text?: string;
  readonly reply?: string;
  readonly awaiting?: { readonly message: string };
}

/** Who said what, told by the log. */
function lineOf(type: string, { text, reply, awaiting }: Told): readonly string[] {
  if (type === "turn_started") return [`user: ${text}`];
  if (type === "workflow_interrupted") return [`asks: ${awaiting?.message}`];
  return type === "final_response" ? [`says: ${reply}`] : [];
}
