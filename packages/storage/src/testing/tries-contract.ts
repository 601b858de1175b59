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
  it("[I5] how often a turn was begun is counted over all processes, and for one message only", async () => {
    const { storage, other, begin } = opened();
    const { id } = await begin();
    expect(await storage.inbox.tries(id, 4)).toBeNull();
    await storage.inbox.noteTries(id, 4, 2);
    expect([await other.inbox.tries(id, 4), await other.inbox.tries(id, 5)]).toEqual([2, null]);
    const lost = { checks: [{ table: "lease", key: "token", equals: "7" } as const] };
    await expect(other.inbox.noteTries(id, 4, 3, lost)).rejects.toSatisfy((error) =>
      isStorageError(error, "STALE_LEASE"),
    );
    expect(await storage.inbox.tries(id, 4)).toBe(2);
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
