import { emptyCheckpoint, uuid6 } from "@langchain/langgraph-checkpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CheckpointSpace } from "../checkpoints/checkpoint-space.ts";
import { nameCheckpoint, namedCheckpoints } from "../checkpoints/named-checkpoints.ts";
import { pruneThread } from "../checkpoints/retention.ts";
import { isStorageError, type StorageErrorCode } from "../errors.ts";
import { assembleStorage, type Storage } from "../open-storage.ts";
import { mergeChanges } from "../sessions/events.ts";
import { isSessionId } from "../sessions/ids.ts";
import { holds, type Lease } from "../sessions/leases.ts";
import { type Session, sessionSpace } from "../sessions/sessions.ts";
import { exportSession, importSession } from "../sessions/transfer.ts";
import type { Vault } from "../vault.ts";
import { verifySpace } from "../verify.ts";
import { describeTries } from "./tries-contract.ts";

/** Opens the same place again and again, as processes would; `now` is what their clock says. */
export interface Opened {
  readonly vault: () => Promise<Vault>;
  readonly close: () => Promise<void>;
}

const OWNER = { tenant: "maru", user: "지우@example.com", assistant: "travel" };

/** What sessions, inbox, events, effects, leases and checkpoints promise on every backend. */
export function describeSessions(name: string, open: () => Promise<Opened>): void {
  describe(`sessions on ${name}`, () => {
    let opened: Opened;
    let storage: Storage;
    let other: Storage;
    let clock = Date.parse("2026-11-16T01:00:00Z");
    const ports = {
      now: () => clock,
      random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
    };

    beforeAll(async () => {
      opened = await open();
      storage = assembleStorage(await opened.vault(), ports);
      other = assembleStorage(await opened.vault(), ports);
    }, 60_000);
    afterAll(() => opened?.close());

    const refused = (code: StorageErrorCode) => (error: unknown) => isStorageError(error, code);
    const begin = () => storage.sessions.create(OWNER);
    const create = (owner: typeof OWNER) => {
      clock += 1000;
      return storage.sessions.create(owner);
    };
    const leaseOn = async (session: Awaited<ReturnType<typeof begin>>, holder = "worker"): Promise<Lease> => {
      const lease = await storage.leases.acquire(session.id, holder, 10_000);
      if (lease === null) throw new Error("the lease is held by somebody else");
      return lease;
    };

    it("[S1] a session has an id made here, and is found by another process", async () => {
      const session = await begin();
      expect(isSessionId(session.id)).toBe(true);
      expect(await other.sessions.get(session.id)).toEqual(session);
      for (const wrong of ["../x", "__proto__", { $ne: "" }, "A".repeat(26), null]) {
        await expect(storage.sessions.find(wrong)).rejects.toSatisfy(refused("INVALID_ID"));
      }
    });

    it("[S2] a user's sessions are listed latest first, page by page, and nobody else's", async () => {
      const mine = { ...OWNER, user: `user-${uuid6(0)}` };
      const ids: string[] = [];
      for (let count = 0; count < 5; count += 1) ids.unshift((await create(mine)).id);
      await storage.sessions.create({ ...mine, tenant: "elsewhere" });
      const listed: string[] = [];
      for (let after: string | undefined; ; ) {
        const page = await storage.sessions.list({
          ...mine,
          limit: 2,
          ...(after === undefined ? {} : { after }),
        });
        listed.push(...page.sessions.map(({ id }) => id));
        if (page.next === null) break;
        after = page.next;
      }
      expect(listed).toEqual(ids);
      const tenant = await storage.sessions.list({ tenant: mine.tenant, limit: 200 });
      expect(tenant.sessions.every((session) => session.tenant === mine.tenant)).toBe(true);
    });

    it("[S2] [S5] a session that is spoken in or renamed comes first, for every process", async () => {
      const mine = { ...OWNER, user: `user-${uuid6(0)}` };
      const [first, second, third] = [await create(mine), await create(mine), await create(mine)];
      const order = async () => (await other.sessions.list(mine)).sessions.map(({ id }) => id);
      const say = async (session: Session, client_id: string) => {
        clock += 1000;
        const and = storage.sessions.speaking(session);
        await storage.inbox.accept(session.id, { client_id, content: "안녕하세요" }, undefined, and);
      };
      expect(await order()).toEqual([third.id, second.id, first.id]);
      await say(first, "a");
      expect(await order()).toEqual([first.id, third.id, second.id]);
      const spoken = await other.sessions.get(first.id);
      expect([spoken.updated_at, spoken.version]).toEqual([new Date(clock).toISOString(), 1]);
      // Sent again it is known, and nothing moves.
      await say(second, "b");
      const moved = clock;
      await say(first, "a");
      await say(second, "b");
      expect(await order()).toEqual([second.id, first.id, third.id]);
      expect((await other.sessions.get(second.id)).updated_at).toBe(new Date(moved).toISOString());
      await storage.sessions.rename(await other.sessions.get(third.id), "오사카");
      expect(await order()).toEqual([third.id, second.id, first.id]);
    });

    it("[S5] an imported session stands where it was last spoken in", async () => {
      const mine = { ...OWNER, user: `user-${uuid6(0)}` };
      const [first, second] = [await create(mine), await create(mine)];
      clock += 1000;
      const and = storage.sessions.speaking(first);
      await storage.inbox.accept(first.id, { client_id: "a", content: "안녕하세요" }, undefined, and);
      const document = await exportSession(storage.vault, first.id);
      await storage.sessions.remove(first.id);
      await importSession(storage.vault, ports, document);
      const { sessions } = await other.sessions.list(mine);
      expect(sessions.map(({ id }) => id)).toEqual([first.id, second.id]);
      expect(sessions[0]?.updated_at).toBe(new Date(clock).toISOString());
    });

    it("[S5] sessions of an older store are listed among the others by when they began", async () => {
      const mine = { ...OWNER, user: `user-${uuid6(0)}` };
      const [first, second, third] = [await create(mine), await create(mine), await create(mine)];
      const label = storage.sessions.labelOf(second).slice(0, -second.id.length - 10) + second.id;
      await storage.vault.commit(sessionSpace(second.id), { label });
      const { sessions } = await other.sessions.list(mine);
      expect(sessions).toEqual([third, second, first]);
    });

    it("[S3] a writer with an older version of the session is refused", async () => {
      const session = await begin();
      const renamed = await other.sessions.rename(session, "오사카 여행");
      await expect(storage.sessions.rename(session, "도쿄 여행")).rejects.toSatisfy(refused("STALE_WRITE"));
      expect(await storage.sessions.get(session.id)).toEqual(renamed);
    });

    it("[S4] a removed session leaves nothing", async () => {
      const session = await begin();
      await storage.inbox.accept(session.id, { client_id: "c", content: "안녕하세요" });
      await storage.sessions.remove(session.id);
      expect(await other.sessions.find(session.id)).toBeUndefined();
      expect(await other.inbox.waiting(session.id)).toEqual([]);
      expect((await verifySpace(storage.vault, sessionSpace(session.id))).findings).toEqual([]);
    });

    it("[I1] [I2] messages wait in order, once each, whoever takes them in", async () => {
      const session = await begin();
      const accepted = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 === 0 ? storage : other).inbox.accept(session.id, {
            client_id: `m${index % 5}`,
            content: index,
          }),
        ),
      );
      expect(accepted.filter(({ isNew }) => isNew)).toHaveLength(5);
      const waiting = await storage.inbox.waiting(session.id);
      expect(waiting.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]);
      const lease = await leaseOn(session);
      await storage.vault.commit(
        sessionSpace(session.id),
        mergeChanges(storage.inbox.done(1), { checks: [holds(lease)] }),
      );
      expect((await other.inbox.waiting(session.id)).map(({ sequence }) => sequence)).toEqual([2, 3, 4]);
      expect((await other.inbox.since(session.id, 0)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    });

    it("[I3] that a turn began is told once, whichever process goes on with it", async () => {
      const session = await begin();
      expect(await storage.inbox.hasBegun(session.id, 0)).toBe(false);
      await storage.events.append(session.id, [{ type: "turn_started", data: 3 }], storage.inbox.begins(3));
      expect(await other.inbox.hasBegun(session.id, 3)).toBe(true);
      expect(await other.inbox.hasBegun(session.id, 4)).toBe(false);
    });

    describeTries(() => ({ storage, other, begin }));

    it("[G1] what an owner spends on a day adds up, whoever notes it", async () => {
      const owner = `company\n${(await begin()).id}`;
      await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 === 0 ? storage : other).spending.add(owner, "2026-11-16", { tokens: 10, cost: 0.5 }),
        ),
      );
      expect(await other.spending.of(owner, "2026-11-16")).toEqual({ tokens: 60, cost: 3 });
      expect(await other.spending.of(owner, "2026-11-17")).toEqual({ tokens: 0, cost: 0 });
      expect(await other.spending.of(`${owner}!`, "2026-11-16")).toEqual({ tokens: 0, cost: 0 });
      await storage.spending.add(owner, "2027-01-16", { tokens: 1, cost: 0 });
      expect(await other.spending.of(owner, "2026-11-16")).toEqual({ tokens: 0, cost: 0 });
    });

    it("[E1] events have one gapless order, and are read from any point", async () => {
      const session = await begin();
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (index % 2 === 0 ? storage : other).events.append(session.id, [
            { type: "todo_updated", data: { index } },
            { type: "token", data: "네" },
          ]),
        ),
      );
      const all = await other.events.read(session.id, 0);
      expect(all.events.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 24 }, (_, index) => index + 1),
      );
      expect((await storage.events.read(session.id, 20)).events).toEqual(all.events.slice(20));
      await storage.events.drop(session.id, 10);
      expect(await storage.events.read(session.id, 0, 2)).toMatchObject({
        first: 11,
        last: 24,
        events: all.events.slice(10, 12),
      });
    });

    it("[L1] one worker holds a session; when it is gone another takes over and the first can write no more", async () => {
      const session = await begin();
      const first = await leaseOn(session, "first");
      expect(await other.leases.acquire(session.id, "second", 10_000)).toBeNull();
      await storage.leases.renew(first, 10_000);
      clock += 10_001;
      const second = await other.leases.acquire(session.id, "second", 10_000);
      expect(second?.token).toBeGreaterThan(first.token);
      await expect(storage.leases.renew(first, 10_000)).rejects.toSatisfy(refused("STALE_LEASE"));
      await expect(storage.effects.intend(first, "book", "now")).rejects.toSatisfy(refused("STALE_LEASE"));
      await storage.leases.release(first);
      expect(await storage.leases.acquire(session.id, "third", 10_000)).toBeNull();
      await other.leases.release(second as Lease);
      expect(await storage.leases.acquire(session.id, "third", 10_000)).not.toBeNull();
    });

    it("[L1] under a lease that was given back nobody writes, and who had looked before has to look again", async () => {
      const session = await begin();
      const first = await leaseOn(session, "first");
      clock += 10_001;
      const seen = await other.leases.vacancy(session.id, "second");
      await storage.leases.release(first);
      await expect(storage.effects.intend(first, "book", "now")).rejects.toSatisfy(refused("STALE_LEASE"));
      if (seen === null) throw new Error("its time was over");
      await expect(other.leases.take(session.id, "second", seen, 1000)).rejects.toSatisfy(
        refused("STALE_LEASE"),
      );
      expect(await other.leases.acquire(session.id, "second", 1000)).not.toBeNull();
    });

    it("[L3] nobody waits for a clock that was wrong when a lease was taken, by however much", async () => {
      for (const wrong of [86_400_000, 10_002, -86_400_000]) {
        const session = await begin();
        clock += wrong;
        const first = await leaseOn(session, "first");
        clock -= wrong;
        const second = await other.leases.acquire(session.id, "second", 10_000);
        expect(second?.token, `${wrong}`).toBeGreaterThan(first.token);
        await expect(storage.leases.renew(first, 10_000)).rejects.toSatisfy(refused("STALE_LEASE"));
      }
    });

    it("[L2] of two that want a free session at once one gets it", async () => {
      const session = await begin();
      const leases = await Promise.all(
        [storage, other].map((each, index) => each.leases.acquire(session.id, `w${index}`, 1000)),
      );
      expect(leases.filter((lease) => lease !== null)).toHaveLength(1);
    });

    it("[X1] an effect is intended once, is uncertain until it is done, and keeps its result", async () => {
      const session = await begin();
      const lease = await leaseOn(session);
      await storage.effects.intend(lease, "send-mail", "2026-11-16T01:00:00Z");
      await expect(storage.effects.intend(lease, "send-mail", "later")).rejects.toSatisfy(
        refused("STALE_WRITE"),
      );
      expect(await other.effects.uncertain(session.id)).toMatchObject([
        { key: "send-mail", status: "intended" },
      ]);
      await storage.effects.finish(lease, "send-mail", "later", { id: 7 });
      expect(await other.effects.find(session.id, "send-mail")).toMatchObject({
        status: "done",
        result: { id: 7 },
      });
      expect(await other.effects.uncertain(session.id)).toEqual([]);
    });

    const put = async (
      session: Awaited<ReturnType<typeof begin>>,
      parent: string | null,
      messages: string[],
      saver = storage.checkpointer,
    ) => {
      const checkpoint = {
        ...emptyCheckpoint(),
        id: uuid6(messages.length),
        channel_values: { messages },
        channel_versions: { messages: messages.length },
      };
      const configurable = {
        thread_id: session.id,
        checkpoint_ns: "",
        ...(parent === null ? {} : { checkpoint_id: parent }),
      };
      await saver.put(
        { configurable },
        checkpoint,
        { source: "loop", step: messages.length, parents: {} },
        { messages: messages.length },
      );
      return checkpoint.id;
    };
    const read = async (session: Awaited<ReturnType<typeof begin>>, id: string, from = other) =>
      (
        await from.checkpointer.getTuple({
          configurable: { thread_id: session.id, checkpoint_ns: "", checkpoint_id: id },
        })
      )?.checkpoint.channel_values.messages;

    it("[C1] a checkpoint commits together with what belongs to it, or not at all", async () => {
      const session = await begin();
      const lease = await leaseOn(session);
      const together = storage.checkpointerWith(async () => {
        const { change } = await storage.events.appending(session.id, [
          { type: "final_response", data: "네" },
        ]);
        return mergeChanges(change, { checks: [holds(lease)] });
      });
      const id = await put(session, null, ["안녕하세요"], together);
      expect((await other.events.read(session.id, 0)).events).toHaveLength(1);
      clock += 10_001;
      await other.leases.acquire(session.id, "second", 10_000);
      await expect(put(session, id, ["안녕하세요", "늦은 말"], together)).rejects.toSatisfy(
        refused("STALE_LEASE"),
      );
      expect((await other.events.read(session.id, 0)).events).toHaveLength(1);
      const head = await other.checkpointer.getTuple({ configurable: { thread_id: session.id } });
      expect(head?.checkpoint.id).toBe(id);
    });

    it("[R1] pruning keeps the newest, the named and the heads of branches, and their values", async () => {
      const session = await begin();
      const said = Array.from(
        { length: 20 },
        (_, index) => `${index}번째로 드린 말씀이에요. ${"길게 ".repeat(30)}`,
      );
      const ids: string[] = [];
      for (let count = 1; count <= said.length; count += 1)
        ids.push(await put(session, ids.at(-1) ?? null, said.slice(0, count)));
      const branch = await put(session, ids[4] as string, [...said.slice(0, 5), "다른 길로 가 볼게요"]);
      await nameCheckpoint(storage.vault, sessionSpace(session.id), "계약 전", ids[2] as string);
      expect(await namedCheckpoints(other.vault, sessionSpace(session.id))).toEqual([
        { name: "계약 전", checkpoint: ids[2] },
      ]);
      const space = new CheckpointSpace(storage.vault, sessionSpace(session.id));
      await pruneThread(storage.vault, space, { last: 3 }, clock);
      expect(await read(session, ids[2] as string)).toEqual(said.slice(0, 3));
      expect(await read(session, branch)).toEqual([...said.slice(0, 5), "다른 길로 가 볼게요"]);
      expect(await read(session, ids[19] as string)).toEqual(said);
      expect(await read(session, ids[10] as string)).toBeUndefined();
      const listed = [];
      for await (const tuple of other.checkpointer.list({ configurable: { thread_id: session.id } }))
        listed.push(tuple.checkpoint.id);
      expect(listed).toHaveLength(4);
      expect(await verifySpace(storage.vault, sessionSpace(session.id))).toMatchObject({
        checkpoints: 4,
        findings: [],
      });
      // A process that had the old history in memory goes on as well.
      const next = await put(session, ids[19] as string, [...said, "이어서 말할게요"]);
      expect(await read(session, next)).toEqual([...said, "이어서 말할게요"]);
    });

    it("[T1] an exported session imports exactly as it was", async () => {
      const session = await begin();
      await put(session, null, ["안녕하세요", "무엇을 도와드릴까요?"]);
      await storage.events.append(session.id, [{ type: "connected", data: null }]);
      await storage.inbox.accept(session.id, { client_id: "c", content: "오사카" });
      const document = JSON.parse(JSON.stringify(await exportSession(storage.vault, session.id)));
      await expect(importSession(storage.vault, ports, document)).rejects.toSatisfy(refused("STALE_WRITE"));
      await storage.sessions.remove(session.id);
      expect(await importSession(other.vault, ports, document)).toBe(session.id);
      expect(await exportSession(other.vault, session.id)).toEqual(document);
      expect(await storage.sessions.get(session.id)).toEqual(session);
    });
  });
}
