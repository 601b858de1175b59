import { expect, it } from "vitest";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";

it("no node runs before the message it answers is taken in", async () => {
  const points: string[] = [];
  const { say } = await startRuntime(noteAssistant(), {
    ports: { faultPoint: (point) => points.push(point) },
  });
  points.length = 0;
  await say("우유");
  expect(points).toEqual([
    "inbox:before",
    "inbox:after",
    "checkpoint:before",
    "checkpoint:after",
    "node:write:before",
    "node:write:after",
    "checkpoint:before",
    "checkpoint:after",
  ]);
});

it("a message that could not be taken in is answered by whoever can, and leaves nothing behind", async () => {
  let steal: () => Promise<unknown> = async () => undefined;
  const started = await startRuntime(noteAssistant());
  const { storage, session, runtime } = started;
  const { inbox } = storage;
  const waiting = inbox.waiting.bind(inbox);
  // Another process takes the session over between reading the inbox and the first step.
  inbox.waiting = async (...given) => {
    const found = await waiting(...given);
    await steal();
    return found;
  };
  steal = async () => {
    steal = async () => undefined;
    const { token } = await storage.vault
      .read(`session/${session.id}`, [{ type: "row", table: "lease", key: "token" }])
      .then(([rows]) => ({ token: rows?.[0]?.value as number }));
    await storage.vault.commit(`session/${session.id}`, {
      writes: [{ table: "lease", key: "token", value: token + 1 }],
    });
  };
  await started.say("우유");
  const events = await started.events();
  expect(events.filter(({ type }) => type === "turn_started")).toHaveLength(1);
  expect((await runtime.view(session)).state).toMatchObject({ notes: ["우유"], count: 1 });
  expect(await waiting(session.id)).toEqual([]);
});
