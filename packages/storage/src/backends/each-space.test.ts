import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eachSpace } from "./each-space.ts";
import { MemoryBackend } from "./memory-backend.ts";

describe("every space of a store", () => {
  it("is met once, in the order of labels, however many share a label or have none", async () => {
    const labels = fc.array(fc.constantFrom("", "a", "b", "c", "thread/1"), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(labels, fc.integer({ min: 1, max: 9 }), async (labels, pageSize) => {
        const backend = new MemoryBackend();
        for (const [index, label] of labels.entries())
          await backend.commit({ space: `space-${index}`, label });
        const met = [];
        for await (const entry of eachSpace(backend, { pageSize })) met.push(entry);
        expect(met.map(({ label }) => label)).toEqual([...labels].sort());
        expect(new Set(met.map(({ space }) => space)).size).toBe(labels.length);
        expect(met).toHaveLength(labels.length);
      }),
    );
  });

  it("is met although others are deleted meanwhile", async () => {
    const backend = new MemoryBackend();
    for (let index = 0; index < 30; index += 1)
      await backend.commit({ space: `space-${index}`, label: `${index % 3}` });
    const met: string[] = [];
    for await (const { space } of eachSpace(backend, { pageSize: 4 })) {
      met.push(space);
      await backend.deleteSpace(space);
    }
    expect(met).toHaveLength(30);
  });
});
