import { emptyCheckpoint, uuid6 } from "@langchain/langgraph-checkpoint";
import { expect, it } from "vitest";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { assembleStorage } from "../open-storage.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import { Vault } from "../vault.ts";
import { letGo, spacesOf } from "./open-spaces.ts";

async function conversations(count: number, weight: number) {
  const vault = new Vault(new MemoryBackend(), null);
  const storage = assembleStorage(vault, SYSTEM_PORTS);
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await storage.sessions.create({ tenant: "maru", user: "지우", assistant: "travel" });
    ids.push(id);
    await storage.checkpointer.put(
      { configurable: { thread_id: id, checkpoint_ns: "" } },
      {
        ...emptyCheckpoint(),
        id: uuid6(made),
        channel_values: { text: "가".repeat(weight) },
        channel_versions: { text: 1 },
      },
      { source: "input", step: -1, parents: {} },
      { text: 1 },
    );
  }
  return { vault, storage, ids, spaces: spacesOf(vault) };
}

it("[C10] what stays in memory is bounded by what it weighs, and what was let go is read again", async () => {
  const { ids, spaces, storage } = await conversations(6, 10_000);
  const bytes = () => [...spaces.values()].reduce((sum, space) => sum + space.bytes, 0);
  expect(bytes()).toBeGreaterThan(6 * 30_000);
  letGo(spaces, `session/${ids[0]}`, 70_000);
  expect(bytes()).toBeLessThan(70_000);
  expect([...spaces.keys()]).toEqual([`session/${ids[0]}`, `session/${ids[5]}`]);
  for (const id of ids)
    expect(
      (await storage.checkpointer.getTuple({ configurable: { thread_id: id } }))?.checkpoint.channel_values
        .text,
    ).toHaveLength(10_000);
});

it("[C10] nothing of a deleted conversation stays in memory", async () => {
  const { ids, spaces, storage } = await conversations(3, 100);
  await storage.sessions.remove(ids[0]);
  await storage.checkpointer.deleteThread(ids[1] ?? "");
  expect([...spaces.keys()]).toEqual([`session/${ids[2]}`]);
});
