import { openStorage } from "@maru/storage";
import { assembleStorage } from "@maru/storage/testing";
import { expect, it } from "vitest";
import { END } from "../graph/route.ts";
import { SYSTEM_PORTS } from "../ports.ts";
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
    await storage.inbox.noteBegun(session.id, turn, () => new Array<string>(tries).fill(""));
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
  expect(events.filter(({ type }) => type === "turn_started")).toMatchObject([
    { data: { turn: 0, client_id: "0", text: "무거운 말" } },
    { data: { turn: 1, client_id: "1", text: "무거운 말" } },
  ]);
  expect(await runtime.retry(session)).toEqual([2, 3]);
  await runtime.whenIdle(session.id);
  expect(runs).toEqual(["무거운 말", "무거운 말"]);
  expect(await storage.setAsides.of(session.id)).toEqual([]);
});

it("processes that take a message from each other, however often, take no try from it", async () => {
  let clock = 0;
  const ports = { ...SYSTEM_PORTS, now: () => 1_700_000_000_000 + clock };
  const storage = await openStorage("memory:", { ports });
  const runs = Array.from({ length: 7 }, () => ({ began: latch(), goesOn: latch() }));
  let begun = 0;
  const assistant = noteAssistant({
    nodes: {
      write: {
        run: async (state, context) => {
          const run = runs[begun];
          begun += 1;
          run?.began.open();
          await run?.goesOn.opened;
          return writeDown(state, context);
        },
        next: END,
      },
    },
  });
  const [runtime, other] = [0, 1].map(
    () => new Runtime({ storage: assembleStorage(storage.vault, ports), assistants: [assistant] }),
  ) as [Runtime, Runtime];
  const session = await runtime.create({ assistant: "note", tenant: "local", user: "me" });
  await runtime.send(session, message("천천히"));
  other.wake(session);
  for (const [index, run] of runs.entries()) {
    await run.began.opened;
    // Whoever looks now takes its time for over.
    if (index < runs.length - 1) clock += 20_000;
    await runs[index + 1]?.began.opened;
    run.goesOn.open();
  }
  for (const each of [runtime, other]) await each.whenIdle(session.id);
  expect((await runtime.view(session)).state.notes).toEqual(["천천히"]);
  expect(await storage.setAsides.of(session.id)).toEqual([]);
}, 20_000);

it("who took a message over and lives says so before it is set aside", async () => {
  const storage = await openStorage("memory:");
  const runtime = new Runtime({ storage, assistants: [noteAssistant()], leaseTime: 300 });
  const session = await runtime.create({ assistant: "note", tenant: "local", user: "me" });
  const others = ["one that died", "another that died", "one that lives"];
  for (const [turn, text] of ["둘이 죽은 말", "셋이 죽은 말"].entries()) {
    await storage.inbox.accept(session.id, { client_id: text, content: message(text).content });
    await storage.inbox.noteBegun(session.id, turn, () => others);
    const noting = storage.inbox.noteBegun.bind(storage.inbox);
    storage.inbox.noteBegun = async (...asked) => {
      storage.inbox.noteBegun = noting;
      const noted = await noting(...asked);
      if (turn === 0)
        await noting(session.id, turn, (names) => (names ?? []).filter((name) => name !== "one that lives"));
      return noted;
    };
    runtime.wake(session);
    await runtime.whenIdle(session.id);
  }
  expect((await runtime.view(session)).state.notes).toEqual(["둘이 죽은 말"]);
  expect((await storage.setAsides.of(session.id)).map(({ sequence }) => sequence)).toEqual([1]);
});
