import { describe, expect, it } from "vitest";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { Vault } from "../vault.ts";
import type { StoredItem } from "./item.ts";
import { ItemSpaces } from "./item-spaces.ts";

const NOW = new Date(0).toISOString();

function item(namespace: string[], position = 1): StoredItem {
  return { namespace, key: "k", value: {}, created_at: NOW, updated_at: NOW, expires_at: null, position };
}

describe("the spaces of items", () => {
  it("are all found under a prefix, each once, however many there are", async () => {
    const spaces = new ItemSpaces(new Vault(new MemoryBackend(), null));
    const namespaces = Array.from({ length: 700 }, (_, n) => ["user", `${n}`]);
    await Promise.all([...namespaces, ["users", "1"]].map((each) => spaces.adopt(each, [item(each)])));
    const expected = namespaces.map((each) => spaces.spaceOf(each)).toSorted();
    expect((await spaces.under(["user"])).toSorted()).toEqual(expected);
    expect(await spaces.under([])).toHaveLength(701);
    expect(await spaces.under(["use"])).toEqual([]);
  });

  it("are left alone by a change that changes nothing", async () => {
    const backend = new MemoryBackend();
    const spaces = new ItemSpaces(new Vault(backend, null));
    await spaces.revise(spaces.spaceOf(["a"]), "all", () => ({ puts: [], deletes: [] }));
    expect(await backend.size()).toBe(0);
    expect(await spaces.under([])).toEqual([]);
  });

  it("count on from the highest position that was taken over", async () => {
    const spaces = new ItemSpaces(new Vault(new MemoryBackend(), null));
    await spaces.adopt(["a"], [item(["a"], 40)]);
    const versions: number[] = [];
    await spaces.revise(spaces.spaceOf(["a"]), ["k"], (_, version) => {
      versions.push(version);
      return { puts: [], deletes: [] };
    });
    expect(versions).toEqual([40]);
  });
});
