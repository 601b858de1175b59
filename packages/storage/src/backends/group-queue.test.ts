import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { GroupQueue } from "./group-queue.ts";

function recordingQueue(write: (group: readonly string[]) => Promise<readonly (Error | null)[]>) {
  const groups: (readonly string[])[] = [];
  const queue = new GroupQueue<string>((group) => {
    groups.push(group);
    return write(group);
  });
  return { groups, queue };
}

const accept = async (group: readonly string[]) => group.map(() => null);

describe("a group queue", () => {
  it("writes what arrives in one tick together, in order", async () => {
    const { groups, queue } = recordingQueue(accept);
    await Promise.all([queue.add("a"), Promise.resolve().then(() => queue.add("b")), queue.add("c")]);
    expect(groups).toEqual([["a", "c", "b"]]);
  });

  it("writes what arrives during a write as the next group, never two at once", async () => {
    let running = 0;
    const { groups, queue } = recordingQueue(async (group) => {
      running += 1;
      expect(running).toBe(1);
      await setImmediate();
      await setImmediate();
      running -= 1;
      return group.map(() => null);
    });
    const first = queue.add("a");
    await setImmediate();
    await Promise.all([first, queue.add("b"), queue.add("c")]);
    expect(groups).toEqual([["a"], ["b", "c"]]);
  });

  it("refuses one of a group alone", async () => {
    const { queue } = recordingQueue(async (group) =>
      group.map((each) => (each === "bad" ? new Error("stale") : null)),
    );
    const results = await Promise.allSettled([queue.add("good"), queue.add("bad"), queue.add("fine")]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("fails the whole group when the write itself fails, and goes on with the next", async () => {
    const { queue } = recordingQueue(async (group) => {
      if (group.includes("bad")) throw new Error("disk");
      return group.map(() => null);
    });
    const results = await Promise.allSettled([queue.add("good"), queue.add("bad")]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await queue.add("good");
  });

  it("with room for several writes them at once, each place once in a group and so many at most", async () => {
    const groups: string[] = [];
    const queue = new GroupQueue<string>(
      async (group) => {
        groups.push(group.join(" "));
        await setImmediate();
        return group.map(() => null);
      },
      { groups: 2, most: 3, placeOf: (item) => item.slice(0, 1) },
    );
    const all = ["a1", "b1", "a2", "c1", "d1", "e1", "a3"].map((item) => queue.add(item));
    await setImmediate();
    expect(groups).toEqual(["a1 b1 c1", "a2 d1 e1"]);
    await Promise.all(all);
    expect(groups).toEqual(["a1 b1 c1", "a2 d1 e1", "a3"]);
  });

  it("is idle once everything that was added is settled", async () => {
    const { groups, queue } = recordingQueue(accept);
    void queue.add("a");
    await queue.idle();
    expect(groups).toEqual([["a"]]);
    await queue.idle();
  });
});
