import { SocketClient, startFixture } from "@maru/server/testing";
import { describe, expect, it } from "vitest";
import { startFrameProxy } from "./driver/frame-proxy.ts";

describe("[F7] a connection that is cut", () => {
  it("after every single frame, and taken up again each time, tells everything once and in order", async () => {
    const fixture = await startFixture();
    const session = await fixture.newSession();
    const proxy = await startFrameProxy(fixture.server.port, { framesPerConnection: 2 });
    const base = `http://127.0.0.1:${proxy.port}`;
    const origin = fixture.server.url;
    const messages = Array.from({ length: 5 }, (_, index) => `${index}번`);
    const heard: number[] = [];
    let sent = 0;
    for (let attempts = 0; attempts < 500; attempts += 1) {
      const { last } = await fixture.runtime.events(session as never, 0, 1);
      if (sent === messages.length && heard.at(-1) === last) break;
      const client = await SocketClient.open(base, session, {
        after: heard.at(-1) ?? 0,
        origin,
        host: new URL(origin).host,
      });
      // Nobody knows whether the server heard it before the cut, so it is said again under the same id.
      const text = messages[sent];
      if (text !== undefined) client.send({ type: "query", query: text, client_id: text });
      await client.untilClosed();
      heard.push(...client.sequences);
      const taken = await fixture.storage.inbox.since(session as never, -1);
      sent = messages.filter((message) => taken.some(({ client_id }) => client_id === message)).length;
    }
    await fixture.runtime.whenIdle(session as never);
    const { events } = await fixture.runtime.events(session as never, 0);
    expect(heard).toEqual(events.map(({ sequence }) => sequence));
    const replies = events
      .filter(({ type }) => type === "final_response")
      .map(({ data }) => (data as { reply: string }).reply);
    expect(replies).toEqual(messages.map((text) => `적었어요: ${text}`));
    await proxy.close();
    await fixture.stop();
  });
});
