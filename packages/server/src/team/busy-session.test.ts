import { END, Runtime, SILENT, SYSTEM_PORTS } from "@maru/runtime";
import { latch, noteAssistant } from "@maru/runtime/testing";
import { openStorage, type Session } from "@maru/storage";
import { type PostgresServer, startPostgres } from "@maru/storage/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PostgresTeam } from "./postgres-team.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop());

const WAIT = "기다려";

/** One that answers one conversation at a time, and some messages not before the gate is open. */
async function joinTeam(gate: Promise<void>) {
  const { url } = postgres;
  const storage = await openStorage(url);
  const assistant = noteAssistant({
    nodes: {
      write: {
        run: async (state) => {
          const said = state.messages.findLast(({ role }) => role === "user")?.content ?? "";
          if (said === WAIT) await gate;
          return { notes: [said] };
        },
        next: END,
      },
    },
  });
  const team = new PostgresTeam({ url, storage, ports: SYSTEM_PORTS, logger: SILENT, turns: 1 });
  const runtime = new Runtime({ storage, assistants: [assistant], team, leaseTime: 4_000 });
  await team.join(runtime);
  const leave = async () => {
    await Promise.all([team.leave(), runtime.drain()]);
    await storage.close();
  };
  const notesOf = async (session: Session) => (await runtime.view(session)).state.notes;
  const say = (session: Session, text: string) =>
    runtime.send(session, { client_id: text, content: { type: "message", text } });
  return { runtime, say, notesOf, leave };
}

it("a conversation that is busy keeps nobody from answering another, however much is said in it", async () => {
  const gate = latch();
  const first = await joinTeam(gate.opened);
  const second = await joinTeam(gate.opened);
  const owner = { assistant: "note", tenant: "local", user: "local" };
  const [busy, other] = [await first.runtime.create(owner), await first.runtime.create(owner)];
  const texts = [WAIT, "1", "2", "3", "4"];
  for (const text of texts) await first.say(busy, text);
  await second.say(other, "안녕");
  await expect.poll(() => first.notesOf(other), { timeout: 20_000 }).toEqual(["안녕"]);
  expect(await first.notesOf(busy)).toEqual([]);
  gate.open();
  await expect.poll(() => second.notesOf(busy), { timeout: 20_000 }).toEqual(texts);
  await Promise.all([first.leave(), second.leave()]);
}, 90_000);
