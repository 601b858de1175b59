import { writeSync } from "node:fs";
import { Runtime } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { bookingAssistant } from "./booking.ts";

/** Begins many turns and stops when it is told to; or finishes what an earlier process was stopped at. */
const [task = "", url = "", count = "0"] = process.argv.slice(2);
const say = (told: object) => writeSync(1, `${JSON.stringify(told)}\n`);
const storage = await openStorage(url);
const assistant = bookingAssistant(process.env.MARU_LEDGER ?? "", url);
const runtime = new Runtime({ storage, assistants: [assistant] });

if (task === "begin") {
  const sessions = await Promise.all(
    Array.from({ length: Number(count) }, (_, index) =>
      runtime.create({ assistant: assistant.name, tenant: "maru", user: `손님 ${index}` }),
    ),
  );
  process.once("SIGTERM", async () => {
    const stopped = runtime.drain();
    const refused = await Promise.allSettled(
      sessions.map((session) =>
        runtime.send(session, { client_id: "late", content: { type: "message", text: "하나 더요" } }),
      ),
    );
    await stopped;
    await storage.close();
    const codes = refused.map((each) => (each.status === "rejected" ? each.reason.code : "accepted"));
    say({ refused: [...new Set(codes)] });
    // The shop still owes answers, and nobody waits for them any more.
    process.exit(0);
  });
  for (const session of sessions)
    await runtime.send(session, { client_id: "1", content: { type: "message", text: "예약해 주세요" } });
  say({ begun: sessions.length });
  setInterval(() => undefined, 1000);
} else {
  const recovered = await runtime.recover();
  const { sessions } = await storage.sessions.list({ tenant: "maru", limit: 100 });
  const ends = [];
  for (const session of sessions) {
    await runtime.whenIdle(session.id);
    const { state, awaiting } = await runtime.view(session);
    const { events } = await runtime.events(session.id, 0);
    ends.push({
      booked: [...(state.booked as readonly string[])].sort(),
      asks: awaiting?.message ?? null,
      waiting: (await storage.inbox.waiting(session.id)).length,
      begun: events.filter(({ type }) => type === "turn_started").length,
    });
  }
  say({ recovered, sessions: sessions.length, ends: [...new Set(ends.map((end) => JSON.stringify(end)))] });
  await runtime.drain();
  await storage.close();
}
