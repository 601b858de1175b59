import { once } from "node:events";
import { connect } from "node:net";
import { createLogger, Runtime } from "@maru/runtime";
import { noteAssistant } from "@maru/runtime/testing";
import { type Fixture, SocketClient, startFixture } from "@maru/server/testing";
import { openStorage } from "@maru/storage";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Attacks at the doors of a server without authentication, where names and forms are all the protection there is. */
let fixture: Fixture;
let session: string;
const lines: string[] = [];

beforeAll(async () => {
  const storage = await openStorage("memory:");
  const runtime = new Runtime({ storage, assistants: [noteAssistant()] });
  const logger = createLogger({ level: "info", destination: { write: (line) => lines.push(line) } });
  fixture = await startFixture({ storage, runtime, logger });
  session = await fixture.newSession();
});
afterAll(() => fixture.stop());

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${fixture.server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
}

/** Sends bytes as they are and gives back the first line of the answer. */
async function raw(text: string): Promise<string> {
  const socket = connect(fixture.server.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(text);
  const [chunk] = (await Promise.race([once(socket, "data"), once(socket, "close")])) as [Buffer | boolean];
  socket.destroy();
  return typeof chunk === "boolean" ? "closed" : (chunk.toString("latin1").split("\r\n")[0] ?? "");
}

describe("[B8] a page from elsewhere", () => {
  const port = () => fixture.server.port;
  const ORIGINS = [
    () => null,
    () => "null",
    () => "http://evil.example",
    () => `http://localhost.evil.example:${port()}`,
    () => `http://127.0.0.1.evil.example:${port()}`,
    () => `http://localhost@evil.example:${port()}`,
    () => `http://localhost:${port() + 1}`,
    () => `https://localhost:${port()}`,
    () => "file://",
    () => "",
  ];

  it.each(ORIGINS)("gets no socket (%#)", async (origin) => {
    await expect(SocketClient.open(fixture.server.url, session, { origin: origin() })).rejects.toThrow(
      "HTTP 403",
    );
  });

  it.each(ORIGINS.slice(1))("is not answered over HTTP (%#)", async (origin) => {
    const answer = await post("/api/v1/sessions", '{"assistant":"note"}', { origin: origin() ?? "" });
    expect(answer.status).toBe(403);
  });

  it("that made its own name point here is not answered", async () => {
    const first = await raw("GET /api/v1/sessions HTTP/1.1\r\nhost: evil.example\r\n\r\n");
    expect(first).toMatch(/^HTTP\/1.1 403/);
  });
});

describe("[B1] prototype keys", () => {
  it("are refused wherever they stand, on both doors, and change nothing", async () => {
    const client = await SocketClient.open(fixture.server.url, session);
    await client.hear("connected");
    const before = Object.getOwnPropertyNames(Object.prototype);
    const key = fc.constantFrom("__proto__", "constructor", "prototype");
    const nested = fc.tuple(key, fc.array(fc.constantFrom("a", "edits", "0"), { maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(nested, async ([name, way]) => {
        const inner = way.reduceRight((value, part) => `{"${part}":${value}}`, `{"${name}":{"polluted":1}}`);
        const decision = `{"action":"approve","client_id":"x","modifications":${inner}}`;
        expect((await post(`/api/v1/sessions/${session}/decisions`, decision)).status).toBe(400);
        client.sendText(decision.replace('"action"', '"type":"interrupt_response","action"'));
        await client.answersPing();
      }),
      { numRuns: 30 },
    );
    expect(client.heard.some(({ event }) => event === "accepted")).toBe(false);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe("[B2] ids that are paths", () => {
  it.each([
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e%2f",
    "..%5c..%5cwindows",
    "%00",
    "a".repeat(300),
    "CON",
    "%EF%BC%8E%EF%BC%8E",
    "0".repeat(25),
    "0".repeat(27),
    "%E0%A4%A",
  ])("%s is no session", async (id) => {
    const answer = await fetch(`${fixture.server.url}/api/v1/sessions/${id}`);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.text()).not.toContain("root:");
  });
});

describe("[B16] keys that nobody asked for", () => {
  it.each([
    ["/api/v1/sessions", '{"assistant":"note","tenant":"x"}'],
    ["/api/v1/sessions", '{"assistant":"note","user":"x","role":"operator"}'],
    ["/api/v1/sessions/{id}/messages", '{"text":"x","client_id":"1","companyId":"x"}'],
    ["/api/v1/sessions/{id}/messages", '{"text":"x","client_id":"1","__version":9}'],
    ["/api/v1/sessions/{id}/forks", '{"checkpoint_id":"x","version":3}'],
    ["/api/v1/sessions/{id}/skips", '{"step_id":"x","client_id":"1","status":"completed"}'],
    ["/api/chat", '{"message":"x","state":{}}'],
  ])("%s refuses %s", async (path, body) => {
    expect((await post(path.replace("{id}", session), body)).status).toBe(400);
  });
});

describe("[B13] [F11] what is too much", () => {
  it("of headers is refused, and the server goes on", async () => {
    const headers = Array.from({ length: 2000 }, (_, index) => `x-${index}: ${index}\r\n`).join("");
    const upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n";
    const first = await raw(
      `GET /api/v1/chat/ws/${session} HTTP/1.1\r\nhost: localhost:${fixture.server.port}\r\n${upgrade}${headers}\r\n`,
    );
    expect(first).toMatch(/^HTTP\/1.1 4\d\d|closed/);
    expect((await fetch(`${fixture.server.url}/healthz`)).status).toBe(200);
  });

  it.each([1, 1000, 20_000])("begins above %i characters of a message", async (length) => {
    const body = JSON.stringify({ text: "가".repeat(length), client_id: `l${length}` });
    expect((await post(`/api/v1/sessions/${session}/messages`, body)).status).toBe(202);
  });

  it.each([
    [20_001, 400],
    [2_000_000, 413],
    [100_000_000, 413],
  ])("%i characters are refused with %i", async (length, status) => {
    const body = JSON.stringify({ text: "a".repeat(length), client_id: "x" });
    const answer = await post(`/api/v1/sessions/${session}/messages`, body).catch(() => null);
    // The server may hang up before all of it was sent.
    if (answer !== null) expect(answer.status).toBe(status);
    expect((await fetch(`${fixture.server.url}/healthz`)).status).toBe(200);
  });

  it("on a socket closes it with 1009", async () => {
    const client = await SocketClient.open(fixture.server.url, session);
    await client.hear("connected");
    client.sendText("x".repeat(1_000_000));
    expect(await client.untilClosed()).toMatchObject({ code: 1009 });
  });

  it.each([
    ["nesting", "[".repeat(100_000) + "]".repeat(100_000)],
    ["entries", `[${"0,".repeat(400_000)}0]`],
    ["half characters", '"\\ud800"'],
  ])("of %s is refused", async (_, value) => {
    const body = `{"checkpoint_id":"x","edits":{"notes":${value}}}`;
    expect((await post(`/api/v1/sessions/${session}/forks`, body)).status).toBe(400);
  });
});

describe("[B15] what people write", () => {
  it("never begins a line of the log of its own, nor speaks to a terminal", async () => {
    lines.length = 0;
    await fetch(`${fixture.server.url}/api/v1/x%0a%1b[31mfake%e2%80%ae?token=canary-1`, {
      headers: { authorization: "Bearer canary-2" },
    });
    await post("/api/v1/sessions", '{"assistant":"\\n\\u001b[2J canary-3"}');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain("\n");
      expect(() => JSON.parse(line)).not.toThrow();
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      expect(line.trimEnd()).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
      expect(line).not.toMatch(/canary/);
    }
  });
});
