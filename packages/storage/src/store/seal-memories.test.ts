import { describe, expect, it } from "vitest";
import { MemoryBackend } from "../backends/memory-backend.ts";
import type { Ports } from "../ports.ts";
import { encryptExisting } from "../sealing/encrypt-existing.ts";
import { generateMasterKey, KeyRing } from "../sealing/key-ring.ts";
import { openSealer } from "../sealing/open-sealer.ts";
import { crashAfterCommits } from "../testing/crash-after-commits.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { Vault } from "../vault.ts";
import { MaruStore } from "./maru-store.ts";
import { sealMemories } from "./seal-memories.ts";

const ring = new KeyRing([{ id: "2026-11", key: generateMasterKey() }]);
const ports: Ports = { now: () => 0, random: (bytes) => new Uint8Array(bytes) };
const USERS = ["하늘", "010-1234-5678", "minji"];
const SECRETS = [...USERS, "새우", "seafood", "memories"];

async function plaintextMemories(): Promise<MemoryBackend> {
  const backend = new MemoryBackend();
  const store = new MaruStore(new Vault(backend, null), ports);
  for (const user of USERS) {
    for (const key of ["seafood", "second", "a third"])
      await store.put(["memories", user], key, { text: `${user}: 새우` });
  }
  await store.delete(["memories", "minji"], "second");
  for (const gone of ["x", "y", "z"]) {
    await store.put(["memories", "하늘"], gone, {});
    await store.put(["memories", "하늘"], "late", { text: "하늘: 새우" });
    await store.delete(["memories", "하늘"], gone);
    if (gone !== "z") await store.delete(["memories", "하늘"], "late");
  }
  return backend;
}

async function sealedStore(backend: MemoryBackend): Promise<MaruStore> {
  return new MaruStore(new Vault(backend, await openSealer(backend, ring)), ports);
}

async function everythingStored(backend: MemoryBackend): Promise<string> {
  const rows = await dumpStore(backend);
  const spelled = rows.flatMap(({ space, label, key, cell }) => [
    space,
    label,
    key,
    Buffer.from(cell as string).toString("utf8"),
  ]);
  return [...spelled, ...spelled.map(decodeLoosely)].join("\n");
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function expectAllSealed(backend: MemoryBackend): Promise<void> {
  const store = await sealedStore(backend);
  for (const user of USERS) {
    const kept = [
      "seafood",
      ...(user === "minji" ? [] : ["second"]),
      "a third",
      ...(user === "하늘" ? ["late"] : []),
    ];
    expect((await store.search(["memories", user])).map(({ key }) => key)).toEqual(kept);
    expect((await store.get(["memories", user], "seafood"))?.value).toEqual({ text: `${user}: 새우` });
  }
  await store.put(["memories", "하늘"], "later", {});
  expect((await store.search(["memories", "하늘"])).at(-1)?.key).toBe("later");
  const stored = await everythingStored(backend);
  expect(SECRETS.filter((secret) => stored.includes(secret))).toEqual([]);
}

describe("B10: a sealed store", () => {
  it("spells no namespace, key or value out, nor any name of either", async () => {
    const backend = new MemoryBackend();
    const store = await sealedStore(backend);
    for (const user of USERS) await store.put(["memories", user], "seafood", { text: `${user}: 새우` });
    expect(await store.listNamespaces({ suffix: ["하늘"] })).toEqual([["memories", "하늘"]]);
    const stored = await everythingStored(backend);
    expect(SECRETS.filter((secret) => stored.includes(secret))).toEqual([]);
  });
});

describe("memories of a plaintext store", () => {
  it("are found again once they are sealed, in their order, and nothing of them stays in clear", async () => {
    const backend = await plaintextMemories();
    const sealer = await openSealer(backend, ring, { plaintext: "accept" });
    expect(await sealMemories(new Vault(backend, null), new Vault(backend, sealer))).toBe(3);
    await encryptExisting(backend, sealer, { relabel: ({ label }) => label });
    await expectAllSealed(backend);
    expect(await sealMemories(new Vault(backend, null), new Vault(backend, sealer))).toBe(0);
  });

  it("are all there when the run was killed at any point and run again", async () => {
    for (let commits = 0; commits < USERS.length; commits += 1) {
      const backend = await plaintextMemories();
      const sealer = await openSealer(backend, ring, { plaintext: "accept" });
      const dying = crashAfterCommits(backend, commits);
      await expect(sealMemories(new Vault(dying, null), new Vault(dying, sealer))).rejects.toThrow("killed");
      await sealMemories(new Vault(backend, null), new Vault(backend, sealer));
      await expectAllSealed(backend);
    }
  });

  it("that were put again after being sealed are not undone by a second run", async () => {
    const backend = await plaintextMemories();
    const sealer = await openSealer(backend, ring, { plaintext: "accept" });
    const sealed = new Vault(backend, sealer);
    await new MaruStore(sealed, ports).put(["memories", "하늘"], "seafood", { text: "newer" });
    await sealMemories(new Vault(backend, null), sealed);
    const store = new MaruStore(sealed, ports);
    expect((await store.get(["memories", "하늘"], "seafood"))?.value).toEqual({ text: "newer" });
    expect((await store.get(["memories", "하늘"], "second"))?.value).toEqual({ text: "하늘: 새우" });
  });
});
