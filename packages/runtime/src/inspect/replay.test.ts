import { openStorage, STATE_CHANNEL } from "@maru/storage";
import fc from "fast-check";
import { expect, it } from "vitest";
import { dispatch, END, goTo } from "../graph/route.ts";
import { fromAssistant } from "../messages.ts";
import { errandAssistant } from "../testing/errand-assistant.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";

/** Three workers at once, of which two may clash, and a question now and then. */
const busy = () =>
  noteAssistant({
    start: "split",
    nodes: {
      split: { run: () => goTo(["a", "b", "c"].map((letter) => dispatch("work", letter))) },
      work: {
        run: (state, context) => {
          const letter = String(context.input);
          const said = state.messages.findLast(({ role }) => role === "user")?.content ?? "";
          if (letter === "b" && said.includes("fail")) throw new Error("no b");
          return { notes: [letter], ...(said.includes("clash") ? { topic: letter } : {}) };
        },
        failed: (_state, _error, context) => ({ notes: [`failed ${String(context.input)}`] }),
        next: "join",
      },
      join: {
        run: async (state, context) => {
          const said = state.messages.findLast(({ role }) => role === "user")?.content ?? "";
          if (said.includes("ask")) await context.ask({ question: "정말요?" });
          return {
            count: state.count + 1,
            messages: [fromAssistant(context.id("reply"), "네", context.now())],
          };
        },
        next: END,
      },
    },
  });

it("a conversation computed again from its log comes to the same states", async () => {
  const word = fc.constantFrom("그냥", "fail", "clash", "ask", "clash fail");
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 5 }), async (texts) => {
      const { runtime, session, say } = await startRuntime(busy());
      for (const text of texts) await say(text);
      const report = await runtime.inspector.replay(session);
      expect(report).toMatchObject({ given: 1, unknown: 0, differing: [] });
      expect(report.recomputed).toBe(report.steps - 1);
      expect(report.recomputed).toBeGreaterThan(2);
    }),
    { numRuns: 20 },
  );
});

it("forks and edits are taken as given, and what follows is computed again", async () => {
  const { runtime, session, say } = await startRuntime(errandAssistant());
  await say("하나");
  await say("둘");
  const { entries } = await runtime.inspector.history(session);
  await runtime.inspector.fork(session, entries[4]?.checkpoint_id ?? "", { spent: 30 });
  await say("셋");
  expect(await runtime.inspector.replay(session)).toEqual({
    steps: 10,
    recomputed: 8,
    given: 2,
    unknown: 0,
    differing: [],
  });
});

it("says where a stored state is not what its step wrote", async () => {
  const storage = await openStorage("memory:");
  const { runtime, session, say } = await startRuntime(noteAssistant(), { storage });
  await say("우유");
  const [{ checkpoint_id = "", parent_id = "" } = {}] = (await runtime.inspector.history(session)).entries;
  const place = { thread_id: session.id, checkpoint_ns: "" };
  const stored = await storage.checkpointer.getTuple({ configurable: { ...place, checkpoint_id } });
  if (stored === undefined) throw new Error("there is a head");
  const forged = structuredClone(stored.checkpoint);
  (forged.channel_values[STATE_CHANNEL] as { state: { count: number } }).state.count = 41;
  await storage.checkpointer.put(
    { configurable: { ...place, checkpoint_id: parent_id } },
    forged,
    stored.metadata ?? { source: "loop", step: 1, parents: {} },
    { [STATE_CHANNEL]: forged.channel_versions[STATE_CHANNEL] ?? 1 },
  );
  const later = await startRuntime(noteAssistant(), { storage });
  expect((await later.runtime.inspector.replay(session)).differing).toEqual([
    { checkpoint_id, fields: ["count"] },
  ]);
});
