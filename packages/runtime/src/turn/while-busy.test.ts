import { expect, it } from "vitest";
import type { WhileBusy } from "../assistant.ts";
import { END } from "../graph/route.ts";
import { latch } from "../testing/latch.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";

/** The first message is answered when it is told to be, all others at once. */
async function startBusy(whileBusy: WhileBusy) {
  const [began, goOn] = [latch(), latch()];
  const assistant = noteAssistant(
    {
      nodes: {
        write: {
          run: async (state) => {
            const said = state.messages.findLast(({ role }) => role === "user")?.content ?? "";
            if (said === "천천히") {
              began.open();
              await goOn.opened;
            }
            return { notes: [said] };
          },
          next: END,
        },
      },
    },
    { whileBusy },
  );
  const started = await startRuntime(assistant);
  const send = (client_id: string, text: string) =>
    started.runtime.send(started.session, { client_id, content: { type: "message", text } });
  await send("first", "천천히");
  await began.opened;
  const notes = async () => {
    await started.runtime.whenIdle(started.session.id);
    return (await started.runtime.view(started.session)).state.notes;
  };
  return { ...started, send, goOn, notes };
}

it("queue: a second message waits for the first", async () => {
  const { send, goOn, notes } = await startBusy("queue");
  await send("second", "우유");
  goOn.open();
  expect(await notes()).toEqual(["천천히", "우유"]);
});

it("reject: a second message is refused while the first is answered, and taken afterwards", async () => {
  const { runtime, session, send, goOn, notes } = await startBusy("reject");
  await expect(send("second", "우유")).rejects.toMatchObject({ code: "SESSION_BUSY" });
  // The same message once more is no second one, and skipping a step is none at all.
  expect(await send("first", "천천히")).toEqual({ sequence: 0, isNew: false });
  expect(await runtime.skip(session, "step_1")).toEqual({ sequence: 1, isNew: true });
  goOn.open();
  expect(await notes()).toEqual(["천천히"]);
  await send("third", "빵");
  expect(await notes()).toEqual(["천천히", "빵"]);
});

it("interrupt: a second message stops the first and is answered", async () => {
  const { send, notes, events } = await startBusy("interrupt");
  await send("second", "우유");
  expect(await notes()).toEqual(["우유"]);
  const ends = (await events()).filter(({ type }) => type === "final_response");
  expect(ends.map(({ data }) => (data as { status: string }).status)).toEqual(["cancelled", "completed"]);
});

it("reject: of two that come at once one is taken and the other refused", async () => {
  const goOn = latch();
  const assistant = noteAssistant(
    { nodes: { write: { run: () => goOn.opened.then(() => ({ notes: ["한 번"] })), next: END } } },
    { whileBusy: "reject" },
  );
  const { runtime, session } = await startRuntime(assistant);
  const send = (client_id: string) =>
    runtime.send(session, { client_id, content: { type: "message", text: "우유" } });
  const sent = await Promise.allSettled(["a", "b", "c"].map(send));
  goOn.open();
  await runtime.whenIdle(session.id);
  expect(sent.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
  expect((await runtime.view(session)).state.notes).toEqual(["한 번"]);
});

it("interrupt: a message that has its turn already is not stopped by itself", async () => {
  const [began, goOn] = [latch(), latch()];
  const run = async () => {
    began.open();
    await goOn.opened;
    return { notes: ["우유"] };
  };
  const assistant = noteAssistant({ nodes: { write: { run, next: END } } }, { whileBusy: "interrupt" });
  const { runtime, session, storage } = await startRuntime(assistant);
  // Whoever sent it hears late that it was taken: by then another look into the inbox has found it.
  const accept = storage.inbox.accept.bind(storage.inbox);
  storage.inbox.accept = async (...given) => {
    const taken = await accept(...given);
    runtime.wake(session);
    await began.opened;
    return taken;
  };
  await runtime.send(session, { client_id: "1", content: { type: "message", text: "우유" } });
  goOn.open();
  await runtime.whenIdle(session.id);
  expect((await runtime.view(session)).state.notes).toEqual(["우유"]);
});

it("interrupt: what another process tells to stop is not what was said in between", async () => {
  const { runtime, session, goOn, notes } = await startBusy("interrupt");
  // The message that runs has sequence 0: somebody else's word came late, and was meant for what ran before it.
  runtime.cancelHere(session.id, 0);
  goOn.open();
  expect(await notes()).toEqual(["천천히"]);
});
