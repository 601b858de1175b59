import { expect, it } from "vitest";
import { isStorageError } from "../errors.ts";
import type { Storage } from "../open-storage.ts";
import { type Session, sessionSpace } from "../sessions/sessions.ts";
import { exportSession, importSession } from "../sessions/transfer.ts";

interface Opened {
  readonly storage: Storage;
  readonly other: Storage;
  readonly begin: () => Promise<Session>;
}

/** What is kept of turns that were begun again and again, on every backend. */
export function describeTries(opened: () => Opened): void {
  it("[I5] who began a turn and did not leave it is noted over all processes, and for one message only", async () => {
    const { storage, other, begin } = opened();
    const { id } = await begin();
    const add = (name: string) => (names: readonly string[] | null) => [...(names ?? []), name];
    expect(await storage.inbox.begunBy(id, 4)).toBeNull();
    expect(await storage.inbox.noteBegun(id, 4, add("a"))).toEqual(["a"]);
    expect([await other.inbox.begunBy(id, 4), await other.inbox.begunBy(id, 5)]).toEqual([["a"], null]);
    const lost = { checks: [{ table: "lease", key: "token", equals: "7" } as const] };
    await expect(other.inbox.noteBegun(id, 4, add("b"), lost)).rejects.toSatisfy((error) =>
      isStorageError(error, "STALE_LEASE"),
    );
    await Promise.all([
      storage.inbox.noteBegun(id, 4, add("c")),
      other.inbox.noteBegun(id, 4, (names) => (names ?? []).filter((name) => name !== "a")),
    ]);
    expect(await storage.inbox.begunBy(id, 4)).toEqual(["c"]);
    await other.inbox.noteBegun(id, 5, add("d"));
    await storage.inbox.noteBegun(id, 4, () => []);
    expect(await storage.inbox.begunBy(id, 5)).toEqual(["d"]);
  });

  it("[I6] a message that was set aside is found by every process, and goes with its session", async () => {
    const { storage, other, begin } = opened();
    const { id } = await begin();
    const { entry } = await storage.inbox.accept(id, { client_id: "a", content: { say: "안녕" } });
    const inAll = async () => {
      const found = [];
      for await (const { session, content } of other.setAsides.all()) if (session === id) found.push(content);
      return found;
    };
    await storage.setAsides.expect(id);
    expect(await inAll()).toEqual([]);
    await storage.vault.commit(sessionSpace(id), storage.setAsides.noting(entry, 3));
    expect(await inAll()).toEqual([{ say: "안녕" }]);
    expect(await other.setAsides.of(id)).toMatchObject([{ session: id, sequence: 0, tries: 3 }]);
    expect(await storage.inbox.waiting(id)).toHaveLength(1);
    await storage.vault.commit(sessionSpace(id), storage.setAsides.forgetting(0));
    expect(await inAll()).toEqual([]);
    await storage.vault.commit(sessionSpace(id), storage.setAsides.noting(entry, 3));
    const document = await exportSession(storage.vault, id);
    await other.sessions.remove(id);
    expect(await inAll()).toEqual([]);
    await importSession(storage.vault, { now: () => 0, random: (bytes) => new Uint8Array(bytes) }, document);
    expect(await inAll()).toEqual([{ say: "안녕" }]);
    await other.sessions.remove(id);
    expect(await inAll()).toEqual([]);
    const left = await storage.vault.backend.listSpaces({ from: "aside/", to: `aside/${id}~`, limit: 100 });
    expect(left.some(({ space }) => space.endsWith(id))).toBe(false);
  });
}
