import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AFTER, type Backend } from "../backends/backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { generateMasterKey, KeyRing } from "../sealing/key-ring.ts";
import { openSealer } from "../sealing/open-sealer.ts";
import { Vault } from "../vault.ts";
import { verifySpace } from "../verify.ts";
import { deleteBranch, listBranches } from "./branches.ts";
import { CheckpointSpace } from "./checkpoint-space.ts";
import { MaruCheckpointer } from "./checkpointer.ts";
import { nameCheckpoint } from "./named-checkpoints.ts";
import { pruneThread } from "./retention.ts";

const SPACE = "thread/long";
const config = (id?: string) => ({
  configurable: { thread_id: "long", checkpoint_ns: "", ...(id === undefined ? {} : { checkpoint_id: id }) },
});

interface Said {
  readonly id: string;
  readonly messages: readonly string[];
}

/** Says one thing more after `parent`, and leaves the write of the task that did it. */
async function say(
  saver: MaruCheckpointer,
  parent: Said | null,
  position: number,
  clock = position * 10,
): Promise<Said> {
  const messages = [...(parent?.messages ?? []), `${position}번째 말: ${"여행 이야기 ".repeat(8)}`];
  const id = `${String(clock).padStart(6, "0")}-${position}`;
  const versions = { messages: messages.length };
  const checkpoint = {
    v: 4,
    id,
    ts: "2026-11-16T01:00:00.000Z",
    channel_values: { messages },
    channel_versions: versions,
    versions_seen: {},
  };
  const metadata = { source: "loop", step: position, parents: {} } as const;
  await saver.put(config(parent?.id), checkpoint, metadata, versions);
  await saver.putWrites(config(id), [["note", `write of ${position}`]], `task-${position}`);
  return { id, messages };
}

async function talk(saver: MaruCheckpointer, turns: number): Promise<Said[]> {
  const said: Said[] = [];
  for (let position = 0; position < turns; position += 1)
    said.push(await say(saver, said.at(-1) ?? null, position));
  return said;
}

const fresh = (backend: Backend) => new MaruCheckpointer(new Vault(backend, null));

async function history(saver: MaruCheckpointer): Promise<CheckpointTuple[]> {
  const listed: CheckpointTuple[] = [];
  for await (const tuple of saver.list(config())) listed.push(tuple);
  return listed;
}

async function rowCount(backend: Backend, table: "block" | "checkpoint" | "write"): Promise<number> {
  const [rows = []] = await backend.read(SPACE, [{ type: "range", table, from: "", to: AFTER }]);
  return rows.length;
}

