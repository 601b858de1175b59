import { emptyCheckpoint, uuid6 } from "@langchain/langgraph-checkpoint";
import { beforeEach, describe, expect, it } from "vitest";
import type { Backend } from "../backends/backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { beforeEachCommit } from "../testing/crash-after-commits.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { Vault } from "../vault.ts";
import { verifySpace } from "../verify.ts";
import { CheckpointSpace } from "./checkpoint-space.ts";
import { MaruCheckpointer } from "./checkpointer.ts";
import { pruneThread } from "./retention.ts";

const SPACE = "thread/t";
const said = (turn: number) => `${turn}번째로 드린 말씀이에요. ${"길게 ".repeat(30)}`;

let backend: MemoryBackend;
let writer: MaruCheckpointer;
let step = 0;
beforeEach(() => {
  backend = new MemoryBackend();
  writer = new MaruCheckpointer(new Vault(backend, null));
});

async function put(saver: MaruCheckpointer, parent: string | null, messages: readonly string[]) {
  step += 1;
  const id = uuid6(step);
  const configurable = {
    thread_id: "t",
    checkpoint_ns: "",
    ...(parent === null ? {} : { checkpoint_id: parent }),
  };
  await saver.put(
    { configurable },
    { ...emptyCheckpoint(), id, channel_values: { messages }, channel_versions: { messages: step } },
    { source: "loop", step, parents: {} },
    { messages: step },
  );
  return id;
}

const messagesAt = async (saver: MaruCheckpointer, id?: string) =>
  (
    await saver.getTuple({
      configurable: { thread_id: "t", ...(id === undefined ? {} : { checkpoint_id: id }) },
    })
  )?.checkpoint.channel_values.messages;

describe("one process follows another", () => {
  it("[C3] that writes a long conversation, turn by turn", async () => {
    const reader = new MaruCheckpointer(new Vault(backend, null));
    const messages: string[] = [];
    let head: string | null = null;
    for (let turn = 1; turn <= 70; turn += 1) {
      messages.push(said(turn));
      head = await put(writer, head, [...messages]);
      expect(await messagesAt(reader)).toEqual(messages);
    }
  });
});

describe("pruning while somebody writes", () => {
  it("[R2] takes nothing away from a checkpoint that came in between and needed no new elements", async () => {
    const first = await put(writer, null, [said(1)]);
    const second = await put(writer, first, [said(1), said(2)]);
    const third = await put(writer, second, [said(3)]);
    let added: string | null = null;
    const busy = beforeEachCommit(backend, async () => {
      // Goes back to what only the checkpoints that are about to go have said.
      added ??= await put(writer, third, [said(1), said(2)]);
    });
    await pruneThread(
      new Vault(busy, null),
      new CheckpointSpace(new Vault(busy, null), SPACE),
      { last: 1 },
      0,
    );
    const fresh = new MaruCheckpointer(new Vault(backend, null));
    expect(await messagesAt(fresh, added ?? "")).toEqual([said(1), said(2)]);
    expect((await verifySpace(new Vault(backend, null), SPACE)).findings).toEqual([]);
  });

  it("[R2] does not bring back a thread that was deleted in between", async () => {
    await put(writer, await put(writer, null, [said(1)]), [said(1), said(2)]);
    const busy = beforeEachCommit(backend, () => writer.deleteThread("t"));
    await pruneThread(
      new Vault(busy, null),
      new CheckpointSpace(new Vault(busy, null), SPACE),
      { last: 1 },
      0,
    );
    expect(await dumpStore(backend)).toEqual([]);
  });
});

describe("reading while somebody takes things away", () => {
  /** Does something once, just before the elements of a checkpoint are read. */
  function beforeElements(act: () => Promise<unknown>): Backend {
    let isDone = false;
    const read: Backend["read"] = async (space, requests) => {
      if (!isDone && requests.some(({ table }) => table === "log")) {
        isDone = true;
        await act();
      }
      return backend.read(space, requests);
    };
    return { ...beforeEachCommit(backend, async () => {}), read };
  }

  const prune = () => {
    const vault = new Vault(backend, null);
    return pruneThread(vault, new CheckpointSpace(vault, SPACE), { last: 1 }, 0);
  };

  it("[C4] shows the thread that began in between, never a mixture of both", async () => {
    await put(writer, null, [said(1)]);
    const slow = beforeElements(async () => {
      await writer.deleteThread("t");
      await put(new MaruCheckpointer(new Vault(backend, null)), null, [said(7)]);
    });
    expect(await messagesAt(new MaruCheckpointer(new Vault(slow, null)))).toEqual([said(7)]);
  });

  it("[R2] lists what is left, each with its own values", async () => {
    let head: string | null = null;
    for (let turn = 1; turn <= 20; turn += 1) head = await put(writer, head, [said(turn)]);
    const reader = new MaruCheckpointer(new Vault(beforeElements(prune), null));
    const listed: unknown[] = [];
    for await (const { checkpoint } of reader.list({ configurable: { thread_id: "t" } }))
      listed.push(checkpoint.channel_values.messages);
    expect(listed).toEqual([[said(20)]]);
  });

  it("[R2] goes on with a list that it had begun, as far as there is something left", async () => {
    let head: string | null = null;
    for (let turn = 1; turn <= 20; turn += 1) head = await put(writer, head, [said(turn)]);
    const branch = await put(writer, null, [said(0)]);
    const reader = new MaruCheckpointer(new Vault(backend, null));
    const listed: unknown[] = [];
    for await (const { checkpoint } of reader.list({ configurable: { thread_id: "t" } })) {
      if (listed.length === 0) await prune();
      listed.push(checkpoint.channel_values.messages);
      // Another reader of the same process notices first.
      await messagesAt(reader, branch);
    }
    expect(listed).toEqual([[said(0)], [said(20)]]);
  });
});
