import { type Fixture, SocketClient, startFixture } from "@maru/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFrameProxy, type Trouble } from "./driver/frame-proxy.ts";

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.stop());

const MESSAGES = Array.from({ length: 5 }, (_, index) => `${index}번`);

/** Says everything over connections that break, each time from where the last one broke off, and tells what was heard. */
async function talkThrough(session: string, trouble: Trouble): Promise<readonly number[]> {
  const proxy = await startFrameProxy(fixture.server.port, trouble);
  const origin = fixture.server.url;
  const heard: number[] = [];
  let sent = 0;
  for (let attempts = 0; attempts < 500; attempts += 1) {
    const { last } = await fixture.runtime.events(session as never, 0, 1);
    if (sent === MESSAGES.length && heard.at(-1) === last) break;
    const client = await SocketClient.open(`http://127.0.0.1:${proxy.port}`, session, {
      after: heard.at(-1) ?? 0,
      origin,
      host: new URL(origin).host,
    });
    // Nobody knows whether the server heard it before the cut, so it is said again under the same id.
    const text = MESSAGES[sent];
    if (text !== undefined) client.send({ type: "query", query: text, client_id: text });
    const newest = async () => (await fixture.runtime.events(session as never, 0, 1)).last;
    await Promise.race([client.untilClosed(), untilAll(client, newest, text === undefined)]);
    client.terminate();
    heard.push(...client.sequences);
    const taken = await fixture.storage.inbox.since(session as never, -1);
    sent = MESSAGES.filter((message) => taken.some(({ client_id }) => client_id === message)).length;
    await fixture.runtime.whenIdle(session as never);
  }
  await proxy.close();
  return heard;
}

/** Where more frames get through than there are, a client that has nothing to say has heard them all at some point. */
async function untilAll(
  client: SocketClient,
  newest: () => Promise<number>,
  isSilent: boolean,
): Promise<void> {
  const last = await newest();
  if (!isSilent) return new Promise(() => undefined);
  await client.until(() => client.sequences.at(-1) === last || client.closed !== null, "everything");
}

async function expectWhole(session: string, heard: readonly number[]): Promise<void> {
  const { events } = await fixture.runtime.events(session as never, 0);
  expect(heard).toEqual(events.map(({ sequence }) => sequence));
  const replies = events
    .filter(({ type }) => type === "final_response")
    .map(({ data }) => (data as { reply: string }).reply);
  expect(replies).toEqual(MESSAGES.map((text) => `적었어요: ${text}`));
}

describe("[F7] a connection that is cut", () => {
  it.each([2, 3, 4, 5])(
    "after every %i frames, and taken up again, tells everything once and in order",
    async (framesPerConnection) => {
      const session = await fixture.newSession();
      await expectWhole(session, await talkThrough(session, { framesPerConnection }));
    },
  );

  it.each([2, 5])(
    "after every %i frames, with everything coming late, tells the same",
    async (framesPerConnection) => {
      const session = await fixture.newSession();
      await expectWhole(session, await talkThrough(session, { framesPerConnection, delay: 10 }));
    },
  );
});

describe("[F7] a connection that nobody closes and nothing passes any more", () => {
  it("is ended by the server, and whoever comes again misses nothing", async () => {
    const session = await fixture.newSession();
    const proxy = await startFrameProxy(fixture.server.port, { framesPerConnection: 2, end: "silence" });
    const origin = fixture.server.url;
    const before = fixture.server.connections;
    const half = await SocketClient.open(`http://127.0.0.1:${proxy.port}`, session, {
      origin,
      host: new URL(origin).host,
    });
    await half.hear("connected");
    await half.until(() => half.sequences.length === 1, "the greeting");
    await fixture.say(session, "들려요?");
    for (let beats = 0; beats < 3; beats += 1) await fixture.beat();
    await expect.poll(() => fixture.server.connections).toBe(before);
    const again = await fixture.connect(session, half.sequences.at(-1));
    const { last } = await fixture.runtime.events(session as never, 0, 1);
    await again.until(() => again.sequences.at(-1) === last, "the rest");
    const whole = [...half.sequences, ...again.sequences];
    expect(whole).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    half.terminate();
    await proxy.close();
  });
});