describe("older checkpoints in blocks", () => {
  it("[C8] read back in a process that never saw them, with their writes, one by one and as a history", async () => {
    const backend = new MemoryBackend();
    const said = await talk(fresh(backend), 200);
    expect(await rowCount(backend, "block")).toBeGreaterThan(1);
    expect(await rowCount(backend, "checkpoint")).toBeLessThan(100);
    const saver = fresh(backend);
    for (const [position, { id, messages }] of said.entries()) {
      const tuple = await saver.getTuple(config(id));
      expect(tuple?.checkpoint.channel_values).toEqual({ messages });
      expect(tuple?.pendingWrites).toEqual([[`task-${position}`, "note", `write of ${position}`]]);
    }
    const listed = await history(fresh(backend));
    expect(listed.map(({ checkpoint }) => checkpoint.id)).toEqual(said.map(({ id }) => id).reverse());
    expect(listed.map(({ pendingWrites }) => pendingWrites?.[0]?.[0])).toEqual(
      said.map((_, position) => `task-${position}`).reverse(),
    );
    expect((await verifySpace(new Vault(backend, null), SPACE)).findings).toEqual([]);
  });

  it("[C8] read the same for whoever wrote them, who has some in memory still", async () => {
    const backend = new MemoryBackend();
    const saver = fresh(backend);
    const said = await talk(saver, 120);
    for (const [position, { id }] of said.entries())
      expect((await saver.getTuple(config(id)))?.pendingWrites).toEqual([
        [`task-${position}`, "note", `write of ${position}`],
      ]);
  });

  it("[C8] take later writes; a task that runs again replaces its signals and nothing else", async () => {
    const backend = new MemoryBackend();
    const [first] = await talk(fresh(backend), 120);
    const saver = fresh(backend);
    const old = config(first?.id);
    await saver.putWrites(old, [["note", "written again"]], "task-0");
    await saver.putWrites(old, [["note", "of another task"]], "task-new");
    await saver.putWrites(old, [["__interrupt__", "first"]], "task-0");
    await saver.putWrites(old, [["__interrupt__", "second"]], "task-0");
    expect((await fresh(backend).getTuple(old))?.pendingWrites).toEqual([
      ["task-0", "__interrupt__", "second"],
      ["task-0", "note", "write of 0"],
      ["task-new", "note", "of another task"],
    ]);
  });

  it("[C8] are continued as branches, and ids that come late or out of order are listed in order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 30 }), async (parents) => {
        const backend = new MemoryBackend();
        const saver = fresh(backend);
        const said = await talk(saver, 90);
        for (const [index, parent] of parents.entries()) {
          // Clocks before, among and after those of the first branch.
          const clock = (parent * 7) % 1300;
          said.push(await say(saver, said[parent % said.length] ?? null, 1000 + index, clock));
        }
        for (const { id, messages } of said)
          expect((await fresh(backend).getTuple(config(id)))?.checkpoint.channel_values).toEqual({
            messages,
          });
        const listed = await history(fresh(backend));
        expect(listed.map(({ checkpoint }) => checkpoint.id)).toEqual(
          said
            .map(({ id }) => id)
            .sort()
            .reverse(),
        );
      }),
      { numRuns: 5 },
    );
  });

  it("[C8] are pruned and cut like any others, and what stays is found, named and continued", async () => {
    const backend = new MemoryBackend();
    const vault = new Vault(backend, null);
    const space = new CheckpointSpace(vault, SPACE);
    const saver = fresh(backend);
    const said = await talk(saver, 150);
    const branch = await say(saver, said[10] as Said, 500);
    await nameCheckpoint(vault, SPACE, "beginning", said[3]?.id ?? "");
    await deleteBranch(vault, space, branch.id);
    expect((await listBranches(vault, space)).map(({ id }) => id)).toEqual(said.map(({ id }) => id));
    const pruned = await pruneThread(vault, space, { last: 40 }, 0);
    expect(pruned.checkpoints).toBe(150 - 41);
    const left = [said[3] as Said, ...said.slice(-40)];
    const listed = await history(saver);
    expect(listed.map(({ checkpoint }) => checkpoint.channel_values["messages"])).toEqual(
      left.map(({ messages }) => messages).reverse(),
    );
    const next = await say(saver, said.at(-1) as Said, 600);
    expect((await fresh(backend).getTuple(config()))?.checkpoint.id).toBe(next.id);
    expect((await verifySpace(vault, SPACE)).findings).toEqual([]);
  });

  it("[C8] survive two writers that fold at the same time", async () => {
    const backend = new MemoryBackend();
    const savers = [fresh(backend), fresh(backend)] as const;
    const [first] = await talk(savers[0], 1);
    const talkFrom = async (saver: MaruCheckpointer, start: number) => {
      const said = [first as Said];
      for (let position = start; position < start + 80; position += 1)
        said.push(await say(saver, said.at(-1) ?? null, position));
      return said;
    };
    const branches = await Promise.all([talkFrom(savers[0], 1), talkFrom(savers[1], 1001)]);
    for (const { id, messages } of branches.flat())
      expect((await fresh(backend).getTuple(config(id)))?.checkpoint.channel_values).toEqual({ messages });
    expect((await history(fresh(backend))).length).toBe(161);
  }, 30_000);

  it("[K2] are sealed to their place: a block does not open under another key", async () => {
    const backend = new MemoryBackend();
    const ring = new KeyRing([{ id: "test", key: generateMasterKey() }]);
    const saver = new MaruCheckpointer(new Vault(backend, await openSealer(backend, ring)));
    const said = await talk(saver, 120);
    const [blocks = []] = await backend.read(SPACE, [{ type: "range", table: "block", from: "", to: AFTER }]);
    const [first, second] = blocks;
    if (first === undefined || second === undefined) throw new Error("too few blocks to exchange");
    await backend.commit({ space: SPACE, puts: [{ table: "block", key: second.key, cell: first.cell }] });
    const other = new MaruCheckpointer(new Vault(backend, await openSealer(backend, ring)));
    const inSecond = said.find(({ id }) => `/${id}` === second.key);
    await expect(other.getTuple(config(inSecond?.id))).rejects.toMatchObject({ code: "INTEGRITY" });
  });
});
