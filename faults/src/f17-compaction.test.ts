import { nameCheckpoint, openStorage, pruneThread, type Storage, verifySpace } from "@maru/storage";
import { CheckpointSpace, spaceOfThread } from "@maru/storage/testing";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ground, KINDS, openGround } from "./driver/grounds.ts";
import { type Message, tripGraph } from "./programs/trip-graph.ts";

/** What happens while somebody talks: more is said, an older point is continued, a point is named, all is pruned. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant("say" as const), from: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("fork" as const), from: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("name" as const), from: fc.nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant("prune" as const), from: fc.integer({ min: 1, max: 4 }) }),
  },
);
const RUNS = 12;

describe.each(KINDS)("[F17] pruning on %s", (kind) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await openGround(kind);
  });
  afterAll(() => ground.clear());

  it("at random points while a conversation goes on leaves what it leaves exactly as it was", async () => {
    const { url } = await ground.make();
    const [talking, tidying] = [await openStorage(url), await openStorage(url)];
    let threads = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 14 }), async (happenings) => {
        threads += 1;
        await live(talking, tidying, `thread ${threads}`, happenings);
      }),
      { numRuns: RUNS },
    );
    await talking.close();
    await tidying.close();
  });
});

type Happening = { readonly type: "say" | "fork" | "name" | "prune"; readonly from: number };

async function live(
  talking: Storage,
  tidying: Storage,
  thread: string,
  happenings: readonly Happening[],
): Promise<void> {
  const graph = tripGraph(talking.checkpointer);
  const config = { configurable: { thread_id: thread } };
  const written = new Map<string, string>();
  const named = new Set<string>();
  const prunings: Promise<unknown>[] = [];
  let head = "";
  for (const [number, { type, from }] of happenings.entries()) {
    const ids = [...written.keys()];
    const chosen = ids[from % Math.max(1, ids.length)];
    if (type === "prune") {
      const space = new CheckpointSpace(tidying.vault, spaceOfThread(thread));
      // Not waited for: the conversation goes on meanwhile.
      prunings.push(pruneThread(tidying.vault, space, { last: from }, 0));
      continue;
    }
    if (type === "name" && chosen !== undefined && (await isThere(tidying, thread, chosen))) {
      await Promise.all(prunings);
      if (!(await isThere(tidying, thread, chosen))) continue;
      await nameCheckpoint(tidying.vault, spaceOfThread(thread), `이름 ${number}`, chosen);
      named.add(chosen);
      continue;
    }
    const start =
      type === "fork" && chosen !== undefined && (await isThere(talking, thread, chosen))
        ? { configurable: { ...config.configurable, checkpoint_id: chosen } }
        : config;
    const messages: Message[] = [{ role: "user", content: `${thread}의 ${number}번째 말` }];
    const { configurable } = await graph.updateState(
      start,
      { messages, results: { [number % 3]: "결과" } },
      "answer",
    );
    head = String(configurable?.["checkpoint_id"]);
    written.set(
      head,
      JSON.stringify(
        (await graph.getState({ configurable: { ...config.configurable, checkpoint_id: head } })).values,
      ),
    );
  }
  await Promise.all(prunings);
  for (const storage of [talking, tidying]) {
    const found = new Map<string, string>();
    const reader = tripGraph(storage.checkpointer);
    for await (const state of reader.getStateHistory(config))
      found.set(String(state.config.configurable?.["checkpoint_id"]), JSON.stringify(state.values));
    for (const [id, values] of found) expect(values).toBe(written.get(id));
    for (const id of named) expect(found.has(id)).toBe(true);
    if (head !== "") expect(found.has(head)).toBe(true);
  }
  expect((await verifySpace(tidying.vault, spaceOfThread(thread))).findings).toEqual([]);
}

async function isThere(storage: Storage, thread: string, checkpoint: string): Promise<boolean> {
  const found = await storage.checkpointer.getTuple({
    configurable: { thread_id: thread, checkpoint_id: checkpoint },
  });
  return found !== undefined;
}
