import { openStorage, SYSTEM_PORTS as STORAGE_PORTS } from "@maru/storage";
import { expect, it } from "vitest";
import { END } from "../graph/route.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import { latch } from "../testing/latch.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";

it("a yes that comes after its deadline approves nothing, also in the next process", async () => {
  let now = Date.parse("2026-11-16T10:00:00+09:00");
  const storage = await openStorage("memory:", { ports: { ...STORAGE_PORTS, now: () => now } });
  const ports = { now: () => now };
  const assistant = noteAssistant({
    nodes: {
      write: {
        run: async (_state, context) => {
          const { decision } = await context.approve({
            action: "pay",
            message: "보낼까요?",
            details: {},
            deadline: 60_000,
          });
          return { notes: [decision] };
        },
        next: END,
      },
    },
  });
  const first = await startRuntime(assistant, { storage, ports });
  await first.say("월세");
  expect((await first.runtime.view(first.session)).awaiting).toMatchObject({
    deadline: "2026-11-16T10:01:00.000+09:00",
  });
  await first.runtime.drain();
  now += 61_000;
  const next = await startRuntime(assistant, { storage, ports });
  const answer = (client_id: string) =>
    next.runtime.send(first.session, { client_id, content: { type: "message", text: "승인" } });
  await answer("late");
  await next.runtime.whenIdle(first.session.id);
  expect((await next.runtime.view(first.session)).state.notes).toEqual(["expired"]);
  await answer("again");
  await next.runtime.whenIdle(first.session.id);
  now += 59_000;
  await answer("in time");
  await next.runtime.whenIdle(first.session.id);
  expect((await next.runtime.view(first.session)).state.notes).toEqual(["expired", "approve"]);
});

it("a node that takes too long is left behind, and what it keeps for that case is kept", async () => {
  const assistant = noteAssistant({
    nodes: {
      write: {
        timeout: 77,
        run: () => new Promise(() => undefined),
        failed: (_state, error) => ({ notes: [(error as { code: string }).code] }),
        next: END,
      },
    },
  });
  const { runtime, session, say } = await startRuntime(assistant, { ports: { wait: without(77) } });
  await say("천천히");
  expect((await runtime.view(session)).state.notes).toEqual(["NODE_TIMED_OUT"]);
});

it("a turn that takes too long is stopped with what it has, and the next one is answered", async () => {
  const began = latch();
  const assistant = noteAssistant(
    {
      nodes: {
        write: { run: () => ({ notes: ["kept"] }), next: "wait" },
        wait: {
          run: (state) => {
            if (state.count > 0) return {};
            began.open();
            return new Promise(() => undefined);
          },
          next: END,
        },
      },
    },
    { limits: { turn_time: 77 } },
  );
  const wait: typeof SYSTEM_PORTS.wait = (milliseconds, signal) =>
    milliseconds === 77 ? began.opened : SYSTEM_PORTS.wait(milliseconds, signal);
  const { runtime, session, say, events } = await startRuntime(assistant, { ports: { wait } });
  await say("천천히");
  const { state, summary } = await runtime.view(session);
  expect(state).toMatchObject({ notes: ["kept"], current_step: "idle" });
  expect(summary.reply).toMatch(/^timed_out: /);
  expect((await events()).at(-1)).toMatchObject({ type: "final_response", data: { status: "timed_out" } });
  expect((await events()).at(-2)).toMatchObject({ type: "error", data: { error: "TURN_TIMED_OUT" } });
});

it("a node is tried again after pauses that grow, each a little different", async () => {
  const pauses: number[] = [];
  let tried = 0;
  const assistant = noteAssistant({
    nodes: {
      write: {
        retry: { attempts: 4, pause: 10_000 },
        run: () => {
          tried += 1;
          if (tried < 4) throw new Error("not yet");
          return { notes: ["at last"] };
        },
        next: END,
      },
    },
  });
  const wait: typeof SYSTEM_PORTS.wait = (milliseconds, signal) => {
    if (milliseconds < 4_000 || milliseconds > 110_000) return SYSTEM_PORTS.wait(milliseconds, signal);
    pauses.push(milliseconds);
    return Promise.resolve();
  };
  const { runtime, session, say } = await startRuntime(assistant, { leaseTime: 1_000_000, ports: { wait } });
  await say("다시");
  expect((await runtime.view(session)).state.notes).toEqual(["at last"]);
  expect(pauses).toHaveLength(3);
  for (const [index, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(5_000 * 2 ** index);
    expect(pause).toBeLessThanOrEqual(15_000 * 2 ** index);
  }
});

/** Time in which this pause is over at once. */
function without(pause: number): typeof SYSTEM_PORTS.wait {
  return (milliseconds, signal) =>
    milliseconds === pause ? Promise.resolve() : SYSTEM_PORTS.wait(milliseconds, signal);
}
