import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { noteAssistant } from "@maru/runtime/testing";
import { openStorage } from "@maru/storage";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Fixture, startFixture } from "../testing/server-fixture.ts";
import { SocketClient } from "../testing/socket-client.ts";
import { ApiKeys } from "./api-keys.ts";

const LIMITS = { connections: 5, atOnce: 3, exports: 1, sockets: 2 };

let fixture: Fixture;
let keys: ApiKeys;
let key: { id: string };
let token: string;
let session: string;
let open: Socket[];

beforeEach(async () => {
  const storage = await openStorage("memory:");
  keys = new ApiKeys(storage, SYSTEM_PORTS);
  const runtime = new Runtime({ storage, assistants: [noteAssistant()] });
  const owner = { tenant: "acme", user: "jiwoo" };
  fixture = await startFixture({
    storage,
    runtime,
    authentication: { keys },
    limits: LIMITS,
    writeTime: 4_000,
    readTime: 1_500,
  });
  ({ key, token } = await keys.create({ name: "web", ...owner, role: "member" }));
  const begun = await runtime.create({ assistant: "note", ...owner });
  session = begun.id;
  // More than the network holds for somebody who does not read.
  for (let turn = 0; turn < 30; turn += 1) {
    const text = `${turn} ${"가나다라".repeat(5_000)}`;
    await runtime.send(begun, { client_id: `${turn}`, content: { type: "message", text } });
    await runtime.whenIdle(begun.id);
  }
  open = [];
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  await fixture.stop();
});

async function say(words: string): Promise<Socket> {
  const socket = connect(fixture.server.port, "127.0.0.1");
  open.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(words);
  return socket;
}

async function answerOn(socket: Socket): Promise<string> {
  let heard = "";
  socket.setEncoding("utf8");
  socket.on("data", (text: string) => {
    heard += text;
  });
  if (!socket.closed) await once(socket, "close");
  return heard;
}

const post = (bearer: string | null) =>
  `POST /api/v1/sessions HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n${
    bearer === null ? "" : `authorization: Bearer ${bearer}\r\n`
  }\r\n5\r\n{"ass\r\n`;
const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`;
const statusOf = async (path: string) =>
  (await fetch(`${fixture.server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
const exportPath = () => `/api/v1/sessions/${session}/export?whole=true`;

describe("a body without an end", () => {
  it("of a stranger is not waited for: the answer comes at once, and the connection ends", async () => {
    expect(await answerOn(await say(post(null)))).toMatch(/^HTTP\/1.1 401 /);
  });

  it("of a member is waited for, but not for ever and not many at once", async () => {
    const waiting = await Promise.all([say(post(token)), say(post(token)), say(post(token))]);
    await expect.poll(() => statusOf("/api/v1/sessions")).toBe(429);
    await Promise.all(waiting.map(answerOn));
    await expect.poll(() => statusOf("/api/v1/sessions")).toBe(200);
  }, 20_000);
});

it("connections on which nobody says who they are end when there are too many, the oldest first", async () => {
  const known = await say(get("/api/v1/sessions"));
  await once(known, "data");
  const silent: Socket[] = [];
  for (let count = 0; count < LIMITS.connections + 2; count += 1) silent.push(await say(""));
  await expect.poll(() => silent.map(({ closed }) => closed)).toEqual([true, true, ...Array(5).fill(false)]);
  expect(known.closed).toBe(false);
});

describe("an export", () => {
  it("that nobody reads keeps the same person from the next one, and is given up after a while", async () => {
    const unread = await say(get(exportPath()));
    unread.pause();
    await expect.poll(() => statusOf(exportPath())).toBe(429);
    await expect.poll(() => statusOf(exportPath()), { timeout: 25_000 }).toBe(200);
  }, 40_000);

  it("comes in pieces and is the whole document", async () => {
    const answer = await fetch(`${fixture.server.url}${exportPath()}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers.get("content-length")).toBeNull();
    expect(await answer.json()).toMatchObject({ format: "maru-session/1", session: { id: session } });
  });
});

describe("sockets", () => {
  const join = () => SocketClient.open(fixture.server.url, session, { token, origin: null });

  it("of one person are so many and no more, and one that ends makes room", async () => {
    const [first] = await Promise.all([join(), join()]);
    expect(await (await join()).untilClosed()).toMatchObject({ code: 4029 });
    (first as SocketClient).close();
    await (first as SocketClient).untilClosed();
    await expect.poll(async () => (await join()).hear("greeting").then(() => true)).toBe(true);
  });

  it("take nothing more from a key that was revoked", async () => {
    const client = await join();
    await client.hear("greeting");
    await keys.revoke(key.id);
    client.send({ type: "query", query: "몰래", client_id: "late" });
    expect(await client.untilClosed()).toMatchObject({ code: 4001 });
    expect(client.heard.map(({ event }) => event)).not.toContain("accepted");
  });

  it("answer a ping now and then, and end for somebody who does nothing else", async () => {
    const client = await join();
    client.socket.ping();
    await once(client.socket, "pong");
    for (let count = 0; count < 1_000; count += 1) client.socket.ping();
    expect(await client.untilClosed()).toMatchObject({ code: 1006 });
  });
});

it("a wrong token at what operators read is counted like any other", async () => {
  const ask = async () => (await fetch(`${fixture.server.url}/metrics`)).status;
  const seen = new Set<number>();
  for (let count = 0; count < 70; count += 1) seen.add(await ask());
  expect([...seen]).toEqual([401, 429]);
  expect(await statusOf("/healthz")).toBe(200);
});
