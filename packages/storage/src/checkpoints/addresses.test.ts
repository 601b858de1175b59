import { emptyCheckpoint } from "@langchain/langgraph-checkpoint";
import { describe, expect, it } from "vitest";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { Vault } from "../vault.ts";
import { spaceOfThread } from "./addresses.ts";
import { MaruCheckpointer } from "./checkpointer.ts";

const LONG = "아주 긴 대화 이름 ".repeat(40);
const at = (thread: string) => ({ configurable: { thread_id: thread, checkpoint_ns: "" } });
const METADATA = { source: "input", step: -1, parents: {} } as const;

describe("a thread with a long name", () => {
  it("is kept, found, listed under its name and deleted like any other", async () => {
    const saver = new MaruCheckpointer(new Vault(new MemoryBackend(), null));
    for (const thread of [LONG, `${LONG}!`, "short"])
      await saver.put(at(thread), { ...emptyCheckpoint(), id: `id of ${thread.length}` }, METADATA, {});
    expect((await saver.getTuple(at(LONG)))?.checkpoint.id).toBe(`id of ${LONG.length}`);
    const listed = async () => {
      const names: unknown[] = [];
      for await (const { config } of saver.list({})) names.push(config.configurable?.thread_id);
      return names.sort();
    };
    expect(await listed()).toEqual([LONG, `${LONG}!`, "short"].sort());
    await saver.deleteThread(LONG);
    expect(await listed()).toEqual([`${LONG}!`, "short"].sort());
  });

  it("never shares its space with a thread that is named like the hash", () => {
    const space = spaceOfThread(LONG);
    expect(space).toMatch(/^thread\/#[0-9a-f]{64}$/);
    expect(spaceOfThread(space.slice("thread/".length))).not.toBe(space);
  });
});

describe("a thread whose place in the log is lost", () => {
  it("[D6] is refused by name instead of begun anew over what it holds", async () => {
    const backend = new MemoryBackend();
    const put = (id: string) =>
      new MaruCheckpointer(new Vault(backend, null)).put(
        at("t"),
        { ...emptyCheckpoint(), id, channel_values: { said: "x".repeat(100) } },
        METADATA,
        { said: 1 },
      );
    await put("1");
    await backend.commit({ space: "thread/t", deletes: [{ table: "cursor", key: "log" }] });
    await expect(put("2")).rejects.toMatchObject({ code: "CORRUPT" });
    const [rows] = await backend.read("thread/t", [{ type: "range", table: "log", from: "", to: "~" }]);
    expect(rows).toHaveLength(1);
  });
});
