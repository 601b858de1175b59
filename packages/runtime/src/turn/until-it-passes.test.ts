import { openStorage, type Storage, StorageError } from "@maru/storage";
import { expect, it } from "vitest";
import { noteAssistant } from "../testing/note-assistant.ts";
import { quickPorts } from "../testing/quick-ports.ts";
import { startRuntime } from "../testing/start-runtime.ts";

/** A store on which somebody else sits for a while. */
async function blockedStorage(times: number): Promise<Storage & { block: () => void; free: () => void }> {
  const storage = await openStorage("memory:");
  let left = 0;
  const { inbox } = storage;
  const waiting = inbox.waiting.bind(inbox);
  inbox.waiting = async (...given) => {
    left -= 1;
    if (left >= 0) throw new StorageError("BUSY", { where: "the lock", waited: 5000 });
    return waiting(...given);
  };
  return {
    ...storage,
    block: () => {
      left = times;
    },
    free: () => {
      left = 0;
    },
  };
}

it("an accepted message is answered once the store is free again, without anybody asking", async () => {
  const storage = await blockedStorage(4);
  const ports = quickPorts();
  const { say, runtime, session } = await startRuntime(noteAssistant(), { storage, ports });
  storage.block();
  await say("우유");
  expect((await runtime.view(session)).state.notes).toEqual(["우유"]);
  expect(ports.pauses).toEqual([250, 500, 1000, 2000]);
});

it("a process that is told to stop does not wait for the store", async () => {
  const storage = await blockedStorage(Number.POSITIVE_INFINITY);
  const { runtime, session } = await startRuntime(noteAssistant(), { storage });
  storage.block();
  await runtime.send(session, { client_id: "1", content: { type: "message", text: "우유" } });
  await runtime.drain();
  storage.free();
  expect((await storage.inbox.waiting(session.id)).length).toBe(1);
});
