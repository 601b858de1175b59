import { once } from "node:events";
import { connect } from "node:net";
import type { WireEvent } from "@maru/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fixture, startFixture } from "../testing/server-fixture.ts";
import { SocketClient } from "../testing/socket-client.ts";

let server: Fixture;
beforeAll(async () => {
  server = await startFixture();
});
afterAll(() => server.stop());

/** Far more than the network between two sockets holds. */
async function fillLog(session: string, events = 3000): Promise<void> {
  const data = { text: "가".repeat(4000) };
  for (let left = events; left > 0; left -= 500)
    await server.storage.events.append(
      session as never,
      Array.from({ length: Math.min(left, 500) }, () => ({ type: "note", data })),
    );
}

async function listen(session: string, headers: Record<string, string> = {}, after = 0) {
  const abort = new AbortController();
  const response = await fetch(`${server.server.url}/api/v1/sessions/${session}/events?after=${after}`, {
    headers: { accept: "text/event-stream", ...headers },
    signal: abort.signal,
  });
  return { response, abort };
}

/** Reads server-sent events until one fits. */
async function readUntil(response: Response, fits: (event: WireEvent) => boolean): Promise<WireEvent[]> {
  const heard: WireEvent[] = [];
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data === undefined) continue;
      heard.push(JSON.parse(data) as WireEvent);
      if (fits(heard.at(-1) as WireEvent)) return heard;
    }
  }
  return heard;
}

describe("server-sent events", () => {
  it("tell what was and go on with what happens", async () => {
    const session = await server.newSession();
    await server.say(session, "하나");
    const { response, abort } = await listen(session);
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const reading = readUntil(
      response,
      ({ event, data }) => event === "final_response" && (data as { reply: string }).reply === "적었어요: 둘",
    );
    await server.say(session, "둘");
    const heard = await reading;
    abort.abort();
    expect(heard[0]?.event).toBe("connected");
    const sequences = heard.flatMap(({ seq }) => seq ?? []);
    expect(sequences).toEqual(sequences.map((_, index) => index + 1));
  });

  it("go on after the last event that was seen", async () => {
    const session = await server.newSession();
    await server.say(session, "하나");
    const { last } = await server.runtime.events(session as never, 0, 1);
    const { response, abort } = await listen(session, { "last-event-id": String(last - 2) });
    const heard = await readUntil(response, ({ seq }) => seq === last);
    abort.abort();
    expect(heard.flatMap(({ seq }) => seq ?? [])).toEqual([last - 1, last]);
  });
});

describe("a reader that is slow", () => {
  it("is sent to the session itself, and then hears what comes next", async () => {
    const session = await server.newSession();
    const client = await server.connect(session);
    await client.hear("connected");
    client.socket.pause();
    await fillLog(session);
    await server.say(session, "무슨 일이 있었나요");
    client.socket.resume();
    const { data } = await client.hear("snapshot_needed");
    const { seq } = data as { seq: number };
    expect(client.sequences.filter((heard) => heard <= seq).length).toBeLessThan(3000);
    await server.say(session, "다음");
    const { last } = await server.runtime.events(session as never, 0, 1);
    await client.until(() => client.sequences.at(-1) === last, "what came next");
    expect(client.sequences.filter((heard) => heard > seq)).toEqual(
      Array.from({ length: last - seq }, (_, index) => seq + index + 1),
    );
  });

  it("and reads nothing at all is cut off", async () => {
    const session = await server.newSession();
    const { port, connections: before } = server.server;
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `GET /api/v1/chat/ws/${session} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: http://127.0.0.1:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await once(socket, "readable");
    await fillLog(session);
    await server.say(session, "듣고 있나요");
    // Two beats are enough once the network holds no more, which takes it a moment to notice.
    for (let beats = 0; server.server.connections > before && beats < 1000; beats += 1) {
      await server.beat();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(server.server.connections).toBeLessThanOrEqual(before);
    socket.destroy();
  });
});

describe("a connection", () => {
  it("whose session expires ends with 4004", async () => {
    const { id } = await server.runtime.create({
      assistant: "note",
      tenant: "local",
      user: "local",
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const client = await server.connect(id);
    await client.hear("connected");
    await server.beat();
    expect(client.closed).toBeNull();
    server.advance(3_600_000);
    await server.beat();
    expect(await client.untilClosed()).toMatchObject({ code: 4004 });
    const again = await server.connect(id);
    expect(await again.untilClosed()).toMatchObject({ code: 4004 });
    const read = await fetch(`${server.server.url}/api/v1/sessions/${id}`);
    expect(read.status).toBe(410);
  });

  it("that gives no sign of life is ended, one that does stays", async () => {
    const session = await server.newSession();
    const alive = await server.connect(session);
    const dead = await SocketClient.open(server.server.url, session, { autoPong: false });
    for (const tab of [alive, dead]) await tab.hear("connected");
    for (let beats = 1; beats <= 3; beats += 1) {
      await server.beat();
      await alive.answersPing();
    }
    await dead.untilClosed();
    expect(alive.closed).toBeNull();
  });
});
