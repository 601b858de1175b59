import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { END } from "../graph/route.ts";
import { Runtime } from "../runtime.ts";
import { latch } from "../testing/latch.ts";
import { noteAssistant, writeDown } from "../testing/note-assistant.ts";

const message = (text: string) => ({ client_id: text, content: { type: "message", text } as const });

it("a process that stops in good order, however often, takes no try from a message", async () => {
  const storage = await openStorage("memory:");
  let isSlow = true;
  let began = latch();
  const assistant = noteAssistant({
    nodes: {
      write: {
        run: (state, context) => {
          began.open();
          return isSlow ? new Promise(() => undefined) : writeDown(state, context);
        },
        next: END,
      },
    },
  });
  const start = () => new Runtime({ storage, assistants: [assistant] });
  let runtime = start();
  const session = await runtime.create({ assistant: "note", tenant: "local", user: "me" });
  await runtime.send(session, message("천천히"));
  for (let restarts = 0; restarts < 6; restarts += 1) {
    await began.opened;
    began = latch();
    await runtime.drain();
    runtime = start();
    isSlow = restarts < 5;
    await runtime.recover();
  }
  await runtime.whenIdle(session.id);
  expect((await runtime.view(session)).state.notes).toEqual(["천천히"]);
  expect(await storage.setAsides.of(session.id)).toEqual([]);
});

it("a message that was begun three times is not looked at again, not even for its words", async () => {
  const storage = await openStorage("memory:");
  const runs: string[] = [];
  const assistant = noteAssistant({
    nodes: {
      write: {
        run: (state, context) => {
          runs.push(state.messages.at(-1)?.content ?? "");
          return writeDown(state, context);
        },
        next: END,
      },
    },
  });
  const runtime = new Runtime({ storage, assistants: [assistant] });
  const session = await runtime.create({ assistant: "note", tenant: "local", user: "me" });
  for (const [tries, turn] of [
    [3, 0],
    [4, 1],
  ] as const) {
    // Whoever took it in, and whoever began it, is gone.
    await storage.inbox.accept(session.id, { client_id: `${turn}`, content: message("무거운 말").content });
    await storage.inbox.noteTries(session.id, turn, tries);
    runtime.wake(session);
    await runtime.whenIdle(session.id);
  }
  expect(runs).toEqual([]);
  expect((await storage.setAsides.of(session.id)).map(({ sequence }) => sequence)).toEqual([0, 1]);
  const { events } = await runtime.events(session.id, 0);
  expect(events.filter(({ type }) => type === "final_response")).toMatchObject([
    { data: { turn: 0, status: "failed" } },
    { data: { turn: 1, status: "failed" } },
  ]);
  expect(await runtime.retry(session)).toEqual([2, 3]);
  await runtime.whenIdle(session.id);
  expect(runs).toEqual(["무거운 말", "무거운 말"]);
  expect(await storage.setAsides.of(session.id)).toEqual([]);
});
