import { openStorage } from "@maru/storage";
import { assembleStorage } from "@maru/storage/testing";
import { expect, it } from "vitest";
import { END } from "../graph/route.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import { Runtime } from "../runtime.ts";
import { latch } from "../testing/latch.ts";
import { noteAssistant, writeDown } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";

const message = (text: string) => ({ client_id: text, content: { type: "message", text } as const });

it("a session is free for another process the moment its turn is over", async () => {
  const { storage, session, say } = await startRuntime(noteAssistant());
  await say("하나");
  const vacancy = await storage.leases.vacancy(session.id, "another process");
  expect(vacancy).not.toBeNull();
});

it("nobody else has the session while a node runs", async () => {
  let seen: unknown = "nothing";
  const storage = await openStorage("memory:");
  const assistant = noteAssistant({
    nodes: {
      write: {
        run: async (_state, { session }) => {
          seen = await storage.leases.vacancy(session.id, "another process");
          return { notes: ["done"] };
        },
      },
    },
  });
  const { say } = await startRuntime(assistant, { storage });
  await say("하나");
  expect(seen).toBeNull();
});

it("what another process answered meanwhile is neither answered again nor lost from the state", async () => {
  const { storage, session, say, runtime } = await startRuntime(noteAssistant());
  const other = new Runtime({ storage, assistants: [noteAssistant()] });
  await say("하나");
  for (const text of ["둘", "셋"]) {
    await other.send(session, message(text));
    await other.whenIdle(session.id);
  }
  // This process still remembers the session as it gave it back.
  await say("넷");
  expect((await runtime.view(session)).state.notes).toEqual(["하나", "둘", "셋", "넷"]);
});

it("two processes that go after the same messages answer each of them once", async () => {
  const { storage, session, runtime, events } = await startRuntime(noteAssistant());
  const other = new Runtime({ storage, assistants: [noteAssistant()] });
  const texts = Array.from({ length: 10 }, (_, index) => `말 ${index}`);
  for (const text of texts) {
    const sending = runtime.send(session, message(text));
    other.wake(session);
    await sending;
    other.wake(session);
  }
  for (const each of [runtime, other, runtime]) await each.whenIdle(session.id);
  expect((await runtime.view(session)).state.notes).toEqual(texts);
  const told = (await events()).filter(({ type }) => type === "turn_started" || type === "final_response");
  expect(told).toHaveLength(20);
});

it("a message that its first holder answers after all, late, is not answered again by whoever came to take over", async () => {
  let clock = 0;
  const ports = { ...SYSTEM_PORTS, now: () => 1_700_000_000_000 + clock };
  const storage = await openStorage("memory:", { ports });
  const [working, late] = [latch(), latch()];
  const slow = noteAssistant({
    nodes: {
      write: {
        run: async (state, context) => {
          working.open();
          await late.opened;
          return writeDown(state, context);
        },
        next: END,
      },
    },
  });
  const { runtime, session, events } = await startRuntime(slow, { storage });
  const others = assembleStorage(storage.vault, ports);
  const vacancy = others.leases.vacancy.bind(others.leases);
  // It was seen that the time of the first one is over, and nothing is written yet.
  others.leases.vacancy = async (...asked) => {
    const seen = await vacancy(...asked);
    late.open();
    await runtime.whenIdle(session.id);
    return seen;
  };
  const other = new Runtime({ storage: others, assistants: [noteAssistant()] });
  await runtime.send(session, message("하나"));
  await working.opened;
  clock += 20_000;
  other.wake(session);
  await other.whenIdle(session.id);
  expect((await runtime.view(session)).state.notes).toEqual(["하나"]);
  expect((await events()).filter(({ type }) => type === "final_response")).toHaveLength(1);
});

it("what a holder whose time is over writes before somebody takes over is gone on from, and not done again", async () => {
  let clock = 0;
  const ports = { ...SYSTEM_PORTS, now: () => 1_700_000_000_000 + clock };
  const storage = await openStorage("memory:", { ports });
  const [writing, written, resting, rested] = [latch(), latch(), latch(), latch()];
  let writes = 0;
  const assistant = noteAssistant({
    nodes: {
      write: {
        run: async (state, context) => {
          writes += 1;
          writing.open();
          await written.opened;
          return writeDown(state, context);
        },
        next: "rest",
      },
      rest: {
        run: async () => {
          resting.open();
          await rested.opened;
          return {};
        },
        next: END,
      },
    },
  });
  const { runtime, session, events } = await startRuntime(assistant, { storage });
  const others = assembleStorage(storage.vault, ports);
  const take = others.leases.take.bind(others.leases);
  others.leases.take = async (...asked) => {
    written.open();
    await resting.opened;
    return take(...asked);
  };
  const other = new Runtime({ storage: others, assistants: [assistant] });
  await runtime.send(session, message("하나"));
  await writing.opened;
  clock += 20_000;
  // As a queue hands it out that does not know who began it.
  other.wake(session, 0);
  await resting.opened;
  rested.open();
  for (const each of [other, runtime]) await each.whenIdle(session.id);
  expect(writes).toBe(1);
  expect((await runtime.view(session)).state.notes).toEqual(["하나"]);
  expect((await runtime.inspector.replay(session)).differing).toEqual([]);
  const told = (await events()).filter(({ type }) => type === "turn_started" || type === "final_response");
  expect(told.map(({ type }) => type)).toEqual(["turn_started", "final_response"]);
});
