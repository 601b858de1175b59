import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { END } from "../graph/route.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { type Certainty, NotDone } from "./effect.ts";

/** An order of which nobody knows whether it arrived, the first time; the node is tried again at once. */
function ordering(certainty: Certainty<string>, fail: () => Error = () => new Error("the line went dead")) {
  const keys: string[] = [];
  const assistant = noteAssistant({
    nodes: {
      write: {
        retry: { attempts: 2, pause: 0 },
        run: async (_state, context) => {
          const result = await context.effect({
            name: "order",
            certainty,
            perform: async (key) => {
              keys.push(key);
              if (keys.length === 1) throw fail();
              return "ordered";
            },
          });
          return { notes: [result] };
        },
        next: END,
      },
    },
  });
  return { assistant, keys };
}

it("repeats an uncertain order under the same key where the other side knows it", async () => {
  const { assistant, keys } = ordering({ type: "idempotent" });
  const { runtime, session, say } = await startRuntime(assistant);
  await say("주문");
  expect((await runtime.view(session)).state.notes).toEqual(["ordered"]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it("asks the other side where it can, and orders again only what is not there", async () => {
  const asked: string[] = [];
  for (const [found, times, note] of [
    ["was there", 1, "was there"],
    [null, 2, "ordered"],
  ] as const) {
    const lookup = async (key: string) => {
      asked.push(key);
      return found;
    };
    const { assistant, keys } = ordering({ type: "lookup", lookup });
    const { runtime, session, say } = await startRuntime(assistant);
    await say("주문");
    expect((await runtime.view(session)).state.notes).toEqual([note]);
    expect(keys).toHaveLength(times);
    expect(asked.at(-1)).toBe(keys[0]);
  }
});

it("asks a person where nobody else knows, through a restart, and does what they say", async () => {
  for (const [answer, times, note] of [
    ["승인", 1, "done before"],
    ["거절", 2, "ordered"],
  ] as const) {
    const { assistant, keys } = ordering({ type: "ask", whenDone: "done before" });
    const storage = await openStorage("memory:");
    const { runtime, session, say } = await startRuntime(assistant, { storage });
    await say("주문");
    const { awaiting, state } = await runtime.view(session);
    expect(awaiting).toMatchObject({
      type: "approval",
      action: "confirm_effect",
      details: { effect: "order" },
    });
    expect(awaiting?.message).toContain("확실하지 않아요");
    expect([keys.length, state.notes]).toEqual([1, []]);
    await runtime.drain();
    const next = await startRuntime(assistant, { storage });
    await next.runtime.send(session, { client_id: "answer", content: { type: "message", text: answer } });
    await next.runtime.whenIdle(session.id);
    expect((await next.runtime.view(session)).state.notes).toEqual([note]);
    expect(keys).toHaveLength(times);
  }
});

it("tries again without asking what certainly did not happen", async () => {
  const { assistant, keys } = ordering({ type: "ask", whenDone: "" }, () => new NotDone("sold out"));
  const { runtime, session, say } = await startRuntime(assistant);
  await say("주문");
  expect((await runtime.view(session)).state.notes).toEqual(["ordered"]);
  expect(keys).toHaveLength(2);
});
