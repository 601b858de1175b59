/**
 * A process that answers what waits, and dies over one message: `deadly-child <task> <store>`. With the task `send` it
 * takes three messages in before, the second of which is deadly.
 */
import { writeSync } from "node:fs";
import { END, Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { noteAssistant, writeDown } from "@maru/runtime/testing";
import { openStorage, SYSTEM_PORTS as STORAGE_PORTS } from "@maru/storage";

const [task = "", url = ""] = process.argv.slice(2);
const DEADLY = "죽음";
/** Every process comes long after the one before it. */
const now = () => Date.parse("2026-11-16T10:00:00+09:00") + Number(process.env.MARU_LATER ?? 0) * 60_000;
const said = (state: { readonly messages: readonly { readonly role: string; readonly content: string }[] }) =>
  state.messages.findLast(({ role }) => role === "user")?.content ?? "";

const assistant = noteAssistant({
  nodes: {
    write: {
      run: (state, context) => {
        if (task !== "harmless" && said(state) === DEADLY) process.kill(process.pid, "SIGKILL");
        return writeDown(state, context);
      },
      next: END,
    },
  },
});
const storage = await openStorage(url, { ports: { ...STORAGE_PORTS, now } });
const runtime = new Runtime({ storage, assistants: [assistant], ports: { ...SYSTEM_PORTS, now } });
const { sessions } = await storage.sessions.list({ tenant: "maru" });
const session = sessions[0] ?? (await runtime.create({ assistant: "note", tenant: "maru", user: "지우" }));
await runtime.recover();
if (task === "send")
  for (const text of ["하나", DEADLY, "셋"])
    await runtime.send(session, { client_id: text, content: { type: "message", text } });
if (task === "harmless") await runtime.retry(session);
await runtime.whenIdle(session.id);
const { state } = await runtime.view(session);
const { events } = await runtime.events(session.id, 0);
const setAsides = await storage.setAsides.of(session.id);
const all = [];
for await (const { sequence } of storage.setAsides.all()) all.push(sequence);
const told = {
  notes: state.notes,
  waiting: (await storage.inbox.waiting(session.id)).length,
  ends: events.flatMap(({ type, data }) => (type === "final_response" ? [data] : [])),
  starts: events.flatMap(({ type, data }) => (type === "turn_started" ? [data] : [])),
  errors: events.flatMap(({ type, data }) => (type === "error" ? [data] : [])),
  setAside: setAsides.map(({ sequence, tries }) => [sequence, tries]),
  all,
};
writeSync(1, `${JSON.stringify(told)}\n`);
await runtime.drain();
await storage.close();
