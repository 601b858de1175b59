import { emptyCheckpoint } from "@langchain/langgraph-checkpoint";
import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { SYSTEM_PORTS } from "../ports.ts";
import { threadOf } from "./thread.ts";
import { TurnSaver } from "./turn-saver.ts";

const METADATA = { source: "loop", step: 0, parents: {} } as const;

it("leaves nothing of a step whose checkpoint was refused, so that it is done again as a whole", async () => {
  const storage = await openStorage("memory:");
  const { id } = await storage.sessions.create({ assistant: "note", tenant: "local", user: "local" });
  const saver = new TurnSaver(storage, SYSTEM_PORTS);
  let isLost = false;
  const writer = {
    turn: 0,
    began: 0,
    committed: () => undefined,
    alongside: async () => {
      if (isLost) throw new Error("the lease is lost");
      return {};
    },
  };
  const task = [
    ["state", "written"],
    ["branch:to:next", null],
  ] as [string, unknown][];
  await saver.writing(id, writer, async () => {
    const first = await saver.put(threadOf(id), emptyCheckpoint(), METADATA, {});
    await saver.putWrites(first, task, "task");
    isLost = true;
    await expect(saver.put(first, emptyCheckpoint(), { ...METADATA, step: 1 }, {})).rejects.toThrow("lost");
  });
  // What the task wrote without where to go on would end the turn in the middle.
  expect((await saver.getTuple(threadOf(id)))?.pendingWrites).toEqual([]);
  await storage.close();
});
