import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { beforeEachCommit } from "../testing/crash-after-commits.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { Vault } from "../vault.ts";
import { generateMasterKey, KeyRing } from "./key-ring.ts";
import { LOOKUP_SPACE, openSealer } from "./open-sealer.ts";
import { KEY_ROW, readKeyRow } from "./wrapped-key.ts";

const november = { id: "2026-11", key: generateMasterKey() };
const may = { id: "2026-05", key: generateMasterKey() };
const ring = new KeyRing([november]);

describe("opening a sealed store", () => {
  it("gives the same look-up hashes to everyone who opens it", async () => {
    const backend = new MemoryBackend();
    const first = await openSealer(backend, ring);
    const later = await openSealer(backend, new KeyRing([november]));
    expect(later.lookupHash("김하늘")).toBe(first.lookupHash("김하늘"));
  });

  it("gives other hashes in another store, though the master key is the same", async () => {
    const [one, other] = [
      await openSealer(new MemoryBackend(), ring),
      await openSealer(new MemoryBackend(), ring),
    ];
    expect(one.lookupHash("김하늘")).not.toBe(other.lookupHash("김하늘"));
  });

  it("two processes that open an empty store at once agree on its secret", async () => {
    const backend = new MemoryBackend();
    let other: Awaited<ReturnType<typeof openSealer>> | undefined;
    const slow = beforeEachCommit(backend, async () => {
      other = await openSealer(backend, ring);
    });
    const sealer = await openSealer(slow, ring);
    expect(other?.lookupHash("김하늘")).toBe(sealer.lookupHash("김하늘"));
  });

  it("needs the master key that wraps the secret, and changes nothing without it", async () => {
    const backend = new MemoryBackend();
    await openSealer(backend, ring);
    const before = await dumpStore(backend);
    await expect(openSealer(backend, new KeyRing([may]))).rejects.toMatchObject({
      code: "MISSING_KEY",
      details: { key: "2026-11", known: ["2026-05"] },
    });
    await expect(openSealer(backend, new KeyRing([{ ...may, id: "2026-11" }]))).rejects.toMatchObject({
      code: "INTEGRITY",
    });
    expect(await dumpStore(backend)).toEqual(before);
  });

  it("A10: is refused where plaintext is stored, and nothing is written there", async () => {
    const backend = new MemoryBackend();
    await new Vault(backend, null).commit("session-a", {
      writes: [{ table: "session", key: "it", value: { city: "서울" } }],
    });
    const before = await dumpStore(backend);
    await expect(openSealer(backend, ring)).rejects.toMatchObject({ code: "PLAINTEXT_REFUSED" });
    expect(await dumpStore(backend)).toEqual(before);
    await expect(openSealer(backend, ring, { plaintext: "accept" })).resolves.toBeDefined();
  });

  it("does not make a second secret when the first one was removed", async () => {
    const backend = new MemoryBackend();
    const vault = new Vault(backend, await openSealer(backend, ring));
    await vault.commit("session-a", { writes: [{ table: "session", key: "it", value: 1 }] });
    await backend.deleteSpace(LOOKUP_SPACE);
    await expect(openSealer(backend, ring)).rejects.toMatchObject({ code: "PLAINTEXT_REFUSED" });
    expect(await readKeyRow(backend, LOOKUP_SPACE)).toBeNull();
  });

  it("does not take the data key of a session for the secret", async () => {
    const backend = new MemoryBackend();
    const sealer = await openSealer(backend, ring);
    await backend.commit({
      space: LOOKUP_SPACE,
      puts: [{ ...KEY_ROW, cell: sealer.create("session-a").cell }],
    });
    await expect(openSealer(backend, ring)).rejects.toMatchObject({ code: "INTEGRITY" });
  });

  it("shows no key when the sealer is printed", async () => {
    const backend = new MemoryBackend();
    const sealer = await openSealer(backend, ring);
    const shown = inspect(sealer, { showHidden: true, depth: 10, getters: true }) + JSON.stringify(sealer);
    expect(shown).not.toMatch(/[A-Za-z0-9+/_-]{22}|<Buffer|Uint8Array|\d+, \d+/);
  });
});
