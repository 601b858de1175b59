import type { RunnableConfig } from "@langchain/core/runnables";
import { holds, type Lease, openStorage, type Storage, verifySpace } from "@maru/storage";
import { runScript, spaceOfThread } from "@maru/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "./driver/bundle.ts";
import { type Ground, KINDS, openGround, type Place } from "./driver/grounds.ts";
import { tripGraph } from "./programs/trip-graph.ts";

const OWNER = { tenant: "maru", user: "지우", assistant: "travel", title: "0" };
const TIMES = 25;

describe.each(KINDS)("[F2] two writers on %s", (kind) => {
  let ground: Ground;
  let place: Place;
  beforeAll(async () => {
    ground = await openGround(kind);
    place = await ground.make();
  });
  afterAll(() => ground.clear());

  const messagesAt = async (storage: Storage, config: RunnableConfig) =>
    (await tripGraph(storage.checkpointer).getState(config)).values.messages.map(
      ({ content }: { content: string }) => content,
    );

  it("in two processes lose nothing of each other, and each finds its own history", async () => {
    const first = await openStorage(place.url);
    const { id } = await first.sessions.create(OWNER);
    await first.close();
    const script = await bundle("rival-child");
    const reports = await Promise.all(
      ["왼쪽", "오른쪽"].map((name) =>
        runScript(script, { parameters: [place.url, name, String(TIMES), id] }),
      ),
    );
    const [left, right] = reports.map(({ lines }) => JSON.parse(String(lines[0])));

    const reader = await openStorage(place.url);
    const said = (name: string) => Array.from({ length: TIMES }, (_, index) => `${name} ${index + 1}`);
    expect((await reader.sessions.get(id)).title).toBe(String(TIMES * 2));
    const waiting = await reader.inbox.waiting(id, 1000);
    expect(waiting.map(({ sequence }) => sequence)).toEqual(waiting.map((_, index) => index));
    const { events } = await reader.events.read(id, 0);
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
    for (const list of [waiting.map(({ content }) => content), events.map(({ data }) => data)]) {
      for (const name of ["왼쪽", "오른쪽"])
        expect(list.filter((each) => String(each).startsWith(name))).toEqual(said(name));
      expect(list).toHaveLength(TIMES * 2);
    }
    expect(own(await messagesAt(reader, left.head), "왼쪽")).toEqual(said("왼쪽"));
    expect(own(await messagesAt(reader, right.head), "오른쪽")).toEqual(said("오른쪽"));
    expect((await verifySpace(reader.vault, spaceOfThread(id))).findings).toEqual([]);
    await reader.close();
  });

  it("of which one took the session over: the former can write no more, whatever it believes", async () => {
    const [former, present] = [await openStorage(place.url), await openStorage(place.url)];
    const { id } = await former.sessions.create(OWNER);
    const lost = (await former.leases.acquire(id, "former", 0)) as Lease;
    const held = (await present.leases.acquire(id, "present", 60_000)) as Lease;
    const config = { configurable: { thread_id: id } };
    const write = (storage: Storage, lease: Lease, content: string) =>
      tripGraph(storage.checkpointerWith(() => ({ checks: [holds(lease)] }))).updateState(
        config,
        { messages: [{ role: "user", content }] },
        "answer",
      );
    const stale = { code: "STALE_LEASE" };
    await expect(write(former, lost, "늦은 말")).rejects.toMatchObject(stale);
    await write(present, held, "지금 하는 말");
    await expect(write(former, lost, "더 늦은 말")).rejects.toMatchObject(stale);
    await expect(former.effects.intend(lost, "book", "now")).rejects.toMatchObject(stale);
    expect(await messagesAt(former, config)).toEqual(["지금 하는 말"]);
    await former.close();
    await present.close();
  });
});

/** The first step of either may stand on the other's. */
function own(messages: readonly string[], name: string): readonly string[] {
  return messages.filter((each) => each.startsWith(name));
}
