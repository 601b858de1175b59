import { openStorage } from "@maru/storage";
import fc from "fast-check";
import { expect, it } from "vitest";
import { END } from "./graph/route.ts";
import { Runtime } from "./runtime.ts";
import { noteAssistant } from "./testing/note-assistant.ts";
import { startRuntime } from "./testing/start-runtime.ts";

const decision = (kind: "approve" | "reject") => ({ type: "decision", decision: kind }) as const;

const approving = () =>
  noteAssistant({
    nodes: {
      write: {
        run: async (_state, context) => {
          const { decision: decided } = await context.approve({
            action: "go",
            message: "할까요?",
            details: {},
          });
          return { notes: [decided] };
        },
        next: END,
      },
    },
  });

it("of approve and reject at once exactly one counts, and the other is told so", async () => {
  for (const order of [
    ["approve", "reject"],
    ["reject", "approve"],
  ] as const) {
    const { runtime, session, say, events } = await startRuntime(approving());
    await say("해줘");
    await Promise.all(
      order.map((kind) => runtime.send(session, { client_id: kind, content: decision(kind) })),
    );
    await runtime.whenIdle(session.id);
    const { notes } = (await runtime.view(session)).state as { notes: readonly string[] };
    expect(notes).toHaveLength(1);
    expect(order).toContain(notes[0]);
    const told = (await events()).filter(({ type }) => type === "error").map(({ data }) => data);
    expect(told).toMatchObject([{ error: "NOTHING_AWAITED" }]);
  }
});

it("two clients in any order: every message is answered once, and both see the same log", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { runtime, session, storage } = await startRuntime(noteAssistant());
      const texts = [
        ["a1", "a2"],
        ["b1", "b2"],
      ];
      const clients = texts.map(async (mine) => {
        for (const text of mine)
          await scheduler.schedule(
            runtime.send(session, { client_id: text, content: { type: "message", text } }),
            text,
          );
      });
      await scheduler.waitFor(Promise.all(clients));
      await runtime.whenIdle(session.id);
      const { notes } = (await runtime.view(session)).state as { notes: readonly string[] };
      expect([...notes].sort()).toEqual(["a1", "a2", "b1", "b2"]);
      expect(notes.indexOf("a1")).toBeLessThan(notes.indexOf("a2"));
      const logs = await Promise.all([runtime.events(session.id, 0), storage.events.read(session.id, 0)]);
      expect(logs[0]).toEqual(logs[1]);
      expect(logs[0]?.events.filter(({ type }) => type === "final_response")).toHaveLength(4);
    }),
    { numRuns: 10 },
  );
});

it("cancelled at any step, the session stays usable and the next message is answered", async () => {
  for (let cancelAt = 1; cancelAt <= 8; cancelAt += 1) {
    const { runtime, session, say } = await startRuntime(
      noteAssistant({
        start: "one",
        nodes: {
          one: { run: () => ({ notes: ["one"] }), next: "two" },
          two: { run: () => ({ notes: ["two"] }), next: "three" },
          three: { run: () => ({ notes: ["three"] }), next: END },
        },
      }),
    );
    let heard = 0;
    const stop = runtime.subscribe(session.id, () => {
      heard += 1;
      if (heard === cancelAt) runtime.cancel(session.id);
    });
    await say("하나");
    stop();
    await say("둘");
    const { notes } = (await runtime.view(session)).state as { notes: readonly string[] };
    expect(notes.slice(-3)).toEqual(["one", "two", "three"]);
    expect(
      (await runtime.events(session.id, 0)).events.filter(({ type }) => type === "final_response"),
    ).toHaveLength(2);
  }
});

it("takes nothing new while it stops, and what it had accepted is answered by the next process", async () => {
  const storage = await openStorage("memory:");
  let reached: () => void = () => undefined;
  const isRunning = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let isSlow = true;
  const assistant = noteAssistant({
    nodes: {
      write: {
        run: () => {
          if (!isSlow) return { notes: ["done"] };
          reached();
          return new Promise(() => undefined);
        },
        next: END,
      },
    },
  });
  const { runtime, session } = await startRuntime(assistant, { storage });
  await runtime.send(session, { client_id: "1", content: { type: "message", text: "천천히" } });
  await runtime.send(session, { client_id: "2", content: { type: "message", text: "그다음" } });
  await isRunning;
  await runtime.drain();
  await expect(
    runtime.send(session, { client_id: "3", content: { type: "message", text: "새로" } }),
  ).rejects.toMatchObject({ code: "STOPPING" });
  isSlow = false;
  const next = new Runtime({ storage, assistants: [assistant] });
  expect(await next.recover()).toBe(1);
  await next.whenIdle(session.id);
  expect((await next.view(session)).state.notes).toEqual(["done", "done"]);
});
